// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_CELL_TEXT_HPP
#define QUINTET_IO_PENTAGO_CELL_TEXT_HPP

// cell  = column , row ;            column: "a" … "f" from the left; row: "1" … "6" from the top
// twist = quadrant , direction ;    quadrant: "1" upper left, "2" upper right, "3" lower left, "4" lower right
// direction = "r" | "l" ;           to the right is clockwise, to the left counterclockwise

#include <quintet/boards/quadrant_grid_geometry.hpp>
#include <quintet/core/clause.hpp>
#include <quintet/core/result.hpp>
#include <quintet/io/text_cursor.hpp>

#include <cstddef>
#include <string>

namespace quintet::inline v0::pentago {

/// Appends a cell's name; "?" for what is past the board.
inline void write_cell(quadrant_geometry<>::cell c, std::string& out)
{
    if (c >= quadrant_geometry<>::cell_count) {
        out += '?';
        return;
    }
    out += static_cast<char>('a' + quadrant_geometry<>::column(c));
    out += static_cast<char>('1' + quadrant_geometry<>::row(c));
}

/// A cell's name; well written but past the board is an illegal move by the clause.
[[nodiscard]] inline result<quadrant_geometry<>::cell> read_cell(text_cursor& cursor, clause broken)
{
    const text_cursor begin = cursor;
    if (!cursor.at_lower()) {
        return cursor.fault("a cell is the letter of its column and the number of its row, such as c4");
    }
    const auto column = static_cast<std::size_t>(cursor.next() - 'a');
    if (!cursor.at_digit()) {
        return cursor.fault("the number of a cell's row must follow the letter");
    }
    const auto row = static_cast<std::size_t>(cursor.next() - '0');
    if (column >= quadrant_geometry<>::edge || row == 0 || row > quadrant_geometry<>::edge) {
        return begin.fault("the board has no such cell", error_code::illegal_move, broken);
    }
    return quadrant_geometry<>::at(row - 1, column);
}

/// Appends a twist's name. Precondition: it turns.
inline void write_twist(quadrant_twist twist, std::string& out)
{
    out += static_cast<char>('1' + twist.quadrant());
    out += twist.clockwise() ? 'r' : 'l';
}

[[nodiscard]] inline result<quadrant_twist> read_twist(text_cursor& cursor)
{
    if (cursor.peek() < '1' || cursor.peek() > '4') {
        return cursor.fault("a twist is the number of a quadrant, 1 to 4, and r or l");
    }
    const auto quadrant = static_cast<std::size_t>(cursor.next() - '1');
    if (cursor.peek() != 'r' && cursor.peek() != 'l') {
        return cursor.fault("r (clockwise) or l (counterclockwise) must follow the quadrant");
    }
    return quadrant_twist::of(quadrant, cursor.next() == 'r');
}

} // namespace quintet::inline v0::pentago

#endif
