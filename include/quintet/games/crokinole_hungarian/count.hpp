// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_COUNT_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_COUNT_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/games/crokinole_hungarian/options.hpp>
#include <quintet/games/crokinole_hungarian/setup.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace quintet::inline v0::crokinole_hungarian {

using side_points = std::array<std::int32_t, most_sides>;

/// What the discs on the board are worth by side: a disc that lies on or touches a line counts lower; one that lies on
/// another counts as the lowest below it does; one that leans over the hole lies in the 15 zone. [HU-12] [HU-13]
/// [HU-15]
[[nodiscard]] constexpr side_points standing_points(const disc_board<>& board, const flick::table& table)
{
    side_points points{};
    for (const flick::table_disc& d : table) {
        const flick::table_disc* lowest = &d;
        while (lowest->support != disc::board_below) {
            lowest = &table[lowest->support];
        }
        points[d.side] += zone_points(board, lowest->position, board.disc_radius);
    }
    return points;
}

/// What each side has made so far in this round or turn: its standing discs and its twenties. [HU-9] [HU-15]
[[nodiscard]] constexpr side_points round_points(const options& o, const setup& s)
{
    side_points points = standing_points(o.board, s.table);
    for (std::size_t i = 0; i < sides_of(o.format); ++i) {
        points[i] += o.board.hole_points * s.cups[i];
    }
    return points;
}

/// The one number greater than all others, by its place in the list; nothing where several are equally great.
template <class Number>
[[nodiscard]] constexpr std::optional<std::size_t> sole_best(const std::array<Number, most_sides>& numbers,
                                                             std::size_t count)
{
    std::size_t best = 0;
    bool shared = false;
    for (std::size_t i = 1; i < count; ++i) {
        shared = numbers[i] == numbers[best] || (shared && numbers[i] < numbers[best]);
        best = numbers[i] > numbers[best] ? i : best;
    }
    return shared ? std::nullopt : std::optional(best);
}

/// The side that has won the match by the rounds completed, if one has.
[[nodiscard]] constexpr std::optional<std::size_t> match_winner(const options& o, const setup& s)
{
    const std::size_t sides = sides_of(o.format);
    if (o.format == format::darts) { // so many sets win the match [HU-25]
        for (std::size_t i = 0; i < sides; ++i) {
            if (s.sets[i] == o.sets) {
                return i;
            }
        }
        return std::nullopt;
    }
    if (has_fixed_rounds(o)) { // four rounds; if equal, more twenties; if equal again, an extra round [HU-18] [HU-20]
        if (s.rounds < options::match_rounds) {
            return std::nullopt;
        }
        std::array<std::int64_t, most_sides> keys{};
        for (std::size_t i = 0; i < sides; ++i) {
            keys[i] = (static_cast<std::int64_t>(s.totals[i]) << 32U) + s.twenties[i];
        }
        return sole_best(keys, sides);
    }
    // Past the target; both past it: the higher total, and if equal another round [HU-16] [HU-17]
    const auto best = sole_best(s.totals, sides);
    return best && s.totals[*best] >= o.target ? best : std::nullopt;
}

} // namespace quintet::inline v0::crokinole_hungarian

#endif
