// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_FIVE_HPP
#define QUINTET_GAMES_PENTAGO_FIVE_HPP

#include <quintet/boards/quadrant_grid_geometry.hpp>
#include <quintet/boards/quadrant_grid_lines.hpp>

namespace quintet::inline v0::pentago {

using board_geometry = quadrant_geometry<3>;

/// Five in a row, column or diagonal, or more (PG-3), in a plane of one colour.
[[nodiscard]] constexpr bool has_five(board_geometry::plane_mask marbles)
{
    board_geometry::plane_mask any = 0;
    for_each_way<board_geometry>(
        5, [marbles](std::size_t) { return marbles; },
        [&any](std::size_t, board_geometry::plane_mask starts) { any |= starts; });
    return any != 0;
}

/// The cells, occupied or not, on which a marble would stand in five in a row; unused bits of the plane may be set.
[[nodiscard]] constexpr board_geometry::plane_mask fives_through(board_geometry::plane_mask marbles)
{
    board_geometry::plane_mask cells = 0;
    for_each_gap<board_geometry>(
        5, [marbles](std::size_t) { return marbles; },
        [&cells](std::size_t, board_geometry::plane_mask found) { cells |= found; });
    return cells;
}

} // namespace quintet::inline v0::pentago

#endif
