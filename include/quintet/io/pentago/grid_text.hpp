// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_GRID_TEXT_HPP
#define QUINTET_IO_PENTAGO_GRID_TEXT_HPP

// grid  = row , { "/" , row } ;     six rows from the top; each fills exactly its six cells
// row   = { marble | empty } ;      from left to right
// empty = "1" … "6" ;               empty cells in a run, as long as it goes
// marble: a letter for its colour

#include <quintet/boards/quadrant_grid.hpp>
#include <quintet/core/clause.hpp>
#include <quintet/core/result.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quintet::inline v0::pentago {

template <std::size_t Colours>
void write_grid(const quadrant_grid<Colours>& grid, std::string_view letters, std::string& out)
{
    using geometry = quadrant_geometry<>;
    for (std::size_t row = 0; row < geometry::edge; ++row) {
        out += row == 0 ? "" : "/";
        char empty = '0';
        for (std::size_t column = 0; column < geometry::edge; ++column) {
            const std::size_t colour = grid.at(geometry::at(row, column));
            if (colour == Colours) {
                ++empty;
                continue;
            }
            if (empty != '0') {
                out += empty;
            }
            empty = '0';
            out += letters[colour];
        }
        if (empty != '0') {
            out += empty;
        }
    }
}

/// The marbles of the grid that comes next; whether they can be a position is for the rules to say.
template <std::size_t Colours>
[[nodiscard]] result<quadrant_grid<Colours>> read_grid(text_cursor& cursor, std::string_view letters, clause broken)
{
    using geometry = quadrant_geometry<>;
    std::array<std::uint64_t, Colours> marbles{};
    for (std::size_t row = 0; row < geometry::edge; ++row) {
        if (row > 0 && !cursor.take('/')) {
            return cursor.fault("'/' must follow each row but the last", error_code::syntax, broken);
        }
        bool after_number = false;
        for (std::size_t column = 0; column < geometry::edge;) {
            if (!after_number && cursor.peek() >= '1' && cursor.peek() <= '6') {
                const auto run = static_cast<std::size_t>(cursor.peek() - '0');
                if (run > geometry::edge - column) {
                    return cursor.fault("more cells than the row has", error_code::bad_position, broken);
                }
                cursor.next();
                column += run;
                after_number = true;
            } else if (const auto colour = letters.find(cursor.peek()); !cursor.done() && colour < Colours) {
                marbles[colour] |= geometry::cell_bit(geometry::at(row, column));
                cursor.next();
                ++column;
                after_number = false;
            } else {
                return cursor.fault(cursor.peek() == '/' ? "fewer cells than the row has"
                                                         : "a row is made of the letters of marbles and of numbers",
                                    cursor.peek() == '/' ? error_code::bad_position : error_code::syntax, broken);
            }
        }
        if (cursor.at_digit() || cursor.at_lower()) {
            return cursor.fault("more cells than the row has", error_code::bad_position, broken);
        }
    }
    return quadrant_grid<Colours>::assemble(marbles);
}

} // namespace quintet::inline v0::pentago

#endif
