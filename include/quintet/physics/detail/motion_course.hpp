// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_MOTION_COURSE_HPP
#define QUINTET_PHYSICS_DETAIL_MOTION_COURSE_HPP

#include <quintet/config.hpp>
#include <quintet/core/real.hpp>
#include <quintet/physics/time_of_impact.hpp>

#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// What ends a disc's stretch.
enum class end_kind : std::uint8_t {
    none,
    stop,    ///< it comes to rest
    hit,     ///< it meets `partner`
    edge,    ///< its centre passes the edge of the surface
    capture, ///< it drops into the hole
    step,    ///< its centre meets the raised centre
    part,    ///< it comes off the disc that it lies on, or that lies on it (`partner`)
    phase,   ///< its friction, or how it stands, changes
    back,    ///< it comes down on the surface again, from the rail
};

struct next_end {
    real time = never;
    /// How far the disc has gone by then from the start of its stretch, and how fast it still is; infinite where only
    /// the time is known.
    real gone = never;
    real speed = 0;
    end_kind kind = end_kind::none;
    std::uint16_t partner = 0; // not a byte: to the compiler, a byte written may change any value

    next_end() = default;
    next_end(real at, end_kind what, std::size_t with = 0)
        : time(at), kind(what), partner(static_cast<std::uint16_t>(with))
    {
    }
    next_end(const next_end&) = default;
    /// Member by member: what was written in parts and is read as a whole makes the processor wait.
    // NOLINTNEXTLINE(modernize-use-equals-default): the default copies it as a whole
    next_end& operator=(const next_end& other)
    {
        time = other.time;
        gone = other.gone;
        speed = other.speed;
        kind = other.kind;
        partner = other.partner;
        return *this;
    }
};

/// A direction, as a unit vector, and a speed in it.
struct heading {
    real along_x, along_y;
    real speed;
};

/// A straight stretch: from (x, y) at `start` along a unit vector.
struct course {
    real x, y;
    real along_x, along_y;
    real speed;
    real deceleration;
    real start;
    /// How far it goes by itself, and until when.
    real reach;
    real stop;
    /// How far it has gone by now.
    real gone;
    /// It ends because its friction changes, not because it is at rest.
    bool phased;
    /// rad/s at the start, and how fast that falls; 0: it stays.
    real spin;
    real spin_deceleration;
    /// Of an upright disc: until when it wobbles.
    bool wobbles;
    real stop_of_phase;
};

/// A contact at one instant, of two bodies by index.
struct touch {
    std::uint16_t a;
    std::uint16_t b;
    bool closes;
    /// Unit vector from a to b.
    real normal_x, normal_y;
    real closing;
    /// N·s along the normal and across it.
    real push, rub;
    real restitution, friction;
    /// Scratch of the solver: how the push is shared out.
    real share;
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
