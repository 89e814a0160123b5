// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_EXPLAIN_HPP
#define QUINTET_IO_EXPLAIN_HPP

#include <quintet/io/json_writer.hpp>
#include <quintet/io/move_text.hpp>
#include <quintet/io/position.hpp>
#include <quintet/io/status.hpp>

#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// One JSON object about a move. Legal: {"legal":true,"move":…,"seat":…, what it does, "position":…, "outcome":…}.
/// Refused: {"legal":false,"move":…,"clause":…,"message":…,"place":…}. An error where the text cannot be read.
template <written Rules>
[[nodiscard]] result<std::string> explain_json(const Rules& rules, const state_of<Rules>& s, std::string_view text)
{
    const result<move_of<Rules>> m = read_move(rules, s, text);
    json_writer json;
    json.begin_object().member("legal", m.has_value());
    if (m) {
        state_of<Rules> after = s;
        json.member("move", move_text(rules, *m)).member("seat", letter_of(*rules.to_move(s)));
        const event_of<Rules> event = rules.apply(after, *m);
        notation<Rules>::explain(rules, s, *m, event, json);
        json.member("position", position_text(rules, after)).key("outcome");
        if (const auto end = rules.outcome(after)) {
            write_outcome(*end, json);
        } else {
            json.null();
        }
    } else if (m.error().code == error_code::illegal_move) {
        json.member("move", text).member("clause", m.error().clause.name()).member("message", m.error().message);
        json.key("place");
        if (m.error().position == error::nowhere) {
            json.null();
        } else {
            json.value(m.error().position);
        }
    } else {
        return m.error();
    }
    json.end_object();
    return std::move(json).text();
}

} // namespace quintet::inline v0

#endif
