// SPDX-License-Identifier: MIT
#include "positions.hpp"

using namespace crokinole_tests;

namespace {

constexpr vec2 theirs{-0.15, 0.05};
constexpr vec2 mine{0.15, 0.05};
constexpr vec2 other_mine{0.16, -0.1};
constexpr vec2 away{-0.2, 0.1};

/// One shot on an empty board that rests at a place.
words open_shot(const options& o, vec2 where)
{
    const auto rules = rules_of(o);
    const state s = position(rules, {});
    hand_log log(s);
    log.rest(log.shot(), where);
    return told(s, judge(rules, s, log).what);
}

} // namespace

TEST_CASE("on an empty board the shot must end in the hole, or inside the 15-line", "[CR-8]")
{
    CHECK(open_shot({}, {0.05, 0}) == words{"good CR-8 shot"});
    CHECK(open_shot({}, {limit_15 - 1e-9, 0}) == words{"good CR-8 shot"});
    CHECK(open_shot({}, {limit_15 + 1e-9, 0}) == words{"foul CR-8 shot", "removed CR-8 shot"});
    CHECK(open_shot({}, {0.2, 0}) == words{"foul CR-8 shot", "removed CR-8 shot"});

    const auto rules = rules_of({});
    const state s = position(rules, {});
    hand_log made(s);
    made.capture(made.shot());
    const auto judged = judge(rules, s, made);
    CHECK(told(s, judged.what) == words{"good CR-8 shot", "made CR-15 shot"});
    CHECK(judged.next.setup().cups[0] == 1);
    CHECK(judged.next.table().empty());

    hand_log missed(s);
    missed.rest(missed.shot(), {0.2, 0});
    const auto gone = judge(rules, s, missed).next;
    CHECK(gone.table().empty());
    CHECK(ditch_of(rules.options(), gone.setup(), 0) == ditch_of(rules.options(), s.setup(), 0) + 1);
}

TEST_CASE("among own discs only the shot may end anywhere", "[CR-9]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{0, mine}});
    hand_log log(s);
    log.rest(log.shot(), {0.25, 0});
    const auto judged = judge(rules, s, log);
    CHECK(told(s, judged.what) == words{"good CR-9 shot"});
    CHECK(places(judged.next, 0).size() == 2);

    const auto pairs = rules_of(club(4, true));
    const state with_partner = position(pairs, {{0, mine}}, 2, 2);
    hand_log quiet(with_partner);
    quiet.rest(quiet.shot(), {-0.25, 0});
    CHECK(told(with_partner, judge(pairs, with_partner, quiet).what) == words{"good CR-9 shot"});
}

TEST_CASE("an opponent's disc on the board must be touched", "[CR-10]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{1, theirs}});
    const std::uint8_t disc = number_at(s, theirs);

    SECTION("directly")
    {
        hand_log log(s);
        log.contact(log.shot(), disc).rest(disc, away).rest(log.shot(), {0.25, 0});
        const auto judged = judge(rules, s, log);
        CHECK(told(s, judged.what) == words{"good CR-10 shot"});
        CHECK(places(judged.next, 0) == std::vector<vec2>{{0.25, 0}});
        CHECK(places(judged.next, 1) == std::vector<vec2>{away});
    }
    SECTION("off a post")
    {
        hand_log log(s);
        log.post(log.shot(), 0).contact(log.shot(), disc).rest(disc, away).rest(log.shot(), {0.25, 0});
        CHECK(told(s, judge(rules, s, log).what) == words{"good CR-10 shot"});
    }
    SECTION("or the shot goes to the ditch")
    {
        hand_log log(s);
        log.rest(log.shot(), {0.05, 0});
        const auto judged = judge(rules, s, log);
        CHECK(told(s, judged.what) == words{"foul CR-10 shot", "removed CR-10 shot"});
        CHECK(places(judged.next, 0).empty());
        CHECK(places(judged.next, 1) == std::vector<vec2>{theirs});
    }
    SECTION("even out of the hole")
    {
        hand_log log(s);
        log.capture(log.shot());
        const auto judged = judge(rules, s, log);
        CHECK(told(s, judged.what) == words{"foul CR-10 shot", "removed CR-10 shot"});
        CHECK(judged.next.setup().cups[0] == 0);
        CHECK(ditch_of(rules.options(), judged.next.setup(), 0) == 6);
    }
    SECTION("by a combination, where own discs may come first")
    {
        options o;
        o.own_first = crokinole::own_first_rule::allowed;
        const auto lenient = rules_of(o);
        const state t = position(lenient, {{0, mine}, {1, theirs}});
        const std::uint8_t own = number_at(t, mine);
        const std::uint8_t their = number_at(t, theirs);
        hand_log log(t);
        log.contact(log.shot(), own).contact(own, their);
        log.rest(log.shot(), {0.2, 0}).rest(own, {0, 0.1}).rest(their, away);
        CHECK(told(t, judge(lenient, t, log).what) == words{"good CR-10 shot"});
    }
    SECTION("every other colour is an opponent's where no teams play")
    {
        const auto three = rules_of(club(3));
        const state t = position(three, {{1, theirs}, {2, mine}}, 0, 2);
        hand_log log(t);
        log.contact(log.shot(), number_at(t, mine)).rest(number_at(t, mine), {0, 0.1}).rest(log.shot(), {0.2, 0});
        CHECK(told(t, judge(three, t, log).what) == words{"good CR-10 shot"});
        const auto pairs = rules_of(club(4, true));
        const state u = position(pairs, {{0, mine}, {1, theirs}}, 2, 2);
        hand_log partner(u);
        partner.contact(partner.shot(), number_at(u, mine)).rest(number_at(u, mine), {0, 0.1});
        partner.rest(partner.shot(), {-0.2, 0});
        CHECK(told(u, judge(pairs, u, partner).what) ==
              words{"foul CR-10 shot", "removed CR-11 0", "removed CR-10 shot"});
    }
}

