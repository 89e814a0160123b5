// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_TIPPING_RADIUS_HPP
#define QUINTET_PHYSICS_TIPPING_RADIUS_HPP

#include <quintet/config.hpp>
#include <quintet/core/real.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// The distance of the centre from the hole's within which a disc loses its support and tips; 0: it covers the hole.
[[nodiscard]] constexpr real tipping_radius(real hole_radius, real disc_radius)
{
    return hole_radius > disc_radius ? square_root((hole_radius - disc_radius) * (hole_radius + disc_radius)) : real{0};
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
