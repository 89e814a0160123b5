// SPDX-License-Identifier: MIT
#include "hand_made.hpp"

#include <set>

using namespace hungarian;

namespace {

constexpr game darts = playing(format::darts);

/// A turn that begins from such a total; the other player has none.
state turn_from(std::int32_t total, const game& rules = darts)
{
    setup s = started(rules).setup();
    s.totals[0] = total;
    return assembled(rules, s);
}
std::int32_t total_of(const state& s, std::size_t side = 0) { return s.setup().totals[side]; }

} // namespace

TEST_CASE("darts: a turn is five shots onto an emptied board", "[HU-22]")
{
    state s = started(darts);
    CHECK(s.setup().hands[0] == 5);
    play(darts, s, "fnvf");
    CHECK(darts.to_move(s) == seat{0});
    CHECK(s.setup().hands[0] == 1);
    CHECK(s.table().size() == 4);
    const event e = play(darts, s, 'l');
    CHECK(count(e, verdict::scored, "HU-22") == 1);
    CHECK(e.ended == stage::round);
    CHECK(e.points[0] == 55);
    CHECK(total_of(s) == 55);
    CHECK(darts.to_move(s) == seat{1});
    CHECK(s.table().empty());
    CHECK(s.setup().hands[1] == 5);
    play(darts, s, "ttttt");
    CHECK(total_of(s, 1) == 100);
    CHECK(darts.to_move(s) == seat{0});
}

TEST_CASE("darts: an empty board asks for the 15 zone or the hole, discs on it for a contact", "[HU-22]")
{
    const state empty = started(darts);
    const auto alone = [&](double distance) {
        script shot(darts, empty);
        return shot.rest(0, at(distance, 0)).judge();
    };
    CHECK(has(alone(0.05).what, verdict::good, "HU-22", 0));
    CHECK(has(alone(fifteen_line - 1e-9).what, verdict::good, "HU-22", 0));
    const judgement beyond = alone(fifteen_line + 1e-9);
    CHECK(has(beyond.what, verdict::foul, "HU-22", 0));
    CHECK(has(beyond.what, verdict::removed, "HU-22", 0));
    script twenty(darts, empty);
    CHECK(twenty.hole(0).judge().next.setup().cups[0] == 1);

    state one = empty;
    play(darts, one, 'f');
    script missed(darts, one);
    const judgement foul = missed.rest(1, at(0.05, 180)).judge();
    CHECK(has(foul.what, verdict::foul, "HU-22", 1));
    CHECK(foul.next.table().size() == 1);
    CHECK(foul.next.setup().hands[0] == 3);
    script into(darts, one); // even into the hole
    CHECK(into.hole(1).judge().next.setup().cups[0] == 0);
    script contact(darts, one); // outside the 15 zone discs stay, as long as they are off the base line
    const judgement hit = contact.touch(1, 0).rest(0, at(0.2, 0)).rest(1, at(base - 1e-9, 40)).judge();
    CHECK(has(hit.what, verdict::good, "HU-22", 1));
    CHECK(hit.next.table().size() == 2);
    script on_line(darts, one);
    CHECK(on_line.touch(1, 0).rest(0, at(0.2, 0)).rest(1, at(base, 40)).judge().next.table().size() == 1);
    // And then those must be touched.
    script next(darts, hit.next);
    CHECK(has(next.rest(2, at(0.05, 0)).judge().what, verdict::foul, "HU-22", 2));
}

TEST_CASE("darts: a twenty that passes the target busts at once, and the total is restored", "[HU-23]")
{
    state s = turn_from(385);
    const event bust = play(darts, s, 't'); // 405
    CHECK(count(bust, verdict::scored, "HU-23") == 1);
    CHECK(bust.points[0] == 0);
    CHECK(bust.ended == stage::round);
    CHECK(total_of(s) == 385);
    CHECK(darts.to_move(s) == seat{1});
    CHECK(s.setup().cups[0] == 0);
    // 15 is exact, and so are 10 and 5.
    state fifteen_more = turn_from(385);
    play(darts, fifteen_more, 'f');
    CHECK(total_of(fifteen_more) == 400);
    state ten_and_five = turn_from(385);
    play(darts, ten_and_five, 'l');
    CHECK(total_of(ten_and_five) == 385);
    play(darts, ten_and_five, 'v');
    CHECK(total_of(ten_and_five) == 400);
    CHECK(darts.to_move(ten_and_five) == seat{0});
    // A twenty beside standing discs is no bust while those may go: 370 and a 15 and a 20.
    state beside = turn_from(370);
    play(darts, beside, "ft");
    CHECK(darts.to_move(beside) == seat{0});
    CHECK(beside.setup().hands[0] == 3);
    play(darts, beside, 't');
    CHECK(darts.to_move(beside) == seat{1});
    CHECK(total_of(beside) == 370);
}

