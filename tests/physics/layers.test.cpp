// SPDX-License-Identifier: MIT
// Discs on discs, towers, upright discs, the ditch and the rail.

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <reference/disc_table.hpp>

using namespace reference;
using Catch::Approx;

namespace {

constexpr double deceleration = 0.12 * 9.81;

disc lying_on(std::uint8_t below, std::uint8_t layer, vec2 place, double radius = 0.015)
{
    disc d = disc_at(place, radius);
    d.layer = layer;
    d.support = below;
    return d;
}

template <std::size_t Capacity>
const shot_event* find(const shot_log<Capacity>& log, shot_event_kind kind)
{
    for (const shot_event& e : log.events()) {
        if (e.kind == kind) {
            return &e;
        }
    }
    return nullptr;
}

template <std::size_t Capacity>
std::size_t put_tower(disc_scene<Capacity>& scene, const disc_board<>& board, vec2 place)
{
    disc d = disc_at(place, board.disc_radius);
    d.height = board.disc_height;
    d.mode = disc_mode::standing;
    const std::size_t base = scene.add(board, d).value();
    for (std::uint8_t level = 1; level < 3; ++level) {
        d.layer = level;
        d.support = static_cast<std::uint8_t>(base + level - 1);
        REQUIRE(scene.add(board, d));
    }
    return base;
}

disc upright_at(vec2 place)
{
    disc d = disc_at(place, 0.015);
    d.height = 0.005;
    d.mode = disc_mode::upright;
    return d;
}

} // namespace

TEST_CASE("a pair flicked together stays together where nothing is hit", "[layers][HU-21]")
{
    table t;
    t.put({0, 0});
    REQUIRE(t.scene.add(t.board, lying_on(0, 1, {0.004, 0.002})));
    t.flick({{0, {1, 0}, 1}});
    const double way = 1 / (2 * deceleration);
    CHECK(t.scene.position(0).x == Approx(way));
    CHECK(t.scene.position(1).x == Approx(way + 0.004));
    CHECK(t.scene.position(1).y == Approx(0.002));
    CHECK(t.scene.layer(1) == 1);
    CHECK(t.scene.support(1) == 0);
    CHECK_FALSE(scene_fault(t.board, t.scene));
}

TEST_CASE("when the lower of a pair is stopped the upper slides on and comes down", "[layers][HU-13][HU-21]")
{
    table t;
    t.put({0, 0});
    REQUIRE(t.scene.add(t.board, lying_on(0, 1, {0, 0})));
    t.put({0.1, 0});
    t.flick({{0, {1, 0}, 2}});
    const shot_event* down = find(t.log, shot_event_kind::landed);
    REQUIRE(down != nullptr);
    CHECK(down->disc == 1);
    CHECK(t.scene.position(1).x > t.scene.position(0).x + 0.03 - 1e-9);
    CHECK_FALSE(scene_fault(t.board, t.scene));
}

TEST_CASE("a gentle hit takes the upper disc along, a hard one leaves it behind", "[layers][HU-13]")
{
    for (const double speed : {0.3, 3.0}) {
        table t;
        t.put({0, 0});
        t.put({0.05, 0});
        REQUIRE(t.scene.add(t.board, lying_on(1, 1, {0.05, 0})));
        t.flick({{0, {1, 0}, speed}});
        CHECK_FALSE(scene_fault(t.board, t.scene));
        if (speed < 1) {
            CHECK(t.scene.layer(2) == 1);
            CHECK(t.scene.position(2).x == Approx(t.scene.position(1).x));
            CHECK(t.scene.position(2).x > 0.051);
        } else {
            CHECK(t.scene.support(2) != 1);
            CHECK(t.scene.position(2).x == Approx(0.05).margin(0.03)); // the shooter may have taken it up
            CHECK(t.scene.position(1).x > 0.5);
        }
    }
}

TEST_CASE("only discs of one layer meet", "[layers][HU-21]")
{
    table t;
    t.put({0, 0});
    REQUIRE(t.scene.add(t.board, lying_on(0, 1, {-0.012, 0})));
    t.put({-0.06, 0}); // 0.03 of room before the lower disc, but the upper one reaches over it
    t.flick({{2, {1, 0}, 0.5}});
    const shot_event* hit = find(t.log, shot_event_kind::contact);
    REQUIRE(hit != nullptr);
    CHECK(hit->other == 0);
    CHECK(hit->where.x == Approx(-0.015));
}

