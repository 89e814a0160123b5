// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_MOTION_STEPS_HPP
#define QUINTET_PHYSICS_DETAIL_MOTION_STEPS_HPP

#include <quintet/config.hpp>
#include <quintet/physics/detail/layers.hpp>
#include <quintet/physics/detail/motion_departure.hpp>
#include <quintet/physics/detail/next_event.hpp>
#include <quintet/physics/tipping_radius.hpp>
#include <quintet/physics/upright_motion.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// What one disc can come to: set off, stop, drop, leave, come back, climb, come off another, fall over.
template <bool Layers, std::size_t Capacity, shot_sink Log>
class motion_steps : protected motion_departure<Layers, Capacity, Log> {
  protected:
    using departure = motion_departure<Layers, Capacity, Log>;
    using departure::record;
    using departure::rider_of;
    using departure::set_off;
    using departure::speed_square;
    using departure::stands;
    using departure::trace;
    using departure::w;

    motion_steps(motion_world<Capacity>& world, Log& log, random_stream chance) : departure(world, log), chance_(chance)
    {
    }

    /// After a push: sets off with the new velocity, or has stopped.
    void go_on(std::size_t i) { go_on(i, w.heading_of(w.body(i))); }
    void go_on(std::size_t i, const heading& h)
    {
        const bool stopped = h.speed < w.parameters.rest_speed || h.speed == 0;
        if (stopped && !(Layers && stands(i))) {
            come_to_rest(i);
        } else {
            set_off(i, h);
        }
    }

    /// The same for many, the lower ones first, so that what lies on them finds them moving.
    void all_go_on(std::uint64_t those)
    {
        if constexpr (Layers) {
            for (std::uint8_t level = 0; level <= disc_scene<Capacity>::layer_limit; ++level) {
                for (std::uint64_t rest = those; rest != 0; rest &= rest - 1) {
                    const auto i = static_cast<std::size_t>(std::countr_zero(rest));
                    if (w.layer[i] == level) {
                        go_on(i);
                    }
                }
            }
        } else {
            for (std::uint64_t rest = those; rest != 0; rest &= rest - 1) {
                go_on(static_cast<std::size_t>(std::countr_zero(rest)));
            }
        }
    }

    void stop(std::size_t i)
    {
        const course& c = w.courses[i];
        const std::size_t b = w.body(i);
        w.x[b] = c.x + c.along_x * c.reach;
        w.y[b] = c.y + c.along_y * c.reach;
        if (Layers && stands(i)) {
            w.velocity_x[b] = 0;
            w.velocity_y[b] = 0;
            set_off(i, w.heading_of(b));
        } else {
            come_to_rest(i);
        }
    }

