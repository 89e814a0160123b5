// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_SCORING_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_SCORING_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/config.hpp>
#include <quintet/games/spinning_target/discs.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// What a disc counts by itself: 0, 2, 4 or 8 on the sheet's board. Doubt goes to the player who would be harmed: the
/// highest zone that its footprint reaches, unless the option says otherwise. [ST-14] [ST-15]
[[nodiscard]] constexpr int zone_of(const options& o, const flick::table_disc& d)
{
    return zone_points(o.board, d.position, radius_of(o, d.side), o.line);
}

/// Whether two discs of a table lean on each other: one rests on the other, which is one layer lower, and which it
/// overlaps. Under `touch` it is enough that they touch, side by side as well. [ST-16]
[[nodiscard]] constexpr bool lean(const options& o, const flick::table& discs, std::size_t i, std::size_t j)
{
    const flick::table_disc& a = discs[i];
    const flick::table_disc& b = discs[j];
    if (a.support == j || b.support == i) {
        return true;
    }
    const int layers = a.layer > b.layer ? a.layer - b.layer : b.layer - a.layer;
    const double apart = distance(a.position, b.position);
    const double reach = radius_of(o, a.side) + radius_of(o, b.side);
    if (o.leaning == leaning_rule::touch) {
        return layers <= 1 && apart <= reach + flick::scene::overlap_tolerance;
    }
    return layers == 1 && apart < reach - flick::scene::overlap_tolerance;
}

/// What each disc of a table counts.
struct disc_counts {
    /// By itself.
    std::array<std::int32_t, flick::capacity> zone{};
    /// With what leans on it.
    std::array<std::int32_t, flick::capacity> counted{};
    /// Of each seat.
    std::array<std::int32_t, max_players> sum{};
};

/// Counts the discs of the players. Those of one colour that lean on each other, also in a chain of own discs, all
/// count the highest zone among them. [ST-14] [ST-16]
[[nodiscard]] constexpr disc_counts count_discs(const options& o, const flick::table& discs)
{
    disc_counts counts;
    std::array<inline_vector<std::uint8_t, cycles>, max_players> own;
    for (std::size_t i = 0; i < discs.size(); ++i) {
        if (discs[i].side < max_players) {
            counts.zone[i] = zone_of(o, discs[i]);
            counts.counted[i] = counts.zone[i];
            own[discs[i].side].push_back(static_cast<std::uint8_t>(i));
        }
    }
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        const auto& mine = own[seat];
        for (std::size_t pass = 1; pass < mine.size(); ++pass) { // the longest chain has that many links
            for (std::size_t k = 1; k < mine.size(); ++k) {
                for (std::size_t l = 0; l < k; ++l) {
                    std::int32_t& a = counts.counted[mine[k]];
                    std::int32_t& b = counts.counted[mine[l]];
                    if (a != b && lean(o, discs, mine[k], mine[l])) {
                        a = b = a < b ? b : a;
                    }
                }
            }
        }
        for (const std::uint8_t i : mine) {
            counts.sum[seat] += counts.counted[i];
        }
    }
    return counts;
}

/// What a disc counts at most; a player makes at most three times that a round. [ST-18]
[[nodiscard]] constexpr std::int32_t most_of_a_disc(const options& o)
{
    std::int32_t most = 0;
    for (const board_circle& circle : o.board.circles) {
        most = circle.points > most ? circle.points : most;
    }
    return most;
}
[[nodiscard]] constexpr std::int32_t most_of_a_round(const options& o) { return cycles * most_of_a_disc(o); }

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
