// SPDX-License-Identifier: MIT
// shot [SEED [film]]: flicks a disc into eleven others on a crokinole board, and writes what happened as SVG to stdout:
// where discs lay (dashed), the paths they took, each contact (a dot as large as the push), and where they came to
// rest. With `film` the picture moves: the shot itself, over and over.

#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/io/flick/draw_disc_board_svg.hpp>
#include <quintet/io/flick/draw_film_svg.hpp>
#include <quintet/io/seat_look.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <fmt/format.h>

#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace quintet;

constexpr std::size_t discs = 12;

std::vector<flick::disc_look> looks_of(const shot_log<discs>& log)
{
    std::vector<flick::disc_look> looks(log.size(), {'b', ink::blue, fill_of(seat{1})});
    looks[0] = {'a', ink::red, fill_of(seat{0})};
    return looks;
}

std::string draw(const disc_board<>& board, const shot_log<discs>& log)
{
    flick::disc_picture picture;
    picture.shot = flick::trace_of(log);
    picture.shot_looks = looks_of(log);
    for (std::size_t i = 0; i < log.size(); ++i) {
        const disc_pose end = log.pose_at(i, log.duration());
        if (on_surface(end.mode)) {
            picture.discs.push_back({end.position, picture.shot_looks[i], board.disc_radius, end.mode, end.layer,
                                     disc::board_below, i == 0});
        }
    }
    flick::disc_board_drawing drawing("a shot", board, false);
    drawing.draw(picture);
    return std::move(drawing.svg).finish();
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
    const bool film = argc > 2 && std::string_view(argv[2]) == "film";
    fmt::print("{}", film ? flick::film_svg("a shot", board, log, looks_of(log)) : draw(board, log));
    return 0;
}
