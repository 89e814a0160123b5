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

/// The same in a drawing: six colours that people who see colours differently tell apart; a letter stands with them.
[[nodiscard]] constexpr std::string_view fill_of(seat who)
{
    constexpr std::array<std::string_view, max_seats> fills{"#d55e00", "#0072b2", "#f0e442",
                                                            "#009e73", "#cc79a7", "#56b4e9"};
    return fills[who.index];
}

} // namespace quintet::inline v0

#endif
