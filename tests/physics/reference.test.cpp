// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>

#include <limits>
#include <reference/disc_integrator.hpp>
#include <reference/disc_table.hpp>

using namespace reference;

TEST_CASE("a stepping integrator converges to the event-driven result as its step shrinks", "[reference][disc_motion]")
{
    auto board = crokinole_board();
    board.hole = {};
    board.ditch_width = 0;
    motion_parameters p;
    p.disc_contact_friction = 0;
    p.post_contact_friction = 0;
    auto motion = disc_motion<24>::make(board, p);
    const random_stream master{51};
    constexpr std::array<double, 3> steps{1e-4, 1e-5, 1e-6};
    std::array<std::vector<double>, 3> errors;
    for (std::uint64_t k = 0; k < 24; ++k) {
        random_stream random = master.split(k);
        auto scene = random_scene<24>(random, board, 2 + random.below(5));
        shot s = random_shot(random, scene);
        s.speed = between(random, 0.5, 1.2); // short chains: each hit multiplies what the steps lose
        std::vector<stepped_disc> start;
        const double speed = s.speed / length(s.direction);
        for (std::size_t i = 0; i < scene.size(); ++i) {
            start.push_back({scene.position(i).x, scene.position(i).y, i == 0 ? speed * s.direction.x : 0,
                             i == 0 ? speed * s.direction.y : 0, scene.radius(i), scene.mass(i)});
        }
        for (const board_post& post : board.posts) {
            start.push_back({post.centre.x, post.centre.y, 0, 0, post.radius, std::numeric_limits<double>::infinity()});
        }
        REQUIRE(motion->simulate(scene, s));
        for (std::size_t n = 0; n < steps.size(); ++n) {
            auto discs = start;
            step_to_rest(discs, {0.12 * 9.81, p.disc_restitution, p.post_restitution, board.surface_radius}, steps[n]);
            double worst = 0;
            for (std::size_t i = 0; i < scene.size(); ++i) {
                if (scene.mode(i) == disc_mode::flat) {
                    worst = (std::max)(worst, distance(scene.position(i), {discs[i].x, discs[i].y}));
                }
            }
            errors[n].push_back(worst);
        }
    }
    std::array<double, 3> median{};
    for (std::size_t n = 0; n < 3; ++n) {
        std::sort(errors[n].begin(), errors[n].end());
        median[n] = errors[n][errors[n].size() / 2];
    }
    CHECK(median[0] < 1e-3);
    CHECK(median[1] < median[0] / 4);
    CHECK(median[2] < median[1] / 4);
    CHECK(median[2] < 1e-5);
}
