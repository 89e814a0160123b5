// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_DETAIL_SCORING_HPP
#define QUINTET_GAMES_CROKINOLE_DETAIL_SCORING_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/games/crokinole/event.hpp>
#include <quintet/games/crokinole/options.hpp>
#include <quintet/games/crokinole/setup.hpp>
#include <quintet/games/flick/lead.hpp>

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::crokinole {

/// What each side's discs and twenties count as they are: 15, 10 or 5 by zone, a touched line giving the lower, so that
/// a disc mostly in the 15 zone that touches its line counts 10; 20 for each in the cup. One that leans over the hole
/// lies in the 15 zone. [CR-3] [CR-16] [CR-17] [CR-20]
[[nodiscard]] constexpr side_points counted(const options& o, const setup& s)
{
    side_points points{};
    for (const flick::table_disc& d : s.table) {
        points[d.side] += zone_points(o.board, d.position, o.board.disc_radius);
    }
    for (std::size_t side = 0; side < sides_of(o); ++side) {
        points[side] += o.board.hole_points * s.cups[side];
    }
    return points;
}

/// What each side scores by a round that counts so. [CR-18] [CR-20] [CR-21]
[[nodiscard]] constexpr side_points round_scores(const options& o, const side_points& points)
{
    switch (o.round_score) {
    case round_score_rule::difference:
        return flick::difference_scores(points, sides_of(o));
    case round_score_rule::match_points:
        return flick::match_point_scores(points, sides_of(o));
    case round_score_rule::totals:
        break;
    }
    return points;
}

/// Why a game is over after a completed round, or no clause: the agreed rounds are played; or somebody has the target,
/// and nobody else has as much as the best. [CR-19] [CR-21]
[[nodiscard]] constexpr clause ended_by(const options& o, const setup& s)
{
    if (o.rounds != 0 && s.rounds >= o.rounds) {
        return "CR-21";
    }
    const flick::lead ahead = flick::lead_of(s.totals, sides_of(o));
    if (o.target != 0 && s.totals[ahead.best] >= o.target && ahead.shared_by == 1) {
        return "CR-19";
    }
    return {};
}

/// Goes on to the next turn; after the last shot of a round counts it, and begins the next one or ends the game.
constexpr void go_on_to_next(const options& o, setup& s, event& e)
{
    s.turn = next_seat(o, s.turn);
    if (!is_over(s)) {
        return;
    }
    e.round_ended = true;
    e.counted = counted(o, s);
    e.scored = round_scores(o, e.counted);
    const bool nothing = e.scored == side_points{};
    for (std::size_t side = 0; side < sides_of(o); ++side) {
        const std::int32_t total = s.totals[side] + e.scored[side];
        s.totals[side] = total < flick::most_total ? total : flick::most_total;
        if (e.scored[side] != 0 || nothing) {
            e.rulings.push_back({flick::verdict::scored,
                                 o.round_score == round_score_rule::match_points ? clause("CR-21") : clause("CR-18"),
                                 flick::ruling::no_disc, static_cast<std::uint8_t>(side),
                                 nothing                                         ? "equal sides score nothing"
                                 : o.round_score == round_score_rule::difference ? "it scores the difference"
                                 : o.round_score == round_score_rule::totals     ? "it scores what it counts"
                                 : e.scored[side] == 2                           ? "two match points for the round"
                                                                                 : "a match point for a shared round"});
        }
    }
    ++s.rounds;
    if (!ended_by(o, s).empty()) {
        return;
    }
    s.table = {};
    s.cups = {};
    for (std::size_t i = 0; i < o.players; ++i) {
        s.hands[i] = discs_each(o);
    }
    s.beginner = next_seat(o, s.beginner); // the player to the left of who began the last [CR-5]
    s.turn = s.beginner;
}

} // namespace quintet::inline v0::crokinole

#endif
