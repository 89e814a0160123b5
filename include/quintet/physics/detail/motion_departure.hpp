// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_MOTION_DEPARTURE_HPP
#define QUINTET_PHYSICS_DETAIL_MOTION_DEPARTURE_HPP

#include <quintet/config.hpp>
#include <quintet/physics/detail/layers.hpp>
#include <quintet/physics/detail/motion_tracer.hpp>
#include <quintet/physics/spin_friction.hpp>
#include <quintet/physics/upright_motion.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// How a disc sets off: what slows it down, and until when that stays so.
template <bool Layers, std::size_t Capacity, shot_sink Log>
class motion_departure : protected motion_tracer<Capacity, Log> {
  protected:
    using tracer = motion_tracer<Capacity, Log>;
    using tracer::trace;
    using tracer::w;

    motion_departure(motion_world<Capacity>& world, Log& log) : tracer(world, log) {}

    void set_off(std::size_t i, const heading& h)
    {
        if (w.mode[i] == disc_mode::leaning) {
            w.mode[i] = disc_mode::flat;
        }
        if constexpr (Layers) {
            if (stands(i)) {
                set_off_upright(i, h);
            } else if (w.support[i] != disc::board_below) {
                const real own = real{w.parameters.stacked_friction} * real{w.parameters.gravity};
                w.set_off(i, h, rides(w, i) ? w.courses[w.support[i]].deceleration : own);
            } else if (w.parameters.spin == spin_level::full && w.spin[w.body(i)] != 0) {
                set_off_spinning(i, h);
            } else {
                w.set_off(i, h, w.sliding);
            }
        } else {
            w.set_off(i, h, w.sliding);
        }
        trace(i);
    }

    [[nodiscard]] bool stands(std::size_t i) const
    {
        return w.mode[i] == disc_mode::upright || w.mode[i] == disc_mode::wobbling;
    }

    [[nodiscard]] real speed_square(std::size_t i) const
    {
        const std::size_t b = w.body(i);
        return w.velocity_x[b] * w.velocity_x[b] + w.velocity_y[b] * w.velocity_y[b];
    }
    [[nodiscard]] std::size_t rider_of(std::size_t i) const
    {
        for (std::size_t k = 0; k < w.discs; ++k) {
            if (w.support[k] == i && w.mode[k] == disc_mode::standing) {
                return k;
            }
        }
        return disc::board_below;
    }

  private:
    void set_off_upright(std::size_t i, heading h)
    {
        const std::size_t b = w.body(i);
        const motion_parameters& p = w.parameters;
        const real spin = w.spin[b];
        const real least = real{p.upright_stability} * rolling_stability(p.gravity, w.radius[b]);
        real left = real{p.wobble_time};
        if (w.mode[i] == disc_mode::upright) {
            left = greater((absolute(spin) - least) / real{p.pivot_deceleration}, 0);
        } else if (w.is_moving(i) && w.courses[i].wobbles) {
            left = greater(w.courses[i].stop_of_phase - w.now, 0); // pushed while it wobbles
        }
        // Slower than that it stands where it is, or, caught between others, it would touch them without end.
        if (h.speed < p.rest_speed) {
            w.velocity_x[b] = 0;
            w.velocity_y[b] = 0;
            h = {1, 0, 0};
        }
        const real deceleration = h.speed > 0 ? real{p.upright_friction} * real{p.gravity} : real{0};
        w.set_off(i, h, deceleration, w.now + left);
        w.courses[i].wobbles = w.mode[i] == disc_mode::wobbling;
        w.courses[i].stop_of_phase = w.now + left;
        w.spin_down(i, p.pivot_deceleration);
    }

    /// A sixth of the time in which travel or spin would end, with friction as in the middle of it.
    void set_off_spinning(std::size_t i, const heading& h)
    {
        const std::size_t b = w.body(i);
        const real speed = h.speed;
        const real spin = absolute(w.spin[b]);
        const real torque = real{2} * w.sliding / w.radius[b];
        spin_friction f = friction_with_spin(speed, spin * w.radius[b]);
        const real whole = lesser(speed / (w.sliding * f.force), spin / (torque * f.torque));
        const real step = whole * real{1.0 / 6};
        f = friction_with_spin(speed - real{0.5} * step * w.sliding * f.force,
                               (spin - real{0.5} * step * torque * f.torque) * w.radius[b]);
        const bool last = speed < real{4} * w.parameters.rest_speed;
        w.set_off(i, h, w.sliding * f.force, last ? never : w.now + step);
        w.spin_down(i, torque * f.torque);
    }
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
