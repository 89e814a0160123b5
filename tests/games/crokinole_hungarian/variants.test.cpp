// SPDX-License-Identifier: MIT
#include "hand_made.hpp"

using namespace hungarian;

namespace {

constexpr game hussar = playing(format::hussar);
constexpr shot_choice by_partner{true, shot_choice::none, struck_discs::both};
constexpr shot_choice upper_only{false, shot_choice::none, struck_discs::upper};

} // namespace

TEST_CASE("tactical pairs choose who shoots, until each has shot six", "[HU-19]")
{
    const game rules = playing(format::tactical_pairs);
    state s = started(rules);
    CHECK(rules.shooter_of(s, by_partner) == seat{2});
    CHECK_FALSE(rules.refusal(s, {{0, 0, 0, 1, 0}, by_partner}));
    // The first pair's first six shots are all the partner's, the other pair's are its own in turn.
    for (int shot = 0; shot < 12; ++shot) {
        CHECK(rules.team_of(*rules.to_move(s)).index == shot % 2);
        const event e = play(rules, s, '.', shot % 2 == 0 && rules.to_move(s) == seat{0} ? by_partner : shot_choice{});
        CHECK(e.shooter.index % 2 == shot % 2);
    }
    CHECK(s.setup().hands == decltype(setup::hands){6, 3, 0, 3});
    // No disc is handed over.
    const auto why = rules.refusal(s, {{0, 0, 0, 1, 0}, by_partner});
    REQUIRE(why);
    CHECK(why->clause.name() == "HU-19");
    script forbidden(rules, s, by_partner);
    CHECK(forbidden.off(0).read().error().clause.name() == "HU-19");
    // The seat whose turn it would be has none left: its partner acts.
    play(rules, s, "..");
    CHECK(s.setup().turn == seat{2});
    CHECK(rules.to_move(s) == seat{0});
    CHECK(rules.refusal(s, {{0, 0, 0, 1, 0}, by_partner})->clause.name() == "HU-19");
    play(rules, s, ".........");
    CHECK(s.setup().rounds == 0);
    play(rules, s, '.');
    CHECK(s.setup().rounds == 1);
}

TEST_CASE("elsewhere nobody chooses who shoots", "[HU-19]")
{
    for (const format f : {format::leisure, format::pairs, format::four_singles, format::darts}) {
        const game other = playing(f);
        CHECK(other.refusal(started(other), {{0, 0, 0, 1, 0}, by_partner})->clause.name() == "HU-19");
    }
}

TEST_CASE("a partner's discs are own discs", "[HU-7][HU-1]")
{
    const game rules = playing(format::pairs);
    // Seats 0 and 2 are side 0: seat 2 shoots onto a board with discs of its side only, a free shot.
    const state s = position(rules, {lying(0, at(0.06, 0))}, 2);
    script shot(rules, s);
    CHECK(has(shot.rest(1, at(0.2, 0)).judge().what, verdict::foul, "HU-4", 1));
    script zone(rules, s);
    CHECK(has(zone.rest(1, at(0.06, 180)).judge().what, verdict::good, "HU-4", 1));
}

TEST_CASE("a hussar flicks two stacked discs: 4, 5 or 6 shots a side", "[HU-21]")
{
    CHECK(hussar.options().discs == 8);
    auto o = preset(format::hussar);
    for (const std::uint8_t discs : {std::uint8_t{8}, std::uint8_t{10}, std::uint8_t{12}}) {
        o.discs = discs;
        const auto rules = game::with(o);
        REQUIRE(rules);
        state all = started(*rules);
        for (int turn = 0; turn < discs; ++turn) { // half as many shots a side
            CHECK(all.setup().rounds == 0);
            script off(*rules, all);
            all = off.off(0).off(1).judge().next;
        }
        CHECK(all.setup().rounds == 1);
    }
    for (const std::uint8_t discs : {std::uint8_t{6}, std::uint8_t{9}, std::uint8_t{11}}) {
        o.discs = discs;
        CHECK(game::with(o).error().clause.name() == "HU-21");
    }
    const state s = position(hussar, {});
    script shot(hussar, s);
    const judgement j = shot.rest(0, at(0.05, 0)).rest(1, at(0.05, 0)).judge();
    CHECK(has(j.what, verdict::good, "HU-21", 0));
    CHECK(has(j.what, verdict::stays, "HU-13", 1));
    REQUIRE(j.next.table().size() == 2);
    CHECK(j.next.table()[1].support == 0);
    CHECK(j.next.setup().hands == decltype(setup::hands){6, 8, 0, 0});
    CHECK(hussar.score(j.next).teams[0].round == 30);
}

