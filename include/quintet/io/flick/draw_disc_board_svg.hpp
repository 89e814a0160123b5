// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_DRAW_DISC_BOARD_SVG_HPP
#define QUINTET_IO_FLICK_DRAW_DISC_BOARD_SVG_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/io/flick/disc_picture.hpp>
#include <quintet/io/svg_letter.hpp>
#include <quintet/io/svg_writer.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0::flick {

/// A disc board to scale, x to the right and y up: zones, lines, posts, hole, ditch, start fields; discs in the colours
/// of their sides, and how they lie; a shot's paths, where it began (dashed) and what was pushed (a dot as large as the
/// push). Room is left at the right for what a game has to add.
template <std::size_t BoardCapacity>
class disc_board_drawing {
  public:
    /// Of the board, rail to rail.
    static constexpr double size = 640;
    /// For what a game adds at the right.
    static constexpr double margin_width = 270;
    static constexpr svg_point margin{size + 24, 40};

    disc_board_drawing(std::string_view title, const disc_board<BoardCapacity>& board, bool with_margin = true)
        : svg(size + (with_margin ? margin_width : 0), size, title), board_(board),
          scale_(size / 2 / (board.surface_radius + (board.ditch_width > 0 ? board.ditch_width : rim_)))
    {
        svg.rectangle({0, 0}, size + (with_margin ? margin_width : 0), size, "fill=\"#fbf6ec\"");
        draw_ground();
    }

    /// Draws all that the picture shows.
    void draw(const disc_picture& picture)
    {
        for (const disc_path& path : picture.shot.paths) {
            draw_path(path, fill_of_shot(picture, path.disc));
        }
        for (const disc_figure& figure : picture.discs) {
            draw_disc(figure);
            if (figure.support < picture.discs.size()) { // what lies on what
                svg.line(at(figure.at), at(picture.discs[figure.support].at),
                         "stroke=\"#ffffff\" stroke-width=\"3\" stroke-linecap=\"round\"");
            }
        }
        svg.group("fill=\"#f1c40f\" stroke=\"#2b1d10\" stroke-width=\"0.7\"");
        for (const shot_trace::push& push : picture.shot.pushes) {
            svg.circle(at(push.where), 1.5 + 300 * (push.impulse < 0.05 ? push.impulse : 0.05));
        }
        svg.close();
        svg.group("fill=\"#1d7a3a\" fill-opacity=\"0.25\" stroke=\"#1d7a3a\" stroke-width=\"2\"");
        for (const vec2 place : picture.marked) {
            svg.circle(at(place), scale_ * board_.disc_radius);
        }
        svg.close();
    }

    /// Draws the letter of the seat that shoots from an area: in the ditch behind it, or in its field.
    void draw_seat(const start_area& area, const disc_look& look)
    {
        const bool arc = area.kind == start_area::shape::arc;
        const double ditch = board_.ditch_width > 0 ? board_.ditch_width : rim_;
        const svg_point place = at(arc ? (board_.surface_radius + ditch / 2) * area.facing : area.centre);
        if (arc) {
            svg.rectangle({place.x - 10, place.y - 10}, 20, 20, "fill=\"" + std::string(look.fill) + "\"");
        }
        draw_letter(svg, place, 14, look.letter);
    }

    /// Says what the signs of a picture mean, a line each, from a corner down.
    void draw_legend(svg_point corner, const disc_picture& picture)
    {
        const auto write = [&](std::string_view words) {
            svg.label({corner.x + 24, corner.y + 4}, words, "font-size=\"12\" fill=\"#3b2a1a\"");
            corner.y += 20;
        };
        const svg_point step{corner.x + 8, 0};
        const auto sign = [&](double radius, std::string_view attributes) {
            svg.circle({step.x, corner.y}, radius, attributes);
        };
        if (!picture.shot.paths.empty()) {
            sign(7, "fill=\"none\" stroke=\"#3b2a1a\" stroke-dasharray=\"4 3\"");
            write("where a disc set off");
            sign(7, "fill=\"#3b2a1a\" fill-opacity=\"0.12\" stroke=\"#3b2a1a\" stroke-opacity=\"0.5\"");
            write("where it ended: off the board");
            sign(8, "fill=\"#8a6236\"");
            sign(6, "fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\"");
            write("the disc that was shot");
        }
        if (!picture.shot.pushes.empty()) {
            sign(4, "fill=\"#f1c40f\" stroke=\"#2b1d10\" stroke-width=\"0.7\"");
            write("a contact: larger, a harder push");
        }
        if (!picture.marked.empty()) {
            sign(7, "fill=\"#1d7a3a\" fill-opacity=\"0.25\" stroke=\"#1d7a3a\" stroke-width=\"2\"");
            write("where a marked move begins");
        }
        const auto room = static_cast<std::size_t>((size - corner.y) / 20);
        for (std::size_t i = 0; i < picture.rulings.size(); ++i) {
            const std::size_t left = picture.rulings.size() - i;
            const bool full = i + 1 >= room && left > 1;
            write(full ? "and " + std::to_string(left) + " more rulings" : picture.rulings[i]);
            if (full) {
                break;
            }
        }
    }