TEST_CASE("touching own discs before the first opponent's spoils them and the shot", "[CR-11]")
{
    // Own discs at two places; the shot meets one of them, then an opponent's.
    const auto shoot = [](const options& o, auto&& tell) {
        const auto rules = rules_of(o);
        const state s = position(rules, {{0, mine}, {0, other_mine}, {1, theirs}});
        hand_log log(s);
        tell(log, number_at(s, mine), number_at(s, other_mine), number_at(s, theirs));
        const auto judged = judge(rules, s, log);
        return std::pair(told(s, judged.what), judged.next);
    };
    const auto own_then_theirs = [](hand_log& log, std::uint8_t own, std::uint8_t, std::uint8_t their) {
        log.contact(log.shot(), own).contact(log.shot(), their);
        log.rest(own, {0, 0.1}).rest(their, away).rest(log.shot(), {0.05, 0});
    };

    SECTION("the shot and the own disc go, the opponent's stays where it came to rest")
    {
        const auto [rulings, next] = shoot({}, own_then_theirs);
        CHECK(rulings == words{"foul CR-11 shot", "removed CR-11 0", "removed CR-11 shot"});
        CHECK(places(next, 0) == std::vector<vec2>{other_mine});
        CHECK(places(next, 1) == std::vector<vec2>{away});
    }
    SECTION("with fouled_discs = all it goes too")
    {
        options o;
        o.fouled_discs = crokinole::fouled_discs_rule::all;
        const auto [rulings, next] = shoot(o, own_then_theirs);
        CHECK(rulings == words{"foul CR-11 shot", "removed CR-11 0", "removed CR-11 2", "removed CR-11 shot"});
        CHECK(places(next, 1).empty());
    }
    SECTION("with own_first = allowed it is no foul")
    {
        options o;
        o.own_first = crokinole::own_first_rule::allowed;
        const auto [rulings, next] = shoot(o, own_then_theirs);
        CHECK(rulings == words{"good CR-10 shot"});
        CHECK(places(next, 0).size() == 3);
    }
    SECTION("the opponent's first, then an own one, is good")
    {
        const auto [rulings, next] = shoot({}, [](hand_log& log, std::uint8_t own, std::uint8_t, std::uint8_t their) {
            log.contact(log.shot(), their).contact(log.shot(), own);
            log.rest(own, {0, 0.1}).rest(their, away).rest(log.shot(), {0.05, 0});
        });
        CHECK(rulings == words{"good CR-10 shot"});
        CHECK(places(next, 0).size() == 3);
    }
    SECTION("both at once come neither before the other, in either order")
    {
        for (const bool own_told_first : {true, false}) {
            const auto [rulings, next] =
                shoot({}, [&](hand_log& log, std::uint8_t own, std::uint8_t, std::uint8_t their) {
                    log.contact(log.shot(), own_told_first ? own : their).at_once();
                    log.contact(log.shot(), own_told_first ? their : own);
                    log.rest(own, {0, 0.1}).rest(their, away).rest(log.shot(), {0.05, 0});
                });
            CHECK(rulings == words{"good CR-10 shot"});
        }
    }
    SECTION("an opponent's disc touched only by the own one comes after it")
    {
        const auto [rulings, next] = shoot({}, [](hand_log& log, std::uint8_t own, std::uint8_t, std::uint8_t their) {
            log.contact(log.shot(), own).contact(own, their);
            log.rest(own, {0, 0.1}).rest(their, away).rest(log.shot(), {0.05, 0});
        });
        CHECK(rulings == words{"foul CR-11 shot", "removed CR-11 0", "removed CR-11 shot"});
    }
    SECTION("own discs touched later, by any disc that moves, go as well")
    {
        const auto [rulings, next] =
            shoot({}, [](hand_log& log, std::uint8_t own, std::uint8_t other, std::uint8_t their) {
                log.contact(log.shot(), own).contact(log.shot(), their).contact(their, other);
                log.rest(own, {0, 0.1}).rest(their, away).rest(other, {0.2, -0.1}).rest(log.shot(), {0.05, 0});
            });
        CHECK(rulings == words{"foul CR-11 shot", "removed CR-11 0", "removed CR-11 1", "removed CR-11 shot"});
        CHECK(places(next, 0).empty());
    }
    SECTION("without any opponent's disc touched, they go by this clause, the shot by CR-10")
    {
        const auto [rulings, next] = shoot({}, [](hand_log& log, std::uint8_t own, std::uint8_t, std::uint8_t) {
            log.contact(log.shot(), own).rest(own, {0, 0.1}).rest(log.shot(), {0.05, 0});
        });
        CHECK(rulings == words{"foul CR-10 shot", "removed CR-11 0", "removed CR-10 shot"});
        CHECK(places(next, 0) == std::vector<vec2>{other_mine});
    }
}

