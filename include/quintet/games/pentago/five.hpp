// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_FIVE_HPP
#define QUINTET_GAMES_PENTAGO_FIVE_HPP

#include <quintet/boards/quadrant_grid_geometry.hpp>

#include <cstddef>

namespace quintet::inline v0::pentago {

using board_geometry = quadrant_geometry<3>;

/// Five in a row, column or diagonal, or more (PG-3), in a plane of one colour.
[[nodiscard]] constexpr bool has_five(board_geometry::plane_mask marbles)
{
    // Runs of two and four are told by their first cells; a run of four is two runs of two.
    board_geometry::plane_mask fives = 0;
    for (const std::size_t step : board_geometry::steps) {
        const auto two = marbles & (marbles >> step);
        const auto four = two & (two >> (2 * step));
        fives |= four & (marbles >> (4 * step));
    }
    return fives != 0;
}

/// The cells, occupied or not, on which a marble would stand in five in a row; unused bits of the plane may be set.
[[nodiscard]] constexpr board_geometry::plane_mask fives_through(board_geometry::plane_mask marbles)
{
    board_geometry::plane_mask cells = 0;
    for (const std::size_t step : board_geometry::steps) {
        const auto two = marbles & (marbles >> step);
        const auto three = two & (marbles >> (2 * step));
        const auto four = two & (two >> (2 * step));
        // The marbles that are there: all four behind the cell, one before it and three behind, …, all four before it.
        cells |= four >> step;
        cells |= (marbles << step) & (three >> step);
        cells |= (two << (2 * step)) & (two >> step);
        cells |= (three << (3 * step)) & (marbles >> step);
        cells |= four << (4 * step);
    }
    return cells;
}

} // namespace quintet::inline v0::pentago

#endif
