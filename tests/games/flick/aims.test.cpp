// SPDX-License-Identifier: MIT
#include "aims.hpp"

#include <quintet/physics/disc_motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace flick_tests;

namespace {

/// A table as full as can be, and others.
template <class Check>
void over_tables(Check&& check)
{
    random_stream random(11);
    for (const std::size_t count : {0U, 1U, 2U, 5U, 10U, 19U, 39U}) {
        aim_setting set;
        set.area = set.board.start_areas[count % 4];
        set.scatter(count, 0.288, random);
        check(set, random);
    }
}

} // namespace

TEST_CASE("the nearest aim to any doubles is legal, and a legal one is its own", "[CR-6][CR-7]")
{
    over_tables([](const aim_setting& set, random_stream& random) {
        std::size_t refused = 0;
        for (int i = 0; i < 4000; ++i) {
            const flick::aim wanted = any_aim(random);
            const flick::aim nearest = set.nearest(wanted);
            REQUIRE_FALSE(set.refusal(nearest));
            REQUIRE(set.nearest(nearest) == nearest);
            const bool legal = !set.refusal(wanted);
            refused += legal ? 0U : 1U;
            REQUIRE((!legal || nearest == wanted));
        }
        CHECK(refused > 2000);
    });
}

TEST_CASE("no legal place is nearer than the nearest", "[CR-6]")
{
    random_stream random(5);
    aim_setting set;
    for (int scene = 0; scene < 40; ++scene) {
        set.scatter(30, 0.288, random);
        for (int i = 0; i < 20; ++i) {
            flick::aim wanted;
            wanted.place = 1.8 * (random.unit() - 0.5);
            wanted.reach = 0.08 * (random.unit() - 0.5);
            const vec2 goal = flick::place_of(set.area, wanted);
            const double away = distance(flick::place_of(set.area, set.nearest(wanted)), goal);
            for (int k = 0; k < 400; ++k) {
                flick::aim other;
                other.place = 1.6 * (random.unit() - 0.5);
                other.reach = 0.034 * (random.unit() - 0.5);
                const vec2 there = flick::place_of(set.area, other);
                if (!set.refusal(other)) {
                    REQUIRE(distance(there, goal) > away - 1e-9);
                }
            }
        }
    }
}

TEST_CASE("drawn aims are legal, reach all over the legal space, and mostly meet something", "[CR-6][CR-7]")
{
    over_tables([](const aim_setting& set, random_stream& random) {
        std::vector<flick::aim> drawn;
        for (int i = 0; i < 4000; ++i) {
            drawn.push_back(set.sample(random));
            REQUIRE_FALSE(set.refusal(drawn.back()));
        }
        const auto spans = [&](auto part, double least, double most) {
            std::vector<double> values;
            for (const flick::aim& a : drawn) {
                values.push_back(part(a));
            }
            std::ranges::sort(values);
            return values.front() < least && values.back() > most;
        };
        CHECK(spans([](const flick::aim& a) { return a.place; }, -0.7, 0.7));
        CHECK(spans([](const flick::aim& a) { return a.reach; }, -0.0155, 0.0155));
        CHECK(spans([](const flick::aim& a) { return a.direction; }, -3, 3));
        CHECK(spans([](const flick::aim& a) { return a.speed; }, 0.3, 9));
        CHECK(spans([](const flick::aim& a) { return a.spin; }, -900, 900));
    });
}

TEST_CASE("a hand without error does what was meant, and any hand something legal near it", "[CR-7]")
{
    over_tables([](const aim_setting& set, random_stream& random) {
        for (int i = 0; i < 500; ++i) {
            const flick::aim meant = set.sample(random);
            const auto perturbed = [&](const flick::hand& hand) {
                return flick::perturbed_aim(set.board, set.parameters, set.area, set.discs, meant, by, hand, random);
            };
            REQUIRE(perturbed({}) == meant);
            const flick::aim off = perturbed(flick::hands::beginner);
            REQUIRE_FALSE(set.refusal(off));
            REQUIRE(std::abs(wrapped(off.direction - meant.direction)) <= 6 * flick::hands::beginner.angle_error);
            REQUIRE((off.place == meant.place && off.reach == meant.reach && off.spin == meant.spin));
            REQUIRE_FALSE(set.refusal(perturbed({1e300, 1e300})));
        }
    });
}

