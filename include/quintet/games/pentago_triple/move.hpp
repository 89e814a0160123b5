// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_MOVE_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_MOVE_HPP

#include <quintet/boards/quadrant_grid_geometry.hpp>
#include <quintet/games/pentago_triple/colour.hpp>

#include <compare>
#include <cstdint>

namespace quintet::inline v0::pentago_triple {

/// The first half of a move: a marble on an empty cell (PT-3).
struct placement {
    using geometry = quadrant_geometry<>;

    /// The cell that the marble is taken from once all are placed (PT-11); no_cell where it is taken from the stock.
    geometry::cell from = geometry::no_cell;
    colour marble = colour::blue;
    geometry::cell to = 0;
    /// Which of the open cards that it makes is claimed, counted from 0 among those alone, in their order (PT-9); 0
    /// where there is no choice.
    std::uint8_t choice = 0;

    /// The placement as a number, for hashes.
    [[nodiscard]] constexpr std::uint64_t bits() const
    {
        return ((from * std::uint64_t{256} + static_cast<std::uint64_t>(marble)) * 256 + to) * 256 + choice;
    }

    friend constexpr bool operator==(const placement&, const placement&) = default;
    friend constexpr auto operator<=>(const placement&, const placement&) = default;
};

/// The second half: the quadrant that is turned (PT-3), and the card that is claimed where that makes more than one.
struct turn {
    quadrant_twist twist;
    std::uint8_t choice = 0;

    friend constexpr bool operator==(const turn&, const turn&) = default;
    friend constexpr auto operator<=>(const turn&, const turn&) = default;
};

/// A whole move. Where the placement ends it (PT-6), or the turn is skipped (PT-12), nothing is turned.
struct move {
    placement placing;
    turn turning;

    friend constexpr bool operator==(const move&, const move&) = default;
    friend constexpr auto operator<=>(const move&, const move&) = default;
};

} // namespace quintet::inline v0::pentago_triple

#endif
