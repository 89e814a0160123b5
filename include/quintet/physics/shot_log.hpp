// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_SHOT_LOG_HPP
#define QUINTET_PHYSICS_SHOT_LOG_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/physics/disc_scene.hpp>
#include <quintet/physics/shot_event.hpp>
#include <quintet/physics/sliding.hpp>
#include <quintet/physics/time_of_impact.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// Everything that happened in a shot, in order of time; simultaneous events in the order in which one led to the
/// other. It can be played back without simulating again. Its storage is kept from shot to shot, so that a log in use
/// stops allocating.
template <std::size_t Capacity>
class shot_log {
  public:
    static constexpr bool enabled = true;

    /// The events. Line events are found from the stretches, by exact geometry.
    [[nodiscard]] std::span<const shot_event> events() const
    {
        return {events_.data(), events_.empty() ? 0 : count_}; // one that was moved from has none
    }
    /// The stretches, in order of their start.
    [[nodiscard]] std::span<const motion_segment> segments() const { return segments_; }
    /// Seconds from the flick to the last event.
    [[nodiscard]] double duration() const { return duration_; }
    /// How many discs the scene had.
    [[nodiscard]] std::size_t size() const { return size_; }
    /// Of disc i. Precondition: i < size().
    [[nodiscard]] double radius(std::size_t i) const
    {
        QUINTET_ASSERT(i < size_);
        return radius_[i];
    }

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
        count_ = 0;
        segments_.clear();
        duration_ = 0;
        size_ = scene.size();
        note_circles(circles.first(circles.size() < circle_limit ? circles.size() : circle_limit));
        for (std::size_t i = 0; i < size_; ++i) {
            initial_[i] = {scene.position(i), {}, scene.mode(i), scene.layer(i), scene.support(i)};
            radius_[i] = scene.radius(i);
            last_[i] = none;
        }
    }
    void record(shot_event event)
    {
        make_room(count_ + 1);
        std::size_t to = count_++;
        for (; to > 0 && events_[to - 1].kind == shot_event_kind::line && events_[to - 1].time >= event.time; --to) {
            events_[to] = events_[to - 1];
        }
        events_[to] = event;
    }
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
    }

  private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    static constexpr std::size_t circle_limit = 16;

    void note_circles(std::span<const board_circle> circles)
    {
        bool same = circles.size() == circles_.size();
        for (std::size_t c = 0; same && c < circles.size(); ++c) {
            same = circles[c] == circles_[c];
        }
        if (!same) {
            circles_.clear();
            for (const board_circle& circle : circles) {
                circles_.push_back(circle);
            }
            limits_radius_ = 0;
        }
    }

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

    /// A distance from the board's centre at which a disc's centre meets a circle's line: see `line_part`.
    struct limit {
        real square;
        std::uint8_t circle;
        line_part part;
    };
    using limit_list = inline_vector<limit, 3 * circle_limit>;

    /// The limits for discs of this radius, in the order in which they are met on the way in, and on the way out.
    void set_limits(double radius)
    {
        limits_radius_ = radius;
        inwards_.clear();
        outwards_.clear();
        for (std::size_t c = 0; c < circles_.size(); ++c) {
            const std::array<real, 3> distances{greater(inner_limit(circles_[c], radius), 0), circles_[c].radius,
                                                outer_limit(circles_[c], radius)};
            for (std::size_t k = 0; k < 3; ++k) {
                const real square = distances[k] * distances[k];
                insert(inwards_, {square, static_cast<std::uint8_t>(c), static_cast<line_part>(2 - k)},
                       [](real a, real b) { return a > b; });
                insert(outwards_, {square, static_cast<std::uint8_t>(c), static_cast<line_part>(k)},
                       [](real a, real b) { return a < b; });
            }
        }
    }
    /// Puts a limit behind those whose squares do not come after its own.
    template <class Before>
    static void insert(limit_list& list, const limit& added, Before before)
    {
        list.push_back(added);
        std::size_t to = list.size() - 1;
        for (; to > 0 && before(added.square, list[to - 1].square); --to) {
            list[to] = list[to - 1];
        }
        list[to] = added;
    }

    void find_line_events(const motion_segment& s, double radius)
    {
        if (radius != limits_radius_) {
            set_limits(radius);
        }
        // The squared distance from the board's centre after a way z is (z + outward)² + aside².
        const real t = lesser(real{s.end} - real{s.start}, stopping_time(s.speed, s.deceleration));
        const real way = distance_after(s.speed, s.deceleration, t);
        const real outward = dot(s.from, s.along);
        const real aside_square = real{dot(s.from, s.from)} - outward * outward;
        const real at_end = way + outward;
        const real first = outward * outward;
        const real last = at_end * at_end;
        const real least = outward < 0 && at_end > 0 ? real{0} : lesser(first, last);
        line_writer lines = write_lines(s);
        // What is met on either way stands together in its list, so one look at each limit is enough.
        if (outward < 0) {
            for (const limit& l : inwards_) {
                const real half_chord_square = l.square - aside_square;
                if (!(half_chord_square > least)) {
                    break;
                }
                if (half_chord_square < first) {
                    lines.add(l, false, -square_root(half_chord_square) - outward);
                }
            }
        }
        if (at_end > 0) {
            for (const limit& l : outwards_) {
                const real half_chord_square = l.square - aside_square;
                if (!(half_chord_square < last)) {
                    break;
                }
                if (half_chord_square > least) {
                    lines.add(l, true, square_root(half_chord_square) - outward);
                }
            }
        }
        lines.take_back(lines.tail.size());
        count_ = static_cast<std::size_t>(lines.next - events_.data());
    }

    /// The lines of a stretch are found when it ends. What happened since it began is set aside meanwhile, and comes
    /// back between them, so that each line stands after what happened at its time.
    struct line_writer {
        const motion_segment& stretch;
        std::span<const shot_event> tail;
        shot_event* next;
        real latest;

        void take_back(std::size_t events)
        {
            for (; events > 0; --events) {
                *next++ = tail.front();
                tail = tail.subspan(1);
            }
        }
        QUINTET_ALWAYS_INLINE void add(const limit& met, bool outward, real way)
        {
            const motion_segment& s = stretch;
            // Rounding must not bring it past what ended the stretch, such as the fall from the edge that the line runs
            // on, nor before the line that was met last.
            latest = greater(lesser(real{s.start} + time_to_cover(s.speed, s.deceleration, way), s.end), latest);
            while (!tail.empty() && tail.front().time <= latest) {
                take_back(1);
            }
            *next++ = {.kind = shot_event_kind::line,
                       .disc = s.disc,
                       .other = met.circle,
                       .part = met.part,
                       .outward = outward,
                       .mode = s.mode,
                       .time = latest.value(),
                       .where = s.from + way.value() * s.along,
                       .normal = {},
                       .impulse = 0,
                       .friction_impulse = 0};
        }
    };
    [[nodiscard]] line_writer write_lines(const motion_segment& s)
    {
        std::size_t kept = count_;
        while (kept > 0 && events_[kept - 1].time > s.start) {
            --kept;
        }
        tail_.clear();
        for (std::size_t k = kept; k < count_; ++k) {
            tail_.push_back(events_[k]);
        }
        make_room(count_ + 2 * limit_list::capacity());
        return {s, tail_, &events_[kept], s.start};
    }
    void make_room(std::size_t events)
    {
        if (events > events_.size()) {
            events_.resize(2 * events);
        }
    }

    /// The first `count_` are this shot's.
    std::vector<shot_event> events_;
    std::size_t count_ = 0;
    std::vector<shot_event> tail_;
    std::vector<motion_segment> segments_;
    std::array<disc_pose, Capacity> initial_{};
    std::array<double, Capacity> radius_{};
    std::array<std::size_t, Capacity> last_{};
    inline_vector<board_circle, circle_limit> circles_;
    limit_list inwards_;
    limit_list outwards_;
    double limits_radius_ = 0;
    std::size_t size_ = 0;
    double duration_ = 0;
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
