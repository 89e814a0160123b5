// SPDX-License-Identifier: MIT
#include "io/check_notation.hpp"

#include <quintet/io/chinese_checkers/explanation.hpp>
#include <quintet/io/play_game.hpp>

#include <catch2/catch_test_macros.hpp>

#include <functional>
#include <known_games.hpp>
#include <string>

using namespace quintet;
using cc = chinese_checkers::game;

namespace {

game_record greedy_game()
{
    const std::vector<std::string> bots{"greedy"};
    return *play_game(cc{}, bots, 1, 1000);
}

/// The fault of a record that was changed so.
replay_fault fault_after(const std::function<void(game_record&)>& change)
{
    game_record record = greedy_game();
    REQUIRE_FALSE(replay<cc>(record).has_value());
    change(record);
    const auto fault = replay<cc>(record);
    REQUIRE(fault.has_value());
    return *fault;
}

} // namespace

TEST_CASE("a game that bots play ends with ranks, replays, and comes out the same again", "[io][record][CC-14]")
{
    const game_record record = greedy_game();
    CHECK(record.result.ended_by == "CC-14");
    CHECK(record.result.ranks.size() == 2);
    CHECK((record.result.scores[0] == 120 || record.result.scores[1] == 120));
    CHECK(record.players == std::vector<std::string>{"greedy", "greedy"});
    CHECK(greedy_game() == record);
    const auto read = read_record(record_json(record));
    REQUIRE(read);
    CHECK(*read == record);
    CHECK_FALSE(replay<cc>(*read).has_value());
    CHECK_FALSE(find_known_game("chinese_checkers")->replay(*read).has_value());
}

TEST_CASE("a game that is broken off has no ranks", "[io][record]")
{
    const std::vector<std::string> bots{"random", "greedy"};
    const game_record record = *play_game(cc{}, bots, 1, 10);
    CHECK(record.moves.size() == 10);
    CHECK(record.result.ended_by.empty());
    CHECK(record.result.ranks.empty());
    CHECK_FALSE(replay<cc>(*read_record(record_json(record))).has_value());
}

TEST_CASE("bots are checked before play", "[io][record][bad input]")
{
    const std::vector<std::string> three{"random", "random", "random"};
    CHECK(play_game(cc{}, three, 1, 10).error().code == error_code::bad_option);
    const std::vector<std::string> unknown{"genius"};
    CHECK(play_game(cc{}, unknown, 1, 10).error().code == error_code::unknown_name);
    const std::vector<std::string> handy{"greedy@club"};
    CHECK(play_game(cc{}, handy, 1, 10).error().code == error_code::not_available);
}

TEST_CASE("replay tells the move that the rules refuse, with its clause", "[io][record][CC-4][bad input]")
{
    const replay_fault fault = fault_after([](game_record& r) { r.moves[5] = r.moves[4]; });
    CHECK(fault.move == 5);
    CHECK(fault.why.code == error_code::illegal_move);
    CHECK_FALSE(fault.why.clause.empty());
    CHECK(fault_after([](game_record& r) { r.moves[3] = "n1"; }).why.code == error_code::syntax);
}

TEST_CASE("replay checks all that a record says", "[io][record][bad input]")
{
    const auto check = [](const std::function<void(game_record&)>& change, std::string_view word) {
        const replay_fault fault = fault_after(change);
        INFO(fault.why.message);
        CHECK(fault.why.message.find(word) != std::string_view::npos);
        CHECK_FALSE(fault.move.has_value());
    };
    check([](game_record& r) { r.format = 2; }, "format");
    check([](game_record& r) { r.game = "go"; }, "another game");
    check([](game_record& r) { r.rules[3] = r.rules[3] == 'a' ? 'b' : 'a'; }, "digest");
    check([](game_record& r) { r.options = "players=2,side_arms=open"; }, "options");
    check([](game_record& r) { r.options = "players"; }, "options");
    check([](game_record& r) { r.players.pop_back(); }, "players");
    check([](game_record& r) { r.moves.pop_back(); }, "end position");
    check([](game_record& r) { r.result.scores[1] += 1; }, "result");
    check([](game_record& r) { r.result.ranks = {2, 1}; }, "result");
    check([](game_record& r) { r.result.ended_by = "CC-12"; }, "result");
    check([](game_record& r) { r.result.ended_by.clear(); }, "result");
    check([](game_record& r) { r.start = r.end; }, "seed");
    CHECK(fault_after([](game_record& r) { r.start.pop_back(); }).why.code == error_code::syntax);
}

