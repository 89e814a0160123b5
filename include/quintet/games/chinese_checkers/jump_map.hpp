// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_JUMP_MAP_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_JUMP_MAP_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/config.hpp>
#include <quintet/games/chinese_checkers/reach.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// Over which neighbours a marble could jump from each hole: the adjacent jumps of a whole position, kept up as marbles
/// come and go. Six bits a hole, so that a flood sees only the jumps that there are.
///
/// A marble need not be lifted from the map to flood from it: a jump is two equal steps, so its chain stays among holes
/// whose coordinates are odd and even like the start's, and jumps over the others only.
template <class Star>
class jump_map {
  public:
    using hole = typename Star::hole;
    using hole_set = typename Star::hole_set;

    constexpr jump_map() = default;
    constexpr explicit jump_map(const hole_set& occupied)
    {
        occupied.for_each([this](std::size_t h) { toggle(static_cast<hole>(h)); });
    }

    /// A marble came to this hole, or left it.
    QUINTET_ALWAYS_INLINE constexpr void toggle(hole h)
    {
        for (std::size_t d = 0; d < Star::direction_count; ++d) {
            over_[tables_.jumper[h][d]] ^= static_cast<std::uint8_t>(1U << d);
        }
    }

    /// The jumps from a hole.
    [[nodiscard]] QUINTET_ALWAYS_INLINE constexpr jump_view<Star> from(hole here) const
    {
        const std::size_t over = over_[here];
        const auto& landings = tables_.landings[here];
        return {landings[0][over % 8] | landings[1][over / 8], Star::neighbours(here)};
    }

  private:
    static constexpr std::size_t nobody = Star::hole_count;

    struct table_set {
        // Who could jump over a hole in a direction, or `nobody`, whose bits mean nothing.
        std::array<std::array<std::uint8_t, Star::direction_count>, Star::hole_count> jumper{};
        // Where the jumps in a set of directions land: one table for each half of the directions, as one for all six
        // would not stay in the first-level cache.
        std::array<std::array<std::array<hole_set, 8>, 2>, Star::hole_count> landings;
    };
    static constexpr table_set tables_ = [] {
        table_set t;
        for (std::size_t i = 0; i < Star::hole_count; ++i) {
            const auto h = static_cast<hole>(i);
            for (std::size_t d = 0; d < Star::direction_count; ++d) {
                const hole ahead = Star::neighbour(h, d);
                const hole behind = Star::neighbour(h, (d + 3) % Star::direction_count);
                const bool room = ahead != Star::none && behind != Star::none;
                t.jumper[h][d] = room ? behind : static_cast<std::uint8_t>(nobody);
                const hole landing = ahead == Star::none ? Star::none : Star::neighbour(ahead, d);
                for (std::size_t directions = 0; directions < 8; ++directions) {
                    if (landing != Star::none && (directions >> (d % 3) & 1U) != 0) {
                        t.landings[h][d / 3][directions].insert(landing);
                    }
                }
            }
        }
        return t;
    }();

    std::array<std::uint8_t, Star::hole_count + 1> over_{};
};

} // namespace quintet::inline v0::chinese_checkers

#endif
