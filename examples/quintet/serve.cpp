// SPDX-License-Identifier: MIT
#include "serve.hpp"

#include "commands.hpp"
#include "failure.hpp"
#include "input.hpp"
#include "known_games.hpp"

#include <quintet/io/error_text.hpp>
#include <quintet/io/json.hpp>
#include <quintet/io/record.hpp>

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <iostream>
#include <limits>
#include <optional>
#include <utility>

using quintet::error;
using quintet::error_code;
using quintet::json;

namespace {

/// What ends a request early.
struct rejection {
    error why;
    std::optional<std::size_t> move;
};

[[noreturn]] void reject(error_code code, std::string_view message)
{
    throw rejection{{code, {}, error::nowhere, message}, std::nullopt};
}

template <class T>
T value_or_reject(quintet::result<T> result)
{
    if (!result) {
        throw rejection{result.error(), std::nullopt};
    }
    return std::move(result).value();
}

json to_json(const rejection& r)
{
    json j{{"code", quintet::name_of(r.why.code)}};
    j["clause"] = r.why.clause.empty() ? json() : json(r.why.clause.name());
    j["message"] = r.why.message;
    j["place"] = r.why.position == error::nowhere ? json() : json(r.why.position);
    if (r.move) {
        j["move"] = *r.move;
    }
    return j;
}

/// The members of a request.
class request_reader {
  public:
    explicit request_reader(const json& request) : request_(request) {}

    [[nodiscard]] std::string text(const char* name) const
    {
        const auto found = request_.find(name);
        if (found == request_.end() || !found->is_string()) {
            reject(error_code::syntax, "a member of the request is missing or no text");
        }
        return found->get<std::string>();
    }
    [[nodiscard]] std::string text_or(const char* name, const char* otherwise) const
    {
        return request_.contains(name) ? text(name) : otherwise;
    }
    [[nodiscard]] std::uint64_t number_or(const char* name, std::uint64_t otherwise) const
    {
        const auto found = request_.find(name);
        if (found == request_.end()) {
            return otherwise;
        }
        if (!found->is_number_unsigned()) {
            reject(error_code::bad_number, "a member of the request is no whole number from 0 on");
        }
        return found->get<std::uint64_t>();
    }
    [[nodiscard]] std::vector<std::string> texts(const char* name) const
    {
        const auto found = request_.find(name);
        if (found == request_.end() || !found->is_array()) {
            reject(error_code::syntax, "a member of the request is missing or no list");
        }
        std::vector<std::string> all;
        for (const json& value : *found) {
            if (!value.is_string()) {
                reject(error_code::syntax, "a list of the request holds something that is no text");
            }
            all.push_back(value.get<std::string>());
        }
        return all;
    }
    /// A list of objects as text, one a line.
    [[nodiscard]] std::string lines(const char* name) const
    {
        const auto found = request_.find(name);
        if (found == request_.end() || !found->is_array()) {
            reject(error_code::syntax, "a member of the request is missing or no list");
        }
        std::string all;
        for (const json& value : *found) {
            all += quintet::json_line(value) + '\n';
        }
        return all;
    }
    [[nodiscard]] quintet::any_game game() const
    {
        const quintet::any_game* found = find_known_game(text("game"));
        if (found == nullptr) {
            reject(error_code::unknown_name, "no game of this id");
        }
        return *found;
    }
    [[nodiscard]] quintet::any_position position() const
    {
        return value_or_reject(read_known_position(text("position")));
    }

  private:
    const json& request_;
};

json games(const request_reader&)
{
    json list = json::array();
    for (const quintet::any_game& game : known_games()) {
        list.push_back({{"id", game.id()}, {"players", game.players()}, {"title", game.title()}});
    }
    return {{"games", list}};
}

json options(const request_reader& request)
{
    json list = json::array();
    for (const auto& o : request.game().options()) {
        list.push_back({{"name", o.name},
                        {"values", o.values},
                        {"default", o.default_value},
                        {"clause", o.clause.name()},
                        {"meaning", o.meaning}});
    }
    return {{"options", list}};
}

json start(const request_reader& request)
{
    const quintet::any_game game = value_or_reject(request.game().with(request.text_or("options", "")));
    return {{"position", game.start(request.number_or("seed", 1)).text()}};
}

json moves(const request_reader& request)
{
    const quintet::any_position p = request.position();
    const std::uint64_t limit = request.number_or("limit", (std::numeric_limits<std::uint64_t>::max)());
    json list = json::array();
    p.for_each_move([&](std::string_view move) {
        if (list.size() < limit) {
            list.push_back(move);
        }
        return list.size() < limit;
    });
    return {{"count", p.count_moves()}, {"moves", list}};
}

json apply_all(const request_reader& request)
{
    quintet::any_position p = request.position();
    const std::vector<std::string> list = request.texts("moves");
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (const auto why = p.apply(list[i])) {
            throw rejection{*why, i};
        }
    }
    return {{"position", p.text()}};
}

