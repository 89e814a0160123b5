// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_DISC_BOARD_HPP
#define QUINTET_BOARDS_DISC_BOARD_HPP

#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>

#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// A circle about the board's centre, and what a disc inside it is worth. [CR-1] [CR-2] [ST-1]
struct board_circle {
    double radius = 0;
    /// The width of the line drawn along it; 0 for an edge without a line.
    double line_width = 0;
    /// The points of the zone between this circle and the next smaller one.
    int points = 0;

    friend constexpr bool operator==(const board_circle&, const board_circle&) = default;
};

/// A straight line drawn on the board, such as a quadrant line. [CR-2]
struct board_line {
    vec2 from;
    vec2 to;
    double width = 0;

    friend constexpr bool operator==(const board_line&, const board_line&) = default;
};

/// A fixed upright round peg. [CR-1]
struct board_post {
    vec2 centre;
    double radius = 0;

    friend constexpr bool operator==(const board_post&, const board_post&) = default;
};

/// The hole in the middle; radius 0 where there is none. [CR-1]
struct board_hole {
    double radius = 0;
    double depth = 0;

    friend constexpr bool operator==(const board_hole&, const board_hole&) = default;
};

/// Where a shot may start: near an arc of a circle (a quadrant of the shooting line), or in a round field.
struct start_area {
    enum class shape : std::uint8_t { arc, field };

    shape kind = shape::arc;
    /// For an arc, the board's centre; for a field, its own.
    vec2 centre;
    /// Of the arc, or of the field.
    double radius = 0;
    /// Unit vector from the board's centre to the middle of the area.
    vec2 facing{1, 0};
    /// For an arc: half the angle it spans, radians.
    double half_angle = 0;

    friend constexpr bool operator==(const start_area&, const start_area&) = default;
};

/// A round board for flicked discs, as plain data that a user may replace: metres, radians, the centre at the origin.
/// Capacity bounds each of its lists. It holds the geometry only; what things weigh and how they rub is in
/// `motion_parameters`. `board_fault` tells what is wrong with one.
template <std::size_t Capacity = 16>
struct disc_board {
    static constexpr std::size_t capacity = Capacity;

    /// Where the playing surface ends. A disc whose centre passes it falls. [CR-1]
    double surface_radius = 0;
    /// From the largest to the smallest; the first bounds what scores at all.
    inline_vector<board_circle, Capacity> circles;
    inline_vector<board_line, Capacity> lines;
    inline_vector<board_post, Capacity> posts;
    board_hole hole;
    /// Points of a disc that dropped into the hole.
    int hole_points = 0;
    /// How far the smallest circle stands above the rest: a step that a flat disc rides over. [ST-2]
    double raised_centre_height = 0;
    /// The ditch around the surface, up to the rail; 0 where there is no rail. [CR-1]
    double ditch_width = 0;
    /// The start areas, one a seat, counterclockwise.
    inline_vector<start_area, Capacity> start_areas;
    /// Where towers stand at the start of a round. [ST-1]
    inline_vector<vec2, Capacity> tower_places;
    /// The discs of this board.
    double disc_radius = 0;
    double disc_height = 0;

    friend constexpr bool operator==(const disc_board&, const disc_board&) = default;
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
