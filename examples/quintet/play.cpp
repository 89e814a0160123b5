// SPDX-License-Identifier: MIT
#include "commands.hpp"
#include "failure.hpp"
#include "input.hpp"
#include "known_games.hpp"
#include "terminal.hpp"

#include <quintet/io/record.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <iostream>
#include <optional>
#include <thread>

namespace {

/// Sums over the games of one seat.
struct seat_sums {
    std::uint64_t wins = 0;   ///< alone on the first place
    std::uint64_t shared = 0; ///< on the first place with others
    std::uint64_t ranks = 0;
    std::int64_t score = 0;
};

/// Plays games first … first + count − 1 of a run on several threads; the records come in the order of the games, and
/// do not depend on the number of threads.
std::vector<quintet::game_record> play_batch(const quintet::any_game& game, const play_arguments& arguments,
                                             std::uint64_t first, std::uint64_t count)
{
    std::vector<std::optional<quintet::result<quintet::game_record>>> played(count);
    std::atomic<std::uint64_t> next = 0;
    const auto work = [&] {
        for (std::uint64_t i = next++; i < count; i = next++) {
            played[i] = game.play(arguments.bots, arguments.seed + first + i, arguments.plies);
        }
    };
    std::vector<std::jthread> helpers;
    for (unsigned t = 1; t < arguments.threads && t < count; ++t) {
        helpers.emplace_back(work);
    }
    work();
    helpers.clear();
    std::vector<quintet::game_record> records;
    records.reserve(played.size());
    for (auto& one : played) {
        records.push_back(value_or_fail(*std::move(one), ""));
    }
    return records;
}

} // namespace

void play(const play_arguments& arguments)
{
    const quintet::any_game game = game_or_fail(arguments.game, arguments.options);
    // Whether the bots can play, before a file is overwritten.
    const std::string names = fmt::format("{}", fmt::join(arguments.bots, ","));
    static_cast<void>(value_or_fail(game.play(arguments.bots, arguments.seed, 0), names));
    std::ofstream record_file;
    if (!arguments.record_file.empty()) {
        record_file.open(arguments.record_file, std::ios::binary);
        if (!record_file) {
            throw failure{failure::unreadable, fmt::format("cannot write {}", arguments.record_file)};
        }
    }
    std::vector<seat_sums> sums(game.seats());
    std::uint64_t plies = 0;
    std::uint64_t unfinished = 0;
    quintet::game_record last;
    const std::uint64_t batch = 64 * std::uint64_t{std::max(1U, arguments.threads)};
    for (std::uint64_t done = 0; done < arguments.games; done += batch) {
        for (quintet::game_record& record :
             play_batch(game, arguments, done, std::min(batch, arguments.games - done))) {
            const auto winners = std::ranges::count(record.result.ranks, 1);
            for (std::size_t i = 0; i < sums.size(); ++i) {
                sums[i].score += record.result.scores[i];
                if (!record.result.ranks.empty()) {
                    const bool first = record.result.ranks[i] == 1;
                    sums[i].wins += first && winners == 1 ? 1U : 0U;
                    sums[i].shared += first && winners > 1 ? 1U : 0U;
                    sums[i].ranks += static_cast<std::uint64_t>(record.result.ranks[i]);
                }
            }
            plies += record.moves.size();
            unfinished += record.result.ended_by.empty() ? 1U : 0U;
            if (record_file.is_open()) {
                record_file << quintet::record_json(record) << '\n';
            }
            last = std::move(record);
        }
    }
    if (record_file.is_open()) {
        record_file.close();
        if (!record_file) {
            throw failure{failure::unreadable, fmt::format("cannot write {}", arguments.record_file)};
        }
    }

    if (arguments.show) {
        const quintet::any_position end = value_or_fail(game.read(last.end), last.end);
        fmt::print("{}\n", value_or_fail(end.show({terminal_has_colours()}), ""));
    }
    const auto games = static_cast<double>(arguments.games);
    const auto finished = static_cast<double>(arguments.games - unfinished);
    fmt::print("{:<5}{:<16}{:>8}{:>8}{:>8}{:>11}{:>11}\n", "seat", "bot", "games", "wins", "shared", "mean rank",
               "mean score");
    for (std::size_t i = 0; i < sums.size(); ++i) {
        fmt::print("{:<5}{:<16}{:>8}{:>8}{:>8}{:>11}{:>11.2f}\n",
                   letter_of(quintet::seat{static_cast<std::uint8_t>(i)}), last.players[i], arguments.games,
                   sums[i].wins, sums[i].shared,
                   finished > 0 ? fmt::format("{:.2f}", static_cast<double>(sums[i].ranks) / finished) : "-",
                   static_cast<double>(sums[i].score) / games);
    }
    fmt::print("mean plies {:.1f}, broken off after {} plies {}{}\n", static_cast<double>(plies) / games,
               arguments.plies, unfinished,
               unfinished > 0 ? " (no ranks and no winner; their scores count as they stand)" : "");
}

void replay(const std::string& file)
{
    std::ifstream opened;
    if (file != "-") {
        opened.open(file, std::ios::binary);
        if (!opened) {
            throw failure{failure::unreadable, fmt::format("cannot read {}", file)};
        }
    }
    std::istream& in = file == "-" ? std::cin : opened;
    std::uint64_t number = 0;
    std::uint64_t line_number = 0;
    for (std::string line; read_line(in, line, quintet::longest_record);) {
        ++line_number;
        if (line.empty()) {
            continue;
        }
        const auto at_line = [&](failure wrong) {
            wrong.reason = fmt::format("record on line {}: {}", line_number, wrong.reason);
            return wrong;
        };
        const quintet::result<quintet::game_record> record = quintet::read_record(line);
        if (!record) {
            throw at_line(failure_from(record.error(), line));
        }
        const quintet::any_game* game = find_known_game(record->game);
        if (game == nullptr) {
            throw at_line({failure::unreadable, fmt::format("no game of the id '{}'", record->game)});
        }
        if (const auto fault = game->replay(*record)) {
            const std::string& text = fault->move ? record->moves[*fault->move] : record->start;
            failure wrong = failure_from(fault->why, text);
            if (fault->move) {
                wrong.reason = fmt::format("move {}: {}", *fault->move + 1, wrong.reason);
            }
            wrong.exit_code = failure::refused;
            throw at_line(wrong);
        }
        ++number;
        fmt::print("{}\t{} moves\t{}\n", record->game, record->moves.size(),
                   record->result.ended_by.empty() ? "broken off" : record->result.ended_by);
    }
    if (in.bad()) {
        throw failure{failure::unreadable, fmt::format("cannot read {}", file)};
    }
    if (number == 0) {
        throw failure{failure::unreadable, "no record to replay"};
    }
}