TEST_CASE("a hussar's contact is made by one of the two, or by option through others", "[HU-21]")
{
    const vec2 own = at(0.2, 0);
    const vec2 theirs = at(0.15, 20);
    auto o = preset(format::hussar);
    CHECK(o.hussar_contact == hussar_contact_rule::pair);
    o.hussar_contact = hussar_contact_rule::combination;
    const game lenient = playing(o);
    for (const game& rules : {hussar, lenient}) {
        const state s = position(rules, {lying(1, theirs), lying(0, own)});
        script through(rules, s);
        const std::size_t a = through.number(own);
        const std::size_t b = through.number(theirs);
        const judgement j = through.touch(2, a)
                                .touch(a, b)
                                .rest(a, at(0.25, 20))
                                .rest(b, at(0.25, 50))
                                .rest(2, at(0.2, 180))
                                .rest(3, at(0.2, 180))
                                .judge();
        CHECK(has(j.what, rules == hussar ? verdict::foul : verdict::good, "HU-21", 2));
        CHECK(count(j.what, verdict::removed, "HU-7") ==
              (rules == hussar ? 3 : 0)); // the own disc that they touched, too
        CHECK(lies(j.next, 1, at(0.25, 50)));
        // The lower of the two, pushed by the upper alone, is one of the two.
        const shot_choice upper{false, shot_choice::none, struck_discs::upper};
        script behind(rules, s, upper);
        const judgement by_lower = behind.touch(3, 2)
                                       .touch(2, b)
                                       .land(3, disc::board_below)
                                       .rest(2, at(0.2, 180))
                                       .rest(3, at(0.05, 180))
                                       .rest(b, at(0.25, 50))
                                       .judge();
        CHECK(has(by_lower.what, verdict::good, "HU-21", 2));
    }
    o.hussar_contact = static_cast<hussar_contact_rule>(2);
    CHECK(game::with(o).error().clause.name() == "HU-21");
}

TEST_CASE("a hussar's free shot: one of the two stops inside the 15-line", "[HU-21]")
{
    const state s = position(hussar, {});
    const auto ends = [&](vec2 lower, vec2 upper) {
        script shot(hussar, s);
        return shot.land(1, disc::board_below).rest(0, lower).rest(1, upper).judge();
    };
    CHECK(has(ends(at(fifteen - 1e-9, 0), at(0.2, 0)).what, verdict::good, "HU-21", 0));
    CHECK(has(ends(at(0.2, 0), at(fifteen - 1e-9, 0)).what, verdict::good, "HU-21", 0));
    CHECK(ends(at(0.2, 0), at(0.05, 0)).next.table().size() == 2);
    const judgement outside = ends(at(fifteen, 0), at(0.2, 0)); // touching the line is not inside
    CHECK(has(outside.what, verdict::foul, "HU-21", 0));
    CHECK(count(outside.what, verdict::removed, "HU-5") == 2);
    CHECK(outside.next.table().empty());
    script into(hussar, s);
    const judgement twenty = into.hole(0).land(1, disc::board_below).rest(1, at(0.2, 0)).judge();
    CHECK(has(twenty.what, verdict::good, "HU-21", 0));
    CHECK(twenty.next.setup().cups[0] == 1);
    // Of the two: an own disc that they push into the zone does not help.
    const state own = position(hussar, {lying(0, at(0.15, 0))});
    script pushed(hussar, own);
    CHECK(has(pushed.touch(1, 0).rest(0, at(0.05, 0)).rest(1, at(0.2, 0)).rest(2, at(0.2, 0)).judge().what,
              verdict::foul, "HU-21", 1));
}

TEST_CASE("a hussar with an opponent's disc on the board: one of the two touches one", "[HU-21][HU-7]")
{
    const vec2 theirs = at(0.15, 20);
    const vec2 own = at(0.2, 0);
    const state s = position(hussar, {lying(1, theirs), lying(0, own)});
    script upper(hussar, s);
    const std::size_t b = upper.number(theirs);
    const std::size_t a = upper.number(own);
    const judgement hit = upper.touch(3, b)
                              .land(3, disc::board_below)
                              .rest(2, at(0.27, 0))
                              .rest(3, at(0.25, 90))
                              .rest(b, at(0.25, 50))
                              .judge();
    CHECK(has(hit.what, verdict::good, "HU-21", 2));
    CHECK(hit.next.table().size() == 4);
    script on_top(hussar, s); // the upper one slides off, onto an opponent's disc: it touches it
    CHECK(has(on_top.land(3, b).rest(2, at(0.27, 0)).rest(3, at(0.16, 20)).judge().what, verdict::good, "HU-21", 2));
    script missed(hussar, s);
    const judgement foul = missed.touch(2, a).rest(a, at(0.2, 10)).rest(2, at(0.05, 0)).rest(3, at(0.05, 0)).judge();
    CHECK(has(foul.what, verdict::foul, "HU-21", 2));
    CHECK(count(foul.what, verdict::removed, "HU-7") == 3);
    CHECK(foul.next.table().size() == 1);
}

