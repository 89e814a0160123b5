// SPDX-License-Identifier: MIT
#include "hand_made.hpp"

using namespace hungarian;

// NOLINTBEGIN(readability-function-cognitive-complexity): these are tables, a line a case

namespace {

/// The clause by which options are refused after a change; empty where they are taken.
template <class Change>
std::string_view refused(format f, Change change)
{
    auto o = preset(f);
    change(o);
    const auto made = game::with(o);
    if (!made) {
        CHECK(made.error().code == error_code::bad_option);
        CHECK_FALSE(made.error().message.empty());
    }
    return made ? "" : made.error().clause.name();
}
using options_type = crokinole_hungarian::options;

} // namespace

TEST_CASE("each preset makes sense, and has the page's figures", "[HU-1][HU-18][HU-19][HU-20][HU-21][HU-22]")
{
    for (int f = 0; f <= static_cast<int>(format::darts); ++f) {
        CHECK(refused(static_cast<format>(f), [](options_type&) {}).empty());
        CHECK(preset(static_cast<format>(f)).format == static_cast<format>(f));
    }
    CHECK(options_type{} == preset(format::leisure));
    CHECK(preset(format::leisure).scoring == scoring_rule::totals);
    CHECK(preset(format::leisure).target == 100);
    CHECK(preset(format::tournament).scoring == scoring_rule::match_points);
    CHECK(preset(format::pairs).scoring == scoring_rule::match_points);
    CHECK(preset(format::hussar).scoring == scoring_rule::difference);
    CHECK(preset(format::darts).target == 400);
    CHECK(preset(format::darts).legs == 2);
    CHECK(preset(format::darts).sets == 2);
    CHECK(preset(format::tournament).free_carom == free_carom_rule::touching);
    CHECK(preset(format::tournament).free_shot_foul == free_shot_foul_rule::shot);
}

