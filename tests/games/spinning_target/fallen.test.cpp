// SPDX-License-Identifier: MIT
// What falls off, what towers lose, and what stays tilted.
#include "positions.hpp"

#include <quintet/physics/shot_log.hpp>

#include <array>
#include <bit>

using namespace targets;

namespace {

std::size_t spun(const state& s) { return s.table().size(); }

/// The number of the only disc of a side, or of the first.
std::size_t number_of(const state& s, std::size_t side)
{
    std::size_t i = 0;
    while (s.table()[i].side != side) {
        ++i;
    }
    return i;
}

/// The discs of the first tower from the board up, as the shot numbers them.
std::array<std::size_t, 3> tower_of(const state& s)
{
    std::array<std::size_t, 3> numbers{};
    const vec2 place = game{}.options().board.tower_places[0];
    for (std::size_t i = 0; i < s.table().size(); ++i) {
        const flick::table_disc& d = s.table()[i];
        if (d.mode == disc_mode::standing && d.position == place) {
            numbers[d.layer] = i;
        }
    }
    return numbers;
}

/// The disc of the tower at a place that has so many below.
std::uint8_t level_of(const position& p, vec2 place, std::size_t level)
{
    std::uint8_t i = 0;
    while (p.discs[i].position != place || p.discs[i].layer != level) {
        ++i;
    }
    return i;
}

shot_event push(const state& s, std::size_t other, double time)
{
    shot_event e = happening(shot_event_kind::contact, spun(s), time, {}, other);
    e.impulse = 0.004;
    return e;
}
shot_event rest(std::size_t disc, vec2 where, disc_mode mode = disc_mode::flat)
{
    shot_event e = happening(shot_event_kind::rest, disc, 1, where);
    e.mode = mode;
    return e;
}
shot_event lands(std::size_t disc, std::size_t on) { return happening(shot_event_kind::landed, disc, 0.9, {}, on); }
event_list returns(std::size_t disc, vec2 where)
{
    return {happening(shot_event_kind::left_surface, disc, 0.3), happening(shot_event_kind::bounce_back, disc, 0.4),
            rest(disc, where)};
}

result<spinning_target::judgement> try_judge(const game& rules, const state& s, const event_list& log)
{
    return rules.judge(s, rules.area_of(rules.to_move(s).value()).centre, log);
}

/// The disc of a side, if there is one only.
flick::table_disc disc_of(const state& s, std::size_t side)
{
    REQUIRE(count_side(s, side) == 1);
    return *std::find_if(s.table().begin(), s.table().end(), [&](const auto& d) { return d.side == side; });
}

} // namespace

TEST_CASE("a disc that falls off is burnt, also where it bounces back", "[spinning_target][ST-11]")
{
    const game rules;
    position p(rules, 1, 0);
    const std::uint8_t mine = p.put(0, {0.05, -0.02});
    p.put(1, {0.06, -0.035}, mine);
    p.put(spinning_target::barricade_side, {0.025, -0.035});
    const state s = p.make();
    const auto number = [&](std::size_t side) { return number_of(s, side); };
    const auto after = judged(rules, s, returns(spun(s), {0.1, 0}));
    CHECK(after.next.table() == s.table());
    CHECK(count_rulings(after.what, "ST-11") == 1);
    // Any other disc as well: white ones, the barricade, and those of others.
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}, std::size_t{spinning_target::barricade_side}}) {
        event_list log{push(s, number(side), 0.1)};
        const auto back = returns(number(side), vec2{0.15, 0.1});
        log.insert(log.end(), back.begin(), back.end());
        if (side == 0) { // what lay on it has come down by then, or flies on it and comes down when it is taken off
            log.insert(log.begin() + 1, happening(shot_event_kind::landed, number(1), 0.2));
            log.push_back(rest(number(1), {0.06, -0.035}));
        }
        log.push_back(rest(spun(s), {0.1, 0}));
        const auto j = judged(rules, s, log);
        CHECK(count_side(j.next, side) == (side == 0 ? 1U : 0U)); // the spun disc is a's
        CHECK(count_rulings(j.what, "ST-11") == 1);
        CHECK(rules.assemble(j.next.setup()).value() == j.next);
    }
}

