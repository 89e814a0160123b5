// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_PLACEMENT_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_PLACEMENT_HPP

#include <quintet/config.hpp>
#include <quintet/core/refusal.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/flick/aim.hpp>
#include <quintet/games/flick/nearest_aim.hpp>
#include <quintet/games/flick/placement.hpp>
#include <quintet/games/spinning_target/discs.hpp>
#include <quintet/physics/upright_motion.hpp>

#include <cstddef>
#include <optional>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// Sizes are compared with this tolerance (m), as overlaps of discs are.
inline constexpr double tolerance = flick::scene::overlap_tolerance;

/// The start field of a seat. Seats are numbered clockwise; three sit at neighbouring fields, seat 1 in the middle.
/// [ST-3]
[[nodiscard]] constexpr const start_area& field_of(const options& o, seat who)
{
    return o.board.start_areas[flick::area_of(who.index, o.players)];
}

/// Where the disc of a spin stands.
[[nodiscard]] constexpr vec2 stand_of(const start_area& field, const flick::aim& a)
{
    return (real{length(field.centre)} + real{a.reach}).value() * flick::turned(field.facing, unit_vector(a.place));
}
/// The aim whose disc stands at a point.
[[nodiscard]] constexpr flick::aim aim_from(const start_area& field, vec2 placed)
{
    flick::aim a;
    a.place = with_plain_zero(angle_of({dot(field.facing, placed), cross(field.facing, placed)}));
    a.reach = (real{length(placed)} - real{length(field.centre)}).value();
    return a;
}

/// rad/s. The most spin that a flick of a speed gives: it hits the disc no further from its middle than its edge.
/// [ST-9]
[[nodiscard]] constexpr double most_spin(const options& o, double speed)
{
    const real ratio = spin_per_speed(o.board.disc_radius, o.board.disc_radius, o.board.disc_height);
    return lesser(real{speed} * ratio, o.motion.maximum_spin).value();
}
/// The spin that a flick gives which hits the disc at `offset` times its radius from the middle: -1 to 1, to the left
/// of the way positive. [ST-9]
[[nodiscard]] constexpr double spin_of_flick(const options& o, double speed, double offset)
{
    const double most = most_spin(o, speed);
    const real ratio =
        spin_per_speed((real{offset} * real{o.board.disc_radius}).value(), o.board.disc_radius, o.board.disc_height);
    return with_plain_zero(greater(lesser(real{speed} * ratio, most), -most));
}

/// Why no disc can stand at a place to be spun, or nothing: it stands in the start field, and overlaps nothing.
/// [ST-9] [ST-12]
[[nodiscard]] constexpr std::optional<refusal> stand_refusal(const options& o, const flick::table& discs,
                                                             const start_area& field, vec2 placed)
{
    const auto reach = static_cast<std::int32_t>(flick::aim_part::reach);
    if (distance(placed, field.centre) > field.radius + tolerance) {
        return refusal{"ST-9", "the disc must stand on the own start field", reach};
    }
    if (length(placed) > o.board.surface_radius) {
        return refusal{"ST-9", "the disc must stand on the board", reach};
    }
    if (overlaps(o, discs, placed, o.board.disc_radius)) {
        return refusal{"ST-12", "the disc must not overlap another", static_cast<std::int32_t>(flick::aim_part::place)};
    }
    return std::nullopt;
}

/// Why a spin is none that a flick can bring about, or nothing. Any doubles may be asked about. [ST-9]
[[nodiscard]] constexpr std::optional<refusal> spin_refusal(const options& o, const flick::table& discs,
                                                            const start_area& field, const flick::aim& a)
{
    using flick::aim_part;
    const auto bad = [](std::string_view why, aim_part part) {
        return refusal{"ST-9", why, static_cast<std::int32_t>(part)};
    };
    if (!(absolute(a.place) <= pi)) {
        return bad("the place is an angle between minus and plus half a turn", aim_part::place);
    }
    if (!(absolute(a.reach) <= o.board.surface_radius)) {
        return bad("the disc must stand on the own start field", aim_part::reach);
    }
    if (!(absolute(a.direction) <= pi)) {
        return bad("the direction is an angle between minus and plus half a turn", aim_part::direction);
    }
    if (!(a.speed >= 0 && a.speed <= o.motion.maximum_speed)) {
        return bad("the speed is a number from 0 to the maximum", aim_part::speed);
    }
    if (!(absolute(a.spin) <= most_spin(o, a.speed))) {
        return bad("no flick at a disc's edge gives so much spin with so little speed", aim_part::spin);
    }
    return stand_refusal(o, discs, field, stand_of(field, a));
}

