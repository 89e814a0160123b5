// SPDX-License-Identifier: MIT
#include "hand_made.hpp"
#include "support/check_model.hpp"

#include <quintet/core/chancy.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <cmath>
#include <limits>

using namespace hungarian;

static_assert(rules<game>);
static_assert(sampled<game>);
static_assert(has_observation<game>);
static_assert(chancy<game>);
static_assert(support::plain_values<game>);

namespace {

constexpr std::array all_formats = {format::leisure,      format::tournament, format::pairs, format::tactical_pairs,
                                    format::four_singles, format::hussar,     format::darts};

struct hooks {
    static state rebuilt(const game& rules, const state& s)
    {
        const auto made = rules.assemble(s.setup());
        return made ? *made : state{};
    }
    /// Mostly near what is legal, now and then any bits at all.
    static move random_move(const game& rules, const state& s, random_stream& random)
    {
        const auto any = [&] { return std::bit_cast<double>(random()); };
        move m;
        if (rules.to_move(s) && random.below(2) == 0) {
            m = rules.sample(s, random);
            m.aim.place += 0.2 * (random.unit() - 0.5);
            m.aim.reach += 0.02 * (random.unit() - 0.5);
        } else {
            m.aim = {3 * random.unit() - 1.5, 0.1 * random.unit() - 0.05, any(), 12 * random.unit() - 1, any()};
        }
        switch (random.below(16)) {
        case 0:
            m.choice.partner = !m.choice.partner;
            break;
        case 1:
            m.choice.picked = static_cast<std::uint8_t>(random.below(7));
            break;
        case 2:
            m.choice.struck = static_cast<struck_discs>(random.below(3));
            break;
        case 3:
            m.aim.speed = std::numeric_limits<double>::quiet_NaN();
            break;
        default:
            break;
        }
        if (m.aim.direction != m.aim.direction) { // a move is equal to itself only if it has no NaN
            m.aim.direction = 0;
        }
        if (m.aim.spin != m.aim.spin) {
            m.aim.spin = 1e300;
        }
        return m;
    }
    /// Each disc is in one place, and the score is what the poses say.
    template <class Log>
    static void check(Log& log, const game& rules, const state& s)
    {
        const auto& o = rules.options();
        const setup& now = s.setup();
        for (std::size_t side = 0; side < rules.teams(); ++side) {
            std::size_t in_hand = 0;
            std::size_t all = 0;
            for (std::size_t i = 0; i < rules.seats(); ++i) {
                in_hand += rules.team_of({static_cast<std::uint8_t>(i)}).index == side ? now.hands[i] : 0U;
                all += rules.team_of({static_cast<std::uint8_t>(i)}).index == side ? o.discs : 0U;
            }
            const auto on_board = static_cast<std::size_t>(std::ranges::count(now.table, side, &table_disc::side));
            log.expect(in_hand + on_board + now.cups[side] <= all, "no disc is in two places");
            std::int32_t points = 20 * now.cups[side];
            for (const table_disc& d : now.table) {
                const table_disc* lowest = &d;
                while (lowest->layer > 0) {
                    lowest = &now.table[lowest->support];
                }
                const double r = std::hypot(lowest->position.x, lowest->position.y);
                points += d.side != side ? 0 : r < fifteen ? 15 : r < ten ? 10 : r < base ? 5 : 0;
            }
            log.expect(rules.score(s).teams[side].round == points, "the score is a recount of the poses");
        }
    }
};

} // namespace

TEST_CASE("the Hungarian game models the rules in every format", "[HU-1][CR-6][CR-7]")
{
    for (const format f : all_formats) {
        INFO("format " << static_cast<int>(f));
        support::check_model(playing(f), random_stream{7},
                             {.plies = 120, .plies_a_game = 60, .thorough_every = 30, .moves_played = 40}, hooks{});
    }
    auto o = preset(format::tactical_pairs);
    o.shot_grid = flick::shot_grid::coarse;
    o.discs = 1;
    support::check_model(playing(o), random_stream{8},
                         {.plies = 30, .plies_a_game = 30, .thorough_every = 30, .moves_played = 20}, hooks{});
}