TEST_CASE("posts neither make nor break a shot", "[CR-12]")
{
    const auto rules = rules_of({});
    const state empty = position(rules, {});
    hand_log inside(empty);
    inside.post(0, 0).post(0, 3).rest(0, {0.05, 0});
    CHECK(told(empty, judge(rules, empty, inside).what) == words{"good CR-8 shot"});

    const state s = position(rules, {{1, theirs}});
    hand_log only_posts(s);
    only_posts.post(only_posts.shot(), 0).rest(only_posts.shot(), {0.05, 0});
    CHECK(told(s, judge(rules, s, only_posts).what) == words{"foul CR-10 shot", "removed CR-10 shot"});
}

TEST_CASE("a disc that leaves the surface is out of play, though it bounces back", "[CR-13]")
{
    const auto rules = rules_of({});

    SECTION("the shot, after it touched an opponent's disc: what it disturbs later stays where it came to rest")
    {
        const state s = position(rules, {{0, mine}, {1, theirs}});
        const std::uint8_t own = number_at(s, mine);
        const std::uint8_t their = number_at(s, theirs);
        hand_log log(s);
        log.contact(log.shot(), their).leaves(log.shot()).comes_back(log.shot()).contact(log.shot(), own);
        log.rest(their, away).rest(own, {0.2, 0.1}).rest(log.shot(), {0.05, 0});
        const auto judged = judge(rules, s, log);
        CHECK(told(s, judged.what) == words{"good CR-10 shot", "removed CR-13 shot"});
        CHECK(places(judged.next, 0) == std::vector<vec2>{{0.2, 0.1}});
        CHECK(places(judged.next, 1) == std::vector<vec2>{away});
    }
    SECTION("a contact after the bounce does not make the shot")
    {
        const state s = position(rules, {{1, theirs}});
        const std::uint8_t their = number_at(s, theirs);
        hand_log log(s);
        log.leaves(log.shot()).comes_back(log.shot()).contact(log.shot(), their);
        log.rest(their, away).rest(log.shot(), {0.05, 0});
        CHECK(told(s, judge(rules, s, log).what) == words{"foul CR-10 shot", "removed CR-13 shot"});
    }
    SECTION("nor does it break one")
    {
        const state s = position(rules, {{0, mine}, {1, theirs}});
        const std::uint8_t own = number_at(s, mine);
        const std::uint8_t their = number_at(s, theirs);
        hand_log log(s);
        log.contact(log.shot(), their).leaves(their).comes_back(their).contact(their, own);
        log.rest(own, {0, 0.1}).rest(their, away).rest(log.shot(), {0.05, 0});
        const auto judged = judge(rules, s, log);
        CHECK(told(s, judged.what) == words{"good CR-10 shot", "removed CR-13 1"});
        CHECK(places(judged.next, 0).size() == 2);
        CHECK(places(judged.next, 1).empty());
    }
    SECTION("back into the hole it is no twenty, and back into the 15 zone it makes no open shot")
    {
        const state s = position(rules, {});
        hand_log hole(s);
        hole.leaves(0).comes_back(0).capture(0);
        CHECK(told(s, judge(rules, s, hole).what) == words{"foul CR-8 shot", "removed CR-13 shot"});
        hand_log zone(s);
        zone.leaves(0).comes_back(0).rest(0, {0.05, 0});
        CHECK(told(s, judge(rules, s, zone).what) == words{"foul CR-8 shot", "removed CR-13 shot"});
    }
    SECTION("one that falls for good lies in the ditch")
    {
        const state s = position(rules, {{1, theirs}});
        const std::uint8_t their = number_at(s, theirs);
        hand_log log(s);
        log.contact(log.shot(), their).leaves(their).falls(their).rest(log.shot(), {0.05, 0});
        CHECK(told(s, judge(rules, s, log).what) == words{"good CR-10 shot", "removed CR-13 0"});
    }
}

