// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_NEAREST_AIM_HPP
#define QUINTET_GAMES_FLICK_NEAREST_AIM_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/games/flick/aim.hpp>
#include <quintet/games/flick/placement.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/motion_parameters.hpp>

#include <cstddef>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

namespace detail {

/// What bounds the places where a disc may lie: a circle, or a straight line (normal · x = offset).
struct place_bound {
    vec2 centre;
    double radius = 0;
    vec2 normal;
    double offset = 0;
    bool straight = false;

    /// The point of it nearest to p.
    [[nodiscard]] constexpr vec2 nearest(vec2 p, vec2 otherwise) const
    {
        if (straight) {
            return p - (dot(normal, p) - offset) * normal;
        }
        const vec2 out = p - centre;
        return centre + radius * (out == vec2{} ? otherwise : unit_along(out));
    }
};

/// Calls visit(point) for the points where two bounds cross; two straight ones are not asked about.
template <class Visit>
constexpr void for_each_crossing(const place_bound& a, const place_bound& b, Visit&& visit)
{
    if (a.straight || (b.straight && a.straight)) {
        if (!b.straight) {
            for_each_crossing(b, a, visit);
        }
        return;
    }
    // Seen from a's centre: the chord's distance along `towards`, and half its length across.
    vec2 towards = b.normal;
    double along = b.offset - dot(b.normal, a.centre);
    if (!b.straight) {
        const vec2 between = b.centre - a.centre;
        const double apart = length(between);
        if (!(apart > 0)) {
            return;
        }
        towards = (1 / apart) * between;
        along = ((real{apart} + (real{a.radius} - real{b.radius}) * (real{a.radius} + real{b.radius}) / real{apart}) /
                 real{2})
                    .value();
    }
    const real square = (real{a.radius} - real{along}) * (real{a.radius} + real{along});
    if (square >= 0) {
        const double across = square_root(square).value();
        const vec2 middle = a.centre + along * towards;
        visit(middle + across * left_of(towards));
        visit(middle - across * left_of(towards));
    }
}

/// A number brought into ±limit; 0 for none.
[[nodiscard]] constexpr double within(double value, double limit)
{
    return value >= limit ? limit : value <= -limit ? -limit : value == value ? value : 0;
}

} // namespace detail

/// The aim whose disc lies at a point.
[[nodiscard]] constexpr aim aim_at(const start_area& area, vec2 placed)
{
    aim a;
    a.place = angle_of({dot(area.facing, placed), cross(area.facing, placed)});
    a.reach = (real{length(placed)} - real{area.radius}).value();
    return a;
}

/// The legal aim nearest to any doubles: each number is brought into its range by itself (one that is none becomes 0),
/// and the disc is put at the place where it may lie that is nearest on the board. A legal aim is its own nearest.
/// Takes a time quadratic in the number of discs near the shooting line, constant where nothing is in the way.
/// Precondition: a board with room to shoot from; see `start_fault`.
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr aim nearest_aim(const disc_board<BoardCapacity>& board, const motion_parameters& parameters,
                                        const start_area& area, const table& discs, const aim& wanted,
                                        const placement_clauses& by)
{
    using detail::place_bound;
    aim a;
    a.place = detail::within(wanted.place, pi);
    a.reach = detail::within(wanted.reach, board.surface_radius);
    a.direction = detail::within(wanted.direction, pi);
    a.speed = wanted.speed > 0 ? detail::within(wanted.speed, parameters.maximum_speed) : 0;
    a.spin = detail::within(wanted.spin, parameters.maximum_spin);
    const vec2 goal = place_of(area, a);
    if (!placement_refusal(board, area, discs, goal, by)) {
        return a;
    }

    // The nearest point of a region bounded by curves is where one of them is nearest, or where two cross. A hair's
    // breadth inside, as the point is rounded twice on its way to an aim and back.
    constexpr double hair = 1e-12;
    const double inner = inner_limit(board.circles[0], board.disc_radius) + hair;
    const double outer = outer_limit(board.circles[0], board.disc_radius) - hair;
    const vec2 half = unit_vector(area.half_angle);
    const vec2 left = turned(area.facing, half);
    const vec2 right = turned(area.facing, {half.x, -half.y});
    const double gap = border_gap(board, by) + hair;
    inline_vector<place_bound, capacity + 4> bounds;
    bounds.push_back({{}, inner, {}, 0, false});
    bounds.push_back({{}, outer, {}, 0, false});
    bounds.push_back({{}, 0, -left_of(left), gap, true});
    bounds.push_back({{}, 0, left_of(right), gap, true});
    const double apart = 2 * board.disc_radius;
    for (const table_disc& d : discs) {
        if (length(d.position) > inner - apart) {
            bounds.push_back({d.position, apart, {}, 0, false});
        }
    }

    aim best = aim_at(area, outer * area.facing);
    double best_distance = real::infinity().value();
    const auto consider = [&](vec2 point) {
        const double away = distance(point, goal);
        if (!(away < best_distance)) {
            return;
        }
        const aim there = aim_at(area, point);
        if (!placement_refusal(board, area, discs, place_of(area, there), by)) {
            best = there;
            best_distance = away;
        }
    };
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        consider(bounds[i].nearest(goal, area.facing));
        for (std::size_t j = 0; j < i; ++j) {
            detail::for_each_crossing(bounds[i], bounds[j], consider);
        }
    }
    a.place = best.place;
    a.reach = best.reach;
    return a;
}

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
