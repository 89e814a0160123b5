// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_SEATING_SYMMETRY_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_SEATING_SYMMETRY_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/chinese_checkers/terrain.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// A symmetry of the board that takes every home to a home and keeps the order of turns: turns of the board, and at two
/// players, who only alternate, also mirrors.
struct seating_symmetry {
    std::size_t of_board = 0;                   ///< its number in hex_star
    std::array<std::uint8_t, max_seats> seat{}; ///< where each seat goes
};

using seating_symmetry_list = inline_vector<seating_symmetry, 12>;

namespace detail {

constexpr seating_symmetry_list find_seating_symmetries(std::size_t players, bool seats_stay)
{
    using star = hex_star<4>; // the arms turn alike whatever their size
    seating_symmetry_list found;
    for (std::size_t k = 0; k < star::symmetry_count; ++k) {
        seating_symmetry symmetry{k, {}};
        std::size_t placed = 0;
        for (std::uint8_t i = 0; i < players; ++i) {
            for (std::uint8_t j = 0; j < players; ++j) {
                if (star::arm_image(home_arm(players, seat{i}), k) == home_arm(players, seat{j})) {
                    symmetry.seat[i] = j;
                    ++placed;
                }
            }
        }
        bool keeps_order = placed == players;
        for (std::size_t i = 0; i < players; ++i) {
            keeps_order =
                keeps_order && symmetry.seat[(i + 1) % players] == (symmetry.seat[i] + std::size_t{1}) % players;
        }
        if (keeps_order && (!seats_stay || symmetry.seat[0] == 0)) {
            found.push_back(symmetry);
        }
    }
    return found;
}

// By whether the seats stay, and by players.
inline constexpr std::array<std::array<seating_symmetry_list, max_seats + 1>, 2> seating_symmetry_table = [] {
    std::array<std::array<seating_symmetry_list, max_seats + 1>, 2> table;
    for (const std::size_t players : {2U, 3U, 4U, 6U}) {
        table[0][players] = find_seating_symmetries(players, false);
        table[1][players] = find_seating_symmetries(players, true);
    }
    return table;
}();

} // namespace detail

/// The symmetries of the seating, the identity first, or those of them under which every seat stays where it is.
/// Precondition: players is 2, 3, 4 or 6.
[[nodiscard]] constexpr const seating_symmetry_list& seating_symmetries(std::size_t players, bool seats_stay)
{
    return detail::seating_symmetry_table[seats_stay ? 1 : 0][players];
}

} // namespace quintet::inline v0::chinese_checkers

#endif
