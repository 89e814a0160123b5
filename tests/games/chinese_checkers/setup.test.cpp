// SPDX-License-Identifier: MIT
#include "games/chinese_checkers/board.hpp"
#include "games/chinese_checkers/positions.hpp"
#include "reference/chinese_checkers.hpp"

#include <quintet/games/chinese_checkers.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <string_view>
#include <vector>

namespace cc = quintet::chinese_checkers;
using namespace chinese_checkers_tests;
using quintet::error_code;
using quintet::seat;
using star = cc::game::star;

namespace {

cc::game game_of(unsigned players)
{
    return game_with([&](cc::options& o) { o.players = static_cast<std::uint8_t>(players); });
}

/// Why there is no game under some options.
template <class Change>
std::string_view refused_options(const Change& change)
{
    cc::options o;
    change(o);
    const auto made = cc::game::with(o);
    if (made) {
        return "";
    }
    CHECK(made.error().code == error_code::bad_option);
    CHECK_FALSE(made.error().message.empty());
    return made.error().clause.name();
}

/// Why a setup is no position.
std::string_view refused_setup(const cc::game& rules, const cc::setup& setup)
{
    const auto made = rules.assemble(setup);
    if (made) {
        return "";
    }
    CHECK(made.error().code == error_code::bad_position);
    CHECK_FALSE(made.error().message.empty());
    return made.error().clause.name();
}

} // namespace

TEST_CASE("the game's holes and neighbours are those of the sheet's rows", "[chinese_checkers][CC-1][B1]")
{
    const reference::chinese_checkers::game plain({});
    REQUIRE(plain.holes().size() == 121);
    std::size_t links = 0;
    for (std::size_t h = 0; h < 121; ++h) {
        const auto here = plain.holes()[h];
        CHECK(at(here.x, here.y) == h);
        for (std::size_t o = 0; o < 121; ++o) {
            const int x = plain.holes()[o].x - here.x;
            const int y = plain.holes()[o].y - here.y;
            const bool beside = x * x + 3 * y * y == 4;
            CHECK(star::neighbours(static_cast<hole>(h)).contains(o) == beside);
            links += beside ? 1U : 0U;
        }
    }
    CHECK(links == 2 * 312);
    const cc::game two;
    const cc::state s = two.start();
    CHECK(refused_by(two, s, 121, 60) == "CC-1");
    CHECK(refused_by(two, s, 255, 60) == "CC-1");
    CHECK(refused_by(two, s, 120, 121) == "CC-1");
    CHECK(refused_by(two, s, 120, 255) == "CC-1");
}

TEST_CASE("ten marbles a player fill the home, and the target is the arm opposite", "[chinese_checkers][CC-2]")
{
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        const cc::game rules = game_of(players);
        const cc::state s = rules.start();
        CHECK(rules.seats() == players);
        CHECK(s.occupied().count() == 10 * players);
        for (std::uint8_t i = 0; i < players; ++i) {
            const auto& land = rules.terrain_of({i});
            CHECK(s.marbles({i}) == land.home);
            CHECK(land.home.count() == 10);
            // Opposite: every hole of the target is one of home, turned round the middle.
            land.home.for_each([&](std::size_t h) { CHECK(land.target.contains(120 - h)); });
            CHECK(land.target.count() == 10);
        }
        for (auto i = static_cast<std::uint8_t>(players); i < 6; ++i) {
            CHECK(s.marbles({i}).empty());
        }
    }
    for (const unsigned players : {0U, 1U, 7U, 255U}) {
        CHECK(refused_options([&](cc::options& o) { o.players = static_cast<std::uint8_t>(players); }) == "CC-2");
    }
}

