// SPDX-License-Identifier: MIT
#include "games/flick/aims.hpp"
#include "positions.hpp"

#include <cmath>
#include <limits>

using namespace crokinole_tests;
using flick::aim;
using flick::aim_part;

namespace {

/// The clause and the part that refuse an aim, as text; empty where it is legal.
std::string refused(const crokinole::game& rules, const state& s, const aim& a)
{
    static const char* const parts[] = {"place", "reach", "direction", "speed", "spin"};
    const auto why = rules.refusal(s, a);
    return why ? std::string(why->clause.name()) + " " + parts[static_cast<std::size_t>(why->part)] : "";
}
aim flicked(double place, double reach = 0, double direction = 0, double speed = 1, double spin = 0)
{
    return {place, reach, direction, speed, spin};
}

} // namespace

TEST_CASE("the disc touches the shooting line", "[CR-6]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {});
    const double touching = 0.015875 + 0.0015875 / 2;
    CHECK(refused(rules, s, flicked(0)).empty());
    CHECK(refused(rules, s, flicked(0, touching - 1e-9)).empty());
    CHECK(refused(rules, s, flicked(0, touching + 1e-9)) == "CR-6 reach");
    CHECK(refused(rules, s, flicked(0, -touching + 1e-9)).empty());
    CHECK(refused(rules, s, flicked(0, -touching - 1e-9)) == "CR-6 reach");
}

TEST_CASE("it lies in the own quadrant, may touch a border line, and does not cross it", "[CR-6]")
{
    for (const options& o : {club(2), club(3), club(4)}) {
        const auto rules = rules_of(o);
        for (std::uint8_t seat = 0; seat < o.players; ++seat) {
            const state s = position(rules, {}, seat, 2);
            // The centre is a radius less half a line from the middle of the border line.
            const double limit = pi / 4 - std::asin((0.015875 - 0.0015875 / 2) / 0.3048);
            for (const double side : {-1.0, 1.0}) {
                CHECK(refused(rules, s, flicked(side * (limit - 1e-9))).empty());
                CHECK(refused(rules, s, flicked(side * (limit + 1e-9))) == "CR-6 place");
                CHECK(refused(rules, s, flicked(side * 3)) == "CR-6 place");
            }
        }
    }
}

TEST_CASE("it overlaps no other disc", "[CR-6]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{1, {0.285, 0}}});
    // At reach r its distance from the other is 0.3048 + r - 0.285, and two radii are 0.03175.
    const double reach = 0.285 + 0.03175 - 0.3048;
    CHECK(refused(rules, s, flicked(0, reach + 1e-6)).empty());
    CHECK(refused(rules, s, flicked(0, reach - 1e-6)) == "CR-6 place");
    CHECK(refused(rules, s, flicked(0.3)).empty());
}

TEST_CASE("seats sit clockwise, two opposite each other", "[CR-4][CR-5]")
{
    const auto facing = [](std::uint8_t players, std::uint8_t who) {
        return rules_of(club(players)).area_of({who}).facing;
    };
    CHECK(facing(2, 0) == vec2{1, 0});
    CHECK(facing(2, 1) == vec2{-1, 0});
    CHECK(facing(4, 0) == vec2{1, 0});
    CHECK(facing(4, 1) == vec2{0, -1});
    CHECK(facing(4, 2) == vec2{-1, 0});
    CHECK(facing(4, 3) == vec2{0, 1});
    CHECK(facing(3, 2) == vec2{-1, 0});
}

TEST_CASE("numbers that are none, negative speeds and too high ones are refused, and nothing changes", "[CR-7]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{1, {0.1, 0.1}}});
    using limits = std::numeric_limits<double>;
    const std::string parts[] = {"place", "reach", "direction", "speed", "spin"};
    for (const double bad : {limits::quiet_NaN(), limits::infinity(), -limits::infinity(), (limits::max)()}) {
        for (std::size_t part = 0; part < 5; ++part) {
            aim a = flicked(0);
            double* const numbers[] = {&a.place, &a.reach, &a.direction, &a.speed, &a.spin};
            *numbers[part] = bad;
            CHECK(refused(rules, s, a) == "CR-7 " + parts[part]);
            CHECK_FALSE(rules.refusal(s, rules.nearest(s, a)));
        }
    }
    CHECK(refused(rules, s, flicked(0, 0, 0, 0)).empty());
    CHECK(refused(rules, s, flicked(0, 0, 0, -limits::denorm_min())) == "CR-7 speed");
    CHECK(refused(rules, s, flicked(0, 0, 0, 10)).empty());
    CHECK(refused(rules, s, flicked(0, 0, 0, std::nextafter(10, 11))) == "CR-7 speed");
    CHECK(refused(rules, s, flicked(0, 0, 3.2)) == "CR-7 direction");
    CHECK(refused(rules, s, flicked(0, 0, 0, 1, 1001)) == "CR-7 spin");
    options o;
    o.motion.maximum_speed = 3;
    CHECK(refused(rules_of(o), s, flicked(0, 0, 0, 3.5)) == "CR-7 speed");
}

TEST_CASE("a place from elsewhere is judged as an aim's is", "[CR-6][CR-7]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{1, {0.285, 0}}});
    hand_log log(s);
    log.rest(log.shot(), {0.05, 0});
    const auto clause_for = [&](vec2 placed) {
        const auto judged = rules.judge(s, placed, log.events());
        return judged ? std::string() : std::string(judged.error().clause.name());
    };
    CHECK(clause_for({0.29, 0.1}).empty());
    CHECK(clause_for({0.3048, 0}) == "CR-6");
    CHECK(clause_for({-0.3048, 0}) == "CR-6");
    CHECK(clause_for({0.25, 0.1}) == "CR-6");
    CHECK(clause_for({std::numeric_limits<double>::quiet_NaN(), 0}) == "CR-7");
}

TEST_CASE("any doubles at all are refused or are legal shots", "[CR-7]")
{
    random_stream random(5);
    const auto rules = rules_of({});
    state s = rules.start(random);
    std::size_t legal = 0;
    for (int i = 0; i < 20'000; ++i) {
        const aim a = flick_tests::any_aim(random);
        const state before = s;
        const auto why = rules.refusal(s, a);
        REQUIRE(s == before);
        if (why) {
            REQUIRE((why->clause == clause("CR-6") || why->clause == clause("CR-7")));
        } else {
            ++legal;
            rules.apply(s, a);
            REQUIRE(rules.assemble(s.setup()).has_value());
        }
        if (!rules.to_move(s)) {
            REQUIRE(rules.refusal(s, flicked(0)).has_value());
            s = rules.start(random);
        }
    }
    CHECK(legal > 100);
}
