// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_DETAIL_OBSERVATION_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_DETAIL_OBSERVATION_HPP

#include <quintet/config.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/pentago_triple/claims.hpp>
#include <quintet/games/pentago_triple/state.hpp>
#include <quintet/games/quadrants/place_and_turn.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace quintet::inline v0::pentago_triple {

/// Planes of 6 × 6 for a learner; everything lies open (PT-15). In order:
/// - 3: the marbles of each colour;
/// - 1: the marble that was placed last;
/// - 3: the share of each colour's marbles that are left, on all cells;
/// - 4: whether a seat is in, on all cells, one's own first, then clockwise;
/// - 4: whether that seat is to move, likewise;
/// - 9: for each open card and each colour, the columns whose place in the pattern has that colour.
inline constexpr observation_shape observation{3 + 1 + 3 + max_players + max_players + (max_players - 1) * colour_count,
                                               geometry::edge, geometry::edge};

constexpr void observe(const state& s, const open_patterns& open, std::optional<seat> to_move, seat who,
                       std::size_t seats, std::span<float> out)
{
    QUINTET_ASSERT(out.size() == observation.size());
    const auto next_plane = [&out] {
        const std::span<float> plane = out.first(geometry::cell_count);
        out = out.subspan(geometry::cell_count);
        return plane;
    };
    const auto fill = [&](float value) {
        for (float& cell : next_plane()) {
            cell = value;
        }
    };
    for (std::size_t c = 0; c < colour_count; ++c) {
        write_plane(s.grid().marbles(c), next_plane());
    }
    write_plane(s.last_placed() == geometry::no_cell ? 0 : geometry::cell_bit(s.last_placed()), next_plane());
    for (std::size_t c = 0; c < colour_count; ++c) {
        fill(static_cast<float>(s.marbles_left(static_cast<colour>(c))) / static_cast<float>(marbles_a_colour));
    }
    for (const bool moving : {false, true}) {
        for (std::size_t i = 0; i < max_players; ++i) {
            const seat other{static_cast<std::uint8_t>((who.index + i) % seats)};
            fill(i < seats && (moving ? to_move == other : s.is_in(other)) ? 1.0F : 0.0F);
        }
    }
    for (std::size_t card = 0; card < max_players - 1; ++card) {
        for (std::size_t c = 0; c < colour_count; ++c) {
            const std::span<float> plane = next_plane();
            for (std::size_t i = 0; i < geometry::cell_count; ++i) {
                const std::size_t column = i % geometry::edge;
                const bool shown =
                    card < open.size() && column < open[card].size() && open[card][column] == static_cast<colour>(c);
                plane[i] = shown ? 1.0F : 0.0F;
            }
        }
    }
}

} // namespace quintet::inline v0::pentago_triple

#endif
