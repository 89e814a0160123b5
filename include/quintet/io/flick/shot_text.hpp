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
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0::flick {

/// Adds to an object what came of a legal shot: how long it took, the judge's rulings, and the log in the lines of
/// flick/log_text.hpp, which the judge takes back. `shot`: how many discs were shot; they come last.
template <class Rules>
void explain_shot(const Rules& rules, const state_of<Rules>& before, const move_of<Rules>& m, const event_of<Rules>& e,
                  const log_start& start, std::size_t shot, json& object)
{
    shot_log<capacity> log;
    std::vector<shot_event> events;
    if (rules.shoot(before, m, log)) {
        events.assign(log.events().begin(), log.events().end());
    } else { // it met the limit of events, and is taken for one that did not leave its place
        for (std::size_t i = 0; i < shot; ++i) {
            shot_event& rest = events.emplace_back();
            rest.disc = static_cast<std::uint8_t>(log.size() - shot + i);
            rest.where = start.placed;
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
    return after ? after : result<State>(log->at_line(after.error()));
}

} // namespace quintet::inline v0::flick

#endif
