// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CHINESE_CHECKERS_DRAW_TEXT_HPP
#define QUINTET_IO_CHINESE_CHECKERS_DRAW_TEXT_HPP

#include <quintet/games/chinese_checkers.hpp>
#include <quintet/games/chinese_checkers/paths.hpp>
#include <quintet/io/picture_request.hpp>
#include <quintet/io/seat_look.hpp>
#include <quintet/io/text_canvas.hpp>

#include <cstddef>
#include <string_view>

namespace quintet::inline v0::chinese_checkers {

/// Draws the star with the letters of its rows at the left. A marble is its seat's letter, an empty hole a dot. The
/// last move: the marble in capitals, 'o' where it began, '+' where it landed on its way; '*' the ends of marked moves.
/// With colour, marbles and the last move are drawn as discs and rings in the seats' colours.
template <int Arm>
void draw_text(const basic_game<Arm>& rules, const basic_state<Arm>& s, const picture_request<basic_game<Arm>>& request,
               text_canvas& canvas)
{
    using star = hex_star<Arm>;
    using hole = typename star::hole;
    const auto put = [&canvas](std::size_t h, std::string_view character, ink look) {
        const hex_coordinates place = star::coordinates(static_cast<hole>(h));
        canvas.put(star::row(static_cast<hole>(h)), static_cast<std::size_t>(place.x - place.y + 3 * Arm) + 3,
                   character, look);
    };
    for (std::size_t row = 0; row < star::row_count; ++row) {
        const auto letter = static_cast<char>('a' + row);
        canvas.write(row, 0, {&letter, 1}, ink::faint);
    }
    for (std::size_t h = 0; h < star::hole_count; ++h) {
        const auto owner = s.owner(h);
        if (!owner) {
            put(h, request.colour ? "·" : ".", ink::faint);
        } else if (request.colour) {
            put(h, "●", ink_of(*owner));
        } else {
            const char letter = letter_of(*owner);
            put(h, {&letter, 1}, ink::plain);
        }
    }
    if (request.last && !request.last->move.is_pass()) {
        const move m = request.last->move;
        const seat mover = request.last->before.turn();
        for (const hole h : shortest_path(rules, request.last->before, m)) {
            if (!s.owner(h)) {
                put(h, request.colour ? "◦" : "+", ink_of(mover));
            }
        }
        if (!s.owner(m.from)) {
            put(m.from, request.colour ? "○" : "o", ink_of(mover));
        }
        const auto capital = static_cast<char>('A' + mover.index);
        put(m.to, request.colour ? "◉" : std::string_view(&capital, 1), ink_of(mover));
    }
    for (const move m : request.marked) {
        if (!m.is_pass()) {
            put(m.to, "*", ink::bold);
        }
    }
}

} // namespace quintet::inline v0::chinese_checkers

#endif
