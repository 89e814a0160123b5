// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CROKINOLE_HUNGARIAN_MOVE_TEXT_HPP
#define QUINTET_IO_CROKINOLE_HUNGARIAN_MOVE_TEXT_HPP

// move   = aim , { ":" , choice } ;
// choice = "partner"               tactical pairs: the partner shoots in place of the seat that is to move
//        | "pick" , number         darts: the disc of the position, by its number, that is picked up to finish
//        | "upper" ;               hussar: only the upper disc is struck
//
// Aims are in flick/aim_text.hpp.

#include <quintet/core/result.hpp>
#include <quintet/games/crokinole_hungarian.hpp>
#include <quintet/io/flick/aim_text.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quintet::inline v0::crokinole_hungarian {

/// Appends a move.
inline void write_move(const move& m, std::string& out)
{
    flick::write_aim(m.aim, out);
    if (m.choice.partner) {
        out += ":partner";
    }
    if (m.choice.picked != shot_choice::none) {
        out += ":pick" + std::to_string(m.choice.picked);
    }
    if (m.choice.struck == struck_discs::upper) {
        out += ":upper";
    }
}

/// A legal move, or why the text is none.
[[nodiscard]] inline result<move> parse_move(const game& rules, const state& s, std::string_view text)
{
    text_cursor cursor(text);
    const auto aim = flick::parse_aim(cursor);
    if (!aim) {
        return aim.error();
    }
    move m{aim->value};
    std::array<std::size_t, 3> places{}; // by choice_part, from partner on
    while (cursor.take(':')) {
        const text_cursor begin = cursor;
        const std::string_view word = cursor.take_until(':');
        const std::size_t which = word == "partner" ? 0 : word.starts_with("pick") ? 1 : word == "upper" ? 2 : 3;
        if (which == 3) {
            return begin.fault("a choice is partner, pick and a number, or upper");
        }
        if (places[which] != 0) {
            return begin.fault("the choice is made twice");
        }
        places[which] = begin.position();
        if (which == 1) {
            const auto number = number_from(word.substr(4), shot_choice::none - 1);
            if (!number) {
                return begin.fault("the number of a disc must follow pick");
            }
            m.choice.picked = static_cast<std::uint8_t>(*number);
        } else if (which == 0) {
            m.choice.partner = true;
        } else {
            m.choice.struck = struck_discs::upper;
        }
    }
    if (!cursor.done()) {
        return cursor.fault("a move is an aim, and choices after colons");
    }
    if (const auto why = rules.refusal(s, m)) {
        constexpr auto first = static_cast<std::int32_t>(choice_part::partner);
        return error_from(*why, why->part >= first && why->part < first + 3
                                    ? places[static_cast<std::size_t>(why->part - first)]
                                    : aim->place_of(why->part));
    }
    return m;
}

} // namespace quintet::inline v0::crokinole_hungarian

#endif
