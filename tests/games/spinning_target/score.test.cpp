// SPDX-License-Identifier: MIT
// What discs count, and who wins.
#include "positions.hpp"

using namespace targets;
using spinning_target::leaning_rule;

namespace {

/// What seat 0 gets for discs that lie as they do when the round ends.
std::int32_t round_of(const game& rules, position& p)
{
    p.s.cycle = 2;
    p.s.shots = 1;
    const state s = p.make();
    const auto counted = judged(rules, s, falls_off(s));
    REQUIRE(counted.what.round_ended);
    CHECK(counted.what.scored[0] == rules.score(s).seats[0].round);
    return counted.what.scored[0];
}

} // namespace

TEST_CASE("each disc on the board counts 0, 2, 4 or 8 when the last of the round was spun", "[spinning_target][ST-14]")
{
    const game rules;
    const std::array<std::pair<vec2, int>, 4> places{
        {{{0.18, 0.02}, 0}, {{0, 0.09}, 2}, {{0, 0.05}, 4}, {{0.01, 0}, 8}}};
    for (const auto& [place, points] : places) {
        position p(rules, 2, 1);
        p.put(0, place);
        CHECK(round_of(rules, p) == points);
    }
    position p(rules, 2, 1);
    p.put(0, {0, 0.09});
    p.put(0, {0, 0.05});
    p.put(1, {0.01, -0.01});
    p.s.points = {10, 20};
    p.s.last = {2, 4};
    p.s.round = 3;
    const state s = p.make();
    CHECK(rules.score(s).seats[0] == tally{6, 16});
    CHECK(rules.score(s).seats[1] == tally{8, 28});
    const auto counted = judged(rules, s, falls_off(s));
    CHECK(count_rulings(counted.what, "ST-14") == 2);
    CHECK(counted.what.scored == std::array<std::int32_t, 4>{6, 8, 0, 0});
    CHECK(rules.score(counted.next).seats[0] == tally{0, 16});
    CHECK(rules.score(counted.next).seats[1] == tally{0, 28});
    // White discs and the barricade count for nobody, and nothing is counted before.
    position other(rules, 2, 0);
    other.put(spinning_target::barricade_side, {0, 0});
    CHECK(rules.score(other.make()).seats[0] == tally{0, 0});
    CHECK_FALSE(judged(rules, other.make(), falls_off(other.make())).what.round_ended);
}

TEST_CASE("a footprint that just reaches a zone counts it, and 1e-9 m less does not", "[spinning_target][ST-15]")
{
    struct zone_edge {
        double radius;
        int inside;
        int outside;
    };
    const game usual;
    const game centre = game_with([](options& o) { o.line = zone_reading::centre; });
    const game strict = game_with([](options& o) { o.line = zone_reading::fully_inside; });
    for (const zone_edge& edge : {zone_edge{0.110, 2, 0}, zone_edge{0.055, 4, 2}, zone_edge{0.020, 8, 4}}) {
        const auto points = [&](const game& rules, double away) {
            position p(rules, 2, 1);
            p.put(0, {0, away});
            return round_of(rules, p);
        };
        const double reaching = edge.radius + 0.015;
        CHECK(points(usual, reaching) == edge.inside);
        CHECK(points(usual, reaching + 1e-9) == edge.outside);
        CHECK(points(centre, edge.radius - 1e-9) == edge.inside);
        CHECK(points(centre, edge.radius + 1e-9) == edge.outside);
        const double inside = edge.radius - 0.015;
        CHECK(points(strict, inside - 1e-9) == edge.inside);
        CHECK(points(strict, inside + 1e-9) == edge.outside);
    }
}

TEST_CASE("own discs that lean on each other all count the highest zone among them", "[spinning_target][ST-16]")
{
    const game rules;
    // A chain from the middle ring out to the outer ring: the ends do not touch each other.
    position chain(rules, 2, 1);
    const std::uint8_t a = chain.put(0, {0, 0.060});
    const std::uint8_t b = chain.put(0, {0, 0.085}, a);
    chain.put(0, {0, 0.110}, b);
    CHECK(round_of(rules, chain) == 12);
    position out(rules, 2, 1);
    const std::uint8_t low = out.put(0, {0.03, 0.12}); // 2 by itself
    out.put(0, {0.035, 0.14}, low);                    // 0 by itself
    CHECK(round_of(rules, out) == 4);
    const auto counted = judged(rules, out.make(), falls_off(out.make()));
    REQUIRE(count_rulings(counted.what, "ST-16") == 1);
    for (const flick::ruling& r : counted.what.rulings) {
        if (r.clause.name() == "ST-16") { // the number is the one in the shot
            CHECK(out.make().table()[r.disc].layer == 1);
            CHECK(r.side == 0);
        }
    }
    // In the chain's middle a foreign disc breaks it.
    position broken(rules, 2, 1);
    const std::uint8_t c = broken.put(0, {0, 0.060});
    const std::uint8_t d = broken.put(1, {0, 0.085}, c);
    broken.put(0, {0, 0.110}, d);
    CHECK(round_of(rules, broken) == 4 + 2);
    // Also where the two own ones overlap, with a foreign one between them.
    position between(rules, 2, 1);
    const std::uint8_t e = between.put(0, {0, 0.060});
    const std::uint8_t f = between.put(1, {0.002, 0.070}, e);
    between.put(0, {0, 0.080}, f);
    CHECK(round_of(rules, between) == 4 + 2);
    // Leaning on another player's disc, or on the barricade, gives nothing.
    position foreign(rules, 2, 1);
    const std::uint8_t g = foreign.put(1, {0, 0.060});
    foreign.put(0, {0, 0.085}, g);
    CHECK(round_of(rules, foreign) == 2);
    position barricade(rules, 2, 1);
    const std::uint8_t h = barricade.put(spinning_target::barricade_side, {0, 0.060});
    barricade.put(0, {0, 0.082}, h);
    CHECK(round_of(rules, barricade) == 2);
    // A disc rests on the nearest of those that it overlaps; it leans on the others of the layer below as well.
    position two(rules, 2, 1);
    const std::uint8_t k = two.put(1, {0.0, 0.095});
    two.put(0, {0.0, 0.064});
    two.put(0, {0.0, 0.085}, k);
    CHECK(round_of(rules, two) == 4 + 4);
}

