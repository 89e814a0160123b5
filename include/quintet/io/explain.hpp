// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_EXPLAIN_HPP
#define QUINTET_IO_EXPLAIN_HPP

#include <quintet/io/explanation.hpp>
#include <quintet/io/json.hpp>
#include <quintet/io/move_text.hpp>
#include <quintet/io/position.hpp>
#include <quintet/io/status.hpp>

#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// One JSON object about a move. Legal: {"legal":true,"move":…,"seat":…, what it does, "position":…, "outcome":…}.
/// Refused: {"legal":false,"move":…,"clause":…,"message":…,"place":…}. An error where the text cannot be read.
/// Include io/<game>/explanation.hpp for the game's explanation.
template <explained Rules>
[[nodiscard]] result<std::string> explain_json(const Rules& rules, const state_of<Rules>& s, std::string_view text)
{
    const result<move_of<Rules>> m = quintet::read_move(rules, s, text);
    if (!m && m.error().code != error_code::illegal_move) {
        return m.error();
    }
    if (!m) {
        const error& why = m.error();
        return json_line({{"legal", false},
                          {"move", text},
                          {"clause", why.clause.name()},
                          {"message", why.message},
                          {"place", why.position == error::nowhere ? json() : json(why.position)}});
    }
    json object = {{"legal", true}, {"move", move_text(rules, *m)}, {"seat", seat_json(*rules.to_move(s))}};
    state_of<Rules> after = s;
    const event_of<Rules> event = rules.apply(after, *m);
    explanation<Rules>::explain(rules, s, *m, event, object);
    object["position"] = position_text(rules, after);
    object["outcome"] = outcome_json(rules.outcome(after));
    return json_line(object);
}

} // namespace quintet::inline v0

#endif
