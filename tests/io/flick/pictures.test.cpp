// SPDX-License-Identifier: MIT
#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/io/flick/draw_disc_board_svg.hpp>
#include <quintet/io/flick/draw_disc_board_text.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>

using namespace quintet;

namespace {

std::size_t occurrences(const std::string& text, std::string_view what)
{
    std::size_t n = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) {
        ++n;
    }
    return n;
}

constexpr flick::disc_look red{'a', ink::red, "#d1322c"};
constexpr flick::disc_look blue{'b', ink::blue, "#2463b8"};

/// One disc of each kind, and a shot that hits one disc, which hits nothing.
struct scene_of_all_kinds {
    disc_board<> board = crokinole_board();
    flick::disc_picture picture;

    scene_of_all_kinds()
    {
        const double radius = board.disc_radius;
        picture.discs = {{{0.2, 0.1}, red, radius, disc_mode::flat, 0, disc::board_below, true},
                         {{-0.2, 0.1}, blue, radius},
                         {{-0.2, 0.105}, red, radius, disc_mode::flat, 1, 1},
                         {{0, 0.01}, red, radius, disc_mode::leaning},
                         {{0.2, -0.1}, blue, radius, disc_mode::upright},
                         {{0, -0.2}, blue, radius, disc_mode::wobbling},
                         {{-0.2, -0.1}, blue, radius, disc_mode::standing}};
        picture.marked = {{0.15, 0}};
    }
};

} // namespace

TEST_CASE("the trace of a shot has a way for each disc that moved, with a corner at each event", "[io][flick][picture]")
{
    const disc_board<> board = crokinole_board();
    disc_scene<8> scene;
    disc d;
    d.radius = board.disc_radius;
    for (const vec2 place : {vec2{0.3, 0}, vec2{0.2, 0}, vec2{-0.2, 0}}) {
        d.position = place;
        REQUIRE(scene.add(board, d));
    }
    shot_log<8> log;
    const auto after = simulate(board, scene, {.disc = 0, .direction = {-1, 0}, .speed = 1}, log);
    REQUIRE(after);
    const flick::shot_trace trace = flick::trace_of(log);
    REQUIRE(trace.paths.size() == 2);
    CHECK(trace.paths[0].disc == 0);
    CHECK(trace.paths[0].corners.front() == vec2{0.3, 0});
    CHECK(trace.paths[0].corners.size() == 3); // set off, met the other, came to rest
    CHECK(trace.paths[1].corners.front() == vec2{0.2, 0});
    CHECK(trace.paths[1].end.position == scene.position(1));
    CHECK(trace.pushes.size() == 1);
}

TEST_CASE("a text board is to scale and tells apart how discs lie", "[io][flick][picture]")
{
    const scene_of_all_kinds all;
    text_canvas canvas;
    flick::draw_disc_board_text(all.board, all.picture, false, canvas);
    const std::string text = canvas.text(false);
    CHECK(canvas.height() == 31);
    CHECK(occurrences(text, "o") == 8); // posts
    for (const char* sign : {"A", "a^", "(a)", "|b|", "/b/", "[b]", "+"}) {
        INFO(sign);
        CHECK(text.find(sign) != std::string::npos);
    }
    CHECK(text.find_first_not_of(" \n-.,oO+()|/[]^Aab") == std::string::npos);
    text_canvas coloured;
    flick::draw_disc_board_text(all.board, all.picture, true, coloured);
    CHECK(occurrences(coloured.text(true), "●") == 5); // one lies under another, one was shot last
    CHECK(coloured.height() == canvas.height());

    text_canvas target;
    flick::draw_disc_board_text(target_board(), {}, false, target);
    CHECK(occurrences(target.text(false), "#") >= 4 * 6); // the start fields
}

TEST_CASE("a drawn board has every line, post and disc, and the shot", "[io][flick][picture]")
{
    scene_of_all_kinds all;
    all.picture.shot.paths = {{0, {{0.3, 0}, {0.1, 0}, {0.2, 0.1}}, {}}};
    all.picture.shot.pushes = {{{0.1, 0}, 0.004}};
    all.picture.shot_looks = {red};
    flick::disc_board_drawing drawing("a board", all.board);
    drawing.draw(all.picture);
    drawing.draw_row({660, 100}, "cup", 3, red);
    const std::string svg = std::move(drawing.svg).finish();
    CHECK(svg.starts_with("<svg"));
    CHECK(svg.ends_with("</svg>\n"));
    CHECK(occurrences(svg, "<line") == 4 + 1); // the quadrant lines, and the bond of the two stacked discs
    CHECK(occurrences(svg, "<polyline") == 1);
    CHECK(occurrences(svg, "stroke-dasharray=\"4 3\"") == 1); // where the shot began
    CHECK(occurrences(svg, "stroke-dasharray=\"5 3\"") == 1); // the leaning disc
    CHECK(occurrences(svg, "<rect") == 1 + 2);                // the ground, and two discs on their edges
    CHECK(occurrences(svg, "<ellipse") == 1);                 // the leaning disc, tilted
    // ditch, surface, 3 circles, hole, 8 posts; way: 2; push: 1; mark: 1; row: 3; discs: 2 each flat, 1 each other, and
    // the sign of the one shot last.
    CHECK(occurrences(svg, "<circle") == 14 + 2 + 1 + 1 + 3 + 3 * 2 + 4 + 1);
    // Each disc has its letter, each zone and the hole its value; the row says whose it is and how many.
    CHECK(occurrences(svg, ">a</text>") == 3);
    CHECK(occurrences(svg, ">b</text>") == 4);
    for (const char* words : {">5<", ">10<", ">15<", ">20<", ">cup a<", ">3<"}) {
        INFO(words);
        CHECK(occurrences(svg, words) == 1);
    }
    // To scale: the radius of a disc to that of the board.
    CHECK(svg.find("r=\"13.33\"") != std::string::npos); // 0.015875 / 0.381 · 320
}
