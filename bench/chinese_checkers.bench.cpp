// SPDX-License-Identifier: MIT
// The hot paths of Chinese checkers: jump chains, generation, apply and undo, perft, random whole turns.
#include <quintet/core/random_stream.hpp>
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/search/perft.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>
#include <vector>

namespace cc = quintet::chinese_checkers;
using quintet::random_stream;
using quintet::seat;
using star = cc::game::star;

namespace {

template <class Count>
void report(benchmark::State& bench, Count items)
{
    bench.SetItemsProcessed(static_cast<std::int64_t>(items));
}

cc::game game_of(std::uint8_t players, cc::side_arms_rule side_arms = cc::side_arms_rule::pass_through)
{
    cc::options options;
    options.players = players;
    options.side_arms = side_arms;
    return cc::game::with(options).value();
}

// The position after so many random plies: few chains at the start, long ones in the middle game.
cc::state random_position(const cc::game& rules, std::uint64_t plies)
{
    quintet::tracked<cc::game> position(rules, rules.start());
    random_stream random{5};
    quintet::play_out<cc::game>(position, quintet::random_policy{}, random, {.plies = plies});
    return position.state();
}

// Six players' marbles on the holes between those with even x and z: a chain can visit every hole of that lattice.
cc::state longest_chain(const cc::game& rules)
{
    auto setup = rules.setup_of(rules.start());
    star::hole_set lattice;
    star::hole_set between;
    for (std::size_t h = 0; h < star::hole_count; ++h) {
        const auto place = star::coordinates(static_cast<star::hole>(h));
        const bool even = place.x % 2 == 0 && place.z % 2 == 0;
        (even ? lattice : between).insert(h);
    }
    star::hole_set taken = star::hole_set::single(star::at({0, 0, 0}));
    for (std::uint8_t i = 0; i < 6; ++i) {
        setup.marbles[i].clear();
        while (setup.marbles[i].count() < 10) {
            const auto free = i == 0 && setup.marbles[i].empty() ? taken : between & ~taken;
            setup.marbles[i].insert(free.first());
            taken.insert(free.first());
        }
    }
    return rules.assemble(setup).value();
}

void chains_from(benchmark::State& bench, const cc::game& rules, const cc::state& s, star::hole from)
{
    const auto around = rules.surroundings_of(s, s.turn());
    std::size_t reached = 0;
    for (auto _ : bench) {
        const auto reach = cc::reach_of<star>(around, from);
        benchmark::DoNotOptimize(reach);
        reached = reach.count();
    }
    bench.counters["destinations"] = static_cast<double>(reached);
    report(bench, bench.iterations());
}

// The marble with the most destinations.
star::hole farthest(const cc::game& rules, const cc::state& s)
{
    const auto around = rules.surroundings_of(s, s.turn());
    std::size_t most = 0;
    star::hole best = star::none;
    s.marbles(s.turn()).for_each([&](std::size_t h) {
        const std::size_t count = cc::reach_of<star>(around, static_cast<star::hole>(h)).count();
        if (best == star::none || count > most) {
            most = count;
            best = static_cast<star::hole>(h);
        }
    });
    return best;
}

void chain_quiet(benchmark::State& bench)
{
    const cc::game rules;
    chains_from(bench, rules, rules.start(), farthest(rules, rules.start()));
}
BENCHMARK(chain_quiet);

void chain_middle_game(benchmark::State& bench)
{
    const cc::game rules;
    const cc::state s = random_position(rules, 60);
    chains_from(bench, rules, s, farthest(rules, s));
}
BENCHMARK(chain_middle_game);

void chain_longest(benchmark::State& bench)
{
    const cc::game rules = game_of(6, cc::side_arms_rule::open);
    chains_from(bench, rules, longest_chain(rules), star::at({0, 0, 0}));
}
BENCHMARK(chain_longest);

void generate_all_moves(benchmark::State& bench)
{
    const cc::game rules;
    const cc::state s = random_position(rules, static_cast<std::uint64_t>(bench.range(0)));
    std::size_t moves = 0;
    for (auto _ : bench) {
        rules.for_each_move(s, [&](cc::move m) {
            benchmark::DoNotOptimize(m);
            ++moves;
        });
    }
    report(bench, moves);
}
BENCHMARK(generate_all_moves)->Arg(0)->Arg(60)->ArgName("plies");

// One refusal of a random pair of holes, and one whole generation in the same positions: items are calls.
void refusal_of_random_pair(benchmark::State& bench)
{
    const cc::game rules;
    const cc::state s = random_position(rules, 60);
    random_stream random{9};
    std::vector<cc::move> pairs(4096);
    for (cc::move& m : pairs) {
        m = {static_cast<std::uint8_t>(random.below(star::hole_count)),
             static_cast<std::uint8_t>(random.below(star::hole_count))};
    }
    std::size_t i = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(rules.refusal(s, pairs[i++ % pairs.size()]));
    }
    report(bench, bench.iterations());
}
BENCHMARK(refusal_of_random_pair);

