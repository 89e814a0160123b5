// SPDX-License-Identifier: MIT
#include <quintet/boards/disc_board_fault.hpp>
#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/boards/disc_board_zones.hpp>

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace quintet;
using Catch::Approx;

TEST_CASE("the crokinole board has the sizes of the sheet", "[disc_board][CR-1]")
{
    constexpr auto board = crokinole_board();
    STATIC_REQUIRE(!board_fault(board));
    CHECK(board.surface_radius == 0.3302);
    REQUIRE(board.circles.size() == 3);
    CHECK(board.circles[0].radius == 0.3048);
    CHECK(board.circles[1].radius == 0.2032);
    CHECK(board.circles[2].radius == 0.1016);
    CHECK(board.hole.radius == 0.01746);
    CHECK(board.hole.depth == 0.006);
    CHECK(board.ditch_width == 0.0508);
    CHECK(board.disc_radius == Approx(0.015875));
    REQUIRE(board.posts.size() == 8);
    for (std::size_t i = 0; i < 8; ++i) {
        CHECK(board.posts[i].radius == Approx(0.0047625));
        CHECK(length(board.posts[i].centre) == Approx(0.1016));
        const double angle = std::atan2(board.posts[i].centre.y, board.posts[i].centre.x);
        const double turns = (angle - pi / 8) / (pi / 4);
        CHECK(turns == Approx(std::round(turns)).margin(1e-12));
        CHECK(distance(board.posts[i].centre, board.posts[(i + 1) % 8].centre) ==
              Approx(2 * 0.1016 * std::sin(pi / 8)));
    }
}

TEST_CASE("zones count from the centre, and quadrant lines join the 15-line to the shooting line", "[disc_board][CR-2]")
{
    constexpr auto board = crokinole_board();
    CHECK(board.hole_points == 20);
    const double radius = board.disc_radius;
    CHECK(zone_points(board, {0.05, 0}, radius) == 15);
    CHECK(zone_points(board, {0, -0.15}, radius) == 10);
    CHECK(zone_points(board, {0.25, 0.1}, radius) == 5);
    CHECK(zone_points(board, {0.31, 0}, radius) == 0);
    REQUIRE(board.lines.size() == 4);
    for (const board_line& line : board.lines) {
        CHECK(length(line.from) == Approx(0.1016));
        CHECK(length(line.to) == Approx(0.3048));
        CHECK(std::abs(line.to.x) == Approx(std::abs(line.to.y)));
    }
    REQUIRE(board.start_areas.size() == 4);
    CHECK(board.start_areas[1].facing == vec2{0, 1});
    CHECK(board.start_areas[1].half_angle == Approx(pi / 4));
}

TEST_CASE("a disc touches a line within its radius and half of the line's width", "[disc_board][CR-3]")
{
    constexpr auto board = crokinole_board();
    const double radius = board.disc_radius;
    CHECK(inner_limit(board.circles[2], radius) == Approx(0.08493).margin(5e-6));
    CHECK(inner_limit(board.circles[1], radius) == Approx(0.18653).margin(5e-6));
    CHECK(inner_limit(board.circles[0], radius) == Approx(0.28813).margin(5e-6));
    for (const board_circle& circle : board.circles) {
        const double limit = inner_limit(circle, radius);
        CHECK(touches(circle, {limit + 1e-9, 0}, radius));
        CHECK_FALSE(touches(circle, {limit - 1e-9, 0}, radius));
        CHECK(touches(circle, {0, outer_limit(circle, radius) - 1e-9}, radius));
        CHECK_FALSE(touches(circle, {0, outer_limit(circle, radius) + 1e-9}, radius));
        CHECK(zone_points(board, {limit - 1e-9, 0}, radius) == circle.points);
        CHECK(zone_points(board, {limit + 1e-9, 0}, radius) == circle.points - 5);
    }
    const board_line& line = board.lines[0];
    const vec2 middle = 0.5 * (line.from + line.to);
    const vec2 aside = unit_vector(pi * 3 / 4);
    const double reach = radius + line.width / 2;
    CHECK(touches(line, middle + (reach - 1e-9) * aside, radius));
    CHECK_FALSE(touches(line, middle + (reach + 1e-9) * aside, radius));
    CHECK_FALSE(touches(line, line.to + (reach + 1e-9) * unit_vector(pi / 4), radius));
    CHECK(touches(line, line.from - (reach - 1e-9) * unit_vector(pi / 4), radius));
}

