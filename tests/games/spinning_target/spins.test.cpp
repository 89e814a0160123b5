// SPDX-License-Identifier: MIT
// Where and how a disc is spun, and what may become of it.
#include "positions.hpp"

#include <quintet/physics/shot_log.hpp>

#include <limits>

using namespace targets;

namespace {

/// The first spin of a game for two, the barricade out of the way.
state first_spin(const game& rules)
{
    position p(rules, 0, 0);
    p.put(spinning_target::barricade_side, {0, -0.099});
    return p.make();
}

flick::aim aim(double reach, double direction, double speed, double spin)
{
    flick::aim a;
    a.reach = reach;
    a.direction = direction;
    a.speed = speed;
    a.spin = spin;
    return a;
}

} // namespace

TEST_CASE("a disc is spun from the own start field by a flick at its edge", "[spinning_target][ST-9]")
{
    const game rules;
    const state s = first_spin(rules);
    const auto why = [&](const flick::aim& a) { return clause_of(rules.refusal(s, move::spin(a))); };
    CHECK(why(aim(0, 0, 0.5, 0)).empty());
    CHECK(why(aim(0.015, 0, 0.5, 0)).empty());
    CHECK(why(aim(0.015 + 2e-9, 0, 0.5, 0)) == "ST-9");
    CHECK(why(aim(-0.015, pi, 0.5, 0)).empty());
    CHECK(why(aim(-0.015 - 2e-9, 0, 0.5, 0)) == "ST-9");
    flick::aim elsewhere = aim(0, 0, 0.5, 0);
    elsewhere.place = pi; // the field of the player opposite
    CHECK(why(elsewhere) == "ST-9");
    CHECK(why(aim(0, 0, -0.1, 0)) == "ST-9");
    CHECK(why(aim(0, 4, 0.5, 0)) == "ST-9");
    CHECK(why(aim(0, 0, rules.options().motion.maximum_speed * 1.01, 0)) == "ST-9");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    CHECK(why(aim(nan, 0, 0.5, 0)) == "ST-9");
    CHECK(why(aim(0, nan, 0.5, 0)) == "ST-9");
    CHECK(why(aim(0, 0, nan, 0)) == "ST-9");
    CHECK(why(aim(0, 0, 0.5, nan)) == "ST-9");
    elsewhere.place = nan;
    CHECK(why(elsewhere) == "ST-9");

    // A flick at the offset b from the middle spins by b / (a² / 4 + h² / 12) for each unit of speed; b is a at most.
    const double a = 0.015;
    const double h = 0.005;
    for (const double b : {0.003, -0.0075, 0.015}) {
        const double spin = spinning_target::spin_of_flick(rules.options(), 0.5, b / a);
        CHECK(std::abs(spin - 0.5 * b / (a * a / 4 + h * h / 12)) < 1e-9);
        CHECK(why(aim(0, 0, 0.5, spin)).empty());
    }
    const double most = 0.5 * a / (a * a / 4 + h * h / 12);
    CHECK(why(aim(0, 0, 0.5, most * 1.0001)) == "ST-9");
    CHECK(why(aim(0, 0, 0.5, -most * 1.0001)) == "ST-9");
    CHECK(why(aim(0, 0, 0, 0.1)) == "ST-9");
    move nonsense;
    nonsense.kind = spinning_target::move_kind{7};
    CHECK(clause_of(rules.refusal(s, nonsense)) == "ST-9");
    move both = move::spin(aim(0, 0, 0.5, 0));
    both.place = {0.07, 0};
    CHECK(clause_of(rules.refusal(s, both)) == "ST-9");
    CHECK_FALSE(rules.refusal(s, both.plain()));
}

TEST_CASE("the same spin is the same from every seat", "[spinning_target][ST-9]")
{
    const game rules = game_for(4);
    std::vector<vec2> ends;
    for (std::uint8_t shots = 0; shots < 4; ++shots) {
        position p(rules, 1, shots);
        const state s = p.make();
        shot_log<flick::capacity> log;
        REQUIRE(rules.shoot(s, move::spin(aim(0.003, 0.2, 0.4, 50)), log).has_value());
        const vec2 facing = rules.area_of({shots}).facing;
        const vec2 before = log.pose_at(s.table().size(), 0.15).position;
        ends.push_back({dot(facing, before), cross(facing, before)});
    }
    for (const vec2 end : ends) {
        CHECK(distance(end, ends[0]) < 1e-9);
    }
}