    /// Draws a row of small discs for what is not on the board: a hand, a cup, the ditch; and how many they are.
    void draw_row(svg_point corner, std::string_view words, std::size_t count, const disc_look& look)
    {
        svg.label(corner, std::string(words) + ' ' + look.letter, "font-size=\"14\" fill=\"#3b2a1a\"");
        const double step = count > 12 ? 108 / static_cast<double>(count) : 9;
        svg.label({corner.x + 84 + step * static_cast<double>(count), corner.y}, std::to_string(count),
                  "font-size=\"14\" fill=\"#3b2a1a\"");
        svg.group("fill=\"" + std::string(look.fill) + "\" stroke=\"#2b1d10\" stroke-opacity=\"0.55\"");
        for (std::size_t i = 0; i < count; ++i) {
            svg.circle({corner.x + 80 + step * static_cast<double>(i), corner.y - 5}, 5);
        }
        svg.close();
    }

    /// Where a place of the board is drawn.
    [[nodiscard]] svg_point at(vec2 place) const { return {size / 2 + scale_ * place.x, size / 2 - scale_ * place.y}; }
    /// What a metre is drawn as.
    [[nodiscard]] double scale() const { return scale_; }

    svg_writer svg;

  private:
    /// Metres round a board without a ditch.
    static constexpr double rim_ = 0.01;

    static std::string_view fill_of_shot(const disc_picture& picture, std::size_t disc)
    {
        return disc < picture.shot_looks.size() ? picture.shot_looks[disc].fill : disc_look{}.fill;
    }

    void draw_ground()
    {
        const auto circle = [this](double radius, std::string_view attributes) {
            svg.circle(at({}), scale_ * radius, attributes);
        };
        if (board_.ditch_width > 0) {
            circle(board_.surface_radius + board_.ditch_width, "fill=\"#3b2a1a\"");
        }
        circle(board_.surface_radius, "fill=\"#e6c58f\"");
        constexpr std::array<std::string_view, 4> shades{"#e6c58f", "#ecd2a4", "#f2dfba", "#fbf3df"};
        std::size_t shade = 0;
        for (const board_circle& c : board_.circles) {
            const bool raised = board_.raised_centre_height > 0 && &c == &board_.circles.back();
            std::string look = "fill=\"" + std::string(raised ? shades[3] : shades[shade < 2 ? shade : 2]) + '"';
            look += " stroke=\"#5a4020\" stroke-width=\"" + std::string(c.line_width > 0 ? "1.4" : "0.7") + '"';
            circle(c.radius, look);
            ++shade;
        }
        svg.group("stroke=\"#5a4020\" stroke-width=\"1.4\"");
        for (const board_line& line : board_.lines) {
            svg.line(at(line.from), at(line.to));
        }
        svg.close();
        for (const start_area& area : board_.start_areas) {
            if (area.kind == start_area::shape::field) {
                // No disc is square.
                const svg_point middle = at(area.centre);
                const double half = scale_ * area.radius;
                svg.rectangle({middle.x - half, middle.y - half}, 2 * half, 2 * half,
                              "fill=\"none\" stroke=\"#5a4020\" stroke-dasharray=\"6 4\"");
            }
        }
        if (board_.hole.radius > 0) {
            circle(board_.hole.radius, "fill=\"#3b2a1a\"");
        }
        draw_points();
        svg.group("fill=\"#777777\" stroke=\"#2b1d10\"");
        for (const board_post& post : board_.posts) {
            svg.circle(at(post.centre), scale_ * post.radius);
        }
        svg.close();
    }

