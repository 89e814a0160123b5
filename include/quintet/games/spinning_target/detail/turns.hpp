// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_TURNS_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_TURNS_HPP

#include <quintet/config.hpp>
#include <quintet/games/spinning_target/detail/progress.hpp>

#include <cstddef>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

namespace detail {

/// Writes down what the discs on the board count. [ST-14] [ST-16]
constexpr void count_round(const options& o, setup& s, event& e)
{
    const disc_counts counts = count_discs(o, s.table);
    s.last = round_points(o, s);
    for (std::size_t i = 0; i < s.table.size(); ++i) {
        const std::size_t side = s.table[i].side;
        if (side < max_players && counts.counted[i] > counts.zone[i]) {
            e.note(flick::verdict::stays, "ST-16", "the disc counts the highest zone of those that it leans on", side,
                   i);
        }
    }
    for (std::size_t seat = 0; seat < o.players; ++seat) {
        s.points[seat] += s.last[seat];
        if (is_voided(s, seat)) {
            e.note(flick::verdict::scored, "ST-13", "the round counts nothing for the player", seat);
        } else if (!is_out(s, seat)) {
            e.note(flick::verdict::scored, "ST-14", "the round is counted", seat);
        }
    }
    e.round_ended = true;
    e.scored = s.last;
    ++s.round;
    s.cycle = 0;
    s.shots = 0;
}

/// Sets up the next round: the towers are restacked, each player has his discs back. [ST-6] [ST-11]
constexpr void begin_round(const options& o, setup& s)
{
    s.table = fresh_table(o);
    s.voided = 0;
    s.placing = true;
}

/// Between two cycles. [ST-6] [ST-7]
constexpr void begin_cycle(const options& o, setup& s)
{
    if (o.barricade_each == barricade_time::cycle) {
        s.table = without_barricade(o, s.table);
        s.placing = true;
    }
    if (o.align == alignment::each_cycle) {
        s.table = straightened(o, s.table);
    }
}

} // namespace detail

/// Counts a round of which all discs are spun, and sets up the next one, unless that ended the game. [ST-14] [ST-17]
constexpr void end_round(const options& o, setup& s, event& e)
{
    detail::count_round(o, s, e);
    if (is_played_out(o, s)) {
        e.note(flick::verdict::scored, "ST-17", "the game is over", beginner_of(o, s.first, s.round - 1U));
    } else {
        detail::begin_round(o, s);
    }
}

/// Brings a position to where somebody must decide, or the game is over: past seats that are out, shots that are
/// forfeited, and the ends of cycles and rounds, but for a round's that a referee may still punish. A position that
/// waits for a decision stays as it is. Notes what it passes. It ends, as the rounds of a game do. [ST-7] [ST-8]
/// [ST-12] [ST-13]
constexpr void advance(const options& o, setup& s, event& e)
{
    while (!is_deserted(o, s)) {
        if (s.placing) {
            if (nearest_barricade(o, s.table, {(o.board.circles[1].radius + o.board.circles.back().radius) / 2, 0})) {
                return;
            }
            e.note(flick::verdict::foul, "ST-7", "there is no room for the barricade", placer_of(o, s));
            s.placing = false;
        }
        if (s.shots == o.players) {
            s.shots = 0;
            ++s.cycle;
            if (s.cycle < cycles) {
                detail::begin_cycle(o, s);
                continue;
            }
            if (!o.penalties) {
                end_round(o, s, e);
                continue;
            }
        }
        if (awaits_count(s) || is_played_out(o, s)) {
            return;
        }
        const std::size_t who = shooter_of(o, s);
        if (!is_out(s, who)) {
            if (has_stand(o, s.table, field_of(o, {static_cast<std::uint8_t>(who)}))) {
                return;
            }
            e.note(flick::verdict::foul, "ST-12", "the start field is covered: the shot is forfeited", who);
        }
        ++s.shots;
    }
}

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
