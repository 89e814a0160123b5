// SPDX-License-Identifier: MIT
#include <quintet/physics/spin_friction.hpp>

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <reference/disc_table.hpp>

using namespace reference;
using Catch::Approx;

namespace {

/// Force and torque by summing over the disc, patch by patch.
spin_friction summed(double travel, double rim)
{
    double force = 0;
    double torque = 0;
    constexpr int rings = 300;
    constexpr int sectors = 300;
    for (int i = 0; i < rings; ++i) {
        for (int j = 0; j < sectors; ++j) {
            const double r = (i + 0.5) / rings;
            const double a = (j + 0.5) / sectors * 2 * pi;
            const double vx = travel - rim * r * std::sin(a);
            const double vy = rim * r * std::cos(a);
            const double weight = 2 * r / rings / sectors;
            force += weight * vx / std::hypot(vx, vy);
            torque += weight * r * (-std::sin(a) * vx + std::cos(a) * vy) / std::hypot(vx, vy);
        }
    }
    return {force, torque};
}

/// Travel until rest of a spinning disc, by small steps.
double slow_stop_distance(double speed, double spin, double radius)
{
    constexpr double a = 0.12 * 9.81;
    double way = 0;
    double v = speed;
    double w = spin;
    const double dt = 2e-5;
    while (v > 1e-4 && w > 0) {
        const spin_friction f = friction_with_spin(v, w * radius);
        const double next = v - dt * a * f.force.value();
        way += dt * (v + next) / 2;
        w -= dt * 2 * a / radius * f.torque.value();
        v = next;
    }
    return way + (v > 0 ? v * v / (2 * a) : 0);
}

} // namespace

TEST_CASE("friction on a spinning disc agrees with a sum over its patches", "[spin]")
{
    for (const double ratio : {0.0005, 0.01, 0.3, 0.653, 0.99, 1.0, 1.01, 2.0, 30.0, 2000.0}) {
        const spin_friction f = friction_with_spin(ratio, 1);
        const spin_friction slow = summed(ratio, 1);
        CHECK(f.force.value() == Approx(slow.force.value()).margin(3e-5));
        CHECK(f.torque.value() == Approx(slow.torque.value()).margin(3e-5));
    }
}

TEST_CASE("spin does not bend the path of a flat disc, it stretches it", "[spin]")
{
    for (const double spin : {10.0, -10.0, 30.0, 120.0}) {
        table t;
        t.parameters.spin = spin_level::full;
        const double radius = 0.0159;
        t.put({0, 0}, radius);
        t.flick({{0, {1, 0}, 1.5, spin}});
        const double plain = 1.5 * 1.5 / (2 * 0.12 * 9.81);
        const double stretch = t.scene.position(0).x - plain;
        CHECK(t.scene.position(0).y == 0);
        CHECK(stretch > 0);
        CHECK(t.scene.position(0).x == Approx(slow_stop_distance(1.5, std::abs(spin), radius)).epsilon(2e-3));
        if (std::abs(spin) < 40) {
            // R² ω² / (8 μ g): 2.7 mm at 10 rad/s, 24 mm at 30.
            CHECK(stretch == Approx(radius * radius * spin * spin / (8 * 0.12 * 9.81)).epsilon(0.25));
        }
    }
}

TEST_CASE("levels of spin: none forgets it, carried keeps it until the next contact", "[spin]")
{
    for (const spin_level level : {spin_level::none, spin_level::carried}) {
        table t;
        t.parameters.spin = level;
        t.parameters.disc_contact_friction = 0.3;
        t.put({0, 0});
        t.put({0.3, 0});
        t.flick({{0, {1, 0}, 1.2, 50}});
        CHECK((std::abs(t.scene.position(1).y) > 1e-4) == (level == spin_level::carried));
    }
}

TEST_CASE("energy does not grow with full spin either", "[spin][B37]")
{
    const auto board = crokinole_board();
    motion_parameters p;
    p.spin = spin_level::full;
    auto motion = disc_motion<24>::make(board, p);
    random_stream random{41};
    invariant_log log;
    for (int k = 0; k < 400; ++k) {
        auto scene = random_scene<24>(random, board, 1 + random.below(24));
        shot s = random_shot(random, scene);
        s.spin = between(random, -200, 200);
        REQUIRE(motion->simulate(scene, s, log));
        REQUIRE_FALSE(scene_fault(board, scene));
    }
    CHECK(log.worst_gap >= -1e-9);
    CHECK(log.worst_gain < 1e-12);
    CHECK(log.finite);
}
