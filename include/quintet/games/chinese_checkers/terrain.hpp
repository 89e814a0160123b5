// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_TERRAIN_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_TERRAIN_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/seat.hpp>
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

namespace detail {

/// By rule for the side arms, rows (as many as an arm has, or one more) and home arm.
template <int Arm>
inline constexpr auto terrains = [] {
    constexpr std::size_t arms = hex_star<Arm>::arm_count;
    std::array<terrain<Arm>, arms * 2 * 3> all;
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = {i % arms, Arm + i / arms % 2, static_cast<side_arms_rule>(i / arms / 2)};
    }
    return all;
}();

template <int Arm>
[[nodiscard]] constexpr std::size_t terrain_index(const basic_options<Arm>& options, seat who)
{
    const std::size_t more_rows = options.marbles == options.arm_marbles ? 0 : 1;
    return (static_cast<std::size_t>(options.side_arms) * 2 + more_rows) * hex_star<Arm>::arm_count +
           home_arm(options.players, who);
}

} // namespace detail

/// The terrain of a seat under the options, from a table. Precondition: fault(options) is empty.
template <int Arm>
[[nodiscard]] constexpr const terrain<Arm>& terrain_of(const basic_options<Arm>& options, seat who)
{
    return detail::terrains<Arm>[detail::terrain_index(options, who)];
}

} // namespace quintet::inline v0::chinese_checkers

#endif
