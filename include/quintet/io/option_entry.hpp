// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_OPTION_ENTRY_HPP
#define QUINTET_IO_OPTION_ENTRY_HPP

#include <quintet/core/clause.hpp>
#include <quintet/core/error.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

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
    /// Of a value that is a text of its own: what is wrong with one that read() does not take, with the place in it.
    error (*fault)(std::string_view text) = nullptr;
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

/// A member of the options, a member of it, and so on: what it is a member of, and what it holds.
template <auto First, auto... Rest>
struct member_chain {
    using options = typename member_of<decltype(First)>::class_type;
    template <class Options>
    static constexpr auto& in(Options& o)
    {
        return ((o.*First).*....*Rest);
    }
    using value = std::remove_reference_t<decltype(in(std::declval<options&>()))>;
};
template <auto Member>
struct member_chain<Member> {
    using options = typename member_of<decltype(Member)>::class_type;
    using value = typename member_of<decltype(Member)>::value_type;
    template <class Options>
    static constexpr auto& in(Options& o)
    {
        return o.*Member;
    }
};

} // namespace detail

/// An enumeration or a bool, a member of the options or of a member of theirs and so on, whose values, from 0 on, are
/// the words of the list.
template <auto... Members>
[[nodiscard]] constexpr auto choice_option(std::string_view name, std::string_view words, clause broken,
                                           std::string_view meaning)
{
    using member = detail::member_chain<Members...>;
    using options = typename member::options;
    using value = typename member::value;
    using entry = option_entry<options>;
    return entry{name,
                 words,
                 broken,
                 meaning,
                 [](const entry& self, const options& o, std::string& out) {
                     text_cursor cursor(self.values);
                     for (auto skip = static_cast<unsigned>(member::in(o)); skip > 0; --skip) {
                         cursor.take_until('|');
                         cursor.take('|');
                     }
                     out += cursor.take_until('|');
                 },
                 [](const entry& self, options& o, std::string_view text) {
                     text_cursor cursor(self.values);
                     for (unsigned number = 0; !cursor.done(); ++number) {
                         if (cursor.take_until('|') == text) {
                             member::in(o) = static_cast<value>(number);
                             return true;
                         }
                         cursor.take('|');
                     }
                     return false;
                 }};
}

/// A choice that sets other options too: With(options, value) gives them all. It stands above those in a game's table.
template <auto Member, auto With>
[[nodiscard]] constexpr auto preset_option(std::string_view name, std::string_view words, clause broken,
                                           std::string_view meaning)
{
    using options = typename detail::member_chain<Member>::options;
    auto entry = choice_option<Member>(name, words, broken, meaning);
    entry.read = [](const option_entry<options>& self, options& o, std::string_view text) {
        options named;
        const bool known = choice_option<Member>({}, {}, {}, {}).read(self, named, text);
        if (known) {
            o = With(o, named.*Member);
        }
        return known;
    };
    return entry;
}

/// A whole number, of which the rules say which values go.
template <auto... Members>
[[nodiscard]] constexpr auto number_option(std::string_view name, std::string_view values, clause broken,
                                           std::string_view meaning)
{
    using member = detail::member_chain<Members...>;
    using options = typename member::options;
    using value = typename member::value;
    using entry = option_entry<options>;
    return entry{name,
                 values,
                 broken,
                 meaning,
                 [](const entry&, const options& o, std::string& out) { out += std::to_string(member::in(o)); },
                 [](const entry&, options& o, std::string_view text) {
                     const auto number =
                         number_from(text, static_cast<std::uint64_t>((std::numeric_limits<value>::max)()));
                     if (number) {
                         member::in(o) = static_cast<value>(*number);
                     }
                     return number.has_value();
                 }};
}

/// A number from 1 on, or none, which the options hold as 0.
template <auto... Members>
[[nodiscard]] constexpr auto limit_option(std::string_view name, clause broken, std::string_view meaning)
{
    using member = detail::member_chain<Members...>;
    using options = typename member::options;
    using value = typename member::value;
    using entry = option_entry<options>;
    return entry{name,
                 "none|N",
                 broken,
                 meaning,
                 [](const entry&, const options& o, std::string& out) {
                     out += member::in(o) == 0 ? "none" : std::to_string(member::in(o));
                 },
                 [](const entry&, options& o, std::string_view text) {
                     const auto number =
                         text == "none"
                             ? std::optional<std::uint64_t>(0)
                             : number_from(text, static_cast<std::uint64_t>((std::numeric_limits<value>::max)()));
                     const bool known = number && (*number > 0 || text == "none");
                     if (known) {
                         member::in(o) = static_cast<value>(*number);
                     }
                     return known;
                 }};
}

/// The rows of several tables as one.
template <class Entry, std::size_t... Counts>
[[nodiscard]] constexpr auto joined_options(const std::array<Entry, Counts>&... tables)
{
    const auto all = std::tuple_cat(tables...);
    return std::apply([](const auto&... rows) { return std::array<Entry, (Counts + ...)>{rows...}; }, all);
}

} // namespace quintet::inline v0

#endif