TEST_CASE("a record that goes on after the end of the game is refused", "[io][record][CC-14][bad input]")
{
    const std::size_t length = greedy_game().moves.size();
    const replay_fault fault = fault_after([](game_record& r) { r.moves.emplace_back("pass"); });
    CHECK(fault.move == length);
    CHECK(fault.why.clause == clause("CC-14"));
}

TEST_CASE("what is no record is refused with its place", "[io][record][bad input]")
{
    const std::string good = record_json(greedy_game());
    const auto error_of = [](std::string_view line) {
        const auto read = read_record(line);
        INFO(line.substr(0, 100));
        REQUIRE_FALSE(read);
        return read.error();
    };
    CHECK(error_of("").code == error_code::syntax);
    CHECK(error_of("[]").code == error_code::syntax);
    CHECK(error_of("{}").code == error_code::bad_record);
    CHECK(error_of("{\"format\":2}").code == error_code::bad_record);
    CHECK(error_of("{\"format\":1}").code == error_code::bad_record);
    CHECK(error_of("{\"format\":1,}").position == 12);
    CHECK(error_of("{\"format\":4294967297}").code == error_code::bad_record);
    CHECK(error_of("{\"format\":-99999999999}").code == error_code::bad_record);
    CHECK(error_of("{\"format\":1.0}").code == error_code::bad_record);
    CHECK(error_of(std::string(1'000'000, '[')).code == error_code::syntax);
    CHECK(error_of(std::string((std::size_t{1} << 24U) + 1, ' ')).code == error_code::too_long);
    for (std::size_t length = 0; length < good.size(); length += 7) {
        CHECK(error_of(good.substr(0, length)).code == error_code::syntax);
    }
    for (const char* member : {"format", "quintet", "game", "rules", "options", "seed", "players", "start", "moves",
                               "end", "result", "ended_by", "ranks", "scores"}) {
        std::string without = good;
        without.insert(without.find(std::string("\"") + member + "\"") + 1, "x");
        CHECK(error_of(without).code == error_code::bad_record);
        std::string wrong = good;
        const std::size_t value = wrong.find(std::string("\"") + member + "\":") + std::string(member).size() + 3;
        wrong.insert(value, "{},\"x\":");
        CHECK(error_of(wrong).code == error_code::bad_record);
    }
    CHECK(read_record(good.substr(0, good.size() - 1) + ",\"more\":[1]}"));
}

TEST_CASE("seeds use all of their 64 bits", "[io][record]")
{
    game_record record = greedy_game();
    record.seed = ~std::uint64_t{0};
    CHECK(read_record(record_json(record))->seed == ~std::uint64_t{0});
    record.seed.reset();
    CHECK_FALSE(read_record(record_json(record))->seed.has_value());
    CHECK_FALSE(replay<cc>(record).has_value());
}

TEST_CASE("JSON that readers take differently is refused, at its place", "[io]")
{
    using namespace quintet;
    const auto fault = [](std::string_view text) {
        const auto read = read_json(text);
        return read ? error{} : read.error();
    };
    CHECK(read_json("{\"a\":{\"b\":1},\"b\":[{\"b\":2},{\"b\":3}]}").has_value());
    CHECK(fault(std::string_view("{}\0{}", 5)).position == 2);
    CHECK(fault(std::string_view("{}\0", 3)).position == 2);
    CHECK(fault(std::string_view("{\"a\":\"\0\"}", 9)).position == 6);
    CHECK(fault("{\"a\":1,\"a\":1}").message.find("twice") != std::string_view::npos);
    CHECK(fault("{\"a\":1,\"\\u0061\":1}").message.find("twice") != std::string_view::npos);
    CHECK(fault("[{\"b\":{\"a\":1,\"c\":{},\"a\":2}}]").message.find("twice") != std::string_view::npos);
    CHECK(fault("[1,]").position == 3);
    CHECK(fault(std::string(70, '[') + std::string(70, ']')).message == "nested too deeply");
    CHECK_FALSE(read_record(std::string_view("{\"game\":\"x\"}\0", 13)).has_value());
}
