// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_SPINNING_TARGET_MOVE_TEXT_HPP
#define QUINTET_IO_SPINNING_TARGET_MOVE_TEXT_HPP

// move    = spin | "barricade:" , number , "," , number | "penalty:" , seat , ":" , verdict | "count" ;
// spin    = aim ;          in flick/aim_text.hpp: place and reach from the middle of the field
// verdict = "none" | "void_round" | "disqualify" ;    the referee's
//
// A barricade has the place of its centre: metres to the right and up from the board's centre.

#include <quintet/core/result.hpp>
#include <quintet/games/spinning_target.hpp>
#include <quintet/io/flick/aim_text.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quintet::inline v0::spinning_target {

/// The names of penalties as they stand in the enumeration.
inline constexpr std::array<std::string_view, 3> penalty_names{"none", "void_round", "disqualify"};

/// Appends a move; a penalty that is none of the enumeration is "?".
inline void write_move(const move& m, std::string& out)
{
    switch (m.kind) {
    case move_kind::spin:
        flick::write_aim(m.aim, out);
        break;
    case move_kind::barricade:
        out += "barricade:";
        flick::write_number(m.place.x, out);
        out += ',';
        flick::write_number(m.place.y, out);
        break;
    case move_kind::penalty: {
        const auto verdict = static_cast<std::size_t>(m.verdict);
        out += "penalty:";
        out += letter_of(m.player);
        out += ':';
        out += verdict < penalty_names.size() ? penalty_names[verdict] : std::string_view("?");
        break;
    }
    case move_kind::count:
        out += "count";
        break;
    }
}

namespace detail {

[[nodiscard]] inline result<move> parse_barricade(text_cursor& cursor)
{
    const result<double> x = flick::read_number(cursor);
    if (!x) {
        return x.error();
    }
    if (!cursor.take(',')) {
        return cursor.fault("the second coordinate of the barricade must follow the first, after a comma");
    }
    const result<double> y = flick::read_number(cursor);
    return y ? result<move>(move::barricade({*x, *y})) : result<move>(y.error());
}

[[nodiscard]] inline result<move> parse_penalty(text_cursor& cursor)
{
    if (!(cursor.peek() >= 'a' && cursor.peek() < static_cast<char>('a' + max_seats))) {
        return cursor.fault("a penalty names a seat, a letter");
    }
    const seat player{static_cast<std::uint8_t>(cursor.next() - 'a')};
    if (!cursor.take(':')) {
        return cursor.fault("the penalty must follow the seat, after a colon");
    }
    for (std::size_t i = 0; i < penalty_names.size(); ++i) {
        if (cursor.rest() == penalty_names[i]) {
            cursor.take_until('\0');
            return move::referee(player, static_cast<penalty>(i));
        }
    }
    return cursor.fault("a penalty is none, void_round or disqualify");
}

} // namespace detail

/// A legal move, or why the text is none.
[[nodiscard]] inline result<move> parse_move(const game& rules, const state& s, std::string_view text)
{
    constexpr std::string_view barricade = "barricade:";
    constexpr std::string_view referee = "penalty:";
    const bool places = text.starts_with(barricade);
    const bool punishes = text.starts_with(referee);
    const bool counts = text == "count";
    text_cursor cursor(text, places ? barricade.size() : punishes ? referee.size() : counts ? text.size() : 0);
    const std::size_t begin = counts ? 0 : cursor.position();
    std::array<std::size_t, 5> parts{};
    result<move> m = places     ? detail::parse_barricade(cursor)
                     : punishes ? detail::parse_penalty(cursor)
                     : counts   ? result<move>(move::count())
                                : flick::parse_aim(cursor).and_then([&](const flick::aim_reading& read) {
                                    parts = read.places;
                                    return result<move>(move::spin(read.value));
                                });
    if (!m) {
        return m;
    }
    if (!cursor.done()) {
        return cursor.fault("the move has ended, but the text goes on");
    }
    if (const auto why = rules.refusal(s, *m)) {
        const bool of_aim = m->kind == move_kind::spin && why->part >= 0 && why->part < 5;
        return error_from(*why, of_aim ? parts[static_cast<std::size_t>(why->part)] : begin);
    }
    return m;
}

} // namespace quintet::inline v0::spinning_target

#endif
