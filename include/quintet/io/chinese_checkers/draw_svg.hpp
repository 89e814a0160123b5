// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CHINESE_CHECKERS_DRAW_SVG_HPP
#define QUINTET_IO_CHINESE_CHECKERS_DRAW_SVG_HPP

#include <quintet/games/chinese_checkers.hpp>
#include <quintet/games/chinese_checkers/paths.hpp>
#include <quintet/io/chinese_checkers/hole_name.hpp>
#include <quintet/io/picture_request.hpp>
#include <quintet/io/seat_look.hpp>
#include <quintet/io/svg_letter.hpp>
#include <quintet/io/svg_score.hpp>
#include <quintet/io/svg_writer.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace quintet::inline v0::chinese_checkers {

/// The board to scale: the star, each home in its owner's colour, the name of every hole, the marbles; the way of the
/// last move as a line; rings round the ends of marked moves; the score in the corner.
template <int Arm>
class board_drawing {
  public:
    using game = basic_game<Arm>;
    using star = hex_star<Arm>;
    using hole = typename star::hole;

    board_drawing(const game& rules, const basic_state<Arm>& s, const picture_request<game>& request)
        : rules_(rules), state_(s), request_(request), svg_(2 * centre_.x, 2 * centre_.y, "Chinese checkers")
    {
        svg_.raw("<defs>");
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            define_marble(seat{i});
        }
        svg_.raw("</defs>\n");
        svg_.rectangle({0, 0}, 2 * centre_.x, 2 * centre_.y, "fill=\"#fbf6ec\"");
        draw_star();
        draw_holes();
        draw_last_move();
        draw_marbles();
        draw_marks();
        // The corners beside the top arm are empty.
        draw_score(rules, s, svg_, {spacing_ * 0.4, spacing_ * 0.3}, spacing_ * 0.62);
    }

    [[nodiscard]] std::string finish() && { return std::move(svg_).finish(); }

  private:
    // A row lies √3/2 of the spacing of its holes below the last.
    static constexpr double half_root_3_ = 0.86602540378443864676;
    static constexpr double spacing_ = 44;
    static constexpr double edge_ = half_root_3_ * Arm + 0.66; // from the centre to the sides of the two triangles
    static constexpr svg_point centre_{spacing_ * (edge_ * 2 * half_root_3_ + 0.4), spacing_*(edge_ * 2 + 0.4)};

    static svg_point at(std::size_t h)
    {
        const hex_coordinates place = star::coordinates(static_cast<hole>(h));
        return {centre_.x + spacing_ * 0.5 * (place.x - place.y), centre_.y + spacing_ * half_root_3_ * place.z};
    }

    // The corners of the star: its tips (even) and the corners between, clockwise from the bottom.
    static svg_point corner(std::size_t k)
    {
        constexpr double h = half_root_3_;
        constexpr std::array<svg_point, 12> rays{{{0, 1},
                                                  {-0.5, h},
                                                  {-h, 0.5},
                                                  {-1, 0},
                                                  {-h, -0.5},
                                                  {-0.5, -h},
                                                  {0, -1},
                                                  {0.5, -h},
                                                  {h, -0.5},
                                                  {1, 0},
                                                  {h, 0.5},
                                                  {0.5, h}}};
        const double length = spacing_ * (k % 2 == 0 ? 2 * edge_ : edge_ / half_root_3_);
        return {centre_.x + length * rays[k % 12].x, centre_.y + length * rays[k % 12].y};
    }

    static std::string paint(seat who) { return "fill=\"url(#marble-" + std::string(1, letter_of(who)) + ")\""; }

    void define_marble(seat who)
    {
        svg_.raw("<radialGradient id=\"marble-" + std::string(1, letter_of(who)) +
                 "\" cx=\"0.35\" cy=\"0.3\" r=\"0.8\"><stop offset=\"0\" stop-color=\"#ffffff\"/>"
                 "<stop offset=\"0.3\" stop-color=\"" +
                 std::string(fill_of(who)) + "\"/><stop offset=\"1\" stop-color=\"" + std::string(fill_of(who)) +
                 "\"/></radialGradient>");
    }

    void draw_star()
    {
        std::array<svg_point, 12> outline;
        for (std::size_t k = 0; k < outline.size(); ++k) {
            outline[k] = corner(k);
        }
        svg_.polygon(outline, "fill=\"#e9cfa3\" stroke=\"#8a6236\" stroke-width=\"3\" stroke-linejoin=\"round\"");
        for (std::uint8_t i = 0; i < rules_.seats(); ++i) {
            const std::size_t arm = star::opposite_arm(rules_.terrain_of(seat{i}).target_arm);
            const std::array<svg_point, 3> home{corner(2 * arm + 11), corner(2 * arm), corner(2 * arm + 1)};
            svg_.polygon(home, "fill=\"" + std::string(fill_of(seat{i})) + "\" fill-opacity=\"0.28\"");
        }
    }

    void draw_holes()
    {
        svg_.group("stroke=\"#b48a57\" stroke-width=\"1\"");
        for (std::size_t h = 0; h < star::hole_count; ++h) {
            for (std::size_t d = 0; d < 3; ++d) {
                const auto to = star::neighbour(static_cast<hole>(h), d);
                if (to != star::none) {
                    svg_.line(at(h), at(to));
                }
            }
        }
        svg_.close();
        svg_.group("fill=\"#f7ead2\" stroke=\"#8a6236\" stroke-width=\"1\"");
        for (std::size_t h = 0; h < star::hole_count; ++h) {
            svg_.circle(at(h), spacing_ * 0.27);
        }
        svg_.close();
        svg_.group("font-size=\"9\" text-anchor=\"middle\" fill=\"#8a6236\"");
        for (std::size_t h = 0; h < star::hole_count; ++h) {
            std::string name;
            write_hole<star>(h, name);
            svg_.label({at(h).x, at(h).y + 3}, name);
        }
        svg_.close();
    }

    void draw_marbles()
    {
        svg_.group("stroke=\"#2b1d10\" stroke-opacity=\"0.55\" stroke-width=\"1\"");
        for (std::size_t h = 0; h < star::hole_count; ++h) {
            if (const auto owner = state_.owner(h)) {
                svg_.circle(at(h), spacing_ * 0.38, paint(*owner));
                draw_letter(svg_, at(h), spacing_ * 0.38, letter_of(*owner));
            }
        }
        svg_.close();
    }

    void draw_last_move()
    {
        if (!request_.last || request_.last->move.is_pass()) {
            return;
        }
        std::vector<svg_point> way;
        for (const hole h : shortest_path(rules_, request_.last->before, request_.last->move)) {
            way.push_back(at(h));
        }
        const std::string colour(fill_of(request_.last->before.turn()));
        svg_.group("fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\"");
        svg_.polyline(way, "stroke=\"#ffffff\" stroke-width=\"9\"");
        svg_.polyline(way, "stroke=\"" + colour + "\" stroke-width=\"5\"");
        svg_.close();
        for (const svg_point landing : way) {
            svg_.circle(landing, spacing_ * 0.14, "fill=\"" + colour + "\" stroke=\"#ffffff\" stroke-width=\"2\"");
        }
        svg_.circle(way.front(), spacing_ * 0.36,
                    "fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"3\" stroke-dasharray=\"4 3\"");
        svg_.circle(way.back(), spacing_ * 0.46, "fill=\"#ffffff\"");
    }

    void draw_marks()
    {
        svg_.group("fill=\"#1d7a3a\" fill-opacity=\"0.25\" stroke=\"#1d7a3a\" stroke-width=\"3\"");
        for (const move m : request_.marked) {
            if (!m.is_pass()) {
                svg_.circle(at(m.to), spacing_ * 0.34);
            }
        }
        svg_.close();
    }

    const game& rules_;
    const basic_state<Arm>& state_;
    const picture_request<game>& request_;
    svg_writer svg_;
};

} // namespace quintet::inline v0::chinese_checkers

#endif
