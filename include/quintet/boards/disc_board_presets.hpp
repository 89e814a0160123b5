// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_DISC_BOARD_PRESETS_HPP
#define QUINTET_BOARDS_DISC_BOARD_PRESETS_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// The North American crokinole board. [CR-1] [CR-2]
[[nodiscard]] constexpr disc_board<> crokinole_board()
{
    constexpr double line = 0.0015875;
    constexpr double fifteen = 0.1016;
    constexpr double shooting = 0.3048;
    disc_board<> board;
    board.surface_radius = 0.3302;
    board.circles.push_back({shooting, line, 5});
    board.circles.push_back({0.2032, line, 10});
    board.circles.push_back({fifteen, line, 15});
    board.hole = {0.01746, 0.006};
    board.hole_points = 20;
    board.ditch_width = 0.0508;
    board.disc_radius = 0.031750 / 2;
    board.disc_height = 0.008; // makers' custom, 8 to 9.5 mm

    // Seats at 0°, 90°, 180°, 270°; quadrant lines halfway between them, posts 22.5° off those.
    const vec2 diagonal = unit_vector(pi / 4);
    const double half = diagonal.x;
    for (const vec2 side : {vec2{half, half}, vec2{-half, half}, vec2{-half, -half}, vec2{half, -half}}) {
        board.lines.push_back({fifteen * side, shooting * side, line});
    }
    const vec2 turned = fifteen * unit_vector(pi / 8);
    const double long_part = turned.x;
    const double short_part = turned.y;
    for (const vec2 place : {vec2{long_part, short_part}, vec2{short_part, long_part}, vec2{-short_part, long_part},
                             vec2{-long_part, short_part}, vec2{-long_part, -short_part}, vec2{-short_part, -long_part},
                             vec2{short_part, -long_part}, vec2{long_part, -short_part}}) {
        board.posts.push_back({place, 0.009525 / 2});
    }
    for (const vec2 facing : {vec2{1, 0}, vec2{0, 1}, vec2{-1, 0}, vec2{0, -1}}) {
        board.start_areas.push_back({start_area::shape::arc, {}, shooting, facing, pi / 4});
    }
    return board;
}

/// The spinning target; the sizes are our own. [ST-1] [ST-2]
[[nodiscard]] constexpr disc_board<> target_board()
{
    constexpr double inner = 0.110;
    disc_board<> board;
    board.surface_radius = 0.200;
    board.circles.push_back({0.200, 0, 0});
    board.circles.push_back({inner, 0, 2});
    board.circles.push_back({0.055, 0, 4});
    board.circles.push_back({0.020, 0, 8});
    board.raised_centre_height = 0.002;
    board.disc_radius = 0.030 / 2;
    board.disc_height = 0.005;
    const double half = inner * unit_vector(pi / 4).x;
    for (const vec2 place : {vec2{half, half}, vec2{-half, half}, vec2{-half, -half}, vec2{half, -half}}) {
        board.tower_places.push_back(place);
    }
    for (const vec2 facing : {vec2{1, 0}, vec2{0, 1}, vec2{-1, 0}, vec2{0, -1}}) {
        board.start_areas.push_back({start_area::shape::field, 0.185 * facing, 0.015, facing, 0});
    }
    return board;
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
