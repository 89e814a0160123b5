// SPDX-License-Identifier: MIT
#include "hand_made.hpp"

#include <set>

using namespace hungarian;

// Whole matches, shot by shot; the letters are those of hungarian::play.
// NOLINTBEGIN(readability-function-cognitive-complexity): each is one story, and is read from top to bottom

TEST_CASE("a tournament that ends 4 : 4 goes by twenties", "[HU-18]")
{
    const game rules = playing(format::tournament);
    state s = started(rules);
    const auto totals = [&] { return s.setup().totals; };
    // Seat 0 begins; the shots alternate. It makes 15, 5 and three twenties to 15 and 10.
    event e = play(rules, s,
                   "fftn"
                   "v.t."
                   "t..."
                   "...");
    CHECK(e.ended == stage::shot);
    e = play(rules, s, '.');
    CHECK(e.ended == stage::round);
    CHECK(e.points == side_points{15 + 20 + 5 + 20 + 20, 15 + 10, 0, 0});
    CHECK(totals() == side_points{2, 0, 0, 0});
    CHECK(s.setup().twenties == std::array<std::uint32_t, 4>{3, 0, 0, 0});
    CHECK(s.setup().beginner == seat{1});
    // Seat 1 begins. Three twenties each: equal, one match point each.
    e = play(rules, s, "tttttt..........");
    CHECK(e.points == side_points{60, 60, 0, 0});
    CHECK(totals() == side_points{3, 1, 0, 0});
    CHECK(s.setup().beginner == seat{0});
    e = play(rules, s, ".t.t............");
    CHECK(e.points == side_points{0, 40, 0, 0});
    CHECK(totals() == side_points{3, 3, 0, 0});
    CHECK(s.setup().beginner == seat{1});
    CHECK_FALSE(rules.outcome(s));
    // The fourth is equal too: 4 : 4, and twenties 3 + 3 + 0 + 2 to 0 + 3 + 2 + 2.
    e = play(rules, s, "tttt...........");
    CHECK_FALSE(rules.outcome(s));
    e = play(rules, s, '.');
    CHECK(e.points == side_points{40, 40, 0, 0});
    CHECK(e.ended == stage::match);
    CHECK(totals() == side_points{4, 4, 0, 0});
    CHECK(s.setup().twenties == std::array<std::uint32_t, 4>{8, 7, 0, 0});
    const auto end = rules.outcome(s);
    REQUIRE(end);
    CHECK(end->wins({0}));
    CHECK(end->rank({1}) == 2);
    CHECK(end->ended_by().name() == "HU-18");
}

TEST_CASE("a tournament that ends 4 : 4 with equal twenties goes to an extra round, its beginner drawn", "[HU-18]")
{
    const game rules = playing(format::tournament);
    std::set<std::uint8_t> drawn;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        random_stream random(seed);
        state s = rules.start(random);
        const std::uint8_t first = s.setup().beginner.index;
        // Each round is won by who begins it, by a twenty.
        for (int round = 0; round < 4; ++round) {
            CHECK(s.setup().beginner.index == (first + round) % 2);
            CHECK_FALSE(rules.outcome(s));
            if (round == 3) {
                play(rules, s, "t..............");
                random_stream lots = s.setup().lots;
                const event e = play(rules, s, '.');
                CHECK(e.ended == stage::round);
                CHECK(s.setup().beginner.index == lots.below(2));
                CHECK(s.setup().lots == lots);
            } else {
                play(rules, s, "t...............");
            }
        }
        CHECK(s.setup().totals == side_points{4, 4, 0, 0});
        CHECK(s.setup().twenties == std::array<std::uint32_t, 4>{2, 2, 0, 0});
        CHECK(s.setup().rounds == 4);
        drawn.insert(static_cast<std::uint8_t>(s.setup().beginner.index ^ first));
        state level = s;
        const std::uint8_t begins = s.setup().beginner.index;
        // An extra round that is equal, twenties too, settles nothing; another one follows.
        play(rules, level, "tt..............");
        CHECK(level.setup().totals == side_points{5, 5, 0, 0});
        CHECK_FALSE(rules.outcome(level));
        // One that is won ends the match.
        const event e = play(rules, s, ".t..............");
        CHECK(e.ended == stage::match);
        REQUIRE(rules.outcome(s));
        CHECK(rules.outcome(s)->wins({static_cast<std::uint8_t>(1 - begins)}));
        CHECK(s.setup().totals[1U - begins] == 6);
    }
    CHECK(drawn.size() == 2);
}

