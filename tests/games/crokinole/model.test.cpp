// SPDX-License-Identifier: MIT
#include "games/flick/aims.hpp"
#include "positions.hpp"
#include "support/check_model.hpp"

#include <quintet/core/chancy.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/physics/shot_log.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <cmath>
#include <limits>
#include <map>
#include <utility>

using namespace crokinole_tests;

static_assert(sampled<crokinole::game>);
static_assert(!chancy<crokinole::game>); // all its chance is in who begins
static_assert(support::plain_values<crokinole::game>);

namespace {

struct hooks {
    [[nodiscard]] state rebuilt(const crokinole::game& rules, const state& s) const
    {
        return rules.assemble(s.setup()).value();
    }
    flick::aim random_move(const crokinole::game&, const state&, random_stream& random) const
    {
        return flick_tests::any_aim(random);
    }
    /// A start, or a round that is well under way.
    state begin(const crokinole::game& rules, random_stream& random) const
    {
        state s = rules.start(random);
        const std::uint32_t shots =
            random.below(static_cast<std::uint32_t>(discs_each(rules.options()) * rules.options().players));
        for (std::uint32_t i = 0; i < shots; ++i) {
            rules.apply(s, rules.sample(s, random));
        }
        return s;
    }
};

options with_grid(options o, flick::shot_grid grid)
{
    o.shot_grid = grid;
    return o;
}
options stacked_spin()
{
    options o;
    o.motion.spin = spin_level::full;
    o.motion.rebound_height = 0.05; // more discs bounce back from the rail
    return o;
}

/// Games in which the first of two policies wins outright, the seats changing after each game.
int wins(const crokinole::game& rules, int games)
{
    int won = 0;
    for (int i = 0; i < games; ++i) {
        random_stream random = random_stream(99).split(static_cast<std::uint64_t>(i));
        const auto greedy_side = static_cast<std::uint8_t>(i % static_cast<int>(rules.teams()));
        tracked<crokinole::game> position(rules, rules.start(random));
        const auto choose = [&](const tracked<crokinole::game>& at, random_stream& luck) {
            const bool greedy = rules.team_of(*rules.to_move(at.state())).index == greedy_side;
            return greedy ? greedy_policy{}(at, luck) : random_policy{}(at, luck);
        };
        const auto end = play_out<crokinole::game>(position, choose, random).outcome;
        REQUIRE(end.has_value());
        for (std::uint8_t s = 0; s < rules.seats(); ++s) {
            won += rules.team_of({s}).index == greedy_side && end->wins({s}) && end->winners() <= 2 ? 1 : 0;
        }
    }
    return won / (rules.seats() == rules.teams() ? 1 : 2);
}

} // namespace

TEST_CASE("crokinole passes the suite under every preset", "[CR-4][CR-5][CR-21]")
{
    const support::effort how{.plies = 160, .plies_a_game = 60, .thorough_every = 16, .moves_played = 60};
    for (const options& o : {club(2), club(3), club(4), club(4, true), nca(), nca_doubles(), stacked_spin(),
                             with_grid(club(2), flick::shot_grid::coarse)}) {
        support::check_model(rules_of(o), random_stream(o.players), how, hooks{});
    }
    support::check_model(rules_of(with_grid(nca(), flick::shot_grid::fine)), random_stream(4),
                         {.plies = 12, .plies_a_game = 12, .thorough_every = 13, .moves_played = 20}, hooks{});
}

TEST_CASE("a shot told to a log is the shot that is played, bit by bit", "[CR-7]")
{
    random_stream random(21);
    for (const options& o : {club(2), nca(), stacked_spin()}) {
        const auto rules = rules_of(o);
        shot_log<flick::capacity> log;
        for (int game = 0; game < 20; ++game) {
            state s = hooks{}.begin(rules, random);
            for (int i = 0; i < 30 && rules.to_move(s); ++i) {
                const flick::aim aim = rules.sample(s, random);
                const auto outcome = rules.shoot(s, aim, log);
                REQUIRE(outcome.has_value());
                const auto judged = rules.judge(s, flick::place_of(rules.area_of(s.setup().turn), aim), log.events());
                const auto event = rules.apply(s, aim);
                REQUIRE(judged.has_value());
                REQUIRE(judged->next == s);
                REQUIRE(event.duration == outcome->duration);
                REQUIRE(event.duration == log.duration());
            }
        }
    }
}

TEST_CASE("the observation tells positions apart, and shows the board from the viewer's side", "[CR-2]")
{
    const auto rules = rules_of(club(4));
    const state s = position(rules, {{1, {0.15, 0.02}}, {0, {0.1, -0.2}}}, 1, 2);
    const std::size_t size = rules.observation().size();
    std::vector<float> seen(size + 1, std::numeric_limits<float>::quiet_NaN());
    rules.observe(s, {1}, std::span<float>(seen).first(size));
    CHECK(std::isnan(seen[size]));
    CHECK(std::none_of(seen.begin(), seen.end() - 1, [](float f) { return std::isnan(f); }));
    // Seat 1 of four faces (0, -1): the own disc, first, lies ahead at -0.02 and to its left at 0.15.
    CHECK(std::abs(seen[2] - static_cast<float>(-0.02 / 0.3302)) < 1e-6F);
    CHECK(std::abs(seen[3] - static_cast<float>(0.15 / 0.3302)) < 1e-6F);
    CHECK(seen[6 + 1] == 3); // the other's side is three on
    CHECK(seen[size - 24] == 1);

    random_stream random(3);
    std::map<std::pair<seat, std::vector<float>>, state> known;
    for (int game = 0; game < 20; ++game) {
        state at = rules.start(random);
        for (int i = 0; i < 20; ++i) {
            rules.apply(at, rules.sample(at, random));
            std::vector<float> view(size);
            rules.observe(at, at.setup().turn, view);
            CHECK(known.emplace(std::pair(at.setup().turn, view), at).first->second == at);
        }
    }
    CHECK(known.size() > 200);
}

TEST_CASE("a shot that the motion cannot follow to its end is out, and moves nothing", "[CR-7]")
{
    options o;
    o.motion.event_limit = 1;
    const auto rules = rules_of(o);
    const state s = position(rules, {{1, {0.15, 0}}});
    state after = s;
    flick::aim hit;
    hit.speed = 2;
    const auto event = rules.apply(after, hit);
    CHECK(told(s, event) == words{"foul CR-10 shot", "removed CR-13 shot"});
    CHECK(after.table() == s.table());
    CHECK(rules.assemble(after.setup()).has_value());
}

TEST_CASE("greedy beats random, by every sheet and at every table", "[CR-17][CR-19]")
{
    CHECK(wins(rules_of(club(2)), 100) >= 95);
    CHECK(wins(rules_of(nca()), 50) >= 48);
    CHECK(wins(rules_of(club(3)), 30) >= 28);
    CHECK(wins(rules_of(club(4, true)), 30) >= 28);
}
