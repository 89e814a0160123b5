// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_CELL_TERRAIN_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_CELL_TERRAIN_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/chinese_checkers/detail/jump_lattices.hpp>
#include <quintet/games/chinese_checkers/options.hpp>
#include <quintet/games/chinese_checkers/terrain.hpp>

#include <array>
#include <cstddef>

namespace quintet::inline v0::chinese_checkers {

/// A seat's terrain by the cells of the jump lattices. Apart from it, as only tracked positions ask for this.
template <int Arm>
struct cell_terrain {
    using lattices = jump_lattices<hex_star<Arm>>;
    using cell_set = typename lattices::cell_set;

    cell_set target;
    cell_set stopping;
    cell_set passing;

    constexpr cell_terrain() = default;
    constexpr explicit cell_terrain(const terrain<Arm>& land)
        : target(lattices::cells_of(land.target)), stopping(lattices::cells_of(land.stopping)),
          passing(lattices::cells_of(land.passing))
    {
    }
};

namespace detail {

template <int Arm>
inline constexpr auto cell_terrains = [] {
    std::array<cell_terrain<Arm>, terrains<Arm>.size()> all;
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = cell_terrain<Arm>(terrains<Arm>[i]);
    }
    return all;
}();

} // namespace detail

/// The terrain of a seat under the options, from a table. Precondition: fault(options) is empty.
template <int Arm>
[[nodiscard]] constexpr const cell_terrain<Arm>& cell_terrain_of(const basic_options<Arm>& options, seat who)
{
    return detail::cell_terrains<Arm>[detail::terrain_index(options, who)];
}

} // namespace quintet::inline v0::chinese_checkers

#endif
