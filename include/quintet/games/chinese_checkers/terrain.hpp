// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_TERRAIN_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_TERRAIN_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/chinese_checkers/jump_lattices.hpp>
#include <quintet/games/chinese_checkers/options.hpp>

#include <array>
#include <cstddef>

namespace quintet::inline v0::chinese_checkers {

/// The home arm of a seat (CC-3): two opposite arms, three alternate ones, two pairs of opposite arms, or all.
/// Precondition: players is 2, 3, 4 or 6, and who.index < players.
[[nodiscard]] constexpr std::size_t home_arm(std::size_t players, seat who)
{
    constexpr std::array<std::size_t, 4> pairs{0, 1, 3, 4};
    return players == 4 ? pairs[who.index] : who.index * (6 / players);
}

/// What the board is to one seat: its home, its target, and where its marbles may stop and pass.
template <int Arm>
struct terrain {
    using star = hex_star<Arm>;
    using hole_set = typename star::hole_set;

    std::size_t target_arm = 0;
    hole_set home;
    hole_set target;   ///< the arm opposite (CC-2)
    hole_set stopping; ///< where a move may end (CC-9): also back at home, and out of the target again (CC-11)
    hole_set passing;  ///< where a chain may pass (CC-9)

    constexpr terrain() = default;
    constexpr terrain(std::size_t home_number, std::size_t rows, side_arms_rule side_arms)
        : target_arm(star::opposite_arm(home_number)), home(star::triangle(home_number, rows)),
          target(star::triangle(target_arm, rows))
    {
        hole_set side;
        for (std::size_t a = 0; a < star::arm_count; ++a) {
            if (a != home_number && a != target_arm) {
                side |= star::arm(a);
            }
        }
        stopping = side_arms == side_arms_rule::open ? hole_set::all() : ~side;
        passing = side_arms == side_arms_rule::closed ? ~side : hole_set::all();
    }
};

/// The same sets by the cells of the jump lattices. Apart from them, as only tracked positions ask for these.
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
constexpr auto make_terrains()
{
    std::array<std::array<std::array<terrain<Arm>, hex_star<Arm>::arm_count>, 2>, 3> all;
    for (std::size_t rule = 0; rule < all.size(); ++rule) {
        for (std::size_t extra = 0; extra < 2; ++extra) {
            for (std::size_t a = 0; a < hex_star<Arm>::arm_count; ++a) {
                all[rule][extra][a] = {a, Arm + extra, static_cast<side_arms_rule>(rule)};
            }
        }
    }
    return all;
}

template <int Arm>
inline constexpr auto terrains = make_terrains<Arm>();

template <int Arm>
inline constexpr auto cell_terrains = [] {
    std::array<std::array<std::array<cell_terrain<Arm>, hex_star<Arm>::arm_count>, 2>, 3> all;
    for (std::size_t rule = 0; rule < all.size(); ++rule) {
        for (std::size_t extra = 0; extra < 2; ++extra) {
            for (std::size_t a = 0; a < hex_star<Arm>::arm_count; ++a) {
                all[rule][extra][a] = cell_terrain<Arm>(terrains<Arm>[rule][extra][a]);
            }
        }
    }
    return all;
}();

} // namespace detail

/// The terrain of a seat under the options, from a table. Precondition: fault(options) is empty.
template <int Arm>
[[nodiscard]] constexpr const terrain<Arm>& terrain_of(const basic_options<Arm>& options, seat who)
{
    const auto rule = static_cast<std::size_t>(options.side_arms);
    const std::size_t extra = options.marbles == options.arm_marbles ? 0 : 1;
    return detail::terrains<Arm>[rule][extra][home_arm(options.players, who)];
}

/// The same by cells.
template <int Arm>
[[nodiscard]] constexpr const cell_terrain<Arm>& cell_terrain_of(const basic_options<Arm>& options, seat who)
{
    const auto rule = static_cast<std::size_t>(options.side_arms);
    const std::size_t extra = options.marbles == options.arm_marbles ? 0 : 1;
    return detail::cell_terrains<Arm>[rule][extra][home_arm(options.players, who)];
}

} // namespace quintet::inline v0::chinese_checkers

#endif
