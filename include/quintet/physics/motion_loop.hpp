// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_MOTION_LOOP_HPP
#define QUINTET_PHYSICS_MOTION_LOOP_HPP

#include <quintet/physics/contact_solver.hpp>
#include <quintet/physics/motion_world.hpp>
#include <quintet/physics/next_event.hpp>
#include <quintet/physics/null_log.hpp>

namespace quintet::inline v0::detail {

/// How a run of the loop ended.
enum class loop_end : std::uint8_t {
    at_rest,      ///< everything lies still, or the time limit came
    too_long,     ///< the limit of events was met
    needs_layers, ///< a disc came to lie on another: to be run again with layers
};

/// From event to event until everything rests.
template <bool Layers, std::size_t Capacity, class Log>
class motion_loop {
  public:
    motion_loop(motion_world<Capacity>& world, Log& log) : w(world), log_(log), next_(world), solver_(world) {}

    /// Gives disc i a velocity.
    void launch(std::size_t i, vec2 velocity, double spin)
    {
        const std::size_t b = w.body(i);
        w.velocity_x[b] = velocity.x;
        w.velocity_y[b] = velocity.y;
        w.spin[b] = w.parameters.spin == spin_level::none ? 0 : spin;
        go_on(i);
    }

    [[nodiscard]] loop_end run()
    {
        next_.refresh();
        while (w.moving != 0) {
            const std::size_t i = earliest();
            const next_end e = w.next[i];
            const bool cut = e.time > w.parameters.time_limit;
            w.now = cut ? real{w.parameters.time_limit} : greater(w.now, e.time);
            for (std::uint64_t rest = w.moving; rest != 0; rest &= rest - 1) {
                w.bring(static_cast<std::size_t>(std::countr_zero(rest)));
            }
            if (cut) {
                return loop_end::at_rest;
            }
            if (++w.events > w.parameters.event_limit) {
                return loop_end::too_long;
            }
            happen(i, e);
            if constexpr (requires { log_.after_event(w); }) {
                log_.after_event(w);
            }
            next_.refresh();
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
            stop(i);
            break;
        case end_kind::hit:
            hit(i, e.partner);
            break;
        case end_kind::edge:
            leave_surface(i);
            break;
        case end_kind::capture:
            capture(i);
            break;
        case end_kind::step:
            climb(i);
            break;
        default:
            break;
        }
    }

    void stop(std::size_t i)
    {
        const course& c = w.courses[i];
        const std::size_t b = w.body(i);
        w.x[b] = c.x + c.along_x * c.reach;
        w.y[b] = c.y + c.along_y * c.reach;
        w.unpark(b);
        come_to_rest(i);
    }

    void come_to_rest(std::size_t i)
    {
        const std::size_t b = w.body(i);
        w.settle(i);
        if (w.hole_radius > 0 && w.layer[i] == 0) {
            const real off_square = w.x[b] * w.x[b] + w.y[b] * w.y[b];
            const real tip = tipping_radius(w.hole_radius, w.radius[b]);
            const real free = w.hole_radius - w.radius[b];
            w.mode[i] = disc_mode::flat;
            if (off_square < tip * tip) {
                if (w.in_hole == disc::board_below && off_square <= free * free) {
                    capture(i);
                    return;
                }
                w.mode[i] = disc_mode::leaning;
                if (w.in_hole != disc::board_below) {
                    record(shot_event_kind::landed, i, w.in_hole);
                }
            }
        }
        trace(i);
        record(shot_event_kind::rest, i);
    }