TEST_CASE("seats are two opposite arms, three alternate, two pairs, or all, and turns go clockwise",
          "[chinese_checkers][CC-3][B11]")
{
    CHECK(refused_options([](cc::options& o) { o.players = 5; }) == "CC-3");
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        const cc::game rules = game_of(players);
        cc::state s = rules.start();
        // Where a home lies on the clock, in twelfths of a turn from the bottom.
        std::vector<int> clock;
        for (std::uint8_t i = 0; i < players; ++i) {
            double x = 0;
            double y = 0;
            const reference::chinese_checkers::game plain({});
            rules.terrain_of({i}).home.for_each([&](std::size_t h) {
                x += plain.holes()[h].x;
                y += plain.holes()[h].y * std::sqrt(3.0);
            });
            // Clockwise, with y downwards: from the bottom over the left to the top.
            const double twelfths = std::atan2(-x, y) / std::atan2(0.0, -1.0) * 6.0;
            clock.push_back((static_cast<int>(std::lround(twelfths)) + 12) % 12);
        }
        const std::vector<int> expected = players == 2   ? std::vector{0, 6}
                                          : players == 3 ? std::vector{0, 4, 8}
                                          : players == 4 ? std::vector{0, 2, 6, 8}
                                                         : std::vector{0, 2, 4, 6, 8, 10};
        CHECK(clock == expected);
        for (unsigned turn = 0; turn < 2 * players; ++turn) {
            REQUIRE(rules.to_move(s) == seat{static_cast<std::uint8_t>(turn % players)});
            cc::move first;
            rules.for_each_move(s, [&](cc::move m) {
                first = m;
                return false;
            });
            play(rules, s, first);
        }
        // No two players share a target; three start with empty ones.
        for (std::uint8_t i = 0; i < players; ++i) {
            for (std::uint8_t j = 0; j < i; ++j) {
                CHECK_FALSE(rules.terrain_of({i}).target.intersects(rules.terrain_of({j}).target));
            }
            CHECK(rules.start().occupied().intersects(rules.terrain_of({i}).target) == (players != 3));
        }
    }
}

TEST_CASE("options that no rule allows are refused", "[chinese_checkers][CC-15]")
{
    CHECK(refused_options([](cc::options& o) { o.marbles = 9; }) == "CC-15");
    CHECK(refused_options([](cc::options& o) { o.marbles = 11; }) == "CC-15");
    CHECK(refused_options([](cc::options& o) { o.marbles = 0; }) == "CC-15");
    for (const unsigned players : {3U, 4U, 6U}) {
        CHECK(refused_options([&](cc::options& o) {
                  o.players = static_cast<std::uint8_t>(players);
                  o.marbles = 15;
              }) == "CC-15");
    }
    CHECK(refused_options([](cc::options& o) { o.side_arms = static_cast<cc::side_arms_rule>(3); }) == "CC-15");
    CHECK(refused_options([](cc::options& o) { o.jump = static_cast<cc::jump_rule>(2); }) == "CC-15");
    CHECK(refused_options([](cc::options& o) { o.blocking = static_cast<cc::blocking_rule>(3); }) == "CC-15");
    CHECK(refused_options([](cc::options& o) { o.marbles = 15; }).empty());
}

TEST_CASE("every position of play is assembled again", "[chinese_checkers]")
{
    const cc::game two;
    CHECK(two.assemble(two.setup_of(two.start())).value() == two.start());
    // That positions from play come back is part of the suite (model.test.cpp).
}

TEST_CASE("the wrong number of marbles is no position", "[chinese_checkers][CC-2]")
{
    const cc::game two;
    const cc::setup start = two.setup_of(two.start());
    cc::setup setup = start;
    setup.marbles[0].insert(at(0, 0));
    CHECK(refused_setup(two, setup) == "CC-2"); // eleven
    setup = start;
    setup.marbles[1].erase(0);
    CHECK(refused_setup(two, setup) == "CC-2"); // nine
    setup.marbles[1].clear();
    CHECK(refused_setup(two, setup) == "CC-2"); // none
    setup = start;
    setup.marbles[0] = ~setup.marbles[1];
    CHECK(refused_setup(two, setup) == "CC-2"); // a marble in every hole of the board
    setup.marbles[0] = cc::game::hole_set::all();
    CHECK(refused_setup(two, setup) == "CC-2"); // and a 121st
}

TEST_CASE("two marbles in one hole are no position", "[chinese_checkers][CC-5]")
{
    const cc::game two;
    cc::setup setup = two.setup_of(two.start());
    setup.marbles[0].erase(at(0, 8));
    setup.marbles[0].insert(0);
    CHECK(refused_setup(two, setup) == "CC-5");
}

