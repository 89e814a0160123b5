// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_STATUS_HPP
#define QUINTET_IO_STATUS_HPP

#include <quintet/core/outcome.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/io/json_writer.hpp>

#include <cstdint>
#include <string>

namespace quintet::inline v0 {

/// {"ended_by":"CC-14","ranks":{"a":1,"b":2},"winners":["a"]}
inline void write_outcome(const outcome& end, json_writer& json)
{
    json.begin_object().member("ended_by", end.ended_by().name()).key("ranks").begin_object();
    for (std::uint8_t i = 0; i < end.seats(); ++i) {
        json.key(letter_of(seat{i})).value(end.rank(seat{i}));
    }
    json.end_object().key("winners").begin_array();
    for (std::uint8_t i = 0; i < end.seats(); ++i) {
        if (end.wins(seat{i})) {
            json.value(letter_of(seat{i}));
        }
    }
    json.end_array().end_object();
}

/// {"seats":{"a":{"round":0,"total":0},…},"teams":[{"seats":["a"],"round":0,"total":0},…]}
template <rules Rules>
void write_score(const Rules& rules, const score_sheet& score, json_writer& json)
{
    json.begin_object().key("seats").begin_object();
    for (std::uint8_t i = 0; i < score.seats.size(); ++i) {
        json.key(letter_of(seat{i})).begin_object();
        json.member("round", score.seats[i].round).member("total", score.seats[i].total).end_object();
    }
    json.end_object().key("teams").begin_array();
    for (std::uint8_t t = 0; t < score.teams.size(); ++t) {
        json.begin_object().key("seats").begin_array();
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            if (rules.team_of(seat{i}) == team{t}) {
                json.value(letter_of(seat{i}));
            }
        }
        json.end_array().member("round", score.teams[t].round).member("total", score.teams[t].total).end_object();
    }
    json.end_array().end_object();
}

/// One JSON object: the seat to move, the scores by seat and by team, the outcome (null while the game goes on).
template <rules Rules>
[[nodiscard]] std::string status_json(const Rules& rules, const state_of<Rules>& s)
{
    json_writer json;
    json.begin_object().key("to_move");
    if (const auto who = rules.to_move(s)) {
        json.value(letter_of(*who));
    } else {
        json.null();
    }
    json.key("score");
    write_score(rules, rules.score(s), json);
    json.key("outcome");
    if (const auto end = rules.outcome(s)) {
        write_outcome(*end, json);
    } else {
        json.null();
    }
    json.end_object();
    return std::move(json).text();
}

} // namespace quintet::inline v0

#endif
