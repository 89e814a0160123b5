// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_JUDGE_HPP
#define QUINTET_IO_JUDGE_HPP

#include <quintet/io/explanation.hpp>
#include <quintet/io/json.hpp>
#include <quintet/io/position.hpp>
#include <quintet/io/status.hpp>

#include <concepts>
#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// Rules of flicked discs, whose judge reads the log of a shot that was made elsewhere, in the text of
/// flick/log_text.hpp. Their explanation has one member more:
///
/// - judge(rules, state, log, object): result<State>, the position after the shot; adds the rulings to a JSON object.
///   Where the log cannot be read: syntax or too_long. Where there can have been no such shot, or none in this
///   position: bad_record or illegal_move, with the clause. The place of an error is a line of the log, from 1 on
template <class Rules>
concept judged =
    explained<Rules> && requires(const Rules& rules, const state_of<Rules>& s, std::string_view log, json& object) {
        { explanation<Rules>::judge(rules, s, log, object) } -> std::same_as<result<state_of<Rules>>>;
    };

/// One JSON object about a shot that was made elsewhere: {"seat":…,"rulings":[…],"position":…,"outcome":…}, the rulings
/// as in flick/ruling_json.hpp; or the error (see `judged`), not_available for games without flicks.
template <explained Rules>
[[nodiscard]] result<std::string> judge_json(const Rules& rules, const state_of<Rules>& s, std::string_view log)
{
    if constexpr (judged<Rules>) {
        const auto who = rules.to_move(s);
        json object = {{"seat", who ? seat_json(*who) : json()}};
        const result<state_of<Rules>> after = explanation<Rules>::judge(rules, s, log, object);
        if (!after) {
            return after.error();
        }
        object["position"] = position_text(rules, *after);
        object["outcome"] = outcome_json(rules.outcome(*after));
        return json_line(object);
    } else {
        static_cast<void>(log);
        static_cast<void>(s);
        static_cast<void>(rules);
        return error{
            error_code::not_available, {}, error::nowhere, "no game of flicked discs, so there is no shot to judge"};
    }
}

} // namespace quintet::inline v0

#endif
