// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_SEAT_LOOK_HPP
#define QUINTET_IO_SEAT_LOOK_HPP

#include <quintet/core/seat.hpp>
#include <quintet/io/text_canvas.hpp>

#include <array>
#include <string_view>

namespace quintet::inline v0 {

/// The colour of a seat's things on a terminal. Precondition: who.index < max_seats.
[[nodiscard]] constexpr ink ink_of(seat who)
{
    constexpr std::array<ink, max_seats> inks{ink::red, ink::blue, ink::yellow, ink::green, ink::magenta, ink::cyan};
    return inks[who.index];
}

/// The same in a drawing: six colours that people who see colours differently tell apart by their lightness too.
[[nodiscard]] constexpr std::string_view fill_of(seat who)
{
    constexpr std::array<std::string_view, max_seats> fills{"#d1322c", "#2463b8", "#f2c14e",
                                                            "#2f8f5b", "#8e4cb0", "#58c4dd"};
    return fills[who.index];
}

} // namespace quintet::inline v0

#endif
