// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_DETAIL_OPEN_LINES_HPP
#define QUINTET_GAMES_PENTAGO_DETAIL_OPEN_LINES_HPP

#include <quintet/boards/quadrant_grid_twist.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/games/pentago/five.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::pentago::detail {

/// The sets of five cells that are a line of five as the board stands, or after one turn: each once.
inline constexpr auto open_lines = [] {
    using g = board_geometry;
    constexpr int edge = static_cast<int>(g::edge);
    inline_vector<g::cell_mask, 32 * (quadrant_twist::count + 1)> found;
    const auto add = [&](g::cell_mask line) {
        for (const g::cell_mask known : found) {
            if (known == line) {
                return;
            }
        }
        found.push_back(line);
    };
    constexpr std::array<std::array<int, 2>, 4> steps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
    for (int row = 0; row < edge; ++row) {
        for (int column = 0; column < edge; ++column) {
            for (const auto& step : steps) {
                const int last_row = row + 4 * step[0];
                const int last_column = column + 4 * step[1];
                if (last_row >= edge || last_column >= edge || last_column < 0) {
                    continue;
                }
                g::cell_mask line = 0;
                for (int i = 0; i < 5; ++i) {
                    line |= g::cell_bit(g::at(static_cast<std::size_t>(row + i * step[0]),
                                              static_cast<std::size_t>(column + i * step[1])));
                }
                add(line);
                for (std::uint8_t t = 0; t < quadrant_twist::count; ++t) {
                    add(g::turned(line, quadrant_twist{t}));
                }
            }
        }
    }
    return found;
}();

} // namespace quintet::inline v0::pentago::detail

#endif
