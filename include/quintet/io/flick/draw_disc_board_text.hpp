// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_DRAW_DISC_BOARD_TEXT_HPP
#define QUINTET_IO_FLICK_DRAW_DISC_BOARD_TEXT_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/io/flick/disc_picture.hpp>
#include <quintet/io/text_canvas.hpp>

#include <array>
#include <cstddef>
#include <string_view>

namespace quintet::inline v0::flick {

/// A disc board on a grid of characters, to scale: a character is twice as high as it is wide.
template <std::size_t BoardCapacity>
class text_board {
  public:
    /// Rows from the middle of the board to its edge.
    static constexpr int half_rows = 15;
    static constexpr std::size_t rows = 2 * half_rows + 1;
    static constexpr std::size_t columns = 4 * half_rows + 3;

    text_board(const disc_board<BoardCapacity>& board, bool colour, text_canvas& canvas)
        : board_(board), row_height_(board.surface_radius / half_rows), colour_(colour), canvas_(canvas)
    {
    }

    /// The lines '.', quadrant lines ',', posts 'o', the hole 'O', start fields '#'; with colour, characters that look
    /// more like them.
    void draw_board()
    {
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t column = 0; column < columns - 1; ++column) {
                draw_ground(row, column);
            }
        }
        for (const board_post& post : board_.posts) {
            put(post.centre, colour_ ? "•" : "o", ink::bold);
        }
        if (board_.hole.radius > 0) {
            put({}, colour_ ? "○" : "O", ink::bold);
        }
    }

    /// A shot's ways ':', pushes '*', and places of marked moves '+'.
    void draw_shot(const disc_picture& picture)
    {
        for (const disc_path& path : picture.shot.paths) {
            const ink look =
                path.disc < picture.shot_looks.size() ? picture.shot_looks[path.disc].on_terminal : ink::plain;
            for (std::size_t k = 1; k < path.corners.size(); ++k) {
                const vec2 way = path.corners[k] - path.corners[k - 1];
                const int steps = 1 + static_cast<int>(length(way) / (row_height_ / 2));
                for (int step = 0; step <= steps; ++step) {
                    put(path.corners[k - 1] + (static_cast<double>(step) / steps) * way, colour_ ? "·" : ":", look);
                }
            }
        }
        for (const shot_trace::push& push : picture.shot.pushes) {
            put(push.where, "*", ink::bold);
        }
        for (const vec2 place : picture.marked) {
            put(place, "+", ink::bold);
        }
    }

    /// A disc is its side's letter, a capital if it was shot last. Leaning over the hole or tilted it is (a), on
    /// another a^, on its edge |a|, wobbling /a/, part of a tower [a].
    void draw_disc(const disc_figure& disc)
    {
        const char letter = disc.shot_last ? static_cast<char>(disc.look.letter - 'a' + 'A') : disc.look.letter;
        if (colour_) {
            put(disc.at, disc.shot_last ? "◉" : "●", disc.look.on_terminal);
        } else {
            put(disc.at, {&letter, 1}, ink::plain);
        }
        switch (disc.mode) {
        case disc_mode::leaning:
        case disc_mode::in_hole:
            put_beside(disc.at, "(", ")");
            break;
        case disc_mode::upright:
            put_beside(disc.at, "|", "|");
            break;
        case disc_mode::wobbling:
            put_beside(disc.at, "/", "/");
            break;
        case disc_mode::standing:
            put_beside(disc.at, "[", "]");
            break;
        default:
            if (disc.layer > 0) {
                put(disc.at, "^", ink::bold, 1);
            }
            break;
        }
    }

  private:
    /// The rectangle of a character, in metres.
    struct cell {
        vec2 low;
        vec2 high;
    };
    [[nodiscard]] cell cell_at(std::size_t row, std::size_t column) const
    {
        const double width = row_height_ / 2;
        const double x = (static_cast<double>(column) - 2 * half_rows - 1) * width;
        const double y = (half_rows - static_cast<double>(row)) * row_height_;
        return {{x - width / 2, y - row_height_ / 2}, {x + width / 2, y + row_height_ / 2}};
    }
    /// Whether a circle about the middle of the board passes the cell.
    static bool passes(const cell& c, double radius)
    {
        bool within = false;
        bool without = false;
        for (const vec2 corner : {c.low, c.high, vec2{c.low.x, c.high.y}, vec2{c.high.x, c.low.y}}) {
            (length(corner) <= radius ? within : without) = true;
        }
        return within && without;
    }

    /// As std::any_of of a whole range, without a header of 11,000 lines.
    template <class Range, class Holds>
    static bool any_of(const Range& range, Holds&& holds)
    {
        for (const auto& value : range) {
            if (holds(value)) {
                return true;
            }
        }
        return false;
    }

    void draw_ground(std::size_t row, std::size_t column)
    {
        const cell here = cell_at(row, column);
        const vec2 middle = 0.5 * (here.low + here.high);
        const bool circle = any_of(board_.circles, [&](const board_circle& c) { return passes(here, c.radius); });
        const bool line =
            any_of(board_.lines, [&](const board_line& l) { return touches(l, middle, row_height_ / 4); });
        const bool field = any_of(board_.start_areas, [&](const start_area& area) {
            return area.kind == start_area::shape::field && distance(area.centre, middle) < area.radius;
        });
        if (field) {
            canvas_.put(row, column, colour_ ? "▒" : "#", ink::faint);
        } else if (circle) {
            canvas_.put(row, column, colour_ ? "·" : ".", ink::faint);
        } else if (line) {
            canvas_.put(row, column, colour_ ? "·" : ",", ink::faint);
        } else if (passes(here, board_.surface_radius)) {
            canvas_.put(row, column, colour_ ? "·" : "-", ink::faint);
        }
    }

    void put(vec2 at, std::string_view character, ink look, int beside = 0)
    {
        const double column = at.x / (row_height_ / 2) + 2 * half_rows + 1.5 + beside;
        const double row = half_rows + 0.5 - at.y / row_height_;
        if (column >= 0 && row >= 0 && column < columns && row < rows) {
            canvas_.put(static_cast<std::size_t>(row), static_cast<std::size_t>(column), character, look);
        }
    }
    void put_beside(vec2 at, std::string_view left, std::string_view right)
    {
        put(at, left, ink::bold, -1);
        put(at, right, ink::bold, 1);
    }

    const disc_board<BoardCapacity>& board_;
    double row_height_;
    bool colour_;
    text_canvas& canvas_;
};

/// Draws a board with its discs and, where the picture has one, the last shot, into the upper left corner.
template <std::size_t BoardCapacity>
void draw_disc_board_text(const disc_board<BoardCapacity>& board, const disc_picture& picture, bool colour,
                          text_canvas& canvas)
{
    text_board<BoardCapacity> drawing(board, colour, canvas);
    drawing.draw_board();
    drawing.draw_shot(picture);
    for (const disc_figure& disc : picture.discs) {
        drawing.draw_disc(disc);
    }
}

} // namespace quintet::inline v0::flick

#endif
