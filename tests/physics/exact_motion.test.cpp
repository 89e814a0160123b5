// SPDX-License-Identifier: MIT
// Motions whose outcome is known on paper.

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <reference/disc_table.hpp>

using namespace reference;
using Catch::Approx;

namespace {

constexpr double deceleration = 0.12 * 9.81;

} // namespace

TEST_CASE("a lone disc stops after v / a, and v² / 2a", "[disc_motion]")
{
    for (const double speed : {0.01, 0.3, 1.0, 2.7, 9.9}) {
        for (int turn = 0; turn < 16; ++turn) {
            table t;
            t.put({0.1, -0.2});
            const vec2 u = unit_vector(turn * pi / 8 + 0.01);
            const shot_outcome outcome = t.flick({{0, 3 * u, speed}});
            CHECK(outcome.duration == Approx(speed / deceleration).epsilon(1e-14));
            const vec2 end = vec2{0.1, -0.2} + speed * speed / (2 * deceleration) * u;
            CHECK(distance(t.scene.position(0), end) < 1e-14 * (1 + speed * speed));
            CHECK(outcome.events == 1);
            CHECK(t.count(shot_event_kind::rest) == 1);
        }
    }
}

TEST_CASE("a head-on hit leaves v (1 ± e) / 2", "[disc_motion][B39]")
{
    for (const double e : {0.0, 0.3, 0.75, 1.0}) {
        for (const double gap : {1e-12, 1e-9, 1e-6, 1e-3, 0.1}) {
            for (const double speed : {0.8, 3.0}) {
                table t;
                t.parameters.disc_restitution = e;
                t.put({0, 0});
                t.put({0.03 + gap, 0});
                t.flick({{0, {1, 0}, speed}});
                const double at_hit = std::sqrt(speed * speed - 2 * deceleration * gap);
                const double front = at_hit * (1 + e) / 2;
                const double behind = at_hit * (1 - e) / 2;
                CHECK(t.scene.position(1).x == Approx(0.03 + gap + front * front / (2 * deceleration)).epsilon(1e-9));
                CHECK(t.scene.position(0).x ==
                      Approx(gap + behind * behind / (2 * deceleration)).epsilon(1e-9).margin(1e-12));
                CHECK(t.scene.position(0).y == 0);
                REQUIRE(t.count(shot_event_kind::contact) == 1);
                CHECK(t.log.events()[0].impulse == Approx(0.005 * at_hit * (1 + e) / 2).epsilon(1e-9));
                CHECK(t.log.events()[0].normal.x == Approx(1));
            }
        }
    }
}

TEST_CASE("a slow hit bounces, and is not treated as resting", "[disc_motion][B39]")
{
    table t;
    t.put({0, 0});
    t.put({0.030001, 0});
    t.flick({{0, {1, 0}, 0.01}});
    const double at_hit_square = 1e-4 - 2 * deceleration * 1e-6;
    const double front = std::sqrt(at_hit_square) * 1.75 / 2;
    CHECK(t.scene.position(1).x - 0.030001 == Approx(front * front / (2 * deceleration)).epsilon(1e-6));
}

TEST_CASE("unequal masses share momentum by the textbook", "[disc_motion]")
{
    table t;
    t.parameters.disc_restitution = 0.6;
    t.put({0, 0}, 0.015, 0.004);
    t.put({0.05, 0}, 0.025, 0.012);
    t.flick({{0, {1, 0}, 2}});
    const double v = std::sqrt(4 - 2 * deceleration * 0.01);
    const double heavy = 0.004 * 1.6 * v / 0.016;
    const double light = v - 0.012 * 1.6 * v / 0.016;
    CHECK(t.scene.position(1).x == Approx(0.05 + heavy * heavy / (2 * deceleration)).epsilon(1e-12));
    CHECK(t.scene.position(0).x == Approx(0.01 - light * light / (2 * deceleration)).epsilon(1e-10));
}

