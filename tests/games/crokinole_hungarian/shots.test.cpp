// SPDX-License-Identifier: MIT
#include "hand_made.hpp"

using namespace hungarian;

namespace {

constexpr game leisure = playing(format::leisure);

} // namespace

TEST_CASE("a shot begins on the base line, and at the side touches the quadrant line at most", "[HU-3]")
{
    const state s = position(leisure, {});
    const move straight{{0, 0, 0, 1.2, 0}, {}};
    CHECK_FALSE(leisure.refusal(s, straight));
    const auto refused = [&](double place, double reach) {
        const auto why = leisure.refusal(s, {{place, reach, 0, 1.2, 0}, {}});
        return why ? why->clause.name() : "";
    };
    // The line is touched within the disc's radius and half of the line's width: CR-3, from both sides.
    const double touching = 0.015875 + 0.00079375;
    CHECK(refused(0, touching - 1e-9).empty());
    CHECK(refused(0, touching + 1e-9) == "HU-3");
    CHECK(refused(0, -touching + 1e-9).empty());
    CHECK(refused(0, -touching - 1e-9) == "HU-3");
    // The rim reaches the quadrant line's far edge, and not beyond.
    const double limit = flick::place_limit(leisure.options().board, leisure.area_of({0}), {});
    CHECK(refused(limit, 0).empty());
    CHECK(refused(-limit, 0).empty());
    CHECK(refused(limit + 1e-6, 0) == "HU-3");
    CHECK(refused(pi, 0) == "HU-3");
    CHECK(leisure.refusal(s, {{0, 0, 0, -1, 0}, {}})->clause.name() == "CR-7");
    const state crowded = position(leisure, {lying(1, at(0.2875, 0))});
    CHECK(leisure.refusal(crowded, straight)->clause.name() == "CR-6");
}

TEST_CASE("a free shot ends in the 15 zone, touches its line, or falls into the hole", "[HU-4][HU-5]")
{
    const state empty = position(leisure, {});
    const auto free_shot = [&](const state& s, vec2 to) {
        script shot(leisure, s);
        return shot.rest(shot.shot(), to).judge();
    };
    for (const double inside : {0.03, fifteen - 1e-9, fifteen, 0.1016, fifteen_line - 1e-9}) {
        const judgement j = free_shot(empty, at(inside, 10));
        CHECK(has(j.what, verdict::good, "HU-4", 0));
        CHECK(lies(j.next, 0, at(inside, 10)));
    }
    for (const double outside : {fifteen_line + 1e-9, 0.15, 0.28}) {
        const judgement j = free_shot(empty, at(outside, 10));
        CHECK(has(j.what, verdict::foul, "HU-4", 0));
        CHECK(has(j.what, verdict::removed, "HU-5", 0));
        CHECK(j.next.table().empty());
    }
    script twenty(leisure, empty);
    const judgement made = twenty.hole(0).judge();
    CHECK(has(made.what, verdict::good, "HU-4", 0));
    CHECK(made.next.setup().cups[0] == 1);
    script too_far(leisure, empty);
    CHECK(has(too_far.off(0).judge().what, verdict::foul, "HU-4", 0));

    // Among own discs only, it is a free shot too: untouched, the shot itself must reach the zone.
    const state own = position(leisure, {lying(0, at(0.05, 90))});
    CHECK(has(free_shot(own, at(0.15, 0)).what, verdict::foul, "HU-4", 1));
    CHECK(lies(free_shot(own, at(0.15, 0)).next, 0, at(0.05, 90)));
    CHECK(has(free_shot(own, at(0.1, 0)).what, verdict::good, "HU-4", 1));
}

namespace {

constexpr vec2 own_disc{0.15, 0};

/// A free shot that touches an own disc.
judgement carom(const game& rules, vec2 shot_to, vec2 own_to)
{
    const state s = position(rules, {lying(0, own_disc)});
    script shot(rules, s);
    return shot.touch(1, 0).rest(1, shot_to).rest(0, own_to).judge();
}

} // namespace

TEST_CASE("a free shot may touch own discs: then one of those must reach the 15 zone", "[HU-4]")
{
    CHECK(has(carom(leisure, at(0.2, 5), at(0.05, 0)).what, verdict::good, "HU-4", 1));
    CHECK(lies(carom(leisure, at(0.2, 5), at(0.05, 0)).next, 0, at(0.2, 5)));
    CHECK(has(carom(leisure, at(0.05, 0), at(0.2, 5)).what, verdict::good, "HU-4", 1));
    // The chain counts: an own disc that was touched by an own disc.
    const state three = position(leisure, {lying(0, own_disc), lying(0, at(0.2, 90))});
    script chain(leisure, three);
    const std::size_t first = chain.number(own_disc);
    const std::size_t second = chain.number(at(0.2, 90));
    const judgement chained = chain.touch(2, first)
                                  .touch(first, second)
                                  .rest(2, at(0.2, 5))
                                  .rest(first, at(0.2, 45))
                                  .rest(second, at(0.02, 90))
                                  .judge();
    CHECK(has(chained.what, verdict::good, "HU-4", 2));
}

