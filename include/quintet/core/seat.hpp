// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_SEAT_HPP
#define QUINTET_CORE_SEAT_HPP

#include <compare>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0 {

/// The most players that any of the games takes.
inline constexpr std::size_t max_seats = 6;

/// A player's place at the table: 0 is the first, then clockwise.
struct seat {
    std::uint8_t index = 0;

    friend constexpr bool operator==(seat, seat) = default;
    friend constexpr auto operator<=>(seat, seat) = default;
};

/// The letter that stands for a seat in every text form: a, b, c, …
[[nodiscard]] constexpr char letter_of(seat who) { return static_cast<char>('a' + who.index); }

} // namespace quintet::inline v0

#endif
