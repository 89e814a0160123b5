// SPDX-License-Identifier: MIT
#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/games/flick.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>

using namespace quintet;

namespace {

disc flat_disc(const disc_board<>& board, vec2 place)
{
    disc d;
    d.position = place;
    d.radius = board.disc_radius;
    return d;
}

} // namespace

TEST_CASE("discs that lie on others: their logs can be, and reports have them where motion leaves them",
          "[HU-13][HU-21][CR-7]")
{
    const auto board = crokinole_board();
    auto motion = *disc_motion<flick::capacity>::make(board);
    shot_log<flick::capacity> log;
    random_stream random(3);
    std::size_t landings = 0;
    std::size_t stacked = 0;
    for (int game = 0; game < 40; ++game) {
        flick::scene discs;
        for (int n = 0; n < 12; ++n) {
            const disc lower = flat_disc(board, board.circles[0].radius * unit_vector(random.unit() * 2 * pi));
            const auto first = discs.add(board, lower);
            if (!first) {
                continue;
            }
            disc upper = lower;
            upper.layer = 1;
            upper.support = static_cast<std::uint8_t>(*first);
            const auto second = discs.add(board, upper);
            REQUIRE(second);
            // Both, or the upper one alone.
            const bool alone = random.below(4) == 0;
            const shot s{alone ? *second : *first,
                         flick::turned(-lower.position, unit_vector(random.unit() - 0.5)),
                         4 * random.unit(),
                         0,
                         {}};
            const flick::scene before = discs;
            const std::uint64_t bits = std::uint64_t{alone ? 2U : 3U} << *first;
            REQUIRE(motion.simulate(discs, s, log).has_value());
            const auto report = flick::read_log(board, before, bits, bits, log.events());
            INFO((report ? "" : report.error().message) << " at event " << (report ? 0 : report.error().position));
            REQUIRE(report);
            for (std::size_t i = 0; i < discs.size(); ++i) {
                const disc_pose& pose = report->pose(i);
                const bool same = pose.position == discs.position(i) && pose.mode == discs.mode(i) &&
                                  pose.layer == discs.layer(i) && pose.support == discs.support(i);
                REQUIRE(same);
                stacked += discs.layer(i) > 0 ? 1U : 0U;
            }
            for (const shot_event& e : log.events()) {
                landings += e.kind == shot_event_kind::landed ? 1U : 0U;
            }
            // Taken off as a judge does, so that what lay on them comes down.
            flick::disc_list list;
            std::uint64_t kept = 0;
            for (std::size_t i = 0; i < discs.size(); ++i) {
                list.push_back({discs.position(i), 0, discs.mode(i), discs.layer(i), discs.support(i)});
                const bool out = !on_surface(discs.mode(i)) || length(discs.position(i)) > 0.28 || random.below(8) == 0;
                kept |= out ? 0U : std::uint64_t{1} << i;
            }
            const flick::table left = flick::table_of(flick::relaid(board, list, kept), kept);
            const auto next = left.scene_on(board);
            INFO((next ? "" : next.error().message));
            REQUIRE(next);
            discs = *next;
        }
    }
    CHECK(landings > 100);
    CHECK(stacked > 100);
}

TEST_CASE("a disc comes down on the board, or on the nearest disc that it overlaps", "[HU-13]")
{
    const auto board = crokinole_board();
    const auto lying = [](vec2 place, std::uint8_t layer = 0, std::uint8_t on = disc::board_below) {
        return flick::table_disc{place, 0, disc_mode::flat, layer, on};
    };
    flick::disc_list list;
    list.push_back(lying({0.20, 0}));
    list.push_back(lying({0.21, 0}, 1, 0));
    list.push_back(lying({0.235, 0}));
    list.push_back(lying({0.215, 0.004}, 2, 1));
    const auto without = [&](std::size_t gone) { return flick::relaid(board, list, 0b1111U & ~(1U << gone)); };
    // Without the lowest the second lies on the third, and the fourth still on the second.
    CHECK(without(0)[1].layer == 1);
    CHECK(without(0)[1].support == 2);
    CHECK(without(0)[3].layer == 2);
    CHECK(without(0)[3].support == 1);
    // Without the second the top comes down on the nearer of the two.
    CHECK(without(1)[3].layer == 1);
    CHECK(without(1)[3].support == 0);
    // Without both below it the second lies on the board, and over the hole it leans.
    CHECK(flick::relaid(board, list, 0b1010U)[1].layer == 0);
    CHECK(flick::relaid(board, list, 0b1010U)[3].layer == 1);
    flick::disc_list hole;
    hole.push_back(lying({0.02, 0}));
    hole.push_back(lying({0.004, 0}, 1, 0));
    CHECK(flick::relaid(board, hole, 0b10U)[1].mode == disc_mode::leaning);
    CHECK(flick::relaid(board, hole, 0b11U)[1].mode == disc_mode::flat);
}

TEST_CASE("what comes to lie on a disc touches it, and cannot lie on what lies on it", "[HU-6][HU-13][CR-7]")
{
    const auto board = crokinole_board();
    flick::scene before;
    REQUIRE(before.add(board, flat_disc(board, {0.2, 0})));
    REQUIRE(before.add(board, flat_disc(board, {0.3048, 0})));
    const auto event = [](shot_event_kind kind, std::uint8_t disc, double time, std::uint8_t other = 255) {
        shot_event e;
        e.kind = kind;
        e.disc = disc;
        e.other = other;
        e.time = time;
        e.where = {0.21, 0};
        return e;
    };
    const std::array lands = {event(shot_event_kind::landed, 1, 0.1, 0), event(shot_event_kind::rest, 1, 0.2)};
    const auto report = flick::read_log(board, before, 0b10U, 0b10U, lands);
    REQUIRE(report);
    CHECK(report->touched_other());
    CHECK(report->pose(1).support == 0);
    const std::array circle = {event(shot_event_kind::landed, 1, 0.1, 0), event(shot_event_kind::landed, 0, 0.2, 1)};
    CHECK(flick::read_log(board, before, 0b10U, 0b10U, circle).error().position == 1);
    const std::array onto_gone = {event(shot_event_kind::capture, 1, 0.1), event(shot_event_kind::landed, 1, 0.2, 0)};
    CHECK(flick::read_log(board, before, 0b10U, 0b10U, onto_gone).error().position == 1);
}