TEST_CASE("a disc at rest that touches the shooting line goes, whoever moved it", "[CR-14][CR-3]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{1, theirs}});
    const std::uint8_t their = number_at(s, theirs);
    const auto rests_at = [&](double of_shot, double of_theirs) {
        hand_log log(s);
        log.contact(log.shot(), their).rest(their, {-of_theirs, 0}).rest(log.shot(), {of_shot, 0});
        return told(s, judge(rules, s, log).what);
    };
    CHECK(rests_at(0.2, 0.2) == words{"good CR-10 shot"});
    CHECK(rests_at(limit_5 - 1e-9, 0.2) == words{"good CR-10 shot"});
    CHECK(rests_at(limit_5 + 1e-9, 0.2) == words{"good CR-10 shot", "removed CR-14 shot"});
    CHECK(rests_at(0.2, limit_5 - 1e-9) == words{"good CR-10 shot"});
    CHECK(rests_at(0.2, limit_5 + 1e-9) == words{"good CR-10 shot", "removed CR-14 0"});
    CHECK(rests_at(0.2, 0.328) == words{"good CR-10 shot", "removed CR-14 0"}); // beyond the line
}

TEST_CASE("a disc that drops is its owner's twenty, whoever knocked it in", "[CR-15]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{0, mine}, {1, theirs}});
    const std::uint8_t own = number_at(s, mine);
    const std::uint8_t their = number_at(s, theirs);

    SECTION("an opponent's disc")
    {
        hand_log log(s);
        log.contact(log.shot(), their).capture(their).rest(log.shot(), {0.2, 0});
        const auto judged = judge(rules, s, log);
        CHECK(told(s, judged.what) == words{"good CR-10 shot", "made CR-15 1"});
        CHECK(judged.next.setup().cups[0] == 0);
        CHECK(judged.next.setup().cups[1] == 1);
        CHECK(rules.score(judged.next).teams[1].round == 20);
    }
    SECTION("the shot, if it was good")
    {
        hand_log log(s);
        log.contact(log.shot(), their).capture(log.shot()).rest(their, away);
        const auto judged = judge(rules, s, log);
        CHECK(told(s, judged.what) == words{"good CR-10 shot", "made CR-15 shot"});
        CHECK(judged.next.setup().cups[0] == 1);
    }
    SECTION("not if it was bad")
    {
        hand_log log(s);
        log.contact(log.shot(), own).contact(log.shot(), their).capture(log.shot());
        log.rest(own, {0, 0.1}).rest(their, away);
        const auto judged = judge(rules, s, log);
        CHECK(told(s, judged.what) == words{"foul CR-11 shot", "removed CR-11 0", "removed CR-11 shot"});
        CHECK(judged.next.setup().cups[0] == 0);
    }
    SECTION("another disc drops for its owner by a bad shot too")
    {
        hand_log log(s);
        log.contact(log.shot(), own).contact(own, their).capture(their).rest(own, {0, 0.1}).rest(log.shot(), {0.2, 0});
        const auto judged = judge(rules, s, log);
        CHECK(told(s, judged.what) ==
              words{"foul CR-11 shot", "removed CR-11 0", "made CR-15 1", "removed CR-11 shot"});
        CHECK(judged.next.setup().cups[1] == 1);
    }
}

