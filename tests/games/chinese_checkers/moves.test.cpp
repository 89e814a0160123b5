// SPDX-License-Identifier: MIT
#include "games/chinese_checkers/board.hpp"
#include "games/chinese_checkers/positions.hpp"
#include "support/check_position.hpp"

#include <quintet/games/chinese_checkers.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

namespace cc = quintet::chinese_checkers;
using namespace chinese_checkers_tests;
using quintet::random_stream;
using quintet::seat;

namespace {

using ends = std::set<hole>;

const cc::game two;

/// All ways from the last hole of `way` to an end that are in no hole twice, by plain recursion over single jumps.
void follow(const cc::game::hole_set& occupied, std::vector<int> way, hole end, std::set<std::vector<int>>& ways)
{
    for (const auto& jump : cc::game::star::jumps(static_cast<hole>(way.back()))) {
        if (!occupied.contains(jump.over) || occupied.contains(jump.to) || std::ranges::count(way, jump.to) > 0) {
            continue;
        }
        std::vector<int> longer = way;
        longer.push_back(jump.to);
        if (jump.to == end) {
            ways.insert(longer);
        } else {
            follow(occupied, longer, end, ways);
        }
    }
}

/// A ring of three jumps: from the middle over three marbles and back.
const std::vector<holes> ring{{at(0, 0), at(2, 0)}, {at(3, 1), at(1, 1)}};

} // namespace

TEST_CASE("a player moves own marbles only, and one of them", "[chinese_checkers][CC-4]")
{
    const cc::state s = position(two, {{at(0, 0)}, {at(4, 0)}});
    CHECK(refused_by(two, s, at(4, 0), at(6, 0)) == "CC-4");   // the other's
    CHECK(refused_by(two, s, at(-4, 0), at(-6, 0)) == "CC-4"); // nobody's
    two.for_each_move(s, [&](cc::move m) {
        REQUIRE(s.marbles(seat{0}).contains(m.from));
        cc::state next = s;
        two.apply(next, m);
        auto expected = s.marbles(seat{0});
        expected.erase(m.from);
        expected.insert(m.to);
        CHECK(next.marbles(seat{0}) == expected);
        CHECK(next.marbles(seat{1}) == s.marbles(seat{1}));
        CHECK(next.turn() == seat{1}); // one marble a turn
    });
}

TEST_CASE("a step goes to an empty hole beside, in any of six directions, backwards too",
          "[chinese_checkers][CC-5][B10]")
{
    const cc::state s = position(two, {{at(0, 0)}});
    CHECK(ends_from(two, s, at(0, 0)) == ends{at(2, 0), at(1, 1), at(-1, 1), at(-2, 0), at(-1, -1), at(1, -1)});
    const cc::state beside = position(two, {{at(0, 0), at(-2, 0)}, {at(2, 0), at(4, 0), at(-4, 0)}});
    CHECK(ends_from(two, beside, at(0, 0)) == ends{at(1, 1), at(-1, 1), at(-1, -1), at(1, -1)});
    CHECK(refused_by(two, beside, at(0, 0), at(2, 0)) == "CC-5");
    CHECK(refused_by(two, beside, at(0, 0), at(-2, 0)) == "CC-5");
}

TEST_CASE("a chain jumps over one marble of anybody's at a time, turns, and takes nothing off the board",
          "[chinese_checkers][CC-6]")
{
    const cc::state s = position(two, {{at(0, 0), at(2, 0)}, {at(5, -1)}});
    CHECK(ends_from(two, s, at(0, 0)) ==
          ends{at(4, 0), at(6, -2), at(1, 1), at(-1, 1), at(-2, 0), at(-1, -1), at(1, -1)});
    cc::state next = s;
    play(two, next, {at(0, 0), at(6, -2)});
    CHECK(next.marbles(seat{0}).contains(at(2, 0)));
    CHECK(next.marbles(seat{1}) == s.marbles(seat{1}));
    CHECK(next.occupied().count() == 20);
    CHECK(refused_by(two, s, at(0, 0), at(8, 0)) == "CC-6");
}

