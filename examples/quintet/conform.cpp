// SPDX-License-Identifier: MIT
#include "commands.hpp"
#include "conformance_cases.hpp"
#include "engine.hpp"
#include "failure.hpp"
#include "input.hpp"
#include "serve.hpp"

#include <quintet/io/json.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <sstream>
#include <string_view>

// The cases are those of tests/conformance/, whose members conformance.test.cpp there tells. Each becomes a few
// requests in the protocol of serve.hpp.

using quintet::json;

namespace {

using ask_function = std::function<json(const json&)>;

/// What the engine's answer has at a path of members; null where it has nothing there.
json part(const json& answer, const std::string& pointer)
{
    const json::json_pointer at(pointer);
    return answer.contains(at) ? answer.at(at) : json();
}

/// What an object has for each seat, at a path of members, as a list.
json by_seat(const json& seats, const std::string& pointer)
{
    json list = json::array();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        list.push_back(part(seats, fmt::format("/{}{}", static_cast<char>('a' + i), pointer)));
    }
    return list;
}

json sorted(json list)
{
    if (list.is_array()) {
        std::sort(list.begin(), list.end());
    }
    return list;
}

/// [verdict, clause, disc] of each ruling, without their order and wording.
json sorted_rulings(const json& rulings)
{
    json list = json::array();
    for (const json& ruling : rulings) {
        list.push_back({part(ruling, "/verdict"), part(ruling, "/clause"), part(ruling, "/disc")});
    }
    return sorted(list);
}

/// What is wrong with how a position stands, or an empty text.
std::string fault_of_standing(const json& one, const json& position, const ask_function& ask)
{
    if (!one.contains("to_move") && !one.contains("scores") && !one.contains("outcome")) {
        return "";
    }
    const json status = ask({{"command", "status"}, {"position", position}});
    if (!part(status, "/status").is_object()) {
        return "no answer about how the position stands";
    }
    if (one.contains("to_move") && part(status, "/status/to_move") != one["to_move"]) {
        return "another seat is to move";
    }
    if (one.contains("scores") && by_seat(part(status, "/status/score/seats"), "/total") != one["scores"]) {
        return "other scores";
    }
    if (!one.contains("outcome")) {
        return "";
    }
    if (one["outcome"].is_null()) {
        return part(status, "/status/outcome").is_null() ? "" : "the game is over, but should not be";
    }
    if (part(status, "/status/outcome/ended_by") != part(one, "/outcome/ended_by")) {
        return "another clause ended the game, or none";
    }
    return by_seat(part(status, "/status/outcome/ranks"), "") == part(one, "/outcome/ranks") ? "" : "other ranks";
}

/// What is wrong with the engine's answers about a case, or an empty text.
std::string fault_of(const json& one, const ask_function& ask)
{
    json position = one["position"];
    if (one.contains("invalid")) {
        const json answer = ask({{"command", "status"}, {"position", position}});
        if (part(answer, "/ok") != json(false)) {
            return "taken for a position";
        }
        return part(answer, "/error/clause") == one["invalid"] ? "" : "refused by another clause";
    }
    if (one.contains("count") &&
        part(ask({{"command", "moves"}, {"position", position}, {"limit", 0}}), "/count") != one["count"]) {
        return "another number of moves";
    }
    if (one.contains("move") || one.contains("log")) {
        // A move is explained, a log is judged: both tell what came of it, or the clause that forbids it.
        const bool logged = one.contains("log");
        const json answer = logged ? ask({{"command", "judge"}, {"position", position}, {"log", one["log"]}})
                                   : ask({{"command", "explain"}, {"position", position}, {"move", one["move"]}});
        const json told = part(answer, logged ? "/judgement" : "/explanation");
        if ((logged ? json(answer.value("ok", false)) : part(told, "/legal")) != one.value("legal", json())) {
            return "legal, or illegal, where it should be the other";
        }
        if (!one.value("legal", false)) {
            return part(logged ? answer : told, logged ? "/error/clause" : "/clause") == one.value("clause", json())
                       ? ""
                       : "refused by another clause";
        }
        position = part(told, "/position");
        if (one.contains("after") && position != one["after"]) {
            return "the shot or move leads to another position";
        }
        if (one.contains("rulings") && sorted_rulings(part(told, "/rulings")) != sorted(one["rulings"])) {
            return "other rulings";
        }
    }
    return fault_of_standing(one, position, ask);
}

/// Whether this is a case at all: it has a name, and something to check.
bool is_case(const json& one)
{
    bool checks = false;
    for (const char* name : {"invalid", "count", "move", "log", "to_move", "scores", "outcome"}) {
        checks = checks || one.contains(name);
    }
    return checks && part(one, "/what").is_string() && part(one, "/position").is_string() &&
           part(one, "/tags").is_array();
}

struct tally_of_cases {
    std::size_t passed = 0;
    std::size_t failed = 0;
};

void run_cases(std::istream& in, std::string_view source, const ask_function& ask, tally_of_cases& tally)
{
    std::size_t number = 0;
    for (std::string line; read_line(in, line, longest_request);) {
        ++number;
        if (line.empty()) {
            continue;
        }
        const json one = quintet::parse_json(line);
        if (!is_case(one)) {
            throw failure{failure::unreadable, fmt::format("{}, line {}: not a conformance case", source, number)};
        }
        std::string name;
        for (const json& tag : one["tags"]) {
            name += fmt::format("{} ", tag.is_string() ? tag.get<std::string>() : tag.dump());
        }
        name += one["what"].get<std::string>();
        const std::string fault = fault_of(one, ask);
        ++(fault.empty() ? tally.passed : tally.failed);
        fmt::print("{}\t{}\n", fault.empty() ? "ok" : "FAILED", name);
        if (!fault.empty()) {
            fmt::print(stderr, "{}: {}\n  {}\n", name, fault, line);
        }
    }
    if (in.bad()) {
        throw failure{failure::unreadable, fmt::format("cannot read {}", source)};
    }
}

} // namespace

void conform(const std::vector<std::string>& files, const std::string& command)
{
    std::unique_ptr<engine> other;
    ask_function ask = [](const json& request) { return quintet::parse_json(answer(request.dump())); };
    if (!command.empty()) {
        other = std::make_unique<engine>(command);
        ask = [&other](const json& request) {
            const auto text = other->ask(request.dump());
            if (!text) {
                throw failure{failure::unreadable, "the engine has ended, or does not answer"};
            }
            return quintet::parse_json(*text);
        };
    }
    tally_of_cases tally;
    if (files.empty()) {
        for (const std::string_view cases : conformance_cases()) {
            std::istringstream in{std::string(cases)};
            run_cases(in, "built-in cases", ask, tally);
        }
    }
    for (const std::string& name : files) {
        if (name == "-") {
            run_cases(std::cin, "stdin", ask, tally);
            continue;
        }
        std::ifstream in(name, std::ios::binary);
        if (!in) {
            throw failure{failure::unreadable, fmt::format("cannot read {}", name)};
        }
        run_cases(in, name, ask, tally);
    }
    if (tally.failed > 0) {
        throw failure{failure::refused,
                      fmt::format("{} of {} cases failed", tally.failed, tally.passed + tally.failed)};
    }
    if (tally.passed == 0) {
        throw failure{failure::unreadable, "no cases"};
    }
}
