// SPDX-License-Identifier: MIT
// What must hold in every shot, and what has bitten others.

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>
#include <reference/disc_table.hpp>

using namespace reference;
using Catch::Approx;

namespace {

constexpr double deceleration = 0.12 * 9.81;

struct sample {
    invariant_log log;
    std::uint32_t most_events = 0;
    int faults = 0;
    bool late = false;
};

sample play(const motion_parameters& parameters, int shots, std::uint64_t seed)
{
    const auto board = crokinole_board();
    auto motion = disc_motion<24>::make(board, parameters);
    sample s;
    const random_stream master{seed};
    for (int k = 0; k < shots; ++k) {
        random_stream random = master.split(static_cast<std::uint64_t>(k));
        auto scene = random_scene<24>(random, board, 1 + random.below(24));
        shot flick = random_shot(random, scene);
        flick.spin = between(random, -60, 60);
        const auto outcome = motion->simulate(scene, flick, s.log);
        if (!outcome) {
            ++s.faults;
            continue;
        }
        s.most_events = (std::max)(s.most_events, outcome->events);
        s.faults += scene_fault(board, scene) ? 1 : 0;
        // No disc gets faster than the shot, and friction stops each; a chain of hits takes no longer than all in turn.
        s.late = s.late || outcome->duration > flick.speed / (parameters.board_friction * 9.81) + 3;
    }
    return s;
}

} // namespace

TEST_CASE("after every event: no overlap, no energy gained, time runs on, all finite", "[disc_motion][B36][B37][B38]")
{
    for (const double e : {0.0, 0.3, 0.75, 1.0}) {
        for (const double mu : {0.0, 0.25}) {
            motion_parameters p;
            p.disc_restitution = e;
            p.disc_contact_friction = mu;
            p.post_contact_friction = mu;
            p.spin = e < 0.5 ? spin_level::carried : spin_level::none;
            const sample s = play(p, 1500, 5);
            INFO("e " << e << ", friction " << mu);
            CHECK(s.faults == 0);
            CHECK(s.log.worst_gap >= -1e-9);
            CHECK(s.log.worst_gain < 1e-12);
            CHECK(s.log.time_runs);
            CHECK(s.log.finite);
            CHECK_FALSE(s.late);
            CHECK(s.most_events < 1500);
        }
    }
}

TEST_CASE("a shot with a log goes exactly as one without", "[disc_motion]")
{
    const auto board = crokinole_board();
    auto motion = disc_motion<24>::make(board);
    shot_log<24> log;
    random_stream random{21};
    for (int k = 0; k < 500; ++k) {
        auto logged = random_scene<24>(random, board, 1 + random.below(24));
        auto silent = logged;
        const shot s = random_shot(random, logged);
        const auto a = motion->simulate(logged, s, log);
        const auto b = motion->simulate(silent, s);
        REQUIRE(*a == *b);
        REQUIRE(logged == silent);
    }
}

TEST_CASE("the log is in order of time, and plays back to where the discs lie", "[disc_motion][shot_log]")
{
    const auto board = crokinole_board();
    auto motion = disc_motion<24>::make(board);
    shot_log<24> log;
    random_stream random{22};
    for (int k = 0; k < 500; ++k) {
        auto scene = random_scene<24>(random, board, 1 + random.below(24));
        const auto before = scene;
        const auto outcome = motion->simulate(scene, random_shot(random, scene), log);
        REQUIRE(outcome);
        REQUIRE(log.duration() == outcome->duration);
        double last = 0;
        for (const shot_event& e : log.events()) {
            REQUIRE(e.time >= last);
            last = e.time;
            if (e.kind == shot_event_kind::contact) {
                REQUIRE(distance(log.pose_at(e.disc, e.time).position, log.pose_at(e.other, e.time).position) ==
                        Approx(2 * board.disc_radius).margin(1e-9));
                REQUIRE(e.impulse >= 0);
            }
        }
        for (std::size_t i = 0; i < scene.size(); ++i) {
            REQUIRE(log.pose_at(i, -1).position == before.position(i));
            REQUIRE(distance(log.pose_at(i, 1e9).position, scene.position(i)) < 1e-12);
            REQUIRE(log.pose_at(i, 1e9).mode == scene.mode(i));
            REQUIRE(length(log.pose_at(i, 1e9).velocity) == 0);
        }
        // No jumps but at a capture: between two frames a disc goes no further than its speed takes it.
        for (std::size_t i = 0; i < scene.size(); ++i) {
            for (double t = 0; t < log.duration(); t += 0.01) {
                const disc_pose a = log.pose_at(i, t);
                const disc_pose b = log.pose_at(i, t + 0.01);
                if (b.mode == disc_mode::flat) {
                    REQUIRE(distance(a.position, b.position) < 3 * 0.01 + 1e-9);
                }
            }
        }
    }
}

