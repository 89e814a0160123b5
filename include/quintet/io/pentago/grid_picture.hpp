// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_GRID_PICTURE_HPP
#define QUINTET_IO_PENTAGO_GRID_PICTURE_HPP

#include <quintet/boards/quadrant_grid_geometry.hpp>
#include <quintet/io/text_canvas.hpp>

#include <string_view>

namespace quintet::inline v0::pentago {

/// How the marbles of a colour look.
struct marble_look {
    char letter = ' ';
    ink on_terminal = ink::plain;
    std::string_view fill;
};

/// What a picture of the board shows beside its marbles.
struct grid_picture {
    using geometry = quadrant_geometry<>;

    /// The quadrant that was turned last, with an arrow.
    quadrant_twist twist;
    /// Where the marble lies that was placed last.
    geometry::cell placed = geometry::no_cell;
    /// Cells of a line that has been made: each is ringed.
    geometry::cell_mask ringed = 0;
    /// Cells that marked moves lead to.
    geometry::cell_mask marked = 0;
};

} // namespace quintet::inline v0::pentago

#endif
