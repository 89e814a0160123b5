// SPDX-License-Identifier: MIT
// Spins on a full target: 12 player discs (the spun one among them), 4 towers of 3 and the barricade. A spin is aimed
// as the sampler aims: mostly at the centre or at a disc, a quarter of them beside it, with any spin.
//
// `statistics` is no race: it plays 100,000 spins of whole games with the default parameters, and its counters tell how
// many of them (in per cent) burn, hit a tower, fell one, and which zone the disc counts for: /0 of spins as the
// sampler aims them, /1 of blind ones, with any direction within 30° of the centre, any speed from 0.1 to 0.8 m/s, and
// a flick anywhere at the disc. See README.md here.

#include <quintet/games/spinning_target.hpp>

#include <benchmark/benchmark.h>

#include <array>
#include <vector>

namespace {

using namespace quintet;
using spinning_target::game;

struct prepared_spin {
    game::state_type state;
    game::move_type move;
};

game game_for(std::uint8_t players)
{
    game::options_type options;
    options.players = players;
    options.rounds = 1000;
    options.target_points = 10'000;
    return *game::with(options);
}

/// Positions before the last spin of a round: 11 discs lie about, all towers stand.
std::vector<prepared_spin> prepare(const game& rules, std::size_t spins)
{
    const auto& board = rules.options().board;
    random_stream random{2024};
    std::vector<prepared_spin> all;
    while (all.size() < spins) {
        auto setup = rules.start(random).setup();
        setup.placing = false;
        setup.cycle = 2;
        setup.shots = 3;
        auto discs = flick::list_of(setup.table);
        flick::scene scene = spinning_target::unchecked_scene(rules.options(), setup.table);
        while (discs.size() < 24) {
            flick::table_disc d;
            const std::size_t n = discs.size() - 12;
            d.side = static_cast<std::uint8_t>(n < 9 ? n % 4 : n < 11 ? (setup.first + n - 9) % 4 : 5);
            d.side = n == 8 ? static_cast<std::uint8_t>((setup.first + 2) % 4) : d.side;
            d.position = 0.17 * random_in_unit_disc(random);
            if (scene.add(board, spinning_target::as_disc(rules.options(), d))) {
                discs.push_back(d);
            }
        }
        setup.table = flick::table::of(discs);
        if (const auto state = rules.assemble(setup)) {
            all.push_back({*state, rules.sample(*state, random)});
        }
    }
    return all;
}

void apply(benchmark::State& state)
{
    const game rules = game_for(4);
    const auto spins = prepare(rules, 1024);
    std::size_t k = 0;
    for (auto _ : state) {
        const prepared_spin& p = spins[k++ % spins.size()];
        auto next = p.state;
        benchmark::DoNotOptimize(rules.apply(next, p.move));
        benchmark::DoNotOptimize(next);
    }
    state.counters["spins"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

void motion_alone(benchmark::State& state)
{
    const game rules = game_for(4);
    const auto spins = prepare(rules, 1024);
    auto motion = *disc_motion<flick::capacity>::make(rules.options().board, rules.options().motion);
    std::vector<flick::scene> scenes;
    std::vector<shot> shots;
    for (const prepared_spin& p : spins) {
        const auto& field = rules.area_of(*rules.to_move(p.state));
        const vec2 placed = spinning_target::stand_of(field, p.move.aim);
        flick::scene scene = spinning_target::unchecked_scene(rules.options(), p.state.table());
        flick::table_disc d;
        d.position = placed;
        d.mode = disc_mode::upright;
        shots.push_back(flick::shot_of(p.move.aim, placed, scene.size()));
        scene.add_unchecked(spinning_target::as_disc(rules.options(), d));
        scenes.push_back(scene);
    }
    std::size_t k = 0;
    std::uint64_t events = 0;
    for (auto _ : state) {
        const auto outcome = motion.attempt(scenes[k], shots[k]);
        events += outcome->events;
        k = (k + 1) % shots.size();
    }
    const auto count = static_cast<double>(state.iterations());
    state.counters["spins"] = benchmark::Counter(count, benchmark::Counter::kIsRate);
    state.counters["events_a_spin"] = static_cast<double>(events) / count;
}

void list_spins(benchmark::State& state)
{
    const game rules = game_for(4);
    const auto spins = prepare(rules, 64);
    std::size_t k = 0;
    std::uint64_t moves = 0;
    for (auto _ : state) {
        moves += rules.count_moves(spins[k++ % spins.size()].state);
    }
    state.counters["moves"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

/// What became of spins in whole games.
struct tallies {
    int spins = 0;
    int burnt = 0;
    int hit_tower = 0;
    int felled_tower = 0;
    int stacked = 0;
    std::array<int, 4> zone{}; ///< 0, 2, 4, 8
};

/// Any spin towards the target, with no eye for how far it goes.
flick::aim blind(const game& rules, flick::aim from, random_stream& random)
{
    from.direction = pi / 6 * (2 * random.unit() - 1);
    from.speed = 0.1 + 0.7 * random.unit();
    from.spin = spinning_target::spin_of_flick(rules.options(), from.speed, 2 * random.unit() - 1);
    return from;
}

tallies play(int spins, bool aimed)
{
    tallies t;
    random_stream random{1};
    for (int n = 0; t.spins < spins; ++n) {
        const game rules = game_for(static_cast<std::uint8_t>(2 + n % 3));
        auto state = rules.start(random);
        for (int k = 0; k < 120 && t.spins < spins; ++k) {
            auto move = rules.sample(state, random);
            if (move.kind == spinning_target::move_kind::spin) {
                move.aim = aimed ? move.aim : blind(rules, move.aim, random);
                const std::size_t spun = state.table().size();
                flick::shot_report report(std::uint64_t{1} << spun, std::uint64_t{1} << spun);
                static_cast<void>(rules.shoot(state, move, report));
                std::uint64_t towers = 0;
                for (std::size_t i = 0; i < spun; ++i) {
                    towers |= state.table()[i].mode == disc_mode::standing ? std::uint64_t{1} << i : 0U;
                }
                ++t.spins;
                t.hit_tower += (report.touched() & towers) != 0 ? 1 : 0;
                t.felled_tower += report.toppled() != 0 ? 1 : 0;
                const disc_pose& pose = report.pose(spun);
                if (!on_surface(pose.mode)) {
                    ++t.burnt;
                } else {
                    flick::table_disc d;
                    d.position = pose.position;
                    const int points = spinning_target::zone_of(rules.options(), d);
                    ++t.zone[points == 8 ? 3 : static_cast<std::size_t>(points / 2)];
                    t.stacked += pose.layer > 0 ? 1 : 0;
                }
            }
            rules.apply(state, move);
        }
    }
    return t;
}

void statistics(benchmark::State& state)
{
    tallies t;
    for (auto _ : state) {
        t = play(100'000, state.range(0) == 0);
    }
    const auto share = [&](int n) { return 100.0 * n / t.spins; };
    state.counters["burnt"] = share(t.burnt);
    state.counters["hit_tower"] = share(t.hit_tower);
    state.counters["felled_tower"] = share(t.felled_tower);
    state.counters["leans"] = share(t.stacked);
    state.counters["zone_0"] = share(t.zone[0]);
    state.counters["zone_2"] = share(t.zone[1]);
    state.counters["zone_4"] = share(t.zone[2]);
    state.counters["zone_8"] = share(t.zone[3]);
}

BENCHMARK(apply);
BENCHMARK(motion_alone);
BENCHMARK(list_spins);
BENCHMARK(statistics)->Arg(0)->Arg(1)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace
