// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_CONTACT_SOLVER_HPP
#define QUINTET_PHYSICS_DETAIL_CONTACT_SOLVER_HPP

#include <quintet/config.hpp>
#include <quintet/physics/detail/contact_push.hpp>
#include <quintet/physics/shot_event.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// Settles the contacts of one instant. Contacts that close at the same time are solved together, so that the result
/// does not depend on how discs are numbered; contacts that begin to close because of those follow in the next round,
/// as in a row of touching discs.
///
/// One round. Let v be the velocities, and C the set of velocities under which no closing contact closes. In the metric
/// of kinetic energy the plastic outcome p is the point of C nearest to v; v − p is made of pushes along the normals.
/// With restitution e the round gives p − e (v − p). As p and v − p are perpendicular there (C is a cone), its energy
/// is |p|² + e² |v − p|² ≤ |v|²: energy never grows, and each pushed contact parts with e times its closing speed.
/// Where contacts have different restitutions and the energy would grow after all, the least of them is used for all.
/// Friction then takes tangential pushes that are shared out by the number of contacts of a disc, which lowers energy
/// too.
///
/// Why it ends. Rounds are at most 16 + 4 for each contact. If contacts still close then, as they may without end
/// where e < 1, one plastic round over all contacts that are reached, without friction, ends it: its outcome lies in C
/// for all of them, so nothing closes. The nearest point is found by projected steps on the pushes, each contact's step
/// divided by the number of contacts at its two discs; this bounds the energy from above, so every step lowers it, and
/// the steps converge; they stop when no closing speed is over 1e-12 m/s, and at the latest after 20,000.
template <bool Layers, std::size_t Capacity>
class contact_solver : private contact_push<Layers, Capacity> {
    using pushes = contact_push<Layers, Capacity>;
    using pushes::closing_speed;
    using pushes::friction_push;
    using pushes::is_fixed;
    using pushes::lively_restitution;
    using pushes::push;
    using pushes::pushed_;
    using pushes::restitution_at;
    using pushes::rim_yield;
    using pushes::set_material;
    using pushes::slip_speed;
    using pushes::w;
    using pushes::would_press;

  public:
    using world = motion_world<Capacity>;
    using contact = touch;

    explicit contact_solver(world& reached) : pushes(reached) {}

    /// Settles the contacts that begin with the bodies a and b, which have met. Discs whose velocity changed are told
    /// by `pushed()`. Calls report(contact) for each contact that pushed.
    template <class Report>
    void settle(std::size_t a, std::size_t b, Report&& report)
    {
        count_ = 0;
        gathered_ = 0;
        pushed_ = 0;
        if (touches_only(a, b) && touches_only(b, a)) {
            gathered_ = bit_of(a) | bit_of(b);
            add(a, b);
        } else {
            gather(a);
            gather(b);
        }
        const bool presses_on = find_closing(1e-12) && presses_without_end();
        if (count_ == 1 && !presses_on) {
            single(contacts_[0]);
            report(contacts_[0]);
        } else {
            settle_many(report, presses_on);
        }
    }

    /// The discs that got a push, as bits.
    [[nodiscard]] std::uint64_t pushed() const { return pushed_; }

  private:
    template <class Report>
    void settle_many(Report&& report, bool presses_on)
    {
        if (presses_on) {
            go_on_as_one(report);
            return;
        }
        const int round_limit = 16 + 4 * static_cast<int>(count_);
        for (int round = 0; round < round_limit; ++round) {
            if (!find_closing(1e-12)) {
                return;
            }
            solve_round(report, false);
            gather_pushed();
        }
        for (std::uint64_t before = 0; before != gathered_;) {
            before = gathered_;
            for (std::size_t k = 0; k < count_; ++k) {
                gather(contacts_[k].a);
                gather(contacts_[k].b);
            }
        }
        if (find_closing(1e-12)) {
            for (std::size_t k = 0; k < count_; ++k) {
                contacts_[k].closes = true;
            }
            solve_round(report, true);
        }
    }

