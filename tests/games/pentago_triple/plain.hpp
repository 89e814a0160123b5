// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_PENTAGO_TRIPLE_PLAIN_HPP
#define QUINTET_TESTS_GAMES_PENTAGO_TRIPLE_PLAIN_HPP

#include "games/pentago_triple/support.hpp"
#include "reference/pentago_triple.hpp"

#include <cstddef>
#include <cstdint>

namespace pentago_triple_testing {

inline game game_of(std::uint8_t players, const deck& cards)
{
    options o;
    o.players = players;
    o.deck = cards;
    return *game::with(o);
}

/// The reference's game of a position.
inline reference::pentago_triple plain(const game& rules, const state& s)
{
    const options& o = rules.options();
    reference::pentago_triple slow;
    slow.players = o.players;
    slow.turn_after_claim = o.turn_after_claim;
    slow.both_claims = o.double_claim == double_claim_rule::both;
    slow.relocate = o.exhaustion == exhaustion_rule::relocate;
    slow.may_skip_neutral = o.twist == quintet::twist_rule::optional_if_neutral;
    for (const pattern p : o.deck.cards()) {
        slow.deck.emplace_back();
        for (std::size_t i = 0; i < p.size(); ++i) {
            slow.deck.back().push_back(static_cast<int>(p[i]));
        }
    }
    slow.board = pentago_testing::board_of(s.grid());
    slow.open.assign(s.open_cards().begin(), s.open_cards().end());
    for (std::uint8_t i = 0; i < o.players; ++i) {
        slow.in.push_back(s.is_in(seat{i}));
    }
    slow.mover = s.table().mover.index;
    if (const auto c = s.last_placed(); c != geometry::no_cell) {
        slow.last = {static_cast<int>(geometry::row(c)), static_cast<int>(geometry::column(c))};
    }
    return slow;
}

} // namespace pentago_triple_testing

#endif
