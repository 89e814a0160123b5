// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_SETUP_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_SETUP_HPP

#include <quintet/core/random_stream.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/flick/lead.hpp>
#include <quintet/games/flick/table.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::crokinole_hungarian {

inline constexpr std::size_t most_seats = 4;
using flick::most_sides;
using flick::side_points;
/// Rounds, and twenties over a match, are not counted any further.
inline constexpr std::uint32_t most_rounds = 1'000'000'000;

/// Everything that a position is, in the open: what game::assemble() takes, and what a state shows. Members that a
/// format has no use for are zero.
struct setup {
    /// The discs on the board; `side` is the side's number.
    flick::table table;
    /// Discs that each seat has still to shoot, in this round or turn of darts. [HU-1]
    std::array<std::uint8_t, most_seats> hands{};
    /// Twenties of each side in this round or turn. The discs that are neither in hand nor on the board nor here lie in
    /// the ditch. [HU-9]
    std::array<std::uint8_t, most_sides> cups{};
    /// Each side's points of the rounds before: by scoring 3 its match points. In darts its total before this turn; a
    /// side whose total is the target has only to finish. [HU-16] … [HU-18] [HU-23] [HU-24]
    side_points totals{};
    /// Each side's twenties of the rounds before, where they may decide the match. [HU-18]
    std::array<std::uint32_t, most_sides> twenties{};
    /// Rounds completed; not counted in darts. [HU-18]
    std::uint32_t rounds = 0;
    /// Of darts: legs won in this set, and sets won. [HU-25]
    std::array<std::uint8_t, 2> legs{};
    std::array<std::uint8_t, 2> sets{};
    /// Who began the round; in darts, the leg. [HU-2] [HU-25]
    seat beginner;
    /// Whose turn it is, by the order around the table. [HU-2]
    seat turn;
    /// For the lots to come: who begins an extra round or a deciding set. [HU-18] [HU-25]
    random_stream lots;

    friend constexpr bool operator==(const setup&, const setup&) = default;
};

} // namespace quintet::inline v0::crokinole_hungarian

#endif
