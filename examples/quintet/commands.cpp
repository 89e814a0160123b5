// SPDX-License-Identifier: MIT
#include "commands.hpp"

#include "failure.hpp"
#include "input.hpp"
#include "known_games.hpp"
#include "terminal.hpp"

#include <quintet/io/flick/log_text.hpp>
#include <quintet/io/format.hpp>

#include <fmt/format.h>

#include <fstream>
#include <utility>

using quintet::any_game;
using quintet::any_position;

void list_games()
{
    for (const any_game& game : known_games()) {
        fmt::print("{}\t{}\t{}\n", game.id(), game.players(), game.title());
    }
}

void list_options(const std::string& game)
{
    for (const quintet::option_description& o : game_or_fail(game, {}).options()) {
        fmt::print("{}\t{}\t{}\t{}\t{}\n", o.name, o.values, o.default_value, o.clause, o.meaning);
    }
}

void start(const std::string& game, const std::vector<std::string>& options, std::uint64_t seed)
{
    fmt::print("{}\n", game_or_fail(game, options).start(seed).text());
}

void moves(const std::string& position, bool count, std::optional<std::size_t> limit)
{
    const any_position p = read_position_or_fail(position);
    if (count) {
        fmt::print("{}\n", p.count_moves());
        return;
    }
    std::size_t left = limit ? *limit : p.count_moves();
    if (left == 0) {
        return;
    }
    p.for_each_move([&left](std::string_view move) {
        fmt::print("{}\n", move);
        return --left > 0;
    });
}

void apply_moves(const std::string& position, const std::vector<std::string>& moves)
{
    any_position p = read_position_or_fail(position);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (const auto why = p.apply(moves[i])) {
            failure wrong = failure_from(*why, moves[i]);
            if (moves.size() > 1) {
                wrong.reason = fmt::format("move {}: {}", i + 1, wrong.reason);
            }
            throw wrong;
        }
    }
    fmt::print("{}\n", p.text());
}

void show(const std::string& position, const show_arguments& wish)
{
    const any_position p = read_position_or_fail(position);
    const bool colour = wish.colour == "always" || (wish.colour == "auto" && terminal_has_colours());
    const quintet::picture_wish picture{colour, wish.move, wish.mark};
    if (wish.svg_file.empty()) {
        fmt::print("{}", value_or_fail(p.show(picture), wish.move));
        return;
    }
    const std::string drawing = value_or_fail(p.svg(picture), wish.move);
    if (wish.svg_file == "-") {
        fmt::print("{}", drawing);
        return;
    }
    std::ofstream file(wish.svg_file, std::ios::binary);
    file << drawing;
    file.close();
    if (!file) {
        throw failure{failure::unreadable, fmt::format("cannot write {}", wish.svg_file)};
    }
}

void status(const std::string& position) { fmt::print("{}\n", read_position_or_fail(position).status()); }

void explain(const std::string& position, const std::string& move)
{
    const std::string told = value_or_fail(read_position_or_fail(position).explain(move), move);
    fmt::print("{}\n", told);
    const auto object = quintet::json::parse(told);
    if (!object.at("legal").get<bool>()) {
        throw failure{failure::refused, fmt::format("{}: {}", object.at("clause").get<std::string>(),
                                                    object.at("message").get<std::string>())};
    }
}

void judge(const std::string& position, const std::string& log_file)
{
    const any_position p = read_position_or_fail(position);
    const std::string log = file_text(log_file, quintet::flick::longest_log);
    const quintet::result<std::string> judged = p.judge(log);
    if (!judged) {
        quintet::error why = judged.error();
        const std::size_t line = std::exchange(why.position, quintet::error::nowhere);
        failure wrong = failure_from(why, "");
        if (line != quintet::error::nowhere) {
            wrong.reason = fmt::format("{}, line {}: {}", log_file, line, wrong.reason);
        }
        throw wrong;
    }
    fmt::print("{}\n", quintet::json::parse(*judged).at("position").get<std::string>());
}

void perft(const std::string& position, int depth, bool divide)
{
    const any_position p = read_position_or_fail(position);
    if (!divide || depth == 0) {
        fmt::print("{}\n", p.perft(depth));
        return;
    }
    const std::uint64_t sum = p.perft_divide(
        depth, [](std::string_view move, std::uint64_t sequences) { fmt::print("{} {}\n", move, sequences); });
    fmt::print("{}\n", sum);
}
