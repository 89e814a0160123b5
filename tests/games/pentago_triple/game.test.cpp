// SPDX-License-Identifier: MIT
#include "games/pentago_triple/support.hpp"

#include <quintet/core/chancy.hpp>
#include <quintet/core/hashed.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/move_list.hpp>
#include <quintet/core/reversible.hpp>
#include <quintet/search/perft.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

using namespace pentago_triple_testing;
using quintet::half_moves;
using quintet::half_state;
using quintet::twist_rule;

static_assert(quintet::rules<game> && quintet::reversible<game> && quintet::hashed<game>);
static_assert(quintet::symmetric<game> && quintet::encoded<game> && quintet::incremental<game>);
static_assert(!quintet::chancy<game>); // no card is drawn once the game has begun
static_assert(quintet::reversible<half_moves<game>>);
static_assert(std::is_trivially_copyable_v<state> && sizeof(state) <= 40);
static_assert([] {
    quintet::random_stream random{1};
    return game().count_moves(game().start(random)) == 864;
}());

namespace {

// Plays a move that must be legal.
event play(const game& rules, state& s, const move& m)
{
    REQUIRE_FALSE(rules.refusal(s, m).has_value());
    return rules.apply(s, m);
}

std::string_view refused(const game& rules, const state& s, const move& m)
{
    const auto why = rules.refusal(s, m);
    return why ? why->clause.name() : "";
}

template <class Change>
game game_of(std::uint8_t players, Change change)
{
    options o;
    o.players = players;
    change(o);
    return *game::with(o);
}
game game_of(std::uint8_t players)
{
    return game_of(players, [](options&) {});
}

} // namespace

TEST_CASE("the first turn has 36 x 3 x 8 = 864 moves", "[pentago_triple][PT-14]")
{
    quintet::random_stream random{1};
    for (std::uint8_t players = 2; players <= 4; ++players) {
        const game rules = game_of(players);
        const state s = rules.start(random);
        CHECK(rules.count_moves(s) == 864);
        CHECK(quintet::perft_plain(rules, s, 1) == 864);
        CHECK(quintet::perft(half_moves<game>(rules), half_state<game>(s), 1) == 108);
        CHECK(quintet::perft(half_moves<game>(rules), half_state<game>(s), 2) == 864);
    }
}

