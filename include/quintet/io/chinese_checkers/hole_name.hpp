// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CHINESE_CHECKERS_HOLE_NAME_HPP
#define QUINTET_IO_CHINESE_CHECKERS_HOLE_NAME_HPP

// hole = row , index ;      row: a letter from "a" on, the top row first; index: 1, 2, … from left to right

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/result.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace quintet::inline v0::chinese_checkers {

/// The first hole of each row, and one past the last hole of all.
template <class Star>
inline constexpr auto row_starts = [] {
    std::array<std::size_t, Star::row_count + 1> starts{};
    for (std::size_t h = 0; h < Star::hole_count; ++h) {
        starts[Star::row(static_cast<typename Star::hole>(h)) + 1] = h + 1;
    }
    return starts;
}();

/// Appends "e5", the fifth hole of the fifth row. Precondition: hole < Star::hole_count.
template <class Star>
void write_hole(std::size_t hole, std::string& out)
{
    const std::size_t row = Star::row(static_cast<typename Star::hole>(hole));
    out += static_cast<char>('a' + row);
    out += std::to_string(hole - row_starts<Star>[row] + 1);
}

/// A hole's name; well written but past the board is an illegal move by CC-1.
template <class Star>
[[nodiscard]] result<std::uint8_t> read_hole(text_cursor& cursor)
{
    const text_cursor begin = cursor;
    if (!cursor.at_lower()) {
        return cursor.fault("a hole is the letter of its row and a number, such as e5");
    }
    const auto row = static_cast<std::size_t>(cursor.next() - 'a');
    const auto index = cursor.take_number(999);
    if (!index) {
        return cursor.fault("the number of a hole in its row must follow the letter");
    }
    if (row >= Star::row_count || *index == 0 || row_starts<Star>[row] + *index > row_starts<Star>[row + 1]) {
        return begin.fault("the board has no such hole", error_code::illegal_move, "CC-1");
    }
    return static_cast<std::uint8_t>(row_starts<Star>[row] + *index - 1);
}

} // namespace quintet::inline v0::chinese_checkers

#endif
