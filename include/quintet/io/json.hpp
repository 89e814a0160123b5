// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_JSON_HPP
#define QUINTET_IO_JSON_HPP

// Programs that include this link quintet::json.

#include <quintet/core/error.hpp>
#include <quintet/core/result.hpp>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quintet::inline v0 {

/// A JSON value whose objects keep their members in the order in which they were added.
using json = nlohmann::ordered_json;

/// The value on one line, without a line feed. Doubles get digits that read back to the same bits; text that is not
/// UTF-8 is replaced where it is wrong, so that this never throws.
[[nodiscard]] inline std::string json_line(const json& value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

namespace detail {

/// Finds the byte at which a text stops being JSON.
struct json_fault_finder {
    std::size_t at = 0;

    bool null() { return true; }
    bool boolean(bool) { return true; }
    bool number_integer(std::int64_t) { return true; }
    bool number_unsigned(std::uint64_t) { return true; }
    bool number_float(double, const std::string&) { return true; }
    bool string(std::string&) { return true; }
    bool binary(std::vector<std::uint8_t>&) { return true; }
    bool start_object(std::size_t) { return true; }
    bool key(std::string&) { return true; }
    bool end_object() { return true; }
    bool start_array(std::size_t) { return true; }
    bool end_array() { return true; }
    bool parse_error(std::size_t position, const std::string&, const json::exception&)
    {
        at = position == 0 ? 0 : position - 1;
        return false;
    }
};

} // namespace detail

/// The value that a text from outside holds, or what is wrong with it (syntax): it is no JSON, a NUL stands in it (at
/// that place), a member's name comes twice in an object, of which readers would see one or the other, or it is nested
/// deeper than anything that is ever read: brackets without end would overflow the stack of whoever copies them.
[[nodiscard]] inline result<json> read_json(std::string_view text)
{
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) { // the parser would end there
        return error{error_code::syntax, {}, nul, "a NUL character, which JSON has not"};
    }
    constexpr int deepest = 64;
    bool too_deep = false;
    bool twice = false;
    std::vector<std::set<std::string>> names; // of the objects that are open
    const auto keep = [&](int depth, json::parse_event_t event, const json& part) {
        too_deep = too_deep || depth > deepest;
        if (too_deep) {
            return false;
        }
        if (event == json::parse_event_t::object_start) {
            names.emplace_back();
        } else if (event == json::parse_event_t::object_end) {
            names.pop_back();
        } else if (event == json::parse_event_t::key) {
            twice = !names.back().insert(part.get_ref<const std::string&>()).second || twice;
        }
        return true;
    };
    json value = json::parse(text, keep, false);
    if (too_deep || twice) {
        return error{error_code::syntax,
                     {},
                     error::nowhere,
                     too_deep ? "nested too deeply" : "a member of this name comes twice in one object"};
    }
    if (value.is_discarded()) {
        detail::json_fault_finder finder;
        static_cast<void>(json::sax_parse(text, &finder));
        return error{error_code::syntax, {}, finder.at, "no JSON"};
    }
    return value;
}

/// The same; a discarded value where the text is wrong.
[[nodiscard]] inline json parse_json(std::string_view text)
{
    result<json> read = read_json(text);
    return read ? std::move(read).value() : json(json::value_t::discarded);
}

} // namespace quintet::inline v0

#endif