TEST_CASE("the target has the sizes of the sheet", "[disc_board][ST-1][ST-2]")
{
    constexpr auto board = target_board();
    STATIC_REQUIRE(!board_fault(board));
    CHECK(board.surface_radius == 0.2);
    REQUIRE(board.circles.size() == 4);
    CHECK(zone_points(board, {0, 0}, 0.015, zone_reading::centre) == 8);
    CHECK(zone_points(board, {0.05, 0}, 0.015, zone_reading::centre) == 4);
    CHECK(zone_points(board, {0.1, 0}, 0.015, zone_reading::centre) == 2);
    CHECK(zone_points(board, {0.19, 0}, 0.015, zone_reading::centre) == 0);
    CHECK(board.raised_centre_height == 0.002);
    REQUIRE(board.tower_places.size() == 4);
    CHECK(length(board.tower_places[2]) == Approx(0.11));
    CHECK(std::atan2(board.tower_places[0].y, board.tower_places[0].x) == Approx(pi / 4));
    REQUIRE(board.start_areas.size() == 4);
    CHECK(board.start_areas[3].centre.y == Approx(-0.185));
    CHECK(board.disc_radius == 0.015);
    CHECK(board.disc_height == 0.005);
}

TEST_CASE("a footprint is read by its lowest zone, its centre or its highest zone", "[disc_board][ST-15][CR-17]")
{
    constexpr auto board = target_board();
    const vec2 place{0.05, 0}; // reaches from 0.035 to 0.065: over the edge of the middle at 0.055
    CHECK(zone_points(board, place, 0.015, zone_reading::fully_inside) == 2);
    CHECK(zone_points(board, place, 0.015, zone_reading::centre) == 4);
    CHECK(zone_points(board, {0.06, 0}, 0.015, zone_reading::centre) == 2);
    CHECK(zone_points(board, {0.06, 0}, 0.015, zone_reading::highest_touched) == 4);
    CHECK(zone_points(board, {0.0349, 0}, 0.015, zone_reading::highest_touched) == 8);

    // Binary fractions, so that distances are exact: just reaching is reaching.
    auto exact = board;
    exact.circles[3].radius = 1.0 / 64;
    CHECK(zone_points(exact, {1.0 / 32, 0}, 1.0 / 64, zone_reading::highest_touched) == 8);
    CHECK(zone_points(exact, {1.0 / 32 + 1e-9, 0}, 1.0 / 64, zone_reading::highest_touched) == 4);
}

TEST_CASE("boards that cannot exist are refused with a reason", "[disc_board][CR-1]")
{
    const auto with = [](auto change) {
        auto board = crokinole_board();
        change(board);
        const auto fault = board_fault(board);
        return fault && fault->code == error_code::bad_option && !fault->message.empty();
    };
    CHECK_FALSE(with([](auto&) {}));
    CHECK(with([](auto& b) { b.surface_radius = 0; }));
    CHECK(with([](auto& b) { b.surface_radius = std::numeric_limits<double>::quiet_NaN(); }));
    CHECK(with([](auto& b) { b.disc_radius = -1; }));
    CHECK(with([](auto& b) { b.disc_height = -1; }));
    CHECK(with([](auto& b) { b.ditch_width = -0.01; }));
    CHECK(with([](auto& b) { b.raised_centre_height = std::numeric_limits<double>::infinity(); }));
    CHECK(with([](auto& b) { b.hole.radius = 0.4; }));
    CHECK(with([](auto& b) { b.circles[1].radius = 0.31; }));
    CHECK(with([](auto& b) { b.circles[0].line_width = -1; }));
    CHECK(with([](auto& b) { b.circles[2].radius = 0.01; }));
    CHECK(with([](auto& b) { b.lines[0].to = b.lines[0].from; }));
    CHECK(with([](auto& b) { b.lines[0].to = {1, 1}; }));
    CHECK(with([](auto& b) { b.posts[3].radius = 0; }));
    CHECK(with([](auto& b) { b.posts[3].centre = {0.33, 0}; }));
    CHECK(with([](auto& b) { b.posts[3].centre = {0.02, 0}; }));
    CHECK(with([](auto& b) { b.posts[3].centre = b.posts[2].centre + vec2{0.001, 0}; }));
    CHECK(with([](auto& b) { b.start_areas[0].facing = {2, 0}; }));
    CHECK(with([](auto& b) { b.start_areas[0].half_angle = 0; }));
    CHECK(with([](auto& b) { b.start_areas[0].centre = {1, 0}; }));
    CHECK(with([](auto& b) { b.tower_places.push_back({1, 0}); }));
}

TEST_CASE("unit vectors are the library's own, and right", "[vec2]")
{
    double worst = 0;
    for (int i = -4000; i <= 4000; ++i) {
        const double angle = i * 0.0137;
        const vec2 u = unit_vector(angle);
        worst = std::max({worst, std::abs(u.x - std::cos(angle)), std::abs(u.y - std::sin(angle))});
    }
    CHECK(worst < 3e-16);
    CHECK(unit_vector(0) == vec2{1, 0});
    CHECK(left_of({1, 2}) == vec2{-2, 1});
    CHECK(cross({1, 0}, {0, 1}) == 1);
}