TEST_CASE("a disc that leans over the hole stays in play, and counts 15", "[CR-16]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {});
    hand_log log(s);
    log.rest(0, {0.004, 0}, disc_mode::leaning);
    const auto judged = judge(rules, s, log);
    CHECK(told(s, judged.what) == words{"good CR-8 shot", "stays CR-16 shot"});
    REQUIRE(judged.next.table().size() == 1);
    CHECK(judged.next.table()[0].mode == disc_mode::leaning);
    CHECK(rules.score(judged.next).teams[0].round == 15);
    // It may be shot at like any other.
    hand_log hit(judged.next);
    hit.contact(1, 0).capture(0).rest(1, {-0.2, 0});
    CHECK(told(judged.next, judge(rules, judged.next, hit).what) == words{"good CR-10 shot", "made CR-15 0"});
}

TEST_CASE("a disc that lay on one which goes comes down", "[CR-11]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{0, mine}, {1, theirs}});
    const std::uint8_t own = number_at(s, mine);
    const std::uint8_t their = number_at(s, theirs);
    hand_log log(s);
    log.contact(log.shot(), own).contact(log.shot(), their);
    std::vector<shot_event> events = log.events();
    shot_event lands; // the opponent's disc comes to lie on the own one, which goes
    lands.kind = shot_event_kind::landed;
    lands.disc = their;
    lands.other = own;
    lands.time = 1;
    events.push_back(lands);
    const auto rests = [&](std::uint8_t disc, vec2 where) {
        shot_event e;
        e.disc = disc;
        e.where = where;
        e.time = 2;
        events.push_back(e);
    };
    rests(own, {0, 0.1});
    rests(their, {0.01, 0.1});
    rests(log.shot(), {0.2, 0});
    const auto judged = rules.judge(s, middle_of(rules, s), events);
    REQUIRE(judged.has_value());
    REQUIRE(judged->next.table().size() == 1);
    CHECK(judged->next.table()[0].layer == 0);
    CHECK(judged->next.table()[0].position == vec2{0.01, 0.1});
    CHECK(rules.assemble(judged->next.setup()).has_value());
}

TEST_CASE("the NCA's open shot: the shot or a disc that it struck, inside or touching the 15-line", "[CR-21]")
{
    const double touching = 0.1016 + 0.015875 + 0.0015875 / 2;
    CHECK(open_shot(nca(), {limit_15, 0}) == words{"good CR-21 shot"});
    CHECK(open_shot(nca(), {touching - 1e-9, 0}) == words{"good CR-21 shot"});
    CHECK(open_shot(nca(), {touching + 1e-9, 0}) == words{"foul CR-21 shot", "removed CR-21 shot"});

    const auto rules = rules_of(nca());
    const state s = position(rules, {{0, mine}, {0, other_mine}});
    const std::uint8_t own = number_at(s, mine);
    const auto struck_to = [&](vec2 where) {
        hand_log log(s);
        log.contact(log.shot(), own).rest(own, where).rest(log.shot(), {0.2, 0});
        const auto judged = judge(rules, s, log);
        return std::pair(told(s, judged.what), places(judged.next, 0).size());
    };
    CHECK(struck_to({-0.11, 0}) == std::pair(words{"good CR-21 shot"}, std::size_t{3}));
    CHECK(struck_to({-0.2, 0}) ==
          std::pair(words{"foul CR-21 shot", "removed CR-21 0", "removed CR-21 shot"}, std::size_t{1}));
    // Among own discs that it does not strike the shot itself must get there.
    hand_log quiet(s);
    quiet.rest(quiet.shot(), {0.25, 0});
    CHECK(told(s, judge(rules, s, quiet).what) == words{"foul CR-21 shot", "removed CR-21 shot"});
}

