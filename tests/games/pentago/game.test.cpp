// SPDX-License-Identifier: MIT
#include "games/pentago/support.hpp"

#include <quintet/core/hashed.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/reversible.hpp>
#include <quintet/games/pentago.hpp>
#include <quintet/search/perft.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>
#include <vector>

using namespace quintet::pentago;
using pentago_testing::cell;
using pentago_testing::drawn;
using quintet::half_moves;
using quintet::half_state;
using quintet::perft;
using quintet::quadrant_twist;
using quintet::random_stream;
using quintet::seat;
using quintet::twist_rule;

static_assert(quintet::rules<game> && quintet::reversible<game> && quintet::hashed<game>);
static_assert(quintet::symmetric<game> && quintet::encoded<game> && quintet::incremental<game>);
static_assert(quintet::reversible<half_moves<game>>);
static_assert(std::is_trivially_copyable_v<state> && sizeof(state) <= 32);
static_assert(perft(game(), state(), 1) == 288);

namespace {

state position(std::string_view rows) { return *state::assemble(drawn<2>("xo", rows)); }

constexpr quadrant_twist clockwise(std::size_t quadrant) { return quadrant_twist::of(quadrant, true); }
constexpr quadrant_twist counter(std::size_t quadrant) { return quadrant_twist::of(quadrant, false); }

// The outcome after a move that must be legal.
std::optional<quintet::outcome> played(const game& rules, state s, const move& m)
{
    REQUIRE_FALSE(rules.refusal(s, m).has_value());
    rules.apply(s, m);
    return rules.outcome(s);
}

} // namespace