TEST_CASE("aimed shots are legal, each once, the hole first, and as many as the limit at most", "[CR-6]")
{
    over_tables([](const aim_setting& set, random_stream&) {
        std::vector<flick::aim> aimed;
        for (const auto grid : {flick::shot_grid::aimed, flick::shot_grid::coarse, flick::shot_grid::fine}) {
            std::vector<flick::aim> list;
            REQUIRE(set.for_each_aimed(grid, [&](const flick::aim& a) { list.push_back(a); }));
            for (const flick::aim& a : list) {
                REQUIRE_FALSE(set.refusal(a));
            }
            CHECK(list.size() <= flick::aimed_limit<16> + flick::size_of(grid).shots());
            CHECK(list.size() + 50 >= aimed.size() + flick::size_of(grid).shots());
            REQUIRE(std::equal(aimed.begin(), aimed.end(), list.begin()));
            if (grid == flick::shot_grid::aimed) {
                aimed = list;
            }
            std::ranges::sort(list);
            CHECK(std::ranges::adjacent_find(list) == list.end());
        }
        std::size_t seen = 0;
        CHECK_FALSE(set.for_each_aimed(flick::shot_grid::coarse, [&](const flick::aim&) { return ++seen < 20; }));
        CHECK(seen == 20);
    });
}

TEST_CASE("among the aimed shots are an open twenty, and a hit of each other disc", "[CR-10]")
{
    random_stream random(3);
    aim_setting set;
    auto motion = *disc_motion<flick::capacity>::make(set.board, set.parameters);
    for (int scene = 0; scene < 20; ++scene) {
        set.scatter(8, 0.25, random);
        const std::uint64_t others = set.discs.all() & ~set.own;
        std::uint64_t hit = 0;
        set.for_each_aimed(flick::shot_grid::aimed, [&](const flick::aim& a) {
            flick::scene discs = *set.discs.scene_on(set.board);
            disc d;
            d.position = flick::place_of(set.area, a);
            d.radius = set.board.disc_radius;
            const std::size_t number = *discs.add(set.board, d);
            flick::shot_report report(std::uint64_t{1} << number, set.own);
            REQUIRE(motion.simulate(discs, flick::shot_of(a, d.position, number), report).has_value());
            hit |= report.touched() & others;
        });
        CHECK(hit == others);
    }
    set.scatter(0, 0, random);
    std::size_t twenties = 0;
    set.for_each_aimed(flick::shot_grid::aimed, [&](const flick::aim& a) {
        flick::scene discs;
        disc d;
        d.position = flick::place_of(set.area, a);
        d.radius = set.board.disc_radius;
        static_cast<void>(discs.add(set.board, d));
        REQUIRE(motion.simulate(discs, flick::shot_of(a, d.position, 0)).has_value());
        twenties += discs.mode(0) == disc_mode::in_hole ? 1U : 0U;
    });
    CHECK(twenties >= 6); // from the middle and from both ends; a post may stand in the way of those between
}

TEST_CASE("hands from beginner to champion make 20, 40, 60, 75 per cent of the open twenties", "[CR-15]")
{
    aim_setting set;
    auto motion = *disc_motion<flick::capacity>::make(set.board, set.parameters);
    flick::aim open;
    set.for_each_aimed(flick::shot_grid::aimed, [&](const flick::aim& a) {
        open = a;
        return false;
    });
    const auto percent = [&](const flick::hand& hand) {
        constexpr int shots = 10'000; // two standard deviations are 1 per cent at most
        random_stream random(17);
        int made = 0;
        for (int i = 0; i < shots; ++i) {
            const flick::aim a =
                flick::perturbed_aim(set.board, set.parameters, set.area, set.discs, open, by, hand, random);
            flick::scene discs;
            disc d;
            d.position = flick::place_of(set.area, a);
            d.radius = set.board.disc_radius;
            static_cast<void>(discs.add(set.board, d));
            static_cast<void>(motion.simulate(discs, flick::shot_of(a, d.position, 0)));
            made += discs.mode(0) == disc_mode::in_hole ? 1 : 0;
        }
        return 100.0 * made / shots;
    };
    using flick::hands;
    const std::vector<double> made{percent(hands::beginner), percent(hands::club), percent(hands::expert),
                                   percent(hands::champion)};
    CAPTURE(made[0], made[1], made[2], made[3]);
    CHECK(std::abs(made[0] - 20) < 2);
    CHECK(std::abs(made[1] - 40) < 2);
    CHECK(std::abs(made[2] - 60) < 2);
    CHECK(std::abs(made[3] - 75) < 2);
    CHECK(std::ranges::is_sorted(made));
}
