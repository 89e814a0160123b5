// SPDX-License-Identifier: MIT
// Rulings on logs as a camera may write them.
#include "positions.hpp"

#include <algorithm>

using namespace crokinole_tests;

namespace {

constexpr vec2 theirs{-0.15, 0.05};
constexpr vec2 mine{0.15, 0.05};
constexpr vec2 away{-0.2, 0.1};

/// The log without the rests of discs that nothing has touched.
std::vector<shot_event> still_ones_left_out(const hand_log& log)
{
    std::uint64_t moved = std::uint64_t{1} << log.shot();
    std::vector<shot_event> events;
    for (const shot_event& e : log.events()) {
        if (e.kind == shot_event_kind::contact) {
            moved |= std::uint64_t{1} << e.disc | std::uint64_t{1} << e.other;
        }
        if (e.kind != shot_event_kind::rest || (moved >> e.disc & 1U) != 0) {
            events.push_back(e);
        }
    }
    return events;
}
/// The same contacts without their places, as a log may tell them.
std::vector<shot_event> without_normals(const hand_log& log)
{
    std::vector<shot_event> events = log.events();
    for (shot_event& e : events) {
        e.normal = {};
    }
    return events;
}

} // namespace

TEST_CASE("an own disc that a foul touched makes no twenty", "[CR-11][CR-15][CR-21]")
{
    const auto after_own_first = [](const options& o) {
        const auto rules = rules_of(o);
        const state s = position(rules, {{0, mine}, {1, theirs}});
        hand_log log(s);
        log.contact(log.shot(), number_at(s, mine)).capture(number_at(s, mine)).rest(log.shot(), {0.1, 0});
        return judge(rules, s, log).next;
    };
    options all;
    all.fouled_discs = crokinole::fouled_discs_rule::all;
    options struck;
    struck.illegal_shot = crokinole::illegal_shot_rule::struck;
    for (const options& o : {options{}, all, struck, nca()}) {
        const state next = after_own_first(o);
        CHECK(next.setup().cups[0] == 0);
        CHECK(places(next, 0).empty());
        CHECK(places(next, 1) == std::vector<vec2>{theirs});
    }
    // A good shot's twenties are their owners'.
    options lenient;
    lenient.own_first = crokinole::own_first_rule::allowed;
    const auto rules = rules_of(lenient);
    const state s = position(rules, {{0, mine}, {1, theirs}});
    hand_log good(s);
    good.contact(good.shot(), number_at(s, mine))
        .capture(number_at(s, mine))
        .contact(good.shot(), number_at(s, theirs));
    good.rest(number_at(s, theirs), away).rest(good.shot(), {0.1, 0});
    CHECK(judge(rules, s, good).next.setup().cups[0] == 1);
}

TEST_CASE(
    "an opponent's disc that a foul touched and that dropped is a twenty, but where all that was touched is fouled",
    "[CR-11][CR-15]")
{
    for (const bool all : {false, true}) {
        options o;
        o.fouled_discs = all ? crokinole::fouled_discs_rule::all : crokinole::fouled_discs_rule::own;
        const auto rules = rules_of(o);
        const state s = position(rules, {{0, mine}, {1, theirs}});
        hand_log log(s);
        log.contact(log.shot(), number_at(s, mine)).contact(log.shot(), number_at(s, theirs));
        log.capture(number_at(s, theirs)).rest(number_at(s, mine), {0.2, 0.1}).rest(log.shot(), {0.1, 0});
        const auto next = judge(rules, s, log).next;
        CHECK(next.setup().cups[1] == (all ? 0 : 1));
        CHECK(next.table().empty());
    }
}

TEST_CASE("an illegal shot on an open board takes the twenties that it made with it", "[CR-21]")
{
    options o = nca();
    const auto rules = rules_of(o);
    const state s = position(rules, {{1, theirs}});
    hand_log missed(s);
    missed.capture(missed.shot());
    CHECK(judge(rules, s, missed).next.setup().cups[0] == 0);
}

TEST_CASE("contacts of one instant are no order", "[CR-11]")
{
    const auto rules = rules_of({});
    const vec2 own{0.15, 0.016};
    const vec2 behind{0.118, 0.02};
    const vec2 beside{0.15, -0.016};
    const state s = position(rules, {{0, own}, {1, behind}, {1, beside}});
    const std::uint8_t a = number_at(s, own);
    const std::uint8_t b = number_at(s, behind);
    const std::uint8_t c = number_at(s, beside);
    struct pair {
        std::uint8_t first;
        std::uint8_t second;
    };
    const auto verdict_of = [&](const std::vector<pair>& order, bool at_once) {
        hand_log log(s);
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (at_once && i > 0) {
                log.at_once();
            }
            log.contact(order[i].first, order[i].second);
        }
        log.rest(a, {0.2, 0.1}).rest(b, {0.05, 0.05}).rest(c, {0.2, -0.1}).rest(log.shot(), {0.2, 0});
        const auto judged = rules.judge(s, middle_of(rules, s), still_ones_left_out(log));
        INFO((judged ? "" : judged.error().message) << (judged ? 0 : judged.error().position));
        REQUIRE(judged);
        return told(s, judged->what)[0];
    };
    const std::uint8_t shot = hand_log(s).shot();
    std::vector<pair> order{{shot, a}, {a, b}, {shot, c}};
    std::vector<int> index{0, 1, 2};
    do {
        const std::vector<pair> told_so{order[static_cast<std::size_t>(index[0])],
                                        order[static_cast<std::size_t>(index[1])],
                                        order[static_cast<std::size_t>(index[2])]};
        CHECK(verdict_of(told_so, true) == "good CR-10 shot");
    } while (std::next_permutation(index.begin(), index.end()));
    CHECK(verdict_of({{shot, a}, {a, b}}, true) == "good CR-10 shot"); // at one instant with the own disc, not after it
    CHECK(verdict_of({{shot, a}, {a, b}}, false) == "foul CR-11 shot");
    CHECK(verdict_of({{shot, c}, {shot, a}}, false) == "good CR-10 shot");
}

