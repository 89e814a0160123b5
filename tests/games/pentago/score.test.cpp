// SPDX-License-Identifier: MIT
#include "games/pentago/support.hpp"

#include <quintet/games/pentago.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>

using namespace quintet::pentago;

namespace {

quintet::score_sheet score_of(std::string_view rows, ending expected)
{
    const state s = *state::assemble(pentago_testing::drawn<2>("xo", rows));
    CHECK(s.ending() == expected);
    return game().score(s);
}

void check_points(const quintet::score_sheet& sheet, int first, int second)
{
    REQUIRE(sheet.seats.size() == 2);
    REQUIRE(sheet.teams.size() == 2);
    CHECK(sheet.seats[0].total == first);
    CHECK(sheet.seats[0].round == first);
    CHECK(sheet.seats[1].total == second);
    CHECK(sheet.seats[1].round == second);
    CHECK(sheet.teams[0].total == first);
    CHECK(sheet.teams[1].total == second);
}

} // namespace

TEST_CASE("a win is a point, and so is each share of a draw", "[pentago][PG-3][PG-4][PG-5]")
{
    check_points(score_of("xo.... ...... ...... ...... ...... ......", ending::none), 0, 0);
    check_points(score_of("xxxxx. oooo.. ...... ...... ...... ......", ending::first_wins), 1, 0);
    check_points(score_of("xxxx.x ooooo. ...... ...... ...... ......", ending::second_wins), 0, 1);
    check_points(score_of("xxxxx. ooooo. ...... ...... ...... ......", ending::both_five), 1, 1);
    check_points(score_of("xxooxx ooxxoo xxooxx ooxxoo xxooxx ooxxoo", ending::full_board), 1, 1);
}
