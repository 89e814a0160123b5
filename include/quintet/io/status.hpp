// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_STATUS_HPP
#define QUINTET_IO_STATUS_HPP

#include <quintet/core/outcome.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/io/json.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace quintet::inline v0 {

/// "a".
[[nodiscard]] inline json seat_json(seat who) { return std::string(1, letter_of(who)); }

/// {"ended_by":"CC-14","ranks":{"a":1,"b":2},"winners":["a"]}; null while the game goes on.
[[nodiscard]] inline json outcome_json(const std::optional<outcome>& end)
{
    if (!end) {
        return nullptr;
    }
    json ranks = json::object();
    json winners = json::array();
    for (std::uint8_t i = 0; i < end->seats(); ++i) {
        ranks[std::string(1, letter_of(seat{i}))] = end->rank(seat{i});
        if (end->wins(seat{i})) {
            winners.push_back(seat_json(seat{i}));
        }
    }
    return {{"ended_by", end->ended_by().name()}, {"ranks", ranks}, {"winners", winners}};
}

/// {"seats":{"a":{"round":0,"total":0},…},"teams":[{"seats":["a"],"round":0,"total":0},…]}
template <rules Rules>
[[nodiscard]] json score_json(const Rules& rules, const score_sheet& score)
{
    json seats = json::object();
    for (std::uint8_t i = 0; i < score.seats.size(); ++i) {
        const tally& points = score.seats[i];
        seats[std::string(1, letter_of(seat{i}))] = {{"round", points.round}, {"total", points.total}};
    }
    json teams = json::array();
    for (std::uint8_t t = 0; t < score.teams.size(); ++t) {
        json members = json::array();
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            if (rules.team_of(seat{i}) == team{t}) {
                members.push_back(seat_json(seat{i}));
            }
        }
        teams.push_back({{"seats", members}, {"round", score.teams[t].round}, {"total", score.teams[t].total}});
    }
    return {{"seats", seats}, {"teams", teams}};
}

/// One JSON object: the seat to move, the scores by seat and by team, the outcome (null while the game goes on).
template <rules Rules>
[[nodiscard]] std::string status_json(const Rules& rules, const state_of<Rules>& s)
{
    const std::optional<seat> who = rules.to_move(s);
    return json_line({{"to_move", who ? seat_json(*who) : json()},
                      {"score", score_json(rules, rules.score(s))},
                      {"outcome", outcome_json(rules.outcome(s))}});
}

} // namespace quintet::inline v0

#endif
