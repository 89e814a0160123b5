// SPDX-License-Identifier: MIT
// The course of a game: beginners, cycles, towers and the barricade.
#include "positions.hpp"

#include <array>
#include <limits>

using namespace targets;

namespace {

/// Plays a whole round in which every disc falls off, the barricade put where it is allowed first.
state play_round(const game& rules, state s)
{
    const std::uint16_t round = s.setup().round;
    while (s.setup().round == round && rules.to_move(s)) {
        if (s.setup().placing) {
            random_stream random{7};
            rules.apply(s, rules.sample(s, random));
        } else {
            s = judged(rules, s, falls_off(s)).next;
        }
    }
    return s;
}

std::vector<int> beginners(const game& rules, state s, int rounds)
{
    std::vector<int> all;
    for (int k = 0; k < rounds; ++k) {
        REQUIRE(s.setup().placing);
        all.push_back(rules.to_move(s).value().index + 1);
        s = play_round(rules, s);
    }
    return all;
}

state start_by(const game& rules, std::uint8_t first)
{
    random_stream random{first};
    setup s = rules.start(random).setup();
    s.first = first;
    return rules.assemble(s).value();
}

} // namespace

TEST_CASE("the first beginner is drawn, the next rounds are begun by the next clockwise", "[spinning_target][ST-4]")
{
    const game rules = game_for(4);
    std::array<int, 4> drawn{};
    random_stream random{11};
    for (int k = 0; k < 4000; ++k) {
        ++drawn[rules.to_move(rules.start(random)).value().index];
    }
    for (const int n : drawn) {
        CHECK(n > 900);
        CHECK(n < 1100);
    }
    CHECK(beginners(rules, start_by(rules, 2), 6) == std::vector{3, 4, 1, 2, 3, 4});
    CHECK(beginners(game_for(3), start_by(game_for(3), 1), 5) == std::vector{2, 3, 1, 2, 3});
}

TEST_CASE("three players may let the beginners run 1, 2, 3, 2, 1, 2, 3, 2", "[spinning_target][ST-5]")
{
    const game rules = game_with([](options& o) {
        o.players = 3;
        o.three_player_starts = spinning_target::beginner_order::alternating;
    });
    CHECK(beginners(rules, start_by(rules, 0), 8) == std::vector{1, 2, 3, 2, 1, 2, 3, 2});
    CHECK(beginners(rules, start_by(rules, 1), 6) == std::vector{2, 3, 2, 1, 2, 3}); // drawn, it begins there
    CHECK(beginners(rules, start_by(rules, 2), 6) == std::vector{3, 2, 1, 2, 3, 2});
    // The order of shots stays clockwise.
    state s = play_round(rules, start_by(rules, 0)); // round 2 is begun by player 2
    random_stream random{3};
    rules.apply(s, rules.sample(s, random));
    std::vector<int> shooters;
    for (int k = 0; k < 9; ++k) {
        shooters.push_back(rules.to_move(s).value().index + 1);
        s = judged(rules, s, falls_off(s)).next;
    }
    CHECK(shooters == std::vector{2, 3, 1, 2, 3, 1, 2, 3, 1});
}

TEST_CASE("a round is three cycles, in each of which every player spins one disc, clockwise from the beginner",
          "[spinning_target][ST-8]")
{
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 3, 4}) {
        const game rules = game_for(players);
        state s = start_by(rules, 1);
        rules.apply(s, move::barricade({0.07, 0}));
        for (std::size_t shot = 0; shot < 3U * players; ++shot) {
            CHECK(s.setup().round == 0);
            CHECK(s.setup().cycle == shot / players);
            CHECK(s.setup().shots == shot % players);
            CHECK(rules.to_move(s).value().index == (1 + shot) % players);
            s = judged(rules, s, falls_off(s)).next;
        }
        CHECK(s.setup().round == 1);
        CHECK(s.setup().placing);
    }
    // Nobody has more discs on the board than he spun.
    const game rules = game_for(2);
    position p(rules, 1, 0);
    p.put(0, {0.03, 0});
    p.make();
    p.put(0, {-0.03, 0});
    CHECK(clause_of(p.try_make()) == "ST-8");
    p.s.shots = 1;
    p.make();
    p.s.shots = 2;
    CHECK(clause_of(p.try_make()) == "ST-8");
}

