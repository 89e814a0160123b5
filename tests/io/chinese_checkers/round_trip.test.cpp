// SPDX-License-Identifier: MIT
#include "io/check_notation.hpp"
#include "io/chinese_checkers_texts.hpp"

#include <vector>

using namespace quintet;
using io_tests::cc;

namespace {

/// Every combination of options that the rules allow, with and without a ply limit.
std::vector<cc> every_game()
{
    std::vector<cc> games;
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        for (const unsigned marbles : {10U, 15U}) {
            for (unsigned values = 0; values < 3 * 2 * 2 * 3 * 2; ++values) {
                chinese_checkers::options o;
                o.players = static_cast<std::uint8_t>(players);
                o.marbles = static_cast<std::uint8_t>(marbles);
                o.side_arms = static_cast<chinese_checkers::side_arms_rule>(values % 3);
                o.blocking = static_cast<chinese_checkers::blocking_rule>(values / 3 % 3);
                o.target_lock = values / 9 % 2 == 1;
                o.jump = static_cast<chinese_checkers::jump_rule>(values / 18 % 2);
                o.ply_limit = values / 36 == 1 ? 40 : 0;
                if (const auto rules = cc::with(o)) {
                    games.push_back(*rules);
                }
            }
        }
    }
    return games;
}

} // namespace

TEST_CASE("texts, records and explanations of random games read back, in every option and for every number of players",
          "[io][chinese_checkers][CC-15]")
{
    const std::vector<cc> games = every_game();
    CHECK(games.size() == 5 * 72);
    std::uint64_t seed = 0;
    for (const cc& rules : games) {
        io_tests::check_notation(rules, ++seed, 50);
    }
}

TEST_CASE("a long random game reads back at every ply", "[io][chinese_checkers]")
{
    io_tests::check_notation(cc{}, 7, 1500);
}

TEST_CASE("the start position of two is written row by row", "[io][chinese_checkers][CC-1]")
{
    CHECK(position_text(start_position(cc{}, 1)) == io_tests::two_start);
    chinese_checkers::options six;
    six.players = 6;
    CHECK(position_text(start_position(*cc::with(six), 1)) ==
          "chinese_checkers:players=6:d/dd/ddd/dddd/cccc5eeee/ccc6eee/cc7ee/c8e/9/b8f/bb7ff/bbb6fff/bbbb5ffff/aaaa/"
          "aaa/aa/a:a:0");
}

TEST_CASE("options that are not at their default are written, in the table's order", "[io][chinese_checkers][CC-15]")
{
    const auto read = read_options<cc>("ply_limit=300,blocking=swap,players=2,target_lock=on,jump=adjacent");
    REQUIRE(read);
    CHECK(options_text(*read) == "players=2,target_lock=on,blocking=swap,ply_limit=300");
    CHECK(options_text(cc{}) == "players=2");
    CHECK(*read_options<cc>("") == cc{});
    CHECK(position_text(start_position(*read, 1)).ends_with(":a:0:300"));
}

TEST_CASE("the digest of the rules tells options apart", "[io][chinese_checkers]")
{
    std::set<std::uint64_t> digests;
    for (const cc& rules : every_game()) {
        digests.insert(rules_digest(rules));
    }
    CHECK(digests.size() == 5 * 72);
}

TEST_CASE("options describe themselves with their clauses", "[io][chinese_checkers][CC-15]")
{
    const auto options = describe_options<cc>();
    REQUIRE(options.size() == 7);
    CHECK(options[0].name == "players");
    CHECK(options[0].default_value == "2");
    CHECK(options[0].clause == clause("CC-2"));
    CHECK(options[1].values == "pass_through|closed|open");
    CHECK(options[6].default_value == "none");
    for (const auto& o : options) {
        INFO(o.name);
        CHECK(o.values.find(o.default_value) != std::string_view::npos);
        text_cursor values(o.values);
        while (!values.done()) {
            const std::string_view value = values.take_until('|');
            values.take('|');
            std::string text(o.name);
            text += '=';
            text += value == "N" ? "12" : value;
            CHECK(read_options<cc>(text));
        }
    }
}