TEST_CASE("what lies on a disc that is burnt comes down: on the board, or on what is there", "[spinning_target][ST-11]")
{
    const game rules;
    position p(rules, 1, 0);
    p.put(spinning_target::barricade_side, {0.06, 0});
    p.put(1, {0.02, -0.05});
    const state s = p.make();
    const std::size_t b = number_of(s, 1);
    // The spun disc bounces back to lie under b's, which is 28 mm from the smaller barricade: clear of it.
    event_list log{push(s, b, 0.1)};
    const auto back = returns(spun(s), {0.025, -0.01});
    log.insert(log.end(), back.begin(), back.end());
    log.push_back(lands(b, spun(s)));
    std::sort(log.begin(), log.end(), [](const auto& x, const auto& y) { return x.time < y.time; });
    log.push_back(rest(b, {0.032, 0}));
    const auto j = judged(rules, s, log);
    CHECK(disc_of(j.next, 1).layer == 0);
    CHECK(disc_of(j.next, 1).support == disc::board_below);
    CHECK(count_side(j.next, 0) == 0);
    CHECK(rules.assemble(j.next.setup()).value() == j.next);
    // At 25 mm it lies on the barricade.
    log.back().where = {0.035, 0};
    const auto on = judged(rules, s, log);
    CHECK(disc_of(on.next, 1).layer == 1);
    CHECK(rules.assemble(on.next.setup()).value() == on.next);
}