TEST_CASE("two marbles in a line cannot be jumped as one, and what was jumped stays", "[chinese_checkers][CC-6][B15]")
{
    const cc::state line = position(two, {{at(0, 0)}, {at(2, 0), at(4, 0)}});
    CHECK(ends_from(two, line, at(0, 0)) == ends{at(1, 1), at(-1, 1), at(-2, 0), at(-1, -1), at(1, -1)});
    CHECK(refused_by(two, line, at(0, 0), at(6, 0)) == "CC-6");
    CHECK(refused_by(two, line, at(0, 0), at(4, 0)) == "CC-5");
    // A gap before the marble: no jump over a distance either.
    const cc::state gap = position(two, {{at(0, 0)}, {at(4, 0)}});
    CHECK(refused_by(two, gap, at(0, 0), at(8, 0)) == "CC-6");
    CHECK(refused_by(two, gap, at(0, 0), at(6, 0)) == "CC-6");
    const cc::state one = position(two, {{at(0, 0)}, {at(2, 0)}});
    cc::state next = one;
    play(two, next, {at(0, 0), at(4, 0)});
    CHECK(next.owner(at(2, 0)) == seat{1});
}

TEST_CASE("a turn is a step or a chain, never both", "[chinese_checkers][CC-7]")
{
    // A step to the right would come beside the marble; a jump would come to a hole with empty neighbours.
    const cc::state before = position(two, {{at(0, 0)}, {at(4, 0)}});
    CHECK(ends_from(two, before, at(0, 0)).size() == 6);
    const cc::state after = position(two, {{at(0, 0)}, {at(2, 0)}});
    CHECK(ends_from(two, after, at(0, 0)) == ends{at(4, 0), at(1, 1), at(-1, 1), at(-2, 0), at(-1, -1), at(1, -1)});
    const holes step_then_jump{at(0, 0), at(1, -1), at(3, 1)};
    const holes jump_then_step{at(0, 0), at(4, 0), at(6, 0)};
    CHECK(cc::refusal_of_path(two, after, std::span(step_then_jump)).has_value());
    REQUIRE(cc::refusal_of_path(two, after, std::span(jump_then_step)).has_value());
    CHECK(cc::refusal_of_path(two, after, std::span(jump_then_step))->clause.name() == "CC-7");
    CHECK(cc::refusal_of_path(two, after, std::span(jump_then_step))->part == 1);
}

TEST_CASE("a chain that comes back to where it began is no move", "[chinese_checkers][CC-8][B3]")
{
    const cc::state s = position(two, ring);
    CHECK(ends_from(two, s, at(0, 0)) == ends{at(4, 0), at(2, 2), at(-1, 1), at(-2, 0), at(-1, -1), at(1, -1)});
    CHECK(refused_by(two, s, at(0, 0), at(0, 0)) == "CC-8");
    const holes round{at(0, 0), at(4, 0), at(2, 2), at(0, 0)};
    CHECK(cc::refusal_of_path(two, s, std::span(round))->clause.name() == "CC-8");
    // But it may pass through its start.
    const holes round_and_on{at(0, 0), at(4, 0), at(2, 2), at(0, 0), at(4, 0)};
    CHECK_FALSE(cc::refusal_of_path(two, s, std::span(round_and_on)).has_value());
}

TEST_CASE("a marble that jumps is lifted: it cannot jump over itself, and its start is an empty hole",
          "[chinese_checkers][CC-8][B3]")
{
    // Symmetric jumps alone can look at their own start: two jumps lead to (−4, 0), two holes to the left of it.
    const cc::game rules = game_with([](cc::options& o) { o.jump = cc::jump_rule::symmetric; });
    const std::vector<holes> way{{at(0, 0)}, {at(-1, 1), at(-3, 1)}};
    const ends alone = ends_from(rules, position(rules, way), at(0, 0));
    CHECK(alone.contains(at(-4, 0)));
    CHECK_FALSE(alone.contains(at(4, 0))); // over itself
    // Over a marble three holes away; the start lies between and must be empty.
    const std::vector<holes> through{{at(0, 0)}, {at(-1, 1), at(-3, 1), at(2, 0)}};
    CHECK(ends_from(rules, position(rules, through), at(0, 0)).contains(at(8, 0)));
}

