// SPDX-License-Identifier: MIT
// The judge, the score and the course of the game against a plain second make of them, over random spins.
#include "positions.hpp"
#include "support/effort.hpp"

#include <algorithm>
#include <reference/spinning_target.hpp>

using namespace targets;
using reference::plain_target;

namespace {

std::vector<plain_target::piece> pieces_of(const state& s)
{
    std::vector<plain_target::piece> all;
    for (const flick::table_disc& d : s.table()) {
        all.push_back({d.side, d.position.x, d.position.y, d.mode == disc_mode::standing, d.layer,
                       d.support == disc::board_below ? -1 : d.support});
    }
    return all;
}

/// The first thing in which the two differ.
std::string difference(const game& rules, const state& s, const plain_target& plain)
{
    const auto sorted = [](std::vector<plain_target::piece> all) {
        std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.key() < b.key(); });
        return all;
    };
    const auto mine = sorted(pieces_of(s));
    const auto theirs = sorted(plain.pieces);
    if (!std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end(),
                    [](const auto& a, const auto& b) { return a.key() == b.key(); })) {
        return "the discs on the board";
    }
    if (rules.outcome(s).has_value() != plain.over()) {
        return "whether the game is over";
    }
    if (s.setup().round != plain.rounds) {
        return "the rounds counted";
    }
    const score_sheet sheet = rules.score(s);
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        if (s.setup().points[i] != plain.points[i] || s.setup().last[i] != plain.last[i]) {
            return "the points counted";
        }
        if (!plain.over() && sheet.seats[i] != tally{plain.value(static_cast<int>(i)),
                                                     plain.points[i] + plain.value(static_cast<int>(i))}) {
            return "the points of the round";
        }
    }
    if (plain.over()) {
        std::vector<int> keys;
        for (std::size_t i = 0; i < rules.seats(); ++i) {
            keys.push_back(plain.gone[i] ? -1 : plain.points[i]);
        }
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            const auto better = std::count_if(keys.begin(), keys.end(), [&](int key) { return key > keys[i]; });
            if (rules.outcome(s)->rank({i}) != better + 1) {
                return "the ranks";
            }
        }
        return "";
    }
    const auto shots_left =
        3 * static_cast<int>(rules.seats()) - s.setup().cycle * static_cast<int>(rules.seats()) - s.setup().shots;
    if (s.setup().placing != plain.wants_barricade || shots_left != plain.shots_left()) {
        return "what is to be done";
    }
    return rules.to_move(s)->index == plain.turn() ? "" : "whose turn it is";
}

options draw_options(random_stream& random)
{
    options o;
    o.players = static_cast<std::uint8_t>(2 + random.below(3));
    if (o.players == 3 && random.below(2) == 0) {
        o.three_player_starts = spinning_target::beginner_order::alternating;
    }
    o.align = spinning_target::alignment{static_cast<std::uint8_t>(random.below(2))};
    o.barricade_each = spinning_target::barricade_time{static_cast<std::uint8_t>(random.below(2))};
    o.barricade_on_centre = random.below(2) == 0;
    o.line = zone_reading{static_cast<int>(random.below(3))};
    o.leaning = spinning_target::leaning_rule{static_cast<std::uint8_t>(random.below(2))};
    o.penalties = random.below(2) == 0;
    o.target_points = static_cast<std::uint16_t>(10 + random.below(91));
    o.rounds = static_cast<std::uint16_t>(1 + random.below(8));
    o.motion = spinning_target::motion_presets()[random.below(3)].value;
    o.board = spinning_target::board_presets()[random.below(4) == 0 ? 1 : 0].value;
    return o;
}

} // namespace

TEST_CASE("every spin is judged and counted as by the plain second judge",
          "[spinning_target][reference][ST-8][ST-14][long]")
{
    const int spins_compared = (std::max)(8'000, support::by_effort(12'000)); // fewer would end too few games
    const random_stream master{2718};
    int spins = 0;
    int ends = 0;
    int forfeits = 0;
    int leaning = 0;
    int penalties = 0;
    for (std::uint64_t n = 0; spins < spins_compared; ++n) {
        random_stream random = master.split(n);
        const game rules = game::with(draw_options(random)).value();
        state s = rules.start(random);
        plain_target plain(rules.options());
        plain.begin(s.setup().first);
        REQUIRE(difference(rules, s, plain).empty());
        while (rules.to_move(s)) {
            move m = rules.sample(s, random);
            if (rules.options().penalties && random.below(40) == 0) {
                const auto who = static_cast<std::uint8_t>(random.below(rules.options().players));
                const move punishment = move::referee(
                    {who}, penalty{static_cast<std::uint8_t>(random.below(20) == 0 ? 2 : random.below(2))});
                m = rules.refusal(s, punishment) ? m : punishment;
            }
            spinning_target::event e;
            if (m.kind == spinning_target::move_kind::spin) {
                const auto own = std::uint64_t{1} << s.table().size();
                flick::shot_report report(own, own);
                REQUIRE(rules.shoot(s, m, report).has_value());
                plain.shot(report, pieces_of(s));
                e = rules.apply(s, m);
                ++spins;
            } else if (m.kind == spinning_target::move_kind::barricade) {
                plain.place_barricade(m.place.x, m.place.y);
                e = rules.apply(s, m);
            } else if (m.kind == spinning_target::move_kind::count) {
                plain.count();
                e = rules.apply(s, m);
            } else {
                plain.punish(m.player.index, m.verdict);
                e = rules.apply(s, m);
                ++penalties;
            }
            forfeits += static_cast<int>(count_rulings(e, "ST-12"));
            leaning += static_cast<int>(count_rulings(e, "ST-16"));
            const std::string differs = difference(rules, s, plain);
            INFO("game " << n << ", spin " << spins << ": " << differs);
            REQUIRE(differs.empty());
        }
        ++ends;
    }
    CHECK(ends > spins_compared / 250);
    CHECK(forfeits > spins_compared / 2000);
    CHECK(leaning > spins_compared / 200);
    CHECK(penalties > spins_compared / 200);
}