TEST_CASE("a tower may lose its upper discs: the rest stands on", "[spinning_target][ST-10]")
{
    const game rules;
    position p(rules, 0, 1);
    const state s = p.make();
    const auto tower = tower_of(s);
    const vec2 place = rules.options().board.tower_places[0];
    const event_list end{rest(spun(s), {0.1, 0})};
    const auto with = [&](event_list log) {
        log.insert(log.begin(), push(s, tower[2], 0.1));
        log.insert(log.end(), end.begin(), end.end());
        return log;
    };
    const auto standing = [](const state& t) { return count_standing(t); };

    const event_list top{rest(tower[2], {0.1, 0.14})};
    const auto one = judged(rules, s, with(top));
    CHECK(standing(one.next) == 11);
    CHECK(count_rulings(one.what, "ST-10") == 1);
    CHECK(rules.assemble(one.next.setup()).value() == one.next);
    // Two of them, in either order, thrown down or told as a fall of what stood on the lowest.
    const shot_event falls = happening(shot_event_kind::topple, tower[1], 0.1);
    event_list two{rest(tower[2], {0.1, 0.14}), rest(tower[1], {0.14, 0.1})};
    const auto both = judged(rules, s, with(two));
    CHECK(standing(both.next) == 10);
    CHECK(count_rulings(both.what, "ST-10") == 1);
    std::swap(two[0], two[1]);
    CHECK(judged(rules, s, with(two)).next == both.next);
    event_list told{falls, lands(tower[1], disc::board_below), lands(tower[2], disc::board_below), two[0], two[1]};
    CHECK(judged(rules, s, with(told)).next == both.next);
    CHECK(count_rulings(judged(rules, s, with(told)).what, "ST-10") == 1);
    // Two that fell together lie on each other still, where nothing else is told.
    told = {falls, lands(tower[1], disc::board_below), two[0], two[1]};
    for (shot_event& e : told) {
        e.where = e.disc == tower[2] ? vec2{0.12, 0.13} : vec2{0.13, 0.12};
    }
    const auto stacked = judged(rules, s, with(told)).next;
    CHECK(std::count_if(stacked.table().begin(), stacked.table().end(), [](const flick::table_disc& d) {
              return d.position == vec2{0.12, 0.13} && d.layer == 1 && d.mode == disc_mode::flat;
          }) == 1);
    // All of them: it was knocked over.
    two.push_back(rest(tower[0], {0.05, 0.05}));
    CHECK(standing(judged(rules, s, with(two)).next) == 9);
    CHECK(count_rulings(judged(rules, s, with(two)).what, "ST-10") == 1);
    // An upper one may fall off the board; and lie, or stay tilted, on what is left.
    const event_list burnt{happening(shot_event_kind::left_surface, tower[2], 0.3),
                           happening(shot_event_kind::fall, tower[2], 0.4)};
    CHECK(count_rulings(judged(rules, s, with(burnt)).what, "ST-11") == 1);
    CHECK(count_side(judged(rules, s, with(burnt)).next, spinning_target::white_side) == 11);
    const event_list tilted{lands(tower[2], tower[0]), rest(tower[2], place + vec2{0.02, 0}, disc_mode::leaning)};
    CHECK(rules.assemble(judged(rules, s, with(tilted)).next.setup()).has_value());

    // A lower one does not come out from under the others, nothing floats, and nothing falls that nobody pushed.
    CHECK(clause_of(try_judge(rules, s, with({rest(tower[1], {0.1, 0.14})}))) == "CR-7");
    CHECK(clause_of(try_judge(rules, s, with({rest(tower[0], {0.1, 0.14})}))) == "CR-7");
    CHECK(clause_of(try_judge(rules, s, {top[0], end[0]})) == "CR-7");
    CHECK(clause_of(try_judge(rules, s, {lands(tower[2], disc::board_below), top[0], end[0]})) == "CR-7");
    // No disc lies where a tower stands on.
    CHECK(clause_of(try_judge(rules, s, with({rest(tower[2], place + vec2{0.02, 0})}))) == "CR-7");

    // What is left is straightened, is met by spins, and is restacked for the next round.
    state t = one.next;
    CHECK(t.setup().cycle == 1);
    for (int spins = 0; spins < 4; ++spins) {
        t = judged(rules, t, falls_off(t)).next;
    }
    CHECK(t.setup().round == 1);
    CHECK(t.table() == spinning_target::fresh_table(rules.options()));
}

TEST_CASE("a disc may rest tilted against a disc or a tower, and a position says so", "[spinning_target][ST-16][ST-19]")
{
    const game rules;
    position p(rules, 1, 0);
    p.put(1, {0, 0.05});
    const state s = p.make();
    const auto tower = tower_of(s);
    const vec2 place = rules.options().board.tower_places[0];
    const std::size_t b = number_of(s, 1);
    // Against what nobody tells, against a disc, against a tower told or not.
    for (const event_list& log : std::initializer_list<event_list>{
             {rest(spun(s), {0.04, 0}, disc_mode::leaning)},
             {lands(spun(s), b), rest(spun(s), {0.02, 0.05}, disc_mode::leaning)},
             {lands(spun(s), tower[2]), rest(spun(s), place + vec2{-0.02, 0}, disc_mode::leaning)},
             {lands(spun(s), tower[0]), rest(spun(s), place + vec2{-0.02, 0}, disc_mode::leaning)},
             {rest(spun(s), place + vec2{-0.02, 0}, disc_mode::leaning)}}) {
        const auto j = judged(rules, s, log);
        CHECK(disc_of(j.next, 0).mode == disc_mode::leaning);
        CHECK(rules.assemble(j.next.setup()).value() == j.next);
    }
    // Flat it cannot lie there, nor tilted in the place of what it does not lie on, nor right in a tower.
    CHECK(clause_of(try_judge(rules, s, {rest(spun(s), place + vec2{-0.02, 0})})) == "CR-7");
    CHECK(clause_of(try_judge(rules, s, {rest(spun(s), {0.02, 0.05}, disc_mode::leaning)})) == "CR-7");
    CHECK(clause_of(try_judge(rules, s, {rest(spun(s), place, disc_mode::leaning)})) == "CR-7");
    CHECK(clause_of(try_judge(rules, s, {lands(spun(s), b), rest(spun(s), {0.04, 0.05}, disc_mode::leaning)})) ==
          "CR-7");
    // The barricade may be tilted, but is not placed so.
    p.discs[p.put(spinning_target::barricade_side, {0.07, 0})].mode = disc_mode::leaning;
    p.make();
    position begun(rules, 0, 0);
    const std::uint8_t x = begun.put(spinning_target::barricade_side, {0.07, 0});
    begun.make();
    begun.discs[x].mode = disc_mode::leaning;
    CHECK(clause_of(begun.try_make()) == "ST-7");
}

