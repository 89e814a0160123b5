// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_SHOT_TEXT_HPP
#define QUINTET_IO_FLICK_SHOT_TEXT_HPP

#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/io/flick/log_text.hpp>
#include <quintet/io/flick/ruling_json.hpp>
#include <quintet/physics/shot_log.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0::flick {

/// Adds to an object what came of a legal shot: how long it took, the judge's rulings, and the log in the lines of
/// flick/log_text.hpp, which the judge takes back. `shot`: how many discs were put down; they come last. A shot that
/// met the limit of events was taken for one of whose discs nothing is told but events of the kinds in `unfollowed`.
template <class Rules>
void explain_shot(const Rules& rules, const state_of<Rules>& before, const move_of<Rules>& m, const event_of<Rules>& e,
                  const log_start& start, std::size_t shot, std::initializer_list<shot_event_kind> unfollowed,
                  json& object)
{
    shot_log<capacity> log;
    std::vector<shot_event> events;
    if (rules.shoot(before, m, log)) {
        events.assign(log.events().begin(), log.events().end());
    } else {
        for (std::size_t i = log.size() - (start.upper_struck ? 1 : shot); i < log.size(); ++i) {
            for (const shot_event_kind kind : unfollowed) {
                shot_event& told = events.emplace_back();
                told.kind = kind;
                told.disc = static_cast<std::uint8_t>(i);
                told.where = start.placed;
            }
        }
    }
    object["duration"] = e.duration;
    object["rulings"] = rulings_json(e.rulings);
    object["log"] = log_json(start, events);
}

/// A number a side: {"a":20,"b":35}.
template <class Numbers>
[[nodiscard]] json points_json(const Numbers& numbers, std::size_t sides)
{
    json points = json::object();
    for (std::size_t side = 0; side < sides; ++side) {
        points[std::string(1, static_cast<char>('a' + side))] = numbers[side];
    }
    return points;
}

/// What is wrong with how a logged shot began where the seat that is to move shoots one disc from its hand, or nothing.
[[nodiscard]] constexpr std::optional<error>
start_fault_of_one_disc(const log_start& start, std::optional<seat> to_move, clause of_turn, clause of_disc)
{
    if (start.shooter && to_move && start.shooter != to_move) {
        return error{error_code::illegal_move, of_turn, error::nowhere, "it is another seat's turn"};
    }
    if (start.picked || start.upper_struck) {
        return error{error_code::illegal_move, of_disc, error::nowhere, "one disc is shot, and it comes from the hand"};
    }
    return std::nullopt;
}

/// The position after a shot by its log, or the error of io/judge.hpp, its place the line. `judge(start, events)` is
/// the game's own judge, a result<State>; in errors it names events by their number.
template <class State, class Judge>
[[nodiscard]] result<State> judge_log(std::string_view text, Judge&& judge)
{
    const result<log_reading> log = parse_log(text);
    if (!log) {
        return log.error();
    }
    const result<State> after = judge(log->start, std::span<const shot_event>(log->events));
    if (after) {
        return after;
    }
    error why = after.error();
    if (why.clause == clause("CR-21") && why.position < log->without_where.size() && log->without_where[why.position]) {
        why.message = "the contact has no \"where\": it decides whether a disc stays";
    }
    return log->at_line(why);
}

} // namespace quintet::inline v0::flick

#endif