    void come_to_rest(std::size_t i)
    {
        const std::size_t b = w.body(i);
        w.settle(i);
        if (w.layer[i] == 0) {
            w.mode[i] = disc_mode::flat;
            const real off_square = w.x[b] * w.x[b] + w.y[b] * w.y[b];
            const real tip = tipping_radius(w.hole_radius, w.radius[b]);
            const real free = w.hole_radius - w.radius[b];
            if (off_square < tip * tip) {
                if (w.in_hole == disc::board_below && off_square <= free * free) {
                    capture(i);
                    return;
                }
                w.mode[i] = disc_mode::leaning;
                if (w.in_hole != disc::board_below) {
                    record(shot_event_kind::landed, i, w.in_hole); // it lies on the disc in the hole [HU-13]
                }
            }
        }
        if constexpr (Layers) {
            if (w.mode[i] == disc_mode::flat && leans_on_tower(w, i)) {
                w.mode[i] = disc_mode::leaning;
            }
        }
        trace(i);
        record(shot_event_kind::rest, i);
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
        drop_riders(i);
        // The hole is full now: whoever was bound for it looks again.
        for (std::uint64_t rest = w.moving; rest != 0; rest &= rest - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(rest));
            if (w.next[k].kind == end_kind::capture) {
                w.mark(k);
            }
        }
    }

    /// Over the edge: into the ditch, or to the rail and back if it falls little enough on the way. [CR-13] [HU-11]
    void leave_surface(std::size_t i)
    {
        const std::size_t b = w.body(i);
        record(shot_event_kind::left_surface, i);
        const real vx = w.velocity_x[b];
        const real vy = w.velocity_y[b];
        const real room = w.ditch - w.radius[b];
        // Out and back again is twice the room at least, and no faster than now: mostly that tells that it falls.
        const real fall_room = real{2 * w.parameters.gravity} * room * room;
        const bool too_slow = fall_room >= w.parameters.rebound_height * speed_square(i);
        const real out = too_slow || !(room > 0) ? never : flight_time(i, w.surface + room, false);
        if (out < never && !(Layers && stands(i))) {
            const auto stays_up = [&](real flight) {
                return real{0.5 * w.parameters.gravity} * flight * flight < w.parameters.rebound_height;
            };
            bool returns = stays_up(out);
            if (returns) {
                // Try the way back from the rail before anything is told.
                const real x = w.x[b];
                const real y = w.y[b];
                reflect(i, out);
                returns = stays_up(out + flight_time(i, w.surface, true));
                w.x[b] = x;
                w.y[b] = y;
            }
            if (returns) {
                fly(i, vx, vy, out);
                return;
            }
        }
        fall(i);
    }

    /// The end of a flight: at the rail, which sends it back; or on the surface again.
    void come_back(std::size_t i)
    {
        const std::size_t b = w.body(i);
        const std::uint64_t bit = std::uint64_t{1} << i;
        if ((inbound_ & bit) == 0) {
            reflect(i, 0);
            inbound_ |= bit;
            fly(i, w.velocity_x[b], w.velocity_y[b], flight_time(i, w.surface, true));
            return;
        }
        inbound_ &= ~bit;
        w.mode[i] = disc_mode::flat;
        if (blocked(w, i, w.x[b], w.y[b])) {
            fall(i);
            return;
        }
        record(shot_event_kind::bounce_back, i);
        land_here(i);
        go_on(i);
    }

    /// Onto the raised centre: the height is paid for with energy of motion, or the disc stops at the step. [ST-2]
    void climb(std::size_t i)
    {
        const std::size_t b = w.body(i);
        const real square = speed_square(i);
        const real left = square - w.step_energy;
        const real share = left > 0 ? square_root(left / square) : real{0};
        w.velocity_x[b] *= share;
        w.velocity_y[b] *= share;
        std::uint64_t those = std::uint64_t{1} << i;
        if constexpr (Layers) {
            those = carry_riders(w, those);
        }
        all_go_on(those);
    }

    /// Two discs of which one lies on the other have come apart: the upper one comes down.
    void part(std::size_t i, std::size_t other)
    {
        const std::size_t upper = w.support[i] == other ? i : other;
        w.mark(i);
        w.mark(other);
        land_here(upper);
        resume(upper);
    }

    /// An upright disc got too slow, or has wobbled enough; or the friction of a spinning one is due again.
    void change_phase(std::size_t i)
    {
        if (w.mode[i] == disc_mode::upright) {
            w.mode[i] = disc_mode::wobbling;
            const vec2 drift = w.parameters.wobble_drift * random_in_unit_disc(chance_);
            w.velocity_x[w.body(i)] += drift.x;
            w.velocity_y[w.body(i)] += drift.y;
            set_off(i, w.heading_of(w.body(i)));
        } else if (w.mode[i] == disc_mode::wobbling) {
            fall_flat(i);
        } else {
            go_on(i);
        }
    }

    /// The discs of a tower whose lowest, i, was just pushed as a whole: each parts from the one below with the speed
    /// that the height which they come down from pays for: Σ m (k − k̄)² u² / 2 = Σ m g h k. Returns what was tilted
    /// against the tower, as bits: it has come down onto the discs, and is to go on from there. [ST-16]
    [[nodiscard]] std::uint64_t scatter_tower(std::size_t i, std::size_t by)
    {
        record(shot_event_kind::topple, i, static_cast<std::uint8_t>(by));
        std::array<std::size_t, disc_scene<Capacity>::layer_limit + 1> stack{};
        std::size_t count = 0;
        real mass = 0;
        real moment = 0;
        real second_moment = 0;
        std::uint64_t tower = 0;
        for (std::size_t k = i; k != disc::board_below && count < stack.size(); k = rider_of(k)) {
            const real level = static_cast<double>(count);
            mass += w.mass[k];
            moment += w.mass[k] * level;
            second_moment += w.mass[k] * level * level;
            stack[count++] = k;
            tower |= std::uint64_t{1} << k;
        }
        const std::size_t base = w.body(i);
        const real speed = square_root(speed_square(i));
        const real middle = moment / mass;
        const real spread_square = second_moment - moment * middle;
        const real height_energy = real{2} * moment * real{w.parameters.gravity} * w.height[i];
        const real spread = spread_square > 0 ? square_root(height_energy / spread_square) : real{0};
        const real vx = w.velocity_x[base];
        const real vy = w.velocity_y[base];
        for (std::size_t k = 0; k < count; ++k) {
            const std::size_t b = w.body(stack[k]);
            const real more = (real{static_cast<double>(k)} - middle) * spread / speed;
            w.inverse_mass[b] = real{1} / w.mass[stack[k]];
            w.mode[stack[k]] = disc_mode::flat;
            w.velocity_x[b] = vx + more * vx;
            w.velocity_y[b] = vy + more * vy;
        }
        std::uint64_t came_down = 0;
        for (std::size_t k = 0; k < w.discs; ++k) {
            const bool lies = w.mode[k] == disc_mode::flat || w.mode[k] == disc_mode::leaning;
            if (lies && (tower >> k & 1U) == 0 && covers(w, k, i)) {
                land_here(k);
                came_down |= std::uint64_t{1} << k;
            }
        }
        for (std::size_t k = 0; k < count; ++k) {
            go_on(stack[k]);
        }
        return came_down;
    }

    /// A disc has come to lie on another, which only a run with layers can follow.
    bool needs_layers_ = false;

  private:
    void land_here(std::size_t i)
    {
        const std::uint64_t riders = land(w, i);
        if (w.support[i] != disc::board_below) {
            needs_layers_ = true;
        }
        if constexpr (Layers) {
            record(shot_event_kind::landed, i, w.support[i]);
            for (std::uint64_t rest = riders; rest != 0; rest &= rest - 1) {
                const auto k = static_cast<std::size_t>(std::countr_zero(rest));
                if (w.is_moving(k)) {
                    set_off(k, w.heading_of(w.body(k)));
                } else {
                    trace(k);
                }
            }
        }
    }
    /// Goes on, moving or not, where it has come down.
    void resume(std::size_t i)
    {
        if (w.is_moving(i)) {
            go_on(i);
        } else {
            come_to_rest(i);
        }
    }
    void drop_riders(std::size_t i)
    {
        if constexpr (Layers) {
            for (std::size_t k = 0; k < w.discs; ++k) {
                if (w.support[k] == i) {
                    land_here(k);
                    resume(k);
                }
            }
        }
    }
    void fall(std::size_t i)
    {
        w.take_away(i, disc_mode::fallen);
        trace(i);
        record(shot_event_kind::fall, i);
        drop_riders(i);
    }

    /// How long the disc needs, at its velocity, to the circle of this radius about the centre.
    [[nodiscard]] real flight_time(std::size_t i, real radius, bool inwards) const
    {
        const std::size_t b = w.body(i);
        const real speed = square_root(speed_square(i));
        if (!(speed > 0)) {
            return never;
        }
        const real ux = w.velocity_x[b] / speed;
        const real uy = w.velocity_y[b] / speed;
        const real way = inwards ? distance_to_enter(w.x[b], w.y[b], ux, uy, radius)
                                 : distance_to_leave(w.x[b], w.y[b], ux, uy, radius);
        return way / speed;
    }
    /// Moves it on for a time, to the rail, and turns its velocity there.
    void reflect(std::size_t i, real after)
    {
        const std::size_t b = w.body(i);
        w.x[b] += w.velocity_x[b] * after;
        w.y[b] += w.velocity_y[b] * after;
        const real r = square_root(w.x[b] * w.x[b] + w.y[b] * w.y[b]);
        const real nx = w.x[b] / r;
        const real ny = w.y[b] / r;
        const real outward = w.velocity_x[b] * nx + w.velocity_y[b] * ny;
        const real kick = (real{1} + real{w.parameters.rail_restitution}) * outward;
        w.velocity_x[b] -= kick * nx;
        w.velocity_y[b] -= kick * ny;
    }
    void fly(std::size_t i, real vx, real vy, real time)
    {
        const std::size_t b = w.body(i);
        w.velocity_x[b] = vx;
        w.velocity_y[b] = vy;
        w.mode[i] = disc_mode::airborne;
        w.layer[i] = 0;
        w.support[i] = disc::board_below;
        w.set_off(i, w.heading_of(b), 0, w.now + time);
        trace(i);
        drop_riders(i);
    }

    void fall_flat(std::size_t i)
    {
        const std::size_t b = w.body(i);
        const vec2 shift = (w.parameters.fall_shift * w.radius[b].value()) * random_direction(chance_);
        w.mode[i] = disc_mode::flat;
        w.spin[b] = 0;
        if (!blocked(w, i, w.x[b] + shift.x, w.y[b] + shift.y)) {
            w.x[b] += shift.x;
            w.y[b] += shift.y;
        }
        record(shot_event_kind::fell_flat, i);
        if (w.x[b] * w.x[b] + w.y[b] * w.y[b] > w.surface * w.surface) {
            record(shot_event_kind::left_surface, i);
            fall(i);
            return;
        }
        land_here(i);
        go_on(i);
    }

    random_stream chance_;
    std::uint64_t inbound_ = 0;
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