TEST_CASE("tilted discs of one colour count the highest zone, against others and towers they count their own",
          "[spinning_target][ST-16]")
{
    const game rules;
    const vec2 place = rules.options().board.tower_places[0];
    const auto points = [&](auto put) {
        position p(rules, 2, 1);
        put(p);
        return rules.score(p.make()).seats[0].round;
    };
    const auto tilted = [](position& p, std::size_t side, vec2 where, std::uint8_t below) {
        const std::uint8_t i = p.put(side, where, below);
        p.discs[i].mode = disc_mode::leaning;
        return i;
    };
    // Beside the centre a disc that counts 8, and from it a chain outwards.
    constexpr vec2 at{0.03, 0};
    CHECK(points([&](position& p) { tilted(p, 0, {0.055, 0}, p.put(0, at)); }) == 16);
    CHECK(points([&](position& p) { tilted(p, 0, {0.055, 0}, p.put(1, at)); }) == 4);
    CHECK(points([&](position& p) { tilted(p, 0, {0.075, 0}, tilted(p, 0, {0.055, 0}, p.put(0, at))); }) == 24);
    CHECK(points([&](position& p) { tilted(p, 0, {0.08, 0}, tilted(p, 1, {0.055, 0}, p.put(0, at))); }) == 10);
    // A tower gives nothing, and passes nothing on.
    const vec2 inwards = (-0.02 / length(place)) * place;
    const auto against_tower = [&](std::size_t level) {
        return points([&](position& p) { tilted(p, 0, place + inwards, level_of(p, place, level)); });
    };
    CHECK(against_tower(0) == 2);
    CHECK(against_tower(2) == 2);
    CHECK(points([&](position& p) {
              tilted(p, 0, place + vec2{-0.02, 0}, level_of(p, place, 0));
              tilted(p, 0, place + vec2{0, 0.02}, level_of(p, place, 1));
          }) == 4);
    // Tilted, but against nothing of the same colour.
    CHECK(points([&](position& p) {
              p.put(0, at);
              p.discs[p.put(0, {0.06, 0})].mode = disc_mode::leaning;
          }) == 12);
}

