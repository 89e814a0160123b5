// SPDX-License-Identifier: MIT
// The judge, the score and the course of the game against a plain second make of them, over random spins.
#include "positions.hpp"
#include "support/effort.hpp"

#include <map>
#include <reference/differences.hpp>
#include <reference/random_log.hpp>
#include <reference/spinning_target.hpp>
#include <string>

using namespace targets;
using reference::plain_target;

namespace {

std::vector<plain_target::piece> pieces_of(const state& s)
{
    std::vector<plain_target::piece> all;
    for (const flick::table_disc& d : s.table()) {
        all.push_back({d.side, d.position.x, d.position.y, d.mode == disc_mode::standing, d.layer,
                       d.support == disc::board_below ? -1 : d.support, d.mode == disc_mode::leaning});
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

/// A log by chance, of a spin in that position.
std::vector<shot_event> drawn_log(const options& o, const state& s, vec2 placed, random_stream& random)
{
    reference::log_manner manner;
    manner.rest_within = 0.19;
    manner.stacks = true;
    manner.tilts = true;
    manner.details = random.below(2) == 0;
    std::vector<reference::logged_disc> discs;
    for (const flick::table_disc& d : s.table()) {
        discs.push_back({d.position, spinning_target::radius_of(o, d.side),
                         d.support == disc::board_below ? -1 : d.support, d.mode == disc_mode::standing, false});
    }
    discs.push_back({placed, o.board.disc_radius, -1, false, true});
    return reference::random_log(manner, discs, random).write();
}

std::string told(const state& s)
{
    std::string words;
    for (std::size_t i = 0; i < s.table().size(); ++i) {
        const flick::table_disc& d = s.table()[i];
        words += std::to_string(i) + ":" + std::to_string(int{d.side}) + "@" + std::to_string(d.position.x) + "," +
                 std::to_string(d.position.y) +
                 (d.support == disc::board_below ? "" : "+" + std::to_string(int{d.support})) +
                 (d.mode == disc_mode::standing  ? "t "
                  : d.mode == disc_mode::leaning ? "l "
                                                 : " ");
    }
    return words;
}

/// Games beside the plain make of them; one that goes otherwise there is left. What was seen, and how often.
std::map<std::string, int> play(bool by_motion, int spins, random_stream master, reference::differences& found)
{
    std::map<std::string, int> seen;
    for (std::uint64_t n = 0; seen["spins"] < spins; ++n) {
        random_stream random = master.split(n);
        const game rules = game::with(draw_options(random)).value();
        state s = rules.start(random);
        plain_target plain(rules.options());
        plain.begin(s.setup().first);
        REQUIRE(difference(rules, s, plain).empty());
        shot_log<flick::capacity> log;
        while (rules.to_move(s)) {
            move m = rules.sample(s, random);
            if (rules.options().penalties && random.below(40) == 0) {
                const auto who = static_cast<std::uint8_t>(random.below(rules.options().players));
                const move punishment = move::referee(
                    {who}, penalty{static_cast<std::uint8_t>(random.below(20) == 0 ? 2 : random.below(2))});
                m = rules.refusal(s, punishment) ? m : punishment;
            }
            const state before = s;
            spinning_target::event e;
            std::vector<shot_event> events;
            std::string differs;
            switch (m.kind) {
            case spinning_target::move_kind::spin:
                ++seen["spins"];
                if (by_motion) {
                    REQUIRE(rules.shoot(s, m, log).has_value());
                    events.assign(log.events().begin(), log.events().end());
                    e = rules.apply(s, m);
                } else {
                    const vec2 placed = spinning_target::stand_of(rules.area_of(*rules.to_move(s)), m.aim);
                    events = drawn_log(rules.options(), s, placed, random);
                    const auto judged = rules.judge(s, placed, events);
                    if (judged) {
                        s = judged->next;
                        e = judged->what;
                        differs = rules.assemble(s.setup()) ? "" : "the next position cannot be";
                    } else {
                        differs = "refused: " + std::string(judged.error().message);
                    }
                }
                plain.shot(events, pieces_of(before));
                break;
            case spinning_target::move_kind::barricade:
                plain.place_barricade(m.place.x, m.place.y);
                e = rules.apply(s, m);
                break;
            case spinning_target::move_kind::count:
                plain.count();
                e = rules.apply(s, m);
                ++seen["counts"];
                break;
            case spinning_target::move_kind::penalty:
                plain.punish(m.player.index, m.verdict);
                e = rules.apply(s, m);
                ++seen["penalties"];
                seen["late penalties"] += spinning_target::awaits_count(before.setup()) ? 1 : 0;
                break;
            }
            for (const flick::ruling& r : e.rulings) {
                ++seen[std::string(r.clause.name())];
            }
            seen["tilted"] += std::any_of(s.table().begin(), s.table().end(),
                                          [](const flick::table_disc& d) { return d.mode == disc_mode::leaning; })
                                  ? 1
                                  : 0;
            seen["lower towers"] += 0 < count_standing(s) % 3 ? 1 : 0;
            differs = differs.empty() ? difference(rules, s, plain) : differs;
            if (!differs.empty()) {
                found.note(differs, told(before), events);
                break;
            }
        }
        seen["games"] += rules.to_move(s) ? 0 : 1;
    }
    return seen;
}

} // namespace

TEST_CASE("every spin is judged and counted as by the plain second judge",
          "[long][spinning_target][reference][ST-6][ST-7][ST-8][ST-12][ST-13][ST-14][ST-15][ST-16][ST-17]")
{
    reference::differences found;
    const int spins_by_motion = (std::max)(8'000, support::by_effort(12'000)); // fewer would end too few games
    auto seen = play(true, spins_by_motion, random_stream{2718}, found);
    INFO(found.told());
    CHECK(found.none());
    CHECK(seen["games"] > spins_by_motion / 250);
    CHECK(seen["ST-12"] > spins_by_motion / 2000);
    CHECK(seen["ST-16"] > spins_by_motion / 200);
    CHECK(seen["penalties"] > spins_by_motion / 200);
}

TEST_CASE(
    "every log as a camera may write it is judged and counted as by the plain second judge",
    "[long][spinning_target][reference][ST-6][ST-7][ST-8][ST-10][ST-11][ST-12][ST-13][ST-14][ST-15][ST-16][ST-17]")
{
    reference::differences found;
    const int spins_by_log = (std::max)(20'000, support::by_effort(20'000));
    auto seen = play(false, spins_by_log, random_stream{3141}, found);
    INFO(found.told());
    CHECK(found.none());
    CHECK(seen["games"] > spins_by_log / 250);
    for (const char* what :
         {"ST-11", "ST-12", "ST-16", "counts", "penalties", "late penalties", "tilted", "lower towers"}) {
        INFO(what << " " << seen[what]);
        CHECK(seen[what] > spins_by_log / 5000);
    }
}