TEST_CASE("a leisure match to 100 that both sides pass in one round", "[HU-16]")
{
    const game rules = playing(format::leisure);
    state s = started(rules);
    // Four twenties each in the first round, 80 : 80; then 40 to 60.
    play(rules, s, "tttttttt................");
    CHECK(s.setup().totals == side_points{80, 80, 0, 0});
    CHECK_FALSE(rules.outcome(s));
    const event e = play(rules, s, "tttt....t...............");
    CHECK(e.ended == stage::match);
    CHECK(s.setup().totals == side_points{120, 140, 0, 0});
    CHECK(rules.outcome(s)->wins({1}));
}

TEST_CASE("a leg of darts that busts, comes back and finishes", "[HU-22][HU-23][HU-24]")
{
    const game rules = playing(format::darts);
    state s = started(rules);
    const auto total = [&](std::size_t side) { return s.setup().totals[side]; };
    const auto other_turn = [&](std::string_view shots) {
        REQUIRE(rules.to_move(s) == seat{1});
        play(rules, s, shots);
        REQUIRE(rules.to_move(s) == seat{0});
    };
    for (int turn = 1; turn <= 3; ++turn) {
        play(rules, s, "ttttt");
        CHECK(total(0) == 100 * turn);
        other_turn("f....");
        CHECK(total(1) == 15 * turn);
    }
    play(rules, s, "tttfn"); // 60 + 15 + 10
    CHECK(total(0) == 385);
    other_turn("fffff");
    CHECK(total(1) == 120);
    play(rules, s, 't'); // 405: bust at once
    CHECK(total(0) == 385);
    other_turn(".....");
    play(rules, s, "f"); // 400 exactly; the finishing shot follows at once
    CHECK(total(0) == 400);
    REQUIRE(rules.to_move(s) == seat{0});
    play(rules, s, '.'); // and misses
    other_turn("tt...");
    CHECK(total(1) == 160);
    CHECK(s.table().empty());
    const event e = play(rules, s, 't');
    CHECK(e.ended == stage::leg);
    CHECK(s.setup().legs == std::array<std::uint8_t, 2>{1, 0});
    CHECK(s.setup().totals == side_points{});

    // The second leg is begun by the other. He comes to 390, knocks a 15 out to 10, and finishes.
    REQUIRE(rules.to_move(s) == seat{1});
    for (int turn = 0; turn < 3; ++turn) {
        play(rules, s, "ttttt.....");
    }
    play(rules, s, "tttff"); // 60 + 30
    CHECK(total(1) == 390);
    play(rules, s, ".....");
    play(rules, s, 'f'); // 405, no bust while there are shots left
    REQUIRE(rules.to_move(s) == seat{1});
    script knock(rules, s);
    s = knock.touch(1, 0).rest(0, at(0.15, 0)).off(1).judge().next;
    CHECK(total(1) == 400);
    REQUIRE(rules.to_move(s) == seat{1});
    REQUIRE(s.table().size() == 1);
    script past(rules, s); // past the 10 without touching it
    s = past.hole(1).judge().next;
    CHECK(s.setup().legs == std::array<std::uint8_t, 2>{1, 1});

    // The third leg decides the set: the last five discs all lie on the board, and one of them is picked up.
    REQUIRE(rules.to_move(s) == seat{0});
    for (int turn = 0; turn < 3; ++turn) {
        play(rules, s, "ttttt.....");
    }
    play(rules, s, "ff........"); // 330
    CHECK(total(0) == 330);
    play(rules, s, "fffnf");
    CHECK(total(0) == 400);
    REQUIRE(s.table().size() == 5);
    const event set = play(rules, s, 't', {false, 3, struck_discs::both});
    CHECK(set.ended == stage::set);
    CHECK(s.setup().sets == std::array<std::uint8_t, 2>{1, 0});
    CHECK(rules.to_move(s) == seat{1});
}

// NOLINTEND(readability-function-cognitive-complexity)