TEST_CASE("every option is checked for sense", "[HU-1][HU-4][HU-5][HU-16][HU-21][HU-22][HU-23][HU-25]")
{
    const auto with_discs = [](format f, int discs) {
        return refused(f, [&](options_type& o) { o.discs = static_cast<std::uint8_t>(discs); });
    };
    CHECK(with_discs(format::leisure, 1).empty());
    CHECK(with_discs(format::leisure, 12).empty());
    CHECK(with_discs(format::leisure, 0) == "HU-1");
    CHECK(with_discs(format::leisure, 13) == "HU-1");
    CHECK(with_discs(format::pairs, 6).empty());
    CHECK(with_discs(format::pairs, 7) == "HU-1");
    CHECK(with_discs(format::four_singles, 7) == "HU-1");
    CHECK(with_discs(format::hussar, 8).empty());
    CHECK(with_discs(format::hussar, 12).empty());
    CHECK(with_discs(format::hussar, 6) == "HU-21");
    CHECK(with_discs(format::darts, 4) == "HU-22");
    CHECK(refused(static_cast<format>(7), [](options_type&) {}) == "HU-1");
    const auto with_scoring = [](int scoring) {
        return refused(format::leisure, [&](options_type& o) { o.scoring = static_cast<scoring_rule>(scoring); });
    };
    CHECK(with_scoring(0) == "HU-16");
    CHECK(with_scoring(3).empty());
    CHECK(with_scoring(4) == "HU-16");
    CHECK(refused(format::leisure, [](options_type& o) { o.free_carom = static_cast<free_carom_rule>(2); }) == "HU-4");
    CHECK(refused(format::leisure, [](options_type& o) { o.free_shot_foul = static_cast<free_shot_foul_rule>(2); }) ==
          "HU-5");
    const auto with_target = [](format f, std::int32_t target) {
        return refused(f, [&](options_type& o) { o.target = target; });
    };
    CHECK(with_target(format::leisure, 1).empty());
    CHECK(with_target(format::leisure, 0) == "HU-16");
    CHECK(with_target(format::leisure, 100'001) == "HU-16");
    CHECK(with_target(format::darts, 300).empty());
    CHECK(with_target(format::darts, 301) == "HU-23");
    for (const std::uint8_t number : {std::uint8_t{0}, std::uint8_t{100}}) {
        CHECK(refused(format::darts, [&](options_type& o) { o.legs = number; }) == "HU-25");
        CHECK(refused(format::darts, [&](options_type& o) { o.sets = number; }) == "HU-25");
    }
    CHECK(refused(format::darts, [](options_type& o) { o.shot_grid = static_cast<flick::shot_grid>(3); }) == "CR-6");
    CHECK(refused(format::darts, [](options_type& o) { o.board.hole.radius = 0; }) == "CR-1");
    CHECK(refused(format::darts, [](options_type& o) { o.board.disc_radius = -1; }) == "CR-1");
    CHECK(refused(format::darts, [](options_type& o) { o.board.hole_points = 22; }) == "CR-2");
    CHECK(refused(format::leisure, [](options_type& o) { o.board.hole_points = 22; }).empty());
    CHECK(refused(format::leisure, [](options_type& o) { o.board.circles[1].points = 1001; }) == "CR-2");
    CHECK(refused(format::darts, [](options_type& o) { o.board.start_areas.pop_back(); }) == "CR-1");
    CHECK(refused(format::darts, [](options_type& o) { o.motion.gravity = 0; }) == "ST-20");
    CHECK(refused(format::darts, [](options_type& o) { o.motion.time_limit = 1; }) == "HU-14");
}

TEST_CASE("a position that cannot be is refused with its clause", "[HU-1][HU-2][HU-12][HU-14][HU-18][HU-22][HU-25]")
{
    const auto fault_of = [](const game& rules, const setup& s) {
        const auto made = rules.assemble(s);
        if (!made) {
            CHECK(made.error().code == error_code::bad_position);
        }
        return made ? "" : made.error().clause.name();
    };
    const auto changed = [&](const game& rules, const setup& s, auto change) {
        setup other = s;
        change(other);
        return fault_of(rules, other);
    };
    const game leisure = playing(format::leisure);
    const setup two = position(leisure, {lying(0, at(0.1, 0)), lying(1, at(0.2, 0))}).setup();
    CHECK(fault_of(leisure, two).empty());
    CHECK(changed(leisure, two, [](setup& s) { s.turn = {2}; }) == "HU-1");
    CHECK(changed(leisure, two, [](setup& s) { s.beginner = {1}; }) == "HU-2");
    CHECK(changed(leisure, two, [](setup& s) { s.turn = {1}; }) == "HU-2");
    CHECK(changed(leisure, two, [](setup& s) { s.hands[2] = 1; }) == "HU-1");
    CHECK(changed(leisure, two, [](setup& s) { s.hands[0] = 13; }) == "HU-1");
    CHECK(changed(leisure, two, [](setup& s) { s.hands[0] = 9; }) == "HU-2");
    CHECK(changed(leisure, two, [](setup& s) { s.hands = {12, 12, 0, 0}; }) == "HU-1");
    CHECK(changed(leisure, two, [](setup& s) { s.cups[1] = 1; }) == "HU-1");
    CHECK(changed(leisure, two, [](setup& s) { s.cups[2] = 1; }) == "HU-1");
    CHECK(changed(leisure, two, [](setup& s) { s.hands = {}; }) == "HU-16");
    CHECK(changed(leisure, two, [](setup& s) { s.totals[0] = 10; }) == "HU-16");
    CHECK(changed(leisure, two, [](setup& s) { s.rounds = 1, s.totals[0] = 241; }) == "HU-16");
    CHECK(changed(leisure, two, [](setup& s) { s.rounds = 1, s.totals[0] = -5; }) == "HU-16");
    CHECK(changed(leisure, two, [](setup& s) { s.rounds = most_rounds + 1; }) == "HU-16");
    CHECK(changed(leisure, two, [](setup& s) { s.rounds = 1, s.totals[0] = 100; }) == "HU-16");
    CHECK(changed(leisure, two, [](setup& s) { s.rounds = 1, s.totals = {100, 100, 0, 0}; }).empty());
    CHECK(changed(leisure, two, [](setup& s) { s.twenties[0] = 1; }) == "HU-18");
    CHECK(changed(leisure, two, [](setup& s) { s.legs[0] = 1; }) == "HU-25");
    CHECK(changed(leisure, two, [](setup& s) { s.table = table_of({lying(2, at(0.1, 0))}); }) == "HU-1");
    CHECK(changed(leisure, two, [](setup& s) { s.table = table_of({lying(0, at(0.29, 0))}); }) == "HU-14");
    CHECK(changed(leisure, two, [](setup& s) { s.table = table_of({lying(0, at(0.1, 22.5))}); }) == "CR-7");
    CHECK(changed(leisure, two, [](setup& s) {
              table_disc d = lying(0, at(0.1, 0));
              d.mode = disc_mode::upright;
              s.table = table_of({d});
          }) == "HU-12");
    auto by_difference = preset(format::leisure);
    by_difference.scoring = scoring_rule::difference;
    CHECK(changed(playing(by_difference), two, [](setup& s) { s.rounds = 1, s.totals = {100, 100, 0, 0}; }) == "HU-17");

    const game tournament = playing(format::tournament);
    const setup third = [&] {
        setup s = started(tournament).setup();
        s.rounds = 2;
        s.totals = {3, 1, 0, 0};
        s.twenties = {4, 2, 0, 0};
        return s;
    }();
    CHECK(fault_of(tournament, third).empty());
    CHECK(changed(tournament, third, [](setup& s) { s.totals[1] = 2; }) == "HU-18");
    CHECK(changed(tournament, third, [](setup& s) { s.totals = {5, -1, 0, 0}; }) == "HU-16");
    CHECK(changed(tournament, third, [](setup& s) { s.twenties[0] = 17; }) == "HU-18");
    CHECK(changed(tournament, third, [](setup& s) { s.rounds = 4, s.totals = {5, 3, 0, 0}; }) == "HU-16");
    CHECK(changed(tournament, third, [](setup& s) { s.rounds = 4, s.totals = {4, 4, 0, 0}; }) == "HU-16");
    CHECK(changed(tournament, third, [](setup& s) {
              s.rounds = 4, s.totals = {4, 4, 0, 0}, s.twenties = {4, 4, 0, 0};
          }).empty());

    const game hussar = playing(format::hussar);
    CHECK(changed(hussar, started(hussar).setup(), [](setup& s) { s.hands[0] = 7; }) == "HU-21");

    const game darts = playing(format::darts);
    const setup turn = [&] {
        state s = started(darts);
        play(darts, s, "ttfn");
        return s.setup();
    }();
    CHECK(fault_of(darts, turn).empty());
    CHECK(changed(darts, turn, [](setup& s) { s.rounds = 1; }) == "HU-18");
    CHECK(changed(darts, turn, [](setup& s) { s.hands[1] = 4; }) == "HU-22");
    CHECK(changed(darts, turn, [](setup& s) { s.hands[0] = 0; }) == "HU-22");
    CHECK(changed(darts, turn, [](setup& s) { s.turn = {1}, s.hands = {5, 5, 0, 0}; }) == "HU-1");
    CHECK(changed(darts, turn, [](setup& s) { s.totals[0] = 7; }) == "HU-23");
    CHECK(changed(darts, turn, [](setup& s) { s.totals[0] = 405; }) == "HU-23");
    CHECK(changed(darts, turn, [](setup& s) { s.totals[0] = 335; }) == "HU-23"); // 400 is reached
    CHECK(changed(darts, turn, [](setup& s) { s.totals[0] = 365; }) == "HU-23"); // twenties have passed it
    CHECK(changed(darts, turn, [](setup& s) { s.totals[0] = 400; }).empty());
    CHECK(changed(darts, turn, [](setup& s) { s.totals[0] = 400, s.table = {}, s.cups = {}; }) == "HU-24");
    CHECK(changed(darts, turn, [](setup& s) { s.legs[1] = 2; }) == "HU-25");
    CHECK(changed(darts, turn, [](setup& s) { s.sets[1] = 2; }) == "HU-25");
    CHECK(changed(darts, turn, [](setup& s) { s.sets[0] = 2, s.legs[0] = 2; }) == "HU-24");
    CHECK(changed(darts, turn, [](setup& s) { s.sets[0] = 2, s.legs[0] = 1, s.totals[0] = 400; }) == "HU-25");
    CHECK(changed(darts, turn, [](setup& s) { s.sets[0] = 2, s.legs[0] = 2, s.totals[0] = 400; }).empty());
}

// NOLINTEND(readability-function-cognitive-complexity)