    void hit(std::size_t i, std::size_t b)
    {
        const std::size_t self = w.body(i);
        const bool still = !w.is_disc(b) || !w.is_moving(b - w.posts);
        const real square = w.velocity_x[self] * w.velocity_x[self] + w.velocity_y[self] * w.velocity_y[self];
        if (still && square < real{w.parameters.rest_speed} * real{w.parameters.rest_speed}) {
            touch t;
            t.a = static_cast<std::uint8_t>(self);
            t.b = static_cast<std::uint8_t>(b);
            const real x = w.x[b] - w.x[self];
            const real y = w.y[b] - w.y[self];
            const real inverse = real{1} / square_root(x * x + y * y);
            t.normal_x = x * inverse;
            t.normal_y = y * inverse;
            record_contact(t, 0, 0);
            come_to_rest(i);
            return;
        }
        w.mark(i);
        solver_.settle(self, b, [this](const auto& c) { record_contact(c, c.push, c.rub); });
        for (std::uint64_t rest = solver_.pushed(); rest != 0; rest &= rest - 1) {
            go_on(static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }

    /// After a push: sets off with the new velocity, or has stopped.
    void go_on(std::size_t i)
    {
        const std::size_t b = w.body(i);
        const real square = w.velocity_x[b] * w.velocity_x[b] + w.velocity_y[b] * w.velocity_y[b];
        if (square < real{w.parameters.rest_speed} * real{w.parameters.rest_speed} || square == 0) {
            come_to_rest(i);
        } else {
            set_off(i);
        }
    }

    void set_off(std::size_t i)
    {
        if (w.mode[i] == disc_mode::leaning) {
            w.mode[i] = disc_mode::flat;
        }
        w.set_off(i, w.sliding);
        trace(i);
    }

    void capture(std::size_t i)
    {
        const std::size_t b = w.body(i);
        w.x[b] = 0;
        w.y[b] = 0;
        w.take_away(i, disc_mode::in_hole);
        w.in_hole = static_cast<std::uint8_t>(i);
        trace(i);
        record(shot_event_kind::capture, i);
        // The hole is full now: whoever was bound for it looks again.
        for (std::uint64_t rest = w.moving; rest != 0; rest &= rest - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(rest));
            if (w.next[k].kind == end_kind::capture) {
                w.mark(k);
            }
        }
    }

    void leave_surface(std::size_t i)
    {
        record(shot_event_kind::left_surface, i);
        w.take_away(i, disc_mode::fallen);
        trace(i);
        record(shot_event_kind::fall, i);
    }

    /// Onto the raised centre: the height is paid for with energy of motion, or the disc stops at the step. [ST-2]
    void climb(std::size_t i)
    {
        const std::size_t b = w.body(i);
        const real square = w.velocity_x[b] * w.velocity_x[b] + w.velocity_y[b] * w.velocity_y[b];
        const real left = square - w.step_energy;
        if (!(left > 0)) {
            come_to_rest(i);
            return;
        }
        const real share = square_root(left / square);
        w.velocity_x[b] *= share;
        w.velocity_y[b] *= share;
        go_on(i);
    }

    void trace(std::size_t i)
    {
        if constexpr (Log::enabled) {
            const std::size_t b = w.body(i);
            motion_segment s;
            s.disc = static_cast<std::uint8_t>(i);
            s.mode = w.mode[i];
            s.layer = w.layer[i];
            s.support = w.support[i];
            s.start = w.now.value();
            s.from = {w.x[b].value(), w.y[b].value()};
            if (w.is_moving(i)) {
                const course& c = w.courses[i];
                s.along = {c.along_x.value(), c.along_y.value()};
                s.speed = c.speed.value();
                s.deceleration = c.deceleration.value();
                s.spin = w.spin[b].value();
            }
            log_.move(s);
        }
    }
    void record(shot_event_kind kind, std::size_t i, std::uint8_t other = disc::board_below)
    {
        if constexpr (Log::enabled) {
            const std::size_t b = w.body(i);
            shot_event event;
            event.kind = kind;
            event.disc = static_cast<std::uint8_t>(i);
            event.other = other;
            event.mode = w.mode[i];
            event.time = w.now.value();
            event.where = {w.x[b].value(), w.y[b].value()};
            log_.record(event);
        }
    }
    void record_contact(const touch& c, real push, real rub)
    {
        if constexpr (Log::enabled) {
            shot_event event;
            const bool post = !w.is_disc(c.a) || !w.is_disc(c.b);
            const bool swap = !w.is_disc(c.a);
            const std::size_t first = swap ? c.b : c.a;
            const std::size_t second = swap ? c.a : c.b;
            event.kind = post ? shot_event_kind::post_contact : shot_event_kind::contact;
            event.disc = static_cast<std::uint8_t>(first - w.posts);
            event.other = static_cast<std::uint8_t>(post ? second : second - w.posts);
            event.time = w.now.value();
            event.normal = {(swap ? -c.normal_x : c.normal_x).value(), (swap ? -c.normal_y : c.normal_y).value()};
            const vec2 centre{w.x[first].value(), w.y[first].value()};
            event.where = centre + w.radius[first].value() * event.normal;
            event.impulse = push.value();
            event.friction_impulse = rub.value();
            log_.record(event);
        }
    }

    motion_world<Capacity>& w;
    Log& log_;
    next_event<Layers, Capacity> next_;
    contact_solver<Layers, Capacity> solver_;
};

} // namespace quintet::inline v0::detail

#endif
