// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_REAL_HPP
#define QUINTET_CORE_REAL_HPP

#include <quintet/config.hpp>

#include <bit>
#include <cfloat>
#include <compare>
#include <cstdint>
#include <limits>
#include <type_traits>
#ifdef _MSC_VER
#include <cmath> // g++ and clang have the root built in, without half of the umbrella's lines
#endif

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__ > 0) ||                           \
    defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(_M_FP_FAST)
#error "quintet needs IEEE arithmetic to give the same results everywhere: compile without -ffast-math (or /fp:fast)"
#endif
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0
#error "quintet needs doubles that are rounded after every operation: compile for SSE2 (-mfpmath=sse), not for x87"
#endif

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// A double whose arithmetic gives the same bits on every compiler and flag set: only + − × ÷ and square root, each
/// rounded by itself; a product is never fused with the sum that follows. As cheap as a double, and usable in constant
/// expressions. A host that changes the rounding mode, or makes the processor flush tiny numbers to 0, gets other
/// results while it is changed: it sets both back (round to nearest, none flushed) around calls. Like a double it holds
/// nothing until it is given a value; real{} is 0.
class real {
  public:
    constexpr real() = default;
    constexpr real(double value) : value_(value) {}

    [[nodiscard]] static constexpr real infinity() { return std::numeric_limits<double>::infinity(); }

    [[nodiscard]] constexpr double value() const { return value_; }
    [[nodiscard]] constexpr explicit operator double() const { return value_; }

    QUINTET_ALWAYS_INLINE friend constexpr real operator+(real a, real b) { return a.value_ + b.value_; }
    QUINTET_ALWAYS_INLINE friend constexpr real operator-(real a, real b) { return a.value_ - b.value_; }
    QUINTET_ALWAYS_INLINE friend constexpr real operator*(real a, real b)
    {
        double product = a.value_ * b.value_;
        if (!std::is_constant_evaluated()) {
            QUINTET_KEEP_PRODUCT(product);
        }
        return product;
    }
    QUINTET_ALWAYS_INLINE friend constexpr real operator/(real a, real b) { return a.value_ / b.value_; }
    QUINTET_ALWAYS_INLINE friend constexpr real operator-(real a) { return -a.value_; }
    constexpr real& operator+=(real b) { return *this = *this + b; }
    constexpr real& operator-=(real b) { return *this = *this - b; }
    constexpr real& operator*=(real b) { return *this = *this * b; }

    friend constexpr bool operator==(real, real) = default;
    friend constexpr auto operator<=>(real, real) = default;
    // As <=> says; but g++ 12 makes two jumps of a comparison that goes through it, and misses minimum and maximum.
    QUINTET_ALWAYS_INLINE friend constexpr bool operator<(real a, real b) { return a.value_ < b.value_; }
    QUINTET_ALWAYS_INLINE friend constexpr bool operator>(real a, real b) { return a.value_ > b.value_; }
    QUINTET_ALWAYS_INLINE friend constexpr bool operator<=(real a, real b) { return a.value_ <= b.value_; }
    QUINTET_ALWAYS_INLINE friend constexpr bool operator>=(real a, real b) { return a.value_ >= b.value_; }

  private:
    double value_;
};

[[nodiscard]] QUINTET_ALWAYS_INLINE constexpr real lesser(real a, real b) { return b < a ? b : a; }
[[nodiscard]] QUINTET_ALWAYS_INLINE constexpr real greater(real a, real b) { return a < b ? b : a; }
[[nodiscard]] QUINTET_ALWAYS_INLINE constexpr real absolute(real a)
{
    return __builtin_bit_cast(double, __builtin_bit_cast(std::uint64_t, a.value()) & ~(std::uint64_t{1} << 63U));
}
/// `magnitude` with the sign of `sign`. Precondition: magnitude is not negative.
[[nodiscard]] QUINTET_ALWAYS_INLINE constexpr real with_sign(real magnitude, real sign)
{
    return sign < 0 ? -magnitude : magnitude;
}
/// The number, and 0 for a negative zero, which is equal but has other bits.
[[nodiscard]] QUINTET_ALWAYS_INLINE constexpr double with_plain_zero(real a) { return (a + 0.0).value(); }
[[nodiscard]] constexpr bool is_finite(real a) { return absolute(a) <= (std::numeric_limits<double>::max)(); }

namespace detail {

/// The correctly rounded root of a normal positive number, digit by digit in integers.
[[nodiscard]] constexpr double constant_square_root(double a)
{
    const auto bits = __builtin_bit_cast(std::uint64_t, a);
    int exponent = static_cast<int>(bits >> 52U) - 1075;
    std::uint64_t left = (bits & ((std::uint64_t{1} << 52U) - 1)) | (std::uint64_t{1} << 52U);
    if ((exponent & 1) != 0) {
        left <<= 1U;
        --exponent;
    }
    // 54 digits of the root of left · 2^exponent: 53 and one to round by. Two digits of `left` go into each.
    std::uint64_t root = 0;
    std::uint64_t rest = 0;
    for (int digit = 0; digit < 54; ++digit) {
        const int shift = 52 - 2 * digit;
        const std::uint64_t pair = shift >= 0 ? (left >> static_cast<unsigned>(shift)) & 3U : 0U;
        rest = (rest << 2U) | pair;
        const std::uint64_t trial = (root << 2U) | 1U;
        root <<= 1U;
        if (rest >= trial) {
            rest -= trial;
            root |= 1U;
        }
    }
    const std::uint64_t rounded = (root >> 1U) + (root & 1U); // a root is never halfway between two doubles
    // root = floor(sqrt(left · 2^54)), so sqrt(a) = root · 2^(exponent / 2 − 27).
    const int scale = exponent / 2 - 26;
    return static_cast<double>(rounded) * __builtin_bit_cast(double, static_cast<std::uint64_t>(scale + 1023) << 52U);
}

} // namespace detail

/// The root of a number that is not negative, correctly rounded, at compile time too.
[[nodiscard]] QUINTET_ALWAYS_INLINE constexpr real square_root(real a)
{
    if (std::is_constant_evaluated()) {
        return a == 0 ? real{0} : real{detail::constant_square_root(a.value())};
    }
#if defined(_MSC_VER)
    return std::sqrt(a.value());
#elif defined(__SSE2__)
    // The compiler's own would keep room for a call that sets errno, and with it all that is live out of registers.
    double root = a.value();
#ifdef __AVX__
    asm("vsqrtsd %0, %0, %0" : "+x"(root));
#else
    asm("sqrtsd %0, %0" : "+x"(root));
#endif
    return root;
#else
    return __builtin_sqrt(a.value());
#endif
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
