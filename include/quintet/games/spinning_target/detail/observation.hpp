// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_OBSERVATION_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_OBSERVATION_HPP

#include <quintet/config.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/games/spinning_target/detail/progress.hpp>

#include <cstddef>
#include <span>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// What a learner sees of a position: one plane of rows of six numbers. As discs lie anywhere, each has a row: the
/// viewer's first, then the others' in the order of turns, the white ones and the barricade, and empty rows after them:
/// (1, whose: 0 the viewer's, 1 to 3 the seats after him, 4 white, 5 the barricade, x, y, the layer, how it lies: 1 for
/// standing, -1 for tilted), with x and y as the viewer sees the board, his own start field at x > 0, in parts of the
/// surface's radius. Then a row a seat, from the viewer on: (whether it is to move, whether it began the round, its
/// discs left in this round, its points, whether its round counts nothing, whether it is out); and one of the game:
/// (the round, the cycle: 3 where it waits to be counted, whether the barricade is to be placed, the points that end
/// the game, the rounds that do, 0). (There is no dense index of actions, as spins form a continuum: the rules are not
/// `encoded`.)
struct observation {
    static constexpr std::size_t columns = 6;

    [[nodiscard]] static constexpr std::size_t disc_rows(const options& o)
    {
        return std::size_t{o.players} * cycles + tower_height * o.board.tower_places.size() + 1;
    }
    [[nodiscard]] static constexpr observation_shape shape(const options& o)
    {
        return {1, disc_rows(o) + o.players + 1, columns};
    }

    /// Precondition: out.size() == shape(o).size(), who.index < o.players.
    static constexpr void write(const options& o, const setup& s, seat who, std::span<float> out)
    {
        QUINTET_ASSERT(out.size() == shape(o).size());
        for (float& value : out) {
            value = 0;
        }
        std::size_t row = 0;
        const auto put = [&](std::size_t column, auto value) {
            out[row * columns + column] = static_cast<float>(value);
        };
        const vec2 facing = field_of(o, who).facing;
        const auto put_side = [&](std::size_t side, std::size_t whose) {
            for (const flick::table_disc& d : s.table) {
                if (d.side == side) {
                    put(0, 1);
                    put(1, whose);
                    put(2, dot(facing, d.position) / o.board.surface_radius);
                    put(3, cross(facing, d.position) / o.board.surface_radius);
                    put(4, d.layer);
                    put(5, d.mode == disc_mode::standing ? 1 : d.mode == disc_mode::leaning ? -1 : 0);
                    ++row;
                }
            }
        };
        for (std::size_t on = 0; on < o.players; ++on) {
            put_side((who.index + on) % o.players, on);
        }
        put_side(white_side, white_side);
        put_side(barricade_side, barricade_side);

        const bool over = is_over(o, s);
        const std::size_t beginner = beginner_of(o, s.first, s.round);
        const bool prepares = s.placing || awaits_count(s);
        const std::size_t mover = over ? o.players : prepares ? placer_of(o, s) : shooter_of(o, s);
        row = disc_rows(o);
        for (std::size_t on = 0; on < o.players; ++on, ++row) {
            const std::size_t seat = (who.index + on) % o.players;
            const std::size_t turn = (seat + o.players - beginner) % o.players;
            put(0, mover == seat ? 1 : 0);
            put(1, beginner == seat ? 1 : 0);
            put(2, over ? 0 : cycles - s.cycle - (turn < s.shots ? 1 : 0));
            put(3, s.points[seat]);
            put(4, is_voided(s, seat) ? 1 : 0);
            put(5, is_out(s, seat) ? 1 : 0);
        }
        put(0, s.round);
        put(1, s.cycle);
        put(2, s.placing ? 1 : 0);
        put(3, o.target_points);
        put(4, o.rounds);
    }
};

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
