// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_DRAW_GRID_TEXT_HPP
#define QUINTET_IO_PENTAGO_DRAW_GRID_TEXT_HPP

#include <quintet/boards/quadrant_grid.hpp>
#include <quintet/io/pentago/grid_picture.hpp>
#include <quintet/io/text_canvas.hpp>

#include <array>
#include <cstddef>
#include <string_view>

namespace quintet::inline v0::pentago {

/// Draws the board with the names of columns and rows, the quadrants set apart. A marble is its colour's letter, an
/// empty cell a dot; the marble placed last is a capital, neighbours of a line that was made are in parentheses, '*'
/// are the ends of marked moves. Beside the quadrant that was turned stands 'r' or 'l'. With colour, marbles are discs
/// and the turn is an arrow. Eight rows high.
template <std::size_t Colours>
void draw_grid_text(const quadrant_grid<Colours>& grid, const std::array<marble_look, Colours>& looks,
                    const grid_picture& picture, bool colour, text_canvas& canvas)
{
    using geometry = quadrant_geometry<>;
    const auto line_of = [](std::size_t row) { return 1 + row + row / geometry::side; };
    const auto place_of = [](std::size_t column) { return 5 + 2 * column + column / geometry::side * 2; };
    for (std::size_t i = 0; i < geometry::edge; ++i) {
        const auto letter = static_cast<char>('a' + i);
        const auto digit = static_cast<char>('1' + i);
        canvas.write(0, place_of(i), {&letter, 1}, ink::faint);
        canvas.write(line_of(i), 0, {&digit, 1}, ink::faint);
    }
    for (std::size_t row = 0; row < geometry::edge; ++row) {
        for (std::size_t column = 0; column < geometry::edge; ++column) {
            const auto c = geometry::at(row, column);
            const std::size_t line = line_of(row);
            const std::size_t place = place_of(column);
            const std::size_t marble = grid.at(c);
            if (marble == Colours) {
                const bool marked = (picture.marked & geometry::cell_bit(c)) != 0;
                canvas.put(line, place, marked ? "*" : colour ? "·" : ".", marked ? ink::bold : ink::faint);
            } else if (colour) {
                canvas.put(line, place, c == picture.placed ? "◉" : "●", looks[marble].on_terminal);
            } else {
                const char small_letter = looks[marble].letter;
                const char letter = c == picture.placed ? static_cast<char>(small_letter - 'a' + 'A') : small_letter;
                canvas.write(line, place, {&letter, 1});
            }
            if ((picture.ringed & geometry::cell_bit(c)) != 0) {
                const auto joined = [&](std::size_t to) { // in the same row of the same quadrant
                    return to < geometry::edge && to / geometry::side == column / geometry::side &&
                           (picture.ringed & geometry::cell_bit(geometry::at(row, to))) != 0;
                };
                if (!joined(column - 1)) { // before the first column there is none: it wraps to a huge number
                    canvas.write(line, place - 1, "(", ink::bold);
                }
                if (!joined(column + 1)) {
                    canvas.write(line, place + 1, ")", ink::bold);
                }
            }
        }
    }
    if (picture.twist.turns()) {
        const std::size_t q = picture.twist.quadrant();
        const bool clockwise = picture.twist.clockwise();
        canvas.put(line_of(q / 2 * geometry::side + 1), q % 2 == 0 ? 2 : place_of(geometry::edge - 1) + 3,
                   colour ? (clockwise ? "↻" : "↺") : (clockwise ? "r" : "l"), ink::bold);
    }
}

} // namespace quintet::inline v0::pentago

#endif
