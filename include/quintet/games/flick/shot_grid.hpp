// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_SHOT_GRID_HPP
#define QUINTET_GAMES_FLICK_SHOT_GRID_HPP

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::flick {

/// Which shots for_each_move lists, of the continuum that is legal.
enum class shot_grid : std::uint8_t {
    aimed,  ///< those aimed at something
    coarse, ///< and a grid of 5 places × 15 directions × 6 speeds
    fine,   ///< and a grid of 9 places × 61 directions × 12 speeds
};

/// The sizes of the regular part of a grid.
struct grid_size {
    std::size_t places = 0;
    std::size_t directions = 0;
    std::size_t speeds = 0;

    [[nodiscard]] constexpr std::size_t shots() const { return places * directions * speeds; }
};

[[nodiscard]] constexpr grid_size size_of(shot_grid grid)
{
    return grid == shot_grid::fine     ? grid_size{9, 61, 12}
           : grid == shot_grid::coarse ? grid_size{5, 15, 6}
                                       : grid_size{};
}

} // namespace quintet::inline v0::flick

#endif
