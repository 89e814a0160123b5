// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_QUADRANT_GRID_LINES_HPP
#define QUINTET_BOARDS_QUADRANT_GRID_LINES_HPP

#include <quintet/boards/quadrant_grid_geometry.hpp>
#include <quintet/config.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0 {

/// The number of lines of Length contiguous cells in a row, a column or a diagonal of an Edge × Edge board.
template <std::size_t Edge, std::size_t Length>
    requires(Length >= 2 && Length <= Edge)
inline constexpr std::size_t line_count = [] {
    const std::size_t along = Edge - Length + 1;
    return 2 * Edge * along + 2 * along * along;
}();

/// Every line of Length cells, each cell list in the order of the line: the rows, then the columns, the diagonals that
/// fall to the right, and those that fall to the left; all computed from coordinates (PT-14).
template <std::size_t Length, std::size_t Side = 3>
inline constexpr auto quadrant_lines = [] {
    using geometry = quadrant_geometry<Side>;
    constexpr std::size_t edge = geometry::edge;
    std::array<std::array<typename geometry::cell, Length>, line_count<edge, Length>> lines{};
    constexpr std::array<std::array<int, 2>, 4> ways{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
    std::size_t next = 0;
    for (const auto& way : ways) {
        for (std::size_t r = 0; r < edge; ++r) {
            for (std::size_t c = 0; c < edge; ++c) {
                const int last_row = static_cast<int>(r) + way[0] * static_cast<int>(Length - 1);
                const int last_column = static_cast<int>(c) + way[1] * static_cast<int>(Length - 1);
                if (last_row >= static_cast<int>(edge) || last_column < 0 || last_column >= static_cast<int>(edge)) {
                    continue;
                }
                for (std::size_t i = 0; i < Length; ++i) {
                    const int at_row = static_cast<int>(r) + way[0] * static_cast<int>(i);
                    const int at_column = static_cast<int>(c) + way[1] * static_cast<int>(i);
                    lines[next][i] =
                        geometry::at(static_cast<std::size_t>(at_row), static_cast<std::size_t>(at_column));
                }
                ++next;
            }
        }
    }
    return lines;
}();

/// Where lines of `length` cells stand in planes: calls visit(way, starts) for each of the four ways of `steps`, with
/// the first cells of the lines whose i-th cell is in plane_at(i).
template <class Geometry, class PlaneAt, class Visit>
QUINTET_ALWAYS_INLINE constexpr void for_each_way(std::size_t length, const PlaneAt& plane_at, const Visit& visit)
{
    for (std::size_t way = 0; way < Geometry::steps.size(); ++way) {
        const std::size_t step = Geometry::steps[way];
        typename Geometry::plane_mask starts = plane_at(0);
        for (std::size_t i = 1; i < length; ++i) {
            starts &= plane_at(i) >> (i * step);
        }
        visit(way, starts);
    }
}

/// Where one cell is missing to a line: calls visit(i, cells) with the cells that could be the i-th of a line whose
/// other cells are all in their planes. Cells come once or more, and unused bits of the plane may come too: mask them.
template <class Geometry, class PlaneAt, class Visit>
QUINTET_ALWAYS_INLINE constexpr void for_each_gap(std::size_t length, const PlaneAt& plane_at, const Visit& visit)
{
    using plane_mask = typename Geometry::plane_mask;
    for (const std::size_t step : Geometry::steps) {
        // after[i]: the starts whose cells behind the i-th are all in place.
        std::array<plane_mask, Geometry::edge> after{};
        after[length - 1] = ~plane_mask{0};
        for (std::size_t i = length - 1; i > 0; --i) {
            after[i - 1] = after[i] & (plane_at(i) >> (i * step));
        }
        plane_mask before = ~plane_mask{0};
        for (std::size_t i = 0; i < length; ++i) {
            visit(i, (before & after[i]) << (i * step));
            before &= plane_at(i) >> (i * step);
        }
    }
}

} // namespace quintet::inline v0

#endif