TEST_CASE("a game of four, move by move", "[pentago_triple][PT-3][PT-5][PT-6][PT-8][PT-10][PT-15]")
{
    const game rules = game_of(4);
    const deck& cards = rules.options().deck;
    state s = position(rules, "", {"bbb", "yyy", "rrr"}, "abcd", 'a');
    const auto to_move = [&] { return quintet::letter_of(*rules.to_move(s)); };
    const auto moved_last = [&] { return quintet::letter_of(*rules.last_mover(s)); };
    CHECK(to_move() == 'a');
    CHECK_FALSE(rules.last_mover(s).has_value());
    CHECK(s.open_cards().size() == 3);

    CHECK(play(rules, s, move_of('b', 0, 0, clockwise(3))).claims.empty());
    CHECK(to_move() == 'b');
    CHECK(moved_last() == 'a');
    CHECK(play(rules, s, move_of('b', 0, 1, clockwise(3))).claims.empty());
    CHECK(to_move() == 'c');
    CHECK(s.marbles_left(colour::blue) == 7);

    // c makes three blue by placing: b, who moved before, is out; nothing is turned.
    CHECK(refused(rules, s, move_of('b', 0, 2, clockwise(3))) == "PT-6");
    event done = play(rules, s, move_of('b', 0, 2));
    REQUIRE(done.claims.size() == 1);
    CHECK(done.mover == seat{2});
    CHECK(done.claims[0].card == card(cards, "bbb"));
    CHECK(done.claims[0].eliminated == seat{1});
    CHECK_FALSE(done.claims[0].by_turn);
    CHECK(done.claims[0].cells == s.grid().occupied());
    REQUIRE(s.open_cards().size() == 2);
    CHECK(s.open_cards()[0] == card(cards, "yyy"));
    CHECK(s.open_cards()[1] == card(cards, "rrr"));
    CHECK_FALSE(s.is_in(seat{1}));
    CHECK(s.players_in() == 3);
    CHECK(to_move() == 'd');

    CHECK(play(rules, s, move_of('y', 3, 0, clockwise(3))).claims.empty());
    CHECK(to_move() == 'a');
    CHECK(play(rules, s, move_of('y', 4, 0, clockwise(3))).claims.empty());
    CHECK(to_move() == 'c'); // b is passed over
    CHECK(moved_last() == 'a');

    // c turns two yellow up beside the third: a, who moved before, is out.
    done = play(rules, s, move_of('y', 3, 3, clockwise(2)));
    REQUIRE(done.claims.size() == 1);
    CHECK(done.claims[0].card == card(cards, "yyy"));
    CHECK(done.claims[0].eliminated == seat{0});
    CHECK(done.claims[0].by_turn);
    CHECK(done.claims[0].cells ==
          (geometry::cell_bit(cell(3, 1)) | geometry::cell_bit(cell(3, 2)) | geometry::cell_bit(cell(3, 3))));
    CHECK(s.open_cards().size() == 1);
    CHECK(to_move() == 'd');
    CHECK_FALSE(rules.outcome(s).has_value());
    CHECK(rules.score(s).seats[2].total == 1);
    CHECK(rules.score(s).seats[0].total == 0);

    CHECK(play(rules, s, move_of('r', 5, 5, clockwise(1))).claims.empty());
    CHECK(to_move() == 'c');
    CHECK(play(rules, s, move_of('r', 5, 4, clockwise(1))).claims.empty());
    CHECK(to_move() == 'd');
    CHECK(moved_last() == 'c');
    done = play(rules, s, move_of('r', 5, 3));
    REQUIRE(done.claims.size() == 1);
    CHECK(done.claims[0].eliminated == seat{2});
    CHECK(s.open_cards().empty());
    CHECK_FALSE(rules.to_move(s).has_value());
    const auto end = rules.outcome(s);
    REQUIRE(end.has_value());
    CHECK(end->ended_by().name() == "PT-10");
    CHECK(end->winners() == 1);
    CHECK(end->wins(seat{3}));
    CHECK(refused(rules, s, move_of('b', 5, 0, clockwise(0))) == "PT-10");
    CHECK(rules.count_moves(s) == 0);
}

TEST_CASE("with two players, who makes the pattern wins", "[pentago_triple][PT-10]")
{
    const game rules;
    state s = position(rules, "by.... ...... ...... ...... ...... ......", {"byr"}, "ab", 'b');
    play(rules, s, move_of('r', 0, 2));
    CHECK(rules.outcome(s)->wins(seat{1}));
    CHECK_FALSE(rules.outcome(s)->wins(seat{0}));
}

TEST_CASE("the 27th marble ends the game, and the players still in share", "[pentago_triple][PT-11][B21]")
{
    const game rules = game_of(4);
    // 26 marbles; c is out.
    state s = position(rules, "y.br.b .yrbrr yrb..b by.ry. .rrryy .yb.bb", {"yby", "yyy"}, "acd", 'd');
    REQUIRE(s.grid().count() == 26);
    CHECK(play(rules, s, move_of('y', 0, 1, clockwise(0))).claims.empty());
    CHECK(s.exhausted());
    CHECK_FALSE(rules.to_move(s).has_value());
    const auto end = rules.outcome(s);
    REQUIRE(end.has_value());
    CHECK(end->ended_by().name() == "PT-11");
    CHECK(end->winners() == 3);
    CHECK_FALSE(end->wins(seat{1}));
    CHECK(end->rank(seat{1}) == 4);
    CHECK(refused(rules, s, move_of('y', 0, 1, clockwise(0))) == "PT-11");

    // Here the last marble's turn makes a card first, and the two who are left share.
    s = position(rules, ".bry.b byrry. bb.brr rbyr.. ryyr.. b.y.yy", {"ryr", "bbyy"}, "bcd", 'c');
    const event done = play(rules, s, move_of('b', 0, 0, clockwise(0)));
    REQUIRE(done.claims.size() == 1);
    CHECK(done.claims[0].card == card(rules.options().deck, "ryr"));
    CHECK(done.claims[0].eliminated == seat{1});
    CHECK(rules.outcome(s)->ended_by().name() == "PT-11");
    CHECK(rules.outcome(s)->winners() == 2);
    CHECK(rules.outcome(s)->wins(seat{2}));
    CHECK(rules.outcome(s)->wins(seat{3}));
}

