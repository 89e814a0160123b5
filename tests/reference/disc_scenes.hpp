// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_DISC_SCENES_HPP
#define QUINTET_TESTS_REFERENCE_DISC_SCENES_HPP

// Random scenes and shots, and a log that checks what must hold after every event.

#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace reference {

using namespace quintet;

inline vec2 random_place(random_stream& random, double within)
{
    for (;;) {
        const vec2 p{within * (2 * random.unit() - 1), within * (2 * random.unit() - 1)};
        if (length(p) < within) {
            return p;
        }
    }
}

inline double between(random_stream& random, double from, double to)
{
    return (real{from} + real{to - from} * real{random.unit()}).value();
}

inline disc disc_at(vec2 place, double radius = 0.015875)
{
    disc d;
    d.position = place;
    d.radius = radius;
    return d;
}

/// `count` discs at random places of the board, disc 0 near the shooting line.
template <std::size_t Capacity, std::size_t BoardCapacity>
disc_scene<Capacity> random_scene(random_stream& random, const disc_board<BoardCapacity>& board, std::size_t count)
{
    disc_scene<Capacity> scene;
    while (scene.size() < count) {
        const bool first = scene.empty();
        const vec2 place = first ? 0.92 * board.surface_radius * unit_vector(between(random, -0.7, 0.7))
                                 : random_place(random, 0.88 * board.surface_radius);
        static_cast<void>(scene.add(board, disc_at(place, board.disc_radius)));
    }
    return scene;
}

/// A flick of disc 0 at a random other disc (or the middle), 0.6 … 3 m/s.
template <std::size_t Capacity>
shot random_shot(random_stream& random, const disc_scene<Capacity>& scene)
{
    shot s;
    vec2 target{};
    if (scene.size() > 1) {
        target = scene.position(1 + random.below(static_cast<std::uint32_t>(scene.size() - 1)));
    }
    const double off = (real{between(random, -1, 1)} * 1.5 * scene.radius(0)).value(); // in this order under any flags
    const vec2 towards = target - scene.position(0);
    s.direction = towards + (off / length(towards)) * left_of(towards);
    s.speed = between(random, 0.6, 3);
    return s;
}

/// Looks at the world after every event; passes everything else on to nobody.
struct invariant_log {
    static constexpr bool enabled = true;

    double energy = std::numeric_limits<double>::infinity();
    double last_time = 0;
    double worst_gap = 0;
    double worst_gain = 0;
    double worst_momentum = 0;
    bool time_runs = true;
    bool finite = true;
    std::uint64_t contacts = 0;

    template <class Circles, class Scene>
    void begin(const Circles&, const Scene&)
    {
        energy = std::numeric_limits<double>::infinity();
        last_time = 0;
    }
    void record(const shot_event& e)
    {
        contacts += e.kind == shot_event_kind::contact ? 1U : 0U;
        time_runs = time_runs && e.time >= last_time;
        finite = finite && std::isfinite(e.where.x) && std::isfinite(e.where.y) && std::isfinite(e.impulse);
    }
    void move(const motion_segment&) {}
    void finish(double) {}

    template <class World>
    void after_event(const World& w)
    {
        time_runs = time_runs && w.now.value() >= last_time;
        last_time = w.now.value();
        double sum = 0;
        for (std::size_t i = 0; i < w.discs; ++i) {
            const std::size_t b = w.body(i);
            if (!w.can_be_met(i)) {
                continue;
            }
            const double vx = w.velocity_x[b].value();
            const double vy = w.velocity_y[b].value();
            const double spin = w.spin[b].value();
            finite = finite && std::isfinite(vx) && std::isfinite(vy) && std::isfinite(w.x[b].value());
            sum += (vx * vx + vy * vy) / w.inverse_mass[b].value() / 2;
            sum += spin * spin / w.inverse_inertia(b).value() / 2;
            for (std::size_t a = 0; a < b; ++a) {
                if (w.is_disc(a) && !w.can_be_met(a - w.posts)) {
                    continue;
                }
                if (!w.share_height(a, b)) {
                    continue;
                }
                const double gap = std::hypot((w.x[a] - w.x[b]).value(), (w.y[a] - w.y[b]).value()) -
                                   (w.radius[a] + w.radius[b]).value();
                worst_gap = (std::min)(worst_gap, gap);
            }
        }
        if (energy < std::numeric_limits<double>::infinity() && energy > 0) {
            worst_gain = (std::max)(worst_gain, (sum - energy) / energy);
        }
        energy = sum;
    }
};

} // namespace reference

#endif
