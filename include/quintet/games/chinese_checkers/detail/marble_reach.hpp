// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_MARBLE_REACH_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_MARBLE_REACH_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/games/chinese_checkers/detail/jump_lattices.hpp>

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// Where one marble is and where it can go, by the cells of its lattice; tracked_board works it out.
template <int Arm>
struct marble_reach {
    using hole = typename hex_star<Arm>::hole;
    using lattices = jump_lattices<hex_star<Arm>>;
    using cell_set = typename lattices::cell_set;

    std::uint64_t flooded = 0;  // the cells of its lattice that its chains come to, and its own
    std::uint64_t landings = 0; // where they may end
    // No wider than they must be for the whole to be without a gap: then it is copied in whole words.
    std::uint32_t count = 0; // of destinations
    std::uint16_t at = 0;
    std::uint16_t cell = 0;

    [[nodiscard]] constexpr hole from() const { return static_cast<hole>(at); }
    [[nodiscard]] constexpr std::size_t lattice() const { return cell / 64U; }
    [[nodiscard]] constexpr bool is_concerned(const cell_set& changed) const
    {
        return (flooded & changed.word_at(lattice())) != 0;
    }
    constexpr void place(hole h)
    {
        at = h;
        cell = lattices::cell_of(h);
        flooded = ~std::uint64_t{0};
    }
};

} // namespace quintet::inline v0::chinese_checkers

#endif
