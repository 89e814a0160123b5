// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_SHOT_FILM_HPP
#define QUINTET_PHYSICS_SHOT_FILM_HPP

#include <quintet/boards/angle.hpp>
#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>
#include <quintet/physics/shot_log.hpp>

#include <cstddef>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// All that is seen of a disc at a moment.
struct disc_view {
    /// Of its centre, seen from above.
    vec2 position;
    /// m. Of its lowest point above the surface; negative in the hole and in the ditch.
    double height = 0;
    /// The sine of the angle between its face and the board: 0 as it lies flat, 1 as it stands on its edge.
    double tilt = 0;
    /// rad, counterclockwise. How far it has spun since the flick.
    double angle = 0;
    /// rad, counterclockwise, from `angle` to where the upper face of a tilted disc looks, which turns with it.
    double facing = 0;

    /// The direction, seen from above, that the upper face of a tilted disc looks to. Precondition: |angle| ≤ 1e6.
    [[nodiscard]] vec2 heading() const { return unit_vector((real{angle} + real{facing}).value()); }

    friend constexpr bool operator==(const disc_view&, const disc_view&) = default;
};

/// A log as something to look at, at any time and frame rate. The same log gives the same bits everywhere.
///
/// Within a stretch a disc moves as the log says; its angle is the integral of its spin. Where one stretch ends and the
/// next begins, the log can jump: a disc that drops into the hole is at once in its middle, one that falls flat lies, a
/// disc of a tower that topples is on the board. Here it eases: what would jump begins where it was, and the difference
/// fades as (1 − t/settling)², so that all that is seen is continuous, and after `settling` is what the log says. A
/// disc that comes down from a tower, over the edge, or into the hole tips over on its way, forward as it goes. A film
/// lasts so much longer than its shot.
template <std::size_t Capacity>
class shot_film {
  public:
    /// Seconds that a change of how a disc lies takes to be seen.
    static constexpr double settling = 0.12;
    /// The tilt (a sine) of a disc that comes down by its own thickness or more, where it is greatest.
    static constexpr double tumble = 0.5;

    /// The log must outlive the film; the board tells how thick discs are and how deep the hole is.
    template <std::size_t BoardCapacity>
    shot_film(const shot_log<Capacity>& log, const disc_board<BoardCapacity>& board)
        : log_(log), thickness_(board.disc_height), depth_(board.hole.depth)
    {
    }

    /// Seconds until nothing moves any more.
    [[nodiscard]] double duration() const { return (real{log_.duration()} + real{settling}).value(); }

    /// Disc i at a time. Takes a time linear in the number of stretches. Precondition: i < log.size().
    [[nodiscard]] disc_view at(std::size_t i, double time) const
    {
        const disc_pose first = log_.pose_at(i, -1);
        motion_segment now;
        now.mode = first.mode;
        now.layer = first.layer;
        now.from = first.position;
        now.start = -settling;
        disc_view jump; // from what the log says as a stretch begins to what was seen
        double turned = 0;
        double tumbling = 0;
        for (const motion_segment& s : log_.segments()) {
            if (s.start > time) {
                break;
            }
            if (s.disc != i) {
                continue;
            }
            const disc_view before = seen(now, s.start, jump, turned, tumbling);
            const disc_view after = told(s, s.start, before.angle);
            jump.position = before.position - after.position;
            jump.height = (real{before.height} - real{after.height}).value();
            jump.tilt = (real{before.tilt} - real{after.tilt}).value();
            turned = before.angle;
            const real down = real{jump.height} / real{thickness_};
            const bool tips = down > 0.5 && before.tilt == 0 && after.tilt == 0;
            tumbling = tips ? (real{tumble} * lesser(down, 1)).value() : 0;
            if (tips) {
                jump.facing = (real{angle_of(s.speed > 0 ? s.along : -jump.position)} - real{turned}).value();
            }
            now = s;
        }
        return seen(now, time, jump, turned, tumbling);
    }

  private:
    /// How far a disc in such a mode is tilted.
    static double tilt_of(disc_mode mode)
    {
        switch (mode) {
        case disc_mode::upright:
            return 1;
        case disc_mode::wobbling:
            return 0.8;
        case disc_mode::leaning:
            return 0.35;
        default:
            return 0;
        }
    }
    [[nodiscard]] double height_of(const motion_segment& s) const
    {
        if (s.mode == disc_mode::in_hole) {
            return -depth_;
        }
        return (real{s.mode == disc_mode::fallen ? -2.0 : static_cast<double>(s.layer)} * real{thickness_}).value();
    }

    /// What the log says of a stretch that began with such an angle.
    [[nodiscard]] disc_view told(const motion_segment& s, double time, double turned) const
    {
        const real elapsed = greater(lesser(real{time}, real{log_.duration()}) - real{s.start}, 0);
        const real gone =
            distance_after(s.speed, s.deceleration, lesser(elapsed, stopping_time(s.speed, s.deceleration)));
        const real spin = s.spin < 0 ? -real{s.spin} : real{s.spin};
        const real spins = lesser(elapsed, stopping_time(spin, s.spin_deceleration));
        const real turn = spin > 0 ? distance_after(spin, s.spin_deceleration, spins) : real{0};
        return {s.from + gone.value() * s.along, height_of(s), tilt_of(s.mode),
                (real{turned} + (s.spin < 0 ? -turn : turn)).value(), 0};
    }
    [[nodiscard]] disc_view seen(const motion_segment& s, double time, const disc_view& jump, double turned,
                                 double tumbling) const
    {
        disc_view view = told(s, time, turned);
        const real left = greater(real{1} - (real{time} - real{s.start}) / real{settling}, 0);
        const real share = lesser(left, 1) * lesser(left, 1);
        view.position = view.position + share.value() * jump.position;
        view.height = (real{view.height} + share * real{jump.height}).value();
        const real tipped = real{4} * share * (real{1} - share) * real{tumbling}; // 0 as it begins and as it ends
        view.tilt = (real{view.tilt} + share * real{jump.tilt} + tipped).value();
        view.facing = jump.facing;
        return view;
    }

    const shot_log<Capacity>& log_;
    double thickness_;
    double depth_;
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
