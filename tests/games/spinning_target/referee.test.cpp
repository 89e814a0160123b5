// SPDX-License-Identifier: MIT
// Penalties by a referee, where the players agreed on them.
#include "positions.hpp"

#include <quintet/core/incremental.hpp>
#include <quintet/search/greedy_policy.hpp>

using namespace targets;

namespace {

game refereed(std::uint8_t players)
{
    return game_with([&](options& o) {
        o.players = players;
        o.penalties = true;
    });
}

std::string_view why(const game& rules, const state& s, std::uint8_t who, penalty verdict)
{
    return clause_of(rules.refusal(s, move::referee({who}, verdict)));
}

state after(const game& rules, state s, std::uint8_t who, penalty verdict)
{
    REQUIRE(why(rules, s, who, verdict).empty());
    const auto e = rules.apply(s, move::referee({who}, verdict));
    CHECK(count_rulings(e, "ST-13") >= 1);
    CHECK(e.mover == seat{who});
    CHECK(rules.assemble(s.setup()).has_value());
    return s;
}

spinning_target::judgement count(const game& rules, const state& s)
{
    REQUIRE_FALSE(rules.refusal(s, move::count()));
    spinning_target::judgement counted{s, {}};
    counted.what = rules.apply(counted.next, move::count());
    CHECK(counted.what.mover == rules.to_move(s));
    CHECK(rules.assemble(counted.next.setup()).has_value());
    return counted;
}

} // namespace

TEST_CASE("without the option nobody is punished, and no bot punishes", "[spinning_target][ST-13]")
{
    const game usual;
    position p(usual, 1, 0);
    for (const penalty verdict : {penalty::none, penalty::void_round, penalty::disqualify}) {
        CHECK(why(usual, p.make(), 0, verdict) == "ST-13");
    }
    setup s = p.make().setup();
    s.voided = 1;
    CHECK(clause_of(usual.assemble(s)) == "ST-13");

    const game rules = refereed(3);
    position q(rules, 1, 1);
    const state t = q.make();
    CHECK(why(rules, t, 3, penalty::disqualify) == "ST-13");
    CHECK(why(rules, t, 0, penalty{3}) == "ST-13");
    rules.for_each_move(t, [](const move& m) { CHECK(m.kind == spinning_target::move_kind::spin); });
    random_stream random{1};
    for (int k = 0; k < 100; ++k) {
        CHECK(rules.sample(t, random).kind == spinning_target::move_kind::spin);
    }
    const move punishment = move::referee({2}, penalty::void_round);
    CHECK(rules.nearest(t, punishment) == punishment);
    CHECK(rules.perturbed(t, punishment, flick::hands::beginner, random) == punishment);
}

TEST_CASE("a spoiler's round counts nothing, unless that is taken back", "[spinning_target][ST-13]")
{
    const game rules = refereed(2);
    position p(rules, 2, 1);
    p.put(0, {0, 0});
    p.put(1, {0, 0.05});
    const state s = p.make();
    CHECK(why(rules, s, 0, penalty::none) == "ST-13");
    const state voided = after(rules, s, 0, penalty::void_round);
    CHECK(rules.to_move(voided) == rules.to_move(s));
    CHECK(rules.score(voided).seats[0] == tally{0, 0});
    CHECK(rules.score(voided).seats[1] == tally{4, 4});
    CHECK(why(rules, voided, 0, penalty::void_round) == "ST-13");
    const auto spun = judged(rules, voided, falls_off(voided)).next;
    const auto counted = count(rules, spun);
    CHECK(counted.what.scored == std::array<std::int32_t, 4>{0, 4, 0, 0});
    CHECK(count_rulings(counted.what, "ST-13") == 1);
    CHECK(counted.next.setup().voided == 0); // the next round counts again
    const state forgiven = after(rules, voided, 0, penalty::none);
    CHECK(forgiven == s);
}

