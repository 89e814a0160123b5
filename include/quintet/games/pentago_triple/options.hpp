// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_OPTIONS_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_OPTIONS_HPP

#include <quintet/core/error.hpp>
#include <quintet/games/pentago_triple/deck.hpp>
#include <quintet/games/pentago_triple/deck_text.hpp>
#include <quintet/games/quadrants/twist_rule.hpp>

#include <cstdint>
#include <optional>

namespace quintet::inline v0::pentago_triple {

/// What one action that makes two open cards is worth (PT-9).
enum class double_claim_rule : std::uint8_t {
    one,  ///< one elimination: the mover chooses the card, the others stay open
    both, ///< an elimination for each card
};

/// What happens when all 27 marbles are placed and nobody has won (PT-11).
enum class exhaustion_rule : std::uint8_t {
    share,    ///< the players still in share the win
    relocate, ///< play goes on: a marble is moved instead of placed
};

/// Who begins (PT-2).
enum class start_rule : std::uint8_t {
    first, ///< the first seat: the players have agreed, and sit so
    drawn, ///< a seat that is drawn, each as likely
};

/// The options of Pentago Triple, the deck among them; a default value is the sheet's game for two.
struct options {
    std::uint8_t players = 2;      ///< 2 to 4 (PT-1)
    bool turn_after_claim = false; ///< a quadrant is turned after a claim by placing, too (PT-6)
    double_claim_rule double_claim = double_claim_rule::one;
    exhaustion_rule exhaustion = exhaustion_rule::share;
    twist_rule twist = twist_rule::mandatory; ///< PT-12
    start_rule start = start_rule::first;
    pentago_triple::deck deck; ///< PT-13

    friend constexpr bool operator==(const options&, const options&) = default;
};

inline constexpr std::size_t max_players = 4;

/// What is wrong with the options, if anything.
[[nodiscard]] constexpr std::optional<error> fault(const options& o)
{
    if (o.players < 2 || o.players > max_players) {
        return error{error_code::bad_option, "PT-1", error::nowhere, "players is 2, 3 or 4"};
    }
    if (o.double_claim > double_claim_rule::both) {
        return error{error_code::bad_option, "PT-9", error::nowhere, "double_claim has no such value"};
    }
    if (o.exhaustion > exhaustion_rule::relocate) {
        return error{error_code::bad_option, "PT-11", error::nowhere, "exhaustion has no such value"};
    }
    if (o.twist > twist_rule::optional_if_neutral) {
        return error{error_code::bad_option, "PT-12", error::nowhere, "twist has no such value"};
    }
    if (o.start > start_rule::drawn) {
        return error{error_code::bad_option, "PT-2", error::nowhere, "start has no such value"};
    }
    return too_few_cards(o.deck, o.players);
}

} // namespace quintet::inline v0::pentago_triple

#endif