TEST_CASE("in a carom touching the 15-line is enough, or not, by the option free_carom", "[HU-4]")
{
    auto o = preset(format::leisure);
    o.free_carom = free_carom_rule::inside;
    const game inside = playing(o);
    const vec2 on_line = at(0.1, 0);
    CHECK(has(carom(leisure, on_line, at(0.2, 5)).what, verdict::good, "HU-4", 1));
    CHECK(has(carom(inside, on_line, at(0.2, 5)).what, verdict::foul, "HU-4", 1));
    CHECK(has(carom(inside, at(0.2, 5), at(fifteen, 0)).what, verdict::foul, "HU-4", 1));
    CHECK(has(carom(inside, at(0.2, 5), at(fifteen - 1e-9, 0)).what, verdict::good, "HU-4", 1));
    // It is asked of caroms only.
    const state s = position(inside, {lying(0, own_disc)});
    script alone(inside, s);
    CHECK(has(alone.rest(1, at(0.1, 90)).judge().what, verdict::good, "HU-4", 1));
}

TEST_CASE("a failed free shot costs the shot, or what it touched too, by the option free_shot_foul", "[HU-5]")
{
    auto o = preset(format::leisure);
    o.free_shot_foul = free_shot_foul_rule::shot_and_touched;
    const game both = playing(o);
    const judgement only_shot = carom(leisure, at(0.2, 5), at(0.15, 90));
    CHECK(has(only_shot.what, verdict::removed, "HU-5", 1));
    CHECK(lies(only_shot.next, 0, at(0.15, 90)));
    const judgement touched_too = carom(both, at(0.2, 5), at(0.15, 90));
    CHECK(count(touched_too.what, verdict::removed, "HU-5") == 2);
    CHECK(touched_too.next.table().empty());
    const state s = position(both, {lying(0, own_disc)});
    script missed(both, s);
    CHECK(lies(missed.rest(1, at(0.2, 90)).judge().next, 0, own_disc));
}

TEST_CASE("with an opponent's disc on the board one must be touched, directly, off posts or through own discs",
          "[HU-6][HU-8]")
{
    const vec2 theirs = at(0.15, 20);
    const vec2 own = at(0.2, 0);
    const state s = position(leisure, {lying(1, theirs), lying(0, own)});
    script direct(leisure, s);
    const std::size_t a = direct.number(own);
    const std::size_t b = direct.number(theirs);
    // After a contact anything may stay anywhere inside the base line.
    const judgement hit = direct.touch(2, b).rest(2, at(0.27, 0)).rest(b, at(0.27, 90)).judge();
    CHECK(has(hit.what, verdict::good, "HU-6", 2));
    CHECK(hit.next.table().size() == 3);
    script bank(leisure, s);
    CHECK(has(bank.post(2, 0).touch(2, b).rest(2, at(0.2, 90)).rest(b, at(0.2, 45)).judge().what, verdict::good, "HU-6",
              2));
    script combination(leisure, s);
    const judgement through =
        combination.touch(2, a).touch(a, b).rest(2, at(0.25, 0)).rest(a, at(0.2, 10)).rest(b, at(0.2, 45)).judge();
    CHECK(has(through.what, verdict::good, "HU-6", 2));
    CHECK(through.next.table().size() == 3);
    script own_first(leisure, s);
    const judgement first =
        own_first.touch(2, a).touch(2, b).rest(2, at(0.25, 0)).rest(a, at(0.2, 10)).rest(b, at(0.2, 45)).judge();
    CHECK(has(first.what, verdict::good, "HU-6", 2));
    // Nothing else is such a contact.
    script own_only(leisure, s);
    CHECK(has(own_only.touch(2, a).rest(2, at(0.05, 0)).rest(a, at(0.2, 10)).judge().what, verdict::foul, "HU-6", 2));
    script post_only(leisure, s);
    CHECK(has(post_only.post(2, 0).rest(2, at(0.05, 0)).judge().what, verdict::foul, "HU-6", 2));
}

TEST_CASE("without that contact the shot goes, and own and partner's discs that it touched", "[HU-7]")
{
    const vec2 theirs = at(0.15, 20);
    const vec2 own = at(0.2, 0);
    const vec2 other = at(0.2, 180);
    const auto judged = [&](const game& rules) {
        const state s = position(rules, {lying(1, theirs), lying(0, own), lying(0, other)});
        script shot(rules, s);
        const std::size_t a = shot.number(own);
        return shot.touch(3, a).rest(3, at(0.05, 0)).rest(a, at(0.05, 90)).judge();
    };
    for (const format f : {format::leisure, format::tournament, format::pairs, format::tactical_pairs}) {
        const judgement j = judged(playing(f));
        CHECK(has(j.what, verdict::foul, "HU-6", 3));
        CHECK(has(j.what, verdict::removed, "HU-7", 3));
        CHECK(count(j.what, verdict::removed, "HU-7") == 2);
        CHECK(j.next.table().size() == 2);
        CHECK(lies(j.next, 1, theirs));
        CHECK(lies(j.next, 0, other));
    }
    // Even out of the hole, be it the shot or an own disc that it touched.
    const state s = position(leisure, {lying(1, theirs), lying(0, own)});
    script twenty(leisure, s);
    const judgement into = twenty.hole(2).judge();
    CHECK(has(into.what, verdict::removed, "HU-7", 2));
    CHECK(into.next.setup().cups[0] == 0);
    script pushed(leisure, s);
    const std::size_t a = pushed.number(own);
    const judgement own_in = pushed.touch(2, a).rest(2, at(0.25, 0)).hole(a).judge();
    CHECK(own_in.next.setup().cups[0] == 0);
    CHECK(count(own_in.what, verdict::removed, "HU-7") == 2);
    CHECK(own_in.next.table().size() == 1);
}

TEST_CASE("after a legal contact only discs on the base line go, from either side", "[HU-8][HU-14]")
{
    const vec2 theirs = at(0.25, 20);
    const state s = position(leisure, {lying(1, theirs)});
    const auto ends = [&](double shot_at, double theirs_at) {
        script shot(leisure, s);
        return shot.touch(1, 0).rest(1, at(shot_at, 0)).rest(0, at(theirs_at, 40)).judge();
    };
    CHECK(ends(base - 1e-9, base - 1e-9).next.table().size() == 2);
    const judgement own_out = ends(base, 0.25);
    CHECK(has(own_out.what, verdict::removed, "HU-14", 1));
    CHECK(own_out.next.table().size() == 1);
    const judgement their_out = ends(0.25, base + 1e-9);
    CHECK(has(their_out.what, verdict::removed, "HU-14", 0));
    CHECK(has(their_out.what, verdict::good, "HU-6", 1));
    CHECK(their_out.next.table().size() == 1);
    // What slid out stays out.
    script out(leisure, s);
    const judgement gone = out.touch(1, 0).off(0).rest(1, at(0.2, 0)).judge();
    CHECK(has(gone.what, verdict::removed, "HU-14", 0));
    CHECK(gone.next.table().size() == 1);
}

TEST_CASE("a disc in the hole is twenty for its owner, whoever knocked it in", "[HU-9]")
{
    const vec2 theirs = at(0.05, 20);
    const state s = position(leisure, {lying(1, theirs), lying(0, at(0.1, 0))});
    script mistake(leisure, s);
    const std::size_t b = mistake.number(theirs);
    const judgement j = mistake.touch(2, b).hole(b).rest(2, at(0.05, 0)).judge();
    CHECK(has(j.what, verdict::made, "HU-9", b));
    CHECK(j.next.setup().cups[1] == 1);
    CHECK(j.next.setup().cups[0] == 0);
    CHECK(leisure.score(j.next).teams[1].round == 20);
    script follow(leisure, s);
    const judgement both = follow.touch(2, b).rest(b, at(0.2, 0)).hole(2).judge();
    CHECK(both.next.setup().cups[0] == 1);
    // For good: it is out of reach of later shots.
    state later = both.next;
    play(leisure, later, '.');
    CHECK(later.setup().cups[0] == 1);
}

TEST_CASE("a moving disc may cross the base line and come back by itself", "[HU-10]")
{
    const vec2 theirs = at(0.28, 20);
    const state s = position(leisure, {lying(1, theirs)});
    script shot(leisure, s);
    const judgement j = shot.touch_at(1, 0, at(0.265, 12), {1, 0})
                            .touch_at(0, 1, at(0.31, 20), {1, 0})
                            .rest(1, at(0.2, 0))
                            .rest(0, at(0.27, 20))
                            .judge();
    CHECK(has(j.what, verdict::stays, "HU-10", 0));
    CHECK(lies(j.next, 1, at(0.27, 20)));
    // It does not if it rests on the line.
    script rests(leisure, s);
    const judgement out = rests.touch_at(1, 0, at(0.265, 12), {1, 0})
                              .touch_at(0, 1, at(0.31, 20), {1, 0})
                              .rest(1, at(0.2, 0))
                              .rest(0, at(0.29, 20))
                              .judge();
    CHECK(out.next.table().size() == 1);
}