TEST_CASE("a referee acts from a spin until the next one begins, and after a round's last spin until it is counted",
          "[spinning_target][ST-13]")
{
    const game rules = refereed(2);
    // Before anybody has spun there is nothing to punish.
    random_stream random{1};
    state begun = rules.start(random);
    for (int k = 0; k < 2; ++k) {
        for (const penalty verdict : {penalty::none, penalty::void_round, penalty::disqualify}) {
            CHECK(why(rules, begun, 0, verdict) == "ST-13");
        }
        rules.apply(begun, k == 0 ? rules.sample(begun, random) : move::spin({}));
    }
    CHECK(why(rules, begun, 0, penalty::disqualify).empty());

    position p(rules, 2, 1);
    p.put(0, {0, 0});
    p.put(1, {0, 0.05});
    const state s = p.make();
    CHECK(clause_of(rules.refusal(s, move::count())) == "ST-13");
    const auto last = judged(rules, s, ends_at(s, {0, -0.05}));
    CHECK_FALSE(last.what.round_ended);
    const state waits = last.next;
    CHECK(spinning_target::awaits_count(waits.setup()));
    CHECK(rules.to_move(waits) == seat{0}); // who began the round
    CHECK_FALSE(rules.outcome(waits));
    CHECK(rules.count_moves(waits) == 1);
    CHECK(rules.any_move(waits));
    CHECK(rules.sample(waits, random) == move::count());
    CHECK(rules.nearest(waits, move::spin({})) == move::count());
    CHECK(rules.nearest(waits, move::barricade({})) == move::count());
    CHECK(clause_of(rules.refusal(waits, move::spin({}))) == "ST-13");
    CHECK(clause_of(rules.refusal(waits, move::barricade({0.07, 0}))) == "ST-13");
    CHECK(clause_of(rules.judge(waits, rules.area_of({0}).centre, ends_at(waits, {}))) == "ST-13");
    CHECK(rules.score(waits).seats[0] == tally{8, 8});
    CHECK(rules.score(waits).seats[1] == tally{8, 8});
    CHECK(rules.assemble(waits.setup()).value() == waits);
    // The last spin is punished, and that can be taken back.
    const state voided = after(rules, waits, 1, penalty::void_round);
    CHECK(rules.score(voided).seats[1] == tally{0, 0});
    CHECK(after(rules, voided, 1, penalty::none) == waits);
    CHECK(count(rules, voided).next.setup().points == std::array<std::int32_t, 4>{8, 0, 0, 0});
    // Counted, the points are final, but a player may still be put out until the next spin begins.
    const auto counted = count(rules, waits);
    CHECK(counted.what.round_ended);
    CHECK(counted.what.scored == std::array<std::int32_t, 4>{8, 8, 0, 0});
    CHECK(why(rules, counted.next, 1, penalty::void_round) == "ST-13");
    CHECK(why(rules, counted.next, 1, penalty::none) == "ST-13");
    CHECK(rules.outcome(after(rules, counted.next, 1, penalty::disqualify))->rank({0}) == 1);
    setup early = counted.next.setup();
    early.voided = 1;
    CHECK(clause_of(rules.assemble(early)) == "ST-13");
    // Without the option nobody waits.
    const game usual;
    const auto at_once = judged(usual, usual.assemble(s.setup()).value(), ends_at(s, {0, -0.05}));
    CHECK(at_once.what.round_ended);
    CHECK(at_once.next.setup() == counted.next.setup());
}

TEST_CASE("the last spin of the game can be punished: it decides who has won, or whether it goes on",
          "[spinning_target][ST-13][ST-17]")
{
    const game rules = refereed(2);
    position p(rules, 2, 1);
    p.put(0, {0, 0.05});
    p.s.points = {80, 96};
    p.s.round = 8;
    const state s = p.make();
    const state waits = judged(rules, s, ends_at(s, {0, 0})).next; // the eight that makes 104
    CHECK_FALSE(rules.outcome(waits));
    CHECK(rules.count_moves(waits) == 1);
    const auto won = count(rules, waits).next;
    REQUIRE(rules.outcome(won));
    CHECK(rules.outcome(won)->rank({1}) == 1);
    CHECK(clause_of(rules.refusal(won, move::referee({1}, penalty::void_round))) == "ST-17"); // too late
    const auto goes_on = count(rules, after(rules, waits, 1, penalty::void_round)).next;
    CHECK_FALSE(rules.outcome(goes_on));
    CHECK(goes_on.setup().points == std::array<std::int32_t, 4>{84, 96, 0, 0});
    CHECK(goes_on.setup().voided == 0);
    const auto out = after(rules, waits, 1, penalty::disqualify);
    REQUIRE(rules.outcome(out));
    CHECK(rules.outcome(out)->ended_by().name() == "ST-13");
    CHECK(rules.outcome(out)->rank({0}) == 1);
    // After the sixteenth round, too; greed ends it as anybody does.
    p.s.round = 15;
    p.s.points = {20, 20};
    p.s.first = 1;
    const state sixteenth = p.make();
    const state over = judged(rules, sixteenth, ends_at(sixteenth, {0, 0})).next;
    random_stream random{2};
    CHECK(greedy_policy{}(tracked<game>(rules, over), random) == move::count());
    CHECK(rules.outcome(count(rules, over).next)->rank({1}) == 1);
    CHECK(rules.outcome(count(rules, after(rules, over, 1, penalty::void_round)).next)->rank({1}) == 2);
}

