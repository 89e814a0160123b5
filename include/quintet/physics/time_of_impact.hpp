// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_TIME_OF_IMPACT_HPP
#define QUINTET_PHYSICS_TIME_OF_IMPACT_HPP

#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>
#include <quintet/core/real.hpp>

#include <array>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// Where a moving thing first meets what it looks for, in distance or time; nothing: infinite.
inline constexpr real never = real::infinity();

/// How far a point at `offset` from a circle's centre travels along the unit vector `along` until it enters the circle
/// of radius `reach`: never where it passes, is inside and leaving, or slides along it (a closing rate below 1e-9 of
/// the radius, without which a disc at a post would hit it for ever). Zero where it is inside and closing.
[[nodiscard]] constexpr real distance_to_enter(real offset_x, real offset_y, real along_x, real along_y, real reach)
{
    const real closing = offset_x * along_x + offset_y * along_y;
    if (!(closing < real{-1e-9} * reach)) {
        return never;
    }
    const real aside = along_x * offset_y - along_y * offset_x;
    const real half_chord_square = (reach - aside) * (reach + aside);
    if (!(half_chord_square > 0)) {
        return never;
    }
    const real gap = offset_x * offset_x + offset_y * offset_y - reach * reach;
    return greater(gap / (square_root(half_chord_square) - closing), 0);
}

/// How far a point inside a circle travels until it leaves it; at once where it is outside and leaving.
[[nodiscard]] constexpr real distance_to_leave(real offset_x, real offset_y, real along_x, real along_y, real reach)
{
    const real outward = offset_x * along_x + offset_y * along_y;
    const real inside = reach * reach - (offset_x * offset_x + offset_y * offset_y);
    const real half_chord_square = outward * outward + inside;
    if (!(half_chord_square > 0)) {
        return outward >= 0 ? real{0} : never;
    }
    const real half_chord = square_root(half_chord_square);
    return greater(outward > 0 ? inside / (outward + half_chord) : half_chord - outward, 0);
}

namespace detail {

/// A quartic on [0, 1] by its Bernstein coefficients, so that the signs bound the values in between.
struct bernstein_quartic {
    std::array<real, 5> b;

    [[nodiscard]] constexpr bool never_negative() const
    {
        return lesser(lesser(lesser(b[0], b[1]), lesser(b[2], b[3])), b[4]) >= 0;
    }
    [[nodiscard]] constexpr int sign_changes() const
    {
        int changes = 0;
        bool negative = b[0] < 0;
        for (std::size_t k = 1; k < 5; ++k) {
            if (b[k] != 0 && (b[k] < 0) != negative) {
                negative = !negative;
                ++changes;
            }
        }
        return changes;
    }
    /// Halves the interval (de Casteljau): returns the right half, and becomes the left one.
    constexpr bernstein_quartic split()
    {
        bernstein_quartic right;
        std::array<real, 5> row = b;
        for (std::size_t level = 0; level < 5; ++level) {
            b[level] = row[0];
            right.b[4 - level] = row[4 - level];
            for (std::size_t k = 0; k + level + 1 < 5; ++k) {
                row[k] = real{0.5} * (row[k] + row[k + 1]);
            }
        }
        return right;
    }
};

/// f(t) = c0 + c1 t + … + c4 t⁴.
struct quartic {
    std::array<real, 5> c;

    [[nodiscard]] constexpr real at(real t) const { return (((c[4] * t + c[3]) * t + c[2]) * t + c[1]) * t + c[0]; }
    [[nodiscard]] constexpr real slope_at(real t) const
    {
        return ((real{4} * c[4] * t + real{3} * c[3]) * t + real{2} * c[2]) * t + c[1];
    }
};

/// The root of a quartic that is positive at `low`, not positive at `high`, and falls through 0 once in between.
[[nodiscard]] constexpr real falling_root(const quartic& f, real low, real high)
{
    real t = real{0.5} * (low + high);
    for (int step = 0; step < 64; ++step) {
        const real value = f.at(t);
        if (value == 0) {
            return t;
        }
        (value > 0 ? low : high) = t;
        const real slope = f.slope_at(t);
        real next = slope < 0 ? t - value / slope : low;
        if (!(next > low && next < high)) {
            next = real{0.5} * (low + high);
            if (!(next > low && next < high)) {
                return t;
            }
        }
        if (next == t) {
            return t;
        }
        t = next;
    }
    return t;
}

} // namespace detail

