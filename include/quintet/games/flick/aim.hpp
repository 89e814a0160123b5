// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_AIM_HPP
#define QUINTET_GAMES_FLICK_AIM_HPP

#include <quintet/boards/angle.hpp>
#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>

#include <compare>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

/// Where a disc is put on the shooting line, and how it is flicked, as the shooter sees it from his own side: the same
/// aim is the same shot from every seat. Any doubles go in here; the rules refuse what no shot can be. [CR-6] [CR-7]
struct aim {
    /// Radians about the board's centre from the middle of the own quadrant to the disc, counterclockwise.
    double place = 0;
    /// Metres that the disc's centre lies outside the middle of the shooting line; negative: inside.
    double reach = 0;
    /// Radians from the way to the board's centre to the way of the shot, counterclockwise.
    double direction = 0;
    /// m/s.
    double speed = 0;
    /// rad/s, counterclockwise.
    double spin = 0;

    friend constexpr bool operator==(const aim&, const aim&) = default;
    friend constexpr auto operator<=>(const aim&, const aim&) = default;
};

/// The vector turned by the angle of a unit vector.
[[nodiscard]] constexpr vec2 turned(vec2 v, vec2 unit)
{
    return {(real{v.x} * real{unit.x} - real{v.y} * real{unit.y}).value(),
            (real{v.x} * real{unit.y} + real{v.y} * real{unit.x}).value()};
}

/// The direction of an aim, from where its disc lies, at a point. 0 where the disc lies on the board's centre.
[[nodiscard]] constexpr double direction_to(vec2 placed, vec2 target)
{
    const vec2 way = target - placed;
    return angle_of({dot(-placed, way), cross(-placed, way)});
}

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
