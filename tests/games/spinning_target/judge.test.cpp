// SPDX-License-Identifier: MIT
// The judge apart from the motion: logs from anywhere, and the motion's own.
#include "positions.hpp"

#include <quintet/physics/shot_log.hpp>

#include <limits>

using namespace targets;

TEST_CASE("the judge makes the same of a log as of the motion itself", "[spinning_target][ST-19]")
{
    const game rules = game_for(4);
    const random_stream master{99};
    shot_log<flick::capacity> log;
    int spins = 0;
    for (std::uint64_t n = 0; n < 12; ++n) {
        random_stream random = master.split(n);
        state s = rules.start(random);
        while (rules.to_move(s) && s.setup().round < 2) {
            const move m = rules.sample(s, random);
            const state before = s;
            const auto e = rules.apply(s, m);
            if (m.kind != spinning_target::move_kind::spin) {
                continue;
            }
            spins += 1 + static_cast<int>(count_rulings(e, "ST-12"));
            const auto shot = rules.shoot(before, m, log);
            REQUIRE(shot.has_value());
            REQUIRE(shot->duration == e.duration);
            const vec2 placed = spinning_target::stand_of(rules.area_of(rules.to_move(before).value()), m.aim);
            const auto judged_again = rules.judge(before, placed, log.events());
            INFO((judged_again ? std::string_view() : judged_again.error().message));
            REQUIRE(judged_again.has_value());
            REQUIRE(judged_again->next == s);
            REQUIRE(judged_again->next.hash() == s.hash());
            REQUIRE(judged_again->what.rulings == e.rulings);
            REQUIRE(judged_again->what.scored == e.scored);
        }
    }
    CHECK(spins == 12 * 24);
}

TEST_CASE("chance is the state's own: the same spin in the same state goes the same way", "[spinning_target][ST-19]")
{
    const game rules;
    position p(rules, 1, 0);
    const state s = p.make();
    flick::aim a;
    a.speed = 0.4;
    a.spin = 30;
    const auto end_of = [&](const state& from) {
        state next = from;
        rules.apply(next, move::spin(a));
        return next;
    };
    CHECK(end_of(s) == end_of(s));
    CHECK(end_of(s).hash() == end_of(s).hash());
    p.s.chance = random_stream{4242};
    const state other = p.make();
    CHECK_FALSE(other == s);
    CHECK(other.hash() != s.hash());
    CHECK_FALSE(end_of(other).table() == end_of(s).table());
    CHECK_FALSE(end_of(s).setup().chance == s.setup().chance);
    // A log from elsewhere draws as many.
    CHECK(judged(rules, s, falls_off(s)).next.setup().chance == end_of(s).setup().chance);
}

TEST_CASE("the judge refuses what no spin can bring about, and says where", "[spinning_target][ST-9][ST-19]")
{
    const game rules;
    position p(rules, 1, 0);
    p.put(1, {0, 0.05});
    const state s = p.make();
    const vec2 placed = rules.area_of({0}).centre;
    const std::size_t spun = s.table().size();
    const auto fault = [&](const event_list& log) {
        const auto made = rules.judge(s, placed, log);
        REQUIRE_FALSE(made.has_value());
        CHECK(made.error().code == error_code::bad_record);
        CHECK_FALSE(made.error().message.empty());
        return made.error().position;
    };
    CHECK(fault({}) == 0); // the disc never came to rest
    CHECK(fault({happening(shot_event_kind::capture, spun, 1)}) == 0);
    CHECK(fault(ends_at(s, {0, 0.06})) == 2); // in the place of another
    auto upright = ends_at(s, {0, 0});
    upright[1].mode = disc_mode::upright;
    CHECK(fault(upright) == 1);
    auto stands = ends_at(s, {0, 0});
    stands[1].mode = disc_mode::standing;
    CHECK(fault(stands) == 1);
    auto late = ends_at(s, {0, 0});
    late[1].time = 0.5;
    CHECK(fault(late) == 1);

    const auto place_clause = [&](vec2 from) { return clause_of(rules.judge(s, from, ends_at(s, {0, 0}))); };
    CHECK(place_clause({0.15, 0}) == "ST-9");
    CHECK(place_clause({std::numeric_limits<double>::quiet_NaN(), 0}) == "ST-9");
    CHECK(place_clause(placed).empty());
    // Only the middle disc of a tower shifted: no tower stands so.
    std::size_t base = 0;
    while (s.table()[base].mode != disc_mode::standing) {
        ++base;
    }
    std::size_t middle = 0;
    while (s.table()[middle].support != base) {
        ++middle;
    }
    event_list log{happening(shot_event_kind::contact, spun, 0.1, {}, base)};
    log[0].impulse = 1;
    log.push_back(happening(shot_event_kind::rest, middle, 0.2, s.table()[middle].position + vec2{0.001, 0}));
    log.back().mode = disc_mode::standing;
    const auto end = ends_at(s, {0, 0});
    log.insert(log.end(), end.begin(), end.end());
    CHECK(fault(log) == log.size());
}
