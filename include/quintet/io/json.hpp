// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_JSON_HPP
#define QUINTET_IO_JSON_HPP

// Programs that include this link quintet::json.

#include <nlohmann/json.hpp>

#include <string>

namespace quintet::inline v0 {

/// A JSON value whose objects keep their members in the order in which they were added.
using json = nlohmann::ordered_json;

/// The value on one line, without a line feed. Doubles get digits that read back to the same bits; text that is not
/// UTF-8 is replaced where it is wrong, so that this never throws.
[[nodiscard]] inline std::string json_line(const json& value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace quintet::inline v0

#endif
