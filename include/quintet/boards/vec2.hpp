// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_VEC2_HPP
#define QUINTET_BOARDS_VEC2_HPP

#include <quintet/config.hpp>
#include <quintet/core/real.hpp>

#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// A point of the board's plane, or a displacement or velocity in it: x to the right, y up, metres (or m/s).
/// Plain data; the arithmetic gives the same bits everywhere (see `real`).
struct vec2 {
    double x = 0;
    double y = 0;

    friend constexpr bool operator==(const vec2&, const vec2&) = default;
    friend constexpr vec2 operator+(vec2 a, vec2 b)
    {
        return {(real{a.x} + real{b.x}).value(), (real{a.y} + real{b.y}).value()};
    }
    friend constexpr vec2 operator-(vec2 a, vec2 b)
    {
        return {(real{a.x} - real{b.x}).value(), (real{a.y} - real{b.y}).value()};
    }
    friend constexpr vec2 operator-(vec2 a) { return {(-real{a.x}).value(), (-real{a.y}).value()}; }
    friend constexpr vec2 operator*(double k, vec2 a)
    {
        return {(real{k} * real{a.x}).value(), (real{k} * real{a.y}).value()};
    }
};

[[nodiscard]] constexpr double dot(vec2 a, vec2 b) { return (real{a.x} * real{b.x} + real{a.y} * real{b.y}).value(); }
/// Positive where b points to the left of a.
[[nodiscard]] constexpr double cross(vec2 a, vec2 b) { return (real{a.x} * real{b.y} - real{a.y} * real{b.x}).value(); }
[[nodiscard]] constexpr double length(vec2 a) { return square_root(dot(a, a)).value(); }
[[nodiscard]] constexpr double distance(vec2 a, vec2 b) { return length(a - b); }
[[nodiscard]] constexpr bool is_finite(vec2 a) { return is_finite(real{a.x}) && is_finite(real{a.y}); }
/// A quarter turn counterclockwise.
[[nodiscard]] constexpr vec2 left_of(vec2 a) { return {(-real{a.y}).value(), a.x}; }

inline constexpr double pi = 3.14159265358979323846;

/// (cos, sin) of an angle in radians, to about one unit in the last place, the same bits everywhere.
/// Precondition: |angle| ≤ 1e6.
[[nodiscard]] constexpr vec2 unit_vector(double angle)
{
    // The quarter turn in three parts whose products with a small integer are exact.
    constexpr real quarter_high = 0x1.921fb544p+0;
    constexpr real quarter_middle = 0x1.0b4611a6p-34;
    constexpr real quarter_low = 0x1.3198a2e037073p-69;
    const real turns = real{angle} / real{pi / 2};
    const auto quarters = static_cast<std::int64_t>((turns + with_sign(0.5, turns)).value());
    const real n = static_cast<double>(quarters);
    const real r = ((real{angle} - n * quarter_high) - n * quarter_middle) - n * quarter_low;
    const real square = r * r;
    // The series of both to the term under 2^-56 at r = pi / 4.
    real cosine = 1;
    real sine = 1;
    for (int k = 18; k > 0; k -= 2) {
        cosine = real{1} - cosine * square / real{static_cast<double>(k * (k - 1))};
        sine = real{1} - sine * square / real{static_cast<double>(k * (k + 1))};
    }
    sine *= r;
    switch (quarters & 3) {
    case 0:
        return {cosine.value(), sine.value()};
    case 1:
        return {-sine.value(), cosine.value()};
    case 2:
        return {-cosine.value(), -sine.value()};
    default:
        return {sine.value(), -cosine.value()};
    }
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
