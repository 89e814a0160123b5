// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_SHOT_LOG_HPP
#define QUINTET_PHYSICS_SHOT_LOG_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/physics/disc_scene.hpp>
#include <quintet/physics/shot_event.hpp>
#include <quintet/physics/sliding.hpp>
#include <quintet/physics/time_of_impact.hpp>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace quintet::inline v0 {

/// Everything that happened in a shot, in order of time; simultaneous events in the order in which one led to the
/// other. It can be played back without simulating again. Its storage is kept from shot to shot, so that a log in use
/// stops allocating.
template <std::size_t Capacity>
class shot_log {
  public:
    static constexpr bool enabled = true;

    /// The events. Line events are found from the stretches, by exact geometry.
    [[nodiscard]] std::span<const shot_event> events() const { return events_; }
    /// The stretches, in order of their start.
    [[nodiscard]] std::span<const motion_segment> segments() const { return segments_; }
    /// Seconds from the flick to the last event.
    [[nodiscard]] double duration() const { return duration_; }
    /// How many discs the scene had.
    [[nodiscard]] std::size_t size() const { return size_; }

    /// Where disc i is at a time, for animation at any frame rate; before the flick and after the rest it lies still.
    /// Takes a time linear in the number of stretches. Precondition: i < size().
    [[nodiscard]] disc_pose pose_at(std::size_t i, double time) const
    {
        QUINTET_ASSERT(i < size_);
        for (std::size_t k = segments_.size(); k-- > 0;) {
            const motion_segment& s = segments_[k];
            if (s.disc == i && s.start <= time) {
                const double elapsed = (time < duration_ ? time : duration_) - s.start;
                const real stop = stopping_time(s.speed, s.deceleration);
                const real t = lesser(elapsed, stop);
                const real gone = distance_after(s.speed, s.deceleration, t);
                const real speed = stop <= real{elapsed} ? real{0} : real{s.speed} - real{s.deceleration} * t;
                return {s.from + gone.value() * s.along, speed.value() * s.along, s.mode, s.layer, s.support};
            }
        }
        return initial_[i];
    }

    // What follows is called by whoever moves the discs: the simulation, or a camera over a real board.

    void begin(std::span<const board_circle> circles, const disc_scene<Capacity>& scene)
    {
        events_.clear();
        segments_.clear();
        duration_ = 0;
        size_ = scene.size();
        circle_count_ = 0;
        for (const board_circle& circle : circles) {
            if (circle_count_ < circles_.size()) {
                circles_[circle_count_++] = circle;
            }
        }
        for (std::size_t i = 0; i < size_; ++i) {
            initial_[i] = {scene.position(i), {}, scene.mode(i), scene.layer(i), scene.support(i)};
            radius_[i] = scene.radius(i);
            last_[i] = none;
        }
    }
    void record(const shot_event& event) { events_.push_back(event); }
    void move(const motion_segment& segment)
    {
        end_segment(segment.disc, segment.start);
        last_[segment.disc] = segments_.size();
        segments_.push_back(segment);
        segments_.back().end = real::infinity().value();
    }
    void finish(double time)
    {
        duration_ = time;
        for (std::size_t i = 0; i < size_; ++i) {
            if (last_[i] != none && segments_[last_[i]].speed > 0) {
                end_segment(i, time);
            }
        }
        // Line events came when their stretch ended: a stable insertion puts them where they belong.
        for (std::size_t k = 1; k < events_.size(); ++k) {
            if (events_[k].time < events_[k - 1].time) {
                const auto here = events_.begin() + static_cast<std::ptrdiff_t>(k);
                const auto place = std::upper_bound(events_.begin(), here, events_[k].time,
                                                    [](double t, const shot_event& e) { return t < e.time; });
                std::rotate(place, here, here + 1);
            }
        }
    }

  private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    void end_segment(std::size_t disc, double time)
    {
        if (last_[disc] == none) {
            return;
        }
        motion_segment& s = segments_[last_[disc]];
        s.end = time;
        if (s.speed > 0 && on_surface(s.mode)) {
            find_line_events(s, radius_[disc]);
        }
    }

    void find_line_events(const motion_segment& s, double radius)
    {
        const real t = lesser(real{s.end} - real{s.start}, stopping_time(s.speed, s.deceleration));
        const real travelled = distance_after(s.speed, s.deceleration, t);
        const vec2 to = s.from + travelled.value() * s.along;
        const real first = dot(s.from, s.from);
        const real last = dot(to, to);
        const real outward = dot(s.from, s.along);
        // The least distance from the centre: at the foot of the perpendicular, where the path reaches it.
        const bool foot_passed = outward < 0 && real{dot(to, s.along)} > 0;
        const real foot = foot_passed ? first - outward * outward : lesser(first, last);
        const real most = greater(first, last);
        const auto emit = [&](std::size_t circle, line_part part, bool out, real gone) {
            shot_event event;
            event.kind = shot_event_kind::line;
            event.disc = s.disc;
            event.other = static_cast<std::uint8_t>(circle);
            event.part = part;
            event.outward = out;
            event.time = (real{s.start} + time_to_cover(s.speed, s.deceleration, gone)).value();
            event.where = s.from + gone.value() * s.along;
            events_.push_back(event);
        };
        const std::size_t before = events_.size();
        for (std::size_t c = 0; c < circle_count_; ++c) {
            const board_circle& circle = circles_[c];
            const std::array<real, 3> limits{inner_limit(circle, radius), circle.radius, outer_limit(circle, radius)};
            for (std::size_t k = 0; k < 3; ++k) {
                const real limit = limits[k];
                if (!(limit > 0) || limit * limit < foot || limit * limit >= most) {
                    continue;
                }
                const line_part going_in = k == 0   ? line_part::cleared
                                           : k == 1 ? line_part::crossed
                                                    : line_part::reached;
                const line_part going_out = k == 0   ? line_part::reached
                                            : k == 1 ? line_part::crossed
                                                     : line_part::cleared;
                if (first > limit * limit) {
                    const real in = distance_to_enter(s.from.x, s.from.y, s.along.x, s.along.y, limit);
                    if (in <= travelled) {
                        emit(c, going_in, false, in);
                    }
                }
                if (last > limit * limit) {
                    const real out = distance_to_leave(s.from.x, s.from.y, s.along.x, s.along.y, limit);
                    if (out <= travelled) {
                        emit(c, going_out, true, out);
                    }
                }
            }
        }
        std::sort(events_.begin() + static_cast<std::ptrdiff_t>(before), events_.end(),
                  [](const shot_event& a, const shot_event& b) { return a.time < b.time; });
    }

    std::vector<shot_event> events_;
    std::vector<motion_segment> segments_;
    std::array<disc_pose, Capacity> initial_{};
    std::array<double, Capacity> radius_{};
    std::array<std::size_t, Capacity> last_{};
    std::array<board_circle, 16> circles_{};
    std::size_t circle_count_ = 0;
    std::size_t size_ = 0;
    double duration_ = 0;
};

} // namespace quintet::inline v0

#endif