TEST_CASE("impulses in the log explain every change of momentum", "[disc_motion][shot_log]")
{
    const auto board = crokinole_board();
    auto motion = disc_motion<24>::make(board);
    shot_log<24> log;
    random_stream random{23};
    for (int k = 0; k < 300; ++k) {
        auto scene = random_scene<24>(random, board, 2 + random.below(10));
        REQUIRE(motion->simulate(scene, random_shot(random, scene), log));
        for (const shot_event& e : log.events()) {
            const bool pair = e.kind == shot_event_kind::contact;
            if ((!pair && e.kind != shot_event_kind::post_contact) || e.impulse == 0) {
                continue;
            }
            int same_time = 0;
            for (const shot_event& other : log.events()) {
                same_time += other.time == e.time ? 1 : 0;
            }
            if (same_time > 1) {
                continue;
            }
            const vec2 push = e.impulse * e.normal + e.friction_impulse * left_of(e.normal);
            const double mass = scene.mass(e.disc);
            // Without the rest speed's cut, after − before is the push.
            const vec2 after = log.pose_at(e.disc, e.time).velocity;
            const vec2 before = log.pose_at(e.disc, e.time - 1e-9).velocity;
            if (length(after) > 0) {
                REQUIRE(length(mass * (after - before) + push) < 1e-9);
            }
        }
    }
}

TEST_CASE("a fast disc never passes through a disc or a post", "[disc_motion][B30]")
{
    random_stream random{24};
    for (int k = 0; k < 3000; ++k) {
        table t;
        const bool post = k % 2 == 0;
        const vec2 obstacle{between(random, 0.2, 0.9), between(random, -0.2, 0.2)};
        if (post) {
            t.post(obstacle, 0.004);
        } else {
            t.put(obstacle);
        }
        const std::size_t i = t.put({0, 0});
        const vec2 aim = obstacle + between(random, -0.018, 0.018) * unit_vector(between(random, 0, 6));
        t.flick({{i, aim, between(random, 1.6, 10)}});
        REQUIRE(t.count(post ? shot_event_kind::post_contact : shot_event_kind::contact) >= 1);
    }
}

TEST_CASE("a disc that pushes another comes to rest with it", "[disc_motion][B40]")
{
    table t;
    t.parameters.disc_restitution = 0;
    t.put({0, 0});
    t.put({0.03, 0});
    const shot_outcome outcome = t.flick({{0, {1, 0}, 1}});
    CHECK(t.scene.position(1).x - t.scene.position(0).x == Approx(0.03).margin(1e-9));
    CHECK(t.scene.position(0).x == Approx(0.25 / (2 * deceleration)).epsilon(1e-9));
    CHECK(outcome.events < 6);
    // Off centre, the hinder one is turned aside slowly and presses on.
    for (int k = 0; k < 100; ++k) {
        table s;
        s.parameters.disc_restitution = 0;
        s.put({0, 0});
        s.put(0.03 * unit_vector(0.01 * k));
        const shot_outcome pressed = s.flick({{0, {1, 0}, 0.3}});
        CHECK(pressed.events < 1000);
        CHECK(distance(s.scene.position(0), s.scene.position(1)) >= 0.03 - 1e-9);
    }
}

TEST_CASE("a cradle passes the push to its last disc", "[disc_motion][B36]")
{
    for (std::size_t count = 2; count <= 8; ++count) {
        for (const double gap : {0.0, 1e-9, 1e-6, 1e-3}) {
            table t;
            t.parameters.disc_restitution = 1;
            for (std::size_t i = 0; i < count; ++i) {
                t.put({static_cast<double>(i) * (0.03 + gap), 0});
            }
            const shot_outcome outcome = t.flick({{0, {1, 0}, 1}});
            const double gaps = static_cast<double>(count - 1) * gap;
            const double way = 1 / (2 * deceleration) - gaps;
            CHECK(t.scene.position(count - 1).x ==
                  Approx(static_cast<double>(count - 1) * 0.03 + gaps + way).epsilon(1e-9));
            for (std::size_t i = 0; i + 1 < count; ++i) {
                CHECK(t.scene.position(i).x == Approx(static_cast<double>(i) * (0.03 + gap) + gap).margin(2e-9));
            }
            CHECK(outcome.events <= 2 * count + 1);
        }
    }
}