TEST_CASE("a bounced disc that grazes one takes nothing from what the shot does to it", "[CR-13][CR-10]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{1, mine}, {1, theirs}});
    const std::uint8_t near_one = number_at(s, mine);
    const std::uint8_t far_one = number_at(s, theirs);
    hand_log log(s);
    log.contact(log.shot(), near_one).leaves(near_one).comes_back(near_one).contact(near_one, far_one);
    log.rest(far_one, away).rest(near_one, {0.2, 0.2}).rest(log.shot(), {0.05, 0});
    CHECK(told(s, judge(rules, s, log).what)[0] == "good CR-10 shot");
    CHECK(places(judge(rules, s, log).next, 1) == std::vector<vec2>{away});
}

TEST_CASE("a disc in the hole may be hit, and two in one shot are refused", "[CR-15]")
{
    const auto rules = rules_of({});
    const state s = position(rules, {{1, {0.05, 0}}});
    hand_log hit(s);
    hit.contact(hit.shot(), 0).capture(0).contact(hit.shot(), 0).rest(hit.shot(), {0.1, 0});
    CHECK(judge(rules, s, hit).next.setup().cups[1] == 1);
    hand_log two(s);
    two.contact(two.shot(), 0).capture(0).capture(two.shot());
    const auto refused = rules.judge(s, middle_of(rules, s), two.events());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().clause.name() == "CR-15");
    CHECK(refused.error().position == 2);
}

TEST_CASE("where a disc's fate hangs on it, a contact must say where it was", "[CR-21]")
{
    const auto rules = rules_of(nca());
    const state s = position(rules, {{1, theirs}});
    hand_log log(s);
    log.contact(log.shot(), 0).rest(0, away).rest(log.shot(), {0.05, 0});
    const auto refused = rules.judge(s, middle_of(rules, s), without_normals(log));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == error_code::bad_record);
    CHECK(refused.error().clause.name() == "CR-21");
    CHECK(refused.error().position == 0);
    CHECK(refused.error().message.find("normal") != std::string_view::npos);
    // It decides nothing of discs that go in any case, nor where crossing the line is free.
    hand_log both_off(s);
    both_off.contact(both_off.shot(), 0).leaves(0).falls(0).capture(both_off.shot());
    CHECK(rules.judge(s, middle_of(rules, s), without_normals(both_off)));
    options free_lines = nca();
    free_lines.line_crossing = crokinole::line_crossing_rule::free;
    CHECK(rules_of(free_lines).judge(s, middle_of(rules, s), without_normals(log)));
}

TEST_CASE("by option the disc may lie over a quadrant line while it touches it", "[CR-21][CR-6]")
{
    options lenient;
    lenient.quadrant_lines = crokinole::quadrant_lines_rule::touching;
    CHECK(nca().quadrant_lines == crokinole::quadrant_lines_rule::touching);
    const auto strict_rules = rules_of({});
    const auto lenient_rules = rules_of(lenient);
    const state s = position(strict_rules, {});
    const state t = position(lenient_rules, {});
    const auto& board = lenient.board;
    const double touching = board.disc_radius + board.lines[0].width / 2;
    const double line = board.circles[0].radius;
    const start_area& area = lenient_rules.area_of(seat{0});
    // The centre so far beyond the border line, on the middle of the shooting line.
    const auto aim_beyond = [&](double beyond) {
        flick::aim a;
        const double sine = beyond / line;
        a.place = area.half_angle + angle_of({square_root(real{1} - real{sine} * sine).value(), sine});
        a.speed = 1;
        return a;
    };
    const auto refused = [&](const auto& rules, const state& at, double beyond) {
        const auto why = rules.refusal(at, aim_beyond(beyond));
        return why ? std::string(why->clause.name()) : std::string();
    };
    CHECK(refused(strict_rules, s, -board.disc_radius).empty());
    CHECK(refused(strict_rules, s, 0) == "CR-6");
    CHECK(refused(lenient_rules, t, 0).empty());
    CHECK(refused(lenient_rules, t, touching - 1e-9).empty());
    CHECK(refused(lenient_rules, t, touching + 1e-6) == "CR-6");
    // What is drawn, listed and nearest keeps to it.
    random_stream random(7);
    bool over = false;
    for (int i = 0; i < 2000; ++i) {
        const flick::aim drawn = lenient_rules.sample(t, random);
        REQUIRE_FALSE(lenient_rules.refusal(t, drawn));
        over = over || strict_rules.refusal(s, drawn).has_value();
    }
    CHECK(over);
    bool listed_over = false;
    lenient_rules.for_each_move(t, [&](const flick::aim& a) {
        REQUIRE_FALSE(lenient_rules.refusal(t, a));
        listed_over = listed_over || strict_rules.refusal(s, a).has_value();
    });
    CHECK(listed_over);
    const flick::aim near_it = lenient_rules.nearest(t, aim_beyond(touching + 0.05));
    CHECK_FALSE(lenient_rules.refusal(t, near_it));
    CHECK(near_it.place > area.half_angle);
    options nonsense;
    nonsense.quadrant_lines = static_cast<crokinole::quadrant_lines_rule>(2);
    CHECK(crokinole::game::with(nonsense).error().clause.name() == "CR-21");
}
