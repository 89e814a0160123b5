// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_SPIN_FRICTION_HPP
#define QUINTET_PHYSICS_SPIN_FRICTION_HPP

#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>
#include <quintet/core/real.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// What the board does to a flat disc that slides and spins, as shares: `force` of μ m g against its travel, `torque`
/// of μ m g R against its spin.
struct spin_friction {
    real force;
    real torque;
};

namespace detail {

/// The complete elliptic integrals of the first and second kind, of parameter m = k² < 1, by the arithmetic-geometric
/// mean, so that only roots are needed.
struct elliptic {
    real first;
    real second;

    [[nodiscard]] static constexpr elliptic of(real m)
    {
        real a = 1;
        real b = square_root(real{1} - m);
        real sum = m;
        real power = 1;
        for (int turn = 0; turn < 8; ++turn) {
            const real c = real{0.5} * (a - b);
            const real next = real{0.5} * (a + b);
            b = square_root(a * b);
            a = next;
            power *= 2;
            sum += power * c * c;
        }
        const real k = real{pi / 2} / a;
        return {k, k * (real{1} - real{0.5} * sum)};
    }
};

} // namespace detail

/// For a uniform disc pressed evenly on the board, by Farkas, Bartels, Unger and Wolf (Phys. Rev. Lett. 90, 248302):
/// friction couples travel and spin, each being weaker beside the other. `travel` is the speed of the centre, `rim`
/// that of the rim about it; neither is negative, nor are both 0.
[[nodiscard]] constexpr spin_friction friction_with_spin(real travel, real rim)
{
    // The ends of the range, where the integrals lose digits to cancellation; the series are good to 1e-7 there.
    if (travel < real{1e-3} * rim) {
        return {travel / rim, real{2.0 / 3}};
    }
    if (rim < real{1e-3} * travel) {
        return {1, real{0.25} * rim / travel};
    }
    const real ratio = travel / rim;
    const real square = ratio * ratio;
    if (ratio < 1) {
        const real m = ratio > real{1 - 1e-12} ? real{1 - 1e-12} : square;
        const detail::elliptic e = detail::elliptic::of(m);
        const real force = real{4 / (3 * pi)} * ((m + real{1}) * e.second + (m - real{1}) * e.first) / ratio;
        const real torque = real{4 / (9 * pi)} * ((real{4} - real{2} * m) * e.second + (m - real{1}) * e.first);
        return {force, torque};
    }
    const real m = ratio < real{1 + 1e-12} ? real{1 - 1e-12} : real{1} / square;
    const detail::elliptic e = detail::elliptic::of(m);
    const real force = real{4 / (3 * pi)} * ((square + real{1}) * e.second - (square - real{1}) * e.first);
    const real torque =
        real{4 / (9 * pi)} * ratio *
        ((real{4} - real{2} * square) * e.second + (real{2} * square - real{5} + real{3} / square) * e.first);
    return {force, torque};
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
