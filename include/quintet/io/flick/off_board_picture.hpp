// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_OFF_BOARD_PICTURE_HPP
#define QUINTET_IO_FLICK_OFF_BOARD_PICTURE_HPP

#include <quintet/io/flick/disc_picture.hpp>
#include <quintet/io/flick/draw_disc_board_svg.hpp>
#include <quintet/io/text_canvas.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0::flick {

/// A number of discs that are not on the board: in a hand, a cup, the ditch.
struct disc_pile {
    std::string_view where;
    std::size_t count = 0;
    disc_look look{};
};

/// Writes a line a place below the picture: "cup   a 1  b 0".
inline void draw_piles_text(const std::vector<disc_pile>& piles, bool colour, text_canvas& canvas)
{
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

/// Draws a row of small discs a pile, from a corner down.
template <std::size_t BoardCapacity>
void draw_piles_svg(const std::vector<disc_pile>& piles, svg_point corner, disc_board_drawing<BoardCapacity>& board)
{
    std::string_view place;
    for (const disc_pile& pile : piles) {
        corner.y += pile.where != place ? 28 : 16;
        board.draw_row(corner, pile.where != place ? pile.where : std::string_view(), pile.count, pile.look);
        place = pile.where;
    }
}

} // namespace quintet::inline v0::flick

#endif