TEST_CASE("motion takes a tilted disc for a flat one at its place and height, and ends in what can be",
          "[spinning_target][ST-16][ST-19]")
{
    const game rules;
    const random_stream master{161};
    shot_log<flick::capacity> log;
    int moved = 0;
    int felled = 0;
    int tilted_after = 0;
    int spins = 0;
    for (std::uint64_t n = 0; n < 300; ++n) {
        random_stream random = master.split(n);
        position p(rules, 2, 1);
        p.s.chance = random_stream(n);
        const vec2 place = rules.options().board.tower_places[n % 4];
        const auto put_tilted = [&](std::size_t side, vec2 where, std::uint8_t below) {
            const std::uint8_t i = p.put(side, where, below);
            p.discs[i].mode = disc_mode::leaning;
            return i;
        };
        // One against a tower, told or not, and one on that or on another.
        const vec2 off = (0.016 + 0.012 * random.unit()) * unit_vector(2 * pi * random.unit());
        const bool told = random.below(2) == 0;
        const std::uint8_t below = level_of(p, place, random.below(3));
        const std::uint8_t first = put_tilted(0, place + off, told ? below : disc::board_below);
        const vec2 further = place + off + (0.02 / length(off)) * off;
        put_tilted(1, further, first);
        const auto made = p.try_make();
        if (!made) {
            continue;
        }
        const state s = *made;
        REQUIRE(rules.to_move(s) == seat{1});
        const vec2 placed = rules.area_of({1}).centre;
        flick::aim a;
        a.direction = flick::direction_to(placed, place + 0.5 * off);
        a.speed = 0.3 + 1.2 * random.unit();
        const move m = move::spin(a);
        REQUIRE_FALSE(rules.refusal(s, m));
        ++spins;
        state next = s;
        const auto e = rules.apply(next, m);
        state again = s;
        rules.apply(again, m);
        REQUIRE(again == next);
        REQUIRE(rules.shoot(s, m, log).has_value());
        const auto judged_again = rules.judge(s, placed, log.events());
        INFO(n << ": " << (judged_again ? std::string_view() : judged_again.error().message));
        REQUIRE(judged_again.has_value());
        REQUIRE(judged_again->next == next);
        // The round is over by then: what lay there is in the log's end.
        flick::shot_report report(std::uint64_t{1} << s.table().size(), 0);
        REQUIRE(rules.shoot(s, m, report).has_value());
        for (std::size_t i = 0; i < s.table().size(); ++i) {
            if (s.table()[i].mode == disc_mode::leaning) {
                const bool same = report.pose(i).position == s.table()[i].position;
                moved += same ? 0 : 1;
                tilted_after += report.pose(i).mode == disc_mode::leaning ? 1 : 0;
                const bool untouched = same && (report.moved() >> i & 1U) == 0 && count_rulings(e, "ST-10") == 0;
                CHECK((!untouched || s.table()[i].side == 1 || report.pose(i).mode == disc_mode::leaning));
            }
        }
        felled += count_rulings(e, "ST-10") > 0 ? 1 : 0;
    }
    CHECK(spins > 200);
    CHECK(moved > 50);
    CHECK(felled > 10);
    CHECK(tilted_after > 50);
}

TEST_CASE("what was tilted against the barricade comes down when that is lifted: beside a tower it stays tilted",
          "[spinning_target][ST-7][ST-16]")
{
    const game rules = game_with([](options& o) { o.barricade_each = spinning_target::barricade_time::cycle; });
    const vec2 place = rules.options().board.tower_places[0];
    const vec2 inwards = (-1 / length(place)) * place;
    for (const bool by_tower : {true, false}) {
        position p(rules, 0, 1);
        const double away = by_tower ? 0.027 : 0.05;
        const std::uint8_t barricade = p.put(spinning_target::barricade_side, place + (away + 0.005) * inwards);
        p.discs[p.put(0, place + away * inwards, barricade)].mode = disc_mode::leaning;
        const state s = p.make();
        const state next = judged(rules, s, falls_off(s)).next;
        REQUIRE(next.setup().placing);
        CHECK(disc_of(next, 0).mode == (by_tower ? disc_mode::leaning : disc_mode::flat));
        CHECK(rules.assemble(next.setup()).value() == next);
    }
}