TEST_CASE("with exhaustion = relocate marbles are moved once all are placed", "[pentago_triple][PT-11][PT-15]")
{
    const game rules = game_of(4, [](options& o) { o.exhaustion = exhaustion_rule::relocate; });
    state s = position(rules, "y.br.b .yrbrr yrb..b by.ry. .rrryy .yb.bb", {"yby", "yyy"}, "acd", 'd');
    play(rules, s, move_of('y', 0, 1, clockwise(0)));
    // Clockwise, the marble placed at the top of the middle column goes to the middle of the right column.
    CHECK(s.last_placed() == cell(1, 2));
    REQUIRE(rules.to_move(s) == seat{0});
    move m = move_of('y', 0, 4, clockwise(3));
    CHECK(refused(rules, s, m) == "PT-11"); // there is no stock
    m.placing.from = cell(1, 2);
    CHECK(refused(rules, s, m) == "PT-11"); // the marble that was just placed
    m.placing.from = cell(3, 1);
    CHECK(refused(rules, s, m).empty());
    m.placing.marble = colour::red;
    CHECK(refused(rules, s, m) == "PT-11"); // that one is yellow
    m.placing.marble = colour::yellow;
    m.placing.to = cell(0, 3);
    CHECK(refused(rules, s, m) == "PT-3"); // not empty
    m.placing.to = cell(0, 4);
    const state before = s;
    const event done = play(rules, s, m);
    CHECK(s.grid().count() == 27);
    CHECK(s.grid().at(cell(3, 1)) == colour_count);
    CHECK(s.last_placed() == cell(0, 4));
    CHECK(rules.to_move(s) == seat{2});
    rules.undo(s, m, done);
    CHECK(s == before);
    // Before that, nothing on the board may be moved.
    const state early =
        position(rules, "b..... ...... ...... ...... ...... ......", {"yby", "yyy", "rrr"}, "abcd", 'b');
    m = move_of('b', 3, 3, clockwise(0));
    m.placing.from = cell(0, 0);
    CHECK(refused(rules, early, m) == "PT-3");
}

TEST_CASE("a pattern counts in every line, from either end, in a longer run, and no other way",
          "[pentago_triple][PT-4][B22][B25]")
{
    const game rules;
    const auto made = [&](std::string_view rows, std::string_view open, char marble, std::size_t row,
                          std::size_t column) {
        const state s = position(rules, rows, {open}, "ab", 'a');
        return rules.made_by_placing(s, move_of(marble, row, column).placing) != 0;
    };
    CHECK(made("...... .by... ...... ...... ...... ......", "byr", 'r', 1, 3));
    CHECK(made("...... .yb... ...... ...... ...... ......", "byr", 'r', 1, 0));
    CHECK(made("...... ...b.. ...... ...r.. ...... ......", "byr", 'y', 2, 3));
    CHECK(made("...... ...... ..b... ...y.. ...... ......", "byr", 'r', 4, 4));
    CHECK(made("...... ...... ....b. ...y.. ...... ......", "byr", 'r', 4, 2)); // the anti-diagonal
    CHECK(made("...... ...... ...... ...y.. ..b... ......", "byr", 'r', 2, 4));
    CHECK(made("bb.b.. ...... ...... ...... ...... ......", "bbb", 'b', 0, 2)); // part of a run of four
    CHECK_FALSE(made("...... .by... ...... ...... ...... ......", "byr", 'y', 1, 3));
    CHECK_FALSE(made("...... .by... ...... ...... ...... ......", "byr", 'r', 1, 4));
    CHECK_FALSE(made(".....b y..... ...... ...... ...... ......", "byr", 'r', 1, 1)); // round the edge
    CHECK_FALSE(made("....by r..... ...... ...... ...... ......", "byr", 'r', 2, 0));
    CHECK_FALSE(made("...... .by... ...... ...... ...... ......", "bbyy", 'y', 1, 3));
    CHECK(made("...... .bby.. ...... ...... ...... ......", "bbyy", 'y', 1, 4));
}