TEST_CASE("a marble that rests in a side arm is no position, unless they are open", "[chinese_checkers][CC-9]")
{
    for (const auto rule : {cc::side_arms_rule::pass_through, cc::side_arms_rule::closed, cc::side_arms_rule::open}) {
        const cc::game rules = game_with([&](cc::options& o) { o.side_arms = rule; });
        const cc::setup setup = setup_with(rules, {{at(8, 2)}});
        CHECK(refused_setup(rules, setup) == (rule == cc::side_arms_rule::open ? "" : "CC-9"));
    }
}

TEST_CASE("seats that do not play have no marbles and no turn", "[chinese_checkers][CC-3]")
{
    const cc::game three = game_of(3);
    const cc::setup start = three.setup_of(three.start());
    cc::setup setup = start;
    setup.marbles[3].insert(at(0, 0));
    CHECK(refused_setup(three, setup) == "CC-3");
    setup = start;
    setup.turn = seat{3};
    CHECK(refused_setup(three, setup) == "CC-3");
    setup.turn = seat{255};
    CHECK(refused_setup(three, setup) == "CC-3");
    setup.turn = seat{2};
    CHECK(refused_setup(three, setup).empty());
}

TEST_CASE("two full targets, or one that did not end the game, are no position", "[chinese_checkers][CC-14]")
{
    for (const auto blocking :
         {cc::blocking_rule::none, cc::blocking_rule::full_target_wins, cc::blocking_rule::swap}) {
        const bool swap = blocking == cc::blocking_rule::swap;
        const cc::game two = game_with([&](cc::options& o) { o.blocking = blocking; });
        cc::setup setup;
        setup.marbles[0] = two.terrain_of(seat{0}).target;
        setup.marbles[1] = two.terrain_of(seat{1}).target;
        // Only a swap can fill both at once.
        CHECK(refused_setup(two, setup) == (swap ? "" : "CC-14"));
        setup.marbles[1] = {};
        for (const hole h :
             {at(0, 0), at(2, 0), at(4, 0), at(6, 0), at(8, 0), at(-2, 0), at(-4, 0), at(-6, 0), at(-8, 0), at(1, 1)}) {
            setup.marbles[1].insert(h);
        }
        setup.turn = seat{1};
        CHECK(refused_setup(two, setup).empty());
        CHECK(two.outcome(two.assemble(setup).value())->wins(seat{0}));
        setup.turn = seat{0}; // then seat 1 would have moved last, after the end
        CHECK(refused_setup(two, setup) == (swap ? "" : "CC-14"));
    }
    const cc::game six = game_with([](cc::options& o) {
        o.players = 6;
        o.blocking = cc::blocking_rule::swap;
    });
    cc::setup all;
    for (std::uint8_t i = 0; i < 6; ++i) {
        all.marbles[i] = six.terrain_of({i}).target;
    }
    CHECK(refused_setup(six, all) == "CC-14"); // one swap fills no six
}

