// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_DETAIL_OBSERVATION_HPP
#define QUINTET_GAMES_CROKINOLE_DETAIL_OBSERVATION_HPP

#include <quintet/config.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/games/crokinole/options.hpp>
#include <quintet/games/crokinole/setup.hpp>
#include <quintet/games/flick/placement.hpp>

#include <cstddef>
#include <span>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole {

/// What a learner sees of a position: one plane of rows of six numbers. As discs lie anywhere, each has a row, the
/// viewer's side's first, then the others' in the order of turns, and empty rows after them: (1, how many sides on from
/// the viewer's its owner is, x, y, whether it leans, 0), with x and y as the viewer sees the board, his own side at
/// x = 1, in parts of the surface's radius. Then a row a seat, from the viewer on: (whether it is to move, whether it
/// began the round, its discs in hand, its side's twenties, its side's total, the rounds completed).
/// (There is no dense index of actions, as shots form a continuum: the rules are not `encoded`.)
struct observation {
    static constexpr std::size_t columns = 6;

    [[nodiscard]] static constexpr observation_shape shape(const options& o)
    {
        return {1, std::size_t{o.players} * discs_each(o) + o.players, columns};
    }

    /// Precondition: out.size() == shape(o).size(), who.index < o.players.
    static constexpr void write(const options& o, const setup& s, seat who, std::span<float> out)
    {
        QUINTET_ASSERT(out.size() == shape(o).size());
        for (float& value : out) {
            value = 0;
        }
        const auto number = [](auto value) { return static_cast<float>(value); };
        const std::size_t sides = sides_of(o);
        const vec2 facing = o.board.start_areas[flick::area_of(who.index, o.players)].facing;
        std::size_t row = 0;
        const auto put = [&](std::size_t column, float value) { out[row * columns + column] = value; };
        for (std::size_t on = 0; on < sides; ++on) {
            const std::size_t side = (side_of(o, who.index) + on) % sides;
            for (const flick::table_disc& d : s.table) {
                if (d.side == side) {
                    put(0, 1);
                    put(1, number(on));
                    put(2, number(dot(facing, d.position) / o.board.surface_radius));
                    put(3, number(cross(facing, d.position) / o.board.surface_radius));
                    put(4, d.mode == disc_mode::leaning ? 1.0F : 0.0F);
                    ++row;
                }
            }
        }
        row = std::size_t{o.players} * discs_each(o);
        for (std::size_t on = 0; on < o.players; ++on, ++row) {
            const std::size_t seat_index = (who.index + on) % o.players;
            put(0, s.turn.index == seat_index && !is_over(s) ? 1.0F : 0.0F);
            put(1, s.beginner.index == seat_index ? 1.0F : 0.0F);
            put(2, number(s.hands[seat_index]));
            put(3, number(s.cups[side_of(o, seat_index)]));
            put(4, number(s.totals[side_of(o, seat_index)]));
            put(5, number(s.rounds));
        }
    }
};

} // namespace quintet::inline v0::crokinole

QUINTET_PRECISE_END

#endif
