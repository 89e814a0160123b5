// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_NOTATION_HPP
#define QUINTET_IO_NOTATION_HPP

// How a game is written. Everything in io/ (positions, moves, records, pictures, any_position) and the command line are
// written once against notation<Rules>. To plug a game in:
//
//   1. Specialise notation<your_rules> in io/your_game.hpp with the members below; io/chinese_checkers.hpp is the
//      model. Give the grammar of the body and of a move in that header, as EBNF.
//   2. Specialise rules_of_move<your_move> beside it, so that fmt prints your moves (io/format.hpp).
//   3. Specialise explanation<your_rules> in io/your_game/explanation.hpp (io/explanation.hpp tells how): what a move
//      does, in JSON. any_game asks for it; what is above does without JSON.
//   4. Add your rules to the list in io/games.hpp. The command line, any_game and their tests then know them.
//
// Functions of the game's own that these members call need names that nothing in io/ has: argument-dependent lookup
// would prefer them to the generic ones, and with them pass by the bounds.
//
// A position is one line, `id:options:body`, in the characters a-z 0-9 : , . = / _ + - only, so that no shell changes
// it. A move is one word of the same characters. Writers write one text for a value; readers take whatever means a
// legal value, and nothing else. They look at no more than `longest_position` and `longest_move` characters.

#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/io/option_entry.hpp>
#include <quintet/io/picture_request.hpp>
#include <quintet/io/text_canvas.hpp>
#include <quintet/io/text_cursor.hpp>

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// The text and picture forms of a game, to be specialised for its rules:
///
/// - id, title, players: the name in every text; the name for people; how many play ("2|3|4|6")
/// - revision: raised when the rules change, so that old records are known for old
/// - seat_marbles: whether each seat has its team's colour (the score beside a board then shows it)
/// - longest_position, longest_move: no text is longer
/// - options_type, options: what the options are held in, and an array of option_entry; the first is always written.
///   One may set others below it, as a preset does: a text then names those only where they differ
/// - options_of(rules): the rules' options
/// - rules_with(options): result<Rules>, the rules or what is wrong with the options
/// - write_body(rules, state, out): appends all of a position that the options do not say
/// - read_body(rules, cursor): result<State>, from the rest of the cursor's text
/// - write_move(move, out): appends the move
/// - read_move(rules, state, text): result<Move>, a legal move, or error_code::illegal_move with clause and place
/// - draw_text(rules, state, request, canvas): draws the board into the upper left corner of the canvas
/// - draw_svg(rules, state, request): the board as an SVG document
template <class Rules>
struct notation;

/// Rules that have a notation.
template <class Rules>
concept written =
    rules<Rules> && requires(const Rules& r, const state_of<Rules>& s, const move_of<Rules>& m,
                             const typename notation<Rules>::options_type& o, std::string& out, text_cursor& cursor,
                             std::string_view text, const picture_request<Rules>& request, text_canvas& canvas) {
        { notation<Rules>::id } -> std::convertible_to<std::string_view>;
        { notation<Rules>::title } -> std::convertible_to<std::string_view>;
        { notation<Rules>::players } -> std::convertible_to<std::string_view>;
        { notation<Rules>::revision } -> std::convertible_to<int>;
        { notation<Rules>::seat_marbles } -> std::convertible_to<bool>;
        { notation<Rules>::longest_position } -> std::convertible_to<std::size_t>;
        { notation<Rules>::longest_move } -> std::convertible_to<std::size_t>;
        { notation<Rules>::options[0] } -> std::convertible_to<option_entry<typename notation<Rules>::options_type>>;
        { notation<Rules>::options_of(r) } -> std::convertible_to<typename notation<Rules>::options_type>;
        { notation<Rules>::rules_with(o) } -> std::same_as<result<Rules>>;
        notation<Rules>::write_body(r, s, out);
        { notation<Rules>::read_body(r, cursor) } -> std::same_as<result<state_of<Rules>>>;
        notation<Rules>::write_move(m, out);
        { notation<Rules>::read_move(r, s, text) } -> std::same_as<result<move_of<Rules>>>;
        notation<Rules>::draw_text(r, s, request, canvas);
        { notation<Rules>::draw_svg(r, s, request) } -> std::same_as<std::string>;
    };

/// The rules whose notation writes a type of move: specialise with a member `type`. Games that share a type of move
/// write it alike.
template <class Move>
struct rules_of_move;

} // namespace quintet::inline v0

#endif