TEST_CASE("the counts of the first plies are the published ones", "[pentago][PG-1][PG-2]")
{
    // By name: of a call whose arguments are all constants, compilers try the whole count at compile time.
    const game rules;
    const state empty;
    CHECK(perft(rules, empty, 2) == 80'640);
    CHECK(perft(rules, empty, 3) == 21'934'080);
    CHECK(quintet::perft_plain(rules, empty, 2) == 80'640);
    const half_moves<game> halves;
    const half_state<game> start;
    CHECK(perft(halves, start, 1) == 36);
    CHECK(perft(halves, start, 2) == 288);
    CHECK(perft(halves, start, 3) == 10'080);
    CHECK(perft(halves, start, 4) == 80'640);
    CHECK(perft(halves, start, 5) == 2'741'760);
}

TEST_CASE("five made by placing wins though a turn would break it", "[pentago][PG-3][B20]")
{
    const state s = position("xxx x..  ......  oooo..  ......  ......  ......");
    const move win{{cell(0, 4)}, {}};
    const auto end = played(game(), s, win);
    REQUIRE(end.has_value());
    CHECK(end->wins(seat{0}));
    CHECK_FALSE(end->wins(seat{1}));
    CHECK(end->ended_by().name() == "PG-3");
    // Nothing is turned, so there is one such move, not eight.
    for (std::uint8_t t = 0; t < 8; ++t) {
        const auto why = game().refusal(s, {{cell(0, 4)}, {{t}}});
        REQUIRE(why.has_value());
        CHECK(why->clause.name() == "PG-3");
        CHECK(why->part == 1);
    }
    // With placing_wins = no, the turn comes first, and may break the five or not.
    const game turn_first = *game::with({.placing_wins = false});
    CHECK(turn_first.refusal(s, win)->clause.name() == "PG-2");
    CHECK_FALSE(played(turn_first, s, {{cell(0, 4)}, {clockwise(0)}}).has_value());
    CHECK(played(turn_first, s, {{cell(0, 4)}, {clockwise(3)}})->wins(seat{0}));
}

TEST_CASE("five that the turn makes win, the opponent's too", "[pentago][PG-3]")
{
    // The upper left quadrant's left column becomes its top row.
    const state own = position("x..xx. x..... x..... oooo.. ...... .....o");
    CHECK(played(game(), own, {{cell(5, 0)}, {clockwise(0)}})->wins(seat{0}));
    CHECK_FALSE(played(game(), own, {{cell(5, 0)}, {counter(0)}}).has_value());
    CHECK_FALSE(played(game(), own, {{cell(5, 0)}, {clockwise(1)}}).has_value());
    const state other = position("o..oo. o..... o..x.. x...x. ..x... x.....");
    const auto end = played(game(), other, {{cell(5, 5)}, {clockwise(0)}});
    REQUIRE(end.has_value());
    CHECK(end->wins(seat{1}));
    CHECK_FALSE(end->wins(seat{0}));
}

TEST_CASE("five wins along rows, columns and both diagonals alike, and four does not", "[pentago][PG-3][B22][B25]")
{
    const std::array<std::string_view, 4> fives{
        "...... .xxxxx ...... oooo.. ...... ......", "..x... ..x... ..x... ..x... ..x... o.oo.o",
        "...... x..... .x.... ..x... ...x.. oooox.", ".....x ....x. ...x.. ..x... .x.... o.oo.o"};
    for (const auto rows : fives) {
        CHECK(game().outcome(position(rows))->wins(seat{0}));
    }
    const std::array<std::string_view, 4> fours{
        "...... ..xxxx ...... oooo.. ...... ......", "..x... ..x... ..x... ..x... ...... o.oo.o",
        "...... x..... .x.... ..x... ...x.. .oooo.", ".....x ....x. ...x.. ..x... ...... o.oo.o"};
    for (const auto rows : fours) {
        CHECK_FALSE(game().outcome(position(rows)).has_value());
    }
    // Five cells in a row of numbers that go round the edge are no line.
    CHECK_FALSE(game().outcome(position("...xxx xx.... ...... oooo.. ...... .....o")).has_value());
    CHECK(game().outcome(position("xxxxxx ...... ...... oooo.. ...... .....o"))->wins(seat{0}));
}

TEST_CASE("a turn that makes five for both is a draw, whichever is found first", "[pentago][PG-4][B26]")
{
    // Clockwise, the left column becomes the top row (x), and the right column the bottom row (o).
    const state s = position("x.oxx. x.o... x.ooo. ...... ...... ......");
    REQUIRE_FALSE(game().outcome(s).has_value());
    const auto end = played(game(), s, {{cell(5, 5)}, {clockwise(0)}});
    REQUIRE(end.has_value());
    CHECK(end->ended_by().name() == "PG-4");
    CHECK(end->winners() == 2);
    const state draw = position("xxxxx. ...... ...... ...... ...... ooooo.");
    CHECK(game().outcome(draw)->ended_by().name() == "PG-4");
    CHECK(game().score(draw).seats[0] == game().score(draw).seats[1]);
    CHECK_FALSE(game().any_move(draw));
}

TEST_CASE("the last marble is looked at for lines before the board is called full", "[pentago][PG-5][B21]")
{
    // The second player's last marble makes five by placing.
    const state by_placing = position("ooxoxx xxxooo xxooox xxxxox oxxoxo x.oooo");
    REQUIRE(by_placing.placed() == 35);
    REQUIRE_FALSE(game().outcome(by_placing).has_value());
    const auto end = played(game(), by_placing, {{cell(5, 1)}, {}});
    REQUIRE(end.has_value());
    CHECK(end->ended_by().name() == "PG-3");
    CHECK(end->wins(seat{1}));
    // Here the last turn decides: five for both, for the first, for neither, for the second.
    const state by_turn = position("xxooox ooxooo xxxoxx ooxoxx ooxxxo xx.oxo");
    REQUIRE(by_turn.placed() == 35);
    const std::array<ending, 8> endings{ending::both_five,  ending::first_wins,  ending::full_board,
                                        ending::full_board, ending::second_wins, ending::second_wins,
                                        ending::full_board, ending::full_board};
    for (std::uint8_t t = 0; t < 8; ++t) {
        state next = by_turn;
        CHECK(game().apply(next, {{cell(5, 2)}, {{t}}}).ending == endings[t]);
        CHECK(next.ending() == endings[t]);
    }
    const auto full = played(game(), by_turn, {{cell(5, 2)}, {{2}}});
    CHECK(full->ended_by().name() == "PG-5");
    CHECK(full->winners() == 2);
    // After the end a move is refused by the clause that ended the game.
    state over = by_turn;
    game().apply(over, {{cell(5, 2)}, {{2}}});
    CHECK(game().refusal(over, {{cell(5, 2)}, {{0}}})->clause.name() == "PG-5");
    state won = by_turn;
    game().apply(won, {{cell(5, 2)}, {{1}}});
    CHECK(game().refusal(won, {{cell(5, 2)}, {{0}}})->clause.name() == "PG-3");
}

TEST_CASE("clockwise and counterclockwise, and the four quadrants, are told apart", "[pentago][PG-2][B23]")
{
    state s;
    game().apply(s, {{cell(0, 0)}, {clockwise(0)}});
    CHECK(s.grid().at(cell(0, 2)) == 0);
    s = {};
    game().apply(s, {{cell(0, 0)}, {counter(0)}});
    CHECK(s.grid().at(cell(2, 0)) == 0);
    s = {};
    game().apply(s, {{cell(1, 3)}, {clockwise(1)}});
    CHECK(s.grid().at(cell(0, 4)) == 0);
    s = {};
    game().apply(s, {{cell(5, 1)}, {counter(2)}});
    CHECK(s.grid().at(cell(4, 2)) == 0);
    s = {};
    game().apply(s, {{cell(3, 5)}, {clockwise(3)}});
    CHECK(s.grid().at(cell(5, 5)) == 0);
}

TEST_CASE("the turn may be skipped only by option, while a quadrant is neutral", "[pentago][PG-2]")
{
    const game skipping = *game::with({.twist = twist_rule::optional_if_neutral});
    CHECK(skipping.count_moves(state()) == 36 * 9);
    CHECK(game().refusal(state(), {{cell(0, 0)}, {}})->clause.name() == "PG-2");
    CHECK_FALSE(skipping.refusal(state(), {{cell(0, 0)}, {}}).has_value());
    // Only the lower right quadrant is neutral; it stays so when its centre is taken, not when a corner is.
    const state s = position("x..o.. ...... ...... x..... ...... ......");
    const state t = position("x..o.. ...... ...... x..... .....o ......");
    CHECK_FALSE(skipping.refusal(s, {{cell(4, 4)}, {}}).has_value());
    CHECK(skipping.refusal(s, {{cell(5, 5)}, {}})->clause.name() == "PG-2");
    CHECK(skipping.refusal(t, {{cell(4, 4)}, {}})->clause.name() == "PG-2");
    CHECK(skipping.refusal(t, {{cell(4, 4)}, {}})->part == 1);
    // Four corners alike are neutral too, once the fourth is placed.
    const state ring = position("x.xo.. ...... x..... o..... ...... .....o");
    CHECK_FALSE(skipping.refusal(ring, {{cell(2, 2)}, {}}).has_value());
    CHECK(skipping.refusal(ring, {{cell(1, 2)}, {}})->clause.name() == "PG-2");
}

TEST_CASE("illegal moves are refused with their clause, and what is at fault", "[pentago][PG-1]")
{
    const state s = position("x..... .....o ...... ...... ...... ......");
    CHECK(game().refusal(s, {{cell(0, 0)}, {clockwise(0)}})->clause.name() == "PG-1");
    CHECK(game().refusal(s, {{36}, {clockwise(0)}})->clause.name() == "PG-1");
    CHECK(game().refusal(s, {{255}, {clockwise(0)}})->part == 0);
    CHECK(game().refusal(s, {{cell(0, 1)}, {{9}}})->clause.name() == "PG-2");
    CHECK(game().refusal(s, {{cell(0, 1)}, {{255}}})->part == 1);
    const state over = position("xxxxx. oooo.. ...... ...... ...... ......");
    CHECK(game().refusal(over, {{cell(5, 5)}, {clockwise(0)}})->message == "the game is over");
    CHECK(game().count_moves(over) == 0);
    CHECK(perft(game(), over, 2) == 0);
}

TEST_CASE("marbles that no game places make no position", "[pentago][PG-1]")
{
    CHECK_FALSE(state::assemble(drawn<2>("xo", "xx.... ...... ...... ...... ...... ......")).has_value());
    CHECK_FALSE(state::assemble(drawn<2>("xo", "o..... ...... ...... ...... ...... ......")).has_value());
    CHECK(state::assemble(drawn<2>("xo", "......")).value() == state());
}

TEST_CASE("every game starts from the same empty board", "[pentago][B27]")
{
    const game rules;
    random_stream random{1};
    state s = rules.start(random);
    CHECK(random == random_stream{1});
    rules.apply(s, {{cell(2, 2)}, {clockwise(1)}});
    const state again = rules.start(random);
    CHECK(again == state());
    CHECK(again != s);
    CHECK(again.hash() != s.hash());
    CHECK(again.placed() == 0);
}

TEST_CASE("planes show one's own marbles first, and the action index is dense", "[pentago]")
{
    const game rules;
    const state s = position("x..... .....o .....x ...... ...... ......");
    std::vector<float> planes(rules.observation().size(), 7.0F);
    rules.observe(s, seat{1}, planes);
    CHECK(planes[11] == 1.0F);
    CHECK(planes[36] == 1.0F);
    CHECK(planes[36 + 17] == 1.0F);
    CHECK(std::ranges::count(planes, 1.0F) == 3 + 36);
    rules.observe(s, seat{0}, planes);
    CHECK(planes[0] == 1.0F);
    CHECK(planes[2 * 36] == 0.0F);
    CHECK(planes[3 * 36] == 1.0F); // the other's turn
    CHECK(std::ranges::count(planes, 1.0F) == 3 + 36);
    CHECK(std::ranges::count(planes, 0.0F) == 36 * 3 - 3);
    for (std::size_t i = 0; i < rules.actions(); ++i) {
        CHECK(rules.action_of(rules.action_move(i)) == i);
    }
}
