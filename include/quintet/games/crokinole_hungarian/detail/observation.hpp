// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_OBSERVATION_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_OBSERVATION_HPP

#include <quintet/config.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/games/crokinole_hungarian/detail/turn.hpp>
#include <quintet/games/crokinole_hungarian/options.hpp>
#include <quintet/games/crokinole_hungarian/setup.hpp>
#include <quintet/games/flick/placement.hpp>

#include <array>
#include <cstddef>
#include <span>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole_hungarian {

/// What a learner sees of a position: one plane of rows of ten numbers. Each disc on the board has a row, the viewer's
/// side's first, then the others' in the order of turns, and empty rows after them: (1, how many sides on from the
/// viewer's its owner is, x, y, whether it leans, its layer, the row of the disc that it lies on counted from 1, 0, 0,
/// 0), with x and y as the viewer sees the board, his own side at x = 1, in parts of the surface's radius. Then a row a
/// seat, from the viewer on: (whether it is to move, whether it has the turn, whether it began, its discs in hand, its
/// side's twenties, total, twenties of the rounds before, legs and sets, the rounds completed).
/// (There is no dense index of actions, as shots form a continuum: the rules are not `encoded`.)
struct observation {
    static constexpr std::size_t columns = 10;

    [[nodiscard]] static constexpr observation_shape shape(const options& o)
    {
        return {1, disc_rows(o) + seats_of(o.format), columns};
    }

    /// Precondition: out.size() == shape(o).size(), who.index < seats_of(o.format).
    static constexpr void write(const options& o, const setup& s, seat who, std::span<float> out)
    {
        QUINTET_ASSERT(out.size() == shape(o).size());
        for (float& value : out) {
            value = 0;
        }
        const auto number = [](auto value) { return static_cast<float>(value); };
        const std::size_t sides = sides_of(o.format);
        const std::size_t seats = seats_of(o.format);
        const vec2 facing = o.board.start_areas[flick::area_of(who.index, seats)].facing;
        std::array<std::size_t, flick::capacity> row_of{};
        std::size_t row = 0;
        const auto put = [&](std::size_t column, float value) { out[row * columns + column] = value; };
        const auto for_each_disc = [&](auto&& act) {
            row = 0;
            for (std::size_t on = 0; on < sides; ++on) {
                for (std::size_t i = 0; i < s.table.size(); ++i) {
                    if (s.table[i].side == (side_of(o, who) + on) % sides) {
                        act(i, on);
                        ++row;
                    }
                }
            }
        };
        for_each_disc([&](std::size_t i, std::size_t) { row_of[i] = row; });
        for_each_disc([&](std::size_t i, std::size_t on) {
            const flick::table_disc& d = s.table[i];
            put(0, 1);
            put(1, number(on));
            put(2, number(dot(facing, d.position) / o.board.surface_radius));
            put(3, number(cross(facing, d.position) / o.board.surface_radius));
            put(4, d.mode == disc_mode::leaning ? 1.0F : 0.0F);
            put(5, number(d.layer));
            put(6, d.support == disc::board_below ? 0.0F : number(row_of[d.support] + 1));
        });
        row = disc_rows(o);
        for (std::size_t on = 0; on < seats; ++on, ++row) {
            const seat shown{static_cast<std::uint8_t>((who.index + on) % seats)};
            const std::size_t side = side_of(o, shown);
            put(0, !match_winner(o, s) && shooter_in_turn(o, s) == shown ? 1.0F : 0.0F);
            put(1, s.turn == shown ? 1.0F : 0.0F);
            put(2, s.beginner == shown ? 1.0F : 0.0F);
            put(3, number(s.hands[shown.index]));
            put(4, number(s.cups[side]));
            put(5, number(s.totals[side]));
            put(6, number(s.twenties[side]));
            put(7, o.format == format::darts ? number(s.legs[side]) : 0.0F);
            put(8, o.format == format::darts ? number(s.sets[side]) : 0.0F);
            put(9, number(s.rounds));
        }
    }

  private:
    [[nodiscard]] static constexpr std::size_t disc_rows(const options& o) { return seats_of(o.format) * o.discs; }
};

} // namespace quintet::inline v0::crokinole_hungarian

QUINTET_PRECISE_END

#endif
