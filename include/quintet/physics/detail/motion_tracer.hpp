// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_MOTION_TRACER_HPP
#define QUINTET_PHYSICS_DETAIL_MOTION_TRACER_HPP

#include <quintet/config.hpp>
#include <quintet/physics/detail/motion_world.hpp>
#include <quintet/physics/null_log.hpp>
#include <quintet/physics/shot_event.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// Tells a log what happens in a world; with a log that is off, nothing is left of it.
template <std::size_t Capacity, shot_sink Log>
class motion_tracer {
  protected:
    motion_tracer(motion_world<Capacity>& world, Log& log) : w(world), log_(log) {}

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
                s.spin_deceleration = c.spin_deceleration.value();
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
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
