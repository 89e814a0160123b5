// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_CLAIMS_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_CLAIMS_HPP

#include <quintet/boards/quadrant_grid.hpp>
#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/games/pentago_triple/colour.hpp>
#include <quintet/games/pentago_triple/options.hpp>
#include <quintet/games/pentago_triple/pattern.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace quintet::inline v0::pentago_triple {

using board = quadrant_grid<colour_count>;
using geometry = board::geometry;

// A card has so many places to stand in (PT-14).
static_assert(quadrant_lines<3>.size() == 80 && quadrant_lines<4>.size() == 54 && quadrant_lines<5>.size() == 32 &&
              quadrant_lines<6>.size() == 14);

/// The patterns of the open cards, in the order of their numbers.
using open_patterns = inline_vector<pattern, max_players - 1>;
/// Some of the open cards: bit i for the i-th.
using card_set = std::uint8_t;

/// Calls visit(colours), an array as long as the pattern.
template <class Visit>
QUINTET_ALWAYS_INLINE constexpr void with_colours(pattern card, const Visit& visit)
{
    const auto spread = [&]<std::size_t Length>(std::integral_constant<std::size_t, Length>) {
        std::array<std::size_t, Length> colours{};
        for (std::size_t i = 0; i < Length; ++i) {
            colours[i] = static_cast<std::size_t>(card[i]);
        }
        visit(colours);
    };
    static_assert(pattern::shortest == 3 && pattern::longest == 6);
    switch (card.size()) {
    case 3:
        spread(std::integral_constant<std::size_t, 3>{});
        break;
    case 4:
        spread(std::integral_constant<std::size_t, 4>{});
        break;
    case 5:
        spread(std::integral_constant<std::size_t, 5>{});
        break;
    default:
        spread(std::integral_constant<std::size_t, 6>{});
        break;
    }
}

/// Calls read(plane_at, place) for a pattern of these colours, and for its reverse where that is another (PT-4):
/// plane_at(i) is the plane of the i-th colour that is read, place(i) where in the pattern it is.
template <std::size_t Length, class Read>
QUINTET_ALWAYS_INLINE constexpr void for_each_reading(const std::array<std::size_t, Length>& colours,
                                                      const board::plane_set& planes, const Read& read)
{
    std::array<geometry::plane_mask, Length> in_place{};
    std::size_t different = 0;
    for (std::size_t i = 0; i < Length; ++i) {
        in_place[i] = planes[colours[i]];
        different |= colours[i] ^ colours[Length - 1 - i];
    }
    read([&in_place](std::size_t i) { return in_place[i]; }, [](std::size_t i) { return i; });
    if (different != 0) {
        read([&in_place](std::size_t i) { return in_place[Length - 1 - i]; },
             [](std::size_t i) { return Length - 1 - i; });
    }
}

/// Where a pattern stands, read in either direction (PT-4): for each way of a line, the first cells of the lines, as
/// planes.
using standing = std::array<geometry::plane_mask, geometry::steps.size()>;

[[nodiscard]] constexpr standing where_it_stands(pattern card, const board::plane_set& planes)
{
    standing lines{};
    with_colours(card, [&](const auto& colours) {
        for_each_reading(colours, planes, [&](const auto& plane_at, const auto&) {
            for_each_way<geometry>(colours.size(), plane_at,
                                   [&](std::size_t way, geometry::plane_mask starts) { lines[way] |= starts; });
        });
    });
    return lines;
}

/// Adds for each colour the cells, occupied or not, on which a marble of it would make the pattern stand; unused bits
/// of the planes may be set.
constexpr void add_where_one_is_missing(board::plane_set& cells, pattern card, const board::plane_set& planes)
{
    with_colours(card, [&]<std::size_t Length>(const std::array<std::size_t, Length>& colours) {
        std::array<geometry::plane_mask, Length> gaps{};
        for_each_reading(colours, planes, [&](const auto& plane_at, const auto& place) {
            for_each_gap<geometry>(Length, plane_at,
                                   [&](std::size_t i, geometry::plane_mask found) { gaps[place(i)] |= found; });
        });
        for (std::size_t i = 0; i < Length; ++i) {
            cells[colours[i]] |= gaps[i];
        }
    });
}

[[nodiscard]] constexpr board::plane_set where_one_is_missing(pattern card, const board::plane_set& planes)
{
    board::plane_set cells{};
    add_where_one_is_missing(cells, card, planes);
    return cells;
}

/// Whether a pattern stands, told by where one is missing to it: a marble of its first colour is there already.
[[nodiscard]] constexpr bool stands(pattern card, const board::plane_set& missing, const board::plane_set& planes)
{
    const auto first = static_cast<std::size_t>(card[0]);
    return (missing[first] & planes[first]) != 0;
}

/// The lines in which a pattern stands now and did not before, in those very cells (PT-7).
[[nodiscard]] constexpr standing made_between(const standing& before, const standing& now)
{
    standing made{};
    for (std::size_t way = 0; way < made.size(); ++way) {
        made[way] = now[way] & ~before[way];
    }
    return made;
}

[[nodiscard]] constexpr bool any_line(const standing& lines)
{
    return (lines[0] | lines[1] | lines[2] | lines[3]) != 0;
}

/// The cells of lines of `length`.
[[nodiscard]] constexpr geometry::cell_mask cells_of_lines(const standing& lines, std::size_t length)
{
    geometry::plane_mask cells = 0;
    for (std::size_t way = 0; way < lines.size(); ++way) {
        for (std::size_t i = 0; i < length; ++i) {
            cells |= lines[way] << (i * geometry::steps[way]);
        }
    }
    return geometry::cells_of(cells);
}

/// The open cards that are made between two boards (PT-5, PT-7).
[[nodiscard]] constexpr card_set made_between(const open_patterns& open, const board& before, const board& now)
{
    const board::plane_set planes = now.planes();
    card_set made = 0;
    for (std::size_t i = 0; i < open.size(); ++i) {
        const standing now_stands = where_it_stands(open[i], planes);
        if (any_line(now_stands) && any_line(made_between(where_it_stands(open[i], before.planes()), now_stands))) {
            made = static_cast<card_set>(made | 1U << i);
        }
    }
    return made;
}

/// Between how many claims the mover may choose who has made these cards (PT-9).
[[nodiscard]] constexpr std::size_t choices(card_set made, double_claim_rule rule)
{
    return made == 0 || rule == double_claim_rule::both ? 1 : static_cast<std::size_t>(std::popcount(made));
}

/// The cards that are claimed (PT-9). Precondition: choice < choices(made, rule).
[[nodiscard]] constexpr card_set claimed(card_set made, std::uint8_t choice, double_claim_rule rule)
{
    if (rule == double_claim_rule::both) {
        return made;
    }
    for (; choice > 0; --choice) {
        made = static_cast<card_set>(made & (made - 1));
    }
    return static_cast<card_set>(made & -made);
}

} // namespace quintet::inline v0::pentago_triple

#endif