TEST_CASE("a pattern counts when a placement or a turn makes it, and ends the turn when a placement does",
          "[pentago_triple][PT-5][PT-6][B20]")
{
    const game rules;
    state s = position(rules, "by.... ...... ...... ...... ...... ......", {"byr"}, "ab", 'a');
    CHECK(refused(rules, s, move_of('r', 0, 2, clockwise(0))) == "PT-6");
    CHECK(rules.count_moves(s) == 34 * 3 * 8 - 7);
    CHECK(play(rules, s, move_of('r', 0, 2)).claims.size() == 1);
    // A turn: the column b y becomes y b at the top, and meets the red one there.
    s = position(rules, "b..r.. y..... ...... ...... ...... ......", {"ybr"}, "ab", 'a');
    const event done = play(rules, s, move_of('y', 5, 5, clockwise(0)));
    REQUIRE(done.claims.size() == 1);
    CHECK(done.claims[0].by_turn);
    CHECK(rules.outcome(s)->wins(seat{0}));
}

TEST_CASE("with turn_after_claim = yes a quadrant is turned after a claim by placing", "[pentago_triple][PT-6]")
{
    const auto turning = [](options& o) { o.turn_after_claim = true; };
    const game rules = game_of(3, turning);
    state s = position(rules, "bb.... ...... ...... y..y.. y..... ......", {"bbb", "yyy"}, "abc", 'a');
    CHECK(refused(rules, s, move_of('b', 0, 2)) == "PT-3");
    // The placement eliminates c; the turn makes the other card, and eliminates b, who moved before c.
    const event done = play(rules, s, move_of('b', 0, 2, clockwise(2)));
    REQUIRE(done.claims.size() == 2);
    CHECK(done.claims[0].eliminated == seat{2});
    CHECK(done.claims[1].eliminated == seat{1});
    CHECK(done.claims[1].by_turn);
    CHECK(rules.outcome(s)->wins(seat{0}));
    // With two players the claim wins, and nothing is left to turn for.
    const game duel = game_of(2, turning);
    const state two = position(duel, "bb.... ...... ...... ...... ...... ......", {"bbb"}, "ab", 'a');
    CHECK(refused(duel, two, move_of('b', 0, 2)).empty());
    CHECK(refused(duel, two, move_of('b', 0, 2, clockwise(2))) == "PT-6");
}

TEST_CASE("a pattern that stands does not count later, but one that moves does", "[pentago_triple][PT-7]")
{
    const game rules = game_of(3);
    const state s = position(rules, "bbb... ...... ...... ...... ...... ......", {"bbb", "yyy"}, "abc", 'b');
    state next = s;
    CHECK(play(rules, next, move_of('r', 5, 5, clockwise(3))).claims.empty());
    next = s;
    CHECK(play(rules, next, move_of('b', 4, 4, clockwise(2))).claims.empty());
    // The same three marbles in other cells are a new pattern.
    next = s;
    CHECK(play(rules, next, move_of('r', 5, 5, clockwise(0))).claims.size() == 1);
    // A fourth marble in line makes a new pattern in the last three cells.
    next = s;
    CHECK(play(rules, next, move_of('b', 0, 3)).claims.size() == 1);
}

