// SPDX-License-Identifier: MIT
// The suite that every game must pass, whole games, and what bots make of it.
#include "positions.hpp"

#include <quintet/core/chancy.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <limits>
#include <support/check_model.hpp>

using namespace targets;

static_assert(rules<game>);
static_assert(sampled<game>);
static_assert(has_observation<game>);
static_assert(chancy<game>);

namespace {

struct hooks {
    static state rebuilt(const game& rules, const state& s) { return rules.assemble(s.setup()).value(); }
    static move random_move(const game& rules, const state& s, random_stream& random)
    {
        if (rules.to_move(s) && random.below(4) == 0) {
            return rules.sample(s, random);
        }
        const auto number = [&](double scale) {
            switch (random.below(12)) {
            case 0:
                return std::numeric_limits<double>::quiet_NaN();
            case 1:
                return std::numeric_limits<double>::infinity();
            case 2:
                return 1e300 * (random.unit() - 0.5);
            default:
                return scale * (2 * random.unit() - 1);
            }
        };
        move m;
        m.kind = spinning_target::move_kind{static_cast<std::uint8_t>(random.below(6))};
        m.place = {number(0.12), number(0.12)};
        m.aim = {number(0.2), number(0.03), number(3.5), number(2), number(200)};
        m.player = {static_cast<std::uint8_t>(random.below(5))};
        m.verdict = penalty{static_cast<std::uint8_t>(random.below(4))};
        return random.below(8) == 0 ? m : m.plain();
    }
};

#ifdef NDEBUG
constexpr std::size_t plies = 80;
constexpr int positions_foreseen = 1000;
#else
constexpr std::size_t plies = 12;
constexpr int positions_foreseen = 12;
#endif

void check(const game& rules, std::uint64_t seed)
{
    support::check_model(
        rules, random_stream{seed},
        {.plies = plies, .plies_a_game = 40, .thorough_every = 10, .moves_played = 10, .random_moves = 24}, hooks{});
}

} // namespace

TEST_CASE("the game is a model of the rules, under every option", "[spinning_target][model]")
{
    using namespace spinning_target;
    std::uint64_t seed = 0;
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 3, 4}) {
        const auto with = [&](auto change) {
            check(game_with([&](options& o) {
                      o.players = players;
                      o.rounds = 2;
                      change(o);
                  }),
                  ++seed);
        };
        with([](options&) {});
        with([](options& o) { o.align = alignment::each_round; });
        with([](options& o) { o.barricade_each = barricade_time::cycle; });
        with([](options& o) { o.barricade_on_centre = true; });
        with([](options& o) { o.line = zone_reading::centre; });
        with([](options& o) { o.line = zone_reading::fully_inside; });
        with([](options& o) { o.leaning = leaning_rule::touch; });
        with([](options& o) { o.penalties = true; });
        with([](options& o) { o.target_points = 4; });
        with([](options& o) { o.board = wide_target_board(); });
        with([](options& o) { o.motion = bare_motion(); });
        with([](options& o) { o.shot_grid = flick::shot_grid::coarse; });
        if (players == 3) {
            with([](options& o) { o.three_player_starts = beginner_order::alternating; });
        }
    }
}

TEST_CASE("the finest grid is listed once and legal", "[spinning_target][model]")
{
    const game rules = game_with([](options& o) {
        o.shot_grid = flick::shot_grid::fine;
        o.rounds = 1;
    });
    support::check_model(rules, random_stream{5},
                         {.plies = 4, .plies_a_game = 4, .thorough_every = 100, .moves_played = 2, .random_moves = 4},
                         hooks{});
}

TEST_CASE("a whole game of three replays to the same bits, move by move", "[spinning_target][ST-17][ST-19]")
{
    const game rules = game_for(3);
    random_stream random{33};
    random_stream same = random;
    state s = rules.start(random);
    const state begun = s;
    std::vector<move> moves;
    std::vector<state> states;
    while (rules.to_move(s)) {
        moves.push_back(rules.sample(s, random));
        rules.apply(s, moves.back());
        states.push_back(s);
    }
    CHECK(moves.size() > 50);
    state again = rules.start(same);
    REQUIRE(again == begun);
    for (std::size_t k = 0; k < moves.size(); ++k) {
        REQUIRE_FALSE(rules.refusal(again, moves[k]));
        rules.apply(again, moves[k]);
        REQUIRE(again == states[k]);
        REQUIRE(again.hash() == states[k].hash());
    }
    CHECK(rules.outcome(again) == rules.outcome(s));
}