    /// No other body than `other` is near enough to body `self` to touch it. That asks less than to look for contacts,
    /// and the processor need not wait for the answer.
    [[nodiscard]] bool touches_only(std::size_t self, std::size_t other) const
    {
        bool only = true;
        if (w.is_disc(self)) {
            w.sweep_round(self, [&](std::size_t b) { only = only && b == other; });
        }
        return only;
    }
    /// Adds the contact of two bodies, if they touch.
    void add(std::size_t a, std::size_t b)
    {
        const real x = w.x[b] - w.x[a];
        const real y = w.y[b] - w.y[a];
        const real reach = w.radius[a] + w.radius[b] + real{world::touch_gap};
        const real square = x * x + y * y;
        if (square <= reach * reach && count_ < contacts_.size()) {
            const real inverse = real{1} / square_root(square);
            contact& c = contacts_[count_++];
            c.a = static_cast<std::uint16_t>(a);
            c.b = static_cast<std::uint16_t>(b);
            c.normal_x = x * inverse;
            c.normal_y = y * inverse;
            set_material(c);
        }
    }
    /// A disc's bit; a post's is none.
    [[nodiscard]] std::uint64_t bit_of(std::size_t b) const
    {
        return w.is_disc(b) ? std::uint64_t{1} << (b - w.posts) : 0;
    }
    /// Adds the contacts of a disc with everything that it touches.
    void gather(std::size_t self)
    {
        if (!w.is_disc(self) || (gathered_ & bit_of(self)) != 0) {
            return;
        }
        gathered_ |= bit_of(self);
        const std::size_t first = count_;
        w.sweep_round(self, [&](std::size_t b) {
            if ((gathered_ & bit_of(b)) != 0) {
                return; // this contact came with the other
            }
            if constexpr (Layers) {
                if (!w.share_height(self, b)) {
                    return;
                }
            }
            add(self, b);
        });
        if (count_ - first > 1 || first > 0) {
            // Sums over contacts run in an order that the place decides, not the number of a disc.
            // The earlier ones are in order, and they are few.
            for (std::size_t i = 1; i < count_; ++i) {
                for (std::size_t at = i; at > 0 && key(contacts_[at]) < key(contacts_[at - 1]); --at) {
                    std::swap(contacts_[at], contacts_[at - 1]);
                }
            }
        }
    }
    [[nodiscard]] std::pair<double, double> key(const contact& c) const
    {
        return {(w.x[c.a] + w.x[c.b]).value(), (w.y[c.a] + w.y[c.b]).value()};
    }
    void gather_pushed()
    {
        for (std::uint64_t rest = pushed_ & ~gathered_; rest != 0; rest &= rest - 1) {
            gather(w.body(static_cast<std::size_t>(std::countr_zero(rest))));
        }
    }

    void single(contact& c)
    {
        if (!(c.closing > 0)) {
            c.push = 0;
            c.rub = 0;
            return;
        }
        const real yield = w.inverse_mass[c.a] + w.inverse_mass[c.b];
        real part = restitution_at(c, c.closing) * c.closing;
        if (part < w.parameters.rest_speed && would_press(c, part)) {
            part = greater(part, lesser(c.closing, w.parameters.rest_speed));
        }
        c.push = (c.closing + part) / yield;
        c.rub = friction_push(slip_speed(c), rim_yield(c.a) + rim_yield(c.b), c.friction * c.push);
        push(c, c.push, c.rub);
    }

    /// Whether all contacts that close do so slowly, for the umpteenth time in this shot: discs that friction presses
    /// together, with no end.
    [[nodiscard]] bool presses_without_end()
    {
        for (std::size_t k = 0; k < count_; ++k) {
            if (contacts_[k].closing > w.parameters.rest_speed) {
                return false;
            }
        }
        return ++w.slow_contacts > slow_contact_limit;
    }
    static constexpr std::uint32_t slow_contact_limit = 256;

    /// All discs that are joined by contacts which close get their common velocity (none if a post is among them),
    /// again with those that they then close with. Energy falls, momentum stays, and what is joined keeps together.
    /// Each pass joins at least two groups, so it ends.
    template <class Report>
    void go_on_as_one(Report&& report)
    {
        std::array<std::uint8_t, world::body_capacity> group{};
        for (std::size_t b = 0; b < group.size(); ++b) {
            group[b] = static_cast<std::uint8_t>(b);
        }
        while (find_closing(1e-12)) {
            for (std::size_t k = 0; k < count_; ++k) {
                const contact& c = contacts_[k];
                if (c.closes && group[c.a] != group[c.b]) {
                    const std::uint8_t from = group[c.b];
                    const std::uint8_t into = group[c.a];
                    for (std::uint8_t& g : group) {
                        g = g == from ? into : g;
                    }
                }
            }
            for (std::size_t k = 0; k < count_; ++k) {
                if (contacts_[k].closes) {
                    share_velocity(group, group[contacts_[k].a]);
                    contacts_[k].push =
                        contacts_[k].closing / (w.inverse_mass[contacts_[k].a] + w.inverse_mass[contacts_[k].b]);
                    contacts_[k].rub = 0;
                    report(contacts_[k]);
                }
            }
            gather_pushed();
        }
    }
    void share_velocity(const std::array<std::uint8_t, world::body_capacity>& group, std::uint8_t which)
    {
        real mass = 0;
        real x = 0;
        real y = 0;
        bool fixed = w.slow_contacts > 2 * slow_contact_limit;
        for (std::size_t b = 0; b < w.bodies; ++b) {
            if (group[b] == which && is_fixed(b)) {
                fixed = true;
            } else if (group[b] == which) {
                const real m = real{1} / w.inverse_mass[b];
                mass += m;
                x += m * w.velocity_x[b];
                y += m * w.velocity_y[b];
            }
        }
        for (std::size_t b = w.posts; b < w.bodies; ++b) {
            if (group[b] == which && !is_fixed(b)) {
                w.velocity_x[b] = fixed ? real{0} : x / mass;
                w.velocity_y[b] = fixed ? real{0} : y / mass;
                if (!Layers || w.mode[b - w.posts] == disc_mode::flat) {
                    w.spin[b] = 0;
                }
                pushed_ |= std::uint64_t{1} << (b - w.posts);
            }
        }
    }

