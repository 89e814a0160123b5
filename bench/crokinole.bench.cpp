// SPDX-License-Identifier: MIT
// Crokinole for two: a whole club round of 20 shots by random players, simulated and judged; its parts; and one turn of
// a greedy player.

#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/games/crokinole.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/random_policy.hpp>

#include <benchmark/benchmark.h>

#include <vector>

namespace {

using namespace quintet;

void round_of_20_shots(benchmark::State& bench)
{
    const crokinole::game rules;
    random_stream random{7};
    for (auto _ : bench) {
        crokinole::state s = rules.start(random);
        while (rules.to_move(s) && s.setup().rounds == 0) {
            rules.apply(s, rules.sample(s, random));
        }
        benchmark::DoNotOptimize(s);
    }
}

/// Positions in the middle of a round in which good players have left so many discs, and shots at them.
struct prepared {
    crokinole::state position;
    flick::aim aim;
};
std::vector<prepared> prepare(const crokinole::game& rules)
{
    random_stream random{11};
    std::vector<prepared> all;
    while (all.size() < 512) {
        crokinole::state s = rules.start(random);
        for (int shot = 0; shot < 12; ++shot) {
            const tracked<crokinole::game> position(rules, s);
            const flick::aim best = greedy_policy{}(position, random);
            rules.apply(s, rules.perturbed(s, best, flick::hands::beginner, random));
        }
        for (int i = 0; i < 8; ++i) {
            all.push_back({s, rules.sample(s, random)});
        }
    }
    return all;
}

void apply(benchmark::State& bench)
{
    const crokinole::game rules;
    const auto shots = prepare(rules);
    std::size_t k = 0;
    std::size_t discs = 0;
    for (auto _ : bench) {
        const prepared& p = shots[k++ % shots.size()];
        crokinole::state s = p.position;
        benchmark::DoNotOptimize(rules.apply(s, p.aim));
        benchmark::DoNotOptimize(s);
        discs += p.position.table().size();
    }
    bench.counters["discs"] = static_cast<double>(discs) / static_cast<double>(bench.iterations());
    bench.counters["shots"] = benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
}
/// What it costs that a tracked position holds the rules by value: to copy one, or a state; and to play a move on the
/// copy, as `apply` does on a state's.
template <class Position>
void copy(benchmark::State& bench, const Position& position)
{
    Position kept = position;
    for (auto _ : bench) {
        kept = position;
        benchmark::DoNotOptimize(kept);
        benchmark::ClobberMemory();
    }
}
void copy_state(benchmark::State& bench) { copy(bench, prepare({})[0].position); }
void copy_tracked(benchmark::State& bench)
{
    const crokinole::game rules;
    copy(bench, tracked<crokinole::game>(rules, prepare(rules)[0].position));
}
void copy_and_apply_tracked(benchmark::State& bench)
{
    const crokinole::game rules;
    std::vector<tracked<crokinole::game>> positions;
    const auto shots = prepare(rules);
    for (const prepared& p : shots) {
        positions.emplace_back(rules, p.position);
    }
    std::size_t k = 0;
    for (auto _ : bench) {
        const std::size_t i = k++ % shots.size();
        tracked<crokinole::game> next = positions[i];
        benchmark::DoNotOptimize(next.apply(shots[i].aim));
        benchmark::DoNotOptimize(next);
    }
}
void judge(benchmark::State& bench)
{
    const crokinole::game rules;
    const auto shots = prepare(rules);
    const prepared& p = shots[0];
    const std::uint64_t bit = std::uint64_t{1} << p.position.table().size();
    flick::shot_report report(bit, bit);
    static_cast<void>(rules.shoot(p.position, p.aim, report));
    for (auto _ : bench) {
        benchmark::DoNotOptimize(rules.judge(p.position, report));
    }
}
void sample(benchmark::State& bench)
{
    const crokinole::game rules;
    const auto shots = prepare(rules);
    random_stream random{3};
    std::size_t k = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(rules.sample(shots[k++ % shots.size()].position, random));
    }
}
void list_aimed_shots(benchmark::State& bench)
{
    const crokinole::game rules;
    const auto shots = prepare(rules);
    std::size_t k = 0;
    std::size_t moves = 0;
    for (auto _ : bench) {
        moves += rules.count_moves(shots[k++ % shots.size()].position);
    }
    bench.counters["moves"] = static_cast<double>(moves) / static_cast<double>(bench.iterations());
}
void greedy_turn(benchmark::State& bench)
{
    const crokinole::game rules;
    const auto shots = prepare(rules);
    random_stream random{3};
    std::size_t k = 0;
    for (auto _ : bench) {
        const tracked<crokinole::game> position(rules, shots[k++ % shots.size()].position);
        benchmark::DoNotOptimize(greedy_policy{}(position, random));
    }
}

BENCHMARK(round_of_20_shots)->Unit(benchmark::kMicrosecond);
BENCHMARK(apply)->Unit(benchmark::kMicrosecond);
BENCHMARK(copy_state);
BENCHMARK(copy_tracked);
BENCHMARK(copy_and_apply_tracked)->Unit(benchmark::kMicrosecond);
BENCHMARK(judge)->Unit(benchmark::kMicrosecond);
BENCHMARK(sample)->Unit(benchmark::kMicrosecond);
BENCHMARK(list_aimed_shots)->Unit(benchmark::kMicrosecond);
BENCHMARK(greedy_turn)->Unit(benchmark::kMicrosecond);

} // namespace