TEST_CASE("a fast disc comes back from the rail, a slow one falls into the ditch", "[layers][CR-13][HU-11]")
{
    const auto board = crokinole_board();
    auto motion = disc_motion<4>::make(board);
    shot_log<4> log;
    for (const double speed : {1.0, 2.0, 6.0}) {
        disc_scene<4> scene;
        REQUIRE(scene.add(board, disc_at({0.25, 0}, board.disc_radius)));
        REQUIRE(motion->simulate(scene, {0, {1, 0}, speed}, log));
        const shot_event* left = find(log, shot_event_kind::left_surface);
        REQUIRE(left != nullptr);
        CHECK(left->where.x == Approx(0.3302));
        const double out = std::sqrt(speed * speed - 2 * deceleration * (0.3302 - 0.25));
        const double room = 0.0508 - board.disc_radius;
        const double flight = room / out + room / (0.45 * out);
        const bool returns = 9.81 / 2 * flight * flight < 0.008;
        CHECK(returns == (speed > 3));
        const shot_event* back = find(log, shot_event_kind::bounce_back);
        CHECK((back != nullptr) == returns);
        if (back != nullptr) {
            CHECK(back->time - left->time == Approx(flight).epsilon(1e-9));
            CHECK(back->where.x == Approx(0.3302));
            const double v = 0.45 * out;
            CHECK(length(log.pose_at(0, back->time + 1e-9).velocity) == Approx(v).epsilon(1e-6));
            const double to_rail = left->time + room / out;
            CHECK(log.pose_at(0, to_rail).position.x == Approx(0.3302 + room));
            CHECK(log.pose_at(0, to_rail).mode == disc_mode::airborne);
        } else {
            CHECK(scene.mode(0) == disc_mode::fallen);
            CHECK(find(log, shot_event_kind::fall) != nullptr);
        }
    }
}

TEST_CASE("a disc that comes back from the rail may come to lie on another", "[layers][HU-13]")
{
    const auto board = crokinole_board();
    auto motion = disc_motion<4>::make(board);
    shot_log<4> log;
    const shot s{0, {1, 0.25}, 7};
    disc_scene<4> alone;
    REQUIRE(alone.add(board, disc_at({0.2, 0}, board.disc_radius)));
    REQUIRE(motion->attempt(alone, s, log));
    const shot_event* back = find(log, shot_event_kind::bounce_back);
    REQUIRE(back != nullptr);
    // Beyond the place where it comes down, clear of the way out.
    int landings = 0;
    const vec2 place = back->where;
    for (int k = 1; k < 12; ++k) {
        const vec2 beside = 0.985 * (place + 0.02 * k * left_of(place));
        disc_scene<4> scene = alone;
        if (!scene.add(board, disc_at(beside, board.disc_radius))) {
            continue;
        }
        REQUIRE(motion->simulate(scene, s, log));
        CHECK_FALSE(scene_fault(board, scene));
        const shot_event* landed = find(log, shot_event_kind::landed);
        if (landed != nullptr && landed->other == 1) {
            ++landings;
            CHECK(landed->disc == 0);
            CHECK(find(log, shot_event_kind::bounce_back)->time == landed->time);
        }
    }
    CHECK(landings > 0);
}

TEST_CASE("a disc that stops over a disc in the hole lies on it", "[layers][HU-13]")
{
    auto board = crokinole_board();
    auto motion = disc_motion<4>::make(board);
    shot_log<4> log;
    disc_scene<4> scene;
    REQUIRE(scene.add(board, disc_at({0.06, 0}, board.disc_radius)));
    REQUIRE(scene.add(board, disc_at({-0.2, 0}, board.disc_radius)));
    const std::vector<shot> both{{0, {-1, 0}, 0.5}, {1, {1, 0}, std::sqrt(2 * deceleration * 0.197)}};
    REQUIRE(motion->simulate(scene, std::span<const shot>(both), log));
    CHECK(scene.mode(0) == disc_mode::in_hole);
    CHECK(scene.mode(1) == disc_mode::leaning);
    CHECK(scene.position(1).x == Approx(-0.003));
    const shot_event* landed = find(log, shot_event_kind::landed);
    REQUIRE(landed != nullptr);
    CHECK(landed->disc == 1);
    CHECK(landed->other == 0);
}