TEST_CASE("darts: standing discs that pass the target may still be knocked out; after the last shot they bust",
          "[HU-23]")
{
    const state s = turn_from(390);
    state over = s;
    play(darts, over, 'f'); // 405
    CHECK(darts.to_move(over) == seat{0});
    CHECK(over.setup().hands[0] == 4);
    CHECK(total_of(over) == 390);
    SECTION("a 15 knocked out to 10 is exact")
    {
        script knock(darts, over);
        const judgement j = knock.touch(1, 0).rest(0, at(0.15, 0)).off(1).judge();
        CHECK(total_of(j.next) == 400);
        CHECK(darts.to_move(j.next) == seat{0});
        CHECK(count(j.what, verdict::scored, "HU-23") == 1);
    }
    SECTION("a board emptied by a hard shot may be tried anew")
    {
        script clear(darts, over);
        state again = clear.touch(1, 0).off(0).off(1).judge().next;
        CHECK(total_of(again) == 390);
        play(darts, again, 'l');
        CHECK(total_of(again) == 400);
    }
    SECTION("after the last shot it is a bust")
    {
        play(darts, over, "...");
        CHECK(darts.to_move(over) == seat{0});
        const event e = play(darts, over, '.');
        CHECK(count(e, verdict::scored, "HU-23") == 1);
        CHECK(e.points[0] == 0);
        CHECK(total_of(over) == 390);
        CHECK(darts.to_move(over) == seat{1});
    }
    SECTION("the target is an option, and a multiple of 5")
    {
        auto o = preset(format::darts);
        CHECK(o.target == 400);
        o.target = 300;
        const game short_darts = playing(o);
        state at_285 = turn_from(285, short_darts);
        play(short_darts, at_285, 'f');
        CHECK(total_of(at_285) == 300);
        o.target = 302;
        CHECK(game::with(o).error().clause.name() == "HU-23");
    }
}

TEST_CASE("darts: the finishing shot follows at once onto the board as it stands", "[HU-24]")
{
    state exact = turn_from(385);
    play(darts, exact, 'f');
    REQUIRE(exact.table().size() == 1);
    CHECK(darts.to_move(exact) == seat{0});
    SECTION("no contact is needed, and any disc in the hole finishes")
    {
        script past(darts, exact);
        const judgement own = past.hole(1).judge();
        CHECK(has(own.what, verdict::good, "HU-24", 1));
        CHECK(own.what.ended == stage::leg);
        CHECK(own.next.setup().legs[0] == 1);
        script pushed(darts, exact);
        const judgement other = pushed.touch(1, 0).rest(1, at(0.2, 0)).hole(0).judge();
        CHECK(other.what.ended == stage::leg);
        CHECK(other.next.setup().totals == side_points{});
    }
    SECTION("missed: the other's turn, then again onto an empty board, one shot a turn")
    {
        const event missed = play(darts, exact, 'v');
        CHECK(count(missed, verdict::scored, "HU-24") == 1);
        CHECK(darts.to_move(exact) == seat{1});
        CHECK(total_of(exact) == 400);
        play(darts, exact, ".....");
        CHECK(darts.to_move(exact) == seat{0});
        CHECK(exact.table().empty());
        script again(darts, exact); // where a free shot would have to reach the 15 zone nothing is asked
        const judgement second = again.rest(0, at(0.25, 0)).judge();
        CHECK(has(second.what, verdict::good, "HU-24", 0));
        CHECK(darts.to_move(second.next) == seat{1});
        CHECK(total_of(second.next) == 400);
        play(darts, exact, 't');
        CHECK(exact.setup().legs[0] == 1);
    }
    SECTION("out of the hole of a disc that bounced back it is none")
    {
        script bounced(darts, exact);
        CHECK(bounced.bounce(1).hole(1).judge().what.ended == stage::round);
    }
    SECTION("nothing is picked up, as not all five lie on the board")
    {
        CHECK(darts.refusal(exact, {{0, 0, 0, 1, 0}, {false, 0, struck_discs::both}})->clause.name() == "HU-24");
    }
}

TEST_CASE("darts: if all five discs lie on the board one of them is picked up to finish", "[HU-24]")
{
    state s = turn_from(330);
    play(darts, s, "fffnf"); // 15 + 15 + 15 + 10 + 15
    CHECK(total_of(s) == 400);
    REQUIRE(s.table().size() == 5);
    CHECK(darts.refusal(s, {{0, 0, 0, 1, 0}, {}})->clause.name() == "HU-24");
    CHECK(darts.refusal(s, {{0, 0, 0, 1, 0}, {false, 5, struck_discs::both}})->clause.name() == "HU-24");
    std::set<std::uint8_t> listed;
    darts.for_each_move(s, [&](const move& m) { listed.insert(m.choice.picked); });
    CHECK(listed == std::set<std::uint8_t>{0, 1, 2, 3, 4});
    for (std::uint8_t picked = 0; picked < 5; ++picked) {
        const shot_choice choice{false, picked, struck_discs::both};
        CHECK_FALSE(darts.refusal(s, {{0, 0, 0, 1, 0}, choice}));
        script shot(darts, s, choice);
        CHECK(shot.shot() == 4); // the others keep their order
        CHECK(shot.hole(4).judge().next.setup().legs[0] == 1);
        script missed(darts, s, choice);
        CHECK(missed.off(4).judge().what.ended == stage::round);
    }
    // In motion too the others find their places.
    state same = s;
    darts.apply(same, {{0, 0, 0, 1.2, 0}, {false, 2, struck_discs::both}});
    CHECK(darts.to_move(same).has_value());
}