TEST_CASE("a post reflects the part along the normal, and leaves the rest", "[disc_motion]")
{
    for (const double offset : {0.0, 0.005, -0.012, 0.0199}) {
        table t;
        t.post({0.3, 0});
        t.put({0, offset});
        t.parameters.board_friction = 0;
        t.parameters.time_limit = 0.4;
        t.flick({{0, {1, 0}, 1}});
        const double nx = std::sqrt(1 - (offset / 0.02) * (offset / 0.02));
        const double ny = -offset / 0.02;
        const double kick = 1.65 * nx;
        CHECK(t.velocities[0].x == Approx(1 - kick * nx).margin(1e-12));
        CHECK(t.velocities[0].y == Approx(-kick * ny).margin(1e-12));
        CHECK(t.count(shot_event_kind::post_contact) == 1);
    }
}

TEST_CASE("grazing at the edge of a miss", "[disc_motion]")
{
    // Passing at a distance of the radii's sum times (1 ± 1e-9): a touch, or none.
    for (const double part : {1 - 1e-9, 1 - 1e-12, 1 + 1e-12, 1 + 1e-9}) {
        table t;
        t.put({0, 0});
        t.put({0.2, 0.03 * part});
        t.flick({{0, {1, 0}, 2}});
        CHECK(t.count(shot_event_kind::contact) == (part < 1 ? 1 : 0));
        CHECK(t.scene.position(0).x == Approx(4 / (2 * deceleration)).epsilon(1e-3));
        CHECK(std::isfinite(t.scene.position(1).x));
    }
}

TEST_CASE("a disc that starts touching and slides along a post goes on", "[disc_motion]")
{
    for (int turn = 0; turn < 360; ++turn) {
        table t;
        const vec2 n = unit_vector(turn * pi / 180 + 0.003);
        t.post({0, 0});
        t.put(0.02 * n);
        const shot_outcome outcome = t.flick({{0, left_of(n), 1}});
        CHECK(outcome.events <= 2);
        CHECK(distance(t.scene.position(0), 0.02 * n + 1 / (2 * deceleration) * left_of(n)) < 1e-9);
    }
}

TEST_CASE("touching discs: closing hits at once, parting and still do not", "[disc_motion][B32]")
{
    table t;
    t.put({0, 0});
    t.put({0.03, 0});
    t.put({0, 0.03});
    SECTION("closing")
    {
        t.flick({{0, {1, 0}, 1}});
        REQUIRE(t.count(shot_event_kind::contact) == 1);
        CHECK(t.log.events()[0].time == 0);
        CHECK(t.scene.position(2) == vec2{0, 0.03});
    }
    SECTION("parting")
    {
        t.flick({{0, {-1, -0.1}, 1}});
        CHECK(t.count(shot_event_kind::contact) == 0);
    }
    SECTION("moving together, with no relative velocity or acceleration")
    {
        const shot_outcome outcome = t.flick({{0, {1, 0}, 1}, {1, {1, 0}, 1}, {2, {1, 0}, 1}});
        CHECK(t.count(shot_event_kind::contact) == 0);
        CHECK(outcome.events == 3);
        CHECK(distance(t.scene.position(0), t.scene.position(1)) == Approx(0.03).epsilon(1e-14));
    }
}

TEST_CASE("parallel discs at one speed never meet, however near", "[disc_motion][B32]")
{
    for (const double gap : {0.0, 1e-15, 1e-12, 1e-9, 1e-3}) {
        table t;
        t.put({0, 0});
        t.put({0.01, 0.0300001 + gap});
        const vec2 u = unit_vector(0.3);
        t.flick({{0, u, 2}, {1, u, 2}});
        CHECK(t.count(shot_event_kind::contact) == 0);
    }
}

TEST_CASE("two moving discs meet when and where paper says", "[disc_motion]")
{
    table t;
    t.put({-0.5, 0});
    t.put({0.5, 0});
    t.flick({{0, {1, 0}, 2}, {1, {-1, 0}, 2}});
    REQUIRE(t.count(shot_event_kind::contact) == 1);
    const shot_event& hit = t.log.events()[0];
    CHECK(hit.where.x == Approx(0).margin(1e-12));
    CHECK(hit.time == Approx((2 - std::sqrt(4 - 2 * deceleration * 0.485)) / deceleration).epsilon(1e-12));
    CHECK(t.scene.position(0).x == Approx(-t.scene.position(1).x).epsilon(1e-12));
}

