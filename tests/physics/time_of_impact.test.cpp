// SPDX-License-Identifier: MIT
#include <quintet/core/random_stream.hpp>
#include <quintet/physics/sliding.hpp>
#include <quintet/physics/time_of_impact.hpp>

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cmath>

using namespace quintet;
using Catch::Approx;

namespace {

double between(random_stream& random, double from, double to) { return from + (to - from) * random.unit(); }

/// The first fall below zero by walking in small steps and bisecting: slow, and by another route.
double slow_first_fall(const detail::quartic& f, double horizon)
{
    constexpr int steps = 20'000;
    const auto at = [&](double t) {
        return (((f.c[4].value() * t + f.c[3].value()) * t + f.c[2].value()) * t + f.c[1].value()) * t + f.c[0].value();
    };
    for (int k = 1; k <= steps; ++k) {
        double high = horizon * k / steps;
        if (at(high) < 0) {
            double low = horizon * (k - 1) / steps;
            for (int turn = 0; turn < 100; ++turn) {
                const double middle = (low + high) / 2;
                (at(middle) < 0 ? high : low) = middle;
            }
            return high;
        }
    }
    return std::numeric_limits<double>::infinity();
}

} // namespace

TEST_CASE("the first fall of random quartics agrees with a walk in small steps", "[time_of_impact]")
{
    random_stream random{11};
    int hits = 0;
    for (int turn = 0; turn < 1500; ++turn) {
        detail::quartic f{};
        f.c[0] = between(random, 0, 0.2);
        for (std::size_t k = 1; k < 5; ++k) {
            f.c[k] = between(random, -2, 2);
        }
        const double slow = slow_first_fall(f, 1.5);
        const double fast = first_fall(f, 1.5).value();
        if (std::isfinite(slow)) {
            ++hits;
            REQUIRE(fast == Approx(slow).margin(1e-9));
        } else if (std::isfinite(fast)) {
            // The walk stepped over a dip: there must be one.
            REQUIRE(f.at(fast).value() <= 1e-9);
        }
    }
    CHECK(hits > 500);
}

TEST_CASE("near-double roots are found or missed by the sign of the dip", "[time_of_impact]")
{
    // ((t − 0.3)² − d)(1 + t²): touches 0 at 0.3 where d = 0.
    for (const double d : {1e-3, 1e-6, 1e-9, 1e-12, -1e-12, -1e-9, -1e-6}) {
        const double a = 0.09 - d;
        const detail::quartic f{{real{a}, real{-0.6}, real{1 + a}, real{-0.6}, real{1}}};
        const double t = first_fall(f, 1).value();
        if (d > 0) {
            CHECK(t == Approx(0.3 - std::sqrt(d)).margin(1e-9));
        } else {
            CHECK_FALSE(std::isfinite(t));
        }
    }
}

TEST_CASE("a quartic that is zero throughout never falls", "[time_of_impact]")
{
    CHECK_FALSE(first_fall(detail::quartic{{real{0}, real{0}, real{0}, real{0}, real{0}}}, 2) < never);
    const relative_motion together{0.03, 0, 0, 0, 0, 0};
    CHECK_FALSE(time_to_meet(together, 0.03, 5) < never);
    CHECK_FALSE(time_to_meet(together, 0.03 + 1e-12, 5) < never);
}

TEST_CASE("touching pairs: closing at once, parting never, turning round later", "[time_of_impact]")
{
    CHECK(time_to_meet({0.03, 0, -1, 0, 0, 0}, 0.03, 1) == real{0});
    CHECK_FALSE(time_to_meet({0.03, 0, 1, 0, 0, 0}, 0.03, 1) < never);
    CHECK_FALSE(time_to_meet({0.03, 0, 0, 2, 0, 0}, 0.03, 1) < never);
    CHECK(time_to_meet({0.03, 0, 1, 0, -2, 0}, 0.03, 3).value() == Approx(1).margin(1e-9));
    // Overlapping by rounding: the same.
    CHECK(time_to_meet({0.03 - 1e-12, 0, -1, 0, 0, 0}, 0.03, 1) == real{0});
    CHECK_FALSE(time_to_meet({0.03 - 1e-12, 0, 1, 0, 0, 0}, 0.03, 1) < never);
}

TEST_CASE("discs that overlap part when the distance reaches the sum of the radii", "[time_of_impact]")
{
    CHECK(time_to_part({0.01, 0, 1, 0, 0, 0}, 0.03, 1).value() == Approx(0.02));
    CHECK(time_to_part({-0.01, 0, 1, 0, 0, 0}, 0.03, 1).value() == Approx(0.04));
    CHECK_FALSE(time_to_part({0.01, 0, 0, 0, 0, 0}, 0.03, 1) < never);
}

TEST_CASE("distances to enter and to leave a circle", "[time_of_impact]")
{
    CHECK(distance_to_enter(-1, 0, 1, 0, 0.25).value() == Approx(0.75));
    CHECK(distance_to_enter(-1, 0.15, 1, 0, 0.25).value() == Approx(1 - 0.2));
    CHECK_FALSE(distance_to_enter(-1, 0.25, 1, 0, 0.25) < never);
    CHECK_FALSE(distance_to_enter(1, 0, 1, 0, 0.25) < never);
    CHECK(distance_to_enter(-0.24, 0, 1, 0, 0.25) == real{0});
    for (const double gap : {1e-12, 1e-9, 1e-6, 1e-3, 0.1}) {
        CHECK(distance_to_enter(-0.03 - gap, 0, 1, 0, 0.03).value() == Approx(gap).epsilon(1e-4));
    }
    CHECK(distance_to_leave(0.1, 0, 1, 0, 0.25).value() == Approx(0.15));
    CHECK(distance_to_leave(0.1, 0, -1, 0, 0.25).value() == Approx(0.35));
    CHECK(distance_to_leave(0.26, 0, 1, 0, 0.25) == real{0});
    CHECK(distance_to_leave(0, 0.25, 1, 0, 0.25) == real{0});
    // A tangent of the rim leaves at once, and does not hang.
    CHECK(distance_to_leave(0.25, 0, 0, 1, 0.25).value() < 1e-8);
}

TEST_CASE("time and distance under friction are each other's inverse", "[sliding]")
{
    random_stream random{12};
    for (int turn = 0; turn < 2000; ++turn) {
        const double v = between(random, 0.001, 5);
        const double a = turn % 5 == 0 ? 0 : between(random, 0.1, 5);
        const double t = between(random, 0, a > 0 ? v / a : 2) * 0.999;
        const real s = distance_after(v, a, t);
        REQUIRE(time_to_cover(v, a, s).value() == Approx(t).epsilon(1e-7));
        REQUIRE(speed_after_distance(v, a, s).value() == Approx(v - a * t).epsilon(1e-7));
    }
    CHECK(stopping_time(2, 4) == real{0.5});
    CHECK(stopping_distance(2, 4) == real{0.5});
    CHECK_FALSE(stopping_distance(2, 0) < never);
}
