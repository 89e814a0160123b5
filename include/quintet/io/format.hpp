// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FORMAT_HPP
#define QUINTET_IO_FORMAT_HPP

// How fmt prints the library's values; link quintet::fmt. Moves need the header of their game's notation.

#include <quintet/core/clause.hpp>
#include <quintet/core/error.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/io/error_text.hpp>
#include <quintet/io/notation.hpp>
#include <quintet/io/position.hpp>

#include <fmt/format.h>

#include <concepts>
#include <string>
#include <string_view>

namespace quintet::inline v0 {

class any_position; // only its users need io/any_position.hpp, and JSON with it

/// A move whose rules are known from its type (rules_of_move).
template <class Move>
concept written_move = requires { typename rules_of_move<Move>::type; };

} // namespace quintet::inline v0

namespace fmt {

/// As text: fill, alignment and width apply.
template <>
struct formatter<quintet::clause> : formatter<std::string_view> {
    template <class Context>
    auto format(quintet::clause c, Context& context) const
    {
        return formatter<std::string_view>::format(c.name(), context);
    }
};

template <>
struct formatter<quintet::seat> : formatter<std::string_view> {
    template <class Context>
    auto format(quintet::seat who, Context& context) const
    {
        const char letter = letter_of(who);
        return formatter<std::string_view>::format({&letter, 1}, context);
    }
};

template <>
struct formatter<quintet::error> : formatter<std::string_view> {
    template <class Context>
    auto format(const quintet::error& why, Context& context) const
    {
        return formatter<std::string_view>::format(describe(why), context);
    }
};

template <class Rules>
struct formatter<quintet::position<Rules>> : formatter<std::string_view> {
    template <class Context>
    auto format(const quintet::position<Rules>& p, Context& context) const
    {
        return formatter<std::string_view>::format(quintet::position_text(p), context);
    }
};

template <std::same_as<quintet::any_position> Position>
struct formatter<Position> : formatter<std::string_view> {
    template <class Context>
    auto format(const Position& p, Context& context) const
    {
        return formatter<std::string_view>::format(p.text(), context);
    }
};

template <quintet::written_move Move>
struct formatter<Move> : formatter<std::string_view> {
    template <class Context>
    auto format(const Move& m, Context& context) const
    {
        std::string text;
        quintet::notation<typename quintet::rules_of_move<Move>::type>::write_move(m, text);
        return formatter<std::string_view>::format(text, context);
    }
};

} // namespace fmt

#endif