TEST_CASE("the faster behind catches the slower in front", "[disc_motion]")
{
    table t;
    t.put({0, 0});
    t.put({0.2, 0.01});
    t.flick({{0, {1, 0}, 3}, {1, {1, 0}, 1}});
    REQUIRE(t.count(shot_event_kind::contact) == 1);
    // Without a relative acceleration the gap closes at 2 m/s.
    const double along = 0.2 - std::sqrt(0.03 * 0.03 - 0.01 * 0.01);
    CHECK(t.log.events()[0].time == Approx(along / 2).epsilon(1e-12));
}

TEST_CASE("a stop just before, at and after contact", "[disc_motion]")
{
    const double way = 0.1;
    const double speed = std::sqrt(2 * deceleration * way);
    for (const double past : {-1e-3, -1e-9, 0.0, 1e-12, 1e-9, 1e-7}) {
        table t;
        t.put({0, 0});
        t.put({0.03 + way - past, 0});
        t.flick({{0, {1, 0}, speed}});
        // What is left at contact is under the rest speed (1 mm/s covers 0.4 µm): it stops there.
        CHECK(t.scene.position(1).x == 0.03 + way - past);
        CHECK(t.scene.position(0).x == Approx(past > 0 ? way - past : way).epsilon(1e-9));
        CHECK(distance(t.scene.position(0), t.scene.position(1)) >= 0.03 - 1e-12);
    }
}

TEST_CASE("contact friction deflects by slip / 6 or by its limit", "[disc_motion]")
{
    // Half-ball hit: the line of centres at 30° to the path.
    for (const double mu : {0.02, 0.25, 5.0}) {
        table t;
        t.parameters.disc_contact_friction = mu;
        t.parameters.board_friction = 0;
        t.parameters.disc_restitution = 1;
        t.parameters.time_limit = 0.3;
        t.put({0, 0});
        t.put({0.2, 0.015});
        t.flick({{0, {1, 0}, 1}});
        const double normal = std::cos(pi / 6);
        const double slip = std::sin(pi / 6);
        const double given = (std::min)(slip / 6, mu * normal);
        const vec2 n{std::cos(pi / 6), std::sin(pi / 6)};
        const vec2 along = normal * n;
        const vec2 across = given * -left_of(n); // the moving rim rubs to the right of the normal
        CHECK(t.velocities[1].x == Approx((along + across).x).margin(1e-12));
        CHECK(t.velocities[1].y == Approx((along + across).y).margin(1e-12));
        CHECK(t.velocities[0].x == Approx(1 - (along + across).x).margin(1e-12));
    }
}

TEST_CASE("restitution may fall with speed", "[disc_motion]")
{
    table t;
    t.parameters.disc_restitution = 0.8;
    t.parameters.restitution_knee = 0.1;
    t.parameters.board_friction = 0;
    t.parameters.time_limit = 0.1;
    t.put({0, 0});
    t.put({0.05, 0});
    t.flick({{0, {1, 0}, 1.6}});
    CHECK(t.velocities[1].x - t.velocities[0].x == Approx(1.6 * 0.8 / 2).epsilon(1e-12));
}

TEST_CASE("the hole takes a slow disc and lets a fast one pass", "[disc_motion][B43][CR-15]")
{
    const auto board = crokinole_board();
    auto motion = disc_motion<2>::make(board);
    const auto captured = [&](double speed_at_hole, double offset) {
        disc_scene<2> scene;
        REQUIRE(scene.add(board, disc_at({0.09, offset}, board.disc_radius)));
        const double way = 0.09 - std::sqrt(0.01746 * 0.01746 - 0.015875 * 0.015875 - offset * offset);
        shot_log<2> log;
        const double speed = std::sqrt(speed_at_hole * speed_at_hole + 2 * deceleration * way);
        REQUIRE(motion->simulate(scene, {0, {-1, 0}, speed}, log));
        return scene.mode(0) == disc_mode::in_hole;
    };
    // Through the middle up to 0.72 m/s; less off the middle: the chord is shorter.
    const double tip = std::sqrt(0.01746 * 0.01746 - 0.015875 * 0.015875);
    const double limit = 2 * tip * std::sqrt(9.81 / 0.004);
    CHECK(limit == Approx(0.72).margin(0.01));
    CHECK(captured(0.05, 0));
    CHECK(captured(limit - 1e-6, 0));
    CHECK_FALSE(captured(limit + 1e-6, 0));
    CHECK_FALSE(captured(3, 0));
    const double chord = 2 * std::sqrt(tip * tip - 0.006 * 0.006);
    CHECK(captured(chord * std::sqrt(9.81 / 0.004) - 1e-6, 0.006));
    CHECK_FALSE(captured(chord * std::sqrt(9.81 / 0.004) + 1e-6, 0.006));
    CHECK_FALSE(captured(0.3, 0.00725));
}

