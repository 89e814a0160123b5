// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_IO_FLICK_CHECK_JUDGE_HPP
#define QUINTET_TESTS_IO_FLICK_CHECK_JUDGE_HPP

#include "io/check_notation.hpp"

#include <quintet/io/bot.hpp>
#include <quintet/io/judge.hpp>
#include <quintet/io/play_game.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace io_tests {

/// The log that an explanation has, a line an event.
inline std::string log_of(const quintet::json& explanation)
{
    std::string log;
    for (const quintet::json& line : explanation.at("log")) {
        log += quintet::json_line(line) + '\n';
    }
    return log;
}

/// Random play: each move is a shot drawn from all that are legal. Its text and that of the position after it read
/// back; the judge takes the log that its explanation has, and comes to the same position and rulings.
template <quintet::judged Rules>
void check_judge(const Rules& rules, std::uint64_t seed, std::size_t plies)
{
    using namespace quintet;
    INFO(options_text(rules));
    position<Rules> p = start_position(rules, seed);
    random_stream random(seed);
    for (std::size_t ply = 0; ply < plies && rules.to_move(p.state); ++ply) {
        const move_of<Rules> m = rules.sample(p.state, random);
        const std::string text = move_text(rules, m);
        INFO(position_text(p) << ' ' << text);
        REQUIRE(is_plain(text));
        REQUIRE(text.size() <= notation<Rules>::longest_move);
        const auto read = read_move(rules, p.state, text);
        REQUIRE(read);
        REQUIRE(*read == m);
        const auto explained = explain_json(rules, p.state, text);
        REQUIRE(explained);
        const json explanation = json::parse(*explained);
        if (explanation.contains("log")) {
            const std::string log = log_of(explanation);
            const auto judged = judge_json(rules, p.state, log);
            INFO((judged ? std::string_view() : judged.error().message)
                 << " on line " << (judged ? 0 : judged.error().position));
            REQUIRE(judged);
            const json judgement = json::parse(*judged);
            REQUIRE(judgement.at("position") == explanation.at("position"));
            REQUIRE(judgement.at("rulings") == explanation.at("rulings"));
            REQUIRE(judgement.at("outcome") == explanation.at("outcome"));
            // A shot that never comes to rest is none.
            const auto cut = judge_json(rules, p.state, log.substr(0, log.find('\n') + 1));
            REQUIRE_FALSE(cut);
            REQUIRE(cut.error().code == error_code::bad_record);
            REQUIRE(cut.error().position == 1);
        }
        rules.apply(p.state, m);
        REQUIRE(explanation.at("position") == position_text(p));
        check_position_text(rules, p.state);
        check_garbled<Rules>(position_text(p), random);
    }
}

/// A whole game of these bots, ended by that clause, replays from its record, and comes out the same when it is played
/// again.
template <quintet::judged Rules>
void check_whole_game(const Rules& rules, const std::vector<std::string>& bots, std::uint64_t seed,
                      std::string_view ended_by)
{
    using namespace quintet;
    const auto played = play_game(rules, bots, seed, 1000);
    REQUIRE(played);
    CHECK(played->result.ended_by == ended_by);
    const auto read = read_record(record_json(*played));
    REQUIRE(read);
    CHECK(*read == *played);
    const auto fault = replay<Rules>(*read);
    INFO((fault ? fault->why.message : std::string_view()));
    CHECK_FALSE(fault.has_value());
    CHECK(play_game(rules, bots, seed, 1000).value() == *played);
}

/// Bots of a flick game have hands.
template <quintet::judged Rules>
void check_hands()
{
    using namespace quintet;
    CHECK(bot_named<Rules>("greedy@champion"));
    CHECK(bot_named<Rules>("random@beginner"));
    CHECK(bot_named<Rules>("greedy@").error().position == 7);
    CHECK(bot_named<Rules>("greedy@master").error().code == error_code::unknown_name);
    CHECK(bot_named<Rules>("@club").error().position == 0);
}

/// A text that is no legal move, and what its error says.
struct bad_move {
    std::string_view move;
    quintet::error_code code;
    std::size_t place;
    std::string_view clause;
};
template <quintet::written Rules>
void check_bad_move(const quintet::position<Rules>& p, const bad_move& bad)
{
    INFO(bad.move);
    const auto read = quintet::read_move(p.rules, p.state, bad.move);
    REQUIRE_FALSE(read);
    CHECK(read.error().code == bad.code);
    CHECK(read.error().position == bad.place);
    CHECK(read.error().clause.name() == bad.clause);
}

} // namespace io_tests

#endif
