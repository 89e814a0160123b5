// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_PROGRESS_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_PROGRESS_HPP

#include <quintet/config.hpp>
#include <quintet/games/spinning_target/detail/placement.hpp>
#include <quintet/games/spinning_target/detail/scoring.hpp>
#include <quintet/games/spinning_target/event.hpp>
#include <quintet/games/spinning_target/setup.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// The seat that a round is begun by, disqualified or not: the next clockwise, or as the option says 1, 2, 3, 2, 1, …,
/// from the one that was drawn. [ST-4] [ST-5]
[[nodiscard]] constexpr std::size_t beginner_of(const options& o, std::size_t first, std::size_t round)
{
    if (o.three_player_starts == beginner_order::alternating) {
        constexpr std::array<std::size_t, 4> run{0, 1, 2, 1};
        return run[(first + round) % run.size()];
    }
    return (first + round) % o.players;
}

/// The seat whose turn it is if the barricade is placed: clockwise from the beginner. [ST-8]
[[nodiscard]] constexpr std::size_t shooter_of(const options& o, const setup& s)
{
    return (beginner_of(o, s.first, s.round) + s.shots) % o.players;
}
/// The seat that places the barricade, and has the round counted: the beginner, or where he is out the next clockwise.
/// [ST-7] [ST-13]
[[nodiscard]] constexpr std::size_t placer_of(const options& o, const setup& s)
{
    std::size_t seat = beginner_of(o, s.first, s.round);
    while (is_out(s, seat)) {
        seat = (seat + 1) % o.players;
    }
    return seat;
}
[[nodiscard]] constexpr std::size_t players_in(const options& o, const setup& s)
{
    std::size_t in = 0;
    for (std::size_t i = 0; i < o.players; ++i) {
        in += is_out(s, i) ? 0U : 1U;
    }
    return in;
}

/// Whether only one player is left: the others were disqualified. [ST-13]
[[nodiscard]] constexpr bool is_deserted(const options& o, const setup& s) { return players_in(o, s) < 2; }
/// Whether the last count ended the game: a player has the points, or all rounds were played. [ST-17]
[[nodiscard]] constexpr bool is_played_out(const options& o, const setup& s)
{
    bool reached = s.round >= o.rounds;
    for (std::size_t i = 0; i < o.players; ++i) {
        reached = reached || (!is_out(s, i) && s.points[i] >= o.target_points);
    }
    return reached;
}
[[nodiscard]] constexpr bool is_over(const options& o, const setup& s)
{
    return is_deserted(o, s) || is_played_out(o, s);
}

/// The points of each seat for the discs as they lie; none for whoever is punished. [ST-13] [ST-14]
[[nodiscard]] constexpr std::array<std::int32_t, max_players> round_points(const options& o, const setup& s)
{
    auto sums = count_discs(o, s.table).sum;
    for (std::size_t i = 0; i < max_players; ++i) {
        sums[i] = i >= o.players || is_voided(s, i) || is_out(s, i) ? 0 : sums[i];
    }
    return sums;
}

/// Puts each tower that still stands back to the nearest place for one, as far as that is free; where a disc or another
/// tower is in the way it stays where it is. [ST-6]
[[nodiscard]] constexpr flick::table straightened(const options& o, const flick::table& discs)
{
    flick::table table = discs;
    for (const flick::table_disc& lowest : discs) {
        if (lowest.mode != disc_mode::standing || lowest.layer > 0 || o.board.tower_places.empty()) {
            continue;
        }
        const vec2 from = lowest.position;
        vec2 to = o.board.tower_places[0];
        for (const vec2 place : o.board.tower_places) {
            to = distance(place, from) < distance(to, from) ? place : to;
        }
        if (to == from || overlaps(o, table, to, o.board.disc_radius, &from)) {
            continue;
        }
        flick::disc_list list = flick::list_of(table);
        for (flick::table_disc& d : list) {
            if (d.mode == disc_mode::standing && d.position == from) {
                d.position = to;
            }
        }
        table = flick::table::of(list);
    }
    return table;
}

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
