// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_DECK_TEXT_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_DECK_TEXT_HPP

#include <quintet/core/inline_vector.hpp>
#include <quintet/core/result.hpp>
#include <quintet/games/pentago_triple/deck.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace quintet::inline v0::pentago_triple {

/// What is wrong with a deck for so many players: one card fewer than players lies open (PT-2).
[[nodiscard]] constexpr std::optional<error> too_few_cards(const deck& cards, std::size_t players)
{
    if (cards.size() + 1 < players) {
        return error{error_code::bad_option, "PT-2", error::nowhere,
                     "too few cards: one fewer than players must lie open"};
    }
    return std::nullopt;
}

/// Reads a user's deck for so many players: one pattern a line, each colour a letter b, y or r, in either case, with
/// spaces between them or not. From `#` to the end of a line is a comment; empty lines are skipped.
///
///     # my cards
///     byr
///     b b r r   # a long one
///
/// An error names an unknown colour, a wrong length, a pattern that comes twice (read from either end), too many cards
/// or too few for the players, with the place in the text.
[[nodiscard]] constexpr result<deck> read_deck(std::string_view text, std::size_t players)
{
    constexpr std::size_t longest_text = std::size_t{64} * 1024;
    if (text.size() > longest_text) {
        return error{error_code::too_long, "PT-13", longest_text, "a deck's text has at most 65536 bytes"};
    }
    std::optional<deck> cards;
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t first = error::nowhere;
        inline_vector<colour, pattern::longest> colours;
        bool comment = false;
        for (; at < text.size() && text[at] != '\n'; ++at) {
            const char c = text[at];
            comment = comment || c == '#';
            if (comment || c == ' ' || c == '\t' || c == '\r') {
                continue;
            }
            first = first == error::nowhere ? at : first;
            const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            const std::size_t index = colour_letters.find(lower);
            if (index == std::string_view::npos) {
                return error{error_code::unknown_name, "PT-13", at, "unknown colour: b, y or r is expected"};
            }
            if (colours.full()) {
                return error{error_code::bad_option, "PT-13", at, "a pattern has 3 to 6 colours"};
            }
            colours.push_back(static_cast<colour>(index));
        }
        at += at < text.size() ? 1U : 0U;
        if (first == error::nowhere) {
            continue;
        }
        const auto card = pattern::assemble(colours.view());
        std::optional<error> wrong;
        if (!card) {
            wrong = card.error();
        } else if (!cards) {
            cards = *deck::assemble(std::array{*card});
        } else {
            wrong = cards->add(*card);
        }
        if (wrong) {
            wrong->position = first;
            return *wrong;
        }
    }
    if (!cards) {
        return error{error_code::bad_option, "PT-13", text.size(), "a deck has at least one card"};
    }
    if (auto wrong = too_few_cards(*cards, players)) {
        wrong->position = text.size();
        return *wrong;
    }
    return *cards;
}

} // namespace quintet::inline v0::pentago_triple

#endif