TEST_CASE("an upright disc spins down, wobbles and falls flat", "[layers][ST-19]")
{
    const auto board = target_board();
    auto motion = disc_motion<4>::make(board);
    shot_log<4> log;
    const motion_parameters& p = motion->parameters();
    const double least = std::sqrt(4 * 9.81 / (5 * 0.015));
    CHECK(rolling_stability(9.81, 0.015).value() == Approx(least));
    CHECK(sliding_stability(9.81, 0.015).value() == Approx(std::sqrt(4 * 9.81 / 0.015)));
    CHECK(spin_per_speed(0.01, 0.015, 0.005).value() == Approx(0.01 / (0.015 * 0.015 / 4 + 0.005 * 0.005 / 12)));
    for (const double spin : {30.0, -90.0, 10.0}) {
        disc_scene<4> scene;
        REQUIRE(scene.add(board, upright_at({0.15, 0})));
        shot s{0, {-1, 0}, 0.1, spin};
        s.chance = random_stream{7};
        REQUIRE(motion->simulate(scene, s, log));
        const shot_event* flat = find(log, shot_event_kind::fell_flat);
        REQUIRE(flat != nullptr);
        const double spinning = (std::max)(0.0, (std::abs(spin) - least) / p.pivot_deceleration);
        CHECK(flat->time == Approx(spinning + p.wobble_time));
        CHECK(scene.mode(0) == disc_mode::flat);
        CHECK_FALSE(scene_fault(board, scene));
        // Chance comes from the shot alone.
        disc_scene<4> again;
        REQUIRE(again.add(board, upright_at({0.15, 0})));
        REQUIRE(motion->simulate(again, s));
        CHECK(again == scene);
    }
}

TEST_CASE("a hit with spin kicks sideways", "[layers][ST-19]")
{
    const auto board = target_board();
    auto motion = disc_motion<4>::make(board);
    for (const double spin : {-80.0, 80.0}) {
        disc_scene<4> scene;
        REQUIRE(scene.add(board, upright_at({0.185, 0})));
        REQUIRE(scene.add(board, disc_at({0.12, 0}, 0.015)));
        REQUIRE(motion->attempt(scene, {0, {-1, 0}, 0.6, spin}));
        CHECK(motion->after(1).position.y * -spin > 0);
    }
}

TEST_CASE("a falling disc may come to lie on a neighbour, tilted or flat", "[layers][ST-16]")
{
    const auto board = target_board();
    auto motion = disc_motion<4>::make(board);
    int leaning = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        disc_scene<4> scene;
        REQUIRE(scene.add(board, upright_at({0.05, 0})));
        REQUIRE(scene.add(board, disc_at({0.081, 0}, 0.015)));
        shot s{0, {-1, 0}, 0, 25};
        s.chance = random_stream{seed};
        REQUIRE(motion->simulate(scene, s));
        CHECK_FALSE(scene_fault(board, scene));
        leaning += scene.layer(0) == 1 && scene.support(0) == 1 ? 1 : 0;
    }
    CHECK(leaning > 5);
    CHECK(leaning < 40);
}

TEST_CASE("a tower stands like a post below its threshold, and falls above it", "[layers][ST-10][ST-19]")
{
    const auto board = target_board();
    auto motion = disc_motion<8>::make(board);
    shot_log<8> log;
    const double threshold = motion->parameters().tower_threshold;
    const double limit = threshold / (1.65 * 0.005); // speed at the tower
    for (const double part : {0.5, 0.99, 1.01, 4.0, 12.0}) {
        disc_scene<8> scene;
        REQUIRE(scene.add(board, disc_at({0, -0.1}, 0.015)));
        const std::size_t base = put_tower(scene, board, {0, 0.05});
        const double way = 0.15 - 0.03;
        const double speed = std::sqrt(part * part * limit * limit + 2 * deceleration * way);
        motion_parameters level;
        auto flat_board = board;
        flat_board.raised_centre_height = 0;
        REQUIRE(motion->attempt(scene, {base, {1, 0}, 1}).error().code == error_code::illegal_move);
        auto plain = disc_motion<8>::make(flat_board, level);
        REQUIRE(plain->simulate(scene, {0, {0, 1}, speed}, log));
        const shot_event* topple = find(log, shot_event_kind::topple);
        INFO(part);
        CHECK((topple != nullptr) == (part > 1));
        CHECK_FALSE(scene_fault(board, scene));
        if (topple != nullptr) {
            CHECK(topple->disc == base);
            CHECK(topple->other == 0);
            for (std::size_t k = base; k < base + 3; ++k) {
                CHECK(scene.mode(k) != disc_mode::standing);
            }
            CHECK((scene.mode(base + 2) == disc_mode::fallen || scene.position(base + 2).y > 0.06));
            CHECK(scene.position(base + 2).y > scene.position(base).y);
        } else {
            CHECK(scene.mode(base) == disc_mode::standing);
            CHECK(scene.position(base) == vec2{0, 0.05});
            CHECK(scene.position(0).y < 0.02);
        }
    }
}

