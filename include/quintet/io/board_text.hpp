// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_BOARD_TEXT_HPP
#define QUINTET_IO_BOARD_TEXT_HPP

#include <quintet/io/notation.hpp>
#include <quintet/io/seat_look.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// One seat's line in the table of scores: "a   34  to move".
template <rules Rules>
[[nodiscard]] std::string score_line(const Rules& rules, const state_of<Rules>& s, seat who)
{
    const score_sheet score = rules.score(s);
    const auto width_of = [](std::int32_t n) { return std::to_string(n).size(); };
    std::size_t width = 3;
    for (const tally& t : score.seats) {
        width = width_of(t.total) > width ? width_of(t.total) : width;
    }
    const tally mine = score.seats[who.index];
    std::string line(1, letter_of(who));
    line += std::string(2 + width - width_of(mine.total), ' ') + std::to_string(mine.total);
    if (mine.round != mine.total) {
        line += " (" + std::to_string(mine.round) + " this round)";
    }
    if (const auto end = rules.outcome(s)) {
        line += "  " + std::to_string(end->rank(who));
        constexpr std::array<std::string_view, 3> suffixes{"st", "nd", "rd"};
        line += end->rank(who) <= 3 ? suffixes[static_cast<std::size_t>(end->rank(who)) - 1] : "th";
    } else if (rules.to_move(s) == who) {
        line += "  to move";
    }
    return line;
}

/// The board for a person, the score beside it; lines without trailing blanks. With colour, for a terminal.
template <written Rules>
[[nodiscard]] std::string board_text(const Rules& rules, const state_of<Rules>& s,
                                     const picture_request<Rules>& request = {})
{
    text_canvas canvas;
    notation<Rules>::draw_text(rules, s, request, canvas);
    const std::size_t left = canvas.width() + 4;
    const std::size_t lines = rules.seats() + 2;
    std::size_t row = canvas.height() > lines ? (canvas.height() - lines) / 2 : 0;
    canvas.write(row++, left, notation<Rules>::title, ink::bold);
    for (std::uint8_t i = 0; i < rules.seats(); ++i) {
        const bool acts = rules.to_move(s) == seat{i};
        if (request.colour && notation<Rules>::seat_marbles) {
            canvas.put(row, left, "●", ink_of(seat{rules.team_of(seat{i}).index}));
            canvas.write(row, left + 2, score_line(rules, s, seat{i}), acts ? ink::bold : ink::plain);
        } else {
            canvas.write(row, left, score_line(rules, s, seat{i}), acts ? ink::bold : ink::plain);
        }
        ++row;
    }
    if (const auto end = rules.outcome(s)) {
        std::string line = end->winners() == 1 ? "won by " : "shared by ";
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            if (end->wins(seat{i})) {
                line += letter_of(seat{i});
                line += ' ';
            }
        }
        canvas.write(row, left, line + "(" + std::string(end->ended_by().name()) + ")", ink::bold);
    }
    return canvas.text(request.colour);
}

} // namespace quintet::inline v0

#endif
