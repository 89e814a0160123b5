// SPDX-License-Identifier: MIT
#include <quintet/core/random_stream.hpp>
#include <quintet/core/real.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cmath>

using quintet::real;

TEST_CASE("a product is rounded before it is summed, whatever the flags", "[real]")
{
    // (1 + e)(1 − e) = 1 − e² rounds to 1; fused with the sum it would leave −e².
    volatile double e = 0x1p-30;
    const real a = 1 + e;
    const real b = 1 - e;
    CHECK((a * b - real{1}).value() == 0);
}

TEST_CASE("the root at compile time is the root at run time", "[real]")
{
    STATIC_REQUIRE(quintet::square_root(4.0) == real{2});
    STATIC_REQUIRE(quintet::square_root(2.0).value() == 1.4142135623730951);
    STATIC_REQUIRE(quintet::square_root(0.0) == real{0});
    quintet::random_stream random{1};
    for (int i = 0; i < 20'000; ++i) {
        const double a = std::ldexp(random.unit() + 0x1p-53, static_cast<int>(random.below(200)) - 100);
        REQUIRE(quintet::detail::constant_square_root(a) == std::sqrt(a));
    }
}

TEST_CASE("absolute, lesser and greater", "[real]")
{
    STATIC_REQUIRE(quintet::absolute(-2.0) == real{2});
    STATIC_REQUIRE(quintet::lesser(1.0, 2.0) == real{1});
    STATIC_REQUIRE(quintet::greater(1.0, 2.0) == real{2});
    STATIC_REQUIRE(quintet::with_sign(2.0, -1.0) == real{-2});
    STATIC_REQUIRE(!quintet::is_finite(real::infinity()));
    STATIC_REQUIRE(!quintet::is_finite(std::numeric_limits<double>::quiet_NaN()));
}
