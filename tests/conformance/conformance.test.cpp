// SPDX-License-Identifier: MIT

// The cases in *.jsonl, one JSON object a line, that any program may be held to:
//
//   tags       the clauses of the rule sheet, and the known faults (B…), that the case stands for
//   what       the case in words
//   position   a position, or what is none
//   invalid    the position is none, by this clause
//   count      how many legal moves the position has
//   move       a move, or
//   log        a shot of flicked discs that was made elsewhere: a list of the lines of quintet/io/flick/log_text.hpp;
//              then
//   legal      whether the move is legal, or there can have been such a shot; if not,
//   clause     the clause that forbids it; if it is,
//   after      the position that it leads to, and for flicked discs
//   rulings    the judge's, in any order: [verdict, clause, number of the disc in the log or null]
//   to_move, scores, outcome
//              as they stand then, or in the position if no move is given: a seat's letter, or null at the end; totals
//              by seat; {"ended_by":clause,"ranks":[by seat]}, or null while the game goes on

#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <known_games.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

using nlohmann::json;

struct conformance_file {
    std::string name;
    std::vector<json> cases;
};

std::vector<conformance_file> files()
{
    std::vector<conformance_file> all;
    for (const auto& entry : std::filesystem::directory_iterator(QUINTET_SOURCE_DIR "/tests/conformance")) {
        if (entry.path().extension() != ".jsonl") {
            continue;
        }
        conformance_file file{entry.path().stem().string(), {}};
        std::ifstream in(entry.path());
        for (std::string line; std::getline(in, line);) {
            file.cases.push_back(json::parse(line));
        }
        all.push_back(std::move(file));
    }
    return all;
}

json outcome_of(const quintet::any_position& p)
{
    const auto end = p.outcome();
    if (!end) {
        return nullptr;
    }
    std::vector<int> ranks;
    for (std::uint8_t i = 0; i < end->seats(); ++i) {
        ranks.push_back(end->rank({i}));
    }
    return {{"ended_by", end->ended_by().name()}, {"ranks", ranks}};
}

void check_standing(const json& expected, const quintet::any_position& p)
{
    if (expected.contains("to_move")) {
        const auto who = p.to_move();
        CHECK(expected.at("to_move") == (who ? json(std::string(1, quintet::letter_of(*who))) : json()));
    }
    if (expected.contains("scores")) {
        std::vector<std::int32_t> scores;
        for (const auto& tally : p.score().seats) {
            scores.push_back(tally.total);
        }
        CHECK(expected.at("scores") == json(scores));
    }
    if (expected.contains("outcome")) {
        CHECK(expected.at("outcome") == outcome_of(p));
    }
}

void check_rulings(const json& expected, const json& told)
{
    std::multiset<json> rulings;
    for (const json& ruling : told.at("rulings")) {
        rulings.insert(json::array({ruling.at("verdict"), ruling.at("clause"), ruling.at("disc")}));
    }
    const json& due = expected.at("rulings");
    INFO(json(rulings).dump());
    CHECK(rulings == std::multiset<json>(due.begin(), due.end()));
}

/// The position after the shot; the same one where there can have been no such shot.
quintet::any_position check_log(const json& expected, const quintet::any_position& p)
{
    std::string log;
    for (const json& line : expected.at("log")) {
        log += line.dump() + '\n';
    }
    const auto judged = p.judge(log);
    if (!expected.at("legal").get<bool>()) {
        REQUIRE_FALSE(judged.has_value());
        CHECK(judged.error().clause.name() == expected.at("clause").get<std::string>());
        return p;
    }
    INFO((judged ? std::string_view() : judged.error().message));
    REQUIRE(judged.has_value());
    const json told = json::parse(*judged);
    CHECK(told.at("position") == expected.at("after"));
    check_rulings(expected, told);
    return read_known_position(told.at("position").get<std::string>()).value();
}

void check_case(const json& expected)
{
    INFO(expected.dump());
    static const std::set<std::string> known{"tags",  "what",   "position", "invalid", "count",   "move",   "log",
                                             "legal", "clause", "after",    "rulings", "to_move", "scores", "outcome"};
    for (const auto& member : expected.items()) {
        CHECK(known.contains(member.key()));
    }
    const auto text = expected.at("position").get<std::string>();
    const auto read = read_known_position(text);
    if (expected.contains("invalid")) {
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().clause.name() == expected.at("invalid").get<std::string>());
        return;
    }
    REQUIRE(read.has_value());
    CHECK(read->text() == text);
    if (expected.contains("count")) {
        CHECK(read->count_moves() == expected.at("count").get<std::size_t>());
    }
    quintet::any_position p = *read;
    if (expected.contains("move")) {
        const auto move = expected.at("move").get<std::string>();
        const auto why = p.apply(move);
        if (!expected.at("legal").get<bool>()) {
            REQUIRE(why.has_value());
            CHECK(why->code == quintet::error_code::illegal_move);
            CHECK(why->clause.name() == expected.at("clause").get<std::string>());
            CHECK(p == *read); // the position stands as it did
            return;
        }
        INFO((why ? why->message : ""));
        REQUIRE_FALSE(why.has_value());
        CHECK(p.text() == expected.at("after").get<std::string>());
        if (expected.contains("rulings")) {
            check_rulings(expected, json::parse(read->explain(move).value()));
        }
    }
    if (expected.contains("log")) {
        p = check_log(expected, p);
    }
    check_standing(expected, p);
}

} // namespace

TEST_CASE("the library conforms in every case", "[conformance]")
{
    const auto all = files();
    REQUIRE_FALSE(all.empty());
    for (const auto& file : all) {
        INFO(file.name);
        for (const json& expected : file.cases) {
            check_case(expected);
        }
    }
}

TEST_CASE("every clause of a game has its case", "[conformance]")
{
    // The sheets' clauses are listed once, in the hygiene tests: game, letters, how many.
    std::ifstream in(QUINTET_SOURCE_DIR "/tests/hygiene/clauses.txt");
    std::set<std::string> sheets;
    const auto all = files();
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string game;
        std::string letters;
        int clauses = 0;
        if (line.starts_with('#') || !(words >> game >> letters >> clauses)) {
            continue;
        }
        const auto file = std::ranges::find(all, game, &conformance_file::name);
        if (file == all.end()) {
            continue;
        }
        std::set<std::string> tags;
        for (const json& expected : file->cases) {
            for (const auto& tag : expected.at("tags")) {
                tags.insert(tag.get<std::string>());
            }
        }
        for (int n = 1; n <= clauses; ++n) {
            INFO(letters << n);
            CHECK(tags.contains(letters + "-" + std::to_string(n)));
        }
        sheets.insert(game);
    }
    CHECK(sheets.size() == all.size());
}
