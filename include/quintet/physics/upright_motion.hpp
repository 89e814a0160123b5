// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_UPRIGHT_MOTION_HPP
#define QUINTET_PHYSICS_UPRIGHT_MOTION_HPP

#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/real.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// rad/s. An upright disc that spins slower about its vertical diameter falls: sqrt(4 g / 5 a) when it rolls. [ST-19]
[[nodiscard]] constexpr real rolling_stability(real gravity, real radius)
{
    return square_root(real{0.8} * gravity / radius);
}
/// The same without friction at the rim: sqrt(4 g / a). [ST-19]
[[nodiscard]] constexpr real sliding_stability(real gravity, real radius)
{
    return square_root(real{4} * gravity / radius);
}

/// Spin over speed (rad/m) that a flick gives which hits an upright disc at a distance from its middle:
/// b / (a² / 4 + h² / 12), of a disc of radius a and thickness h. [ST-9] [ST-19]
[[nodiscard]] constexpr real spin_per_speed(real offset, real radius, real height)
{
    return offset / (radius * radius * real{0.25} + height * height * real{1.0 / 12});
}

/// A point of the unit disc, each as likely.
[[nodiscard]] constexpr vec2 random_in_unit_disc(random_stream& chance)
{
    for (;;) {
        const double x = 2 * chance.unit() - 1;
        const double y = 2 * chance.unit() - 1;
        const vec2 p{x, y};
        if (dot(p, p) <= 1) {
            return p;
        }
    }
}
/// A unit vector, each direction as likely.
[[nodiscard]] constexpr vec2 random_direction(random_stream& chance)
{
    for (;;) {
        const vec2 p = random_in_unit_disc(chance);
        if (const double far_enough = length(p); far_enough > 0.01) {
            return (1 / far_enough) * p;
        }
    }
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
