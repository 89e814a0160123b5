// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_SAMPLING_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_SAMPLING_HPP

#include <quintet/config.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/games/flick/hand.hpp>
#include <quintet/games/spinning_target/detail/aimed_spins.hpp>

#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// The legal spin nearest to any doubles: each number is brought into its range by itself (one that is none becomes 0),
/// and the disc is put at the place on the start field nearest to where it was meant. A legal spin is its own nearest.
/// Precondition: there is room on the start field.
[[nodiscard]] constexpr flick::aim nearest_spin(const options& o, const flick::table& discs, const start_area& field,
                                                const flick::aim& wanted)
{
    flick::aim a;
    a.place = flick::detail::within(wanted.place, pi);
    a.reach = flick::detail::within(wanted.reach, o.board.surface_radius);
    a.direction = flick::detail::within(wanted.direction, pi);
    a.speed = wanted.speed > 0 ? flick::detail::within(wanted.speed, o.motion.maximum_speed) : 0;
    a.spin = flick::detail::within(wanted.spin, most_spin(o, a.speed));
    const vec2 goal = stand_of(field, a);
    if (!stand_refusal(o, discs, field, goal)) {
        return a;
    }
    if (const auto there = nearest_stand(o, discs, field, goal)) {
        a.place = there->place;
        a.reach = there->reach;
    }
    return a;
}

/// A legal spin drawn from all that are legal, useful ones more often: one in eight has any direction, speed and spin;
/// the others go at the centre or at a disc, some of them beside it, at a speed that gets about there. Half of the
/// discs stand in the middle of the start field, half anywhere on it. Precondition: there is room on the start field.
[[nodiscard]] constexpr flick::aim sample_spin(const options& o, const flick::table& discs, const start_area& field,
                                               random_stream& random)
{
    const auto between = [&](double least, double most) {
        return (real{least} + (real{most} - real{least}) * random.unit()).value();
    };
    vec2 goal = field.centre;
    if (random.below(2) == 0) {
        goal = goal + field.radius * random_in_unit_disc(random);
    }
    flick::aim a;
    if (const auto there = nearest_stand(o, discs, field, goal)) {
        a = *there;
    }
    const double offset = between(-1, 1);
    if (random.below(8) == 0) {
        a.direction = between(-pi, pi);
        a.speed = between(0, o.motion.maximum_speed);
        a.spin = spin_of_flick(o, a.speed, offset);
        return a;
    }
    vec2 target;
    if (const std::uint32_t which = random.below(static_cast<std::uint32_t>(2 * discs.size() + 2));
        which < discs.size()) {
        target = discs[which].position;
    }
    const vec2 placed = stand_of(field, a);
    const vec2 way = target - placed;
    const double stretch = length(way);
    const double aside = between(-2, 2) * o.board.disc_radius;
    a.direction = flick::direction_to(placed, target + (aside / stretch) * left_of(way));
    a.speed = lesser(speed_to_go(o, stretch * between(0.7, 1.6), offset), o.motion.maximum_speed).value();
    a.spin = spin_of_flick(o, a.speed, offset);
    return a;
}

/// A legal place for the barricade, all the same likely where there is room. Precondition: there is a legal one.
[[nodiscard]] constexpr vec2 sample_barricade(const options& o, const flick::table& discs, random_stream& random)
{
    constexpr int attempts = 64;
    vec2 place;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        place = o.board.circles[1].radius * random_in_unit_disc(random);
        if (!barricade_refusal(o, discs, place)) {
            return place;
        }
    }
    const auto nearest = nearest_barricade(o, discs, place);
    return nearest ? *nearest : place;
}

/// The spin as a hand of that skill carries it out: direction and speed are off by chance; the flick hits the disc
/// where it was meant to, so that the spin goes with the speed. Precondition: the spin is legal.
[[nodiscard]] constexpr flick::aim perturbed_spin(const options& o, const flick::table& discs, const start_area& field,
                                                  const flick::aim& meant, const flick::hand& skill,
                                                  random_stream& random)
{
    const double off = (real{skill.angle_error} * real{flick::normal(random)}).value();
    const double factor = (real{1} + real{skill.speed_error} * real{flick::normal(random)}).value();
    flick::aim a = meant;
    a.direction = wrapped(a.direction + flick::detail::within(off, pi));
    a.speed = (real{a.speed} * real{factor}).value();
    a.spin = (real{a.spin} * real{factor}).value();
    return nearest_spin(o, discs, field, a);
}

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