TEST_CASE("a side arm may be crossed by a chain, and nothing ends there", "[chinese_checkers][CC-9][B15]")
{
    // (8, 2) lies in the arm to the lower right; the chain enters it over (6, 2) and leaves it over (7, 1).
    const std::vector<holes> placed{{at(4, 2), at(6, 2)}, {at(7, 1)}};
    const cc::state s = position(two, placed);
    CHECK(ends_from(two, s, at(4, 2)) == ends{at(6, 0), at(5, 3), at(3, 3), at(2, 2), at(3, 1), at(5, 1)});
    CHECK(refused_by(two, s, at(4, 2), at(8, 2)) == "CC-9"); // the chain may not end there
    CHECK(refused_by(two, s, at(6, 2), at(8, 2)) == "CC-9"); // nor a step
    // An arm in which others live is a side arm too; home and target are none.
    const cc::game six = game_with([](cc::options& o) { o.players = 6; });
    for (std::uint8_t i = 0; i < 6; ++i) {
        for (std::size_t h = 0; h < 121; ++h) {
            bool side = false;
            for (std::uint8_t j = 0; j < 6; ++j) {
                side = side || (j != i && j != (i + 3) % 6 && six.terrain_of({j}).home.contains(h));
            }
            CHECK(six.terrain_of({i}).stopping.contains(h) == !side);
        }
    }
    const cc::state crossing = position(six, {{at(4, 2)}, {}, {at(6, 2)}, {at(7, 1)}});
    // At six players the arm is full of another's marbles, which close it here.
    CHECK_FALSE(ends_from(six, crossing, at(4, 2)).contains(at(6, 0)));
    CHECK(refused_by(six, crossing, at(4, 2), at(8, 2)) == "CC-5");
}

TEST_CASE("two chains from one hole to one hole are one move", "[chinese_checkers][CC-10]")
{
    const cc::state s = position(two, ring);
    const auto list = support::list_moves(two, s);
    CHECK(std::ranges::count(list, cc::move{at(0, 0), at(2, 2)}) == 1);
    const auto shortest = cc::shortest_path(two, s, {at(0, 0), at(2, 2)});
    CHECK(holes(shortest.begin(), shortest.end()) == holes{at(0, 0), at(2, 2)});
    std::set<std::vector<int>> ways;
    std::size_t visits = 0;
    cc::for_each_simple_path(two, s, {at(0, 0), at(2, 2)}, [&](const auto& path) {
        ways.insert(std::vector<int>(path.begin(), path.end()));
        ++visits;
    });
    CHECK(ways == std::set<std::vector<int>>{{at(0, 0), at(2, 2)}, {at(0, 0), at(4, 0), at(2, 2)}});
    CHECK(visits == 2);
}

TEST_CASE("the ways of a move are all that plain recursion finds, and the shortest is one of them",
          "[chinese_checkers][CC-10]")
{
    cc::state s = two.start();
    random_stream random{10};
    std::size_t most = 0;
    for (int ply = 0; ply < 80; ++ply) {
        const auto list = support::list_moves(two, s);
        for (const cc::move m : list) {
            auto occupied = s.occupied();
            occupied.erase(m.from);
            std::set<std::vector<int>> expected;
            follow(occupied, {m.from}, m.to, expected);
            if (cc::game::star::neighbours(m.from).contains(m.to)) {
                expected.insert({m.from, m.to});
            }
            std::set<std::vector<int>> ways;
            cc::for_each_simple_path(
                two, s, m, [&](const auto& path) { ways.insert(std::vector<int>(path.begin(), path.end())); });
            REQUIRE(ways == expected);
            const auto shortest = cc::shortest_path(two, s, m);
            REQUIRE(ways.contains(std::vector<int>(shortest.begin(), shortest.end())));
            REQUIRE(std::ranges::all_of(ways, [&](const auto& way) { return way.size() >= shortest.size(); }));
            most = (std::max)(most, ways.size());
        }
        play(two, s, list[random.below(static_cast<std::uint32_t>(list.size()))]);
    }
    CHECK(most >= 4);
}

