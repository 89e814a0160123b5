// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_DRAW_FILM_SVG_HPP
#define QUINTET_IO_FLICK_DRAW_FILM_SVG_HPP

#include <quintet/io/flick/draw_disc_board_svg.hpp>
#include <quintet/physics/shot_film.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quintet::inline v0::flick {

/// A shot as one SVG that moves by itself, without script, over and over: 25 pictures a second and one wherever a
/// stretch begins, drawn evenly between them. Tilted discs are narrow, turned ones show it by their letters, higher
/// ones are larger. What cannot play it shows how it began. `looks` has one for each disc of the log.
template <std::size_t Capacity, std::size_t BoardCapacity>
[[nodiscard]] std::string film_svg(std::string_view title, const disc_board<BoardCapacity>& board,
                                   const shot_log<Capacity>& log, const std::vector<disc_look>& looks)
{
    disc_board_drawing<BoardCapacity> drawing(title, board, false);
    const shot_film<Capacity> film(log, board);
    const double length = film.duration();
    // Ways bend where stretches begin, so these moments are among the pictures.
    std::vector<double> times;
    const auto frames = static_cast<std::size_t>(length * 25) + 1;
    for (std::size_t f = 0; f <= frames; ++f) {
        times.push_back(length * static_cast<double>(f) / static_cast<double>(frames));
    }
    for (const motion_segment& s : log.segments()) {
        times.push_back(s.start);
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    std::string duration;
    write_svg_number(length + 1, duration); // it stays a second as it ended
    const std::string keys = [&] {
        std::string all;
        for (const double time : times) {
            const auto millionths = static_cast<unsigned>(time / (length + 1) * 1e6);
            const std::string digits = std::to_string(1000000 + millionths);
            all += "0." + digits.substr(1) + ';';
        }
        return all + '1';
    }();
    // A group that moves as the numbers say, which `write(view, text)` writes for a moment.
    const auto open = [&](std::size_t i, std::string_view type, auto&& write) {
        std::string values;
        std::string first;
        std::string latest;
        bool moves = false;
        for (const double time : times) {
            latest.clear();
            write(film.at(i, time), latest);
            if (values.empty()) {
                first = latest;
            }
            moves = moves || latest != first;
            values += latest + ';';
        }
        std::string tag = "<g transform=\"" + std::string(type) + '(' + first + ")\">\n";
        if (moves) {
            tag += "<animateTransform attributeName=\"transform\" type=\"" + std::string(type) + "\" dur=\"" +
                   duration + "s\" repeatCount=\"indefinite\" keyTimes=\"" + keys + "\" values=\"" + values + latest +
                   "\"/>\n";
        }
        drawing.svg.raw(tag);
    };
    for (std::size_t i = 0; i < log.size(); ++i) {
        open(i, "translate", [&](const disc_view& view, std::string& out) {
            const svg_point place = drawing.at(view.position);
            write_svg_number(place.x, out);
            out += ' ';
            write_svg_number(place.y, out);
        });
        open(i, "rotate", [](const disc_view& view, std::string& out) {
            write_svg_number(-180 / pi * (view.angle + view.facing), out); // y runs down
        });
        open(i, "scale", [](const disc_view& view, std::string& out) {
            const double nearer = 1 + 12 * view.height;
            const double narrow = square_root(greater(real{1} - real{view.tilt} * real{view.tilt}, 0.04)).value();
            write_svg_number(nearer * narrow, out);
            out += ' ';
            write_svg_number(nearer, out);
        });
        // What is drawn on it lies as the disc has spun, wherever its face looks.
        open(i, "rotate",
             [](const disc_view& view, std::string& out) { write_svg_number(180 / pi * view.facing, out); });
        const double radius = drawing.scale() * log.radius(i);
        drawing.svg.circle({}, radius, "fill=\"" + std::string(looks[i].fill) + "\" stroke=\"#2b1d10\"");
        draw_letter(drawing.svg, {}, radius, looks[i].letter);
        for (int group = 0; group < 4; ++group) {
            drawing.svg.close();
        }
    }
    return std::move(drawing.svg).finish();
}

} // namespace quintet::inline v0::flick

#endif
