// SPDX-License-Identifier: MIT
#include "games/pentago_triple/plain.hpp"

#include <quintet/core/random_stream.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>

using namespace pentago_triple_testing;

namespace {

game game_for(std::uint8_t players, double_claim_rule rule, std::string_view cards)
{
    options o;
    o.players = players;
    o.double_claim = rule;
    o.deck = deck_of(cards);
    return *game::with(o);
}

geometry::cell_mask cells(std::initializer_list<std::pair<std::size_t, std::size_t>> places)
{
    geometry::cell_mask mask = 0;
    for (const auto& [row, column] : places) {
        mask |= geometry::cell_bit(cell(row, column));
    }
    return mask;
}

event played(const game& rules, state& s, const move& m)
{
    REQUIRE_FALSE(rules.refusal(s, m).has_value());
    return rules.apply(s, m);
}

// A yellow marble in the third column of the first row makes bby along the row, yrr along it, too, and yyy down.
constexpr std::string_view three_at_once = "bb.rr. ..y... ..y... ...... ...... ......";

} // namespace

TEST_CASE("three cards made by one marble are three claims, or a choice of three",
          "[pentago_triple][PT-8][PT-9][PT-10]")
{
    const game both = game_for(4, double_claim_rule::both, "bby yrr yyy");
    state s = position(both, three_at_once, {"bby", "yrr", "yyy"}, "abcd", 'b');
    const event done = played(both, s, move_of('y', 0, 2));
    REQUIRE(done.claims.size() == 3);
    constexpr std::array out{seat{0}, seat{3}, seat{2}}; // who moved before, and before that
    for (std::uint8_t i = 0; i < 3; ++i) {
        CHECK(done.claims[i].card == i);
        CHECK(done.claims[i].eliminated == out[i]);
    }
    CHECK(done.claims[0].cells == cells({{0, 0}, {0, 1}, {0, 2}}));
    CHECK(done.claims[1].cells == cells({{0, 2}, {0, 3}, {0, 4}}));
    CHECK(done.claims[2].cells == cells({{0, 2}, {1, 2}, {2, 2}}));
    CHECK(s.open_cards().empty());
    REQUIRE(both.outcome(s));
    CHECK(both.outcome(s)->wins(seat{1}));
    CHECK(both.outcome(s)->ended_by().name() == "PT-10");

    const game one = game_for(4, double_claim_rule::one, "bby yrr yyy");
    const state begun = position(one, three_at_once, {"bby", "yrr", "yyy"}, "abcd", 'b');
    for (std::uint8_t choice = 0; choice < 3; ++choice) {
        state next = begun;
        const event claimed = played(one, next, move_of('y', 0, 2, {}, choice));
        REQUIRE(claimed.claims.size() == 1);
        CHECK(claimed.claims[0].card == choice);
        CHECK(claimed.claims[0].eliminated == seat{0});
        CHECK(next.open_cards().size() == 2);
        CHECK(one.to_move(next) == seat{2});
    }
    const auto why = one.refusal(begun, move_of('y', 0, 2, {}, 3));
    REQUIRE(why);
    CHECK(why->clause.name() == "PT-9");
}

TEST_CASE("a claim is read in both directions, and its cells are those of every line", "[pentago_triple][PT-4][PT-5]")
{
    const game rules = game_for(2, double_claim_rule::one, "byr");
    struct reading {
        std::string_view rows;
        move made;
        geometry::cell_mask cells;
    };
    const std::array readings{
        reading{"b.r... ...... ...... ...... ...... ......", move_of('y', 0, 1), cells({{0, 0}, {0, 1}, {0, 2}})},
        reading{"r.b... ...... ...... ...... ...... ......", move_of('y', 0, 1), cells({{0, 0}, {0, 1}, {0, 2}})},
        reading{".yr... ...... ...... ...... ...... ......", move_of('b', 0, 0), cells({{0, 0}, {0, 1}, {0, 2}})},
        reading{"ry.... ...... ...... ...... ...... ......", move_of('b', 0, 2), cells({{0, 0}, {0, 1}, {0, 2}})},
        // One way along the row, the other way down the column.
        reading{".r.... b.r... .b.... ...... ...... ......", move_of('y', 1, 1),
                cells({{1, 0}, {1, 1}, {1, 2}, {0, 1}, {2, 1}})},
        // By a turn, clockwise: the left column goes to the top, read from either end.
        reading{"b..... y..... r..... ...... ...... ......", move_of('b', 5, 5, clockwise(0)), 0},
        reading{"..b... ..y... ..r... ...... ...... ......", move_of('b', 5, 5, counter(0)), 0}};
    for (const reading& r : readings) {
        CAPTURE(r.rows);
        state s = position(rules, r.rows, {"byr"}, "ab", 'a');
        const event done = played(rules, s, r.made);
        REQUIRE(done.claims.size() == 1);
        CHECK(done.claims[0].by_turn == (r.cells == 0));
        CHECK(done.claims[0].cells == (r.cells == 0 ? cells({{0, 0}, {0, 1}, {0, 2}}) : r.cells));
        CHECK(rules.outcome(s)->wins(seat{0}));
    }
}

TEST_CASE("every pair of cards is laid open as often as any other", "[pentago_triple][PT-2]")
{
    options o;
    o.players = 3;
    const game rules = *game::with(o);
    std::array<std::array<int, 20>, 20> seen{};
    quintet::random_stream random{33};
    for (int i = 0; i < 38'000; ++i) {
        const state s = rules.start(random);
        ++seen[s.open_cards()[0]][s.open_cards()[1]];
    }
    for (std::size_t a = 0; a < 20; ++a) {
        for (std::size_t b = a + 1; b < 20; ++b) {
            CAPTURE(a, b);
            CHECK(seen[a][b] > 200 - 71); // five standard deviations
            CHECK(seen[a][b] < 200 + 71);
        }
    }
}

TEST_CASE("who begins is the first seat, or drawn", "[pentago_triple][PT-2][PT-3]")
{
    for (std::uint8_t players = 2; players <= 4; ++players) {
        options o;
        o.players = players;
        const game agreed = *game::with(o);
        o.start = start_rule::drawn;
        const game drawn = *game::with(o);
        CHECK(agreed != drawn);
        std::array<int, 4> begun{};
        quintet::random_stream random{34};
        for (int i = 0; i < 12'000; ++i) {
            quintet::random_stream same = random;
            const state s = drawn.start(random);
            const state first = agreed.start(same);
            REQUIRE(agreed.to_move(first) == seat{0});
            // The draw comes after the shuffle: the cards are the same.
            REQUIRE(s.table().open == first.table().open);
            ++begun[drawn.to_move(s)->index];
            REQUIRE_FALSE(drawn.last_mover(s));
        }
        for (std::uint8_t i = 0; i < 4; ++i) {
            const int expected = i < players ? 12'000 / players : 0;
            CHECK(begun[i] >= expected - 275);
            CHECK(begun[i] <= expected + (i < players ? 275 : 0));
        }
        // Turns go on clockwise from there.
        state s = drawn.start(random);
        const seat beginner = *drawn.to_move(s);
        drawn.apply(s, move_of('b', 5, 5, clockwise(0)));
        CHECK(drawn.to_move(s)->index == (beginner.index + 1) % players);
    }
    options o;
    o.start = static_cast<start_rule>(2);
    CHECK(game::with(o).error().clause.name() == "PT-2");
}