TEST_CASE("a disc that bounced back goes; what it moved stays, a twenty so made counts, a contact does not", "[HU-11]")
{
    const vec2 theirs = at(0.2, 20);
    const vec2 own = at(0.2, 0);
    const state s = position(leisure, {lying(1, theirs), lying(0, own)});
    SECTION("only own discs before the bounce: no contact, and those go by HU-7")
    {
        script shot(leisure, s);
        const std::size_t a = shot.number(own);
        const std::size_t b = shot.number(theirs);
        const judgement j = shot.touch(2, a)
                                .rest(a, at(0.15, 0))
                                .bounce(2)
                                .touch(2, b)
                                .rest(2, at(0.1, 0))
                                .rest(b, at(0.1, 50))
                                .judge();
        CHECK(has(j.what, verdict::foul, "HU-6", 2));
        CHECK(has(j.what, verdict::removed, "HU-11", 2));
        CHECK(has(j.what, verdict::removed, "HU-7", a));
        CHECK(j.next.table().size() == 1);
        CHECK(lies(j.next, 1, at(0.1, 50)));
    }
    SECTION("own discs that it moves on its way back stay, and their twenties count")
    {
        script shot(leisure, s);
        const std::size_t a = shot.number(own);
        const std::size_t b = shot.number(theirs);
        const judgement j =
            shot.bounce(2).touch(2, a).touch(a, b).hole(a).rest(2, at(0.1, 0)).rest(b, at(0.1, 50)).judge();
        CHECK(has(j.what, verdict::foul, "HU-6", 2));
        CHECK(has(j.what, verdict::made, "HU-9", a));
        CHECK(j.next.setup().cups[0] == 1);
        CHECK(lies(j.next, 1, at(0.1, 50)));
    }
    SECTION("after a legal contact it goes all the same, even into the hole")
    {
        script shot(leisure, s);
        const std::size_t b = shot.number(theirs);
        const judgement j = shot.touch(2, b).rest(b, at(0.1, 50)).bounce(2).hole(2).judge();
        CHECK(has(j.what, verdict::good, "HU-6", 2));
        CHECK(has(j.what, verdict::removed, "HU-11", 2));
        CHECK(j.next.setup().cups[0] == 0);
    }
    SECTION("an opponent's disc that bounced back goes too")
    {
        script shot(leisure, s);
        const std::size_t b = shot.number(theirs);
        const judgement j = shot.touch(2, b).bounce(b).rest(b, at(0.1, 50)).rest(2, at(0.2, 40)).judge();
        CHECK(has(j.what, verdict::removed, "HU-11", b));
        CHECK(j.next.table().size() == 2);
    }
    SECTION("a free shot that bounced back into the 15 zone is none")
    {
        const state empty = position(leisure, {});
        script shot(leisure, empty);
        CHECK(has(shot.bounce(0).rest(0, at(0.05, 0)).judge().what, verdict::foul, "HU-4", 0));
    }
}

TEST_CASE("a disc that leans over the hole stays in play, may be shot at, and counts 15", "[HU-12]")
{
    const state empty = position(leisure, {});
    script shot(leisure, empty);
    const judgement j = shot.rest(0, at(0.005, 0), disc_mode::leaning).judge();
    CHECK(has(j.what, verdict::stays, "HU-12", 0));
    CHECK(leisure.score(j.next).teams[0].round == 15);
    CHECK(j.next.setup().cups[0] == 0);
    // The other side must touch it, and may.
    script at_it(leisure, j.next);
    const judgement hit = at_it.touch(1, 0).off(0).rest(1, at(0.25, 0)).judge();
    CHECK(has(hit.what, verdict::good, "HU-6", 1));
    CHECK(hit.next.table().size() == 1);
    // However the log calls it.
    script flat(leisure, empty);
    CHECK(flat.rest(0, at(0.005, 0)).judge().next.table()[0].mode == disc_mode::leaning);
}

