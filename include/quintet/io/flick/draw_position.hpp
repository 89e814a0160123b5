// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_DRAW_POSITION_HPP
#define QUINTET_IO_FLICK_DRAW_POSITION_HPP

#include <quintet/core/rules.hpp>
#include <quintet/io/flick/disc_picture.hpp>
#include <quintet/io/flick/draw_disc_board_svg.hpp>
#include <quintet/io/flick/draw_disc_board_text.hpp>
#include <quintet/io/flick/table_picture.hpp>
#include <quintet/io/svg_score.hpp>
#include <quintet/io/text_canvas.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quintet::inline v0::flick {

/// A number of discs that are not on the board: in a hand, a cup, the ditch.
struct disc_pile {
    std::string_view where;
    std::size_t count = 0;
    disc_look look{};
};

/// The hands of all seats, then the cups and the ditch by sides; `ditch_of(side)` tells how many lie there.
template <class Rules, class Hands, class Cups, class DitchOf>
[[nodiscard]] std::vector<disc_pile> piles_of(const Rules& rules, const Hands& hands, const Cups& cups,
                                              DitchOf&& ditch_of)
{
    std::vector<disc_pile> piles;
    for (std::uint8_t i = 0; i < rules.seats(); ++i) {
        disc_look look = look_of_side(rules.team_of(seat{i}).index);
        look.letter = letter_of(seat{i});
        piles.push_back({"hand", hands[i], look});
    }
    for (std::size_t side = 0; side < rules.teams(); ++side) {
        piles.push_back({"cup", cups[side], look_of_side(side)});
    }
    for (std::size_t side = 0; side < rules.teams(); ++side) {
        piles.push_back({"ditch", ditch_of(side), look_of_side(side)});
    }
    return piles;
}

/// Draws a board, and below it a line a place for what lies elsewhere: "cup     a 1  b 0".
template <std::size_t BoardCapacity>
void draw_position_text(const disc_board<BoardCapacity>& board, const disc_picture& picture,
                        const std::vector<disc_pile>& piles, bool colour, text_canvas& canvas)
{
    draw_disc_board_text(board, picture, colour, canvas);
    constexpr std::size_t first_column = 8;
    std::size_t row = canvas.height();
    std::size_t column = 0;
    std::string_view place;
    for (const disc_pile& pile : piles) {
        if (pile.where != place) {
            place = pile.where;
            ++row;
            canvas.write(row, 0, place, ink::faint);
            column = first_column;
        }
        const std::string count = std::to_string(pile.count);
        if (colour) {
            canvas.put(row, column, "●", pile.look.on_terminal);
        } else {
            canvas.put(row, column, {&pile.look.letter, 1});
        }
        canvas.write(row, column + 2, count);
        column += 4 + count.size();
    }
}

/// Draws a position: the board, the score, and rows of small discs for what lies elsewhere.
template <class Rules, std::size_t BoardCapacity>
[[nodiscard]] std::string position_svg(const Rules& rules, const state_of<Rules>& s,
                                       const disc_board<BoardCapacity>& board, const disc_picture& picture,
                                       const std::vector<disc_pile>& piles)
{
    disc_board_drawing<BoardCapacity> drawing(notation<Rules>::title, board);
    drawing.draw(picture);
    for (std::uint8_t i = 0; i < rules.seats(); ++i) {
        disc_look look = look_of_side(rules.team_of(seat{i}).index);
        look.letter = letter_of(seat{i});
        drawing.draw_seat(rules.area_of(seat{i}), look);
    }
    draw_score(rules, s, drawing.svg, drawing.margin, 30);
    svg_point corner{drawing.margin.x, drawing.margin.y + 140};
    std::string_view place;
    for (const disc_pile& pile : piles) {
        corner.y += pile.where != place ? 28 : 16;
        drawing.draw_row(corner, pile.where, pile.count, pile.look);
        place = pile.where;
    }
    drawing.draw_legend({corner.x, corner.y + 40}, picture);
    return std::move(drawing.svg).finish();
}

} // namespace quintet::inline v0::flick

#endif