TEST_CASE("towers are restacked at the start of a round, knocked white discs included", "[spinning_target][ST-6]")
{
    const game rules = game_for(2);
    position p(rules, 2, 1, false);
    p.put(spinning_target::white_side, {0.1, 0.1});
    p.put(spinning_target::white_side, {0.02, 0.1});
    p.put(0, {0.03, 0});
    const auto next = judged(rules, p.make(), falls_off(p.make())).next;
    CHECK(next.setup().round == 1);
    CHECK(next.table() == spinning_target::fresh_table(rules.options()));
    // Nobody begins a round with less.
    setup s = next.setup();
    s.table = flick::table{};
    CHECK(clause_of(rules.assemble(s)) == "ST-6");
}

TEST_CASE("standing towers are straightened before a cycle, or only before a round", "[spinning_target][ST-6]")
{
    using spinning_target::alignment;
    const vec2 off{0.002, -0.001};
    for (const alignment when : {alignment::each_cycle, alignment::each_round}) {
        const game rules = game_with([&](options& o) { o.align = when; });
        // In the first cycle a tower was shifted as it stands; what the cycle ends with is another disc's spin.
        position p(rules, 0, 1);
        for (flick::table_disc& d : p.discs) {
            d.position = d.position == rules.options().board.tower_places[1] ? d.position + off : d.position;
        }
        const state s = p.make();
        const state next = judged(rules, s, ends_at(s, {0, 0.03})).next;
        CHECK(next.setup().cycle == 1);
        bool shifted = false;
        for (const flick::table_disc& d : next.table()) {
            shifted = shifted || d.position == rules.options().board.tower_places[1] + off;
        }
        CHECK(shifted == (when == alignment::each_round));
        CHECK(count_standing(next) == 12);
        // And no position of the option is without it.
        p.s.cycle = 1;
        p.s.shots = 0;
        CHECK(clause_of(p.try_make()) == (when == alignment::each_round ? "" : "ST-6"));
    }
}

TEST_CASE("a tower whose place is taken stays where it is", "[spinning_target][ST-6]")
{
    const game rules;
    const vec2 place = rules.options().board.tower_places[0];
    const vec2 outwards = (1 / length(place)) * place;
    position p(rules, 0, 1);
    for (flick::table_disc& d : p.discs) {
        d.position = d.position == place ? place + 0.004 * outwards : d.position;
    }
    p.put(spinning_target::barricade_side, place - 0.0225 * outwards); // clear of the tower, but not of its place
    const state s = p.make();
    const state blocked = judged(rules, s, ends_at(s, {0, 0.03})).next;
    CHECK(std::any_of(blocked.table().begin(), blocked.table().end(), [&](const flick::table_disc& d) {
        return d.mode == disc_mode::standing && d.position == place + 0.004 * outwards;
    }));
    // Placed anew in each cycle, the barricade is lifted first, and the tower can go back.
    const game each = game_with([](options& o) { o.barricade_each = spinning_target::barricade_time::cycle; });
    const state free = judged(each, each.assemble(s.setup()).value(), ends_at(s, {0, 0.03})).next;
    CHECK(free.setup().placing);
    CHECK(count_side(free, spinning_target::barricade_side) == 0);
    CHECK(std::count_if(free.table().begin(), free.table().end(),
                        [&](const flick::table_disc& d) { return d.position == place; }) == 3);
}

