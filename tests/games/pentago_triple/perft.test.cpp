// SPDX-License-Identifier: MIT
#include "games/pentago_triple/plain.hpp"

#include <quintet/core/random_stream.hpp>
#include <quintet/search/perft.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdint>
#include <string_view>

using namespace pentago_triple_testing;

namespace {

// Counts that the library and the reference agree on. They depend on the card dealt, and not on the deck.
struct start_count {
    std::string_view card;
    std::uint64_t sequences; // of three moves
};
constexpr std::array starts{start_count{"yyy", 592'005'120}, start_count{"byb", 592'005'120},
                            start_count{"byr", 591'790'080}, start_count{"bby", 591'790'080},
                            start_count{"bbyy", 592'220'160}};

state start_of(const start_count& c, game& rules)
{
    rules = game_of(2, deck_of(c.card));
    quintet::random_stream random{101};
    return rules.start(random); // there is one card to deal
}

struct late_count {
    std::uint8_t players;
    std::uint64_t sequences; // of four moves
};
constexpr std::array lates{late_count{2, 23'670'762}, late_count{3, 3'379'128}, late_count{4, 26'757'380}};

// 23 marbles: only four red ones are left.
state late_of(const late_count& c, game& rules)
{
    rules = game_of(c.players, deck());
    for (quintet::random_stream random{102};;) {
        state s = rules.start(random);
        while (rules.any_move(s) && s.grid().count() < 23) {
            const tracked_position tracked(rules, s);
            const move m = tracked.move_at(random.below(static_cast<std::uint32_t>(tracked.count_moves())));
            if (m.placing.marble != colour::red || s.grid().count() >= 18) {
                rules.apply(s, m);
            }
        }
        if (rules.any_move(s)) {
            return s;
        }
    }
}

} // namespace

TEST_CASE("three moves from the start: counts computed by both", "[pentago_triple][PT-14]")
{
    for (const start_count& c : starts) {
        game rules;
        const state s = start_of(c, rules);
        INFO(c.card);
        CHECK(quintet::perft(rules, s, 3) == c.sequences);
    }
}

TEST_CASE("four moves from late positions: counts computed by both", "[pentago_triple][PT-8][PT-11]")
{
    for (const late_count& c : lates) {
        game rules;
        const state s = late_of(c, rules);
        INFO(int{c.players});
        CHECK(quintet::perft(rules, s, 4) == c.sequences);
    }
}

// Takes minutes: pentago_triple_tests "[reference_perft]"
TEST_CASE("the reference counts the same long sequences", "[.reference_perft]")
{
    for (const late_count& c : lates) {
        game rules;
        const state s = late_of(c, rules);
        INFO(int{c.players});
        CHECK(plain(rules, s).perft(4) == c.sequences);
    }
    for (const start_count& c : starts) {
        game rules;
        const state s = start_of(c, rules);
        INFO(c.card);
        CHECK(plain(rules, s).perft(3) == c.sequences);
    }
}