TEST_CASE("darts: with fewer on the board a fallen disc or an earlier twenty is used to finish", "[HU-24]")
{
    state four = turn_from(325);
    play(darts, four, "tfffn"); // 20 + 45 + 10
    CHECK(total_of(four) == 400);
    CHECK(four.table().size() == 4);
    CHECK_FALSE(darts.refusal(four, {{0, 0, 0, 1, 0}, {}}));
    CHECK(darts.refusal(four, {{0, 0, 0, 1, 0}, {false, 0, struck_discs::both}})->clause.name() == "HU-24");
}

namespace {

game short_legs(std::uint8_t legs, std::uint8_t sets)
{
    auto o = preset(format::darts);
    o.target = 20;
    o.legs = legs;
    o.sets = sets;
    return playing(o);
}
/// A leg to 20 is two twenties in a turn; a player who shall not win it shoots five times off the board.
event win_leg(const game& rules, state& s, std::uint8_t winner)
{
    if (rules.to_move(s) != seat{winner}) {
        play(rules, s, ".....");
    }
    REQUIRE(rules.to_move(s) == seat{winner});
    return play(rules, s, "tt");
}
using two = std::array<std::uint8_t, 2>;

} // namespace

TEST_CASE("darts: legs make sets, sets make the match, beginners alternate by leg and by set", "[HU-25]")
{
    const game rules = short_legs(2, 2);
    state s = started(rules, 0);
    // The first set 2 : 1 to who began it.
    CHECK(win_leg(rules, s, 0).ended == stage::leg);
    CHECK(s.setup().beginner == seat{1});
    CHECK(rules.to_move(s) == seat{1});
    CHECK(win_leg(rules, s, 1).ended == stage::leg);
    CHECK(s.setup().beginner == seat{0});
    CHECK(s.setup().legs == two{1, 1});
    CHECK(win_leg(rules, s, 0).ended == stage::set);
    CHECK(s.setup().sets == two{1, 0});
    CHECK(s.setup().legs == two{});
    // The second is begun by the other.
    CHECK(s.setup().beginner == seat{1});
    CHECK(win_leg(rules, s, 0).ended == stage::leg);
    CHECK(s.setup().beginner == seat{0});
    CHECK_FALSE(rules.outcome(s));
    CHECK(win_leg(rules, s, 0).ended == stage::match);
    REQUIRE(rules.outcome(s));
    CHECK(rules.outcome(s)->wins({0}));
    CHECK(rules.outcome(s)->ended_by().name() == "HU-25");
    CHECK(rules.refusal(s, {})->clause.name() == "HU-25");
    CHECK(rules.assemble(s.setup()));
}

TEST_CASE("darts: who began a set does not begin the next, however many legs it took", "[HU-25]")
{
    const game rules = short_legs(2, 3);
    state s = started(rules, 0);
    win_leg(rules, s, 0);
    CHECK(s.setup().beginner == seat{1});
    CHECK(win_leg(rules, s, 0).ended == stage::set);
    CHECK(s.setup().beginner == seat{1});
}

TEST_CASE("darts: a deciding set's beginner is drawn anew", "[HU-25]")
{
    const game rules = short_legs(2, 2);
    std::set<std::uint8_t> drawn;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        random_stream random(seed);
        state s = rules.start(random);
        const std::uint8_t first = s.setup().beginner.index;
        win_leg(rules, s, 0);
        win_leg(rules, s, 0);
        win_leg(rules, s, 1);
        random_stream lots = s.setup().lots;
        win_leg(rules, s, 1);
        REQUIRE(s.setup().sets == two{1, 1});
        CHECK(s.setup().beginner.index == lots.below(2));
        CHECK(s.setup().lots == lots);
        drawn.insert(static_cast<std::uint8_t>(s.setup().beginner.index ^ first));
        win_leg(rules, s, 1);
        CHECK(win_leg(rules, s, 1).ended == stage::match);
        CHECK(rules.outcome(s)->wins({1}));
    }
    CHECK(drawn.size() == 2);
}

TEST_CASE("darts: the numbers of legs and sets are options", "[HU-25]")
{
    const game longer = short_legs(1, 3);
    state s = started(longer);
    for (int leg = 0; leg < 3; ++leg) {
        CHECK_FALSE(longer.outcome(s));
        CHECK(win_leg(longer, s, 0).ended == (leg < 2 ? stage::set : stage::match));
    }
    CHECK(longer.outcome(s)->wins({0}));
}