TEST_CASE("of two cards made at once the mover claims one, and what stands does not count for the other",
          "[pentago_triple][PT-7][PT-9][B26]")
{
    const game rules = game_of(3);
    const state s = position(rules, "bb.rr. ...... ...... ...... ...... ......", {"bby", "yrr"}, "abc", 'b');
    const auto open = s.open_cards();
    for (std::uint8_t choice = 0; choice < 2; ++choice) {
        state next = s;
        const event done = play(rules, next, move_of('y', 0, 2, {}, choice));
        REQUIRE(done.claims.size() == 1);
        CHECK(done.claims[0].card == open[choice]);
        CHECK(done.claims[0].eliminated == seat{0});
        REQUIRE(next.open_cards().size() == 1);
        CHECK(next.open_cards()[0] == open[1U - choice]);
        // The other card's pattern stands already: a quiet move does not claim it.
        CHECK(rules.to_move(next) == seat{2});
        CHECK(play(rules, next, move_of('b', 5, 5, clockwise(3))).claims.empty());
    }
    CHECK(refused(rules, s, move_of('y', 0, 2, {}, 2)) == "PT-9");
    CHECK(refused(rules, s, move_of('y', 5, 2, clockwise(0), 1)) == "PT-9");
    CHECK(refused(rules, s, move_of('y', 5, 2, clockwise(0), 0, 1)) == "PT-9");
}

TEST_CASE("two cards made by one turn are a choice as well", "[pentago_triple][PT-9]")
{
    const game rules = game_of(3);
    // Clockwise the left column goes to the top, beside the two red ones, and the right column to the bottom.
    const state s = position(rules, "b.yrr. y.y... r..bb. ...... ...... ......", {"byr", "bby"}, "abc", 'a');
    for (std::uint8_t choice = 0; choice < 2; ++choice) {
        state next = s;
        const event done = play(rules, next, move_of('b', 5, 5, clockwise(0), 0, choice));
        REQUIRE(done.claims.size() == 1);
        CHECK(done.claims[0].card == s.open_cards()[choice]);
        CHECK(next.open_cards()[0] == s.open_cards()[1U - choice]);
    }
    CHECK(refused(rules, s, move_of('b', 5, 5, clockwise(0), 0, 2)) == "PT-9");
}

TEST_CASE("with double_claim = both each card eliminates a player", "[pentago_triple][PT-9]")
{
    const game rules = game_of(4, [](options& o) { o.double_claim = double_claim_rule::both; });
    state s = position(rules, "bb.rr. ...... ...... ...... ...... ......", {"bby", "yrr", "bbb"}, "abcd", 'b');
    CHECK(refused(rules, s, move_of('y', 0, 2, {}, 1)) == "PT-9");
    const event done = play(rules, s, move_of('y', 0, 2));
    REQUIRE(done.claims.size() == 2);
    CHECK(done.claims[0].eliminated == seat{0});
    CHECK(done.claims[1].eliminated == seat{3});
    CHECK(s.players_in() == 2);
    CHECK(s.open_cards().size() == 1);
    CHECK(rules.to_move(s) == seat{2});
}

TEST_CASE("the turn may be skipped only by option, while a quadrant is neutral", "[pentago_triple][PT-12]")
{
    const game rules = game_of(2, [](options& o) { o.twist = twist_rule::optional_if_neutral; });
    const state s = position(rules, "b..y.. ...... ...... r..... ...... ......", {"yyy"}, "ab", 'b');
    CHECK(refused(rules, s, move_of('b', 4, 4)).empty());
    CHECK(refused(rules, s, move_of('b', 5, 5)) == "PT-12");
    CHECK(refused(game(), s, move_of('b', 4, 4)) == "PT-3");
    // Turning the neutral quadrant either way leads to one position by two moves, and skipping by a third.
    state clock = s;
    state counted = s;
    state skipped = s;
    play(rules, clock, move_of('b', 4, 4, clockwise(3)));
    play(rules, counted, move_of('b', 4, 4, counter(3)));
    play(rules, skipped, move_of('b', 4, 4));
    CHECK(clock == counted);
    CHECK(clock == skipped);
    std::size_t ways = 0;
    rules.for_each_move(s, [&](const move& m) { ways += m.placing == move_of('b', 4, 4).placing ? 1U : 0U; });
    CHECK(ways == 9);
}

