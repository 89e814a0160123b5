// SPDX-License-Identifier: MIT
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/search/random_policy.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace cc = quintet::chinese_checkers;
using star = cc::game::star;

namespace {

std::span<const std::uint8_t> holes(const cc::path& path) { return path.view(); }

} // namespace

TEST_CASE("the shortest path is legal leg by leg, and no simple path is shorter", "[chinese_checkers][paths][CC-10]")
{
    const cc::game rules;
    quintet::tracked<cc::game> position(rules, rules.start());
    quintet::random_stream random{2};
    std::size_t longest = 0;
    for (int ply = 0; ply < 400; ++ply) {
        const cc::state& s = position.state();
        position.for_each_move([&](cc::move m) {
            const cc::path shortest = cc::shortest_path(rules, s, m);
            REQUIRE(shortest[0] == m.from);
            REQUIRE(shortest.back() == m.to);
            REQUIRE_FALSE(cc::refusal_of_path(rules, s, holes(shortest)));
            longest = (std::max)(longest, shortest.size());
            bool listed = false;
            int seen = 0;
            cc::for_each_simple_path(rules, s, m, [&](const cc::path& path) {
                REQUIRE(path.size() >= shortest.size());
                REQUIRE_FALSE(cc::refusal_of_path(rules, s, holes(path)));
                cc::path sorted = path;
                std::sort(sorted.begin(), sorted.end());
                REQUIRE(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
                listed = listed || path == shortest;
                return ++seen < 500;
            });
            REQUIRE((listed || seen == 500));
        });
        position.apply(quintet::random_policy{}(position, random));
    }
    CHECK(longest >= 6);
}

TEST_CASE("a wrong leg is named by its number and its clause", "[chinese_checkers][paths][B6]")
{
    // Seat a jumps up a ladder of its own marbles.
    const cc::game rules;
    auto setup = rules.setup_of(rules.start());
    // The marble at the foot, and one in every other hole straight up to the right of it.
    const std::uint8_t foot = star::at({-3, -3, 6});
    REQUIRE(foot != star::none);
    std::uint8_t here = foot;
    std::array<std::uint8_t, 4> landing{foot, 0, 0, 0};
    cc::game::hole_set ladder = star::hole_set::single(foot);
    for (std::size_t leg = 0; leg < 3; ++leg) {
        const std::uint8_t over = star::neighbour(here, 0);
        ladder.insert(over);
        here = star::neighbour(over, 0);
        landing[leg + 1] = here;
    }
    // The six other marbles stay where they cannot help.
    std::size_t placed = ladder.count();
    rules.terrain_of(quintet::seat{0}).home.for_each([&](std::size_t h) {
        const bool landed = std::ranges::find(landing, h) != landing.end();
        if (placed < 10 && !ladder.contains(h) && !landed) {
            ladder.insert(h);
            ++placed;
        }
    });
    setup.marbles[0] = ladder;
    const cc::state s = rules.assemble(setup).value();

    const auto refusal = [&](std::vector<std::uint8_t> path) { return cc::refusal_of_path(rules, s, path); };
    CHECK_FALSE(refusal({landing[0], landing[1], landing[2], landing[3]}));

    // Legs 1 and 2 are right, leg 3 jumps over nothing.
    const std::uint8_t astray = star::neighbour(star::neighbour(landing[2], 4), 4);
    const auto third = refusal({landing[0], landing[1], landing[2], astray});
    REQUIRE(third);
    CHECK(third->part == 2);
    CHECK(third->clause.name() == "CC-6");
    // The first leg is looked at too, though the others are right.
    const auto first = refusal({landing[0], landing[2], landing[3]});
    REQUIRE(first);
    CHECK(first->part == 0);
    // A step after a jump, and a jump after a step, are neither a step nor a chain.
    const std::uint8_t beside = star::neighbour(landing[1], 4);
    const auto both = refusal({landing[0], landing[1], beside});
    REQUIRE(both);
    CHECK(both->clause.name() == "CC-7");
    CHECK(both->part == 1);
    CHECK(refusal({landing[0]})->clause.name() == "CC-4");
    CHECK(refusal({landing[0], landing[1], 250, landing[2]})->clause.name() == "CC-1");
}

TEST_CASE("a chain may pass its start hole again but not end there", "[chinese_checkers][paths][CC-8][B3]")
{
    // Four marbles round a rhombus of holes: the mover can jump all the way round.
    const cc::game rules;
    const std::uint8_t from = star::at({0, 0, 0});
    // The corners of a triangle of side 2, with a marble in the middle of each side.
    const std::uint8_t right = star::at({2, -2, 0});
    const std::uint8_t top = star::at({2, 0, -2});
    cc::game::hole_set own = star::hole_set::single(from);
    for (const auto& middle : {star::at({1, -1, 0}), star::at({2, -1, -1}), star::at({1, 0, -1})}) {
        own.insert(middle);
    }
    rules.terrain_of(quintet::seat{0}).home.for_each([&](std::size_t h) {
        if (own.count() < 10) {
            own.insert(h);
        }
    });
    auto setup = rules.setup_of(rules.start());
    setup.marbles[0] = own;
    const cc::state s = rules.assemble(setup).value();

    const std::vector<std::uint8_t> round_and_on{from, right, top, from, right};
    CHECK_FALSE(cc::refusal_of_path(rules, s, round_and_on));
    const std::vector<std::uint8_t> round{from, right, top, from};
    const auto why = cc::refusal_of_path(rules, s, round);
    REQUIRE(why);
    CHECK(why->clause.name() == "CC-8");
    CHECK(rules.refusal(s, {from, from})->clause.name() == "CC-8");
    // It gives itself no support: the hole behind its own start is not reached by jumping over itself.
    const std::vector<std::uint8_t> over_itself{from, right, star::at({-2, 2, 0})};
    CHECK(cc::refusal_of_path(rules, s, over_itself).has_value());
}
