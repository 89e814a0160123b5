// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_ANGLE_HPP
#define QUINTET_BOARDS_ANGLE_HPP

#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// The angle of a vector from the x axis, counterclockwise: radians in [-pi, pi], to a few units in the last place, the
/// same bits everywhere; 0 for no vector. The inverse of `unit_vector`. Precondition: finite.
[[nodiscard]] constexpr double angle_of(vec2 v)
{
    const real x = absolute(v.x);
    const real y = absolute(v.y);
    const bool steep = y > x;
    const real larger = steep ? y : x;
    if (!(larger > 0)) {
        return 0;
    }
    // The arc tangent of t in [0, 1], around 0 or around an eighth of a turn.
    real t = (steep ? x : y) / larger;
    real angle = 0;
    if (t > real{0.41421356237309503}) {
        t = (t - real{1}) / (t + real{1});
        angle = pi / 4;
    }
    const real square = t * t;
    real sum = 0;
    for (int k = 43; k > 0; k -= 2) {
        sum = real{1.0 / k} - square * sum;
    }
    angle += t * sum;
    if (steep) {
        angle = real{pi / 2} - angle;
    }
    if (v.x < 0) {
        angle = real{pi} - angle;
    }
    return with_sign(angle, v.y).value();
}

/// The angle that is left after whole turns, in [-pi, pi]. Precondition: |angle| ≤ 1e6.
[[nodiscard]] constexpr double wrapped(double angle)
{
    return absolute(angle) <= pi ? angle : angle_of(unit_vector(angle));
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