TEST_CASE("a disc on another stays, and counts as the lower does; over the hole only the lower counts", "[HU-13]")
{
    const vec2 lower = at(0.1, 0);
    const vec2 upper = at(0.08, 0);
    const state s = position(leisure, {lying(1, lower)});
    script shot(leisure, s);
    const judgement j = shot.touch(1, 0).rest(0, lower).land(1, 0).rest(1, upper).judge();
    CHECK(has(j.what, verdict::stays, "HU-13", 1));
    REQUIRE(j.next.table().size() == 2);
    CHECK(j.next.table()[1].layer == 1);
    CHECK(j.next.table()[1].support == 0);
    // The lower touches the 15-line; the upper lies inside it, and counts 10 as well.
    CHECK(leisure.score(j.next).teams[1].round == 10);
    CHECK(leisure.score(j.next).teams[0].round == 10);
    // Both may be shot at: a contact with either is one.
    const state again = position(leisure, {lying(0, lower), {upper, 1, disc_mode::flat, 1, 0}});
    script at_upper(leisure, again);
    const std::size_t top = at_upper.number(upper);
    CHECK(has(at_upper.touch(2, top).off(top).rest(2, at(0.2, 0)).judge().what, verdict::good, "HU-6", 2));

    // Over the hole.
    const state near_hole = position(leisure, {lying(1, at(0.04, 20))});
    script over(leisure, near_hole);
    const judgement out = over.touch(1, 0).hole(0).land(1, 0).rest(1, at(0.004, 0), disc_mode::leaning).judge();
    CHECK(has(out.what, verdict::made, "HU-9", 0));
    CHECK(has(out.what, verdict::removed, "HU-13", 1));
    CHECK(out.next.table().empty());
    CHECK(out.next.setup().cups[1] == 1);
    CHECK(out.next.setup().cups[0] == 0);
}

TEST_CASE("a disc on another that reaches over the base line goes; what lay on a disc that goes comes down",
          "[HU-13][HU-14]")
{
    const vec2 lower = at(0.27, 20);
    const vec2 upper = at(0.28, 20);
    const state s = position(leisure, {lying(1, lower), {upper, 0, disc_mode::flat, 1, 0}, lying(1, at(0.1, 90))});
    const auto moved = [&](double lower_to, double upper_to) {
        script shot(leisure, s);
        const std::size_t low = shot.number(lower);
        const std::size_t high = shot.number(upper);
        return shot.touch(3, low)
            .rest(low, at(lower_to, 20))
            .rest(high, at(upper_to, 20))
            .rest(3, at(0.2, 90))
            .judge()
            .next;
    };
    CHECK(moved(0.27, base - 1e-9).table().size() == 4);
    const state without_upper = moved(0.27, base);
    CHECK(without_upper.table().size() == 3);
    CHECK(lies(without_upper, 1, at(0.27, 20)));
    // The lower one rests on the line and is taken away, so that the upper one comes down, inside it.
    const state without_lower = moved(base, 0.28);
    REQUIRE(without_lower.table().size() == 3);
    CHECK(lies(without_lower, 0, at(0.28, 20)));
    for (const table_disc& d : without_lower.table()) {
        CHECK(d.layer == 0);
    }
    CHECK(moved(base, base).table().size() == 2);
    // The lower one leaves: the upper one comes down by itself, as its log says.
    script away(leisure, s);
    const std::size_t low = away.number(lower);
    const std::size_t high = away.number(upper);
    const judgement j =
        away.touch(3, low).off(low).land(high, disc::board_below).rest(high, upper).rest(3, at(0.2, 90)).judge();
    CHECK(has(j.what, verdict::removed, "HU-14", low));
    CHECK(lies(j.next, 0, upper));
}

TEST_CASE("a log that cannot be, a place where no disc may lie, or a choice is refused", "[HU-3][CR-7]")
{
    const state s = position(leisure, {lying(1, at(0.2, 20))});
    script still(leisure, s);
    CHECK(still.rest(1, at(0.2, 90)).touch(1, 0).read().error().code == error_code::bad_record);
    script twice(leisure, s);
    CHECK(twice.hole(1).hole(1).read().error().position == 1);
    script unknown(leisure, s);
    CHECK(unknown.rest(2, at(0.1, 0)).read().error().code == error_code::bad_record);
    script endless(leisure, s);
    CHECK(endless.read().error().code == error_code::bad_record);
    script circle(leisure, s);
    CHECK(circle.land(1, 0).land(0, 1).read().error().code == error_code::bad_record);
    CHECK(leisure.judge(s, {at(0.2, 0), {}}, {}).error().clause.name() == "HU-3");
    CHECK(leisure.judge(s, {{real::infinity().value(), 0}, {}}, {}).error().clause.name() == "CR-7");
    shot_choice picked;
    picked.picked = 0;
    CHECK(leisure.judge(s, {at(0.3048, 0), picked}, {}).error().clause.name() == "HU-24");
}
