// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_OBSERVATION_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_OBSERVATION_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/config.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/chinese_checkers/options.hpp>
#include <quintet/games/chinese_checkers/state.hpp>
#include <quintet/games/chinese_checkers/terrain.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace quintet::inline v0::chinese_checkers {

/// What a learner sees of a position: a plane for each seat's marbles, the viewer's first, then clockwise; a plane for
/// each seat in the same order, filled where it is to move, and none filled at the end; then the viewer's target, the
/// holes of the board, the share of the table that has passed, and the share of the ply limit that is left. A hole
/// stands in row z + 2 Arm and column x + 2 Arm of its coordinates, so that neighbours on the board are neighbours in
/// the plane.
template <int Arm>
struct observation {
    using star = hex_star<Arm>;
    using hole_set = typename star::hole_set;

    [[nodiscard]] static constexpr observation_shape shape(const basic_options<Arm>& options)
    {
        return {2 * std::size_t{options.players} + 4, star::row_count, star::row_count};
    }

    /// Precondition: out.size() == shape(options).size().
    static constexpr void write(const basic_options<Arm>& options, const basic_state<Arm>& s, seat who,
                                std::span<float> out)
    {
        QUINTET_ASSERT(out.size() == shape(options).size());
        constexpr std::size_t plane = star::row_count * star::row_count;
        const std::size_t seats = options.players;
        std::fill(out.begin(), out.end(), 0.0F);
        const auto mark = [&](std::size_t number, const hole_set& holes) {
            holes.for_each([&](std::size_t h) {
                out[number * plane + star::grid_index(static_cast<typename star::hole>(h))] = 1.0F;
            });
        };
        const auto fill = [&](std::size_t number, float value) {
            const std::span<float> cells = out.subspan(number * plane, plane);
            std::fill(cells.begin(), cells.end(), value);
        };
        for (std::size_t i = 0; i < seats; ++i) {
            const seat other{static_cast<std::uint8_t>((who.index + i) % seats)};
            mark(i, s.marbles(other));
            fill(seats + i, s.ending() == ending::none && s.turn() == other ? 1.0F : 0.0F);
        }
        mark(2 * seats, terrain_of<Arm>(options, who).target);
        mark(2 * seats + 1, hole_set::all());
        fill(2 * seats + 2, static_cast<float>(s.passes()) / static_cast<float>(seats));
        if (options.ply_limit != 0) {
            fill(2 * seats + 3, static_cast<float>(s.plies_left()) / static_cast<float>(options.ply_limit));
        }
    }
};

} // namespace quintet::inline v0::chinese_checkers

#endif
