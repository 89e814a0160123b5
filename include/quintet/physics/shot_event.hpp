// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_SHOT_EVENT_HPP
#define QUINTET_PHYSICS_SHOT_EVENT_HPP

#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>
#include <quintet/physics/disc_scene.hpp>

#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// What can happen in a shot.
enum class shot_event_kind : std::uint8_t {
    contact,      ///< `disc` and `other` (discs) pushed each other
    post_contact, ///< `disc` hit the post `other`
    line,         ///< `disc` met the line of the board's circle `other`: see `line_part`
    capture,      ///< `disc` dropped into the hole
    left_surface, ///< the centre of `disc` passed the edge of the surface
    bounce_back,  ///< `disc`, having left, came back from the rail onto the surface
    fall,         ///< `disc`, having left, fell for good: into the ditch, or off the board
    topple,       ///< a tower fell from `disc` up, pushed by `other`: all of it, or what stood on those below
    fell_flat,    ///< the upright `disc` fell flat
    landed,       ///< `disc` came to lie on `other`, or on the board (`other` is disc::board_below)
    rest,         ///< `disc` came to rest
};

/// Which part of a meeting of a disc and a drawn circle. [CR-3]
enum class line_part : std::uint8_t {
    reached, ///< the disc begins to touch the line
    crossed, ///< the disc's centre passes the middle of the line
    cleared, ///< the disc ceases to touch the line
};

/// One thing that happened. SI units; members that a kind has no use for keep their defaults.
struct shot_event {
    shot_event_kind kind = shot_event_kind::rest;
    std::uint8_t disc = 0;
    std::uint8_t other = disc::board_below;
    /// Of a line event.
    line_part part = line_part::reached;
    /// Of a line event: away from the board's centre.
    bool outward = false;
    /// Of a rest: how the disc lies.
    disc_mode mode = disc_mode::flat;
    /// Seconds from the flick.
    double time = 0;
    /// The point of contact, or the disc's centre.
    vec2 where;
    /// Of a contact: the unit vector from `disc` to `other`, N·s along it, and N·s of friction across it (on `other`,
    /// to the left of the normal positive). A contact of impulse 0 is a disc that stopped as it touched.
    vec2 normal;
    double impulse = 0;
    double friction_impulse = 0;

    friend constexpr bool operator==(const shot_event&, const shot_event&) = default;
};

/// A stretch of a disc's motion between two events: straight, evenly slowed.
struct motion_segment {
    std::uint8_t disc = 0;
    disc_mode mode = disc_mode::flat;
    std::uint8_t layer = 0;
    std::uint8_t support = disc::board_below;
    double start = 0;
    /// When the next stretch of this disc begins; infinite for the last.
    double end = 0;
    vec2 from;
    /// Unit vector.
    vec2 along;
    double speed = 0;
    double deceleration = 0;
    /// rad/s at the start, and rad/s² by which it slows.
    double spin = 0;
    double spin_deceleration = 0;

    friend constexpr bool operator==(const motion_segment&, const motion_segment&) = default;
};

/// Where a disc is and how it lies at a moment.
struct disc_pose {
    vec2 position;
    vec2 velocity;
    disc_mode mode = disc_mode::flat;
    std::uint8_t layer = 0;
    std::uint8_t support = disc::board_below;

    friend constexpr bool operator==(const disc_pose&, const disc_pose&) = default;
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
