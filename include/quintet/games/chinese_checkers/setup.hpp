// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_SETUP_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_SETUP_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/seat.hpp>

#include <array>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// A position as somebody describes it, right or wrong; basic_game::assemble() makes a state of it, or tells the fault.
template <int Arm>
struct basic_setup {
    std::array<typename hex_star<Arm>::hole_set, max_seats> marbles;
    seat turn;
    std::uint8_t passes = 0;
    std::uint32_t plies_left = 0; ///< under a ply limit; 0 without one
};

} // namespace quintet::inline v0::chinese_checkers

#endif
