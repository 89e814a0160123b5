// SPDX-License-Identifier: MIT
// Positions from their description, and descriptions of what cannot be.
#include "positions.hpp"

#include <type_traits>

using namespace targets;

static_assert(std::is_trivially_copyable_v<state>);
static_assert(std::is_trivially_copyable_v<move>);

namespace {

template <class Change>
std::string_view broken_by(const game& rules, Change change)
{
    position p(rules, 1, 1);
    p.put(0, {0.03, 0.02});
    p.put(1, {-0.03, 0.02});
    p.s.round = 2;
    p.s.points = {8, 4};
    p.s.last = {2, 0};
    p.make();
    change(p);
    const auto made = p.try_make();
    if (!made) {
        CHECK((made.error().code == error_code::bad_position || made.error().code == error_code::bad_number));
        CHECK_FALSE(made.error().message.empty());
    }
    return clause_of(made);
}

} // namespace

TEST_CASE("every position of a game is made again from its description", "[spinning_target][ST-8]")
{
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 3, 4}) {
        const game rules = game_with([&](options& o) {
            o.players = players;
            o.barricade_each = spinning_target::barricade_time::cycle;
            o.rounds = 5;
        });
        random_stream random{players};
        state s = rules.start(random);
        while (rules.to_move(s)) {
            rules.apply(s, rules.sample(s, random));
            const auto again = rules.assemble(s.setup());
            INFO((again ? std::string_view() : again.error().message));
            REQUIRE(again.has_value());
            REQUIRE(*again == s);
            REQUIRE(again->hash() == s.hash());
        }
    }
}

TEST_CASE("what cannot be is refused with its clause",
          "[spinning_target][ST-1][ST-3][ST-4][ST-7][ST-8][ST-10][ST-13][ST-14][ST-17]")
{
    const game rules;
    CHECK(broken_by(rules, [](position& p) { p.s.first = 2; }) == "ST-4");
    CHECK(broken_by(rules, [](position& p) { p.s.shots = 2; }) == "ST-8");
    CHECK(broken_by(rules, [](position& p) { p.s.round = 17; }) == "ST-17");
    CHECK(broken_by(rules, [](position& p) { p.s.voided = 1; }) == "ST-13");
    CHECK(broken_by(rules, [](position& p) { p.s.out = 4; }) == "ST-13");
    CHECK(broken_by(rules, [](position& p) { p.s.points[2] = 2; }) == "ST-14");
    CHECK(broken_by(rules, [](position& p) { p.s.last[0] = 3; }) == "ST-14");
    CHECK(broken_by(rules, [](position& p) { p.s.last[0] = 10; }) == "ST-14");
    CHECK(broken_by(rules, [](position& p) { p.s.round = 0; }) == "ST-14");
    CHECK(broken_by(rules, [](position& p) { p.s.points[0] = 28; }) == "ST-18");
    CHECK(broken_by(rules, [](position& p) {
              p.s.round = 8;
              p.s.points[0] = 104;
          }) == "ST-17");
    CHECK(broken_by(rules, [](position& p) { p.put(2, {0.03, -0.05}); }) == "ST-3");
    CHECK(broken_by(rules, [](position& p) { p.put(7, {0.03, -0.05}); }) == "ST-3");
    CHECK(broken_by(rules, [](position& p) { p.put(spinning_target::white_side, {0.03, -0.05}); }) == "ST-1");
    CHECK(broken_by(rules, [](position& p) {
              p.put(spinning_target::barricade_side, {0.03, -0.05});
              p.put(spinning_target::barricade_side, {-0.03, -0.05});
          }) == "ST-7");
    CHECK(broken_by(rules, [](position& p) { p.s.placing = true; }) == "ST-7");
    CHECK(broken_by(rules, [](position& p) { p.put(1, {0.031, 0.02}); }) == "CR-7"); // two discs overlap
    CHECK(broken_by(rules, [](position& p) { p.discs[p.put(1, {0.03, -0.05})].mode = disc_mode::upright; }) == "ST-19");
    CHECK(broken_by(rules, [](position& p) { p.discs[p.put(1, {0.03, -0.05})].mode = disc_mode::standing; }) == "ST-1");
    CHECK(broken_by(rules, [](position& p) { p.discs[10].mode = disc_mode::flat; }) == "CR-7"); // it lies on no tower
    CHECK(broken_by(rules, [](position& p) { p.discs[0].mode = disc_mode::flat; }) == "ST-10");
    CHECK(broken_by(rules, [](position& p) { p.discs[5].position.x += 0.001; }) == "ST-10");
    CHECK(broken_by(rules, [](position& p) { p.s.cycle = 3; }) == "ST-8");
    CHECK(broken_by(rules, [](position& p) {
              p.s.cycle = 3;
              p.s.shots = 0;
          }) == "ST-8");
    // At the start of a round nothing is spun, and the barricade lies where it may.
    CHECK(broken_by(rules, [](position& p) {
              p.s.cycle = 0;
              p.s.shots = 0;
              p.discs = flick::list_of(spinning_target::fresh_table(p.rules.options()));
              p.put(spinning_target::barricade_side, {0.15, 0});
          }) == "ST-7");
    // A game that is over is at its last count.
    position end(rules, 0, 0);
    end.put(0, {0, 0});
    end.put(0, {0.035, 0});
    end.s.round = 16;
    end.s.points = {50, 20};
    end.s.last = {16, 0};
    end.make();
    end.s.last = {12, 0};
    CHECK(clause_of(end.try_make()) == "ST-14");
    end.s.last = {16, 0};
    end.s.shots = 1;
    CHECK(clause_of(end.try_make()) == "ST-17");
}

TEST_CASE("whatever decides the future is in equality and hash", "[spinning_target][ST-13][ST-17][ST-19]")
{
    const game rules = game_with([](options& o) { o.penalties = true; });
    position p(rules, 1, 1);
    p.put(0, {0.03, 0.02});
    p.s.round = 2;
    p.s.points = {8, 4};
    const state s = p.make();
    const auto differs = [&](auto change) {
        position q = p;
        change(q);
        const state t = q.make();
        return !(t == s) && t.hash() != s.hash();
    };
    CHECK(differs([](position& q) { q.s.chance = random_stream{3}; }));
    CHECK(differs([](position& q) { q.s.points[1] = 6; }));
    CHECK(differs([](position& q) { q.s.last[1] = 2; }));
    CHECK(differs([](position& q) { q.s.round = 3; }));
    CHECK(differs([](position& q) { q.s.cycle = 2; }));
    CHECK(differs([](position& q) { q.s.first = 1; }));
    CHECK(differs([](position& q) { q.s.voided = 2; }));
    CHECK(differs([](position& q) { q.put(1, {-0.05, 0}); }));
    CHECK(differs([](position& q) { q.discs[q.discs.size() - 1].position.x = 0.0300001; }));
    CHECK(differs([](position& q) { q.put(spinning_target::barricade_side, {-0.05, 0}); }));
}