TEST_CASE("hands err about what was meant, and greed beats chance", "[spinning_target][model]")
{
    const game rules = game_with([](options& o) { o.rounds = 2; });
    position p(rules, 1, 0);
    const state s = p.make();
    flick::aim meant;
    meant.speed = 0.5;
    meant.spin = spinning_target::spin_of_flick(rules.options(), 0.5, 1);
    random_stream random{8};
    double direction = 0;
    double speed = 0;
    constexpr int shots = 4000;
    for (int k = 0; k < shots; ++k) {
        const move m = rules.perturbed(s, move::spin(meant), flick::hands::club, random);
        REQUIRE_FALSE(rules.refusal(s, m));
        CHECK(std::abs(m.aim.spin / m.aim.speed - meant.spin / meant.speed) < 1e-6); // hit where it was meant to be
        direction += m.aim.direction * m.aim.direction / shots;
        speed += (m.aim.speed / 0.5 - 1) * (m.aim.speed / 0.5 - 1) / shots;
    }
    CHECK(std::abs(std::sqrt(direction) / flick::hands::club.angle_error - 1) < 0.05);
    CHECK(std::abs(std::sqrt(speed) / flick::hands::club.speed_error - 1) < 0.05);

    int won = 0;
    constexpr int games = 4;
    for (int n = 0; n < games; ++n) {
        state t = rules.start(random);
        while (const auto who = rules.to_move(t)) {
            const tracked<game> tracked(rules, t);
            rules.apply(t, who->index == n % 2 ? greedy_policy{}(tracked, random) : random_policy{}(tracked, random));
        }
        won += rules.outcome(t)->wins({static_cast<std::uint8_t>(n % 2)}) ? 1 : 0;
    }
    CHECK(won == games);
}

TEST_CASE("greed does not foresee how discs wobble: whatever is hidden, it chooses the same",
          "[spinning_target][model][ST-19]")
{
    const game rules;
    random_stream random{1219};
    state s = rules.start(random);
    int spins = 0;
    for (int n = 0; n < positions_foreseen; ++n) {
        s = rules.to_move(s) ? s : rules.start(random);
        const random_stream policy_stream = random.split(0);
        random_stream one = policy_stream;
        random_stream other = policy_stream;
        const move chosen = greedy_policy{}(tracked<game>(rules, s), one);
        const state otherwise = rules.redrawn(s, random);
        REQUIRE_FALSE(otherwise == s);
        REQUIRE(otherwise.table() == s.table());
        REQUIRE(greedy_policy{}(tracked<game>(rules, otherwise), other) == chosen);
        spins += chosen.kind == spinning_target::move_kind::spin ? 1 : 0;
        rules.apply(s, rules.sample(s, random));
    }
    CHECK(spins > positions_foreseen / 2);
}

TEST_CASE("a playout goes by the chance that lies there, and shows it to no policy", "[spinning_target][model][ST-19]")
{
    const game rules = game_with([](options& o) { o.rounds = 1; });
    random_stream random{77};
    const state begun = rules.start(random);
    tracked<game> table(rules, begun);
    state truth = begun;
    std::vector<std::uint64_t> shown;
    const auto spy = [&](const tracked<game>& seen, random_stream& own) {
        CHECK(seen.state().table() == truth.table());
        CHECK_FALSE(seen.state().setup().chance == truth.setup().chance);
        shown.push_back(seen.state().setup().chance.bits());
        return random_policy{}(seen, own);
    };
    const auto follow = [&](const move& m, const spinning_target::event&) { rules.apply(truth, m); };
    const random_stream before = random;
    CHECK(play_out<game>(table, spy, random, {}, follow).end == playout_end::game_over);
    CHECK(table.state() == truth);
    // Under another hidden chance it is shown the same.
    const std::vector<std::uint64_t> first = shown;
    random_stream fate{5};
    truth = rules.redrawn(begun, fate);
    tracked<game> otherwise(rules, truth);
    shown.clear();
    random_stream again = before;
    play_out<game>(otherwise, spy, again, {1, std::nullopt}, follow);
    CHECK(shown == std::vector<std::uint64_t>{first[0]});
}

TEST_CASE("a learner sees its own discs first, from its own side", "[spinning_target][model]")
{
    const game rules = game_for(4);
    position p(rules, 1, 2);
    p.put(1, rules.area_of({1}).centre - 0.05 * rules.area_of({1}).facing);
    p.put(2, {0, 0});
    p.put(spinning_target::barricade_side, {0.07, 0});
    p.s.points = {4, 6, 8, 10};
    p.s.round = 4;
    const state s = p.make();
    const auto shape = rules.observation();
    REQUIRE(shape.columns == 6);
    REQUIRE(shape.rows == 12 + 12 + 1 + 4 + 1);
    std::vector<float> seen(shape.size());
    rules.observe(s, {1}, seen);
    const auto row = [&](std::size_t r) { return std::vector<float>(&seen[6 * r], &seen[6 * r] + 6); };
    CHECK(row(0) == std::vector<float>{1, 0, static_cast<float>(0.135 / 0.2), 0, 0, 0});
    CHECK(row(1) == std::vector<float>{1, 1, 0, 0, 0, 0});
    CHECK(row(2)[1] == 4);
    CHECK(row(14)[1] == 5);
    CHECK(row(15) == std::vector<float>(6, 0));
    CHECK(row(25) == std::vector<float>{0, 0, 1, 6, 0, 0}); // spun twice
    CHECK(row(26) == std::vector<float>{1, 0, 2, 8, 0, 0});
    CHECK(row(28) == std::vector<float>{0, 1, 1, 4, 0, 0});
    CHECK(row(29) == std::vector<float>{4, 1, 0, 100, 16, 0});
}
