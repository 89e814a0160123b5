// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_REACH_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_REACH_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/config.hpp>
#include <quintet/games/chinese_checkers/options.hpp>

#include <array>
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

/// What a marble's reach depends on, apart from its place.
template <class Star>
struct surroundings {
    using hole_set = typename Star::hole_set;

    jump_rule jump = jump_rule::adjacent;
    hole_set occupied; ///< by any marble
    hole_set stopping; ///< where the marble may end its move, if the hole is empty
    hole_set passing;  ///< where its chain may pass
    hole_set swapping; ///< occupied holes that it may enter by swapping (CC-15)
    hole_set locked;   ///< a marble that rests here stays in here (CC-15); empty without the lock
};

/// All destinations of a marble: the steps (CC-5), and a flood over the jumps (CC-6). The marble itself is lifted: its
/// hole counts as empty and gives no support (CC-8). Time: proportional to the holes that the flood lands in.
template <class Star>
[[nodiscard]] constexpr reach<Star> reach_of(const surroundings<Star>& around, typename Star::hole from)
{
    using hole = typename Star::hole;
    using hole_set = typename Star::hole_set;

    hole_set occupied = around.occupied;
    occupied.erase(from);
    hole_set unvisited = around.passing & ~occupied;
    unvisited.erase(from);
    const hole_set landing_before = unvisited;

    reach<Star> found;
    hole_set swaps;
    const bool may_swap = !around.swapping.empty();
    std::array<hole, Star::hole_count> waiting{};
    std::size_t count = 0;
    waiting[count++] = from;
    while (count > 0) {
        const hole here = waiting[--count];
        for_each_jump<Star>(
            around.jump, occupied, here, [&](const hole_set& seen) { found.watched |= seen; },
            [&](hole, hole to) {
                found.watched.insert(to);
                if (unvisited.contains(to)) {
                    unvisited.erase(to);
                    waiting[count++] = to;
                } else if (may_swap && around.swapping.contains(to)) {
                    swaps.insert(to);
                }
            });
    }
    // A symmetric jump need not look at its neighbours, but a step does.
    found.watched |= Star::neighbours(from);
    const hole_set steps = Star::neighbours(from);
    found.destinations = ((landing_before ^ unvisited) | (steps & ~occupied)) & around.stopping;
    if (may_swap) {
        found.destinations |= swaps | (steps & around.swapping);
    }
    if (around.locked.contains(from)) {
        found.destinations &= around.locked;
    }
    return found;
}

} // namespace quintet::inline v0::chinese_checkers

#endif
