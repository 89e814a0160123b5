// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_TRIPLE_MOVE_TEXT_HPP
#define QUINTET_IO_PENTAGO_TRIPLE_MOVE_TEXT_HPP

// move      = placement , [ ":" , turn ] ;
// placement = ( colour , cell | cell , "-" , cell ) , [ choice ] ;   from the stock, or moved on the board (PT-11)
// turn      = twist , [ choice ] ;
// choice    = "." , ( "2" | "3" ) ;   claims the second or third of the open cards made, not the first (PT-9)

#include <quintet/core/result.hpp>
#include <quintet/games/pentago_triple.hpp>
#include <quintet/io/pentago/cell_text.hpp>
#include <quintet/io/text_cursor.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace quintet::inline v0::pentago_triple {

inline void write_move(const move& m, std::string& out)
{
    const auto write_choice = [&out](std::uint8_t choice) {
        if (choice > 0) {
            out += '.';
            out += static_cast<char>('1' + choice);
        }
    };
    if (m.placing.from == geometry::no_cell) {
        out += letter_of(m.placing.marble);
    } else {
        pentago::write_cell(m.placing.from, out);
        out += '-';
    }
    pentago::write_cell(m.placing.to, out);
    write_choice(m.placing.choice);
    if (m.turning.twist.turns()) {
        out += ':';
        pentago::write_twist(m.turning.twist, out);
        write_choice(m.turning.choice);
    }
}

namespace detail {

/// A choice, the first where none is written.
[[nodiscard]] inline std::optional<std::uint8_t> take_choice(text_cursor& cursor)
{
    if (!cursor.take('.')) {
        return std::uint8_t{0};
    }
    if (cursor.peek() != '2' && cursor.peek() != '3') {
        return std::nullopt;
    }
    return static_cast<std::uint8_t>(cursor.next() - '1');
}

} // namespace detail

/// A legal move, or why the text is none.
[[nodiscard]] inline result<move> parse_move(const game& rules, const state& s, std::string_view text)
{
    constexpr std::string_view no_choice = "a choice among the cards made is .2 or .3; without it, it is the first";
    text_cursor cursor(text);
    move m;
    if (const bool relocated = text.size() > 2 && text[2] == '-'; relocated) {
        const auto from = pentago::read_cell(cursor, "PT-11");
        if (!from) {
            return from.error();
        }
        cursor.next();
        m.placing.from = *from;
        if (const std::size_t marble = s.grid().at(*from); marble < colour_count) {
            m.placing.marble = static_cast<colour>(marble);
        }
    } else if (const auto marble = colour_letters.find(cursor.peek());
               !cursor.done() && marble != std::string_view::npos) {
        m.placing.marble = static_cast<colour>(marble);
        cursor.next();
    } else {
        return cursor.fault(
            "a move begins with the colour of a marble, b, y or r, or with the cell that it is taken from");
    }
    const auto to = pentago::read_cell(cursor, "PT-3");
    if (!to) {
        return to.error();
    }
    m.placing.to = *to;
    auto choice = detail::take_choice(cursor);
    if (!choice) {
        return cursor.fault(no_choice);
    }
    m.placing.choice = *choice;
    std::size_t at_turn = cursor.position();
    if (cursor.take(':')) {
        at_turn = cursor.position();
        const auto twist = pentago::read_twist(cursor);
        if (!twist) {
            return twist.error();
        }
        choice = detail::take_choice(cursor);
        if (!choice) {
            return cursor.fault(no_choice);
        }
        m.turning = {*twist, *choice};
    }
    if (!cursor.done()) {
        return cursor.fault("a move is a placement, and a turn after a colon");
    }
    if (const auto why = rules.refusal(s, m)) {
        return error_from(*why, why->part == 1 ? at_turn : 0);
    }
    return m;
}

} // namespace quintet::inline v0::pentago_triple

#endif