    bool find_closing(real over)
    {
        bool any = false;
        for (std::size_t k = 0; k < count_; ++k) {
            contact& c = contacts_[k];
            c.closing = closing_speed(c);
            c.closes = c.closing > over;
            any = any || c.closes;
        }
        return any;
    }

    template <class Report>
    void solve_round(Report&& report, bool plastic)
    {
        std::array<std::uint8_t, world::body_capacity> degree{};
        for (std::size_t k = 0; k < count_; ++k) {
            if (contacts_[k].closes) {
                ++degree[contacts_[k].a];
                ++degree[contacts_[k].b];
            }
        }
        for (std::size_t k = 0; k < count_; ++k) {
            contact& c = contacts_[k];
            c.push = 0;
            c.rub = 0;
            c.share = real{static_cast<double>(degree[c.a])} * w.inverse_mass[c.a] +
                      real{static_cast<double>(degree[c.b])} * w.inverse_mass[c.b];
        }
        const real energy = kinetic(degree);
        find_plastic_pushes(plastic ? 20'000 : 2'000);
        if (!plastic) {
            // From the plastic outcome on, each contact gives back its share.
            const auto plastic_x = w.velocity_x;
            const auto plastic_y = w.velocity_y;
            real least = 1;
            for (std::size_t k = 0; k < count_; ++k) {
                contact& c = contacts_[k];
                if (c.closes && c.push > 0) {
                    c.share = lively_restitution(c);
                    least = lesser(least, c.share);
                    push(c, c.share * c.push, 0);
                }
            }
            const bool too_much = kinetic(degree) > energy;
            if (too_much) {
                w.velocity_x = plastic_x;
                w.velocity_y = plastic_y;
            }
            for (std::size_t k = 0; k < count_; ++k) {
                contact& c = contacts_[k];
                if (c.closes && c.push > 0) {
                    const real given = too_much ? least : c.share;
                    if (too_much) {
                        push(c, given * c.push, 0);
                    }
                    c.push *= real{1} + given;
                }
            }
            rub(degree);
        }
        for (std::size_t k = 0; k < count_; ++k) {
            if (contacts_[k].closes && contacts_[k].push > 0) {
                report(contacts_[k]);
            }
        }
    }

    [[nodiscard]] real kinetic(const std::array<std::uint8_t, world::body_capacity>& degree) const
    {
        real sum = 0;
        for (std::size_t b = w.posts; b < w.bodies; ++b) {
            if (degree[b] > 0 && !is_fixed(b)) {
                sum += (w.velocity_x[b] * w.velocity_x[b] + w.velocity_y[b] * w.velocity_y[b]) / w.inverse_mass[b];
            }
        }
        return sum;
    }

    void find_plastic_pushes(int step_limit)
    {
        std::array<real, world::touch_capacity> step;
        for (int turn = 0; turn < step_limit; ++turn) {
            real most = 0;
            for (std::size_t k = 0; k < count_; ++k) {
                contact& c = contacts_[k];
                if (c.closes) {
                    const real wanted = greater(c.push + closing_speed(c) / c.share, 0);
                    step[k] = wanted - c.push;
                    c.push = wanted;
                    most = greater(most, absolute(step[k]) * c.share);
                }
            }
            for (std::size_t k = 0; k < count_; ++k) {
                if (contacts_[k].closes) {
                    push(contacts_[k], step[k], 0);
                }
            }
            if (most < real{1e-13}) {
                return;
            }
        }
    }

    void rub(const std::array<std::uint8_t, world::body_capacity>& degree)
    {
        for (std::size_t k = 0; k < count_; ++k) {
            contact& c = contacts_[k];
            if (c.closes && c.push > 0) {
                const real yield = real{static_cast<double>(degree[c.a])} * rim_yield(c.a) +
                                   real{static_cast<double>(degree[c.b])} * rim_yield(c.b);
                c.rub = friction_push(slip_speed(c), yield, c.friction * c.push);
            }
        }
        for (std::size_t k = 0; k < count_; ++k) {
            if (contacts_[k].closes && contacts_[k].push > 0) {
                push(contacts_[k], 0, contacts_[k].rub);
            }
        }
    }

    std::array<touch, world::touch_capacity>& contacts_ = w.touches;
    std::size_t count_ = 0;
    std::uint64_t gathered_ = 0;
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
