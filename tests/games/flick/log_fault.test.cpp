// SPDX-License-Identifier: MIT
#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/games/flick.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>

using namespace quintet;

TEST_CASE("the log of every simulated shot is one that can be, and its report has the final poses", "[CR-7][CR-13]")
{
    const auto board = crokinole_board();
    auto motion = *disc_motion<flick::capacity>::make(board);
    shot_log<flick::capacity> log;
    random_stream random(7);
    std::size_t bounces = 0;
    for (int game = 0; game < 60; ++game) {
        flick::scene discs;
        for (int n = 0; n < 24; ++n) {
            disc d;
            d.position = board.circles[0].radius * unit_vector(random.unit() * 2 * pi);
            d.radius = board.disc_radius;
            const auto added = discs.add(board, d);
            if (!added) {
                continue;
            }
            const shot s{
                *added, flick::turned(-d.position, unit_vector(random.unit() - 0.5)), 9 * random.unit(), 0, {}};
            const flick::scene before = discs;
            const std::uint64_t bit = std::uint64_t{1} << s.disc;
            REQUIRE(motion.simulate(discs, s, log).has_value());
            const auto fault = flick::log_fault(board, before, bit, log.events());
            INFO((fault ? fault->message : "") << " at event " << (fault ? fault->position : 0));
            REQUIRE_FALSE(fault);
            flick::shot_report report(bit, bit);
            report.begin(board.circles.view(), before);
            for (const shot_event& e : log.events()) {
                report.record(e);
            }
            for (std::size_t i = 0; i < discs.size(); ++i) {
                const bool same = report.pose(i).position == discs.position(i) &&
                                  report.pose(i).mode == discs.mode(i) && report.pose(i).layer == discs.layer(i) &&
                                  report.pose(i).support == discs.support(i);
                REQUIRE(same);
            }
            bounces += report.bounced() != 0 ? 1U : 0U;
            for (std::size_t i = 0; i < discs.size(); ++i) {
                if (on_surface(discs.mode(i)) && length(discs.position(i)) > 0.28) {
                    discs.remove(i);
                }
            }
        }
    }
    CHECK(bounces > 0);
}

namespace {

/// Stands a tower of three on the target.
void put_tower(flick::scene& discs, const disc_board<>& board, vec2 place)
{
    disc d;
    d.position = place;
    d.radius = board.disc_radius;
    d.height = board.disc_height;
    d.mode = disc_mode::standing;
    for (std::uint8_t level = 0; level < 3; ++level) {
        d.layer = level;
        d.support = level == 0 ? disc::board_below : static_cast<std::uint8_t>(discs.size() - 1);
        REQUIRE(discs.add(board, d).has_value());
    }
}

} // namespace

