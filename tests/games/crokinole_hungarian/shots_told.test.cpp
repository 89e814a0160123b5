// SPDX-License-Identifier: MIT
// Rulings on logs as a camera may write them.
#include "hand_made.hpp"

using namespace hungarian;

namespace {

constexpr game leisure = playing(format::leisure);

} // namespace

TEST_CASE("being touched by a disc that bounced back takes nothing from a disc", "[HU-11][HU-6]")
{
    const vec2 own = at(0.15, 0);
    const vec2 theirs = at(0.16, 180);
    const state s = position(leisure, {lying(0, own), lying(1, theirs)});
    script first(leisure, s);
    const std::size_t a = first.number(own);
    const std::size_t b = first.number(theirs);
    // The own disc bounces back and grazes the other's; then the shot itself meets that one.
    const judgement good = first.touch(2, a)
                               .bounce(a)
                               .touch(a, b)
                               .rest(a, at(0.2, 180))
                               .touch(2, b)
                               .rest(b, at(0.16, 140))
                               .rest(2, at(0.05, 0))
                               .judge();
    CHECK(has(good.what, verdict::good, "HU-6", 2));
    CHECK(has(good.what, verdict::removed, "HU-11", a));
    CHECK(good.next.table().size() == 2);
    // Without the shot's own contact: a foul, and the own disc that it touched goes anyway.
    script second(leisure, s);
    const judgement foul = second.touch(2, a)
                               .bounce(a)
                               .touch(a, b)
                               .rest(a, at(0.2, 180))
                               .rest(b, at(0.16, 140))
                               .rest(2, at(0.05, 0))
                               .judge();
    CHECK(has(foul.what, verdict::foul, "HU-6", 2));
    CHECK(has(foul.what, verdict::removed, "HU-7", 2));
}

TEST_CASE("a disc that came to rest after a stray had moved it has no right to contacts", "[HU-11][HU-6]")
{
    const vec2 own = at(0.15, 0);
    const vec2 other_own = at(0.2, 90);
    const vec2 theirs = at(0.16, 180);
    const state s = position(leisure, {lying(0, own), lying(0, other_own), lying(1, theirs)});
    script log(leisure, s);
    const std::size_t a = log.number(own);
    const std::size_t c = log.number(other_own);
    const std::size_t b = log.number(theirs);
    // Moved by a stray alone, at rest, moved by a stray once more: what it touches then makes nothing.
    const judgement j = log.touch(3, a)
                            .bounce(a)
                            .touch(a, c)
                            .rest(c, at(0.2, 120))
                            .touch(a, c)
                            .touch(c, b)
                            .rest(a, at(0.25, 300))
                            .rest(c, at(0.2, 150))
                            .rest(b, at(0.16, 200))
                            .rest(3, at(0.05, 0))
                            .judge();
    CHECK(has(j.what, verdict::foul, "HU-6", 3));
    CHECK_FALSE(has(j.what, verdict::removed, "HU-7", c));
    CHECK(lies(j.next, 0, at(0.2, 150)));
}

TEST_CASE("what lies on a disc that drops is out over the full hole, told or not", "[HU-13][HU-9]")
{
    const table_disc lower{{0.003, 0}, 1, disc_mode::leaning, 0, disc::board_below};
    const table_disc upper{{0.005, 0}, 0, disc_mode::flat, 1, 0};
    const state s = position(leisure, {lower, upper});
    const auto shot = [&] {
        script log(leisure, s);
        log.touch(2, 0);
        return log;
    };
    for (const int told : {0, 1, 2}) { // no line of its landing; one after the capture; one before it
        INFO("told " << told);
        script log = shot();
        if (told == 2) {
            log.land(1, 0);
        }
        log.hole(0);
        if (told == 1) {
            log.land(1, 0);
        }
        const judgement j = log.rest(1, {0.002, 0}).rest(2, at(0.2, 0)).judge();
        CHECK(has(j.what, verdict::made, "HU-9", 0));
        CHECK(has(j.what, verdict::removed, "HU-13", 1));
        CHECK(j.next.setup().cups[1] == 1);
        CHECK(j.next.table().size() == 1);
    }
    // It may lie still where it lay: then nothing is told of it at all.
    CHECK(has(shot().hole(0).rest(2, at(0.2, 0)).judge().what, verdict::removed, "HU-13", 1));
    // Away from the hole it stays in play.
    script away = shot();
    const judgement j = away.hole(0).rest(1, at(0.06, 90)).rest(2, at(0.2, 0)).judge();
    CHECK_FALSE(has(j.what, verdict::removed, "HU-13", 1));
    CHECK(lies(j.next, 0, at(0.06, 90)));
}

