// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_EVALUATION_HPP
#define QUINTET_GAMES_PENTAGO_EVALUATION_HPP

#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/ones.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/games/pentago/detail/open_lines.hpp>
#include <quintet/games/pentago/five.hpp>
#include <quintet/games/pentago/game.hpp>
#include <quintet/games/pentago/tracked_position.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::pentago {

/// What a position is worth by the lines of five that are still open to a colour, as they stand and as one turn makes
/// them, by the marbles in them. The weights were tuned by matches.
struct evaluation {
    /// Of an open line, by the marbles that lie in it.
    std::array<std::int32_t, 5> line{0, 1, 4, 14, 40};
    /// For having the turn.
    std::int32_t tempo = 20;
    /// A lead of so much is worth a half.
    std::int32_t half = 400;

    constexpr worths operator()(const tracked_position& position) const
    {
        const state& s = position.state();
        std::array<std::int64_t, 2> points{};
        const std::array<board_geometry::cell_mask, 2> marbles{s.grid().marbles(0), s.grid().marbles(1)};
        for (const board_geometry::cell_mask open : detail::open_lines) {
            const board_geometry::cell_mask first = marbles[0] & open;
            const board_geometry::cell_mask second = marbles[1] & open;
            if ((first == 0) != (second == 0)) {
                const std::size_t colour = first == 0 ? 1 : 0;
                points[colour] += line[count_ones(first | second) % line.size()];
            }
        }
        points[s.colour_to_move()] += tempo;
        worths each;
        each.push_back(estimated(points[0] - points[1], half));
        each.push_back(-each[0]);
        return each;
    }

    /// certain_win where the colour to move wins with its next move, alone. [PG-3]
    constexpr std::optional<worth> foresight(const tracked_position& position) const
    {
        const state& s = position.state();
        const std::size_t colour = s.colour_to_move();
        const board_geometry::cell_mask open = s.grid().empty_cells();
        const board_geometry::cell_mask mine = s.grid().marbles(colour);
        const board_geometry::cell_mask theirs = s.grid().marbles(1 - colour);
        if (position.rules().options().placing_wins &&
            (fives_through(board_geometry::plane(mine)) & board_geometry::plane(open)) != 0) {
            return certain_win;
        }
        for (std::uint8_t i = 0; i < quadrant_twist::count; ++i) {
            const quadrant_twist twist{i};
            const auto mine_then = board_geometry::plane(board_geometry::turned(mine, twist));
            if (has_five(board_geometry::plane(board_geometry::turned(theirs, twist)))) {
                continue;
            }
            if (has_five(mine_then) ||
                (fives_through(mine_then) & board_geometry::plane(board_geometry::turned(open, twist))) != 0) {
                return certain_win;
            }
        }
        return std::nullopt;
    }
};

} // namespace quintet::inline v0::pentago

QUINTET_PRECISE_END

#endif
