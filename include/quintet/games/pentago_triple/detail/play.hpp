// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_DETAIL_PLAY_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_DETAIL_PLAY_HPP

#include <quintet/core/visit.hpp>
#include <quintet/games/pentago_triple/claims.hpp>
#include <quintet/games/pentago_triple/event.hpp>
#include <quintet/games/pentago_triple/move.hpp>
#include <quintet/games/pentago_triple/options.hpp>
#include <quintet/games/pentago_triple/state.hpp>
#include <quintet/games/quadrants/place_and_turn.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

// The steps of a move, apart from when each is allowed.
namespace quintet::inline v0::pentago_triple {

/// The board without the marble that a placement takes from it, if it does (PT-11).
[[nodiscard]] constexpr board without(board grid, placement p)
{
    if (p.from != geometry::no_cell) {
        grid.remove(p.from, static_cast<std::size_t>(p.marble));
    }
    return grid;
}

/// The cards that a placement on such a board makes (PT-5). Every line through the marble is new, as its cell was empty
/// (PT-7).
[[nodiscard]] constexpr card_set made_by_placing(const open_patterns& patterns, const board& rest, placement p)
{
    const board::plane_set planes = rest.planes();
    card_set made = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const board::plane_set missing = where_one_is_missing(patterns[i], planes);
        if ((missing[static_cast<std::size_t>(p.marble)] & geometry::plane_bit(p.to)) != 0) {
            made = static_cast<card_set>(made | 1U << i);
        }
    }
    return made;
}

/// Takes the claimed cards off the table; each eliminates the player who moved before the mover (PT-8).
constexpr void claim_cards(table& beside, const open_patterns& patterns, card_set which, const board& before,
                           const board& now, bool by_turn, event& done)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const std::uint8_t card = beside.open[i];
        if ((which >> i & 1U) == 0) {
            beside.open[kept++] = card;
            continue;
        }
        const seat eliminated = beside.before(beside.mover);
        beside.in = static_cast<std::uint8_t>(beside.in & ~(1U << eliminated.index));
        const standing lines =
            made_between(where_it_stands(patterns[i], before.planes()), where_it_stands(patterns[i], now.planes()));
        done.claims.push_back({card, eliminated, by_turn, cells_of_lines(lines, patterns[i].size())});
    }
    for (; kept < patterns.size(); ++kept) {
        beside.open[kept] = table::no_card;
    }
}

/// Calls visit(placement) for every colour of which marbles are left, or the one that is moved, and every empty cell,
/// with every choice among the cards that it makes; `p` says where the marble is taken from.
template <class Visit>
constexpr bool for_each_target(const state& s, const open_patterns& patterns, double_claim_rule rule, placement p,
                               Visit&& visit)
{
    const board::plane_set planes = without(s.grid(), p).planes();
    std::array<board::plane_set, max_players - 1> missing{};
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        missing[i] = where_one_is_missing(patterns[i], planes);
    }
    for (std::size_t c = 0; c < colour_count; ++c) {
        const auto marble = static_cast<colour>(c);
        if (p.from == geometry::no_cell ? s.marbles_left(marble) == 0 : p.marble != marble) {
            continue;
        }
        const bool all = for_each_bit(s.grid().empty_cells(), [&](geometry::cell to) {
            card_set made = 0;
            for (std::size_t i = 0; i < patterns.size(); ++i) {
                made = static_cast<card_set>(made | (missing[i][c] >> geometry::plane_index(to) & 1U) << i);
            }
            const std::size_t ways = choices(made, rule);
            for (std::uint8_t choice = 0; choice < ways; ++choice) {
                if (!go_on(visit, placement{p.from, marble, to, choice})) {
                    return false;
                }
            }
            return true;
        });
        if (!all) {
            return false;
        }
    }
    return true;
}

} // namespace quintet::inline v0::pentago_triple

#endif
