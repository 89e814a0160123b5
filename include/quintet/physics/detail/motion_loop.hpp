// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_MOTION_LOOP_HPP
#define QUINTET_PHYSICS_DETAIL_MOTION_LOOP_HPP

#include <quintet/config.hpp>
#include <quintet/physics/detail/contact_solver.hpp>
#include <quintet/physics/detail/motion_steps.hpp>
#include <quintet/physics/detail/next_event.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// How a run of the loop ended.
enum class loop_end : std::uint8_t {
    at_rest,      ///< everything lies still, or the time limit came
    too_long,     ///< the limit of events was met
    needs_layers, ///< a disc came to lie on another: to be run again with layers
};

/// From event to event until everything rests. Layers: follows discs that lie on others, stand, or spin.
template <bool Layers, std::size_t Capacity, shot_sink Log>
class motion_loop : private motion_steps<Layers, Capacity, Log> {
    using steps = motion_steps<Layers, Capacity, Log>;
    using steps::all_go_on;
    using steps::come_to_rest;
    using steps::go_on;
    using steps::record_contact;
    using steps::w;

  public:
    motion_loop(motion_world<Capacity>& world, Log& log, random_stream chance)
        : steps(world, log, chance), next_(world), solver_(world)
    {
    }

    /// Gives disc i a velocity, along a unit vector, and what lies on it too.
    void launch(std::size_t i, vec2 along, double speed, double spin)
    {
        const vec2 velocity = speed * along;
        const std::size_t b = w.body(i);
        w.velocity_x[b] = velocity.x;
        w.velocity_y[b] = velocity.y;
        const bool spins = w.parameters.spin != spin_level::none || w.mode[i] == disc_mode::upright;
        w.spin[b] = spins ? spin : 0;
        go_on(i, {along.x, along.y, speed});
        if constexpr (Layers) {
            std::uint64_t those = std::uint64_t{1} << i;
            for (std::uint64_t before = 0; before != those;) {
                before = those;
                for (std::size_t k = 0; k < w.discs; ++k) {
                    if (w.support[k] != disc::board_below && ((those >> w.support[k]) & 1U) != 0) {
                        those |= std::uint64_t{1} << k;
                        w.velocity_x[w.body(k)] = velocity.x;
                        w.velocity_y[w.body(k)] = velocity.y;
                    }
                }
            }
            all_go_on(those & ~(std::uint64_t{1} << i));
        }
    }

    [[nodiscard]] loop_end run()
    {
        while (w.moving != 0) {
            next_.refresh();
            const std::size_t i = earliest();
            const next_end& e = w.next[i];
            const bool cut = e.time > w.parameters.time_limit;
            w.now = cut ? real{w.parameters.time_limit} : greater(w.now, e.time);
            // The disc whose stretch ends is where that was foreseen: its place need not be found from the time again.
            const bool foreseen = !cut && e.gone < never;
            for (std::uint64_t rest = foreseen ? w.moving & ~(std::uint64_t{1} << i) : w.moving; rest != 0;
                 rest &= rest - 1) {
                w.bring(static_cast<std::size_t>(std::countr_zero(rest)));
            }
            if (foreseen) {
                w.bring(i, e.gone, e.speed);
            }
            if (cut) {
                return loop_end::at_rest;
            }
            if (++w.events > w.parameters.event_limit) {
                return loop_end::too_long;
            }
            happen(i, e);
            if (!Layers && steps::needs_layers_) {
                return loop_end::needs_layers;
            }
            if constexpr (requires { steps::log_.after_event(w); }) {
                steps::log_.after_event(w);
            }
        }
        return loop_end::at_rest;
    }

  private:
    [[nodiscard]] std::size_t earliest() const
    {
        auto first = static_cast<std::size_t>(std::countr_zero(w.moving));
        for (std::uint64_t rest = w.moving & (w.moving - 1); rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            if (w.next[i].time < w.next[first].time) {
                first = i;
            }
        }
        return first;
    }

    void happen(std::size_t i, const next_end& e)
    {
        switch (e.kind) {
        case end_kind::stop:
            steps::stop(i);
            break;
        case end_kind::hit:
            hit(i, e.partner);
            break;
        case end_kind::edge:
            steps::leave_surface(i);
            break;
        case end_kind::capture:
            steps::capture(i);
            break;
        case end_kind::step:
            steps::climb(i);
            break;
        case end_kind::back:
            steps::come_back(i);
            break;
        case end_kind::part:
            if constexpr (Layers) {
                steps::part(i, e.partner - w.posts);
            }
            break;
        case end_kind::phase:
            if constexpr (Layers) {
                steps::change_phase(i);
            }
            break;
        case end_kind::none:
            break;
        }
    }

    void hit(std::size_t i, std::size_t b)
    {
        const std::size_t self = w.body(i);
        const bool still = !w.is_disc(b) || !w.is_moving(b - w.posts);
        const bool stands = w.mode[i] == disc_mode::upright || w.mode[i] == disc_mode::wobbling;
        const real rest = w.parameters.rest_speed;
        if (still && !stands && steps::speed_square(i) < rest * rest) {
            record_contact(touch_of(self, b), 0, 0);
            come_to_rest(i);
            return;
        }
        w.mark(i);
        const bool topples = Layers && fells(self, b);
        if (topples) {
            w.loosen_tower(b - w.posts);
        }
        solver_.settle(self, b, [this](const touch& c) { record_contact(c, c.push, c.rub); });
        std::uint64_t pushed = solver_.pushed();
        if constexpr (Layers) {
            if (topples) {
                pushed &= ~(std::uint64_t{1} << (b - w.posts));
                pushed |= steps::scatter_tower(b - w.posts, i);
            }
            pushed = carry_riders(w, pushed);
        }
        all_go_on(pushed);
    }

    [[nodiscard]] touch touch_of(std::size_t a, std::size_t b) const
    {
        touch t{};
        t.a = static_cast<std::uint16_t>(a);
        t.b = static_cast<std::uint16_t>(b);
        const real x = w.x[b] - w.x[a];
        const real y = w.y[b] - w.y[a];
        const real inverse = real{1} / square_root(x * x + y * y);
        t.normal_x = x * inverse;
        t.normal_y = y * inverse;
        return t;
    }

    /// Whether the push of body a on b fells a tower; never one at less than the rest speed. [ST-19]
    [[nodiscard]] bool fells(std::size_t a, std::size_t b) const
    {
        if (!w.is_disc(b) || w.mode[b - w.posts] != disc_mode::standing) {
            return false;
        }
        const touch t = touch_of(a, b);
        const real closing = w.velocity_x[a] * t.normal_x + w.velocity_y[a] * t.normal_y;
        const real push = (real{1} + real{w.parameters.post_restitution}) * closing / w.inverse_mass[a];
        return closing >= w.parameters.rest_speed && push >= w.parameters.tower_threshold;
    }

    next_event<Layers, Capacity> next_;
    contact_solver<Layers, Capacity> solver_;
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