TEST_CASE("a hit slower than the rest speed fells no tower, whatever the threshold", "[layers][ST-19]")
{
    const auto board = target_board();
    motion_parameters easy;
    easy.tower_threshold = 0;
    easy.wobble_drift = 0;
    easy.fall_shift = 0;
    auto motion = disc_motion<8>::make(board, easy);
    for (const double speed : {0.002, 0.02}) { // 1/4 of it along the line of centres
        disc_scene<8> scene;
        const std::size_t base = put_tower(scene, board, {0, 0.05});
        const double aside = 0.03 * std::sqrt(15.0 / 16);
        REQUIRE(scene.add(board, upright_at({-0.0075 - 1e-7, 0.05 - aside})));
        shot_log<8> log;
        REQUIRE(motion->simulate(scene, {3, {1, 0}, speed, 100}, log));
        CHECK(find(log, shot_event_kind::contact) != nullptr);
        CHECK((scene.mode(base) == disc_mode::standing) == (speed < 0.004));
    }
}

TEST_CASE("the raised centre takes speed, or stops a slow disc", "[layers][ST-2]")
{
    const auto board = target_board();
    auto motion = disc_motion<2>::make(board);
    const double needed = std::sqrt(2 * 9.81 * 0.002);
    for (const double at_step : {0.5 * needed, 0.999 * needed, 1.001 * needed, 3 * needed}) {
        disc_scene<2> scene;
        REQUIRE(scene.add(board, disc_at({0.1, 0}, 0.015)));
        const double way = 0.1 - 0.02;
        REQUIRE(motion->simulate(scene, {0, {-1, 0}, std::sqrt(at_step * at_step + 2 * deceleration * way)}));
        const double left = at_step * at_step - needed * needed;
        CHECK(scene.position(0).x == Approx(left > 0 ? 0.02 - left / (2 * deceleration) : 0.02).epsilon(1e-9));
    }
}

TEST_CASE("on the target, whatever is spun, pushed and felled keeps the rules of a scene",
          "[layers][ST-9][ST-10][ST-11]")
{
    const auto board = target_board();
    auto motion = disc_motion<24>::make(board);
    const random_stream master{77};
    int toppled = 0;
    int stacked = 0;
    int fallen = 0;
    shot_log<24> log;
    for (std::uint64_t k = 0; k < 800; ++k) {
        random_stream random = master.split(k);
        disc_scene<24> scene;
        for (const vec2 place : board.tower_places) {
            put_tower(scene, board, place);
        }
        std::size_t last = 0;
        for (int turn = 0; turn < 9; ++turn) {
            const vec2 start = board.start_areas[random.below(4)].centre;
            const auto added = scene.add(board, upright_at(start));
            if (!added) {
                continue;
            }
            last = *added;
            shot s{last, vec2{} - start + between(random, -0.06, 0.06) * left_of(start) + vec2{0.001, 0},
                   between(random, 0, 2.5), between(random, -150, 150)};
            s.chance = random.split(5);
            const auto outcome = motion->simulate(scene, s, log);
            REQUIRE(outcome);
            REQUIRE(outcome->events < 5000);
            const auto fault = scene_fault(board, scene);
            INFO(k << " " << turn << " " << (fault ? fault->message : ""));
            REQUIRE_FALSE(fault);
            std::array<double, 24> gone;
            gone.fill(1e9);
            for (const shot_event& e : log.events()) {
                REQUIRE(e.time <= gone[e.disc]); // also where the line of the outer ring is the edge
                gone[e.disc] = e.kind == shot_event_kind::fall ? e.time : gone[e.disc];
                toppled += e.kind == shot_event_kind::topple ? 1 : 0;
                fallen += e.kind == shot_event_kind::fall ? 1 : 0;
            }
            for (std::size_t i = 0; i < scene.size(); ++i) {
                stacked += scene.mode(i) == disc_mode::flat && scene.layer(i) > 0 ? 1 : 0;
                REQUIRE(log.pose_at(i, 1e9).layer == scene.layer(i));
                REQUIRE(scene.mode(i) != disc_mode::upright);
                REQUIRE(scene.mode(i) != disc_mode::wobbling);
                REQUIRE(scene.mode(i) != disc_mode::airborne);
            }
        }
    }
    CHECK(toppled > 100);
    CHECK(stacked > 100);
    CHECK(fallen > 100);
}