TEST_CASE("what may not be placed or turned is refused", "[pentago_triple][PT-1][PT-3]")
{
    const game rules;
    const state s = position(rules, "bbybb. yy.... bbybb. r..... ...... ......", {"rrr"}, "ab", 'a');
    CHECK(refused(rules, s, move_of('b', 0, 0, clockwise(0))) == "PT-3");
    CHECK(refused(rules, s, {{geometry::no_cell, colour::blue, 36, 0}, {clockwise(0), 0}}) == "PT-3");
    CHECK(refused(rules, s, {{geometry::no_cell, static_cast<colour>(3), 31, 0}, {clockwise(0), 0}}) == "PT-1");
    CHECK(refused(rules, s, move_of('y', 5, 5, {200})) == "PT-3");
    CHECK(refused(rules, s, move_of('y', 5, 5)) == "PT-3");
    // Nine blue ones are all there are.
    const state nine = position(rules, "bbybb. yy.... bbybb. r....b ...... ......", {"rrr"}, "ab", 'a');
    CHECK(nine.marbles_left(colour::blue) == 0);
    CHECK(refused(rules, nine, move_of('b', 5, 5, clockwise(0))) == "PT-3");
    CHECK(refused(rules, nine, move_of('y', 5, 5, clockwise(0))).empty());
}

TEST_CASE("what is no position is not assembled, and says why", "[pentago_triple][PT-1][PT-2][PT-3][PT-8][PT-15]")
{
    const game rules = game_of(3);
    const state good = position(rules, "b..... ...... ...... ...... ...... .....y", {"bbb", "yyy"}, "abc", 'c');
    const setup what{good.grid(), good.table()};
    REQUIRE(rules.assemble(what).value() == good);
    const auto clause_of = [&](auto&& change) {
        setup changed = what;
        change(changed);
        return rules.assemble(changed).error().clause.name();
    };
    CHECK(clause_of([](setup& w) { w.beside.in = 0; }) == "PT-8");
    CHECK(clause_of([](setup& w) { w.beside.in = 0b1111; }) == "PT-8");
    CHECK(clause_of([](setup& w) {
              w.grid = pentago_testing::drawn<3>("byr", "b..... ...... b..... ...... ...... .....y");
              w.beside.in = 0b0110;
          }) == "PT-8"); // two open cards for two players
    CHECK(clause_of([](setup& w) { w.beside.mover = seat{3}; }) == "PT-3");
    CHECK(clause_of([](setup& w) { w.beside.open[1] = 20; }) == "PT-2");
    CHECK(clause_of([](setup& w) { w.beside.open[1] = w.beside.open[0]; }) == "PT-2");
    CHECK(clause_of([](setup& w) { std::swap(w.beside.open[0], w.beside.open[1]); }) == "PT-2");
    CHECK(clause_of([](setup& w) { w.beside.last = geometry::no_cell; }) == "PT-15");
    CHECK(clause_of([](setup& w) { w.beside.last = cell(1, 1); }) == "PT-15");
    CHECK(clause_of([](setup& w) {
              w.beside.in = 0b0101;
              w.beside.open[1] = table::no_card;
          }) == "PT-8"); // two marbles eliminate nobody
    CHECK(clause_of([](setup& w) {
              w.grid = pentago_testing::drawn<3>("byr", "bbbbbb bbbb.. ...... ...... ...... ......");
          }) == "PT-1");
}

