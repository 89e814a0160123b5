// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_SETUP_HPP
#define QUINTET_GAMES_SPINNING_TARGET_SETUP_HPP

#include <quintet/core/random_stream.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/games/spinning_target/discs.hpp>

#include <array>
#include <cstdint>

namespace quintet::inline v0::spinning_target {

/// Everything that a position is, in the open: what game::assemble() takes, and what a state shows. Members of seats
/// that do not play are zero.
struct setup {
    /// Sides 0 to 3 are the seats; then white_side and barricade_side.
    flick::table table;
    /// What later wobbling draws from. [ST-19]
    random_stream chance;
    /// Of each seat, in the rounds that were counted.
    std::array<std::int32_t, max_players> points{};
    /// And in the last of them.
    std::array<std::int32_t, max_players> last{};
    /// The rounds that were counted.
    std::uint16_t round = 0;
    /// Of the round being played: 0 to 2. 3, where a referee may punish: all discs are spun, and the round is to be
    /// counted. [ST-13]
    std::uint8_t cycle = 0;
    /// The shots that were taken or forfeited in this cycle.
    std::uint8_t shots = 0;
    /// The seat that was drawn to begin the first round. [ST-4]
    std::uint8_t first = 0;
    /// The barricade is to be placed now. [ST-7]
    bool placing = true;
    /// Seats, as bits: whose round counts nothing, and who are out. [ST-13]
    std::uint8_t voided = 0;
    std::uint8_t out = 0;

    friend constexpr bool operator==(const setup&, const setup&) = default;
};

/// All discs of the round are spun, but its points are not final yet: a referee may still punish. [ST-13]
[[nodiscard]] constexpr bool awaits_count(const setup& s) { return s.cycle == cycles; }

[[nodiscard]] constexpr bool is_out(const setup& s, std::size_t seat) { return ((s.out >> seat) & 1U) != 0; }
[[nodiscard]] constexpr bool is_voided(const setup& s, std::size_t seat) { return ((s.voided >> seat) & 1U) != 0; }

} // namespace quintet::inline v0::spinning_target

#endif