void count_all_moves(benchmark::State& bench)
{
    const cc::game rules;
    const cc::state s = random_position(rules, 60);
    for (auto _ : bench) {
        benchmark::DoNotOptimize(rules.count_moves(s));
    }
    report(bench, bench.iterations());
}
BENCHMARK(count_all_moves);

void apply_and_undo(benchmark::State& bench)
{
    const cc::game rules;
    cc::state s = random_position(rules, 60);
    std::vector<cc::move> moves;
    rules.for_each_move(s, [&](cc::move m) { moves.push_back(m); });
    for (auto _ : bench) {
        for (const cc::move m : moves) {
            const auto event = rules.apply(s, m);
            benchmark::DoNotOptimize(s);
            rules.undo(s, m, event);
        }
    }
    report(bench, static_cast<std::size_t>(bench.iterations()) * moves.size());
}
BENCHMARK(apply_and_undo);

void hash_after(benchmark::State& bench)
{
    const cc::game rules;
    const cc::state s = random_position(rules, 60);
    std::vector<cc::move> moves;
    rules.for_each_move(s, [&](cc::move m) { moves.push_back(m); });
    for (auto _ : bench) {
        for (const cc::move m : moves) {
            benchmark::DoNotOptimize(rules.hash_after(s, m));
        }
    }
    report(bench, static_cast<std::size_t>(bench.iterations()) * moves.size());
}
BENCHMARK(hash_after);

// Counted sequences a second, the last two plies in bulk; and with every move played.
void perft_bulk(benchmark::State& bench)
{
    const cc::game rules = game_of(static_cast<std::uint8_t>(bench.range(0)));
    std::uint64_t sequences = 0;
    for (auto _ : bench) {
        sequences += quintet::perft(rules, rules.start(), static_cast<int>(bench.range(1)));
    }
    report(bench, sequences);
}
BENCHMARK(perft_bulk)
    ->ArgNames({"players", "depth"})
    ->Args({2, 5})
    ->Args({2, 6})
    ->Args({3, 5})
    ->Args({4, 5})
    ->Args({6, 5});

void perft_every_move_played(benchmark::State& bench)
{
    const cc::game rules;
    std::uint64_t sequences = 0;
    for (auto _ : bench) {
        sequences += quintet::perft_plain(rules, rules.start(), 4);
    }
    report(bench, sequences);
}
BENCHMARK(perft_every_move_played);

// Whole turns of random games from the start: choose among all legal moves, play. Games are cut after 200 plies.
template <class Tracked>
void random_turns(benchmark::State& bench)
{
    const cc::game rules = game_of(static_cast<std::uint8_t>(bench.range(0)));
    std::uint64_t turns = 0;
    std::uint64_t game = 0;
    for (auto _ : bench) {
        Tracked position(rules, rules.start());
        random_stream random = random_stream{1}.split(game++);
        for (int ply = 0; ply < 200 && position.count_moves() > 0; ++ply, ++turns) {
            position.apply(quintet::random_policy{}(position, random));
        }
        benchmark::DoNotOptimize(position.state());
    }
    report(bench, turns);
}
BENCHMARK(random_turns<quintet::tracked<cc::game>>)
    ->Name("random_turns")
    ->ArgName("players")
    ->Arg(2)
    ->Arg(3)
    ->Arg(4)
    ->Arg(6);
BENCHMARK(random_turns<quintet::plain_tracked<cc::game>>)->Name("random_turns_untracked")->ArgName("players")->Arg(2);

} // namespace
