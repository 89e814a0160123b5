// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_PENTAGO_SUPPORT_HPP
#define QUINTET_TESTS_GAMES_PENTAGO_SUPPORT_HPP

#include "reference/pentago_board.hpp"

#include <quintet/boards/quadrant_grid.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pentago_testing {

/// The grid drawn by six rows of text: a letter of `letters` for a marble of that colour, anything else for no marble;
/// spaces and bars are for the eye.
template <std::size_t Colours>
quintet::quadrant_grid<Colours> drawn(std::string_view letters, std::string_view rows)
{
    using geometry = quintet::quadrant_geometry<>;
    std::array<std::uint64_t, Colours> marbles{};
    std::size_t next = 0;
    for (const char c : rows) {
        if (c == ' ' || c == '|' || c == '\n') {
            continue;
        }
        if (const auto colour = letters.find(c); colour != std::string_view::npos) {
            marbles[colour] |= geometry::cell_bit(geometry::at(next / 6, next % 6));
        }
        ++next;
    }
    return *quintet::quadrant_grid<Colours>::assemble(marbles);
}

/// The cell in a row and a column, counted from 0 at the upper left.
inline std::uint8_t cell(std::size_t row, std::size_t column) { return quintet::quadrant_geometry<>::at(row, column); }

/// The reference's board of a grid.
template <std::size_t Colours>
reference::pentago_board board_of(const quintet::quadrant_grid<Colours>& grid)
{
    reference::pentago_board board;
    for (int r = 0; r < 6; ++r) {
        for (int c = 0; c < 6; ++c) {
            const std::size_t colour = grid.at(cell(static_cast<std::size_t>(r), static_cast<std::size_t>(c)));
            board.at({r, c}) = colour == Colours ? reference::no_colour : static_cast<int>(colour);
        }
    }
    return board;
}

inline std::uint8_t cell(reference::place p)
{
    return cell(static_cast<std::size_t>(p.row), static_cast<std::size_t>(p.column));
}

} // namespace pentago_testing

#endif
