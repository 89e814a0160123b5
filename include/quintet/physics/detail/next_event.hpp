// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_NEXT_EVENT_HPP
#define QUINTET_PHYSICS_DETAIL_NEXT_EVENT_HPP

#include <quintet/config.hpp>
#include <quintet/physics/detail/motion_world.hpp>
#include <quintet/physics/tipping_radius.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// Finds, for each disc that moves, what ends its stretch. Layers: whether some disc lies on another, stands or spins.
template <bool Layers, std::size_t Capacity>
class next_event {
  public:
    explicit next_event(motion_world<Capacity>& world) : w(world) {}

    /// After the discs in `changed` got new courses or came to rest: brings every disc's next end up to date.
    /// Precondition: some disc moves.
    QUINTET_ALWAYS_INLINE void refresh()
    {
        if ((w.moving & (w.moving - 1)) == 0 && (w.moving & ~w.changed) == 0) { // one alone, on a new course
            alone(static_cast<std::size_t>(std::countr_zero(w.moving)));
        } else {
            refresh_many();
        }
        w.changed = 0;
    }

  private:
    /// Discs whose partner changed look anew at everything; others only at what changed.
    void refresh_many()
    {
        std::uint64_t stale = w.changed & w.moving;
        for (std::uint64_t rest = w.moving & ~w.changed; rest != 0; rest &= rest - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(rest));
            const next_end& e = w.next[k];
            const bool pair = (e.kind == end_kind::hit || e.kind == end_kind::part) && w.is_disc(e.partner);
            if (pair && ((w.changed >> (e.partner - w.posts)) & 1U) != 0) {
                stale |= std::uint64_t{1} << k;
            }
        }
        for (std::uint64_t rest = stale; rest != 0; rest &= rest - 1) {
            alone(static_cast<std::size_t>(std::countr_zero(rest)));
        }
        for (std::uint64_t rest = stale; rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            const std::uint64_t paired = stale & ((std::uint64_t{2} << i) - 1); // those before i met it in their turn
            for (std::uint64_t others = w.moving & ~paired; others != 0; others &= others - 1) {
                pair(i, static_cast<std::size_t>(std::countr_zero(others)));
            }
        }
        const std::uint64_t rested = w.changed & ~w.moving;
        if (rested != 0) {
            for (std::uint64_t rest = w.moving & ~stale; rest != 0; rest &= rest - 1) {
                const auto k = static_cast<std::size_t>(std::countr_zero(rest));
                for (std::uint64_t still = rested; still != 0; still &= still - 1) {
                    newly_rested(k, static_cast<std::size_t>(std::countr_zero(still)));
                }
            }
        }
    }

    /// The end of disc i's stretch if nothing else moved.
    QUINTET_FLATTEN void alone(std::size_t i) { w.next[i] = next_end_alone(i); }
    [[nodiscard]] next_end next_end_alone(std::size_t i)
    {
        const course& c = w.courses[i];
        const std::size_t self = w.body(i);
        next_end e(c.stop, end_kind::stop);
        if (w.mode[i] == disc_mode::airborne) {
            e.kind = end_kind::back;
            return e;
        }
        if constexpr (Layers) {
            if (c.phased) {
                e.kind = end_kind::phase;
            }
        }
        if (!(c.speed > 0)) {
            return e;
        }
        const real left = c.reach - c.gone;
        real way = left;
        w.sweep(self, c.along_x, c.along_y, left, [&](std::size_t b) {
            if constexpr (Layers) {
                if (!w.share_height(self, b)) {
                    return;
                }
            }
            const real s = distance_to_enter(w.x[self] - w.x[b], w.y[self] - w.y[b], c.along_x, c.along_y,
                                             w.radius[self] + w.radius[b]);
            if (s < way) {
                way = s;
                e.kind = end_kind::hit;
                e.partner = static_cast<std::uint16_t>(b);
            }
        });
        if constexpr (Layers) {
            if (w.support[i] != disc::board_below && !w.is_moving(w.support[i])) {
                way = lesser(way, until_part(self, w.body(w.support[i]), c, way, e));
            }
            for (std::size_t k = 0; k < w.discs; ++k) {
                if (w.support[k] == i && !w.is_moving(k) && on_surface(w.mode[k])) {
                    way = lesser(way, until_part(self, w.body(k), c, way, e));
                }
            }
        }
        until_board(i, c, way, e);
        if (way < left) {
            come_after(c, c.gone + way, e);
        }
        return e;
    }

    /// The end comes when the disc has gone so far on its course.
    void come_after(const course& c, real gone, next_end& e) const
    {
        e.gone = gone;
        e.speed = speed_after_distance(c.speed, c.deceleration, gone);
        e.time = greater(w.now, c.start + time_between(c.speed, e.speed, gone));
    }

    /// The hole, the raised centre and the edge, for a disc whose centre is bound for `way` from here.
    void until_board(std::size_t i, const course& c, real& way, next_end& e)
    {
        const std::size_t self = w.body(i);
        const real x = w.x[self];
        const real y = w.y[self];
        if (w.hole_radius > 0 && w.in_hole == disc::board_below && (!Layers || lies_flat(i))) {
            const real tip = tipping_radius(w.hole_radius, w.radius[self]);
            const real outward = x * c.along_x + y * c.along_y;
            const real aside = c.along_x * y - c.along_y * x;
            const real half_chord_square = (tip - aside) * (tip + aside);
            if (half_chord_square > 0) {
                const real half_chord = square_root(half_chord_square);
                const real enter = -outward - half_chord;
                const real leave = half_chord - outward;
                // Over the hole already, it is judged only when it got its velocity there, by what is left of the
                // chord.
                const bool inside = enter <= 0 && leave > 0;
                if (inside ? c.gone == 0 : enter > 0 && enter < way) {
                    const real at = inside ? real{0} : enter;
                    const real chord = leave - at;
                    if (speed_after_distance(c.speed, c.deceleration, c.gone + at) < chord * w.hole_speed_per_chord) {
                        way = at;
                        e.kind = end_kind::capture;
                    }
                }
            }
        }
        if (w.step_radius > 0) {
            const real outside = w.step_radius + real{1e-9}; // a disc that has just climbed it stands on the edge
            const real s = distance_to_enter(x, y, c.along_x, c.along_y, w.step_radius);
            if (s < way && x * x + y * y > outside * outside) {
                way = s;
                e.kind = end_kind::step;
            }
        }
        const real end_x = x + c.along_x * way;
        const real end_y = y + c.along_y * way;
        if (!(end_x * end_x + end_y * end_y <= w.surface * w.surface)) {
            const real s = distance_to_leave(x, y, c.along_x, c.along_y, w.surface);
            if (s < way) {
                way = s;
                e.kind = end_kind::edge;
            }
        }
    }

    void newly_rested(std::size_t k, std::size_t j)
    {
        if (!w.can_be_met(j) || w.mode[k] == disc_mode::airborne) {
            return;
        }
        const std::size_t self = w.body(k);
        const std::size_t b = w.body(j);
        const course& c = w.courses[k];
        if (!(c.speed > 0)) {
            return;
        }
        next_end found;
        real way = c.reach - c.gone;
        if constexpr (Layers) {
            if (!w.share_height(self, b)) {
                if (lies_on(k, j)) {
                    way = until_part(self, b, c, way, found);
                }
                settle(k, way, found);
                return;
            }
        }
        const real s = distance_to_enter(w.x[self] - w.x[b], w.y[self] - w.y[b], c.along_x, c.along_y,
                                         w.radius[self] + w.radius[b]);
        if (s < way) {
            way = s;
            found.kind = end_kind::hit;
            found.partner = static_cast<std::uint16_t>(b);
        }
        settle(k, way, found);
    }
    void settle(std::size_t k, real way, next_end found)
    {
        if (found.kind == end_kind::none) {
            return;
        }
        const course& c = w.courses[k];
        come_after(c, c.gone + way, found);
        if (found.time < w.next[k].time) {
            w.next[k] = found;
        }
    }

    /// Two moving discs.
    void pair(std::size_t i, std::size_t k)
    {
        const std::size_t a = w.body(i);
        const std::size_t b = w.body(k);
        if (w.mode[i] == disc_mode::airborne || w.mode[k] == disc_mode::airborne) {
            return;
        }
        const bool meets = !Layers || w.share_height(a, b);
        if (Layers && !meets && !lies_on(i, k)) {
            return;
        }
        const course& ci = w.courses[i];
        const course& ck = w.courses[k];
        const real x = w.x[a] - w.x[b];
        const real y = w.y[a] - w.y[b];
        const real reach = w.radius[a] + w.radius[b];
        const real horizon = lesser(w.next[i].time, w.next[k].time) - w.now;
        if (meets) {
            const real most = reach + (ci.reach - ci.gone) + (ck.reach - ck.gone);
            if (x * x + y * y > most * most) {
                return;
            }
        }
        const relative_motion motion{x,
                                     y,
                                     w.velocity_x[a] - w.velocity_x[b],
                                     w.velocity_y[a] - w.velocity_y[b],
                                     ck.deceleration * ck.along_x - ci.deceleration * ci.along_x,
                                     ck.deceleration * ck.along_y - ci.deceleration * ci.along_y};
        const real t = meets ? time_to_meet(motion, reach, horizon) : time_to_part(motion, reach, horizon);
        if (!(t < never)) {
            return;
        }
        const real time = w.now + t;
        const end_kind kind = meets ? end_kind::hit : end_kind::part;
        if (time < w.next[i].time) {
            w.next[i] = next_end(time, kind, b);
        }
        if (time < w.next[k].time) {
            w.next[k] = next_end(time, kind, a);
        }
    }

    [[nodiscard]] bool lies_on(std::size_t i, std::size_t j) const { return w.support[i] == j || w.support[j] == i; }
    [[nodiscard]] bool lies_flat(std::size_t i) const
    {
        return (w.mode[i] == disc_mode::flat || w.mode[i] == disc_mode::leaning) && w.layer[i] == 0;
    }

    real until_part(std::size_t self, std::size_t b, const course& c, real way, next_end& e)
    {
        const real s = distance_to_leave(w.x[self] - w.x[b], w.y[self] - w.y[b], c.along_x, c.along_y,
                                         w.radius[self] + w.radius[b]);
        if (s < way) {
            e.kind = end_kind::part;
            e.partner = static_cast<std::uint16_t>(b);
            return s;
        }
        return way;
    }

    motion_world<Capacity>& w;
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
