// SPDX-License-Identifier: MIT
#include "games/chinese_checkers/board.hpp"
#include "support/check_position.hpp"

#include <quintet/games/chinese_checkers.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace cc = quintet::chinese_checkers;
using namespace chinese_checkers_tests;
using quintet::seat;

namespace {

using ends = std::set<hole>;

} // namespace

TEST_CASE("the defaults are the sheet's", "[chinese_checkers][CC-15]")
{
    const cc::options o = cc::game().options();
    CHECK(o.players == 2);
    CHECK(o.side_arms == cc::side_arms_rule::pass_through);
    CHECK_FALSE(o.target_lock);
    CHECK(o.jump == cc::jump_rule::adjacent);
    CHECK(o.marbles == 10);
    CHECK(o.blocking == cc::blocking_rule::none);
    CHECK(o.ply_limit == 0);
}

TEST_CASE("closed side arms are not even crossed, and in open ones a move may end", "[chinese_checkers][CC-15]")
{
    const std::vector<holes> placed{{at(4, 2), at(6, 2)}, {at(7, 1)}};
    const ends steps{at(5, 3), at(3, 3), at(2, 2), at(3, 1), at(5, 1)};
    const cc::game closed = game_with([](cc::options& o) { o.side_arms = cc::side_arms_rule::closed; });
    CHECK(ends_from(closed, position(closed, placed), at(4, 2)) == steps);
    CHECK(refused_by(closed, position(closed, placed), at(4, 2), at(8, 2)) == "CC-9");
    const cc::game open = game_with([](cc::options& o) { o.side_arms = cc::side_arms_rule::open; });
    ends more = steps;
    more.merge(ends{at(8, 2), at(6, 0)});
    CHECK(ends_from(open, position(open, placed), at(4, 2)) == more);
    CHECK(refused_by(open, position(open, placed), at(6, 2), at(8, 2)).empty()); // a step, too
}

TEST_CASE("under the target lock a marble that rests in the target stays in it", "[chinese_checkers][CC-15]")
{
    const cc::game locked = game_with([](cc::options& o) { o.target_lock = true; });
    const cc::game free;
    const holes others{at(-6, 2), at(-4, 2), at(-2, 2), at(0, 2), at(2, 2),
                       at(4, 2),  at(6, 2),  at(-7, 1), at(7, 1), at(-5, 1)};
    const std::vector<holes> placed{{at(-1, -5), at(-2, -4)}, others};
    const ends inside{at(1, -5), at(-3, -5), at(0, -6), at(-2, -6)};
    CHECK(ends_from(locked, position(locked, placed), at(-1, -5)) == inside);
    CHECK(refused_by(locked, position(locked, placed), at(-1, -5), at(0, -4)) == "CC-15");
    ends all = inside;
    all.merge(ends{at(0, -4), at(-3, -3)});
    CHECK(ends_from(free, position(free, placed), at(-1, -5)) == all);
    // Outside it nothing is locked: in, and away.
    CHECK(refused_by(locked, position(locked, placed), at(-2, -4), at(-3, -5)).empty());
    CHECK(refused_by(locked, position(locked, placed), at(-2, -4), at(-1, -3)).empty());
}

TEST_CASE("a symmetric jump goes over one marble at any distance to the mirror hole, all others empty",
          "[chinese_checkers][CC-15][B4]")
{
    const cc::game rules = game_with([](cc::options& o) { o.jump = cc::jump_rule::symmetric; });
    const auto goes = [&](const std::vector<holes>& placed, hole from, hole to) {
        return ends_from(rules, position(rules, placed), from).contains(to);
    };
    CHECK(goes({{at(-2, 0)}, {at(0, 0)}}, at(-2, 0), at(2, 0)));
    CHECK(goes({{at(-4, 0)}, {at(0, 0)}}, at(-4, 0), at(4, 0)));
    CHECK(goes({{at(-6, 0)}, {at(0, 0)}}, at(-6, 0), at(6, 0)));
    CHECK(goes({{at(-8, 0)}, {at(0, 0)}}, at(-8, 0), at(8, 0)));
    // At an odd distance there is no hole in the middle: nothing lands three or five holes away.
    for (const hole landing : {at(-2, 0), at(2, 0), at(6, 0)}) {
        CHECK_FALSE(goes({{at(-8, 0)}, {at(0, 0)}}, at(-8, 0), landing));
    }
    CHECK_FALSE(goes({{at(-8, 0)}, {at(-2, 0)}}, at(-8, 0), at(2, 0)));
    CHECK(goes({{at(-8, 0)}, {at(-2, 0)}}, at(-8, 0), at(4, 0)));
    // The holes between are looked at, before and behind the marble.
    CHECK_FALSE(goes({{at(-4, 0)}, {at(0, 0), at(-2, 0)}}, at(-4, 0), at(4, 0)));
    CHECK_FALSE(goes({{at(-4, 0)}, {at(0, 0), at(2, 0)}}, at(-4, 0), at(4, 0)));
    CHECK_FALSE(goes({{at(-4, 0)}, {at(0, 0), at(4, 0)}}, at(-4, 0), at(4, 0)));
    CHECK(goes({{at(-4, 0)}, {at(0, 0), at(6, 0)}}, at(-4, 0), at(4, 0)));
    // And by default it goes over an adjacent marble only.
    const cc::game adjacent;
    CHECK(refused_by(adjacent, position(adjacent, {{at(-4, 0)}, {at(0, 0)}}), at(-4, 0), at(4, 0)) == "CC-6");
}

