// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_PATTERN_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_PATTERN_HPP

#include <quintet/config.hpp>
#include <quintet/core/result.hpp>
#include <quintet/games/pentago_triple/colour.hpp>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

namespace quintet::inline v0::pentago_triple {

/// What a challenge card shows: three to six colours in a line (PT-13). Two bytes; the default one is three blue.
class pattern {
  public:
    static constexpr std::size_t shortest = 3;
    static constexpr std::size_t longest = 6;

    constexpr pattern() = default;

    [[nodiscard]] static constexpr result<pattern> assemble(std::span<const colour> colours)
    {
        if (colours.size() < shortest || colours.size() > longest) {
            return error{error_code::bad_option, "PT-13", error::nowhere, "a pattern has 3 to 6 colours"};
        }
        pattern made;
        made.word_ = static_cast<std::uint16_t>(colours.size());
        for (std::size_t i = 0; i < colours.size(); ++i) {
            if (static_cast<std::size_t>(colours[i]) >= colour_count) {
                return error{error_code::bad_option, "PT-13", error::nowhere, "there is no such colour"};
            }
            made.put(i, colours[i]);
        }
        return made;
    }

    [[nodiscard]] constexpr std::size_t size() const { return word_ & 7U; }
    /// Precondition: i < size().
    [[nodiscard]] constexpr colour operator[](std::size_t i) const
    {
        QUINTET_ASSERT(i < size());
        return static_cast<colour>((word_ >> place(i)) & 3U);
    }
    [[nodiscard]] constexpr pattern reversed() const
    {
        // All six places change ends at once; then those that the pattern has no colours for leave the high end.
        static_assert(longest == 6);
        const unsigned all = word_ >> 3U;
        const unsigned outer = (all & 3U) << 10U | all >> 10U;
        const unsigned middle = (all & 0xcU) << 6U | (all >> 6U & 0xcU);
        const unsigned inner = (all & 0x30U) << 2U | (all >> 2U & 0x30U);
        pattern made;
        made.word_ = static_cast<std::uint16_t>((outer | middle | inner) << 2U * (longest - size()) << 3U | size());
        return made;
    }
    /// A card may be read from either end (PT-4), so both ways are one card.
    [[nodiscard]] constexpr bool same_card(pattern other) const { return *this == other || *this == other.reversed(); }

    friend constexpr bool operator==(pattern, pattern) = default;
    /// A total order: by the colours, the first ones first.
    friend constexpr auto operator<=>(pattern, pattern) = default;

  private:
    /// Where the i-th colour's two bits are, over the length's three: the first is the highest.
    static constexpr std::size_t place(std::size_t i) { return 3 + 2 * (longest - 1 - i); }
    constexpr void put(std::size_t i, colour c)
    {
        word_ = static_cast<std::uint16_t>(word_ | static_cast<unsigned>(c) << place(i));
    }

    std::uint16_t word_ = shortest;
};

} // namespace quintet::inline v0::pentago_triple

#endif