TEST_CASE("the NCA's illegal shot takes all struck discs with it; own first is none", "[CR-21]")
{
    const auto rules = rules_of(nca());
    const state s = position(rules, {{0, mine}, {0, other_mine}, {1, theirs}});
    const std::uint8_t own = number_at(s, mine);
    const std::uint8_t their = number_at(s, theirs);
    hand_log first(s);
    first.contact(first.shot(), own).contact(first.shot(), their);
    first.rest(own, {0, 0.1}).rest(their, away).rest(first.shot(), {0.2, 0});
    CHECK(told(s, judge(rules, s, first).what) == words{"good CR-10 shot"});

    hand_log own_only(s);
    own_only.contact(own_only.shot(), own).rest(own, {0, 0.1}).rest(own_only.shot(), {0.2, 0});
    const auto judged = judge(rules, s, own_only);
    CHECK(told(s, judged.what) == words{"foul CR-10 shot", "removed CR-21 0", "removed CR-10 shot"});
    CHECK(places(judged.next, 0) == std::vector<vec2>{other_mine});
}

TEST_CASE("a disc may cross the shooting line and come back; by the NCA if it touched nothing outside",
          "[CR-14][CR-21]")
{
    const auto cross = [](const options& o, vec2 where_touched) {
        const auto rules = rules_of(o);
        const state s = position(rules, {{1, theirs}});
        const std::uint8_t their = number_at(s, theirs);
        hand_log log(s);
        // The shot touches the disc, which crosses the line; there the shot touches it again.
        log.contact(log.shot(), their, {0.1, 0}, {-1, 0});
        log.contact(log.shot(), their, where_touched, {-1, 0});
        log.rest(their, {-0.2, 0}).rest(log.shot(), {0.05, 0});
        return told(s, judge(rules, s, log).what);
    };
    // Where the rims meet 0.3 from the centre, the farther disc's centre lies 0.3 + 0.015875 from it: outside.
    CHECK(cross({}, {-0.3, 0}) == words{"good CR-10 shot"});
    CHECK(cross(nca(), {-0.3, 0}) == words{"good CR-10 shot", "removed CR-21 0"});
    CHECK(cross(nca(), {-0.3048 + 0.015875 + 1e-6, 0}) == words{"good CR-10 shot"}); // just inside

    // A shot that begins outside the middle of the line has not crossed it yet.
    const auto rules = rules_of(nca());
    const state s = position(rules, {{1, {0.285, 0}}});
    hand_log log(s);
    log.contact(log.shot(), 0, {0.302, 0}, {-1, 0}).rest(0, {0.05, 0}).rest(log.shot(), {0.2, 0.05});
    const auto judged = rules.judge(s, {0.3185, 0}, log.events());
    REQUIRE(judged.has_value());
    CHECK(told(s, judged->what) == words{"good CR-10 shot"});
}

TEST_CASE(
    "a shot that begins on the shooting line and goes out has not crossed it, whatever rounding makes of its start",
    "[CR-21]")
{
    const auto rules = rules_of(nca());
    const state s = position(rules, {{1, {0.26, 0}}});
    for (const double start : {0.3048 - 1e-15, 0.3048, 0.3048 + 1e-15}) {
        for (const bool line_told : {false, true}) {
            const auto ruled = [&](vec2 crossed_at) {
                hand_log log(s);
                log.contact(log.shot(), 0, {0.2893, 0}, {-1, 0}).rest(0, {0.05, 0}).rest(log.shot(), {0.2, 0.05});
                std::vector<shot_event> events = log.events();
                if (line_told) {
                    shot_event line;
                    line.kind = shot_event_kind::line;
                    line.disc = log.shot();
                    line.other = 0;
                    line.part = line_part::crossed;
                    line.outward = true;
                    line.where = crossed_at;
                    events.insert(events.begin(), line);
                }
                const auto judged = rules.judge(s, {start, 0}, events);
                INFO((judged ? "" : judged.error().message));
                REQUIRE(judged.has_value());
                return told(s, judged->what);
            };
            INFO(start << " " << line_told);
            CHECK(ruled({0.3048, 0}) == words{"good CR-10 shot"});
            // Elsewhere the line tells that it has been inside.
            CHECK(ruled({0.3047, 0.0078}) ==
                  (line_told ? words{"good CR-10 shot", "removed CR-21 shot"} : words{"good CR-10 shot"}));
        }
    }
}