/// Why the barricade cannot be put at a place, or nothing: it lies within the inner ring, off the centre unless the
/// option allows it, and overlaps nothing. [ST-7]
[[nodiscard]] constexpr std::optional<refusal> barricade_refusal(const options& o, const flick::table& discs,
                                                                 vec2 place)
{
    const double radius = o.pieces.barricade_radius;
    if (!is_finite(place)) {
        return refusal{"ST-7", "the place of the barricade is two finite numbers"};
    }
    const double away = length(place);
    if (!(away <= o.board.circles[1].radius - radius + tolerance)) {
        return refusal{"ST-7", "the barricade must lie within the inner ring"};
    }
    if (!o.barricade_on_centre && away < o.board.circles.back().radius + radius - tolerance) {
        return refusal{"ST-7", "the barricade must not lie on the centre"};
    }
    if (overlaps(o, discs, place, radius)) {
        return refusal{"ST-7", "the barricade must not overlap anything"};
    }
    return std::nullopt;
}

namespace detail {

/// What bounds the places for a disc: circles.
using place_bounds = inline_vector<flick::detail::place_bound, flick::capacity + 20>;

/// Adds the circles on which a disc would touch those that are nearer to a point than `within` beyond touching.
constexpr void bound_by_discs(place_bounds& bounds, const options& o, const flick::table& discs, double radius,
                              vec2 about, double within)
{
    for (const flick::table_disc& d : discs) {
        const double apart = radius_of(o, d.side) + radius;
        const bool upper = d.mode == disc_mode::standing && d.layer > 0;
        if (!upper && distance(d.position, about) < within + apart) {
            bounds.push_back({d.position, apart, {}, 0, false});
        }
    }
    for (const board_post& post : o.board.posts) {
        bounds.push_back({post.centre, post.radius + radius, {}, 0, false});
    }
}

/// Calls visit(point) for the points among which those nearest to a goal are, of all places within the bounds: where
/// one of them is nearest, and where two cross. The nearest point of a closed region is the goal or one of these; so
/// where none of them is allowed, no place is.
template <class Visit>
constexpr void for_each_corner(const place_bounds& bounds, vec2 goal, vec2 otherwise, Visit&& visit)
{
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        visit(bounds[i].nearest(goal, otherwise));
        for (std::size_t j = 0; j < i; ++j) {
            flick::detail::for_each_crossing(bounds[i], bounds[j], visit);
        }
    }
}

} // namespace detail

/// Calls visit(aim) for the legal places in a start field that are nearest to a goal, in no order: the goal's own if it
/// is one, else corners of what is free. None where nothing is free, but for slits narrower than the tolerance.
template <class Visit>
constexpr void for_each_stand(const options& o, const flick::table& discs, const start_area& field, vec2 goal,
                              Visit&& visit)
{
    if (!stand_refusal(o, discs, field, goal)) {
        visit(aim_from(field, goal));
        return;
    }
    detail::place_bounds bounds;
    bounds.push_back({field.centre, field.radius, {}, 0, false});
    bounds.push_back({{}, o.board.surface_radius - 1e-12, {}, 0, false});
    detail::bound_by_discs(bounds, o, discs, o.board.disc_radius, field.centre, field.radius);
    detail::for_each_corner(bounds, goal, field.facing, [&](vec2 corner) {
        const flick::aim there = aim_from(field, corner);
        if (!stand_refusal(o, discs, field, stand_of(field, there))) {
            visit(there);
        }
    });
}

/// The place in a start field nearest to a goal where a disc may stand; none where the field is covered. [ST-12]
[[nodiscard]] constexpr std::optional<flick::aim> nearest_stand(const options& o, const flick::table& discs,
                                                                const start_area& field, vec2 goal)
{
    std::optional<flick::aim> best;
    double best_distance = real::infinity().value();
    for_each_stand(o, discs, field, goal, [&](const flick::aim& a) {
        const double away = distance(stand_of(field, a), goal);
        if (away < best_distance) {
            best = a;
            best_distance = away;
        }
    });
    return best;
}

/// Whether a disc can stand anywhere in a start field. [ST-12]
[[nodiscard]] constexpr bool has_stand(const options& o, const flick::table& discs, const start_area& field)
{
    return !stand_refusal(o, discs, field, field.centre) || nearest_stand(o, discs, field, field.centre).has_value();
}

/// The legal place of the barricade nearest to a goal; none where there is no room at all. [ST-7]
[[nodiscard]] constexpr std::optional<vec2> nearest_barricade(const options& o, const flick::table& discs, vec2 goal)
{
    if (!barricade_refusal(o, discs, goal)) {
        return goal;
    }
    const double radius = o.pieces.barricade_radius;
    const double widest = o.board.circles[1].radius - radius;
    detail::place_bounds bounds;
    bounds.push_back({{}, widest, {}, 0, false});
    if (!o.barricade_on_centre) {
        bounds.push_back({{}, o.board.circles.back().radius + radius, {}, 0, false});
    }
    detail::bound_by_discs(bounds, o, discs, radius, {}, widest);
    std::optional<vec2> best;
    double best_distance = real::infinity().value();
    detail::for_each_corner(bounds, goal, {1, 0}, [&](vec2 corner) {
        const double away = distance(corner, goal);
        if (away < best_distance && !barricade_refusal(o, discs, corner)) {
            best = corner;
            best_distance = away;
        }
    });
    return best;
}

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