TEST_CASE("the log of every spin at towers can be, and its report has the final poses, layers, towers",
          "[ST-10][ST-16][ST-19]")
{
    const auto board = target_board();
    auto motion = *disc_motion<flick::capacity>::make(board);
    shot_log<flick::capacity> log;
    const random_stream master(8);
    std::size_t toppled = 0;
    std::size_t stacked = 0;
    std::size_t touched = 0;
    for (std::uint64_t game = 0; game < 150; ++game) {
        random_stream random = master.split(game);
        flick::scene discs;
        for (const vec2 place : board.tower_places) {
            put_tower(discs, board, place);
        }
        for (int n = 0; n < 12; ++n) {
            disc d;
            d.position = board.start_areas[random.below(4)].centre;
            d.radius = board.disc_radius;
            d.height = board.disc_height;
            d.mode = disc_mode::upright;
            const auto added = discs.add(board, d);
            if (!added) {
                continue;
            }
            const shot s{*added, flick::turned(-d.position, unit_vector(random.unit() - 0.5)), 2 * random.unit(),
                         300 * random.unit() - 150, random.split(1)};
            const flick::scene before = discs;
            const std::uint64_t bit = std::uint64_t{1} << s.disc;
            REQUIRE(motion.simulate(discs, s, log).has_value());
            const auto fault = flick::log_fault(board, before, bit, log.events());
            INFO((fault ? fault->message : "") << " at event " << (fault ? fault->position : 0));
            REQUIRE_FALSE(fault);
            flick::shot_report report(bit, bit);
            report.begin(board.circles.view(), before);
            for (const shot_event& e : log.events()) {
                report.record(e);
            }
            std::uint64_t fell = 0;
            for (std::size_t i = 0; i < discs.size(); ++i) {
                const disc_pose& pose = report.pose(i);
                const bool same = pose.position == discs.position(i) && pose.mode == discs.mode(i) &&
                                  pose.layer == discs.layer(i) && pose.support == discs.support(i);
                REQUIRE(same);
                const bool lowest = before.mode(i) == disc_mode::standing && before.layer(i) == 0;
                fell |= lowest && discs.mode(i) != disc_mode::standing ? std::uint64_t{1} << i : 0U;
                stacked += discs.mode(i) == disc_mode::flat && discs.layer(i) > 0 ? 1U : 0U;
                touched += lowest && discs.mode(i) == disc_mode::standing && (report.touched() >> i & 1U) != 0;
            }
            REQUIRE(report.toppled() == fell);
            REQUIRE((report.fell_flat() == bit || discs.mode(s.disc) == disc_mode::fallen));
            toppled += fell != 0 ? 1U : 0U;
        }
    }
    CHECK(toppled > 20);
    CHECK(stacked > 20);
    CHECK(touched > 20);
}

TEST_CASE("a camera may see a tower shifted as it stands, but no disc that comes to stand", "[ST-6][ST-19]")
{
    const auto board = target_board();
    flick::scene before;
    put_tower(before, board, board.tower_places[0]);
    disc d;
    d.position = board.start_areas[0].centre;
    d.radius = board.disc_radius;
    d.height = board.disc_height;
    d.mode = disc_mode::upright;
    REQUIRE(before.add(board, d).has_value());
    const auto event = [](shot_event_kind kind, std::uint8_t disc, double time, vec2 where, disc_mode mode) {
        shot_event e;
        e.kind = kind;
        e.disc = disc;
        e.time = time;
        e.where = where;
        e.mode = mode;
        return e;
    };
    shot_event push = event(shot_event_kind::contact, 3, 0.1, {}, disc_mode::flat);
    push.other = 0;
    push.impulse = 1;
    const vec2 shifted = board.tower_places[0] + vec2{0.001, 0};
    inline_vector<shot_event, 8> log;
    log.push_back(push);
    for (std::uint8_t i = 0; i < 3; ++i) {
        log.push_back(event(shot_event_kind::rest, i, 0.2, shifted, disc_mode::standing));
    }
    log.push_back(event(shot_event_kind::fell_flat, 3, 0.3, d.position, disc_mode::flat));
    log.push_back(event(shot_event_kind::rest, 3, 0.3, d.position, disc_mode::flat));
    CHECK_FALSE(flick::log_fault(board, before, 8, log.view()));
    flick::shot_report report(8, 8);
    report.begin(board.circles.view(), before);
    for (const shot_event& e : log) {
        report.record(e);
    }
    CHECK(report.pose(2).position == shifted);
    CHECK(report.pose(2).mode == disc_mode::standing);

    const auto faulty = [&](std::size_t i, const shot_event& by) {
        auto other = log;
        other[i] = by;
        const auto fault = flick::log_fault(board, before, 8, other.view());
        return fault ? fault->position : error::nowhere;
    };
    CHECK(faulty(0, event(shot_event_kind::rest, 0, 0.1, shifted, disc_mode::standing)) == 0); // nobody pushed it
    CHECK(faulty(1, event(shot_event_kind::rest, 0, 0.2, shifted, disc_mode::flat)) == 1);
    CHECK(faulty(5, event(shot_event_kind::rest, 3, 0.3, d.position, disc_mode::standing)) == 5);
    CHECK(faulty(5, event(shot_event_kind::rest, 3, 0.3, d.position, disc_mode::upright)) == 5);
    CHECK(faulty(5, event(shot_event_kind::fell_flat, 3, 0.3, d.position, disc_mode::flat)) == 5);
}
