// SPDX-License-Identifier: MIT
#include "hand_made.hpp"

#include <set>

using namespace hungarian;

namespace {

crokinole_hungarian::options leisure_by(scoring_rule scoring)
{
    auto o = preset(format::leisure);
    o.scoring = scoring;
    return o;
}

/// 45 and 25 points, as in the page's worked example.
std::vector<table_disc> worked_example()
{
    return {lying(0, at(0.06, 0)),   lying(0, at(0.06, 120)), lying(0, at(0.15, 50)), lying(0, at(0.23, 10)),
            lying(1, at(0.15, 200)), lying(1, at(0.15, 300)), lying(1, at(0.23, 90))};
}
/// 25 and 25.
std::vector<table_disc> equal_board()
{
    return {lying(0, at(0.06, 0)), lying(0, at(0.15, 50)), lying(1, at(0.06, 180)), lying(1, at(0.15, 300))};
}

/// After the last shot of a round, which falls off the board: side 0 has 45 points, side 1 has 25; or both 25.
judgement after_round(const game& rules, const side_points& totals, bool equal = false, std::uint32_t rounds = 3,
                      std::uint8_t turn = 1)
{
    setup s = last_shot(rules, equal ? equal_board() : worked_example(), turn);
    s.totals = totals;
    s.rounds = rounds;
    const state before = assembled(rules, s);
    script shot(rules, before);
    return shot.off(shot.shot()).judge();
}

} // namespace

TEST_CASE("players, partners, and the discs of each format", "[HU-1]")
{
    const auto has_discs = [](format f, std::size_t seats, std::size_t sides, std::uint8_t discs) {
        const game rules = playing(f);
        CHECK(rules.seats() == seats);
        CHECK(rules.teams() == sides);
        random_stream random(1);
        const state s = rules.start(random);
        for (std::size_t i = 0; i < most_seats; ++i) {
            CHECK(s.setup().hands[i] == (i < seats ? discs : 0));
        }
    };
    has_discs(format::leisure, 2, 2, 12);
    has_discs(format::tournament, 2, 2, 8);
    has_discs(format::pairs, 4, 2, 6);
    has_discs(format::tactical_pairs, 4, 2, 6);
    has_discs(format::four_singles, 4, 4, 6);
    has_discs(format::hussar, 2, 2, 8);
    has_discs(format::darts, 2, 2, 5);
    const game pairs = playing(format::pairs);
    CHECK(pairs.team_of({0}) == pairs.team_of({2}));
    CHECK(pairs.team_of({1}) == pairs.team_of({3}));
    CHECK(pairs.team_of({0}) != pairs.team_of({1}));
    // Two sit opposite each other, and partners too.
    const game two = playing(format::leisure);
    CHECK(two.area_of({0}).facing == -two.area_of({1}).facing);
    CHECK(pairs.area_of({0}).facing == -pairs.area_of({2}).facing);
}

TEST_CASE("the beginner is drawn, turns go clockwise, and the next seat begins the next round", "[HU-2]")
{
    for (const format f : {format::leisure, format::pairs, format::four_singles, format::darts}) {
        const game rules = playing(f);
        std::set<std::uint8_t> drawn;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            random_stream random(seed);
            const state s = rules.start(random);
            CHECK(s.setup().turn == s.setup().beginner);
            drawn.insert(s.setup().beginner.index);
        }
        CHECK(drawn.size() == rules.seats());
    }
    const game pairs = playing(format::pairs);
    state s = started(pairs, 2);
    for (std::size_t shot = 0; shot < 24; ++shot) {
        CHECK(pairs.to_move(s) == seat{static_cast<std::uint8_t>((2 + shot) % 4)});
        // Clockwise: a quarter turn to the right, seen from above.
        const vec2 facing = pairs.area_of(*pairs.to_move(s)).facing;
        play(pairs, s, '.');
        if (shot < 23) {
            CHECK(distance(pairs.area_of(*pairs.to_move(s)).facing, -left_of(facing)) < 1e-12);
        }
    }
    CHECK(s.setup().rounds == 1);
    CHECK(s.setup().beginner == seat{3});
    CHECK(pairs.to_move(s) == seat{3});
}