TEST_CASE("whatever lies beside the board tells positions and hashes apart", "[pentago_triple][PT-15]")
{
    const game rules = game_of(3);
    const state one = position(rules, "b..... ...... b..... ...... ...... .....y", {"bbb", "yyy"}, "abc", 'c');
    const auto differs = [&](auto&& change) {
        setup changed{one.grid(), one.table()};
        change(changed.beside);
        const state other = rules.assemble(changed).value();
        return other != one && other.hash() != one.hash();
    };
    CHECK_FALSE(differs([](table&) {}));
    CHECK(differs([](table& t) { t.mover = seat{0}; }));
    CHECK(differs([](table& t) { t.last = t.last == cell(0, 0) ? cell(2, 0) : cell(0, 0); }));
    CHECK(differs([](table& t) { t.open[1] = 19; }));
    const auto two_in = [](std::uint8_t in, std::uint8_t mover) {
        return [=](table& t) {
            t.in = in;
            t.mover = seat{mover};
            t.open[1] = table::no_card;
        };
    };
    CHECK(differs(two_in(0b011, 1)));
    setup without_a{one.grid(), one.table()};
    two_in(0b110, 1)(without_a.beside);
    setup without_c = without_a;
    without_c.beside.in = 0b011;
    CHECK(rules.assemble(without_a).value().hash() != rules.assemble(without_c).value().hash());
}

TEST_CASE("every game starts from an empty board and all its players", "[pentago_triple][PT-2][B27]")
{
    const game rules = game_of(3);
    quintet::random_stream random{3};
    state s = rules.start(random);
    rules.apply(s, move_of('b', 0, 0, clockwise(0)));
    const state again = rules.start(random);
    CHECK(again.grid().count() == 0);
    CHECK(again.players_in() == 3);
    CHECK(rules.to_move(again) == seat{0});
    CHECK(again.last_placed() == geometry::no_cell);
}

TEST_CASE("planes show what the cards ask for, and the action index is dense", "[pentago_triple][PT-15]")
{
    const game rules = game_of(3, [](options& o) { o.exhaustion = exhaustion_rule::relocate; });
    const state s = position(rules, "b..... ...... ...... ...... ...... .....y", {"byr", "yyy"}, "abc", 'c');
    std::vector<float> planes(rules.observation().size(), 7.0F);
    rules.observe(s, seat{1}, planes);
    const auto plane = [&](std::size_t n) { return std::span(planes).subspan(n * 36, 36); };
    CHECK(plane(0)[0] == 1.0F);
    CHECK(plane(1)[35] == 1.0F);
    CHECK(plane(3)[0] == 1.0F); // the marble placed last
    CHECK(plane(6)[17] == 1.0F);
    CHECK(plane(4)[17] == 8.0F / 9.0F);
    CHECK(plane(7)[0] == 1.0F);  // oneself is in
    CHECK(plane(10)[0] == 0.0F); // there is no fourth seat
    CHECK(plane(12)[0] == 1.0F); // the next seat is to move
    CHECK(plane(15)[0] == 1.0F); // byr: blue first
    CHECK(plane(16)[6 + 1] == 1.0F);
    CHECK(plane(17)[2] == 1.0F);
    CHECK(plane(15)[3] == 0.0F);
    CHECK(plane(19)[0] == 1.0F); // yyy
    CHECK(std::ranges::count(planes, 7.0F) == 0);
    for (std::size_t i = 0; i < rules.actions(); i += 7) {
        CHECK(rules.action_of(rules.action_move(i)) == i);
    }
    CHECK(game().actions() == 972);
}

TEST_CASE("the cards that lie face down are in no state: nothing is there to be foreseen",
          "[pentago_triple][PT-2][PT-8]")
{
    const game rules = game_of(2, [](options& o) { o.deck = deck_of("bbb yyy rrr"); });
    std::map<std::uint8_t, state> begun;
    int shuffles = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        quintet::random_stream random{seed};
        const state s = rules.start(random);
        const auto known = begun.emplace(s.open_cards()[0], s).first;
        CHECK(known->second == s);
        CHECK(known->second.hash() == s.hash());
        ++shuffles;
    }
    CHECK(begun.size() == 3);
    CHECK(shuffles > 6); // more than there are orders of three cards
}