TEST_CASE("lying side by side is leaning under the option only", "[spinning_target][ST-16]")
{
    const game overlap;
    const game touch = game_with([](options& o) { o.leaning = leaning_rule::touch; });
    const auto points = [](const game& rules, double gap) {
        position p(rules, 2, 1);
        p.put(0, {0, 0.060});
        p.put(0, {0, 0.090 + gap});
        return round_of(rules, p);
    };
    CHECK(points(overlap, 0) == 4 + 2);
    CHECK(points(touch, 0) == 4 + 4);
    CHECK(points(touch, 1e-8) == 4 + 2);
    // Touching chains through own discs only.
    position p(touch, 2, 1);
    p.put(0, {0, 0.060});
    p.put(1, {0, 0.090});
    p.put(0, {0, 0.120});
    CHECK(round_of(touch, p) == 4 + 2);
}

TEST_CASE("the game ends when somebody has the points, or with the last round; equal shares win",
          "[spinning_target][ST-17]")
{
    const auto after = [](const game& rules, std::int32_t first, std::int32_t second, std::uint16_t round) {
        position p(rules, 2, 1);
        p.put(0, {0, 0});
        p.s.points = {first, second};
        p.s.round = round;
        p.s.last = round == 1 ? p.s.points : p.s.last;
        const state s = p.make();
        CHECK_FALSE(rules.outcome(s));
        return judged(rules, s, falls_off(s)).next;
    };
    const game rules;
    CHECK_FALSE(rules.outcome(after(rules, 90, 98, 10)));
    const state won = after(rules, 92, 98, 10);
    REQUIRE(rules.outcome(won));
    CHECK(rules.outcome(won)->ended_by().name() == "ST-17");
    CHECK(rules.outcome(won)->rank({0}) == 1);
    CHECK(rules.outcome(won)->rank({1}) == 2);
    CHECK_FALSE(rules.to_move(won));
    CHECK(clause_of(rules.refusal(won, move::barricade({0.07, 0}))) == "ST-17");
    CHECK(clause_of(rules.judge(won, rules.area_of({0}).centre, {})) == "ST-17");
    CHECK(rules.score(won).seats[0] == tally{8, 100});
    CHECK(count_side(won, 0) == 1); // the discs stay to be looked at
    CHECK(rules.assemble(won.setup()).has_value());
    // After 16 rounds, whatever the points.
    CHECK_FALSE(rules.outcome(after(rules, 20, 28, 14)));
    const state last = after(rules, 20, 28, 15);
    REQUIRE(rules.outcome(last));
    CHECK(rules.outcome(last)->rank({0}) == 1);
    CHECK(rules.outcome(last)->rank({1}) == 1);
    const state lost = after(rules, 20, 30, 15);
    CHECK(rules.outcome(lost)->rank({0}) == 2);
    // Both numbers are options.
    const game brief = game_with([](options& o) {
        o.target_points = 20;
        o.rounds = 3;
    });
    CHECK(brief.outcome(after(brief, 12, 0, 1)));
    CHECK_FALSE(brief.outcome(after(brief, 10, 0, 1)));
    CHECK(brief.outcome(after(brief, 0, 0, 2)));
}

TEST_CASE("a player makes at most 24 a round, so that 100 takes five", "[spinning_target][ST-18]")
{
    const game rules;
    CHECK(spinning_target::most_of_a_round(rules.options()) == 24);
    position p(rules, 2, 1);
    p.put(0, {0, 0.0});
    p.put(0, {0.0, 0.03});
    p.put(0, {0.0, -0.03});
    CHECK(round_of(rules, p) == 24);
    // No position has more.
    position q(rules, 1, 0);
    q.s.round = 4;
    q.s.points = {96, 0};
    q.s.last = {24, 0};
    q.make();
    q.s.points = {98, 0};
    CHECK(clause_of(q.try_make()) == "ST-18");
    q.s.points = {95, 0};
    CHECK(clause_of(q.try_make()) == "ST-18");
    q.s.points = {22, 0};
    q.s.last = {22, 0};
    q.s.round = 1;
    CHECK(clause_of(q.try_make()) == "ST-14"); // no three discs count 22
}