/// The first time in [0, horizon] at which a quartic with f(0) ≥ 0 falls below 0. Bernstein coefficients that are not
/// negative prove that there is none; one change of sign isolates a root for a bracketed Newton search; otherwise the
/// interval is halved, the earlier half first, at most 26 times (by then a dip that could still hide is below
/// rounding). Never: none. Precondition: horizon is finite.
[[nodiscard]] constexpr real first_fall(const detail::quartic& f, real horizon)
{
    const real h = horizon;
    const real k1 = f.c[1] * h;
    const real k2 = f.c[2] * h * h;
    const real k3 = f.c[3] * h * h * h;
    const real k4 = f.c[4] * h * h * h * h;
    const real third = real{1.0 / 6};
    detail::bernstein_quartic part{{f.c[0], f.c[0] + real{0.25} * k1, f.c[0] + real{0.5} * k1 + third * k2,
                                    f.c[0] + real{0.75} * k1 + real{0.5} * k2 + real{0.25} * k3,
                                    f.c[0] + k1 + k2 + k3 + k4}};
    if (part.never_negative()) {
        return never;
    }
    constexpr int depth_limit = 26;
    std::array<detail::bernstein_quartic, depth_limit + 1> later;
    std::array<real, depth_limit + 1> later_from;
    std::array<int, depth_limit + 1> later_depth{};
    int waiting = 0;
    real from = 0;
    int depth = 0;
    for (;;) {
        const real width = h * real{1.0 / static_cast<double>(1U << static_cast<unsigned>(depth))};
        if (!part.never_negative()) {
            if (part.b[4] < 0 && (depth == depth_limit || part.sign_changes() == 1)) {
                return detail::falling_root(f, from, from + width);
            }
            if (depth < depth_limit) {
                ++depth;
                const detail::bernstein_quartic right = part.split();
                later[static_cast<std::size_t>(waiting)] = right;
                later_from[static_cast<std::size_t>(waiting)] = from + real{0.5} * width;
                later_depth[static_cast<std::size_t>(waiting)] = depth;
                ++waiting;
                continue;
            }
        }
        if (waiting == 0) {
            return never;
        }
        --waiting;
        part = later[static_cast<std::size_t>(waiting)];
        from = later_from[static_cast<std::size_t>(waiting)];
        depth = later_depth[static_cast<std::size_t>(waiting)];
    }
}

/// How two discs move relative to each other from now on: offset, velocity and acceleration of one against the other.
struct relative_motion {
    real x, y;
    real velocity_x, velocity_y;
    real acceleration_x, acceleration_y;

    /// The squared distance less `reach`², as a polynomial in time.
    [[nodiscard]] constexpr detail::quartic gap_polynomial(real reach) const
    {
        return {{x * x + y * y - reach * reach, real{2} * (x * velocity_x + y * velocity_y),
                 velocity_x * velocity_x + velocity_y * velocity_y + (x * acceleration_x + y * acceleration_y),
                 velocity_x * acceleration_x + velocity_y * acceleration_y,
                 real{0.25} * (acceleration_x * acceleration_x + acceleration_y * acceleration_y)}};
    }
};

/// When two moving discs, `reach` the sum of their radii, first touch and close within [0, horizon]. A pair that
/// touches or overlaps a little and closes does so at once; one that parts, or moves together, does not: for those
/// the gap must first fall by 4e-15 m² below what it is now. Precondition: horizon is finite.
[[nodiscard]] constexpr real time_to_meet(const relative_motion& motion, real reach, real horizon)
{
    constexpr real tolerance = 4e-15;
    detail::quartic f = motion.gap_polynomial(reach);
    if (f.c[0] <= tolerance) {
        if (f.c[1] < real{-2e-9} * reach) {
            return 0;
        }
        f.c[0] = tolerance;
    } else {
        // Most pairs pass at a distance: across the relative velocity only the acceleration brings them nearer.
        const real bend =
            real{0.5} * horizon * horizon * (absolute(motion.acceleration_x) + absolute(motion.acceleration_y));
        const real aside = motion.x * motion.velocity_y - motion.y * motion.velocity_x;
        const real speed_square = motion.velocity_x * motion.velocity_x + motion.velocity_y * motion.velocity_y;
        const real width = reach + bend;
        if (aside * aside > width * width * speed_square) {
            return never;
        }
    }
    return horizon > 0 ? first_fall(f, horizon) : never;
}

/// When two discs that overlap, one lying on the other, come apart. Precondition: horizon is finite.
[[nodiscard]] constexpr real time_to_part(const relative_motion& motion, real reach, real horizon)
{
    detail::quartic f = motion.gap_polynomial(reach);
    for (real& c : f.c) {
        c = -c;
    }
    if (f.c[0] <= 0) {
        return f.c[1] < 0 ? real{0} : never;
    }
    return horizon > 0 ? first_fall(f, horizon) : never;
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
