// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_TRIPLE_CARD_TEXT_HPP
#define QUINTET_IO_PENTAGO_TRIPLE_CARD_TEXT_HPP

// card = colour , colour , colour , { colour } ;        three to six letters (PT-13)
// colour = "b" | "y" | "r" ;
// deck = "standard" | "triples" | "quadruples" | card , { "/" , card } ;

#include <quintet/core/result.hpp>
#include <quintet/games/pentago_triple.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace quintet::inline v0::pentago_triple {

inline void write_card(pattern card, std::string& out)
{
    for (std::size_t i = 0; i < card.size(); ++i) {
        out += letter_of(card[i]);
    }
}

inline void write_deck(const deck& cards, std::string& out)
{
    if (cards == deck::standard()) {
        out += "standard";
    } else if (cards == deck::triples()) {
        out += "triples";
    } else if (cards == deck::quadruples()) {
        out += "quadruples";
    } else {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            out += i == 0 ? "" : "/";
            write_card(cards[i], out);
        }
    }
}

/// The deck that a word names, or whose cards it has; whether it is large enough is for the rules to say. An error has
/// its place in the text.
[[nodiscard]] inline result<deck> read_deck_word(std::string_view text)
{
    if (text == "standard") {
        return deck::standard();
    }
    if (text == "triples") {
        return deck::triples();
    }
    if (text == "quadruples") {
        return deck::quadruples();
    }
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool ends = i == text.size() || text[i] == '/';
        if (ends && (i == 0 || text[i - 1] == '/')) {
            return error{error_code::syntax, "PT-13", i, "a card is missing: cards are joined by single '/'"};
        }
        if (!ends && colour_letters.find(text[i]) == std::string_view::npos) {
            return error{error_code::unknown_name, "PT-13", i,
                         "neither standard, triples or quadruples, nor cards of the letters b, y and r"};
        }
    }
    std::string lines(text);
    std::replace(lines.begin(), lines.end(), '/', '\n');
    return read_deck(lines, 0);
}

/// What the option says about itself, the cards of the default deck among it, so that a person sees what to aim for.
inline constexpr auto deck_meaning = [] {
    constexpr std::string_view head = "the challenge cards: a named deck, or cards of 3 to 6 colours b, y, r, joined "
                                      "by '/'; the standard deck is ours:";
    std::array<char, head.size() + 128> text{};
    std::size_t at = 0;
    for (const char c : head) {
        text[at++] = c;
    }
    const deck cards;
    for (const pattern card : cards.cards()) {
        text[at++] = ' ';
        for (std::size_t i = 0; i < card.size(); ++i) {
            text[at++] = letter_of(card[i]);
        }
    }
    return text;
}();

} // namespace quintet::inline v0::pentago_triple

#endif
