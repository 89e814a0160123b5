// SPDX-License-Identifier: MIT
// shot [SEED]: flicks a disc into eleven others on a crokinole board, and writes what happened as SVG to stdout: where
// discs lay (dashed), the paths they took, each contact (a dot as large as the push), and where they came to rest.

#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <fmt/format.h>

#include <cstdlib>
#include <string>

namespace {

using namespace quintet;

constexpr std::size_t discs = 12;

/// Millimetres, y downwards as SVG has it.
double mm(double metres) { return 1000 * metres; }

void circle(std::string& svg, vec2 at, double radius, std::string_view style)
{
    svg +=
        fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{:.2f}\" {}/>\n", mm(at.x), mm(-at.y), mm(radius), style);
}

std::string draw(const disc_board<>& board, const shot_log<discs>& log)
{
    const double size = board.surface_radius + board.ditch_width;
    std::string svg =
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0:.0f} {0:.0f} {1:.0f} {1:.0f}\">\n",
                    mm(-size), mm(2 * size));
    circle(svg, {}, size, "fill=\"#3b2a1a\"");
    circle(svg, {}, board.surface_radius, "fill=\"#e6c58f\"");
    for (const board_circle& c : board.circles) {
        circle(svg, {}, c.radius, "fill=\"none\" stroke=\"#5a4020\" stroke-width=\"1.6\"");
    }
    for (const board_line& l : board.lines) {
        svg += fmt::format("<line x1=\"{:.2f}\" y1=\"{:.2f}\" x2=\"{:.2f}\" y2=\"{:.2f}\" stroke=\"#5a4020\" "
                           "stroke-width=\"1.6\"/>\n",
                           mm(l.from.x), mm(-l.from.y), mm(l.to.x), mm(-l.to.y));
    }
    circle(svg, {}, board.hole.radius, "fill=\"#3b2a1a\"");
    for (const board_post& p : board.posts) {
        circle(svg, p.centre, p.radius, "fill=\"#777\"");
    }
    for (std::size_t i = 0; i < log.size(); ++i) {
        const vec2 start = log.pose_at(i, 0).position;
        const disc_pose end = log.pose_at(i, log.duration());
        if (start == end.position) {
            circle(svg, start, board.disc_radius, "fill=\"#8a5a2b\" stroke=\"#222\"");
            continue;
        }
        const std::string_view colour = i == 0 ? "#c0392b" : "#1f4e8c";
        circle(svg, start, board.disc_radius,
               fmt::format("fill=\"none\" stroke=\"{}\" stroke-dasharray=\"3\"", colour));
        std::string path;
        constexpr int frames = 400;
        for (int k = 0; k <= frames; ++k) {
            const vec2 at = log.pose_at(i, log.duration() * k / frames).position;
            path += fmt::format("{:.2f},{:.2f} ", mm(at.x), mm(-at.y));
        }
        svg +=
            fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.5\"/>\n", path, colour);
        circle(svg, end.position, board.disc_radius, fmt::format("fill=\"{}\" fill-opacity=\"0.8\"", colour));
    }
    for (const shot_event& e : log.events()) {
        if (e.kind == shot_event_kind::contact || e.kind == shot_event_kind::post_contact) {
            circle(svg, e.where, 0.0015 + 0.4 * e.impulse, "fill=\"#f1c40f\" stroke=\"#222\"");
        }
    }
    return svg + "</svg>\n";
}

} // namespace

int main(int argc, char** argv)
{
    random_stream random{argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1};
    const disc_board<> board = crokinole_board();
    disc_scene<discs> scene;
    disc d;
    d.radius = board.disc_radius;
    d.position = board.circles[0].radius * vec2{0, -1};
    static_cast<void>(scene.add(board, d));
    while (scene.size() < discs) {
        const double out = 0.25 * random.unit();
        d.position = out * unit_vector(2 * pi * random.unit());
        static_cast<void>(scene.add(board, d)); // refused where it overlaps: then another place is drawn
    }

    shot_log<discs> log;
    const shot flick{0, scene.position(1) - scene.position(0), 2.2};
    const auto outcome = simulate(board, scene, flick, log);
    if (!outcome) {
        fmt::print(stderr, "{} ({})\n", outcome.error().message, outcome.error().clause.name());
        return 1;
    }
    fmt::print("{}", draw(board, log));
    return 0;
}