TEST_CASE("a shot that is forfeited ends a round that waits as well", "[spinning_target][ST-12][ST-13]")
{
    const game rules = refereed(3);
    position p(rules, 2, 1);
    p.s.out = 4; // whose turn would be the last
    p.put(0, {0, 0});
    const state s = p.make();
    const state waits = judged(rules, s, falls_off(s)).next;
    CHECK(spinning_target::awaits_count(waits.setup()));
    CHECK(rules.to_move(waits) == seat{0});
    CHECK(count(rules, waits).next.setup().points[0] == 8);
    // Where the beginner of the round is out, the next clockwise has it counted.
    p.s.out = 1;
    p.s.shots = 2;
    const state t = p.make();
    CHECK(rules.to_move(judged(rules, t, falls_off(t)).next) == seat{1});
}

TEST_CASE("a disqualified player is out for good: he neither spins nor begins, and comes last",
          "[spinning_target][ST-13]")
{
    const game rules = refereed(3);
    position p(rules, 1, 1);
    p.put(0, {0, 0.03});
    p.put(1, {0, -0.01});
    p.s.points = {10, 50, 10};
    p.s.last = {4, 4, 4};
    p.s.round = 3; // begun by seat 0 again
    state s = p.make();
    REQUIRE(rules.to_move(s) == seat{1});
    s = after(rules, s, 1, penalty::disqualify);
    CHECK(rules.to_move(s) == seat{2});
    CHECK(count_side(s, 1) == 1); // his discs lie on
    CHECK(rules.score(s).seats[1] == tally{0, 50});
    CHECK(why(rules, s, 1, penalty::none) == "ST-13");
    CHECK(why(rules, s, 1, penalty::disqualify) == "ST-13");
    for (const std::uint8_t who : std::initializer_list<std::uint8_t>{2, 0, 2}) {
        REQUIRE(rules.to_move(s) == seat{who});
        s = judged(rules, s, falls_off(s)).next;
    }
    s = count(rules, s).next;
    CHECK(s.setup().round == 4);
    CHECK(s.setup().points == std::array<std::int32_t, 4>{18, 50, 10, 0});
    // The next round is his to begin: the next clockwise places the barricade, and spins first.
    CHECK(rules.to_move(s) == seat{2});
    rules.apply(s, move::barricade({0.07, 0}));
    CHECK(rules.to_move(s) == seat{2});
    CHECK_FALSE(rules.outcome(s));
    // Down to one player the game is over.
    s = after(rules, s, 0, penalty::disqualify);
    REQUIRE(rules.outcome(s));
    CHECK(rules.outcome(s)->ended_by().name() == "ST-13");
    CHECK(rules.outcome(s)->rank({2}) == 1);
    CHECK(rules.outcome(s)->rank({0}) == 2);
    CHECK(rules.outcome(s)->rank({1}) == 2);
    CHECK(clause_of(rules.refusal(s, move::referee({2}, penalty::disqualify))) == "ST-13");
    CHECK(rules.count_moves(s) == 0);
    setup nobody = s.setup();
    nobody.out = 7;
    CHECK(clause_of(rules.assemble(nobody)) == "ST-13");
    // His points do not end the game.
    position rich(rules, 2, 2);
    rich.s.points = {96, 10, 10};
    rich.s.round = 10; // begun by seat 1; seat 0 is the last to spin
    rich.s.out = 1;
    rich.put(0, {0, 0});
    setup full = rich.s;
    full.shots = 1;
    rich.s = full;
    const state t = rich.make();
    const state u = count(rules, judged(rules, t, falls_off(t)).next).next;
    CHECK(u.setup().round == 11);
    CHECK_FALSE(rules.outcome(u));
    CHECK(u.setup().points[0] == 96);
}