TEST_CASE("with 15 marbles the homes have five rows, and a full target is worth 160", "[chinese_checkers][CC-15]")
{
    const cc::game rules = game_with([](cc::options& o) { o.marbles = 15; });
    const cc::state s = rules.start();
    CHECK(rules.full_score() == 160);
    CHECK(s.marbles(seat{0}).count() == 15);
    CHECK(s.marbles(seat{1}).count() == 15);
    for (const int x : {-4, -2, 0, 2, 4}) {
        CHECK(s.owner(at(x, 4)) == seat{0});
        CHECK(s.owner(at(x, -4)) == seat{1});
    }
    CHECK_FALSE(s.owner(at(6, 4)).has_value()); // the same row, but in a side arm
    cc::setup setup;
    setup.marbles[0] = rules.terrain_of(seat{0}).target;
    for (const int x : {-6, -4, -2, 0, 2, 4, 6}) {
        setup.marbles[1].insert(at(x, 2));
        setup.marbles[1].insert(at(x, 0));
    }
    setup.marbles[1].insert(at(8, 0));
    setup.turn = seat{1};
    const cc::state done = rules.assemble(setup).value();
    CHECK(rules.score(done).seats[0].total == 160);
    CHECK(rules.outcome(done)->ended_by().name() == "CC-14");
    CHECK(rules.outcome(done)->wins(seat{0}));
}

TEST_CASE("a full target with an own marble in it wins, if the option says so", "[chinese_checkers][CC-15][B13]")
{
    // Seat 1 has left a marble in seat 0's target, which seat 0 can therefore never fill. Seat 2 is a row short of its
    // own.
    for (const auto blocking : {cc::blocking_rule::none, cc::blocking_rule::full_target_wins}) {
        const cc::game rules = game_with([&](cc::options& o) {
            o.players = 3;
            o.side_arms = cc::side_arms_rule::open;
            o.blocking = blocking;
        });
        std::vector<holes> placed(3);
        placed[0] = {at(0, -8),  at(-1, -7), at(1, -7), at(0, -6),  at(2, -6),
                     at(-1, -5), at(1, -5),  at(3, -5), at(-2, -4), at(0, 0)};
        placed[1] = {at(-2, -6)};
        const auto& land = rules.terrain_of(seat{2});
        land.target.for_each([&](std::size_t h) { placed[2].push_back(static_cast<hole>(h)); });
        // One of the target's base, a row back.
        const auto base = std::ranges::find_if(
            placed[2], [&](hole h) { return cc::game::star::row_towards(land.target_arm, h) == 13; });
        REQUIRE(base != placed[2].end());
        cc::game::star::neighbours(*base).for_each([&](std::size_t n) {
            if (cc::game::star::row_towards(land.target_arm, static_cast<hole>(n)) == 12) {
                *base = static_cast<hole>(n);
            }
        });
        cc::state s = position(rules, placed);
        REQUIRE_FALSE(rules.outcome(s).has_value());
        play(rules, s, {at(-2, -4), at(-3, -5)});
        if (blocking == cc::blocking_rule::none) {
            CHECK_FALSE(rules.outcome(s).has_value());
            continue;
        }
        REQUIRE(rules.outcome(s).has_value());
        CHECK(rules.outcome(s)->ended_by().name() == "CC-15");
        CHECK(rules.score(s).seats[2].total == 119);
        CHECK(rules.score(s).seats[0].total < 119);
        CHECK(rules.outcome(s)->rank(seat{0}) == 1); // whatever the points
        CHECK(rules.outcome(s)->rank(seat{2}) == 2);
        CHECK(rules.outcome(s)->rank(seat{1}) == 3);
        CHECK(rules.refusal(s, cc::move::pass())->clause.name() == "CC-15");
        CHECK(support::list_moves(rules, s).empty());
    }
    // A target full of foreign marbles alone wins nothing: so does every game for two begin.
    const cc::game rules = game_with([](cc::options& o) { o.blocking = cc::blocking_rule::full_target_wins; });
    CHECK_FALSE(rules.outcome(rules.start()).has_value());
}