TEST_CASE("whatever a judge accepts leads to a position", "[spinning_target][ST-10][ST-11][ST-16]")
{
    const game rules = game_with([](options& o) { o.barricade_each = spinning_target::barricade_time::cycle; });
    const random_stream master{1611};
    shot_log<flick::capacity> log;
    int accepted = 0;
    int burnt = 0;
    int tilted = 0;
    int shortened = 0;
    for (std::uint64_t n = 0; n < 400; ++n) {
        random_stream random = master.split(n);
        state s = rules.start(random);
        while (rules.to_move(s) && s.setup().round == 0) {
            const move m = rules.sample(s, random);
            if (m.kind != spinning_target::move_kind::spin) {
                rules.apply(s, m);
                continue;
            }
            // The log of a spin, in which discs now bounce back, stay tilted, or come off towers.
            const vec2 placed = spinning_target::stand_of(rules.area_of(*rules.to_move(s)), m.aim);
            REQUIRE(rules.shoot(s, m, log).has_value());
            event_list told;
            double last = 0;
            for (const shot_event& e : log.events()) {
                last = e.time;
                if (e.kind == shot_event_kind::rest && e.mode == disc_mode::flat && random.below(3) == 0) {
                    told.push_back(happening(shot_event_kind::left_surface, e.disc, e.time));
                    told.push_back(happening(shot_event_kind::bounce_back, e.disc, e.time));
                    if (random.below(2) == 0) {
                        const auto on = random.below(static_cast<std::uint32_t>(spun(s) + 1));
                        told.push_back(happening(shot_event_kind::landed, e.disc, e.time, {}, on));
                    }
                }
                told.push_back(e);
                if (e.kind == shot_event_kind::rest && random.below(3) == 0) {
                    told.back().mode = disc_mode::leaning;
                }
            }
            for (std::size_t i = 0; i < s.table().size(); ++i) {
                if (s.table()[i].mode == disc_mode::standing && s.table()[i].layer > 0 && random.below(4) == 0) {
                    told.insert(told.begin(), push(s, i, 0));
                    const vec2 where = s.table()[i].position + 0.06 * random_in_unit_disc(random);
                    told.push_back(happening(shot_event_kind::rest, i, last, where));
                }
            }
            const auto judged_so = rules.judge(s, placed, told);
            if (judged_so) {
                ++accepted;
                burnt += count_rulings(judged_so->what, "ST-11") > 0 ? 1 : 0;
                shortened += count_rulings(judged_so->what, "ST-10") > 0 ? 1 : 0;
                for (const flick::table_disc& d : judged_so->next.table()) {
                    tilted += d.mode == disc_mode::leaning ? 1 : 0;
                }
                const auto again = rules.assemble(judged_so->next.setup());
                INFO(n << ": " << (again ? std::string_view() : again.error().message));
                REQUIRE(again.has_value());
                REQUIRE(*again == judged_so->next);
                s = judged_so->next;
            } else {
                rules.apply(s, m);
                REQUIRE(rules.assemble(s.setup()).has_value());
            }
        }
    }
    CHECK(accepted > 400);
    CHECK(burnt > 100);
    CHECK(tilted > 200);
    CHECK(shortened > 100);
}

TEST_CASE("on a board with a rail motion sends discs back, and they are burnt all the same", "[spinning_target][ST-11]")
{
    const game rules = game_with([](options& o) {
        o.board.ditch_width = 0.04;
        o.motion.rebound_height = 0.05;
    });
    const random_stream master{11};
    int bounced = 0;
    for (std::uint64_t n = 0; n < 60; ++n) {
        random_stream random = master.split(n);
        state s = rules.start(random);
        while (s.setup().round == 0) {
            const move m = rules.sample(s, random);
            if (m.kind != spinning_target::move_kind::spin) {
                rules.apply(s, m);
                continue;
            }
            flick::shot_report report(std::uint64_t{1} << spun(s), 0);
            REQUIRE(rules.shoot(s, m, report).has_value());
            const state before = s;
            const auto e = rules.apply(s, m);
            CHECK(count_rulings(e, "ST-11") == static_cast<std::size_t>(std::popcount(report.left())));
            bounced += report.bounced() != 0 ? 1 : 0;
            REQUIRE(rules.assemble(s.setup()).has_value());
            if (s.setup().round == 0 && s.setup().cycle == before.setup().cycle) {
                CHECK(s.table().size() + static_cast<std::size_t>(std::popcount(report.left())) == spun(before) + 1);
            }
        }
    }
    CHECK(bounced > 5);
}