TEST_CASE("the same shot gives the same log and the same judgement, by whoever keeps the log", "[CR-7]")
{
    for (const format f : all_formats) {
        const game rules = playing(f);
        random_stream random(11);
        state s = rules.start(random);
        shot_log<flick::capacity> log;
        for (int shot = 0; shot < 300; ++shot) {
            if (!rules.to_move(s)) {
                s = rules.start(random);
            }
            const move m = rules.sample(s, random);
            REQUIRE(rules.shoot(s, m, log));
            const auto judged = rules.judge(s, rules.placement_of(s, m), log.events());
            INFO("format " << static_cast<int>(f) << ", shot " << shot << ": "
                           << (judged ? "" : judged.error().message));
            REQUIRE(judged);
            state next = s;
            const event e = rules.apply(next, m);
            CHECK(judged->next == next);
            CHECK(judged->what.rulings == e.rulings);
            s = next;
        }
    }
}

TEST_CASE("an observation is finite, and tells positions apart", "[HU-1]")
{
    const game rules = playing(format::hussar);
    random_stream random(5);
    state s = rules.start(random);
    const std::size_t size = rules.observation().size();
    CHECK(size == std::size_t{2 * 8 + 2} * 10);
    std::vector<float> seen(size);
    std::vector<float> before;
    for (int shot = 0; shot < 60 && rules.to_move(s); ++shot) {
        std::ranges::fill(seen, std::numeric_limits<float>::quiet_NaN());
        rules.observe(s, {0}, seen);
        CHECK(std::ranges::all_of(seen, [](float x) { return std::isfinite(x); }));
        CHECK(seen != before);
        before = seen;
        rules.apply(s, rules.sample(s, random));
    }
    // The own side lies at x = 1, from either seat.
    const state near_seat = position(rules, {lying(0, at(0.2, 0)), lying(1, at(0.2, 180))});
    rules.observe(near_seat, {0}, seen);
    const std::vector<float> first = seen;
    rules.observe(near_seat, {1}, seen);
    CHECK(seen[0] == 1.0F);
    CHECK(std::equal(seen.begin(), seen.begin() + std::ptrdiff_t{160}, first.begin(),
                     [](float a, float b) { return std::abs(a - b) < 1e-6F; }));
}

TEST_CASE("a shot that meets the limit of events counts as one that left the board", "[HU-14]")
{
    auto o = preset(format::hussar);
    o.motion.event_limit = 1;
    const game rules = playing(o);
    state s = position(rules, {lying(1, at(0.2, 0))});
    const event e = rules.apply(s, {{0, 0, 0, 3, 0}, {}});
    CHECK(count(e, verdict::removed, "HU-14") == 2);
    CHECK(s.table().size() == 1);
    CHECK(s.setup().hands[0] == 4);
}

TEST_CASE("greedy beats random in the tournament format", "[HU-18]")
{
    const game rules = playing(format::tournament);
    int wins = 0;
    constexpr int games = 20;
    for (int n = 0; n < games; ++n) {
        random_stream random = random_stream(42).split(static_cast<std::uint64_t>(n));
        tracked<game> position(rules, rules.start(random));
        const auto greedy_seat = static_cast<std::uint8_t>(n % 2);
        const auto choose = [&](const tracked<game>& at, random_stream& luck) {
            return *rules.to_move(at.state()) == seat{greedy_seat} ? greedy_policy{}(at, luck)
                                                                   : random_policy{}(at, luck);
        };
        const auto end = play_out<game>(position, choose, random);
        wins += end.outcome && end.outcome->wins({greedy_seat}) ? 1 : 0;
    }
    CHECK(wins >= games * 95 / 100);
}

TEST_CASE("nobody foresees who will be drawn to begin: greed chooses the same by any lots", "[HU-18][HU-25]")
{
    const game rules;
    random_stream random{18};
    state s = rules.start(random);
    for (int n = 0; n < 6; ++n) {
        const state otherwise = rules.redrawn(s, random);
        REQUIRE_FALSE(otherwise == s);
        setup same = otherwise.setup();
        same.lots = s.setup().lots;
        REQUIRE(same == s.setup());
        random_stream one = random.split(1);
        random_stream other = one;
        const move chosen = greedy_policy{}(tracked<game>(rules, s), one);
        CHECK(greedy_policy{}(tracked<game>(rules, otherwise), other) == chosen);
        rules.apply(s, chosen);
    }
}