TEST_CASE("zones count 15, 10, 5, a touched line lower, and the page's example 45 to 25", "[HU-15][CR-3]")
{
    const game rules = playing(format::leisure);
    const auto worth = [&](double distance) {
        return rules.score(position(rules, {lying(0, at(distance, 0))})).teams[0].round;
    };
    CHECK(worth(0.03) == 15);
    CHECK(worth(fifteen - 1e-9) == 15);
    CHECK(worth(fifteen) == 10);
    CHECK(worth(ten - 1e-9) == 10);
    CHECK(worth(ten) == 5);
    CHECK(worth(base - 1e-9) == 5);
    const state example = position(rules, worked_example());
    CHECK(rules.score(example).teams[0].round == 45);
    CHECK(rules.score(example).teams[1].round == 25);
    // Twenties are counted beside it.
    setup with_cups = example.setup();
    with_cups.hands = {6, 6, 0, 0};
    with_cups.cups = {2, 1, 0, 0};
    const state more = assembled(rules, with_cups);
    CHECK(rules.score(more).teams[0].round == 85);
    CHECK(rules.score(more).teams[1].round == 45);
}

TEST_CASE("scoring 1: all is added, the first at 100 wins, of two the higher, equal plays on", "[HU-16]")
{
    const game rules = playing(leisure_by(scoring_rule::totals));
    const judgement none = after_round(rules, {50, 70, 0, 0});
    CHECK(none.what.ended == stage::round);
    CHECK(none.what.points == side_points{45, 25, 0, 0});
    CHECK(count(none.what, verdict::scored, "HU-16") == 2);
    CHECK(none.next.setup().totals == side_points{95, 95, 0, 0});
    CHECK(none.next.table().empty());
    CHECK(none.next.setup().hands == decltype(setup::hands){12, 12, 0, 0});
    CHECK(none.next.setup().beginner == seat{1});
    CHECK_FALSE(rules.outcome(none.next));

    const judgement exactly = after_round(rules, {55, 0, 0, 0});
    REQUIRE(rules.outcome(exactly.next));
    CHECK(exactly.what.ended == stage::match);
    CHECK(rules.outcome(exactly.next)->wins({0}));
    CHECK(rules.outcome(exactly.next)->rank({1}) == 2);
    CHECK(rules.outcome(exactly.next)->ended_by().name() == "HU-16");
    CHECK_FALSE(rules.to_move(exactly.next));

    const judgement both = after_round(rules, {90, 99, 0, 0});
    REQUIRE(rules.outcome(both.next));
    CHECK(both.next.setup().totals == side_points{135, 124, 0, 0});
    CHECK(rules.outcome(both.next)->wins({0}));

    const judgement level = after_round(rules, {70, 90, 0, 0});
    CHECK(level.next.setup().totals == side_points{115, 115, 0, 0});
    CHECK_FALSE(rules.outcome(level.next));
    // The round after decides, and the last board stays to be seen.
    const judgement after = after_round(rules, {115, 115, 0, 0});
    REQUIRE(rules.outcome(after.next));
    CHECK(after.next.table().size() == worked_example().size());
    CHECK(rules.score(after.next).teams[0].total == 160);
    CHECK(rules.score(after.next).teams[0].round == 45);
    CHECK(rules.refusal(after.next, {})->clause.name() == "HU-16");
}

TEST_CASE("ties without end overflow nothing", "[HU-16][HU-18]")
{
    const game leisure = playing(leisure_by(scoring_rule::totals));
    const std::int32_t most = flick::most_total;
    const judgement level = after_round(leisure, {most, most, 0, 0}, true, most_rounds);
    CHECK(level.next.setup().totals == side_points{most, most, 0, 0});
    CHECK(level.next.setup().rounds == most_rounds);
    CHECK(leisure.assemble(level.next.setup()));
}

