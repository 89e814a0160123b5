// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_TRIPLE_BODY_TEXT_HPP
#define QUINTET_IO_PENTAGO_TRIPLE_BODY_TEXT_HPP

// body  = grid , ":" , cards , ":" , in , ":" , seat , ":" , last ;
// grid:  as in io/pentago/grid_text.hpp, marbles "b", "y" and "r"
// cards = card , { "/" , card } | "-" ;   the open cards, in the order of the deck (PT-2, PT-8)
// in    = seat , { seat } ;               who is still in, in order (PT-8)
// seat  = "a" | "b" | "c" | "d" ;         who is to move, or would be
// last  = cell | "-" ;                    where the marble lies that was placed last (PT-15)

#include <quintet/core/result.hpp>
#include <quintet/games/pentago_triple.hpp>
#include <quintet/io/pentago/cell_text.hpp>
#include <quintet/io/pentago/grid_text.hpp>
#include <quintet/io/pentago_triple/card_text.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace quintet::inline v0::pentago_triple {

inline void write_body(const game& rules, const state& s, std::string& out)
{
    pentago::write_grid(s.grid(), colour_letters, out);
    out += ':';
    for (const std::uint8_t card : s.open_cards()) {
        out += card == s.open_cards().front() ? "" : "/";
        write_card(rules.options().deck[card], out);
    }
    out += s.open_cards().empty() ? "-:" : ":";
    for (std::uint8_t i = 0; i < rules.seats(); ++i) {
        if (s.is_in(seat{i})) {
            out += letter_of(seat{i});
        }
    }
    out += ':';
    out += letter_of(s.table().mover);
    out += ':';
    if (s.last_placed() == geometry::no_cell) {
        out += '-';
    } else {
        pentago::write_cell(s.last_placed(), out);
    }
}

namespace detail {

/// One open card, by its letters, in the order of the deck.
[[nodiscard]] inline std::optional<error> read_open_card(const deck& cards, text_cursor& cursor, table& beside)
{
    const text_cursor begin = cursor;
    std::array<colour, pattern::longest + 1> colours{};
    std::size_t length = 0;
    while (length < colours.size() && !cursor.done() && colour_letters.find(cursor.peek()) != std::string_view::npos) {
        colours[length++] = static_cast<colour>(colour_letters.find(cursor.next()));
    }
    const auto wanted = pattern::assemble(std::span(colours).first(length));
    if (!wanted) {
        return begin.fault("an open card is three to six of the letters b, y and r", error_code::syntax, "PT-13");
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i] == *wanted) {
            const std::size_t open = beside.open_count();
            if (open == beside.open.size() || (open > 0 && beside.open[open - 1] >= i)) {
                return begin.fault("open cards are at most three, in the order of the deck", error_code::bad_position,
                                   "PT-2");
            }
            beside.open[open] = static_cast<std::uint8_t>(i);
            return std::nullopt;
        }
    }
    return begin.fault("the deck has no such card, read from this end", error_code::bad_position, "PT-2");
}

} // namespace detail

/// The position that the rest of the text says. Precondition: the cursor stands where the body begins.
[[nodiscard]] inline result<state> read_body(const game& rules, text_cursor& cursor)
{
    setup what;
    const std::size_t at_grid = cursor.position();
    const auto grid = pentago::read_grid<colour_count>(cursor, colour_letters, "PT-1");
    if (!grid) {
        return grid.error();
    }
    what.grid = *grid;
    if (!cursor.take(':')) {
        return cursor.fault("the open cards must follow the board, after a colon");
    }
    const std::size_t at_cards = cursor.position();
    if (!cursor.take('-')) {
        do {
            if (const auto wrong = detail::read_open_card(rules.options().deck, cursor, what.beside)) {
                return *wrong;
            }
        } while (cursor.take('/'));
    }
    if (!cursor.take(':')) {
        return cursor.fault("who is in must follow the open cards, after a colon");
    }
    const std::size_t at_in = cursor.position();
    char before = '\0';
    for (; cursor.peek() >= 'a' && cursor.peek() < static_cast<char>('a' + max_players); before = cursor.next()) {
        if (cursor.peek() <= before) {
            return cursor.fault("the seats that are in come once each, in order");
        }
        what.beside.in = static_cast<std::uint8_t>(what.beside.in | 1U << (cursor.peek() - 'a'));
    }
    if (!cursor.take(':')) {
        return cursor.fault("the seat to move must follow those that are in, after a colon");
    }
    const std::size_t at_mover = cursor.position();
    if (cursor.peek() < 'a' || cursor.peek() >= static_cast<char>('a' + max_players)) {
        return cursor.fault("the seat to move is a letter from a to d");
    }
    what.beside.mover = {static_cast<std::uint8_t>(cursor.next() - 'a')};
    if (!cursor.take(':')) {
        return cursor.fault("the cell of the marble placed last must follow, after a colon");
    }
    const std::size_t at_last = cursor.position();
    if (!cursor.take('-')) {
        const auto cell = pentago::read_cell(cursor, "PT-15");
        if (!cell) {
            error why = cell.error();
            why.code = why.code == error_code::illegal_move ? error_code::bad_position : why.code;
            return why;
        }
        what.beside.last = *cell;
    }
    auto s = rules.assemble(what);
    if (!s) {
        error why = s.error();
        why.position = why.clause == clause("PT-1")   ? at_grid
                       : why.clause == clause("PT-2") ? at_cards
                       : why.clause == clause("PT-8") ? at_in
                       : why.clause == clause("PT-3") ? at_mover
                                                      : at_last;
        return why;
    }
    return s;
}

} // namespace quintet::inline v0::pentago_triple

#endif
