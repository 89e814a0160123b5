// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_SVG_SCORE_HPP
#define QUINTET_IO_SVG_SCORE_HPP

#include <quintet/io/notation.hpp>
#include <quintet/io/seat_look.hpp>
#include <quintet/io/svg_letter.hpp>
#include <quintet/io/svg_writer.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// Draws the score of each seat, a line a seat, from a corner down; `line` is the height of a line.
template <class Rules>
void draw_score(const Rules& rules, const state_of<Rules>& s, svg_writer& svg, svg_point corner, double line)
{
    const score_sheet score = rules.score(s);
    const auto end = rules.outcome(s);
    for (std::uint8_t i = 0; i < rules.seats(); ++i) {
        const double y = corner.y + line * (i + 0.5);
        const bool bold = end ? end->wins(seat{i}) : rules.to_move(s) == seat{i};
        if (notation<Rules>::seat_marbles) {
            const std::string_view fill = fill_of(seat{rules.team_of(seat{i}).index});
            svg.circle({corner.x + line * 0.35, y}, line * 0.3, "fill=\"" + std::string(fill) + "\"");
        }
        const std::string look = "font-size=\"" + std::to_string(static_cast<int>(line * 0.62)) +
                                 "\" fill=\"#3b2a1a\"" + (bold ? " font-weight=\"bold\"" : "");
        const auto write = [&](double column, const std::string& words, const char* anchor) {
            svg.label({corner.x + line * column, y + line * 0.22}, words, look + anchor);
        };
        write(0.85, {letter_of(seat{i})}, "");
        write(2.7, std::to_string(score.seats[i].total), " text-anchor=\"end\"");
        if (end) {
            write(3.1, "rank " + std::to_string(end->rank(seat{i})), "");
        } else if (bold) {
            write(3.1, "to move", "");
        }
    }
}

} // namespace quintet::inline v0

#endif
