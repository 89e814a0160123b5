// SPDX-License-Identifier: MIT
// Penalties by a referee, where the players agreed on them.
#include "positions.hpp"

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
    const auto counted = judged(rules, voided, falls_off(voided));
    CHECK(counted.what.scored == std::array<std::int32_t, 4>{0, 4, 0, 0});
    CHECK(count_rulings(counted.what, "ST-13") == 1);
    CHECK(counted.next.setup().voided == 0); // the next round counts again
    const state forgiven = after(rules, voided, 0, penalty::none);
    CHECK(forgiven == s);
    // As long as nothing was shot in the next round, it is the one just counted that is voided.
    const state next = judged(rules, s, falls_off(s)).next;
    CHECK(next.setup().points[0] == 8);
    const state late = after(rules, next, 0, penalty::void_round);
    CHECK(late.setup().points[0] == 0);
    CHECK(late.setup().points[1] == 4);
    CHECK(late.setup().voided == 0);
    CHECK(why(rules, late, 0, penalty::void_round) == "ST-13");
    // And before any round there is none.
    random_stream random{1};
    CHECK(why(rules, rules.start(random), 0, penalty::void_round) == "ST-13");
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
    const state u = judged(rules, t, falls_off(t)).next;
    CHECK(u.setup().round == 11);
    CHECK_FALSE(rules.outcome(u));
    CHECK(u.setup().points[0] == 96);
}