TEST_CASE("nineteen touching discs hit at full speed end, and without overlap", "[disc_motion][B35][B36]")
{
    for (const double e : {0.0, 0.3, 0.8, 1.0}) {
        for (int turn = 0; turn < 40; ++turn) {
            table t;
            t.parameters.disc_restitution = e;
            t.parameters.disc_contact_friction = turn % 2 == 0 ? 0.25 : 0;
            t.put({-0.5, 0.0007 * turn});
            for (int row = -2; row <= 2; ++row) {
                const int across = 5 - std::abs(row);
                for (int k = 0; k < across; ++k) {
                    t.put({0.03 * (k - (across - 1) / 2.0), row * 0.03 * std::sqrt(3.0) / 2});
                }
            }
            REQUIRE(t.scene.size() == 20);
            auto motion = disc_motion<24>::make(t.board, t.parameters);
            invariant_log log;
            const auto outcome = motion->simulate(t.scene, {0, {1, 0}, 10}, log);
            INFO("e " << e << " turn " << turn);
            REQUIRE(outcome);
            CHECK(outcome->events < 20'000);
            CHECK(log.worst_gap >= -1e-9);
            CHECK(log.worst_gain < 1e-11);
            CHECK(log.finite);
            CHECK_FALSE(scene_fault(t.board, t.scene));
        }
    }
}

TEST_CASE("negative spin is spin", "[disc_motion]")
{
    for (const double spin : {-40.0, 40.0}) {
        table t;
        t.parameters.spin = spin_level::carried;
        t.parameters.disc_contact_friction = 0.3;
        t.put({0, 0});
        t.put({0.2, 0});
        t.flick({{0, {1, 0}, 1, spin}});
        // The spinning rim throws the other disc to the side that it moves to.
        CHECK(t.scene.position(1).y * spin > 0);
        CHECK(std::abs(t.scene.position(1).y) > 1e-3);
    }
}

TEST_CASE("bad shots and bad discs are refused with a reason, and nothing changes", "[disc_motion][CR-7][B41]")
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto board = crokinole_board();
    auto motion = disc_motion<2>::make(board);
    disc_scene<2> scene;
    REQUIRE(scene.add(board, disc_at({0.2, 0})));
    const auto before = scene;
    const auto code = [&](const shot& s) {
        const auto outcome = motion->simulate(scene, s);
        REQUIRE_FALSE(outcome);
        REQUIRE_FALSE(outcome.error().message.empty());
        REQUIRE(outcome.error().clause == clause{"CR-7"});
        REQUIRE(scene == before);
        return outcome.error().code;
    };
    CHECK(code({0, {1, 0}, nan}) == error_code::bad_number);
    CHECK(code({0, {1, 0}, infinity}) == error_code::bad_number);
    CHECK(code({0, {1, 0}, -1}) == error_code::bad_number);
    CHECK(code({0, {1, 0}, 10.001}) == error_code::bad_number);
    CHECK(code({0, {nan, 0}, 1}) == error_code::bad_number);
    CHECK(code({0, {0, 0}, 1}) == error_code::bad_number);
    CHECK(code({0, {1, 0}, 1, infinity}) == error_code::bad_number);
    CHECK(code({0, {1, 0}, 1, 1e9}) == error_code::bad_number);
    CHECK(code({7, {1, 0}, 1}) == error_code::illegal_move);

    const auto refused = [&](const disc& d) {
        const auto added = scene.add(board, d);
        REQUIRE_FALSE(added);
        REQUIRE(scene == before);
        return added.error().code;
    };
    CHECK(refused(disc_at({0.2, 0})) == error_code::bad_position);
    CHECK(refused(disc_at({0.2, 0.03})) == error_code::bad_position);
    CHECK(refused(disc_at({0.34, 0})) == error_code::bad_position);
    CHECK(refused(disc_at(board.posts[0].centre + vec2{0.01, 0})) == error_code::bad_position);
    CHECK(refused(disc_at({nan, 0})) == error_code::bad_number);
    CHECK(refused(disc_at({0, 0}, 0)) == error_code::bad_number);
    CHECK(refused(disc_at({0, 0}, -0.01)) == error_code::bad_number);
    CHECK(refused(disc_at({0, 0}, infinity)) == error_code::bad_number);
    disc massless = disc_at({0, 0});
    massless.mass = 0;
    CHECK(refused(massless) == error_code::bad_number);
    REQUIRE(scene.add(board, disc_at({0.2, 0.0318})));
    CHECK(scene.add(board, disc_at({0, 0})).error().code == error_code::limit_reached);

    motion_parameters wrong;
    wrong.disc_restitution = 1.1;
    CHECK(disc_motion<2>::make(board, wrong).error().code == error_code::bad_option);
    wrong = {};
    wrong.board_friction = -0.1;
    CHECK(disc_motion<2>::make(board, wrong).error().code == error_code::bad_option);
    auto impossible = board;
    impossible.surface_radius = nan;
    CHECK(disc_motion<2>::make(impossible).error().code == error_code::bad_option);
}

