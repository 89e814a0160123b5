// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_PENTAGO_TRIPLE_SUPPORT_HPP
#define QUINTET_TESTS_GAMES_PENTAGO_TRIPLE_SUPPORT_HPP

#include "games/pentago/support.hpp"

#include <quintet/games/pentago_triple.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace pentago_triple_testing {

using namespace quintet::pentago_triple;
using pentago_testing::cell;
using quintet::quadrant_twist;
using quintet::seat;

/// The deck whose cards are written one after the other, with spaces between them.
inline deck deck_of(std::string_view cards)
{
    std::string text(cards);
    for (char& c : text) {
        c = c == ' ' ? '\n' : c;
    }
    return *read_deck(text, 2);
}

/// The number of a card in a deck.
inline std::uint8_t card(const deck& cards, std::string_view letters)
{
    const pattern wanted = deck_of(letters)[0];
    std::uint8_t i = 0;
    while (!cards[i].same_card(wanted)) {
        ++i;
    }
    return i;
}

/// A position: the board as in pentago_testing::drawn, the open cards by their letters, the seats that are in and the
/// one to move by theirs. The marble placed last is the first on the board.
inline state position(const game& rules, std::string_view rows, std::initializer_list<std::string_view> open,
                      std::string_view in, char mover)
{
    setup what{pentago_testing::drawn<3>(colour_letters, rows), {}};
    for (const auto letters : open) {
        what.beside.lay_open(card(rules.options().deck, letters));
    }
    for (const char who : in) {
        what.beside.in = static_cast<std::uint8_t>(what.beside.in | 1U << (who - 'a'));
    }
    what.beside.mover = seat{static_cast<std::uint8_t>(mover - 'a')};
    if (what.grid.occupied() != 0) {
        what.beside.last = static_cast<std::uint8_t>(std::countr_zero(what.grid.occupied()));
    }
    return *rules.assemble(what);
}

inline move move_of(char marble, std::size_t row, std::size_t column, quadrant_twist twist = {},
                    std::uint8_t choice = 0, std::uint8_t turn_choice = 0)
{
    return {{geometry::no_cell, static_cast<colour>(colour_letters.find(marble)), cell(row, column), choice},
            {twist, turn_choice}};
}

inline constexpr quadrant_twist clockwise(std::size_t quadrant) { return quadrant_twist::of(quadrant, true); }
inline constexpr quadrant_twist counter(std::size_t quadrant) { return quadrant_twist::of(quadrant, false); }

} // namespace pentago_triple_testing

#endif