TEST_CASE("passes that could not have happened are no position", "[chinese_checkers][CC-12]")
{
    const cc::game two;
    cc::setup setup = two.setup_of(two.start());
    setup.passes = 1;
    CHECK(refused_setup(two, setup) == "CC-12"); // the other could have moved
    setup.passes = 3;
    CHECK(refused_setup(two, setup) == "CC-12"); // more than there are players
    setup.passes = 255;
    CHECK(refused_setup(two, setup) == "CC-12");

    const cc::game locked = game_with([](cc::options& o) {
        o.target_lock = true;
        o.ply_limit = chinese_checkers_tests::long_limit;
    });
    quintet::random_stream random{1};
    const cc::state stuck = *random_position<4>(locked, position_kind::deadlock, random);
    setup = locked.setup_of(stuck);
    const std::uint32_t left = setup.plies_left;
    for (std::uint8_t passes = 0; passes <= 2; ++passes) {
        setup.passes = passes;
        CHECK(refused_setup(locked, setup).empty());
        CHECK(locked.outcome(locked.assemble(setup).value()).has_value() == (passes == 2));
    }
    setup.plies_left = chinese_checkers_tests::long_limit - 1; // one ply was played, and two were passes
    CHECK(refused_setup(locked, setup) == "CC-12");
    setup.plies_left = left;
    CHECK(refused_setup(locked, setup).empty());
    setup.passes = 3; // stuck as both are, the second pass ended the game
    CHECK(refused_setup(locked, setup) == "CC-12");
    setup.passes = 1;
    setup.plies_left = chinese_checkers_tests::long_limit; // before the first ply
    CHECK(refused_setup(locked, setup) == "CC-12");

    // Nobody passes after the end.
    cc::setup over;
    over.marbles[0] = two.terrain_of(seat{0}).target;
    for (const hole h :
         {at(0, 0), at(2, 0), at(4, 0), at(6, 0), at(8, 0), at(-2, 0), at(-4, 0), at(-6, 0), at(-8, 0), at(1, 1)}) {
        over.marbles[1].insert(h);
    }
    over.turn = seat{1};
    over.passes = 1;
    CHECK(refused_setup(two, over) == "CC-14");
    // Nor after a full target has won, though it is not full of own marbles (CC-15).
    const cc::game wins = game_with([](cc::options& o) { o.blocking = cc::blocking_rule::full_target_wins; });
    over.marbles[0].erase(at(0, -8));
    over.marbles[0].insert(at(2, 2));
    over.marbles[1].erase(at(0, 0));
    over.marbles[1].insert(at(0, -8));
    CHECK(refused_setup(wins, over) == "CC-14");
    CHECK(refused_setup(two, over) == "CC-12"); // there the game goes on, and the seat could have moved
}

TEST_CASE("whoever passed was stuck, and nobody else need be", "[chinese_checkers][CC-12]")
{
    const cc::game locked = game_with([](cc::options& o) { o.target_lock = true; });
    // Each keeps a marble on the tip of its home, among those of the other, who may not leave; seat 1 has one outside.
    cc::setup setup;
    setup.marbles[0] = locked.terrain_of(seat{0}).target;
    setup.marbles[0].erase(at(0, -8));
    setup.marbles[0].insert(at(0, 8));
    setup.marbles[1] = locked.terrain_of(seat{1}).target;
    setup.marbles[1].erase(at(0, 8));
    setup.marbles[1].insert(at(0, -8));
    setup.marbles[1].erase(at(-3, 5));
    setup.marbles[1].insert(at(0, 0));
    const auto refused = [&](std::uint8_t turn, std::uint8_t passes) {
        setup.turn = seat{turn};
        setup.passes = passes;
        return refused_setup(locked, setup);
    };
    CHECK(refused(1, 0).empty());
    CHECK(refused(1, 1).empty()); // seat 0 passed, which it must
    CHECK(refused(0, 0).empty());
    CHECK(refused(0, 1) == "CC-12"); // seat 1 passed
    CHECK(refused(0, 2) == "CC-12"); // seat 0, then seat 1
    CHECK(refused(1, 2) == "CC-12"); // seat 1, then seat 0
}

TEST_CASE("plies left that the limit does not allow are no position", "[chinese_checkers][CC-15]")
{
    const cc::game limited = game_with([](cc::options& o) { o.ply_limit = 10; });
    cc::setup setup = limited.setup_of(limited.start());
    CHECK(setup.plies_left == 10);
    setup.plies_left = 11;
    CHECK(refused_setup(limited, setup) == "CC-15");
    setup = setup_with(limited, {{at(0, 0)}}, 1);
    setup.plies_left = 9;
    CHECK(refused_setup(limited, setup).empty());
    setup.turn = seat{0};
    setup.plies_left = 10; // before the first ply all marbles are at home
    CHECK(refused_setup(limited, setup) == "CC-15");
    setup.plies_left = 0;
    CHECK(limited.outcome(limited.assemble(setup).value())->ended_by().name() == "CC-15");
    const cc::game two;
    setup = two.setup_of(two.start());
    setup.plies_left = 1;
    CHECK(refused_setup(two, setup) == "CC-15"); // there is no limit
}

