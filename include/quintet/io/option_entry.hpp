// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_OPTION_ENTRY_HPP
#define QUINTET_IO_OPTION_ENTRY_HPP

#include <quintet/core/clause.hpp>
#include <quintet/io/text_cursor.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// One option of a game, as a row of its notation's table: what people read about it, and how its value is written.
template <class Options>
struct option_entry {
    std::string_view name;
    /// The words that it takes, separated by '|'; capitals stand for what they say: "none|N".
    std::string_view values;
    quintet::clause clause;
    std::string_view meaning;
    void (*write)(const option_entry&, const Options&, std::string& out);
    /// False where the text is no value of this option. Whether the rules allow the value is for them to say.
    bool (*read)(const option_entry&, Options&, std::string_view text);
};

/// One option for a person.
struct option_description {
    std::string_view name;
    std::string_view values;
    std::string default_value;
    quintet::clause clause;
    std::string_view meaning;
};

namespace detail {

template <class Pointer>
struct member_of;
template <class Class, class Value>
struct member_of<Value Class::*> {
    using class_type = Class;
    using value_type = Value;
};

template <auto Member>
using options_of_member = typename member_of<decltype(Member)>::class_type;
template <auto Member>
using value_of_member = typename member_of<decltype(Member)>::value_type;

} // namespace detail

/// An enumeration or a bool whose values, from 0 on, are the words of the list.
template <auto Member>
[[nodiscard]] constexpr auto choice_option(std::string_view name, std::string_view words, clause broken,
                                           std::string_view meaning)
{
    using options = detail::options_of_member<Member>;
    using value = detail::value_of_member<Member>;
    using entry = option_entry<options>;
    return entry{name,
                 words,
                 broken,
                 meaning,
                 [](const entry& self, const options& o, std::string& out) {
                     text_cursor cursor(self.values);
                     for (auto skip = static_cast<unsigned>(o.*Member); skip > 0; --skip) {
                         cursor.take_until('|');
                         cursor.take('|');
                     }
                     out += cursor.take_until('|');
                 },
                 [](const entry& self, options& o, std::string_view text) {
                     text_cursor cursor(self.values);
                     for (unsigned number = 0; !cursor.done(); ++number) {
                         if (cursor.take_until('|') == text) {
                             o.*Member = static_cast<value>(number);
                             return true;
                         }
                         cursor.take('|');
                     }
                     return false;
                 }};
}

/// A whole number, of which the rules say which values go.
template <auto Member>
[[nodiscard]] constexpr auto number_option(std::string_view name, std::string_view values, clause broken,
                                           std::string_view meaning)
{
    using options = detail::options_of_member<Member>;
    using value = detail::value_of_member<Member>;
    using entry = option_entry<options>;
    return entry{name,
                 values,
                 broken,
                 meaning,
                 [](const entry&, const options& o, std::string& out) { out += std::to_string(o.*Member); },
                 [](const entry&, options& o, std::string_view text) {
                     const auto number =
                         number_from(text, static_cast<std::uint64_t>((std::numeric_limits<value>::max)()));
                     if (number) {
                         o.*Member = static_cast<value>(*number);
                     }
                     return number.has_value();
                 }};
}

/// A number from 1 on, or none, which the options hold as 0.
template <auto Member>
[[nodiscard]] constexpr auto limit_option(std::string_view name, clause broken, std::string_view meaning)
{
    using options = detail::options_of_member<Member>;
    using value = detail::value_of_member<Member>;
    using entry = option_entry<options>;
    return entry{name,
                 "none|N",
                 broken,
                 meaning,
                 [](const entry&, const options& o, std::string& out) {
                     out += o.*Member == 0 ? "none" : std::to_string(o.*Member);
                 },
                 [](const entry&, options& o, std::string_view text) {
                     const auto number =
                         text == "none"
                             ? std::optional<std::uint64_t>(0)
                             : number_from(text, static_cast<std::uint64_t>((std::numeric_limits<value>::max)()));
                     const bool known = number && (*number > 0 || text == "none");
                     if (known) {
                         o.*Member = static_cast<value>(*number);
                     }
                     return known;
                 }};
}

} // namespace quintet::inline v0

#endif
