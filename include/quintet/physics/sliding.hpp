// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_SLIDING_HPP
#define QUINTET_PHYSICS_SLIDING_HPP

#include <quintet/config.hpp>
#include <quintet/core/real.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

// A disc under Coulomb friction runs straight and slows evenly: s(t) = v t − a t² / 2. Without friction a is 0.

[[nodiscard]] constexpr real distance_after(real speed, real deceleration, real time)
{
    return time * (speed - real{0.5} * deceleration * time);
}

/// The speed left after a distance.
[[nodiscard]] constexpr real speed_after_distance(real speed, real deceleration, real distance)
{
    return square_root(greater(speed * speed - real{2} * deceleration * distance, 0));
}

/// When a distance has been covered, at the end of which such a speed is left. Exact for distances near 0, and at the
/// stop.
[[nodiscard]] constexpr real time_between(real speed, real speed_left, real distance)
{
    return real{2} * distance / (speed + speed_left);
}
/// When a distance has been covered. Precondition: 0 ≤ distance ≤ stopping_distance(speed, deceleration), up to
/// rounding.
[[nodiscard]] constexpr real time_to_cover(real speed, real deceleration, real distance)
{
    return time_between(speed, speed_after_distance(speed, deceleration, distance), distance);
}

/// Infinite without friction.
[[nodiscard]] constexpr real stopping_distance(real speed, real deceleration)
{
    return deceleration > 0 ? speed * speed / (real{2} * deceleration) : real::infinity();
}
[[nodiscard]] constexpr real stopping_time(real speed, real deceleration)
{
    return deceleration > 0 ? speed / deceleration : real::infinity();
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
