// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_JSON_HPP
#define QUINTET_IO_JSON_HPP

// Programs that include this link quintet::json.

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// A JSON value whose objects keep their members in the order in which they were added.
using json = nlohmann::ordered_json;

/// The value on one line, without a line feed. Doubles get digits that read back to the same bits; text that is not
/// UTF-8 is replaced where it is wrong, so that this never throws.
[[nodiscard]] inline std::string json_line(const json& value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// The value that a text from outside holds; a discarded one where it is not JSON, or nested deeper than anything that
/// is ever read: brackets without end would overflow the stack of whoever copies or prints them.
[[nodiscard]] inline json parse_json(std::string_view text)
{
    constexpr int deepest = 64;
    bool too_deep = false;
    const auto keep = [&too_deep](int depth, json::parse_event_t, const json&) {
        too_deep = too_deep || depth > deepest;
        return !too_deep;
    };
    json value = json::parse(text, keep, false);
    return too_deep ? json(json::value_t::discarded) : value;
}

} // namespace quintet::inline v0

#endif