TEST_CASE("a failed flick counts as the shot, and the disc stays where it ended", "[spinning_target][ST-9]")
{
    const game rules;
    state s = first_spin(rules);
    const auto e = rules.apply(s, move::spin(aim(0, 0, 0, 0)));
    CHECK(count_rulings(e, "ST-9") == 1);
    CHECK(rules.to_move(s) == seat{1});
    REQUIRE(count_side(s, 0) + count_rulings(e, "ST-11") == 1);
    for (const flick::table_disc& d : s.table()) {
        if (d.side == 0) {
            CHECK(distance(d.position, rules.area_of({0}).centre) < 0.02);
            CHECK(d.mode == disc_mode::flat);
        }
    }
    // So does one that the motion could not follow to its end.
    const game hasty = game_with([](options& o) { o.motion.event_limit = 1; });
    state short_of = first_spin(hasty);
    hasty.apply(short_of, move::spin(aim(0, 0, 0.5, 60)));
    CHECK(std::any_of(short_of.table().begin(), short_of.table().end(), [&](const flick::table_disc& d) {
        return d.side == 0 && d.position == hasty.area_of({0}).centre;
    }));
    CHECK(hasty.assemble(short_of.setup()).has_value());
}

TEST_CASE("a disc may knock towers over, and the white discs lie in the way until the round ends",
          "[spinning_target][ST-10]")
{
    const game rules = game_for(2);
    const vec2 tower = rules.options().board.tower_places[0];
    state s = first_spin(rules);
    const vec2 placed = rules.area_of({0}).centre;
    const move hard = move::spin(aim(0, flick::direction_to(placed, tower), 1.5, 100));
    REQUIRE_FALSE(rules.refusal(s, hard));
    shot_log<flick::capacity> log;
    REQUIRE(rules.shoot(s, hard, log).has_value());
    const auto e = rules.apply(s, hard);
    CHECK(count_rulings(e, "ST-10") == 1);
    CHECK(count_standing(s) == 9);
    const std::size_t fell = count_rulings(e, "ST-11") - (2 - count_side(s, 0) - count_side(s, 5));
    CHECK(count_side(s, spinning_target::white_side) == 12 - fell);
    // They stay through the next cycle.
    const std::size_t white = count_side(s, spinning_target::white_side);
    s = judged(rules, s, falls_off(s)).next;
    CHECK(s.setup().cycle == 1);
    CHECK(count_side(s, spinning_target::white_side) == white);
    CHECK(count_standing(s) == 9);
    // A gentle touch leaves the tower standing.
    state gentle = first_spin(rules);
    const auto touch = rules.apply(gentle, move::spin(aim(0, flick::direction_to(placed, tower), 0.25, 55)));
    CHECK(count_rulings(touch, "ST-10") == 0);
    CHECK(count_standing(gentle) == 12);
}

TEST_CASE("a disc that falls off the board is out until the round ends", "[spinning_target][ST-11]")
{
    const game rules = game_for(2);
    const state s = first_spin(rules);
    // Spun away from the board.
    state burnt = s;
    const auto e = rules.apply(burnt, move::spin(aim(0, pi, 0.5, 0)));
    REQUIRE(count_rulings(e, "ST-11") == 1);
    CHECK(e.rulings.back().disc == s.table().size());
    CHECK(count_side(burnt, 0) == 0);
    // It is neither replayed nor back with the next cycle; the next round gives it back.
    state next = burnt;
    for (int k = 0; k < 4; ++k) {
        CHECK(count_side(next, 0) == 0);
        next = judged(rules, next, falls_off(next)).next;
    }
    CHECK(next.setup().cycle == 2);
    CHECK(next.setup().shots == 1);
    CHECK(count_side(next, 0) == 0);
    next = judged(rules, next, falls_off(next)).next;
    CHECK(next.setup().round == 1);
    CHECK(next.setup().points == decltype(next.setup().points){});
    CHECK(next.setup().cycle == 0);
    // Pushed off by another's spin it is burnt as well, and what lay on it comes down.
    position pushed(rules, 1, 0);
    const std::uint8_t below = pushed.put(1, {0.13, 0});
    pushed.put(0, {0.14, 0.01}, below);
    const state before = pushed.make();
    std::size_t lower = 0;
    std::size_t upper = 0;
    for (std::size_t i = 0; i < before.table().size(); ++i) {
        lower = before.table()[i].side == 1 ? i : lower;
        upper = before.table()[i].side == 0 ? i : upper;
    }
    const std::size_t spun = before.table().size();
    event_list log{happening(shot_event_kind::contact, spun, 0.1, {0.15, 0}, lower)};
    log[0].impulse = 0.001;
    log.push_back(happening(shot_event_kind::left_surface, lower, 0.2, {0, 0.2}));
    log.push_back(happening(shot_event_kind::fall, lower, 0.2, {0, 0.2}));
    log.push_back(happening(shot_event_kind::landed, upper, 0.2, {0.14, 0.01}));
    log.push_back(happening(shot_event_kind::rest, upper, 0.2, {0.14, 0.01}));
    log.push_back(happening(shot_event_kind::fell_flat, spun, 0.3, {0.17, 0}));
    log.push_back(happening(shot_event_kind::rest, spun, 0.3, {0.17, -0.01}));
    const auto after = judged(rules, before, log);
    CHECK(count_side(after.next, 1) == 0);
    CHECK(count_side(after.next, 0) == 2);
    CHECK(count_rulings(after.what, "ST-11") == 1);
    for (const flick::table_disc& d : after.next.table()) {
        CHECK((d.side != 0 || d.layer == 0));
    }
}

