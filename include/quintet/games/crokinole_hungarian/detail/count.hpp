// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_COUNT_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_COUNT_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/games/crokinole_hungarian/options.hpp>
#include <quintet/games/crokinole_hungarian/setup.hpp>
#include <quintet/games/flick/lead.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace quintet::inline v0::crokinole_hungarian {

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

/// What each side scores by a round that counts so. [HU-16] [HU-17] [HU-18]
[[nodiscard]] constexpr side_points round_scores(const options& o, const side_points& points)
{
    switch (o.scoring) {
    case scoring_rule::difference:
        return flick::difference_scores(points, sides_of(o.format));
    case scoring_rule::match_points:
        return flick::match_point_scores(points, sides_of(o.format));
    case scoring_rule::totals:
        break;
    }
    return points;
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
        const flick::lead ahead = flick::lead_of(keys, sides);
        return ahead.shared_by == 1 ? std::optional(ahead.best) : std::nullopt;
    }
    // Past the target; both past it: the higher total, and if equal another round [HU-16] [HU-17]
    const flick::lead ahead = flick::lead_of(s.totals, sides);
    return ahead.shared_by == 1 && s.totals[ahead.best] >= o.target ? std::optional(ahead.best) : std::nullopt;
}

} // namespace quintet::inline v0::crokinole_hungarian

#endif