    // What each zone is worth, in the middle of its breadth, off the lines that part quadrants.
    void draw_points()
    {
        constexpr vec2 direction{0.38268343236508977, 0.92387953251128676}; // 22.5 degrees from upwards
        const auto write = [&](double radius, int points, std::string_view fill) {
            const svg_point place = at(radius * direction);
            svg.label({place.x, place.y + 5}, std::to_string(points),
                      "font-size=\"14\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"" + std::string(fill) + '"');
        };
        for (std::size_t c = 0; c < board_.circles.size(); ++c) {
            const bool last = c + 1 == board_.circles.size();
            const double inner = last ? board_.hole.radius : board_.circles[c + 1].radius;
            write(last && inner == 0 ? 0 : (board_.circles[c].radius + inner) / 2, board_.circles[c].points, "#5a4020");
        }
        if (board_.hole.radius > 0) {
            write(0, board_.hole_points, "#ffffff");
        }
    }

    void draw_path(const disc_path& path, std::string_view fill)
    {
        const std::string stroke = "stroke=\"" + std::string(fill) + '"';
        std::vector<svg_point> corners;
        corners.reserve(path.corners.size());
        for (const vec2 corner : path.corners) {
            corners.push_back(at(corner));
        }
        const double radius = scale_ * board_.disc_radius;
        svg.circle(corners.front(), radius, "fill=\"none\" stroke-dasharray=\"4 3\" " + stroke);
        svg.polyline(corners, "fill=\"none\" stroke-width=\"1.6\" " + stroke);
        // Where it ended; a disc that stays in play is drawn over it.
        svg.circle(corners.back(), radius,
                   "fill-opacity=\"0.12\" stroke-opacity=\"0.5\" fill=\"" + std::string(fill) + "\" " + stroke);
    }

    void draw_disc(const disc_figure& figure)
    {
        const svg_point centre = at(figure.at);
        const double radius = scale_ * figure.radius;
        const std::string fill = "fill=\"" + std::string(figure.look.fill) + '"';
        constexpr std::string_view edge = " stroke=\"#2b1d10\" stroke-opacity=\"0.7\"";
        switch (figure.mode) {
        case disc_mode::upright: // seen from above: its edge, and the circle in which it spins
        case disc_mode::wobbling: {
            svg.circle(centre, radius, "fill=\"none\" stroke-dasharray=\"2 2\"" + std::string(edge));
            const double thick = figure.mode == disc_mode::upright ? radius * 0.35 : radius * 1.1;
            svg.rectangle({centre.x - radius, centre.y - thick / 2}, 2 * radius, thick,
                          fill + " rx=\"2\"" + std::string(edge));
            break;
        }
        case disc_mode::standing: // each disc of a tower a little smaller than the one below
            svg.circle(centre, radius * (1 - 0.22 * figure.layer), fill + std::string(edge));
            break;
        case disc_mode::leaning: // tilted, it is narrower
            svg.circle(centre, radius, "fill=\"none\" stroke=\"#111111\" stroke-width=\"2\" stroke-dasharray=\"5 3\"");
            svg.ellipse(centre, radius, radius * 0.7, fill + " stroke=\"#111111\" stroke-width=\"2\"");
            break;
        case disc_mode::in_hole:
            svg.circle(centre, radius, fill + " stroke=\"#111111\" stroke-width=\"2.5\" stroke-dasharray=\"5 3\"");
            break;
        default:
            svg.circle(centre, radius, fill + std::string(edge) + (figure.layer > 0 ? " stroke-width=\"2.5\"" : ""));
            svg.circle(centre, radius * 0.62, "fill=\"none\" stroke=\"#ffffff\" stroke-opacity=\"0.35\"");
            break;
        }
        if (figure.shot_last) {
            svg.circle(centre, radius * 0.85, "fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2.5\"");
        }
        draw_letter(svg, centre, radius, figure.look.letter);
    }

    const disc_board<BoardCapacity>& board_;
    double scale_;
};

} // namespace quintet::inline v0::flick

#endif