TEST_CASE("a start field covered in part leaves its free places", "[spinning_target][ST-12]")
{
    const game rules = game_for(2);
    position p(rules, 1, 0);
    p.put(1, {0.165, 0}); // covers the inner half
    const state s = p.make();
    REQUIRE(rules.to_move(s) == seat{0});
    CHECK(clause_of(rules.refusal(s, move::spin(aim(0, 0, 0.5, 0)))) == "ST-12");
    CHECK(clause_of(rules.refusal(s, move::spin(aim(0.00999, 0, 0.5, 0)))) == "ST-12");
    CHECK_FALSE(rules.refusal(s, move::spin(aim(0.01, 0, 0.5, 0))));
    CHECK_FALSE(rules.refusal(s, move::spin(aim(0.015, 0, 0.5, 0))));
    // The nearest place to the middle is the one that just touches.
    const move near = rules.nearest(s, move::spin(aim(0, 0, 0.5, 0)));
    CHECK(std::abs(near.aim.reach - 0.01) < 1e-9);
    CHECK(rules.any_move(s));
    CHECK(rules.count_moves(s) > 0);
    random_stream random{5};
    for (int k = 0; k < 200; ++k) {
        CHECK_FALSE(rules.refusal(s, rules.sample(s, random)));
    }
}

TEST_CASE("a start field wholly covered forfeits the shot", "[spinning_target][ST-12]")
{
    const game rules = game_for(2);
    // The disc that is spun last covers the field of the next player.
    position p(rules, 1, 0);
    const state s = p.make();
    const vec2 field = rules.area_of({1}).centre;
    const auto covered = judged(rules, s, ends_at(s, field));
    CHECK(count_rulings(covered.what, "ST-12") == 1);
    CHECK(covered.next.setup().cycle == 2);
    CHECK(covered.next.setup().shots == 0);
    CHECK(rules.to_move(covered.next) == seat{0});
    // Half a disc's width off there is room again beside it.
    const vec2 beside = field + vec2{0, 0.0151};
    const auto open = judged(rules, s, ends_at(s, beside));
    CHECK(count_rulings(open.what, "ST-12") == 0);
    CHECK(rules.to_move(open.next) == seat{1});
    // No position waits for a shot that cannot be.
    setup waits = covered.next.setup();
    waits.cycle = 1;
    waits.shots = 1;
    CHECK(clause_of(rules.assemble(waits)) == "ST-12");
    // Two discs that leave only the point between them: it is a place.
    position slit(rules, 1, 1);
    slit.put(0, field + vec2{0.0, 0.03});
    slit.put(0, field + vec2{0.0, -0.03});
    const state narrow = slit.make();
    CHECK(rules.to_move(narrow) == seat{1});
    CHECK_FALSE(rules.refusal(narrow, move::spin(aim(0, 0, 0.5, 0))));
    // All three shots of both forfeited: the round is counted, and the next begins.
    const game tiny = game_with([](options& o) {
        o.board.start_areas[0].radius = 0.001;
        o.board.start_areas[2].radius = 0.001;
    });
    position last(tiny, 0, 1);
    last.put(0, {0.185, 0});
    const state end = last.make();
    const auto all = judged(tiny, end, ends_at(end, {-0.185, 0}));
    CHECK(count_rulings(all.what, "ST-12") == 4);
    CHECK(all.what.round_ended);
    CHECK(all.next.setup().round == 1);
    CHECK(all.next.setup().placing);
}