TEST_CASE("what comes to lie on a disc that goes is judged where it comes down", "[HU-4][HU-11][HU-13][HU-21]")
{
    const vec2 nearer = at(0.08, 0);
    const vec2 farther = at(0.09, 10);
    for (const bool inside : {false, true}) {
        const vec2 lower = inside ? farther : nearer;
        const vec2 upper = inside ? nearer : farther;
        const auto verdict = inside ? verdict::good : verdict::foul;
        // The shot bounced back, and an own disc that it had touched comes to lie on it.
        auto o = preset(format::leisure);
        o.free_carom = free_carom_rule::inside;
        const game strict = playing(o);
        const state s = position(strict, {lying(0, at(0.2, 0))});
        script log(strict, s);
        const judgement j = log.touch(1, 0).bounce(1).rest(1, lower).land(0, 1).rest(0, upper).judge();
        CHECK(has(j.what, verdict, "HU-4", 1));
        CHECK(lies(j.next, 0, upper));
        CHECK(j.next.table().size() == 1);
        // The lower of a pair bounced back, and the upper comes down on it once more.
        const game hussar = playing(format::hussar);
        const state empty = position(hussar, {});
        script pair(hussar, empty);
        CHECK(has(pair.bounce(0).rest(0, lower).land(1, 0).rest(1, upper).judge().what, verdict, "HU-21", 0));
    }
}

TEST_CASE("a disc in the hole may be hit until the shot is over, and counts as its owner's", "[HU-6][CR-15]")
{
    const vec2 own = at(0.05, 0);
    const vec2 theirs = at(0.06, 180);
    const state s = position(leisure, {lying(0, own), lying(1, theirs)});
    script log(leisure, s);
    const std::size_t a = log.number(own);
    const std::size_t b = log.number(theirs);
    // The own disc bounces back and knocks the other's in; that alone is no contact. The shot then meets it in the
    // hole.
    const judgement j =
        log.touch(2, a).bounce(a).touch(a, b).hole(b).touch(2, b).rest(a, at(0.2, 0)).rest(2, at(0.05, 90)).judge();
    CHECK(has(j.what, verdict::good, "HU-6", 2));
    CHECK(j.next.setup().cups[1] == 1);
    // The hole holds one disc a shot.
    script two(leisure, s);
    const auto refused = two.touch(2, a).hole(a).hole(2).read();
    REQUIRE_FALSE(refused);
    CHECK(refused.error().clause.name() == "CR-15");
    CHECK(refused.error().position == 2);
}

TEST_CASE("the finishing shot without a disc in hand takes an earlier twenty back from the cup", "[HU-24]")
{
    auto o = preset(format::darts);
    o.legs = o.sets = 1;
    const game darts = playing(o);
    setup described;
    described.table =
        table_of({lying(0, at(0.06, 0)), lying(0, at(0.06, 90)), lying(0, at(0.06, 180)), lying(0, at(0.06, 270))});
    described.cups[0] = 1;
    described.totals[0] = 400;
    described.hands[1] = 5;
    const state s = assembled(darts, described);
    script log(darts, s);
    // The match is over, and its last board stays as it is: five discs, the one that made the twenty twice among them.
    const judgement won = log.hole(4).judge();
    CHECK(won.what.ended == stage::match);
    CHECK(won.next.table().size() == 4);
    CHECK(won.next.setup().cups[0] == 1);
}
