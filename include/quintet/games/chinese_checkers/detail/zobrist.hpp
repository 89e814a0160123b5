// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_ZOBRIST_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_ZOBRIST_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/seat.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// The Zobrist keys of the game: a marble of a seat on a hole, the seat to move, and the two counters.
template <int Arm>
struct zobrist {
    [[nodiscard]] static constexpr std::uint64_t marble(seat who, std::size_t hole) { return marbles[who.index][hole]; }
    [[nodiscard]] static constexpr std::uint64_t turn(seat who) { return turns[who.index]; }
    /// Turns passed in a row, and plies left under a limit; no key while both are 0, as they are in most games.
    [[nodiscard]] static constexpr std::uint64_t counters(std::uint8_t passes, std::uint32_t plies_left)
    {
        const std::uint64_t both = std::uint64_t{passes} << 32U | plies_left;
        return both == 0 ? 0 : zobrist_key(domain + 2, both);
    }

  private:
    static constexpr std::uint64_t domain = 0x4343U; // "CC"

    static constexpr auto marbles = [] {
        std::array<std::array<std::uint64_t, hex_star<Arm>::hole_count>, max_seats> keys{};
        std::uint64_t index = 0;
        for (auto& of_seat : keys) {
            for (std::uint64_t& key : of_seat) {
                key = zobrist_key(domain, index++);
            }
        }
        return keys;
    }();
    static constexpr auto turns = [] {
        std::array<std::uint64_t, max_seats> keys{};
        for (std::size_t i = 0; i < max_seats; ++i) {
            keys[i] = zobrist_key(domain + 1, i);
        }
        return keys;
    }();
};

} // namespace quintet::inline v0::chinese_checkers

#endif