TEST_CASE("scoring 2: only the difference counts, to 100", "[HU-17]")
{
    const game rules = playing(leisure_by(scoring_rule::difference));
    const judgement ahead = after_round(rules, {60, 90, 0, 0});
    CHECK(ahead.next.setup().totals == side_points{80, 90, 0, 0});
    CHECK(count(ahead.what, verdict::scored, "HU-17") == 1);
    CHECK_FALSE(rules.outcome(ahead.next));
    const judgement won = after_round(rules, {80, 90, 0, 0});
    REQUIRE(rules.outcome(won.next));
    CHECK(rules.outcome(won.next)->wins({0}));
    CHECK(rules.outcome(won.next)->ended_by().name() == "HU-17");
    const judgement level = after_round(rules, {80, 95, 0, 0}, true);
    CHECK(level.next.setup().totals == side_points{80, 95, 0, 0});
    CHECK_FALSE(rules.outcome(level.next));
    auto o = leisure_by(scoring_rule::difference);
    o.target = 20;
    CHECK(playing(o).outcome(after_round(playing(o), {0, 0, 0, 0}, false, 0).next)->wins({0}));
}

TEST_CASE("scoring 3: four rounds of two match points, equal rounds one each", "[HU-18]")
{
    const game rules = playing(format::tournament);
    const judgement won = after_round(rules, {0, 2, 0, 0}, false, 1);
    CHECK(won.next.setup().totals == side_points{2, 2, 0, 0});
    CHECK(count(won.what, verdict::scored, "HU-18") == 1);
    const judgement level = after_round(rules, {0, 2, 0, 0}, true, 1);
    CHECK(level.next.setup().totals == side_points{1, 3, 0, 0});
    CHECK(count(level.what, verdict::scored, "HU-18") == 2);
    // Not over before the fourth round, however clear.
    CHECK_FALSE(rules.outcome(after_round(rules, {4, 0, 0, 0}, false, 2).next));
    const judgement end = after_round(rules, {3, 3, 0, 0}, false, 3);
    REQUIRE(rules.outcome(end.next));
    CHECK(rules.outcome(end.next)->wins({0}));
    CHECK(rules.outcome(end.next)->ended_by().name() == "HU-18");
    CHECK(end.next.setup().totals == side_points{5, 3, 0, 0});
    CHECK_FALSE(rules.outcome(after_round(rules, {2, 4, 0, 0}, false, 3).next)); // 4 : 4 and no twenties
}

TEST_CASE("four single players: any foreign disc will do", "[HU-20]")
{
    const game rules = playing(format::four_singles);
    const vec2 third = at(0.15, 100);
    const vec2 own = at(0.2, 0);
    const state s = position(rules, {lying(2, third), lying(0, own)});
    script shot(rules, s);
    const std::size_t foreign = shot.number(third);
    const judgement j = shot.touch(2, foreign).rest(foreign, third).rest(2, at(0.25, 0)).judge();
    CHECK(has(j.what, verdict::good, "HU-20", 2));
    // Nobody is anybody's partner.
    script missed(rules, s);
    const std::size_t mine = missed.number(own);
    const judgement foul = missed.touch(2, mine).rest(mine, own).rest(2, at(0.25, 0)).judge();
    CHECK(has(foul.what, verdict::foul, "HU-20", 2));
    CHECK(count(foul.what, verdict::removed, "HU-7") == 2);
    const state opposite = position(rules, {lying(2, third)});
    script free(rules, opposite);
    CHECK(has(free.rest(1, at(0.05, 0)).judge().what, verdict::foul, "HU-20", 1));
}

TEST_CASE("four single players: four rounds, each begun by another; all points are added", "[HU-20]")
{
    const game rules = playing(format::four_singles);
    state match = started(rules);
    std::set<std::uint8_t> beginners;
    for (int round = 0; round < 4; ++round) {
        CHECK_FALSE(rules.outcome(match));
        beginners.insert(match.setup().beginner.index);
        for (int turn = 0; turn < 24; ++turn) {
            const std::uint8_t who = rules.to_move(match)->index;
            play(rules, match, who == 1 || (who == 3 && round < 2) || (who == 0 && round == 0) ? 't' : '.');
        }
    }
    CHECK(beginners.size() == 4);
    const auto end = rules.outcome(match);
    REQUIRE(end);
    CHECK(end->ended_by().name() == "HU-20");
    CHECK(match.setup().totals == side_points{120, 480, 0, 240});
    CHECK(end->rank({1}) == 1);
    CHECK(end->rank({3}) == 2);
    CHECK(end->rank({0}) == 3);
    CHECK(end->rank({2}) == 4);
}
