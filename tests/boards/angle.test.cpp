// SPDX-License-Identifier: MIT
#include <quintet/boards/angle.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cmath>

using namespace quintet;

TEST_CASE("the angle of a vector is the inverse of the unit vector", "[boards]")
{
    CHECK(angle_of({0, 0}) == 0);
    CHECK(angle_of({1, 0}) == 0);
    CHECK(angle_of({-1, 0}) == pi);
    CHECK(angle_of({-1, -0.0}) == pi);
    CHECK(angle_of({0, 2}) == pi / 2);
    CHECK(angle_of({0, -2}) == -pi / 2);
    for (int i = -1000; i <= 1000; ++i) {
        const double angle = i * pi / 1000;
        CHECK(std::abs(angle_of(unit_vector(angle)) - angle) < 1e-15);
        CHECK(std::abs(angle_of(1e-9 * unit_vector(angle)) - std::atan2(std::sin(angle), std::cos(angle))) < 1e-15);
    }
}

TEST_CASE("whole turns are taken off an angle, and nothing else", "[boards]")
{
    CHECK(wrapped(1.25) == 1.25);
    CHECK(wrapped(-pi) == -pi);
    CHECK(std::abs(wrapped(1.25 + 2 * pi) - 1.25) < 1e-14);
    CHECK(std::abs(wrapped(-4) - (2 * pi - 4)) < 1e-14);
}
