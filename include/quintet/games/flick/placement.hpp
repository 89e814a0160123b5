// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_PLACEMENT_HPP
#define QUINTET_GAMES_FLICK_PLACEMENT_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/config.hpp>
#include <quintet/core/clause.hpp>
#include <quintet/core/refusal.hpp>
#include <quintet/games/flick/aim.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/motion_parameters.hpp>
#include <quintet/physics/shot.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

/// The start area of a seat: two sit opposite each other, more follow each other clockwise, which is the order of
/// turns. [CR-4] [CR-5]
[[nodiscard]] constexpr std::size_t area_of(std::size_t seat, std::size_t seats)
{
    return seats == 2 ? 2 * seat : (4 - seat) % 4;
}

/// Where the disc of an aim lies.
[[nodiscard]] constexpr vec2 place_of(const start_area& area, const aim& a)
{
    return (real{area.radius} + real{a.reach}).value() * turned(area.facing, unit_vector(a.place));
}

/// The shot of an aim, as motion takes it. Precondition: `placed` is where the disc lies, not the board's centre.
[[nodiscard]] constexpr shot shot_of(const aim& a, vec2 placed, std::size_t disc)
{
    return {disc, turned(unit_along(-placed), unit_vector(a.direction)), a.speed, a.spin, {}};
}

/// By which clauses a sheet refuses a placement, and where it differs.
struct placement_clauses {
    clause line;     ///< the disc touches the shooting line
    clause quadrant; ///< it lies in the own quadrant
    clause overlap;  ///< it overlaps no other
    clause number;   ///< senseless numbers
    /// It may lie over a border line of its quadrant while it touches it. [CR-21]
    bool over_border = false;
};

/// How far inside the middle of a border line a disc's centre must be, at least: its rim stays on its side of the
/// line's far edge [CR-6] [HU-3]; negative where it is enough that the disc touches the line. [CR-21]
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr double border_gap(const disc_board<BoardCapacity>& board, const placement_clauses& by)
{
    const real half_width = real{board.lines.empty() ? 0 : board.lines[0].width} / real{2};
    const real radius = board.disc_radius;
    return (by.over_border ? -(radius + half_width) : radius - half_width).value();
}

/// The place of an aim is at most this from the middle, in radians, for a disc on the middle of the shooting line.
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr double place_limit(const disc_board<BoardCapacity>& board, const start_area& area,
                                           const placement_clauses& by)
{
    const real sine = real{border_gap(board, by)} / real{area.radius};
    const double gap = angle_of({square_root(greater(real{1} - sine * sine, 0)).value(), sine.value()});
    return area.half_angle - gap - 1e-9;
}

/// The part of an aim that a refusal blames.
enum class aim_part : std::int32_t { place, reach, direction, speed, spin };

/// Why a disc cannot be shot from there, or nothing: it touches the shooting line, lies in the own quadrant, where it
/// may touch a border line but not cross it (see border_gap), and overlaps nothing. [CR-6] [HU-3]
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr std::optional<refusal> placement_refusal(const disc_board<BoardCapacity>& board,
                                                                 const start_area& area, const table& discs,
                                                                 vec2 placed, const placement_clauses& by)
{
    const auto part = [](aim_part p) { return static_cast<std::int32_t>(p); };
    if (!touches(board.circles[0], placed, board.disc_radius)) {
        return refusal{by.line, "the disc must touch the shooting line", part(aim_part::reach)};
    }
    const double inside_by = border_gap(board, by);
    const vec2 half = unit_vector(area.half_angle);
    const double to_left = -cross(turned(area.facing, half), placed);
    const double to_right = cross(turned(area.facing, {half.x, -half.y}), placed);
    if (to_left < inside_by || to_right < inside_by || dot(area.facing, placed) < 0) {
        return refusal{by.quadrant, "the disc must lie in the shooter's own quadrant", part(aim_part::place)};
    }
    const double apart = (real{2} * real{board.disc_radius} - real{scene::overlap_tolerance}).value();
    for (const table_disc& d : discs) {
        if (distance(d.position, placed) < apart) {
            return refusal{by.overlap, "the disc must not overlap another", part(aim_part::place)};
        }
    }
    return std::nullopt;
}

/// Why an aim is no shot, or nothing. Any doubles may be asked about. [CR-6] [CR-7]
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr std::optional<refusal>
aim_refusal(const disc_board<BoardCapacity>& board, const motion_parameters& parameters, const start_area& area,
            const table& discs, const aim& a, const placement_clauses& by)
{
    const auto bad = [&](std::string_view why, aim_part part) {
        return std::optional<refusal>{refusal{by.number, why, static_cast<std::int32_t>(part)}};
    };
    if (!(absolute(a.place) <= pi)) {
        return bad("the place is an angle between minus and plus half a turn", aim_part::place);
    }
    if (!(absolute(a.reach) <= board.surface_radius)) {
        return bad("the disc lies on the board", aim_part::reach);
    }
    if (!(absolute(a.direction) <= pi)) {
        return bad("the direction is an angle between minus and plus half a turn", aim_part::direction);
    }
    if (!(a.speed >= 0 && a.speed <= parameters.maximum_speed)) {
        return bad("the speed is a number from 0 to the maximum", aim_part::speed);
    }
    if (!(absolute(a.spin) <= parameters.maximum_spin)) {
        return bad("the spin is a number within the maximum", aim_part::spin);
    }
    return placement_refusal(board, area, discs, place_of(area, a), by);
}

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
