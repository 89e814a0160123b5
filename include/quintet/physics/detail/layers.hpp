// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_LAYERS_HPP
#define QUINTET_PHYSICS_DETAIL_LAYERS_HPP

#include <quintet/config.hpp>
#include <quintet/physics/detail/motion_world.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

// Discs that lie on others, in a reduced model of our own: a disc whose footprint overlaps others lies on the nearest
// of them, one layer higher, be it flat or tilted with one edge on the board. Discs meet within their layer; posts and
// whatever stands are in all of them.

/// Sets the layers of all that lies on disc i, one above the other; returns them as bits.
template <std::size_t Capacity>
std::uint64_t stack_riders(motion_world<Capacity>& w, std::size_t i)
{
    std::uint64_t riders = 0;
    for (std::size_t k = 0; k < w.discs; ++k) {
        if (w.support[k] == i) {
            w.layer[k] = static_cast<std::uint8_t>(w.layer[i] + 1);
            w.mark(k);
            riders |= (std::uint64_t{1} << k) | stack_riders(w, k);
        }
    }
    return riders;
}

/// Whether disc k is `below`, or lies on it, or on what lies on it.
template <std::size_t Capacity>
[[nodiscard]] bool rests_on(const motion_world<Capacity>& w, std::size_t k, std::size_t below)
{
    while (k != below && w.support[k] != disc::board_below) {
        k = w.support[k];
    }
    return k == below;
}

/// Lets disc i come down where it is: on the board if there is room, else on the nearest disc that it overlaps, layer
/// by layer. Returns the discs that lie on it, whose layers follow. Linear in the number of discs, for each layer.
template <std::size_t Capacity>
std::uint64_t land(motion_world<Capacity>& w, std::size_t i)
{
    const std::size_t self = w.body(i);
    w.layer[i] = 0;
    w.support[i] = disc::board_below;
    while (w.layer[i] < disc_scene<Capacity>::layer_limit) {
        std::uint8_t below = disc::board_below;
        real nearest = never;
        for (std::size_t k = 0; k < w.discs; ++k) {
            const bool lies = w.mode[k] == disc_mode::flat || w.mode[k] == disc_mode::leaning;
            if (!lies || w.layer[k] != w.layer[i] || rests_on(w, k, i)) {
                continue;
            }
            const std::size_t b = w.body(k);
            const real x = w.x[b] - w.x[self];
            const real y = w.y[b] - w.y[self];
            const real reach = w.radius[b] + w.radius[self] - real{disc_scene<Capacity>::overlap_tolerance};
            const real square = x * x + y * y;
            const bool first =
                below != disc::board_below && square == nearest &&
                (w.x[b] < w.x[w.body(below)] || (w.x[b] == w.x[w.body(below)] && w.y[b] < w.y[w.body(below)]));
            if (square < reach * reach && (square < nearest || first)) {
                nearest = square;
                below = static_cast<std::uint8_t>(k);
            }
        }
        if (below == disc::board_below) {
            break;
        }
        w.support[i] = below;
        ++w.layer[i];
    }
    return stack_riders(w, i);
}

/// Whether what disc i covers, lying flat, is in part where a tower stands: then it is tilted against that. [ST-16]
template <std::size_t Capacity>
[[nodiscard]] bool covers(const motion_world<Capacity>& w, std::size_t i, std::size_t tower)
{
    const real x = w.x[w.body(i)] - w.x[w.body(tower)];
    const real y = w.y[w.body(i)] - w.y[w.body(tower)];
    const real reach = w.radius[w.body(i)] + w.radius[w.body(tower)] - real{disc_scene<Capacity>::overlap_tolerance};
    return x * x + y * y < reach * reach;
}
template <std::size_t Capacity>
[[nodiscard]] bool leans_on_tower(const motion_world<Capacity>& w, std::size_t i)
{
    for (std::size_t k = 0; k < w.discs; ++k) {
        if (w.mode[k] == disc_mode::standing && w.layer[k] == 0 && covers(w, i, k)) {
            return true;
        }
    }
    return false;
}

/// Whether a post or something that stands is in the way of disc i at a place.
template <std::size_t Capacity>
[[nodiscard]] bool blocked(const motion_world<Capacity>& w, std::size_t i, real x, real y)
{
    for (std::size_t b = 0; b < w.bodies; ++b) {
        if (w.is_disc(b)) {
            const std::size_t k = b - w.posts;
            if (k == i || !w.can_be_met(k) || height_mask(w.mode[k], w.layer[k]) != 0xff) {
                continue;
            }
        }
        const real dx = w.x[b] - x;
        const real dy = w.y[b] - y;
        const real reach = w.radius[b] + w.radius[w.body(i)];
        if (dx * dx + dy * dy < reach * reach) {
            return true;
        }
    }
    return false;
}

/// After pushes on the discs in `pushed`: a disc that lies on one of them goes on with it, both sharing their momentum,
/// if their velocities differ by less than the speed that its friction can make up; else it keeps its own velocity, and
/// slides on the disc below. Returns `pushed` with all that must set off anew.
template <std::size_t Capacity>
[[nodiscard]] std::uint64_t carry_riders(motion_world<Capacity>& w, std::uint64_t pushed)
{
    const real carry = w.parameters.carry_speed;
    for (std::uint64_t before = 0; before != pushed;) {
        before = pushed;
        for (std::size_t k = 0; k < w.discs; ++k) {
            const std::uint64_t bit = std::uint64_t{1} << k;
            if (w.support[k] == disc::board_below || (pushed & bit) != 0 || ((pushed >> w.support[k]) & 1U) == 0) {
                continue;
            }
            const std::size_t upper = w.body(k);
            const std::size_t lower = w.body(w.support[k]);
            const real x = w.velocity_x[lower] - w.velocity_x[upper];
            const real y = w.velocity_y[lower] - w.velocity_y[upper];
            const real square = x * x + y * y;
            if (square > 0 && square <= carry * carry) {
                const real share = w.inverse_mass[upper] / (w.inverse_mass[upper] + w.inverse_mass[lower]);
                const real common_x = w.velocity_x[upper] + share * x;
                const real common_y = w.velocity_y[upper] + share * y;
                w.velocity_x[upper] = common_x;
                w.velocity_y[upper] = common_y;
                w.velocity_x[lower] = common_x;
                w.velocity_y[lower] = common_y;
                pushed |= bit;
            } else if (w.is_moving(k)) {
                pushed |= bit;
            }
        }
    }
    return pushed;
}

/// Whether disc i moves with the disc below.
template <std::size_t Capacity>
[[nodiscard]] bool rides(const motion_world<Capacity>& w, std::size_t i)
{
    if (w.support[i] == disc::board_below || !w.is_moving(w.support[i])) {
        return false;
    }
    const std::size_t upper = w.body(i);
    const std::size_t lower = w.body(w.support[i]);
    return w.velocity_x[upper] == w.velocity_x[lower] && w.velocity_y[upper] == w.velocity_y[lower];
}

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
