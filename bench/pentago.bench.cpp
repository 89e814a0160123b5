// SPDX-License-Identifier: MIT
// Both games of the board of four quadrants. items_per_second counts what the name says: checks, moves, playouts,
// leaves.
#include <quintet/games/pentago.hpp>
#include <quintet/games/pentago_triple.hpp>
#include <quintet/search/perft.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace quintet;
using two = pentago::game;
using triple = pentago_triple::game;

two turn_first() { return *two::with({.placing_wins = false}); }
triple triple_for(std::uint8_t players)
{
    pentago_triple::options o;
    o.players = players;
    return *triple::with(o);
}

// Positions of random games, every one with so many marbles.
template <class Rules>
std::vector<state_of<Rules>> positions(const Rules& rules, std::size_t marbles)
{
    std::vector<state_of<Rules>> all;
    for (random_stream random{1}; all.size() < 256;) {
        tracked<Rules> position(rules, rules.start(random));
        while (position.count_moves() > 0 && position.state().grid().count() < marbles) {
            position.apply(random_policy{}(position, random));
        }
        if (position.count_moves() > 0) {
            all.push_back(position.state());
        }
    }
    return all;
}

void count_items(benchmark::State& state, std::uint64_t items)
{
    state.SetItemsProcessed(static_cast<std::int64_t>(items));
}

// Whether five stand: for one colour after a placement, for both after a turn.
void two_colour_line_check(benchmark::State& state)
{
    const bool after_turn = state.range(0) != 0;
    const auto all = positions(two(), 18);
    std::uint64_t checks = 0;
    for (auto _ : state) {
        for (const auto& s : all) {
            const auto planes = s.grid().planes();
            bool found = pentago::has_five(planes[0]);
            if (after_turn) {
                found = pentago::has_five(planes[1]) || found;
            }
            benchmark::DoNotOptimize(found);
        }
        checks += all.size();
    }
    count_items(state, checks);
}
BENCHMARK(two_colour_line_check)->ArgName("after_turn")->Arg(0)->Arg(1);

// Whether a card is made: by a placement, and by a turn.
void triple_card_check(benchmark::State& state)
{
    const bool by_turn = state.range(0) != 0;
    const triple rules;
    const auto all = positions(rules, 10);
    std::uint64_t checks = 0;
    for (auto _ : state) {
        for (const auto& s : all) {
            const auto open = rules.open(s);
            if (by_turn) {
                auto turned = s.grid();
                turned.turn({3});
                benchmark::DoNotOptimize(pentago_triple::made_between(open, s.grid(), turned));
            } else {
                benchmark::DoNotOptimize(pentago_triple::where_one_is_missing(open[0], s.grid().planes()));
            }
        }
        checks += all.size();
    }
    count_items(state, checks);
}
BENCHMARK(triple_card_check)->ArgName("by_turn")->Arg(0)->Arg(1);

template <class Rules>
void generate(benchmark::State& state, const Rules& rules)
{
    const auto all = positions(rules, 10);
    std::uint64_t moves = 0;
    for (auto _ : state) {
        for (const auto& s : all) {
            rules.for_each_move(s, [&](const move_of<Rules>& m) {
                benchmark::DoNotOptimize(m);
                ++moves;
            });
        }
    }
    count_items(state, moves);
}
BENCHMARK_CAPTURE(generate, two_colours, two());
BENCHMARK_CAPTURE(generate, triple_for_two, triple());
BENCHMARK_CAPTURE(generate, triple_for_four, triple_for(4));

template <class Rules>
void apply_and_undo(benchmark::State& state, const Rules& rules)
{
    auto s = positions(rules, 12)[0];
    std::vector<move_of<Rules>> moves;
    rules.for_each_move(s, [&](const move_of<Rules>& m) { moves.push_back(m); });
    std::uint64_t played = 0;
    for (auto _ : state) {
        for (const auto& m : moves) {
            const auto event = rules.apply(s, m);
            benchmark::DoNotOptimize(s);
            rules.undo(s, m, event);
        }
        played += moves.size();
    }
    count_items(state, played);
}
BENCHMARK_CAPTURE(apply_and_undo, two_colours, two());
BENCHMARK_CAPTURE(apply_and_undo, triple_for_two, triple());

template <class Rules>
void random_playout(benchmark::State& state, const Rules& rules)
{
    random_stream random{1};
    std::uint64_t plies = 0;
    for (auto _ : state) {
        tracked<Rules> position(rules, rules.start(random));
        plies += play_out<Rules>(position, random_policy{}, random).plies;
    }
    count_items(state, static_cast<std::uint64_t>(state.iterations()));
    state.counters["plies"] = benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kAvgIterations);
}
BENCHMARK_CAPTURE(random_playout, two_colours, two());
BENCHMARK_CAPTURE(random_playout, two_colours_turn_first, turn_first());
BENCHMARK_CAPTURE(random_playout, triple_for_two, triple());
BENCHMARK_CAPTURE(random_playout, triple_for_three, triple_for(3));
BENCHMARK_CAPTURE(random_playout, triple_for_four, triple_for(4));

// The last two plies counted in bulk.
template <class Rules>
void bulk_perft(benchmark::State& state, const Rules& rules, std::size_t marbles)
{
    const auto s = positions(rules, marbles)[0];
    std::uint64_t leaves = 0;
    for (auto _ : state) {
        leaves += perft(rules, s, 3);
    }
    count_items(state, leaves);
}
BENCHMARK_CAPTURE(bulk_perft, two_colours_start, two(), 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bulk_perft, two_colours_18_marbles, two(), 18)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bulk_perft, triple_for_two_start, triple(), 0)->Unit(benchmark::kMillisecond);

// Every leaf played and visited.
template <class Rules>
void visiting_perft(benchmark::State& state, const Rules& rules, std::size_t marbles)
{
    const auto s = positions(rules, marbles)[0];
    std::uint64_t leaves = 0;
    for (auto _ : state) {
        leaves += perft_plain(rules, s, 2);
    }
    count_items(state, leaves);
}
BENCHMARK_CAPTURE(visiting_perft, two_colours_start, two(), 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(visiting_perft, two_colours_18_marbles, two(), 18)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(visiting_perft, triple_for_two_start, triple(), 0)->Unit(benchmark::kMillisecond);

} // namespace
