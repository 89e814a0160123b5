// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_COLOUR_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_COLOUR_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace quintet::inline v0::pentago_triple {

/// The colours of the marbles, common to all players (PT-1).
enum class colour : std::uint8_t { blue, yellow, red };

inline constexpr std::size_t colour_count = 3;
/// Marbles of each colour, and in all (PT-1).
inline constexpr std::size_t marbles_a_colour = 9;
inline constexpr std::size_t marbles_in_all = colour_count * marbles_a_colour;

/// The letters that stand for the colours in every text form, in their order.
inline constexpr std::string_view colour_letters = "byr";

[[nodiscard]] constexpr char letter_of(colour c) { return colour_letters[static_cast<std::size_t>(c)]; }

} // namespace quintet::inline v0::pentago_triple

#endif
