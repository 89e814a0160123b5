// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_DISC_TABLE_HPP
#define QUINTET_TESTS_REFERENCE_DISC_TABLE_HPP

// A bare table: a large round board without posts or hole, and discs put on it by hand.

#include <initializer_list>
#include <reference/disc_scenes.hpp>
#include <vector>

namespace reference {

struct table {
    disc_board<> board;
    motion_parameters parameters;
    disc_scene<24> scene;
    shot_log<24> log;

    table()
    {
        board.surface_radius = 100;
        board.disc_radius = 0.015;
        parameters.disc_contact_friction = 0;
        parameters.post_contact_friction = 0;
    }

    std::size_t put(vec2 place, double radius = 0.015, double mass = 0.005)
    {
        disc d = disc_at(place, radius);
        d.mass = mass;
        return scene.add(board, d).value();
    }
    void post(vec2 place, double radius = 0.005) { board.posts.push_back({place, radius}); }

    shot_outcome flick(std::vector<shot> shots)
    {
        auto motion = disc_motion<24>::make(board, parameters);
        const auto outcome = motion->simulate(scene, std::span<const shot>(shots), log);
        velocities.clear();
        for (std::size_t i = 0; i < scene.size(); ++i) {
            velocities.push_back(motion->after(i).velocity);
        }
        return outcome.value();
    }
    std::size_t count(shot_event_kind kind) const
    {
        std::size_t n = 0;
        for (const shot_event& e : log.events()) {
            n += e.kind == kind ? 1U : 0U;
        }
        return n;
    }

    std::vector<vec2> velocities;
};

} // namespace reference

#endif