json status(const request_reader& request) { return {{"status", json::parse(request.position().status())}}; }

json explain(const request_reader& request)
{
    return {{"explanation", json::parse(value_or_reject(request.position().explain(request.text("move"))))}};
}

json judge(const request_reader& request)
{
    return {{"judgement", json::parse(value_or_reject(request.position().judge(request.lines("log"))))}};
}

json show(const request_reader& request)
{
    const quintet::any_position p = request.position();
    const std::string move = request.text_or("move", "");
    const std::string mark = request.text_or("mark", "");
    const quintet::picture_wish wish{false, move, mark};
    return {{"text", value_or_reject(p.show(wish))}, {"svg", value_or_reject(p.svg(wish))}};
}

json choose(const request_reader& request)
{
    const quintet::any_position p = request.position();
    if (!p.to_move()) {
        reject(error_code::illegal_move, "the game is over");
    }
    return {{"move", value_or_reject(p.choose(request.text("bot"), request.number_or("seed", 1)))}};
}

json perft(const request_reader& request)
{
    const std::uint64_t depth = request.number_or("depth", 1);
    if (depth > 64) {
        reject(error_code::bad_number, "the depth of perft is 0 to 64");
    }
    return {{"count", request.position().perft(static_cast<int>(depth))}};
}

json replay_record(const json& request)
{
    const auto found = request.find("record");
    if (found == request.end()) {
        reject(error_code::syntax, "a member of the request is missing");
    }
    const quintet::game_record record = value_or_reject(quintet::read_record(found->dump()));
    const quintet::any_game* game = find_known_game(record.game);
    if (game == nullptr) {
        reject(error_code::unknown_name, "no game of this id");
    }
    if (const auto fault = game->replay(record)) {
        throw rejection{fault->why, fault->move};
    }
    return json::object();
}

/// The value of the member "id" as its request has it, letter by letter: a number that no double holds, too. Empty
/// where there is none. Precondition: the line is a JSON object.
std::string_view id_of(std::string_view line)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto end_of_text = [line](std::size_t quote) { // the place behind a text's closing quote
        for (++quote; line[quote] != '"'; ++quote) {
            quote += line[quote] == '\\' ? 1U : 0U;
        }
        return quote + 1;
    };
    for (std::size_t at = line.find_first_of('{') + 1; line[at = line.find_first_not_of(blanks, at)] == '"'; ++at) {
        const std::size_t end_of_name = end_of_text(at);
        const bool is_id = json::parse(line.substr(at, end_of_name - at)) == "id";
        const std::size_t begin = line.find_first_not_of(blanks, line.find(':', end_of_name) + 1);
        std::size_t depth = 0;
        for (at = begin; depth > 0 || (line[at] != ',' && line[at] != '}');) {
            const char c = line[at];
            depth += c == '{' || c == '[' ? 1U : 0U;
            depth -= c == '}' || c == ']' ? 1U : 0U;
            at = c == '"' ? end_of_text(at) : at + 1;
        }
        if (is_id) {
            return line.substr(begin, line.find_last_not_of(blanks, at - 1) + 1 - begin);
        }
        if (line[at] == '}') {
            break;
        }
    }
    return {};
}

json run(const json& request)
{
    using command = json (*)(const request_reader&);
    static constexpr auto commands = std::to_array<std::pair<std::string_view, command>>({{"games", games},
                                                                                          {"options", options},
                                                                                          {"start", start},
                                                                                          {"moves", moves},
                                                                                          {"apply", apply_all},
                                                                                          {"status", status},
                                                                                          {"explain", explain},
                                                                                          {"judge", judge},
                                                                                          {"show", show},
                                                                                          {"choose", choose},
                                                                                          {"perft", perft}});
    const request_reader reader(request);
    const std::string name = reader.text("command");
    if (name == "replay") {
        return replay_record(request);
    }
    for (const auto& [known, function] : commands) {
        if (known == name) {
            return function(reader);
        }
    }
    reject(error_code::unknown_name, "no command of this name");
}

} // namespace

std::string answer(std::string_view line)
{
    json result = json::object();
    std::string_view id;
    try {
        if (line.size() > longest_request) {
            reject(error_code::too_long, "longer than any request");
        }
        const json request = value_or_reject(quintet::read_json(line));
        if (!request.is_object()) {
            reject(error_code::syntax, "a request is a JSON object on one line");
        }
        id = id_of(line);
        const json members = run(request);
        result["ok"] = true;
        result.update(members);
    } catch (const rejection& r) {
        result["ok"] = false;
        result["error"] = to_json(r);
    }
    std::string text = quintet::json_line(result);
    if (!id.empty()) {
        text.insert(1, fmt::format("\"id\":{},", id));
    }
    return text;
}

void serve()
{
    for (std::string line; read_line(std::cin, line, longest_request);) {
        if (!line.empty()) {
            fmt::print("{}\n", answer(line));
            if (std::fflush(stdout) != 0) {
                throw failure{failure::unreadable, "cannot write to stdout"};
            }
        }
    }
}