TEST_CASE("the plies left tell whose turn it is", "[chinese_checkers][CC-3][CC-15]")
{
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        const cc::game limited = game_with([&](cc::options& o) {
            o.players = static_cast<std::uint8_t>(players);
            o.ply_limit = 10;
        });
        cc::setup setup = limited.setup_of(limited.start());
        for (std::uint32_t played = 0; played <= 10; ++played) {
            setup.plies_left = 10 - played;
            for (std::uint8_t i = 0; i < players; ++i) {
                setup.turn = seat{i};
                CHECK(refused_setup(limited, setup) == (i == played % players ? "" : "CC-15"));
            }
        }
        // Images of a position are positions, too.
        cc::state s = limited.start();
        for (std::size_t k = 0; k < limited.symmetries(); ++k) {
            CHECK(refused_setup(limited, limited.setup_of(limited.transformed(s, k))).empty());
        }
        CHECK(limited.symmetries() == (players == 2 ? 2 : 1));
    }
    CHECK(cc::game().symmetries() == 4);
}

TEST_CASE("no more marbles have left home than plies were played", "[chinese_checkers][CC-4][CC-15]")
{
    for (const auto blocking : {cc::blocking_rule::none, cc::blocking_rule::swap}) {
        const cc::game three = game_with([&](cc::options& o) {
            o.players = 3;
            o.ply_limit = 100;
            o.blocking = blocking;
        });
        const auto refused = [&](std::uint32_t played, const std::vector<holes>& placed) {
            cc::setup setup = setup_with(three, placed, static_cast<std::uint8_t>(played % 3));
            setup.plies_left = 100 - played;
            return refused_setup(three, setup);
        };
        const bool swap = blocking == cc::blocking_rule::swap;
        // By four plies seat 0 has moved twice, the others once.
        CHECK(refused(4, {{at(0, 0), at(2, 0)}, {at(4, 0)}, {at(6, 0)}}).empty());
        CHECK(refused(4, {{at(0, 0), at(2, 0), at(-2, 0)}}) == (swap ? "" : "CC-15"));
        CHECK(refused(4, {{}, {at(0, 0), at(2, 0)}}) == (swap ? "" : "CC-15"));
        CHECK(refused(3, {{at(0, 0), at(2, 0)}}) == (swap ? "" : "CC-15"));
        CHECK(refused(1, {{at(0, 0)}, {at(2, 0)}, {at(4, 0)}}) == "CC-15"); // a swap moves two, not three
        CHECK(refused(2, {{}, {at(0, 0)}}).empty());
    }
}

TEST_CASE("who moved last has filled the target that is full", "[chinese_checkers][CC-14][CC-15]")
{
    // Seat 0's target holds five marbles of its own and five of seat 1.
    for (const auto rule : {cc::blocking_rule::none, cc::blocking_rule::full_target_wins}) {
        const bool ends = rule == cc::blocking_rule::full_target_wins;
        const cc::game three = game_with([&](cc::options& o) {
            o.players = 3;
            o.side_arms = cc::side_arms_rule::open;
            o.blocking = rule;
        });
        std::vector<holes> placed(3);
        three.terrain_of(seat{0}).target.for_each(
            [&](std::size_t h) { placed[placed[0].size() < 5 ? 0 : 1].push_back(static_cast<hole>(h)); });
        for (const std::uint8_t turn : {std::uint8_t{1}, std::uint8_t{2}}) {
            const cc::setup setup = setup_with(three, placed, turn);
            CHECK(refused_setup(three, setup).empty());
            CHECK(three.outcome(three.assemble(setup).value()).has_value() == ends);
        }
        CHECK(refused_setup(three, setup_with(three, placed, 0)) == (ends ? "CC-14" : "")); // seat 2 moved last
        // A second full target was full before.
        three.terrain_of(seat{1}).target.for_each(
            [&](std::size_t h) { placed[placed[0].size() < 10 ? 0 : 1].push_back(static_cast<hole>(h)); });
        CHECK(refused_setup(three, setup_with(three, placed, 1)) == (ends ? "CC-14" : ""));
    }
}