TEST_CASE("a stacked pair may be shot at, counts by the lower, and tipped into the hole 15 each", "[HU-21][HU-12]")
{
    const state s = position(hussar, {lying(1, at(0.19, 0)), {at(0.18, 0), 1, disc_mode::flat, 1, 0}});
    CHECK(hussar.score(s).teams[1].round == 10); // 5 and 5, though the upper's own place is worth 10
    script shot(hussar, s);
    CHECK(
        has(shot.touch(2, 1).off(1).rest(2, at(0.25, 0)).rest(3, at(0.25, 0)).judge().what, verdict::good, "HU-21", 2));
    const state empty = position(hussar, {});
    script tipped(hussar, empty);
    const judgement j = tipped.rest(0, at(0.004, 0), disc_mode::leaning).rest(1, at(0.004, 0)).judge();
    CHECK(has(j.what, verdict::stays, "HU-12", 0));
    CHECK(has(j.what, verdict::stays, "HU-13", 1));
    CHECK(hussar.score(j.next).teams[0].round == 30);
    CHECK(j.next.setup().cups[0] == 0);
}

TEST_CASE("only the upper of the two is struck: the lower goes, the upper stays in the 15 zone or the hole", "[HU-21]")
{
    const state s = position(hussar, {});
    CHECK_FALSE(hussar.refusal(s, {{0, 0, 0, 1.2, 0}, upper_only}));
    const auto upper_to = [&](vec2 place) {
        script shot(hussar, s, upper_only);
        return shot.land(1, disc::board_below).rest(1, place).judge();
    };
    const judgement in_zone = upper_to(at(fifteen - 1e-9, 0));
    CHECK(has(in_zone.what, verdict::good, "HU-21", 0));
    CHECK(has(in_zone.what, verdict::removed, "HU-21", 0));
    CHECK(in_zone.next.table().size() == 1);
    CHECK(in_zone.next.setup().hands[0] == 6);
    CHECK(upper_to(at(fifteen, 0)).next.table().empty());
    script into(hussar, s, upper_only);
    CHECK(into.hole(1).judge().next.setup().cups[0] == 1);
}

TEST_CASE("only the upper is struck, with an opponent's disc on the board: it must be touched too", "[HU-21]")
{
    const state other = position(hussar, {lying(1, at(0.05, 90))});
    script touched(hussar, other, upper_only);
    const judgement far =
        touched.land(2, disc::board_below).touch(2, 0).rest(0, at(0.05, 45)).rest(2, at(0.2, 0)).judge();
    CHECK(has(far.what, verdict::good, "HU-21", 1));
    CHECK(has(far.what, verdict::removed, "HU-21", 1));
    CHECK(has(far.what, verdict::removed, "HU-21", 2));
    script untouched(hussar, other, upper_only);
    const judgement foul = untouched.land(2, disc::board_below).rest(2, at(0.05, 0)).judge();
    CHECK(has(foul.what, verdict::foul, "HU-21", 1));
    CHECK(foul.next.table().size() == 1);
    // Nobody else has an upper disc.
    const game leisure = playing(format::leisure);
    CHECK(leisure.refusal(position(leisure, {}), {{0, 0, 0, 1, 0}, upper_only})->clause.name() == "HU-21");
}

TEST_CASE("where only the upper disc is struck the lower one stays on the line", "[HU-21]")
{
    random_stream random(3);
    for (int i = 0; i < 20; ++i) {
        state next = hussar.start(random);
        const event e = hussar.apply(next, {{0, 0, 0, 0.7 + 0.05 * i, 0}, upper_only});
        CHECK(has(e, verdict::removed, e.rulings[0].verdict == verdict::foul ? "HU-5" : "HU-21", 0));
        CHECK(next.table().size() + next.setup().cups[0] <= 1);
    }
}

TEST_CASE("opposite discs cancel when a hussar is counted: the difference decides", "[HU-21][HU-17]")
{
    const std::vector<table_disc> discs = {lying(0, at(0.06, 0)), lying(0, at(0.15, 50)), lying(0, at(0.15, 90)),
                                           lying(1, at(0.06, 180)), lying(1, at(0.15, 300))};
    const state s = assembled(hussar, last_shot(hussar, discs, 1));
    // In pairs by zone 15 : 15 and 10 : 10 cancel, and one 10 is left.
    script off(hussar, s);
    const judgement j = off.off(5).off(6).judge();
    CHECK(j.next.setup().totals == side_points{10, 0, 0, 0});
    CHECK(has(j.what, verdict::scored, "HU-17", flick::ruling::no_disc));
}
