// SPDX-License-Identifier: MIT
#include "games/chinese_checkers/board.hpp"
#include "games/chinese_checkers/positions.hpp"
#include "support/check_position.hpp"

#include <quintet/games/chinese_checkers.hpp>
#include <quintet/search/random_policy.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace cc = quintet::chinese_checkers;
using namespace chinese_checkers_tests;
using quintet::random_stream;
using quintet::seat;
using star = cc::game::star;

namespace {

const cc::game two;

int score_of(const cc::game& rules, const cc::state& s, std::uint8_t who) { return rules.score(s).seats[who].total; }

/// A seat's home with one marble of its front row a row further.
holes one_row_on(const cc::game& rules, std::uint8_t who)
{
    const auto& land = rules.terrain_of({who});
    holes placed;
    bool moved = false;
    land.home.for_each([&](std::size_t h) {
        hole here = static_cast<hole>(h);
        star::neighbours(here).for_each([&](std::size_t n) {
            const auto next = static_cast<hole>(n);
            if (!moved && star::row_towards(land.target_arm, next) == 4) {
                here = next;
                moved = true;
            }
        });
        placed.push_back(here);
    });
    return placed;
}

} // namespace

TEST_CASE("a row forward is a point, sideways none, backwards one less, a jump forward two",
          "[chinese_checkers][CC-13]")
{
    const cc::state s = position(two, {{at(0, 0), at(1, -1)}, {at(-1, 1), at(-2, 0)}});
    const std::map<hole, int> gains{{at(-1, -1), 1}, {at(2, 0), 0},  {at(1, 1), -1},
                                    {at(2, -2), 2},  {at(-4, 0), 0}, {at(-2, 2), -2}};
    for (const auto& [to, gain] : gains) {
        cc::state next = s;
        CHECK(play(two, next, {at(0, 0), to}).gain == gain);
        CHECK(score_of(two, next, 0) == score_of(two, s, 0) + gain);
        CHECK(score_of(two, next, 1) == score_of(two, s, 1));
        CHECK(two.score(next).seats[0].round == two.score(next).seats[0].total);
    }
    // For the other seat, forward is down.
    const cc::state theirs = position(two, {{}, {at(0, 0)}}, 1);
    cc::state next = theirs;
    CHECK(play(two, next, {at(0, 0), at(1, 1)}).gain == 1);
}

TEST_CASE("a score is 0 at the start, the sum of the gains, and 120 exactly when the target is full",
          "[chinese_checkers][CC-13]")
{
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        const cc::game rules = game_with([&](cc::options& o) { o.players = static_cast<std::uint8_t>(players); });
        CHECK(rules.full_score() == 120);
        cc::state s = rules.start();
        std::array<int, 6> sum{};
        CHECK(rules.score(s).seats.size() == players);
        random_stream random{players};
        for (int ply = 0; ply < 1000 && rules.to_move(s); ++ply) {
            for (std::uint8_t i = 0; i < players; ++i) {
                CHECK(score_of(rules, s, i) == sum[i]);
            }
            const auto list = support::list_moves(rules, s);
            const auto e = rules.apply(s, list[random.below(static_cast<std::uint32_t>(list.size()))]);
            sum[e.mover.index] += e.gain;
        }
        std::size_t full = 0;
        for (int i = 0; i < 2000; ++i) {
            const auto finish = random_position<4>(rules, position_kind::finish, random);
            if (!finish) {
                continue;
            }
            cc::state played = *finish;
            while (rules.to_move(played)) {
                // The move that gains most: the games end soon.
                cc::move best;
                int most = -100;
                rules.for_each_move(played, [&](cc::move m) {
                    cc::state after = played;
                    if (const int gain = rules.apply(after, m).gain; gain > most) {
                        most = gain;
                        best = m;
                    }
                });
                if (most <= 0) {
                    break;
                }
                rules.apply(played, best);
            }
            for (std::uint8_t who = 0; who < players; ++who) {
                const bool filled = played.marbles({who}) == rules.terrain_of({who}).target;
                CHECK((score_of(rules, played, who) == 120) == filled);
                CHECK(score_of(rules, played, who) <= 120);
                full += filled ? 1U : 0U;
            }
        }
        CHECK(full > 20);
    }
}

