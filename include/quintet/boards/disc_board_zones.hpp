// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_DISC_BOARD_ZONES_HPP
#define QUINTET_BOARDS_DISC_BOARD_ZONES_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>

#include <cstddef>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// How far the centre of a disc may be from the board's centre so that the disc lies inside the circle and does not
/// touch its line. [CR-3]
[[nodiscard]] constexpr double inner_limit(const board_circle& circle, double disc_radius)
{
    return circle.radius - (disc_radius + circle.line_width / 2);
}

/// From which distance of its centre on a disc lies outside the circle and does not touch its line. [CR-3]
[[nodiscard]] constexpr double outer_limit(const board_circle& circle, double disc_radius)
{
    return circle.radius + (disc_radius + circle.line_width / 2);
}

/// Whether a disc touches the circle's line: their distance is at most the disc's radius and half of the line. [CR-3]
[[nodiscard]] constexpr bool touches(const board_circle& circle, vec2 centre, double disc_radius)
{
    const double r = length(centre);
    return r >= inner_limit(circle, disc_radius) && r <= outer_limit(circle, disc_radius);
}

/// Whether a disc touches a drawn line. [CR-3]
[[nodiscard]] constexpr bool touches(const board_line& line, vec2 centre, double disc_radius)
{
    const vec2 along = line.to - line.from;
    const vec2 off = centre - line.from;
    const double whole = dot(along, along);
    double part = dot(off, along) / whole;
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    return distance(off, part * along) <= disc_radius + line.width / 2;
}

/// How a disc that reaches into two zones is counted.
enum class zone_reading {
    fully_inside,    ///< the lower: a touched line belongs to the zone outside it [CR-3] [CR-17]
    centre,          ///< the zone that its centre lies in
    highest_touched, ///< the highest zone that its footprint reaches into [ST-15]
};

/// The points of a flat disc by where it lies; the hole is not a zone here, as only a captured disc counts it.
/// Distances are compared as they stand, without tolerance; a footprint that just reaches a zone touches it.
/// [CR-2] [CR-3] [ST-15]
template <std::size_t Capacity>
[[nodiscard]] constexpr int zone_points(const disc_board<Capacity>& board, vec2 centre, double disc_radius,
                                        zone_reading reading = zone_reading::fully_inside)
{
    const double r = length(centre);
    int points = 0;
    for (const board_circle& circle : board.circles) {
        const bool inside = reading == zone_reading::fully_inside ? r < inner_limit(circle, disc_radius)
                            : reading == zone_reading::centre     ? r < circle.radius
                                                                  : r <= outer_limit(circle, disc_radius);
        if (inside) {
            points = circle.points;
        }
    }
    return points;
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
