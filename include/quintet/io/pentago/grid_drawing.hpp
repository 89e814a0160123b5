// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_GRID_DRAWING_HPP
#define QUINTET_IO_PENTAGO_GRID_DRAWING_HPP

#include <quintet/boards/quadrant_grid.hpp>
#include <quintet/io/pentago/grid_picture.hpp>
#include <quintet/io/svg_letter.hpp>
#include <quintet/io/svg_writer.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace quintet::inline v0::pentago {

/// The board to scale: four quadrants set apart, each with its number, the names of columns and rows, the marbles; the
/// turn as an arrow round its quadrant, rings round the cells of a line that was made, green rings at the ends of
/// marked moves. Room is left at the right for what a game has to add.
template <std::size_t Colours>
class grid_drawing {
  public:
    using geometry = quadrant_geometry<>;

    static constexpr double spacing = 60;
    static constexpr double width = spacing * 12;
    static constexpr double height = spacing * 7.6;
    /// Where a game's own things begin: right of the board.
    static constexpr svg_point margin{spacing * 7.7, spacing * 0.9};

    grid_drawing(std::string_view title, const quadrant_grid<Colours>& grid,
                 const std::array<marble_look, Colours>& looks, const grid_picture& picture)
        : svg(width, height, title)
    {
        svg.rectangle({0, 0}, width, height, "fill=\"#fbf6ec\"");
        draw_quadrants();
        draw_arrow(picture.twist);
        draw_numbers();
        svg.group("stroke=\"#2b1d10\" stroke-opacity=\"0.55\"");
        for (std::size_t i = 0; i < geometry::cell_count; ++i) {
            const auto c = static_cast<geometry::cell>(i);
            if (const std::size_t colour = grid.at(c); colour < Colours) {
                marble(centre(c), spacing * 0.36, looks[colour]);
            }
        }
        svg.close();
        if (picture.placed != geometry::no_cell) {
            svg.circle(centre(picture.placed), spacing * 0.29, "fill=\"none\" stroke=\"#ffffff\" stroke-width=\"3\"");
        }
        rings(picture.ringed, "fill=\"none\" stroke=\"#111111\" stroke-width=\"4\"");
        rings(picture.marked, "fill=\"#1d7a3a\" fill-opacity=\"0.25\" stroke=\"#1d7a3a\" stroke-width=\"3\"");
    }

    /// A marble with its colour's letter.
    void marble(svg_point at, double radius, const marble_look& look)
    {
        svg.circle(at, radius, "fill=\"" + std::string(look.fill) + "\"");
        draw_letter(svg, at, radius, look.letter);
    }

    svg_writer svg;

  private:
    static constexpr double gap_ = spacing * 0.35;
    static constexpr svg_point corner_{spacing * 0.7, spacing * 0.7};

    static double along(std::size_t i) { return spacing * static_cast<double>(i) + (i < geometry::side ? 0 : gap_); }
    static svg_point centre(geometry::cell c)
    {
        return {corner_.x + along(geometry::column(c)) + spacing / 2,
                corner_.y + along(geometry::row(c)) + spacing / 2};
    }
    static svg_point quadrant_corner(std::size_t q)
    {
        return {corner_.x + along(q % 2 * geometry::side), corner_.y + along(q / 2 * geometry::side)};
    }

    void draw_quadrants()
    {
        constexpr double size = spacing * geometry::side;
        svg.group("fill=\"#e9cfa3\" stroke=\"#8a6236\" stroke-width=\"3\"");
        for (std::size_t q = 0; q < geometry::quadrant_count; ++q) {
            svg.rectangle(quadrant_corner(q), size, size, "rx=\"10\"");
        }
        svg.close();
        svg.group("fill=\"#f7ead2\" stroke=\"#8a6236\"");
        for (std::size_t c = 0; c < geometry::cell_count; ++c) {
            svg.circle(centre(static_cast<geometry::cell>(c)), spacing * 0.3);
        }
        svg.close();
        svg.group("font-size=\"18\" text-anchor=\"middle\" fill=\"#8a6236\"");
        for (std::size_t i = 0; i < geometry::edge; ++i) {
            const double middle = along(i) + spacing / 2;
            svg.label({corner_.x + middle, spacing * 0.45}, std::string(1, static_cast<char>('a' + i)));
            svg.label({spacing * 0.3, corner_.y + middle + 6}, std::string(1, static_cast<char>('1' + i)));
        }
        svg.close();
    }

    // At the outer corner of each quadrant its number, as moves name it.
    void draw_numbers()
    {
        constexpr double size = spacing * geometry::side;
        for (std::size_t q = 0; q < geometry::quadrant_count; ++q) {
            const svg_point corner = quadrant_corner(q);
            const svg_point at{corner.x + (q % 2 == 0 ? 0 : size), corner.y + (q / 2 == 0 ? 0 : size)};
            svg.circle(at, spacing * 0.2, "fill=\"#8a6236\" stroke=\"#fbf6ec\" stroke-width=\"2\"");
            svg.label({at.x, at.y + 5}, std::string(1, static_cast<char>('1' + q)),
                      "font-size=\"15\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#ffffff\"");
        }
    }

    // Three sides of a square round the quadrant, with a head at the end that the turn goes to.
    void draw_arrow(quadrant_twist twist)
    {
        if (!twist.turns()) {
            return;
        }
        const svg_point corner = quadrant_corner(twist.quadrant());
        const double middle = corner.x + spacing * 1.5;
        const double side = twist.clockwise() ? 1 : -1;
        const auto at = [&](double across, double down) {
            return svg_point{middle + side * across * spacing, corner.y + down * spacing};
        };
        constexpr double out = 1.63;
        const std::array<svg_point, 4> way{at(-out, 2), at(-out, 1.5 - out), at(out, 1.5 - out), at(out, 2)};
        const std::array<svg_point, 3> head{at(out - 0.17, 1.95), at(out + 0.17, 1.95), at(out, 2.4)};
        svg.polyline(way, "fill=\"none\" stroke=\"#c0392b\" stroke-width=\"6\" stroke-linejoin=\"round\" "
                          "stroke-linecap=\"round\"");
        svg.polygon(head, "fill=\"#c0392b\"");
    }

    void rings(geometry::cell_mask cells, std::string_view attributes)
    {
        svg.group(attributes);
        for (std::size_t i = 0; i < geometry::cell_count; ++i) {
            const auto c = static_cast<geometry::cell>(i);
            if ((cells & geometry::cell_bit(c)) != 0) {
                svg.circle(centre(c), spacing * 0.43);
            }
        }
        svg.close();
    }
};

} // namespace quintet::inline v0::pentago

#endif