TEST_CASE("the beginner places the barricade within the inner ring, not on the centre, not overlapping",
          "[spinning_target][ST-7]")
{
    const game rules;
    const state s = start_by(rules, 1);
    CHECK(rules.to_move(s) == seat{1});
    const auto why = [&](vec2 place) { return clause_of(rules.refusal(s, move::barricade(place))); };
    CHECK(why({0.07, 0}).empty());
    CHECK(why({0.099, 0}).empty());
    CHECK(why({0.099 + 1e-8, 0}) == "ST-7");
    CHECK(why({0, -0.031}).empty());
    CHECK(why({0, -0.031 + 1e-8}) == "ST-7");
    CHECK(why({0, 0}) == "ST-7");
    CHECK(why({std::numeric_limits<double>::quiet_NaN(), 0}) == "ST-7");
    const vec2 tower = rules.options().board.tower_places[0];
    const vec2 inwards = (-1 / length(tower)) * tower;
    CHECK(why(tower + 0.026 * inwards).empty());
    CHECK(why(tower + (0.026 - 1e-8) * inwards) == "ST-7");
    // Before it is placed nobody spins; afterwards nobody places.
    CHECK(clause_of(rules.refusal(s, move::spin({}))) == "ST-7");
    CHECK(clause_of(rules.judge(s, rules.area_of({1}).centre, ends_at(s, {}))) == "ST-7");
    state placed = s;
    const auto e = rules.apply(placed, move::barricade({0.07, 0}));
    CHECK(count_rulings(e, "ST-7") == 1);
    CHECK(count_side(placed, spinning_target::barricade_side) == 1);
    CHECK(rules.to_move(placed) == seat{1});
    CHECK(clause_of(rules.refusal(placed, move::barricade({-0.07, 0}))) == "ST-7");

    const game centre = game_with([](options& o) { o.barricade_on_centre = true; });
    CHECK_FALSE(centre.refusal(start_by(centre, 0), move::barricade({0, 0})));
    CHECK_FALSE(centre.refusal(start_by(centre, 0), move::barricade({0.02, 0})));
    CHECK(centre.refusal(start_by(centre, 0), move::barricade({0.11, 0})));
}

TEST_CASE("the barricade stays where it is pushed until the round ends, or is placed anew in each cycle",
          "[spinning_target][ST-7]")
{
    using spinning_target::barricade_time;
    for (const barricade_time when : {barricade_time::round, barricade_time::cycle}) {
        const game rules = game_with([&](options& o) { o.barricade_each = when; });
        position p(rules, 0, 1);
        const std::uint8_t barricade = p.put(spinning_target::barricade_side, {0.15, 0.04}); // pushed out of its ring
        p.put(0, {0.15, 0.055}, barricade);                                                  // and lain upon
        const state s = p.make();
        const state next = judged(rules, s, ends_at(s, {0, 0.03})).next;
        CHECK(next.setup().cycle == 1);
        CHECK(next.setup().placing == (when == barricade_time::cycle));
        CHECK(count_side(next, spinning_target::barricade_side) == (when == barricade_time::cycle ? 0 : 1));
        CHECK(rules.to_move(next) == seat{0});
        CHECK(std::any_of(next.table().begin(), next.table().end(), [](const flick::table_disc& d) {
                  return d.side == 0 && d.layer == 1;
              }) == (when == barricade_time::round));
        CHECK(rules.assemble(next.setup()).has_value());
        // One that fell off the board is placed again with the next cycle as well.
        position gone(rules, 0, 1);
        const state off = judged(rules, gone.make(), falls_off(gone.make())).next;
        CHECK(off.setup().placing == (when == barricade_time::cycle));
    }
}

TEST_CASE("where there is no room for the barricade none is placed", "[spinning_target][ST-7]")
{
    const game rules = game_with([](options& o) {
        o.board.tower_places.clear();
        for (std::size_t k = 1; k < 4; ++k) {
            o.board.circles[k].radius = 0.0121;
        }
        o.barricade_on_centre = true;
        o.barricade_each = spinning_target::barricade_time::cycle;
    });
    CHECK(start_by(rules, 0).setup().placing);
    position p(rules, 0, 1, false);
    p.put(0, {0, 0}); // in the middle of so small a ring it takes all of it
    const auto next = judged(rules, p.make(), ends_at(p.make(), {0.1, 0}));
    CHECK(next.next.setup().cycle == 1);
    CHECK_FALSE(next.next.setup().placing);
    CHECK(count_rulings(next.what, "ST-7") == 1);
    CHECK(rules.assemble(next.next.setup()).has_value());
}
