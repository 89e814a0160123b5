// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_ERROR_TEXT_HPP
#define QUINTET_IO_ERROR_TEXT_HPP

#include <quintet/core/error.hpp>

#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// The name of a code as it stands in the enumeration.
[[nodiscard]] constexpr std::string_view name_of(error_code code)
{
    switch (code) {
    case error_code::syntax:
        return "syntax";
    case error_code::too_long:
        return "too_long";
    case error_code::unknown_name:
        return "unknown_name";
    case error_code::bad_option:
        return "bad_option";
    case error_code::bad_position:
        return "bad_position";
    case error_code::illegal_move:
        return "illegal_move";
    case error_code::bad_number:
        return "bad_number";
    case error_code::bad_record:
        return "bad_record";
    case error_code::not_available:
        return "not_available";
    case error_code::limit_reached:
        return "limit_reached";
    }
    return "";
}

/// "CC-9: a move may not end in a side arm (illegal_move, at byte 3)", and below it, where the text that was read is
/// given and fits on a line, the text with a mark under the place.
[[nodiscard]] inline std::string describe(const error& why, std::string_view text = {})
{
    std::string out;
    if (!why.clause.empty()) {
        out += why.clause.name();
        out += ": ";
    }
    out += why.message;
    out += " (";
    out += name_of(why.code);
    if (why.position != error::nowhere) {
        out += ", at byte " + std::to_string(why.position);
    }
    out += ')';
    constexpr std::size_t longest_shown = 300;
    if (why.position != error::nowhere && !text.empty() && text.size() <= longest_shown &&
        text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:,.=/_+- ?") ==
            std::string_view::npos) {
        out += "\n  ";
        out += text;
        out += "\n  " + std::string(why.position, ' ') + '^';
    }
    return out;
}

} // namespace quintet::inline v0

#endif
