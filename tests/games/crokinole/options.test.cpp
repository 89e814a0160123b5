// SPDX-License-Identifier: MIT
#include "positions.hpp"

#include <limits>

using namespace crokinole_tests;

namespace {

std::string fault_of(const options& o)
{
    const auto made = crokinole::game::with(o);
    return made ? "" : std::string(made.error().clause.name());
}
template <class Change>
std::string fault_with(Change&& change, options o = {})
{
    change(o);
    return fault_of(o);
}

/// The clause that refuses a setup, changed from that of a position which is one.
template <class Change>
std::string refused(const crokinole::game& rules, const state& from, Change&& change)
{
    crokinole::setup s = from.setup();
    change(s);
    const auto made = rules.assemble(s);
    return made ? "" : std::string(made.error().clause.name());
}
void lay(crokinole::setup& s, std::vector<flick::table_disc> discs)
{
    flick::disc_list list;
    for (const auto& d : discs) {
        list.push_back(d);
    }
    s.table = flick::table::of(list);
}

} // namespace

TEST_CASE("discs and players", "[CR-4][CR-21]")
{
    CHECK(discs_each(club(2)) == 10);
    CHECK(discs_each(club(3)) == 5);
    CHECK(discs_each(club(4)) == 5);
    CHECK(discs_each(club(4, true)) == 5);
    CHECK(discs_each(nca()) == 8);
    CHECK(discs_each(nca_doubles()) == 6);
    options ten = club(4);
    ten.discs = 10;
    CHECK(discs_each(ten) == 10);
    CHECK(fault_of(ten).empty());

    CHECK(rules_of(club(4)).teams() == 4);
    const auto pairs = rules_of(club(4, true));
    CHECK(pairs.teams() == 2);
    CHECK(pairs.team_of({0}) == pairs.team_of({2}));
    CHECK(pairs.team_of({1}) == pairs.team_of({3}));
    CHECK(pairs.team_of({0}) != pairs.team_of({1}));
    random_stream random;
    CHECK(pairs.start(random).setup().hands == std::array<std::uint8_t, 4>{5, 5, 5, 5});
    CHECK(rules_of(club(3)).start(random).setup().hands == std::array<std::uint8_t, 4>{5, 5, 5, 0});
}

TEST_CASE("the NCA's preset holds all of its clause, and takes further options", "[CR-21]")
{
    const options o = nca();
    CHECK(o.own_first == crokinole::own_first_rule::allowed);
    CHECK(o.illegal_shot == crokinole::illegal_shot_rule::struck);
    CHECK(o.open_board == crokinole::open_board_rule::touching);
    CHECK(o.line_crossing == crokinole::line_crossing_rule::clean);
    CHECK(o.round_score == crokinole::round_score_rule::match_points);
    CHECK(o.rounds == 4);
    CHECK(o.target == 0);
    CHECK(fault_of(o).empty());
    options more = o;
    more.own_first = crokinole::own_first_rule::foul;
    more.discs = 10;
    more.rounds = 6;
    CHECK(fault_of(more).empty());
    CHECK(discs_each(more) == 10);
    CHECK(with_preset(o, crokinole::preset::club) == options{});
    options board = club(4);
    board.board.disc_height = 0.01;
    CHECK(nca(board).board.disc_height == 0.01);
    CHECK(nca(board).players == 4);
}

