// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CHINESE_CHECKERS_MOVE_TEXT_HPP
#define QUINTET_IO_CHINESE_CHECKERS_MOVE_TEXT_HPP

// move = "pass" | hole , "-" , hole , { "-" , hole } ;
//
// Two holes are the move, whichever way it goes (CC-10), and that is what is written. More holes are a chain that lands
// in each of them, and every leg is checked (CC-6).

#include <quintet/core/result.hpp>
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/games/chinese_checkers/paths.hpp>
#include <quintet/io/chinese_checkers/hole_name.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace quintet::inline v0::chinese_checkers {

/// Appends the move. Holes past the board, which no legal move has, are written as "?".
template <class Star>
void write_move(move m, std::string& out)
{
    const auto write = [&out](std::size_t hole) {
        if (hole < Star::hole_count) {
            write_hole<Star>(hole, out);
        } else {
            out += '?';
        }
    };
    if (m.is_pass()) {
        out += "pass";
        return;
    }
    write(m.from);
    out += '-';
    write(m.to);
}

/// A legal move, or why the text is none.
template <int Arm>
[[nodiscard]] result<move> parse_move(const basic_game<Arm>& rules, const basic_state<Arm>& s, std::string_view text)
{
    using star = hex_star<Arm>;
    if (text == "pass") {
        if (const auto why = rules.refusal(s, move::pass())) {
            return error_from(*why, 0);
        }
        return move::pass();
    }
    text_cursor cursor(text);
    basic_path<Arm> holes;
    std::array<std::size_t, basic_path<Arm>::capacity()> places{};
    std::optional<error> past_the_board; // told only of a text that is well written to its end
    do {
        if (holes.full()) {
            return cursor.fault("a path names more holes than the board has", error_code::too_long, "CC-10");
        }
        places[holes.size()] = cursor.position();
        const result<std::uint8_t> hole = read_hole<star>(cursor);
        if (!hole && hole.error().code != error_code::illegal_move) {
            return hole.error();
        }
        if (!hole && !past_the_board) {
            past_the_board = hole.error();
        }
        holes.push_back(hole.value_or(move::nowhere));
    } while (cursor.take('-'));
    if (!cursor.done()) {
        return cursor.fault("the holes of a move are joined by '-'");
    }
    if (holes.size() < 2) {
        return cursor.fault("a move names the hole where it begins and the one where it ends");
    }
    if (past_the_board) {
        return *past_the_board;
    }
    const move whole{holes[0], holes.back()};
    const auto why = rules.refusal(s, whole);
    if (why && (holes.size() == 2 || why->clause != clause("CC-6"))) {
        return error_from(*why, why->part == 1 ? places[holes.size() - 1] : places[0]);
    }
    if (holes.size() > 2) {
        if (const auto wrong = refusal_of_path(rules, s, holes.view())) {
            return error_from(*wrong, places[wrong->part < 0 ? 0 : static_cast<std::size_t>(wrong->part) + 1]);
        }
    }
    return whole;
}

} // namespace quintet::inline v0::chinese_checkers

#endif
