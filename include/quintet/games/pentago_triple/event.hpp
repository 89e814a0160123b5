// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_EVENT_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_EVENT_HPP

#include <quintet/core/inline_vector.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/pentago_triple/state.hpp>

#include <cstdint>

namespace quintet::inline v0::pentago_triple {

/// A card that was made, and what came of it (PT-8).
struct claim {
    /// The card's number in the deck. It goes face down to the bottom of the stack.
    std::uint8_t card = 0;
    seat eliminated;
    /// Made by the turn, or by placing (PT-5).
    bool by_turn = false;
    /// The cells of the new pattern, of all of them where there are more, at that moment.
    geometry::cell_mask cells = 0;

    friend constexpr bool operator==(const claim&, const claim&) = default;
};

/// What a move did.
struct event {
    seat mover;
    inline_vector<claim, max_players - 1> claims;
    /// What lay beside the board before the move, for undo.
    table before;
};

} // namespace quintet::inline v0::pentago_triple

#endif
