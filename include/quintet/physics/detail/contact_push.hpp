// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_CONTACT_PUSH_HPP
#define QUINTET_PHYSICS_DETAIL_CONTACT_PUSH_HPP

#include <quintet/config.hpp>
#include <quintet/physics/detail/motion_world.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// One contact: what it is made of, how fast it closes and slips, and what a push on it does.
template <bool Layers, std::size_t Capacity>
class contact_push {
  protected:
    explicit contact_push(motion_world<Capacity>& reached) : w(reached) {}

    [[nodiscard]] bool is_fixed(std::size_t b) const { return !(w.inverse_mass[b] > 0); }
    void set_material(touch& c) const
    {
        const bool post = is_fixed(c.a) || is_fixed(c.b);
        const motion_parameters& p = w.parameters;
        c.restitution = post ? p.post_restitution : p.disc_restitution;
        c.friction = post ? p.post_contact_friction : p.disc_contact_friction;
    }
    [[nodiscard]] real restitution_at(const touch& c, real closing) const
    {
        const real knee = w.parameters.restitution_knee;
        return closing > knee ? c.restitution * square_root(square_root(knee / closing)) : c.restitution;
    }
    [[nodiscard]] real closing_speed(const touch& c) const
    {
        return (w.velocity_x[c.a] - w.velocity_x[c.b]) * c.normal_x +
               (w.velocity_y[c.a] - w.velocity_y[c.b]) * c.normal_y;
    }
    /// How fast the rims rub: of a against b, to the left of the normal.
    [[nodiscard]] real slip_speed(const touch& c) const
    {
        return (w.velocity_y[c.a] - w.velocity_y[c.b]) * c.normal_x -
               (w.velocity_x[c.a] - w.velocity_x[c.b]) * c.normal_y + w.spin[c.a] * w.radius[c.a] +
               w.spin[c.b] * w.radius[c.b];
    }
    /// 1 / m + R² / I: how easily a push across the rim changes the rim's velocity.
    [[nodiscard]] real rim_yield(std::size_t b) const
    {
        if constexpr (Layers) {
            if (w.is_disc(b)) {
                return w.inverse_mass[b] + w.radius[b] * w.radius[b] * w.inverse_inertia(b);
            }
        }
        return real{3} * w.inverse_mass[b]; // I = m R² / 2
    }
    void push(const touch& c, real along, real across)
    {
        const real x = along * c.normal_x - across * c.normal_y;
        const real y = along * c.normal_y + across * c.normal_x;
        push_body(c.a, -x, -y, across);
        push_body(c.b, x, y, across);
    }
    void push_body(std::size_t b, real x, real y, real across)
    {
        if (is_fixed(b)) {
            return;
        }
        w.velocity_x[b] += x * w.inverse_mass[b];
        w.velocity_y[b] += y * w.inverse_mass[b];
        if (w.parameters.spin != spin_level::none || (Layers && w.mode[b - w.posts] == disc_mode::upright)) {
            w.spin[b] -= across * w.radius[b] * w.inverse_inertia(b);
        }
        pushed_ |= std::uint64_t{1} << (b - w.posts);
    }
    [[nodiscard]] static real friction_push(real slip, real yield, real limit)
    {
        // Against the slip: a slips to the left of the normal, so it is pushed to the right, b to the left.
        return yield > 0 ? with_sign(lesser(absolute(slip) / yield, limit), slip) : real{0};
    }

    /// Whether two discs that part at this speed are pressed together again by friction, as it slows the hinder one
    /// less. They would meet at once, for ever; so they part with up to the rest speed then (never more than they
    /// closed with, so that no energy comes from it), and should even that recur without end, they go on as one.
    [[nodiscard]] bool would_press(const touch& c, real part) const
    {
        if (is_fixed(c.a) || is_fixed(c.b)) {
            return false;
        }
        const real push = (c.closing + part) / (w.inverse_mass[c.a] + w.inverse_mass[c.b]);
        const real ax = w.velocity_x[c.a] - push * c.normal_x * w.inverse_mass[c.a];
        const real ay = w.velocity_y[c.a] - push * c.normal_y * w.inverse_mass[c.a];
        const real bx = w.velocity_x[c.b] + push * c.normal_x * w.inverse_mass[c.b];
        const real by = w.velocity_y[c.b] + push * c.normal_y * w.inverse_mass[c.b];
        const real a_speed = square_root(ax * ax + ay * ay);
        const real b_speed = square_root(bx * bx + by * by);
        if (!(a_speed > 0) || !(b_speed > 0)) {
            return false;
        }
        // Each slows down against its own velocity: which one loses more along the normal?
        const real a_along = (ax * c.normal_x + ay * c.normal_y) / a_speed;
        const real b_along = (bx * c.normal_x + by * c.normal_y) / b_speed;
        return deceleration_of(c.b) * b_along - deceleration_of(c.a) * a_along > real{1e-12};
    }
    [[nodiscard]] real deceleration_of(std::size_t b) const
    {
        const std::size_t i = b - w.posts;
        return Layers && w.is_moving(i) ? w.courses[i].deceleration : w.sliding;
    }

    /// In a crowd, too, contacts part with up to the rest speed.
    [[nodiscard]] real lively_restitution(const touch& c) const
    {
        return greater(restitution_at(c, c.closing), lesser(1, w.parameters.rest_speed / c.closing));
    }

    motion_world<Capacity>& w;
    /// The discs that got a push, as bits.
    std::uint64_t pushed_ = 0;
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
