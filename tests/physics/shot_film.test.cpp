// SPDX-License-Identifier: MIT
#include <quintet/physics/shot_film.hpp>

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <reference/disc_table.hpp>

using namespace reference;
using Catch::Approx;

namespace {

disc lying(const disc_board<>& board, vec2 place, disc_mode mode = disc_mode::flat)
{
    disc d = disc_at(place, board.disc_radius);
    d.height = board.disc_height;
    d.mode = mode;
    return d;
}

/// Nothing that is seen may jump: neither where a stretch begins nor between, by more than the motion's own speed.
template <std::size_t Capacity>
void check_continuity(const shot_log<Capacity>& log, const shot_film<Capacity>& film, double fastest_spin)
{
    constexpr double instant = 1e-7;
    for (const motion_segment& s : log.segments()) {
        const disc_view before = film.at(s.disc, s.start - instant);
        const disc_view after = film.at(s.disc, s.start + instant);
        INFO("disc " << int{s.disc} << " at " << s.start);
        CHECK(distance(before.position, after.position) < 1e-5);
        CHECK(std::abs(before.height - after.height) < 1e-5);
        CHECK(std::abs(before.tilt - after.tilt) < 1e-4);
        CHECK(std::abs(before.angle - after.angle) <= 2.01 * instant * fastest_spin + 1e-12);
        CHECK((before.facing == after.facing || after.tilt < 1e-4)); // a flat disc looks nowhere
    }
}

template <std::size_t Capacity>
double start_of_mode(const shot_log<Capacity>& log, disc_mode mode)
{
    for (const motion_segment& s : log.segments()) {
        if (s.mode == mode) {
            return s.start;
        }
    }
    FAIL("no disc came to lie so");
    return 0;
}

} // namespace

TEST_CASE("a disc that drops into the hole is seen to slide in and to sink", "[physics][film]")
{
    const disc_board<> board = crokinole_board();
    disc_scene<2> scene;
    REQUIRE(scene.add(board, lying(board, {0.2, 0.002})));
    shot_log<2> log;
    REQUIRE(simulate(board, scene, {.disc = 0, .direction = {-1, 0}, .speed = 0.72}, log));
    REQUIRE(scene.mode(0) == disc_mode::in_hole);
    const shot_film film(log, board);
    check_continuity(log, film, 0);
    const double dropped = start_of_mode(log, disc_mode::in_hole);
    CHECK(length(film.at(0, dropped).position) > 0.001); // the log has it in the middle at once
    CHECK(film.at(0, dropped).height == Approx(0).margin(1e-12));
    CHECK(film.at(0, film.duration()).position == vec2{});
    CHECK(film.at(0, film.duration()).height == -board.hole.depth);
    CHECK(film.at(0, -1) == film.at(0, 0));
    CHECK(film.at(0, -1).position == vec2{0.2, 0.002});
}

TEST_CASE("an upright disc is seen to spin by its spin, to wobble, and to fall flat", "[physics][film][ST-19]")
{
    const disc_board<> board = target_board();
    disc_scene<2> scene;
    REQUIRE(scene.add(board, lying(board, {-0.15, 0}, disc_mode::upright)));
    shot_log<2> log;
    constexpr double spin = -150;
    REQUIRE(simulate(board, scene, {.disc = 0, .direction = {1, 0}, .speed = 0.2, .spin = spin}, log));
    REQUIRE(scene.mode(0) == disc_mode::flat);
    const shot_film film(log, board);
    check_continuity(log, film, -spin);
    CHECK(film.at(0, 0).tilt == 1);
    CHECK(film.at(0, film.duration()).tilt == 0);
    CHECK(film.at(0, film.duration()).position == scene.position(0));

    // The angle is the integral of the spin: while it stands, that falls evenly.
    const double slowing = motion_parameters{}.pivot_deceleration;
    const double stands = start_of_mode(log, disc_mode::wobbling);
    for (const double t : {0.1 * stands, 0.5 * stands, stands}) {
        CHECK(film.at(0, t).angle == Approx(spin * t + slowing * t * t / 2));
    }
    const vec2 looks = film.at(0, 0.5 * stands).heading();
    CHECK(looks.x == Approx(std::cos(film.at(0, 0.5 * stands).angle)));
    CHECK(film.at(0, film.duration()).angle == film.at(0, film.duration() + 1).angle);
}

TEST_CASE("a tower that topples is seen to come down", "[physics][film]")
{
    const disc_board<> board = target_board();
    disc_scene<4> scene;
    REQUIRE(scene.add(board, lying(board, {-0.1, 0})));
    disc level = lying(board, {0, 0.0}, disc_mode::standing);
    for (std::uint8_t k = 0; k < 3; ++k) {
        level.layer = k;
        level.support = k == 0 ? disc::board_below : k;
        REQUIRE(scene.add(board, level));
    }
    shot_log<4> log;
    REQUIRE(simulate(board, scene, {.disc = 0, .direction = {1, 0}, .speed = 1.5}, log));
    const auto events = log.events();
    REQUIRE(std::any_of(events.begin(), events.end(),
                        [](const shot_event& e) { return e.kind == shot_event_kind::topple; }));
    const shot_film film(log, board);
    check_continuity(log, film, 0);
    CHECK(film.at(3, 0).height == Approx(2 * board.disc_height));

    // The uppermost tips over forward, away from the disc that came from the left, and lies flat in the end.
    double most = 0;
    vec2 looks;
    for (double t = 0; t < film.duration(); t += 0.001) {
        const disc_view view = film.at(3, t);
        if (view.tilt > most) {
            most = view.tilt;
            looks = view.heading();
        }
    }
    CHECK(most == Approx(shot_film<4>::tumble).epsilon(0.01));
    const vec2 went = scene.position(3);
    CHECK(dot(looks, went) > 0.9 * length(went));
    CHECK(film.at(3, film.duration()).tilt == 0);
    for (std::size_t i = 0; i < log.size(); ++i) {
        const double low = scene.mode(i) == disc_mode::fallen ? -2 : scene.layer(i);
        CHECK(film.at(i, film.duration()).height == Approx(low * board.disc_height).margin(1e-12));
        CHECK(film.at(i, film.duration()).position == scene.position(i));
    }
}
