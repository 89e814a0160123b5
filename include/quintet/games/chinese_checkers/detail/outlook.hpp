// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_OUTLOOK_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_OUTLOOK_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/chinese_checkers/detail/cell_terrain.hpp>
#include <quintet/games/chinese_checkers/options.hpp>
#include <quintet/games/chinese_checkers/terrain.hpp>

namespace quintet::inline v0::chinese_checkers {

/// Where a seat's marbles can go, apart from where they are: its terrain by holes and by cells, and what is occupied,
/// looked at as it changes.
template <int Arm>
struct outlook {
    using hole_set = typename hex_star<Arm>::hole_set;
    using cell_set = typename cell_terrain<Arm>::cell_set;

    const terrain<Arm>& land;
    const cell_terrain<Arm>& cells;
    const cell_set& occupied;
    hole_set step_ends; ///< where steps may end

    constexpr outlook(const basic_options<Arm>& options, seat who, const cell_set& by_cells, const hole_set& by_holes)
        : land(terrain_of<Arm>(options, who)), cells(cell_terrain_of<Arm>(options, who)), occupied(by_cells),
          step_ends(land.stopping & ~by_holes)
    {
    }
};

} // namespace quintet::inline v0::chinese_checkers

#endif
