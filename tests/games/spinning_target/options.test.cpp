// SPDX-License-Identifier: MIT
// The board, the pieces, the parameters and what is wrong with them.
#include "positions.hpp"

#include <limits>

using namespace targets;
using namespace std::string_view_literals;

namespace {

template <class Change>
std::string_view broken_by(Change change)
{
    options o;
    change(o);
    const auto made = game::with(o);
    if (!made) {
        CHECK(made.error().code == error_code::bad_option);
        CHECK_FALSE(made.error().message.empty());
    }
    return clause_of(made);
}

} // namespace

TEST_CASE("the target has rings of 0, 2, 4 and 8 points, towers on the inner ring, start fields at the edge",
          "[spinning_target][ST-1][ST-2]")
{
    const game rules;
    random_stream random{1};
    const state s = rules.start(random);
    REQUIRE(count_side(s, spinning_target::white_side) == 12);
    REQUIRE(count_standing(s) == 12);
    for (const flick::table_disc& d : s.table()) {
        CHECK(std::abs(length(d.position) - 0.110) < 1e-12);
        CHECK(std::abs(std::abs(d.position.x) - std::abs(d.position.y)) < 1e-12);
    }
    const auto& board = rules.options().board;
    CHECK(board.surface_radius == 0.200);
    CHECK(board.raised_centre_height == 0.002);
    CHECK(zone_points(board, {0.19, 0}, 0, zone_reading::centre) == 0);
    CHECK(zone_points(board, {0.10, 0}, 0, zone_reading::centre) == 2);
    CHECK(zone_points(board, {0.05, 0}, 0, zone_reading::centre) == 4);
    CHECK(zone_points(board, {0.01, 0}, 0, zone_reading::centre) == 8);
    CHECK(rules.options().pieces.barricade_radius == 0.011);
    CHECK(length(board.start_areas[2].centre) == 0.185);

    CHECK(broken_by([](options& o) { o.board.circles = {}; }) == "ST-1");
    CHECK(broken_by([](options& o) { o.board.circles[2].points = -1; }) == "ST-1");
    CHECK(broken_by([](options& o) { o.board.hole.radius = 0.01; }) == "ST-1");
    CHECK(broken_by([](options& o) { o.board.start_areas.pop_back(); }) == "ST-1");
    CHECK(broken_by([](options& o) { o.board.start_areas[0].kind = start_area::shape::arc; }) == "CR-1");
    CHECK(broken_by([](options& o) { o.board.start_areas[0].centre = {0.1, 0.1}; }) == "ST-1");
    CHECK(broken_by([](options& o) { o.board.tower_places[1] = o.board.tower_places[0]; }) == "ST-1");
    CHECK(broken_by([](options& o) { o.board.posts.push_back({o.board.tower_places[0], 0.005}); }) == "ST-1");
    CHECK(broken_by([](options& o) {
              for (int k = 0; k < 6; ++k) {
                  o.board.tower_places.push_back({0.16, 0.031 * k - 0.08});
              }
          }) == "ST-1");
    CHECK(broken_by([](options& o) { o.board.surface_radius = -1; }) == "CR-1");
    CHECK(broken_by([](options& o) { o.pieces.disc_mass = 0; }) == "ST-2");
    CHECK(broken_by([](options& o) { o.pieces.barricade_radius = std::numeric_limits<double>::quiet_NaN(); }) ==
          "ST-2");
    CHECK(broken_by([](options& o) { o.pieces.barricade_radius = 0.1; }) == "ST-7");
    CHECK(broken_by([](options& o) { o.board.tower_places[0] = {0.185, 0}; }) == "ST-12");
    CHECK(broken_by([](options& o) { o.board.posts.push_back({{0, 0.15}, 0.01}); }) == "");
    CHECK(broken_by([](options& o) { o.board.tower_places.clear(); }) == "");
}

