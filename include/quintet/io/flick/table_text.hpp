// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_TABLE_TEXT_HPP
#define QUINTET_IO_FLICK_TABLE_TEXT_HPP

// discs = "-" | disc , { "/" , disc } ;
// disc  = side , number , "," , number , [ mode ] , [ "+" , below ] ;
// side  = "a" | "b" | … ;      who owns it; then x to the right and y up from the board's centre, in metres
// mode  = "l"                  leans over the hole, or is tilted against a disc (that below) or a tower
//       | "h"                  lies in the hole
//       | "f"                  has fallen
//       | "u"                  stands on its edge
//       | "w"                  wobbles
//       | "t" ;                is part of a tower that stands
// below = number               of the disc that it lies on: the first in this text is 0
//
// "a0.1,0/b0.1,0.005+0" is a disc of a's with one of b's on it. Discs are read in any order, and written in the order
// of their numbers in a shot: those of a flick::table. Coordinates are those of flick/number_text.hpp.

#include <quintet/core/result.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/io/flick/number_text.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace quintet::inline v0::flick {

/// No disc is written in more characters, the separator included.
inline constexpr std::size_t longest_disc = 2 * longest_number + 7;

namespace detail {

/// The letter of each disc_mode; none for a disc that just lies there, and for one in the air, which is never at rest.
inline constexpr std::string_view mode_letters = " lhfuwt ";

} // namespace detail

/// Appends a disc's place, its mode and what it lies on.
inline void write_disc(const table_disc& d, std::string& out)
{
    write_number(d.position.x, out);
    out += ',';
    write_number(d.position.y, out);
    if (const char mode = detail::mode_letters[static_cast<std::size_t>(d.mode)]; mode != ' ') {
        out += mode;
    }
    if (d.support != disc::board_below) {
        out += '+';
        out += std::to_string(d.support);
    }
}

/// Appends the discs of a table; `-` for none.
inline void write_table(const table& discs, std::string& out)
{
    if (discs.empty()) {
        out += '-';
    }
    for (std::size_t i = 0; i < discs.size(); ++i) {
        out += i == 0 ? "" : "/";
        out += static_cast<char>('a' + discs[i].side);
        write_disc(discs[i], out);
    }
}

/// Discs as they were read, with where each stands in the text.
struct table_reading {
    table discs;
    std::size_t begin = 0;
    /// By the disc's number in the table.
    std::array<std::size_t, capacity> places{};

    /// Why the discs cannot lie so on a board, at the disc at fault, or nothing.
    template <std::size_t BoardCapacity>
    [[nodiscard]] std::optional<error> fault_on(const disc_board<BoardCapacity>& board) const
    {
        scene on_board;
        for (std::size_t i = 0; i < discs.size(); ++i) {
            if (const auto added = on_board.add(board, table::as_disc(board, discs[i])); !added) {
                error why = added.error();
                why.position = places[i];
                return why;
            }
        }
        return std::nullopt;
    }
};

/// A disc's place, its mode and what it lies on, as the text goes on; whose it is, the reader's caller knows.
[[nodiscard]] inline result<table_disc> parse_disc(text_cursor& cursor)
{
    table_disc d;
    const result<double> x = read_number(cursor);
    if (!x) {
        return x.error();
    }
    if (!cursor.take(',')) {
        return cursor.fault("the second coordinate of a disc must follow the first, after a comma");
    }
    const result<double> y = read_number(cursor);
    if (!y) {
        return y.error();
    }
    d.position = {*x, *y};
    if (cursor.at_lower()) {
        const std::size_t mode = detail::mode_letters.find(cursor.peek());
        if (mode == std::string_view::npos) {
            return cursor.fault("how a disc lies is l, h, f, u, w or t; flat has no letter");
        }
        cursor.next();
        d.mode = static_cast<disc_mode>(mode);
    }
    if (cursor.take('+')) {
        const auto below = cursor.take_number(capacity - 1);
        if (!below) {
            return cursor.fault("the number of the disc below must follow the plus sign");
        }
        d.support = static_cast<std::uint8_t>(*below);
    }
    return d;
}

/// The discs as the text goes on, of sides 0 … sides − 1. Faults by the clause given: a side that does not play, more
/// discs than there can be, a disc on one that is not there or lies on it in turn. Whether a board has room for them,
/// `fault_on` tells.
[[nodiscard]] inline result<table_reading> parse_table(text_cursor& cursor, std::size_t sides, clause broken)
{
    table_reading read;
    read.begin = cursor.position();
    if (cursor.take('-')) {
        return read;
    }
    inline_vector<table_disc, capacity> discs;
    std::array<std::size_t, capacity> places{};
    do {
        if (!cursor.at_lower()) {
            return cursor.fault("a disc is the letter of its side, and two coordinates; no discs are a '-'");
        }
        if (discs.full()) {
            return cursor.fault("more discs than a shot has room for", error_code::limit_reached, broken);
        }
        places[discs.size()] = cursor.position();
        const text_cursor begin = cursor;
        const auto side = static_cast<std::size_t>(cursor.next() - 'a');
        result<table_disc> d = parse_disc(cursor);
        if (!d) {
            return d.error();
        }
        if (side >= sides) {
            return begin.fault("no such side plays", error_code::bad_position, broken);
        }
        d->side = static_cast<std::uint8_t>(side);
        discs.push_back(*d);
    } while (cursor.take('/'));

    for (std::size_t i = 0; i < discs.size(); ++i) {
        std::size_t layer = 0;
        for (std::uint8_t below = discs[i].support; below != disc::board_below; below = discs[below].support) {
            if (below >= discs.size() || ++layer > scene::layer_limit) {
                return error{error_code::bad_position, broken, places[i],
                             "the disc that it lies on is not there, or lies on it in turn"};
            }
        }
        discs[i].layer = static_cast<std::uint8_t>(layer);
    }
    read.discs = table::of(discs);
    // Each disc of the table is one of the text's; equal ones differ in nothing, so either place will do.
    for (std::size_t number = 0; number < read.discs.size(); ++number) {
        for (std::size_t i = 0; i < discs.size(); ++i) {
            const table_disc& d = read.discs[number];
            if (d.side == discs[i].side && d.layer == discs[i].layer && d.position == discs[i].position) {
                read.places[number] = places[i];
            }
        }
    }
    return read;
}

} // namespace quintet::inline v0::flick

#endif