TEST_CASE("the cap on events reports itself, and leaves the scene as it was", "[disc_motion][B35]")
{
    motion_parameters p;
    p.event_limit = 2;
    const auto board = crokinole_board();
    disc_scene<3> scene;
    REQUIRE(scene.add(board, disc_at({0.25, 0})));
    REQUIRE(scene.add(board, disc_at({0.2, 0})));
    const auto before = scene;
    const auto outcome = simulate(board, scene, {0, {-1, 0}, 2}, null_log{}, p);
    REQUIRE_FALSE(outcome);
    CHECK(outcome.error().code == error_code::limit_reached);
    CHECK(scene == before);
}

TEST_CASE("a direction may be of any length", "[disc_motion][CR-6]")
{
    for (const double scale : {5e-324, 1e-310, 1e-200, 1e-5, 1.0, 1e5, 1e200, 1e308}) {
        CHECK(distance(unit_along({scale, 0}), {1, 0}) < 1e-15);
        CHECK(distance(unit_along({0, -scale}), {0, -1}) < 1e-15);
        const vec2 slanted = unit_along({scale, scale});
        CHECK(distance(slanted, unit_along({1, 1})) < 1e-15);
    }
}

TEST_CASE("grains, rocks and discs larger than the board are refused, wherever they lie", "[disc_scene][CR-7]")
{
    const auto board = crokinole_board();
    disc_scene<2> scene;
    for (const disc_mode mode : {disc_mode::flat, disc_mode::in_hole, disc_mode::fallen}) {
        disc d;
        d.mode = mode;
        d.radius = 0.016;
        const auto refused = [&](const disc& wrong) {
            const auto added = scene.add(board, wrong);
            return !added && added.error().code == error_code::bad_number && scene.empty();
        };
        disc wrong = d;
        wrong.radius = 2.3e300;
        CHECK(refused(wrong));
        wrong.radius = 1e-300;
        CHECK(refused(wrong));
        wrong = d;
        wrong.mass = 1e-300;
        CHECK(refused(wrong));
        wrong.mass = 1e300;
        CHECK(refused(wrong));
        wrong = d;
        wrong.height = 1e300;
        CHECK(refused(wrong));
    }
}

TEST_CASE("a tower has one lowest disc", "[disc_scene][ST-1]")
{
    const auto board = target_board();
    disc_scene<4> scene;
    disc lowest;
    lowest.position = {0.05, 0};
    lowest.radius = 0.015;
    lowest.mode = disc_mode::standing;
    REQUIRE(scene.add(board, lowest));
    const auto before = scene;
    const auto again = scene.add(board, lowest);
    REQUIRE_FALSE(again.has_value());
    CHECK(again.error().code == error_code::bad_position);
    CHECK(scene == before);
    disc second = lowest;
    second.layer = 1;
    second.support = 0;
    CHECK(scene.add(board, second).has_value());
}

TEST_CASE("a scene is edited without losing its order", "[disc_scene]")
{
    const auto board = crokinole_board();
    disc_scene<4> scene;
    REQUIRE(scene.add(board, disc_at({0.2, 0})).value() == 0);
    REQUIRE(scene.add(board, disc_at({0.1, 0.2})).value() == 1);
    CHECK(scene.replace(board, 1, disc_at({0.21, 0})).error().code == error_code::bad_position);
    CHECK(scene.replace(board, 1, disc_at({-0.2, 0})));
    scene.remove(0);
    CHECK(scene.mode(0) == disc_mode::fallen);
    CHECK(scene.add(board, disc_at({0.2, 0})).value() == 2);
    CHECK(scene.is_plain());
    scene.clear();
    CHECK(scene.empty());
}