TEST_CASE("the game ends at once when a target is full; the others rank by score, and equal ones share a rank",
          "[chinese_checkers][CC-14]")
{
    const cc::game six = game_with([](cc::options& o) { o.players = 6; });
    // Seat 0 is a step short; 3 is far on; 1 and 2 have come one row, 4 and 5 none.
    const holes nine{at(0, -8), at(-1, -7), at(1, -7), at(-2, -6), at(0, -6),
                     at(2, -6), at(-1, -5), at(1, -5), at(3, -5)};
    holes ten = nine;
    ten.push_back(at(-2, -4));
    const holes middle{at(-4, 0), at(-2, 0), at(0, 0), at(2, 0), at(4, 0),
                       at(-3, 1), at(-1, 1), at(1, 1), at(3, 1), at(5, 1)};
    cc::state s = position(six, {ten, one_row_on(six, 1), one_row_on(six, 2), middle});
    REQUIRE(score_of(six, s, 1) == 1);
    REQUIRE(score_of(six, s, 2) == 1);
    REQUIRE_FALSE(six.outcome(s).has_value());
    play(six, s, {at(-2, -4), at(-3, -5)});
    CHECK(score_of(six, s, 0) == 120);
    REQUIRE(six.outcome(s).has_value()); // seat 1 does not get its turn of the round
    CHECK_FALSE(six.to_move(s).has_value());
    CHECK_FALSE(six.any_move(s));
    CHECK(six.count_moves(s) == 0);
    CHECK(support::list_moves(six, s).empty());
    CHECK(six.refusal(s, cc::move::pass())->clause.name() == "CC-14");
    const auto end = *six.outcome(s);
    CHECK(end.ended_by().name() == "CC-14");
    std::vector<int> ranks;
    for (std::uint8_t i = 0; i < 6; ++i) {
        ranks.push_back(end.rank({i}));
    }
    CHECK(ranks == std::vector<int>{1, 3, 3, 2, 5, 5});
}

TEST_CASE("with 15 marbles and open side arms, the row beside the target's base does not complete it",
          "[chinese_checkers][CC-14][CC-15]")
{
    const cc::game rules = game_with([](cc::options& o) {
        o.marbles = 15;
        o.side_arms = cc::side_arms_rule::open;
    });
    CHECK(rules.full_score() == 160);
    const auto& target = rules.terrain_of(seat{0}).target;
    cc::setup setup;
    setup.marbles[0] = target;
    setup.marbles[0].erase(at(4, -4));
    setup.marbles[0].insert(at(6, -4)); // in the same row, but in the side arm
    // Seat 1 is a step short of its own.
    setup.marbles[1] = rules.terrain_of(seat{1}).target;
    setup.marbles[1].erase(at(0, 4));
    setup.marbles[1].insert(at(1, 3));
    setup.turn = seat{1};
    cc::state s = rules.assemble(setup).value();
    CHECK(score_of(rules, s, 0) == 160);
    REQUIRE_FALSE(rules.outcome(s).has_value());
    play(rules, s, {at(1, 3), at(0, 4)});
    REQUIRE(rules.outcome(s).has_value());
    CHECK(rules.outcome(s)->rank(seat{1}) == 1);
    CHECK(rules.outcome(s)->rank(seat{0}) == 2); // as many points, but not home
}

TEST_CASE("the winner is whose target is full, even if another moved", "[chinese_checkers][CC-14][B2]")
{
    // By a swap, seat 0 sends the last stray marble of seat 1 into seat 1's target.
    const cc::game rules = game_with([](cc::options& o) { o.blocking = cc::blocking_rule::swap; });
    const auto& theirs = rules.terrain_of(seat{1}).target; // seat 0's home
    cc::setup setup;
    setup.marbles[1] = theirs;
    setup.marbles[1].erase(at(-3, 5));
    setup.marbles[1].insert(at(-1, -5)); // in seat 0's target
    setup.marbles[0].insert(at(-3, 5));
    // A ladder of seat 0's own leads from there to the stray one.
    for (const hole h : {at(-2, 4), at(-2, 2), at(-2, 0), at(-2, -2), at(-2, -4)}) {
        setup.marbles[0].insert(h);
    }
    for (const hole h : {at(0, -8), at(-1, -7), at(1, -7), at(0, -6)}) {
        setup.marbles[0].insert(h);
    }
    cc::state s = rules.assemble(setup).value();
    REQUIRE_FALSE(rules.outcome(s).has_value());
    const auto e = play(rules, s, {at(-3, 5), at(-1, -5)});
    CHECK(e.swapped == seat{1});
    REQUIRE(rules.outcome(s).has_value());
    CHECK(rules.outcome(s)->wins(seat{1}));
    CHECK_FALSE(rules.outcome(s)->wins(seat{0}));
    CHECK(rules.outcome(s)->ended_by().name() == "CC-14");
}