TEST_CASE("a disc that stops over the hole without dropping leans, and stays in play", "[disc_motion][CR-16][HU-12]")
{
    const auto board = crokinole_board();
    disc_scene<2> scene;
    const double off = 0.00715; // a chord so short that the disc must crawl to drop
    const double tip = std::sqrt(0.01746 * 0.01746 - 0.015875 * 0.015875);
    const double half_chord = std::sqrt(tip * tip - off * off);
    const double at_hole = 2 * half_chord * std::sqrt(9.81 / 0.004) * 1.02;
    REQUIRE(scene.add(board, disc_at({0.05, off}, board.disc_radius)));
    const double way = 0.05 - half_chord;
    motion_parameters rough;
    rough.board_friction = 3; // stops within the chord
    auto motion = disc_motion<2>::make(board, rough);
    const double speed = std::sqrt(at_hole * at_hole + 2 * 3 * 9.81 * way);
    shot_log<2> log;
    REQUIRE(motion->simulate(scene, {0, {-1, 0}, speed}, log));
    INFO(scene.position(0).x << " " << half_chord);
    if (length(scene.position(0)) < tip) {
        CHECK(scene.mode(0) == disc_mode::leaning);
    } else {
        CHECK(scene.mode(0) == disc_mode::flat);
    }
    // Set there by hand, and hit: it moves on like any other.
    disc leaning = disc_at({0.007, 0}, board.disc_radius);
    leaning.mode = disc_mode::leaning;
    disc_scene<2> other;
    REQUIRE(other.add(board, leaning));
    REQUIRE(other.add(board, disc_at({0.1, 0}, board.disc_radius)));
    auto usual = disc_motion<2>::make(board);
    REQUIRE(usual->simulate(other, {1, {-1, 0}, 0.9}));
    CHECK(other.position(0).x < -0.1);
    CHECK(other.mode(0) == disc_mode::flat);
}

TEST_CASE("line events tell when a disc reaches, crosses and clears a line", "[disc_motion][CR-3][CR-14][HU-10]")
{
    const auto board = crokinole_board();
    auto motion = disc_motion<2>::make(board);
    disc_scene<2> scene;
    REQUIRE(scene.add(board, disc_at({0.25, 0}, board.disc_radius)));
    shot_log<2> log;
    const double to = 0.1524; // between the 15-line and the 10-line, having crossed the latter
    REQUIRE(motion->simulate(scene, {0, {-1, 0}, std::sqrt(2 * deceleration * (0.25 - to))}, log));
    std::vector<shot_event> lines;
    for (const shot_event& e : log.events()) {
        if (e.kind == shot_event_kind::line) {
            lines.push_back(e);
        }
    }
    REQUIRE(lines.size() == 3);
    for (const shot_event& e : lines) {
        CHECK(e.other == 1);
        CHECK_FALSE(e.outward);
    }
    CHECK(lines[0].part == line_part::reached);
    CHECK(lines[0].where.x == Approx(outer_limit(board.circles[1], board.disc_radius)));
    CHECK(lines[1].part == line_part::crossed);
    CHECK(lines[1].where.x == Approx(0.2032));
    CHECK(lines[2].part == line_part::cleared);
    CHECK(lines[2].where.x == Approx(inner_limit(board.circles[1], board.disc_radius)));
    CHECK(distance(log.pose_at(0, lines[1].time).position, lines[1].where) < 1e-12);
}
