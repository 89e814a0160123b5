// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_HPP
#define QUINTET_IO_PENTAGO_HPP

// The text and picture forms of two-colour Pentago.
//
// body = grid ;                  marbles "a" and "b" by their seats; who is to move follows from their number
// move = cell , [ ":" , twist ] ;
//
// Cells and twists are in pentago/cell_text.hpp, grids in pentago/grid_text.hpp.

#include <quintet/games/pentago.hpp>
#include <quintet/io/notation.hpp>
#include <quintet/io/pentago/cell_text.hpp>
#include <quintet/io/pentago/draw_grid_text.hpp>
#include <quintet/io/pentago/grid_drawing.hpp>
#include <quintet/io/pentago/grid_text.hpp>
#include <quintet/io/seat_look.hpp>
#include <quintet/io/svg_score.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace quintet::inline v0 {

template <>
struct notation<pentago::game> {
    using game = pentago::game;
    using options_type = pentago::options;

    static constexpr std::string_view id = "pentago";
    static constexpr std::string_view title = "Pentago, two colours";
    static constexpr std::string_view players = "2";
    static constexpr int revision = 1;
    static constexpr bool seat_marbles = true;
    static constexpr std::size_t longest_position = 128;
    static constexpr std::size_t longest_move = 8;

    static constexpr std::array<option_entry<options_type>, 2> options{
        choice_option<&options_type::placing_wins>(
            "placing_wins", "no|yes", "PG-3", "yes: five in a row made by placing wins before a quadrant is turned"),
        choice_option<&options_type::twist>("twist", "mandatory|optional_if_neutral", "PG-2",
                                            "whether the turn may be skipped while a quadrant would not change")};

    static const options_type& options_of(const game& rules) { return rules.options(); }
    static result<game> rules_with(const options_type& o) { return game::with(o); }

    static void write_body(const game&, const pentago::state& s, std::string& out)
    {
        pentago::write_grid(s.grid(), letters_, out);
    }
    static result<pentago::state> read_body(const game&, text_cursor& cursor)
    {
        const std::size_t begin = cursor.position();
        const auto grid = pentago::read_grid<2>(cursor, letters_, "PG-1");
        if (!grid) {
            return grid.error();
        }
        auto s = pentago::state::assemble(*grid);
        if (!s) {
            error why = s.error();
            why.position = begin;
            return why;
        }
        return s;
    }
    static void write_move(const pentago::move& m, std::string& out)
    {
        pentago::write_cell(m.placing.cell, out);
        if (m.turning.twist.turns()) {
            out += ':';
            pentago::write_twist(m.turning.twist, out);
        }
    }
    static result<pentago::move> read_move(const game& rules, const pentago::state& s, std::string_view text)
    {
        text_cursor cursor(text);
        const auto cell = pentago::read_cell(cursor, "PG-1");
        if (!cell) {
            return cell.error();
        }
        pentago::move m{{*cell}, {}};
        std::size_t at_twist = cursor.position();
        if (cursor.take(':')) {
            at_twist = cursor.position();
            const auto twist = pentago::read_twist(cursor);
            if (!twist) {
                return twist.error();
            }
            m.turning.twist = *twist;
        }
        if (!cursor.done()) {
            return cursor.fault("a move is a cell, and a twist after a colon");
        }
        if (const auto why = rules.refusal(s, m)) {
            return error_from(*why, why->part == 1 ? at_twist : 0);
        }
        return m;
    }
    static void draw_text(const game&, const pentago::state& s, const picture_request<game>& request,
                          text_canvas& canvas)
    {
        pentago::draw_grid_text(s.grid(), looks_, picture(s, request), request.colour, canvas);
    }
    static std::string draw_svg(const game& rules, const pentago::state& s, const picture_request<game>& request)
    {
        using drawing = pentago::grid_drawing<2>;
        drawing board(title, s.grid(), looks_, picture(s, request));
        draw_score(rules, s, board.svg, drawing::margin, drawing::spacing * 0.6);
        return std::move(board.svg).finish();
    }
    /// The cells of all fives on the board.
    static pentago::board_geometry::cell_mask fives(const pentago::state& s)
    {
        pentago::board_geometry::cell_mask cells = 0;
        for (std::size_t colour = 0; colour < 2; ++colour) {
            for (const auto& line : quadrant_lines<5>) {
                pentago::board_geometry::cell_mask mask = 0;
                for (const auto c : line) {
                    mask |= pentago::board_geometry::cell_bit(c);
                }
                cells |= (s.grid().marbles(colour) & mask) == mask ? mask : 0;
            }
        }
        return cells;
    }

  private:
    static constexpr std::string_view letters_ = "ab";
    static constexpr std::array<pentago::marble_look, 2> looks_{
        {{'a', ink_of(seat{0}), fill_of(seat{0})}, {'b', ink_of(seat{1}), fill_of(seat{1})}}};

    static pentago::grid_picture picture(const pentago::state& s, const picture_request<game>& request)
    {
        pentago::grid_picture picture;
        picture.ringed = fives(s);
        if (request.last) {
            picture.twist = request.last->move.turning.twist;
            picture.placed = pentago::board_geometry::turned(request.last->move.placing.cell, picture.twist);
        }
        for (const pentago::move& m : request.marked) {
            picture.marked |= pentago::board_geometry::cell_bit(m.placing.cell);
        }
        return picture;
    }
};

template <>
struct rules_of_move<pentago::move> {
    using type = pentago::game;
};

} // namespace quintet::inline v0

#endif
