// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_REACH_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_REACH_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/config.hpp>
#include <quintet/games/chinese_checkers/options.hpp>

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// Visits the landing holes of all single jumps from a hole (CC-6): visit(over, to), `to` free or occupied. `look` is
/// told every hole whose content the answer depends on. Symmetric jumps go over the first marble of a line to its
/// mirror hole, whatever the distance, if the holes between are empty (CC-15).
template <class Star, class Look, class Visit>
QUINTET_ALWAYS_INLINE constexpr void for_each_jump(jump_rule rule, const typename Star::hole_set& occupied,
                                                   typename Star::hole from, Look&& look, Visit&& visit)
{
    using hole = typename Star::hole;
    if (rule == jump_rule::adjacent) {
        look(Star::neighbours(from));
        for (const auto& jump : Star::jumps(from)) {
            if (occupied.contains(jump.over)) {
                visit(jump.over, jump.to);
            }
        }
        return;
    }
    typename Star::hole_set seen;
    for (std::size_t d = 0; d < Star::direction_count; ++d) {
        hole over = Star::neighbour(from, d);
        int distance = 1;
        for (; over != Star::none && !occupied.contains(over); over = Star::neighbour(over, d)) {
            seen.insert(over);
            ++distance;
        }
        if (over == Star::none) {
            continue;
        }
        seen.insert(over);
        hole to = Star::neighbour(over, d);
        for (; to != Star::none && distance > 1 && !occupied.contains(to); to = Star::neighbour(to, d)) {
            seen.insert(to);
            --distance;
        }
        if (to != Star::none && distance == 1) {
            visit(over, to);
        } else if (to != Star::none) {
            seen.insert(to);
        }
    }
    look(seen);
}

/// Where one marble can go.
template <class Star>
struct reach {
    using hole_set = typename Star::hole_set;

    hole_set destinations;
    /// Every hole whose content was looked at: while none of them changes, the destinations stand.
    hole_set watched;
};

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

/// The single jumps from a hole: where they land, be it free or occupied, and the holes that were looked at to know.
template <class Star>
struct jump_view {
    using hole_set = typename Star::hole_set;

    hole_set landings;
    hole_set seen;
};

/// All destinations of a marble: the steps (CC-5), and a flood over the jumps (CC-6). The marble itself is lifted: its
/// hole counts as empty and gives no support (CC-8). Time: proportional to the holes that the flood lands in.
/// `jumps_from(here)` is the jump_view of a hole with the marble lifted.
template <class Star, class JumpsFrom>
[[nodiscard]] constexpr reach<Star> reach_of(const surroundings<Star>& around, typename Star::hole from,
                                             JumpsFrom&& jumps_from)
{
    using hole_set = typename Star::hole_set;

    const hole_set& steps = Star::neighbours(from);
    const hole_set free = around.passing & ~around.occupied; // the start hole needs no second visit
    hole_set unvisited = free;
    hole_set waiting;
    reach<Star> found{{}, steps}; // a symmetric jump need not look at the neighbours, but a step does
    for (std::size_t here = from; here != Star::hole_count; here = waiting.take_first()) {
        const jump_view<Star> jumps = jumps_from(static_cast<typename Star::hole>(here));
        const hole_set fresh = jumps.landings & unvisited;
        unvisited ^= fresh;
        waiting |= fresh;
        found.watched |= jumps.seen | jumps.landings;
    }
    const hole_set landed = free ^ unvisited;
    found.destinations = (landed | (steps & ~around.occupied)) & around.stopping;
    if (around.may_swap) {
        hole_set entered = steps | jumps_from(from).landings;
        landed.for_each([&](std::size_t h) { entered |= jumps_from(static_cast<typename Star::hole>(h)).landings; });
        found.destinations |= entered & around.swapping;
    }
    if (around.may_lock && around.locked.contains(from)) {
        found.destinations &= around.locked;
    }
    return found;
}

/// The same, the jumps found by looking at the board.
template <class Star>
[[nodiscard]] constexpr reach<Star> reach_of(const surroundings<Star>& around, typename Star::hole from)
{
    using hole = typename Star::hole;
    using hole_set = typename Star::hole_set;
    hole_set occupied = around.occupied;
    occupied.erase(from);
    return reach_of<Star>(around, from, [&](hole here) {
        jump_view<Star> view;
        for_each_jump<Star>(
            around.jump, occupied, here, [&](const hole_set& seen) { view.seen = seen; },
            [&](hole, hole to) { view.landings.insert(to); });
        return view;
    });
}

} // namespace quintet::inline v0::chinese_checkers

#endif
