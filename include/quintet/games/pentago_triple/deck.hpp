// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_DECK_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_DECK_HPP

#include <quintet/core/inline_vector.hpp>
#include <quintet/core/result.hpp>
#include <quintet/games/pentago_triple/pattern.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace quintet::inline v0::pentago_triple {

/// The challenge cards of a game, numbered from 0 (PT-13). The published cards are not public: every deck here is ours,
/// or yours. The default value is the default deck.
class deck {
  public:
    static constexpr std::size_t max_cards = 128;

    constexpr deck() : deck(standard()) {}

    /// The deck of these cards, in their order; an error where one comes twice, read from either end, or there are more
    /// than max_cards.
    [[nodiscard]] static constexpr result<deck> assemble(std::span<const pattern> cards)
    {
        deck made{empty{}};
        for (const pattern card : cards) {
            if (const auto wrong = made.add(card)) {
                return *wrong;
            }
        }
        return made;
    }

    /// Twenty cards: all 18 triples that differ after reversal, and two quadruples (PT-1, PT-13).
    [[nodiscard]] static constexpr deck standard()
    {
        using enum colour;
        deck made = triples();
        made.cards_.push_back(*pattern::assemble(std::array{blue, blue, yellow, yellow}));
        made.cards_.push_back(*pattern::assemble(std::array{yellow, yellow, red, red}));
        return made;
    }
    /// All 18 patterns of three colours that differ after reversal.
    [[nodiscard]] static constexpr deck triples() { return all_of_length(3); }
    /// All 45 patterns of four colours that differ after reversal.
    [[nodiscard]] static constexpr deck quadruples() { return all_of_length(4); }

    [[nodiscard]] constexpr std::size_t size() const { return cards_.size(); }
    /// Precondition: card < size().
    [[nodiscard]] constexpr pattern operator[](std::size_t card) const { return cards_[card]; }
    [[nodiscard]] constexpr std::span<const pattern> cards() const& { return cards_.view(); }
    /// Not of a deck that is about to be gone.
    std::span<const pattern> cards() && = delete;

    /// Puts a card behind the others; an error, and the deck unchanged, where assemble() would give one.
    constexpr std::optional<error> add(pattern card)
    {
        for (const pattern other : cards_) {
            if (other.same_card(card)) {
                return error{error_code::bad_option, "PT-13", error::nowhere,
                             "the same pattern comes twice, read from either end"};
            }
        }
        if (cards_.full()) {
            return error{error_code::limit_reached, "PT-13", error::nowhere, "a deck has at most 128 cards"};
        }
        cards_.push_back(card);
        return std::nullopt;
    }

    friend constexpr bool operator==(const deck&, const deck&) = default;

  private:
    struct empty {};
    constexpr explicit deck(empty) {}

    static constexpr deck all_of_length(std::size_t length)
    {
        deck made{empty{}};
        std::array<colour, pattern::longest> colours{};
        while (true) {
            const pattern forward = *pattern::assemble(std::span(colours).first(length));
            if (!(forward.reversed() < forward)) {
                made.cards_.push_back(forward);
            }
            // The next number to base three.
            std::size_t digit = length;
            while (digit > 0 && colours[digit - 1] == colour::red) {
                colours[--digit] = colour::blue;
            }
            if (digit == 0) {
                return made;
            }
            colours[digit - 1] = static_cast<colour>(static_cast<std::uint8_t>(colours[digit - 1]) + 1);
        }
    }

    inline_vector<pattern, max_cards> cards_;
};

} // namespace quintet::inline v0::pentago_triple

#endif
