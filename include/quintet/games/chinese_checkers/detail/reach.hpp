// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_REACH_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_REACH_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/config.hpp>
#include <quintet/games/chinese_checkers/options.hpp>

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// Visits the landing holes of all single jumps from a hole (CC-6), free or occupied. Symmetric jumps go over the first
/// marble of a line to its mirror hole, whatever the distance, if the holes between are empty (CC-15).
template <class Star, class Visit>
QUINTET_ALWAYS_INLINE constexpr void for_each_jump(jump_rule rule, const typename Star::hole_set& occupied,
                                                   typename Star::hole from, Visit&& visit)
{
    using hole = typename Star::hole;
    if (rule == jump_rule::adjacent) {
        for (const auto& jump : Star::jumps(from)) {
            if (occupied.contains(jump.over)) {
                visit(jump.to);
            }
        }
        return;
    }
    for (std::size_t d = 0; d < Star::direction_count; ++d) {
        hole over = Star::neighbour(from, d);
        int distance = 1;
        for (; over != Star::none && !occupied.contains(over); over = Star::neighbour(over, d)) {
            ++distance;
        }
        if (over == Star::none) {
            continue;
        }
        hole to = Star::neighbour(over, d);
        for (; to != Star::none && distance > 1 && !occupied.contains(to); to = Star::neighbour(to, d)) {
            --distance;
        }
        if (to != Star::none && distance == 1) {
            visit(to);
        }
    }
}

/// What the reach of a seat's marbles depends on, apart from their places.
template <class Star>
struct surroundings {
    using hole_set = typename Star::hole_set;

    const hole_set& stopping; ///< where a move may end, if the hole is empty (a table's, it outlives everything)
    const hole_set& passing;  ///< where a chain may pass (a table's)
    hole_set occupied;        ///< by any marble
    jump_rule jump = jump_rule::adjacent;
    bool may_swap = false;
    bool may_lock = false;
    hole_set swapping = {}; ///< occupied holes that a move may end in by swapping (CC-15)
    hole_set locked = {};   ///< a marble that rests here stays in here (CC-15)
};

/// Where a marble can go: the steps (CC-5), and a flood over the jumps (CC-6). The marble itself is lifted: its hole
/// counts as empty and gives no support (CC-8). Time: proportional to the holes that the flood lands in.
template <class Star>
[[nodiscard]] QUINTET_FLATTEN constexpr typename Star::hole_set reach_of(const surroundings<Star>& around,
                                                                         typename Star::hole from)
{
    using hole = typename Star::hole;
    using hole_set = typename Star::hole_set;

    const hole_set& steps = Star::neighbours(from);
    const hole_set free = around.passing & ~around.occupied; // the start hole needs no second visit
    hole_set lifted = around.occupied;
    lifted.erase(from);
    const auto landings_from = [&](std::size_t here) {
        hole_set landings;
        for_each_jump<Star>(around.jump, lifted, static_cast<hole>(here), [&](hole to) { landings.insert(to); });
        return landings;
    };
    hole_set unvisited = free;
    hole_set waiting;
    for (std::size_t here = from; here != Star::hole_count; here = waiting.take_first()) {
        const hole_set fresh = landings_from(here) & unvisited;
        unvisited ^= fresh;
        waiting |= fresh;
    }
    const hole_set landed = free ^ unvisited;
    hole_set destinations = (landed | (steps & ~around.occupied)) & around.stopping;
    if (around.may_swap) {
        hole_set entered = steps | landings_from(from);
        landed.for_each([&](std::size_t h) { entered |= landings_from(h); });
        destinations |= entered & around.swapping;
    }
    if (around.may_lock && around.locked.contains(from)) {
        destinations &= around.locked;
    }
    return destinations;
}

} // namespace quintet::inline v0::chinese_checkers

#endif
