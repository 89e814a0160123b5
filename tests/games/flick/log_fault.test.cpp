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
