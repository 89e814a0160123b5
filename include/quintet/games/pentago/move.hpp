// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_MOVE_HPP
#define QUINTET_GAMES_PENTAGO_MOVE_HPP

#include <quintet/boards/quadrant_grid_geometry.hpp>

#include <compare>
#include <cstdint>

namespace quintet::inline v0::pentago {

/// The first half of a move: a marble of one's own on an empty cell (PG-1).
struct placement {
    quadrant_geometry<>::cell cell = 0;

    /// The placement as a number, for hashes.
    [[nodiscard]] constexpr std::uint64_t bits() const { return cell; }

    friend constexpr bool operator==(const placement&, const placement&) = default;
    friend constexpr auto operator<=>(const placement&, const placement&) = default;
};

/// The second half: the quadrant that is turned (PG-2).
struct turn {
    quadrant_twist twist;

    friend constexpr bool operator==(const turn&, const turn&) = default;
    friend constexpr auto operator<=>(const turn&, const turn&) = default;
};

/// A whole move. Where the placement ends the game, or the turn is skipped, nothing is turned.
struct move {
    placement placing;
    turn turning;

    friend constexpr bool operator==(const move&, const move&) = default;
    friend constexpr auto operator<=>(const move&, const move&) = default;
};

} // namespace quintet::inline v0::pentago

#endif
