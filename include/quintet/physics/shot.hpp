// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_SHOT_HPP
#define QUINTET_PHYSICS_SHOT_HPP

#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>
#include <quintet/core/random_stream.hpp>

#include <cstddef>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// A flick: a disc of the scene is given a velocity. Discs that lie on it go with it. [CR-6] [CR-7] [ST-9]
struct shot {
    /// The index of the disc in the scene.
    std::size_t disc = 0;
    /// Where to: any vector that is not zero; its length does not matter.
    vec2 direction{1, 0};
    /// m/s.
    double speed = 0;
    /// rad/s, counterclockwise.
    double spin = 0;
    /// The chance in how an upright disc wobbles and falls; flat discs use none. [ST-19]
    random_stream chance{};

    friend constexpr bool operator==(const shot&, const shot&) = default;
};

/// The unit vector of a direction, however long or short that is. Precondition: finite, and not zero.
[[nodiscard]] constexpr vec2 unit_along(vec2 direction)
{
    const double x = direction.x < 0 ? -direction.x : direction.x;
    const double y = direction.y < 0 ? -direction.y : direction.y;
    const double larger = x < y ? y : x;
    if (larger < 1e-100 || larger > 1e100) { // its square would leave the range of a double
        direction = {direction.x / larger, direction.y / larger};
    }
    return (1 / length(direction)) * direction;
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