TEST_CASE("two to four players; three sit at neighbouring fields, and one is in the middle", "[spinning_target][ST-3]")
{
    CHECK(broken_by([](options& o) { o.players = 1; }) == "ST-3");
    CHECK(broken_by([](options& o) { o.players = 5; }) == "ST-3");
    const game three = game_for(3);
    const auto place = [&](std::uint8_t who) { return three.area_of({who}).centre; };
    CHECK(std::abs(dot(place(0), place(1))) < 1e-12);
    CHECK(std::abs(dot(place(1), place(2))) < 1e-12);
    CHECK(dot(place(0), place(2)) < -0.03);
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 3, 4}) {
        const game rules = game_for(players);
        CHECK(rules.seats() == players);
        CHECK(rules.teams() == players);
        for (std::uint8_t i = 1; i < players; ++i) { // seats go round clockwise
            CHECK(cross(rules.area_of({static_cast<std::uint8_t>(i - 1)}).centre, rules.area_of({i}).centre) <= 0);
        }
    }
    random_stream random{1};
    setup s = three.start(random).setup();
    auto discs = flick::list_of(s.table);
    flick::table_disc fourth;
    fourth.side = 3;
    discs.push_back(fourth);
    s.table = flick::table::of(discs);
    CHECK(clause_of(three.assemble(s)) == "ST-3");
}

TEST_CASE("every option has its values, and no others", "[spinning_target][ST-5][ST-6][ST-7][ST-15][ST-16][ST-17]")
{
    CHECK(broken_by([](options& o) { o.three_player_starts = spinning_target::beginner_order{2}; }) == "ST-5");
    CHECK(broken_by([](options& o) { o.three_player_starts = spinning_target::beginner_order::alternating; }) ==
          "ST-5");
    CHECK(broken_by([](options& o) {
              o.players = 3;
              o.three_player_starts = spinning_target::beginner_order::alternating;
          }) == "");
    CHECK(broken_by([](options& o) { o.align = spinning_target::alignment{2}; }) == "ST-6");
    CHECK(broken_by([](options& o) { o.barricade_each = spinning_target::barricade_time{2}; }) == "ST-7");
    CHECK(broken_by([](options& o) { o.line = zone_reading{3}; }) == "ST-15");
    CHECK(broken_by([](options& o) { o.leaning = spinning_target::leaning_rule{2}; }) == "ST-16");
    CHECK(broken_by([](options& o) { o.target_points = 0; }) == "ST-17");
    CHECK(broken_by([](options& o) { o.rounds = 0; }) == "ST-17");
    CHECK(broken_by([](options& o) { o.rounds = 1001; }) == "ST-17");
    CHECK(broken_by([](options& o) { o.shot_grid = flick::shot_grid{3}; }) == "ST-9");
}

TEST_CASE("the parameters of motion are values of their own, with presets, and senseless ones are refused",
          "[spinning_target][ST-19][ST-20]")
{
    CHECK(broken_by([](options& o) { o.motion.wobble_time = -1; }) == "ST-20");
    CHECK(broken_by([](options& o) { o.motion.pivot_deceleration = 0; }) == "ST-20");
    CHECK(broken_by([](options& o) { o.motion.tower_threshold = std::numeric_limits<double>::infinity(); }) == "ST-20");
    CHECK(broken_by([](options& o) { o.motion.time_limit = 1; }) == "ST-19");
    CHECK(broken_by([](options& o) { o.motion.maximum_speed = 0; }) == "ST-9");
    CHECK(spinning_target::motion_presets()[0].value == options{}.motion);
    CHECK(spinning_target::board_presets()[0].value == options{}.board);
    for (const auto& motion : spinning_target::motion_presets()) {
        for (const auto& board : spinning_target::board_presets()) {
            CHECK(broken_by([&](options& o) {
                      o.motion = motion.value;
                      o.board = board.value;
                  }) == "");
        }
    }
    // Another value is another way: on a polished board a disc goes further.
    std::array<double, 3> way{};
    for (std::size_t k = 0; k < way.size(); ++k) {
        const game rules = game_with([&](options& o) { o.motion = spinning_target::motion_presets()[k].value; });
        way[k] = spinning_target::way_of_spin(rules.options(), 0.3, 60);
    }
    CHECK(way[1] > way[0]);
    CHECK(way[0] > way[2]);
}
