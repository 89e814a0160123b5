// SPDX-License-Identifier: MIT
// 200,000 shots of all kinds: where every disc comes to lie, and everything that the log tells.
#include "digest.hpp"

#include <reference/disc_scenes.hpp>

using determinism::digest;
using namespace reference;

namespace {

void add(digest& words, const disc_scene<24>& scene)
{
    for (std::size_t i = 0; i < scene.size(); ++i) {
        words.add_real(scene.position(i).x);
        words.add_real(scene.position(i).y);
        words.add(static_cast<std::uint64_t>(scene.mode(i)));
        words.add(scene.layer(i));
    }
}

void add(digest& words, const shot_log<24>& log)
{
    for (const shot_event& e : log.events()) {
        words.add(static_cast<std::uint64_t>(e.kind) << 16U | static_cast<std::uint64_t>(e.disc) << 8U | e.other);
        words.add_real(e.time);
        words.add_real(e.impulse);
        words.add_real(e.friction_impulse);
    }
}

void flick(const char* name, const motion_parameters& parameters, int shots, std::uint32_t most_discs,
           double most_speed)
{
    const auto board = crokinole_board();
    auto motion = disc_motion<24>::make(board, parameters);
    digest words;
    shot_log<24> log;
    const random_stream master{hash_text(name)};
    for (int k = 0; k < shots; ++k) {
        random_stream random = master.split(static_cast<std::uint64_t>(k));
        auto scene = random_scene<24>(random, board, 1 + random.below(most_discs));
        shot s = random_shot(random, scene);
        s.speed = between(random, 0.3, most_speed);
        s.spin = between(random, -100, 100);
        const auto outcome = motion->simulate(scene, s, log);
        words.add(outcome ? outcome->events : 0);
        add(words, scene);
        add(words, log);
    }
    words.print(name);
}

/// Nine upright discs a round, spun at towers.
void spin(const char* name, int rounds)
{
    const auto board = target_board();
    auto motion = disc_motion<24>::make(board);
    digest words;
    shot_log<24> log;
    const random_stream master{hash_text(name)};
    for (int k = 0; k < rounds; ++k) {
        random_stream random = master.split(static_cast<std::uint64_t>(k));
        disc_scene<24> scene;
        for (const vec2 place : board.tower_places) {
            disc d = disc_at(place, board.disc_radius);
            d.height = board.disc_height;
            d.mode = disc_mode::standing;
            for (std::uint8_t level = 0; level < 3; ++level) {
                d.layer = level;
                d.support = level == 0 ? disc::board_below : static_cast<std::uint8_t>(scene.size() - 1);
                static_cast<void>(scene.add(board, d));
            }
        }
        for (int turn = 0; turn < 9; ++turn) {
            const vec2 start = board.start_areas[random.below(4)].centre;
            disc d = disc_at(start, board.disc_radius);
            d.height = board.disc_height;
            d.mode = disc_mode::upright;
            shot s;
            const double aside = between(random, -0.3, 0.3);
            s.direction = -start + aside * left_of(start);
            s.speed = between(random, 0, 2.5);
            s.spin = between(random, -150, 150);
            s.chance = random.split(static_cast<std::uint64_t>(turn));
            const auto added = scene.add(board, d);
            if (!added) {
                continue;
            }
            s.disc = *added;
            const auto outcome = motion->simulate(scene, s, log);
            words.add(outcome ? outcome->events : 0);
            add(words, scene);
            add(words, log);
        }
    }
    words.print(name);
}

} // namespace

int main()
{
    motion_parameters p;
    flick("few_discs", p, 120'000, 6, 3);
    flick("many_discs", p, 8'000, 24, 3);
    flick("over_the_edge", p, 20'000, 6, 10);
    p.spin = spin_level::carried;
    p.restitution_knee = 0.5;
    flick("carried_spin", p, 20'000, 8, 3);
    p.spin = spin_level::full;
    flick("full_spin", p, 10'000, 6, 3);
    p = {};
    p.disc_restitution = 0;
    flick("plastic", p, 12'000, 8, 3);
    p.disc_restitution = 1;
    p.disc_contact_friction = 0;
    flick("elastic", p, 12'000, 8, 3);
    spin("spun_at_towers", 1'000);
    return 0;
}