TEST_CASE("options that no rule allows are refused with their clause", "[CR-4][CR-11][CR-18][CR-19][CR-21]")
{
    CHECK(fault_of({}).empty());
    CHECK(fault_with([](options& o) { o.players = 1; }) == "CR-4");
    CHECK(fault_with([](options& o) { o.players = 5; }) == "CR-4");
    CHECK(fault_with([](options& o) { o.teams = true; }) == "CR-4");
    CHECK(fault_with([](options& o) { o.discs = 11; }) == "CR-4");
    CHECK(fault_with([](options& o) { o.own_first = static_cast<crokinole::own_first_rule>(2); }) == "CR-11");
    CHECK(fault_with([](options& o) { o.fouled_discs = static_cast<crokinole::fouled_discs_rule>(9); }) == "CR-11");
    CHECK(fault_with([](options& o) { o.open_board = static_cast<crokinole::open_board_rule>(2); }) == "CR-21");
    CHECK(fault_with([](options& o) { o.round_score = static_cast<crokinole::round_score_rule>(3); }) == "CR-18");
    CHECK(fault_with([](options& o) { o.target = -1; }) == "CR-19");
    CHECK(fault_with([](options& o) { o.target = 0; }) == "CR-19");
    CHECK(fault_with([](options& o) { o.rounds = 10'001; }) == "CR-21");
    CHECK(fault_with([](options& o) { o.board.disc_radius = -1; }) == "CR-1");
    CHECK(fault_with([](options& o) { o.board.hole_points = 2'000'000'000; }) == "CR-2");
    CHECK(fault_with([](options& o) { o.motion.board_friction = -1; }) == "ST-20");
    CHECK(fault_with([](options& o) { o.motion.time_limit = 1; }) == "CR-14");
    CHECK(fault_with([](options& o) { o.shot_grid = static_cast<flick::shot_grid>(3); }) == "CR-6");
}

TEST_CASE("a state comes back from its setup, and what cannot be is refused", "[CR-4][CR-5][CR-14][CR-19]")
{
    const auto rules = rules_of({});
    const vec2 here{0.15, 0.05};
    const state s = position(rules, {{0, here}, {1, {-0.15, 0.05}}}, 0, 3);
    const auto with = [&](auto&& change) { return refused(rules, s, change); };
    using crokinole::setup;
    CHECK(with([](setup&) {}).empty());
    CHECK(*rules.assemble(s.setup()) == s);
    CHECK(with([](setup& t) { t.hands[2] = 1; }) == "CR-4");
    CHECK(with([](setup& t) { t.hands[0] = 11; }) == "CR-4");
    CHECK(with([](setup& t) { t.cups[3] = 1; }) == "CR-4");
    CHECK(with([](setup& t) { t.totals[2] = 1; }) == "CR-4");
    CHECK(with([](setup& t) { t.turn = {2}; }) == "CR-5");
    CHECK(with([](setup& t) { t.beginner = {9}; }) == "CR-5");
    CHECK(with([](setup& t) { t.turn = {1}; }) == "CR-5");
    CHECK(with([](setup& t) { t.hands[0] = 5; }) == "CR-5");
    CHECK(with([](setup& t) { t.hands[0] = 6, t.turn = {1}; }).empty());
    CHECK(with([](setup& t) { t.hands[1] = 6, t.turn = {1}; }) == "CR-5");
    CHECK(with([](setup& t) { t.totals[0] = 20; }) == "CR-18");
    CHECK(with([](setup& t) { t.totals[0] = -20, t.rounds = 1; }) == "CR-18");
    CHECK(with([](setup& t) { t.totals[0] = 20, t.rounds = 1; }).empty());
    CHECK(with([](setup& t) { t.totals[0] = 100, t.rounds = 1; }) == "CR-19");
    CHECK(with([](setup& t) { t.totals = {120, 120}, t.rounds = 1; }).empty());
    CHECK(with([](setup& t) { t.hands = {}; }) == "CR-19");
    CHECK(with([](setup& t) { t.hands = {}, t.totals[0] = 100, t.rounds = 1; }).empty());
    CHECK(with([](setup& t) { t.cups[0] = 3; }) == "CR-4");
    CHECK(with([](setup& t) { t.cups[0] = 2; }).empty());
    CHECK(with([&](setup& t) { lay(t, {{here, 2}}); }) == "CR-4");
    CHECK(with([&](setup& t) { lay(t, {{here, 0}, {here + vec2{0.01, 0}, 1}}); }) == "CR-7");
    CHECK(with([](setup& t) { lay(t, {{{0.0939, 0.0389}, 0}}); }) == "CR-7"); // in a post
    CHECK(with([](setup& t) { lay(t, {{{0.29, 0}, 0}}); }) == "CR-14");
    CHECK(with([](setup& t) { lay(t, {{{0, 0}, 0}}); }) == "CR-16");
    CHECK(with([&](setup& t) { lay(t, {{here, 0, disc_mode::upright}}); }) == "CR-16");
    CHECK(with([](setup& t) { lay(t, {{{0, 0}, 0, disc_mode::leaning}}); }).empty());
    CHECK(with([](setup& t) { lay(t, {{{std::numeric_limits<double>::quiet_NaN(), 0}, 0}}); }) == "CR-7");

    const auto league = rules_of(nca());
    const state begun = position(league, {}, 0, 0);
    const auto after = [&](crokinole::side_points totals, std::uint32_t rounds) {
        return refused(league, begun, [&](setup& t) { t.totals = totals, t.rounds = rounds; });
    };
    CHECK(after({3, 3}, 3).empty());
    CHECK(after({3, 2}, 3) == "CR-21");
    CHECK(after({4, 4}, 4) == "CR-19");
}
