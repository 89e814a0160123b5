// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_QUADRANTS_PLACE_AND_TURN_HPP
#define QUINTET_GAMES_QUADRANTS_PLACE_AND_TURN_HPP

#include <quintet/boards/quadrant_grid_geometry.hpp>
#include <quintet/core/ones.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/core/visit.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace quintet::inline v0 {

// What the games of the board of four quadrants share: a move is a placement, then a turn.

/// Calls visit(cell) for the cells of a mask in rising order; a visitor that returns false stops.
template <class Visit>
constexpr bool for_each_bit(std::uint64_t cells, Visit&& visit)
{
    for (; cells != 0; cells &= cells - 1) {
        if (!go_on(visit, static_cast<std::uint8_t>(std::countr_zero(cells)))) {
            return false;
        }
    }
    return true;
}

/// Calls visit(twist) for the eight twists, and for none last where the turn may be skipped.
template <class Visit>
constexpr bool for_each_twist(bool may_skip, Visit&& visit)
{
    const std::uint8_t end = quadrant_twist::count + (may_skip ? 1U : 0U);
    for (std::uint8_t i = 0; i < end; ++i) {
        if (!go_on(visit, quadrant_twist{i})) {
            return false;
        }
    }
    return true;
}

/// The n-th move on the cells of `open`, in order, where a placement on a cell of `alone` is the whole move and every
/// other one is followed by each of the eight twists: a cell, and a twist or none. Takes a time linear in the number of
/// cells in `alone`, of which there are few. Precondition: there are more than n.
struct cell_and_twist {
    std::uint8_t cell;
    quadrant_twist twist;
};
[[nodiscard]] constexpr cell_and_twist nth_place_and_turn(std::uint64_t open, std::uint64_t alone, std::size_t n)
{
    const std::uint64_t others = open & ~alone;
    std::size_t passed = 0;
    std::size_t i = 0;
    // Where the loop ends depends on the position only, not on the draw, which no processor foresees.
    for (std::uint64_t rest = open & alone; rest != 0; rest &= rest - 1) {
        const std::uint64_t bit = rest & (0U - rest);
        const std::size_t here = count_ones(others & (bit - 1)) * quadrant_twist::count + i++;
        if (n == here) {
            return {static_cast<std::uint8_t>(std::countr_zero(bit)), quadrant_twist::none()};
        }
        passed += n > here ? 1U : 0U;
    }
    n -= passed;
    return {static_cast<std::uint8_t>(nth_one(others, n / quadrant_twist::count)),
            {static_cast<std::uint8_t>(n % quadrant_twist::count)}};
}

/// The whole moves of a game, in order: each placement alone where it ends the move, else with each of its turns.
template <class Game, class Visit>
constexpr bool for_each_place_and_turn(const Game& game, const typename Game::state_type& s, Visit&& visit)
{
    using move = typename Game::move_type;
    return game.for_each_placement(s, [&](const typename Game::placement_type& p) {
        if (game.ends_turn(s, p)) {
            return go_on(visit, move{p, {}});
        }
        return game.for_each_turn(s, p, [&](const typename Game::turn_type& t) { return go_on(visit, move{p, t}); });
    });
}

/// A point for each seat in a set of them (bit i for seat i), nothing for the others.
[[nodiscard]] constexpr score_sheet point_for_each(std::uint8_t those, std::size_t seats)
{
    score_sheet sheet;
    for (std::size_t i = 0; i < seats; ++i) {
        const std::int32_t points = (those >> i) & 1;
        sheet.seats.push_back({points, points});
        sheet.teams.push_back({points, points});
    }
    return sheet;
}

/// Writes a mask as a plane of an observation, row by row: 1 for its cells, 0 for the others.
constexpr void write_plane(std::uint64_t cells, std::span<float> out)
{
    using geometry = quadrant_geometry<>;
    for (std::size_t i = 0; i < geometry::cell_count; ++i) {
        const auto c = geometry::at(i / geometry::edge, i % geometry::edge);
        out[i] = (cells & geometry::cell_bit(c)) != 0 ? 1.0F : 0.0F;
    }
}

} // namespace quintet::inline v0

#endif