TEST_CASE("a marble may leave the target again, and come back into its home", "[chinese_checkers][CC-11]")
{
    const holes others{at(-6, 2), at(-4, 2), at(-2, 2), at(0, 2), at(2, 2),
                       at(4, 2),  at(6, 2),  at(-7, 1), at(7, 1), at(-5, 1)};
    const cc::state s = position(two, {{at(-1, -5), at(0, 4)}, others});
    REQUIRE(two.terrain_of(seat{0}).target.contains(at(-1, -5)));
    REQUIRE(two.terrain_of(seat{0}).home.contains(at(1, 5)));
    CHECK(refused_by(two, s, at(-1, -5), at(0, -4)).empty());
    CHECK(refused_by(two, s, at(0, 4), at(1, 5)).empty());
}

TEST_CASE("who cannot move passes, nobody else does, and the game goes on", "[chinese_checkers][CC-12]")
{
    const cc::game three = game_with([](cc::options& o) { o.players = 3; });
    random_stream random{1};
    std::size_t passed = 0;
    for (int i = 0; i < 200; ++i) {
        auto s = random_position<4>(three, position_kind::wall, random);
        if (!s || s->turn() != seat{0}) {
            continue;
        }
        if (ends_from(three, *s, 255).empty() && support::list_moves(three, *s) == std::vector{cc::move::pass()}) {
            ++passed;
            CHECK_FALSE(three.refusal(*s, cc::move::pass()).has_value());
            CHECK(three.count_moves(*s) == 1);
            const auto marbles = s->occupied();
            play(three, *s, cc::move::pass());
            CHECK(s->occupied() == marbles);
            CHECK(s->passes() == 1);
            REQUIRE(three.to_move(*s) == seat{1});
            CHECK(three.refusal(*s, cc::move::pass())->clause.name() == "CC-12"); // the next one can move
            play(three, *s, support::list_moves(three, *s).front());
            CHECK(s->passes() == 0); // a move ends the row of passes
        } else {
            CHECK(three.refusal(*s, cc::move::pass())->clause.name() == "CC-12");
        }
    }
    CHECK(passed > 20);
}

TEST_CASE("a round of passes ends the game, ranked by score", "[chinese_checkers][CC-12]")
{
    for (const unsigned players : {2U, 4U, 6U}) {
        const cc::game rules = game_with([&](cc::options& o) {
            o.players = static_cast<std::uint8_t>(players);
            o.target_lock = true;
        });
        // Every target is full, of own marbles but for one of the opposite seat; nothing in a target can move. The
        // stranger lies on the tip in all of them but seat 0's, where it is a row nearer to its own target.
        cc::setup setup;
        for (std::uint8_t i = 0; i < players; ++i) {
            const auto opposite = static_cast<std::size_t>((i + players / 2) % players);
            const auto& land = rules.terrain_of({i});
            bool placed = false;
            land.target.for_each([&](std::size_t h) {
                const std::size_t row = quintet::hex_star<4>::row_towards(land.target_arm, static_cast<hole>(h));
                const bool stranger = !placed && row == (i == 0 ? 15U : 16U);
                placed = placed || stranger;
                setup.marbles[stranger ? opposite : i].insert(h);
            });
        }
        auto s = rules.assemble(setup).value();
        for (unsigned i = 0; i < players; ++i) {
            REQUIRE_FALSE(rules.outcome(s).has_value());
            REQUIRE(support::list_moves(rules, s) == std::vector{cc::move::pass()});
            play(rules, s, cc::move::pass());
        }
        REQUIRE(rules.outcome(s).has_value());
        const auto end = *rules.outcome(s);
        CHECK(end.ended_by().name() == "CC-12");
        CHECK_FALSE(rules.to_move(s).has_value());
        CHECK(support::list_moves(rules, s).empty());
        CHECK(rules.refusal(s, cc::move::pass())->clause.name() == "CC-12");
        // Seat 0 has a marble on the tip more, a row further than the others' last ones; its opposite gains a row.
        for (std::uint8_t i = 0; i < players; ++i) {
            const bool first = i == 0 || i == players / 2;
            CHECK(end.rank({i}) == (first ? 1 : 3));
        }
    }
}