TEST_CASE("a marble may swap with a foreign marble that sits in the mover's target, if the option says so",
          "[chinese_checkers][CC-15][B13]")
{
    const cc::game rules = game_with([](cc::options& o) { o.blocking = cc::blocking_rule::swap; });
    const cc::game none;
    const std::vector<holes> placed{{at(-2, -4), at(0, -4), at(-5, -1)}, {at(-1, -5), at(1, -5), at(-6, 0), at(-7, 1)}};
    const cc::state s = position(rules, placed);
    CHECK(refused_by(none, position(none, placed), at(-2, -4), at(-1, -5)) == "CC-5");
    CHECK(refused_by(rules, s, at(-2, -4), at(-1, -5)).empty());  // a step
    CHECK(refused_by(rules, s, at(-2, -4), at(0, -4)) == "CC-5"); // not with an own one
    CHECK(refused_by(rules, s, at(-5, -1), at(-6, 0)) == "CC-5"); // not outside the target
    cc::state next = s;
    const auto e = play(rules, next, {at(-2, -4), at(-1, -5)});
    CHECK(e.swapped == seat{1});
    CHECK(e.gain == 1);
    CHECK(next.owner(at(-1, -5)) == seat{0});
    CHECK(next.owner(at(-2, -4)) == seat{1});
    CHECK(next.turn() == seat{1}); // one turn, though two marbles moved
    CHECK(rules.score(next).seats[1].total == rules.score(s).seats[1].total + 1);
    // By a chain too, and there it stops: over (−1, −3) into the foreign marble at (−2, −4) is no target …
    const cc::state chain = position(rules, {{at(1, -3), at(0, -4)}, {at(-1, -5), at(-2, -6)}});
    CHECK(refused_by(rules, chain, at(1, -3), at(-1, -5)).empty());
    // … and nothing goes on from there: (−3, −7) is past the board, (−3, −5) a step away.
    CHECK(ends_from(rules, chain, at(1, -3)) ==
          ends{at(-1, -5), at(3, -3), at(2, -2), at(0, -2), at(-1, -3), at(2, -4)});
    // The other's target is not the mover's: seat 0's marbles at home are safe from seat 0's neighbours.
    const cc::state home = position(rules, {{at(0, 4)}, {at(2, 4)}});
    CHECK(refused_by(rules, home, at(0, 4), at(2, 4)) == "CC-5");
}

TEST_CASE("after the agreed number of plies the game is ranked by score", "[chinese_checkers][CC-15][B13]")
{
    const cc::game rules = game_with([](cc::options& o) { o.ply_limit = 3; });
    cc::state s = rules.start();
    CHECK(s.plies_left() == 3);
    play(rules, s, {at(-3, 5), at(-4, 4)}); // forward
    play(rules, s, {at(-3, -5), at(-4, -4)});
    CHECK(s.plies_left() == 1);
    REQUIRE_FALSE(rules.outcome(s).has_value());
    play(rules, s, {at(-4, 4), at(-5, 3)});
    CHECK(s.plies_left() == 0);
    REQUIRE(rules.outcome(s).has_value());
    CHECK(rules.outcome(s)->ended_by().name() == "CC-15");
    CHECK(rules.outcome(s)->rank(seat{0}) == 1);
    CHECK(rules.outcome(s)->rank(seat{1}) == 2);
    CHECK(support::list_moves(rules, s).empty());
    CHECK(rules.refusal(s, {at(-3, -5), at(-2, -4)})->clause.name() == "CC-15");
    // A limit ranks nobody where a target is full by the last ply: that is a win.
    const cc::game longer = game_with([](cc::options& o) { o.ply_limit = 41; });
    cc::setup setup;
    setup.marbles[0] = rules.terrain_of(seat{0}).target;
    for (const int x : {-6, -4, -2, 0, 2, 4, 6}) {
        setup.marbles[1].insert(at(x, 2));
    }
    for (const int x : {-5, -3, -1}) {
        setup.marbles[1].insert(at(x, 3));
    }
    setup.turn = seat{1};
    CHECK(longer.outcome(longer.assemble(setup).value())->ended_by().name() == "CC-14");
    // Without a limit nothing counts down.
    const cc::game endless;
    cc::state on = endless.start();
    play(endless, on, {at(-3, 5), at(-4, 4)});
    CHECK(on.plies_left() == 0);
    CHECK_FALSE(endless.outcome(on).has_value());
}
