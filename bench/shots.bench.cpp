// SPDX-License-Identifier: MIT
// Whole shots on the crokinole board without its hole: a disc near the shooting line flicked at 0.6 … 3 m/s at one of
// the others, which lie at random places; contact friction on, spin off.

#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <benchmark/benchmark.h>

#include <vector>

namespace {

using namespace quintet;

struct prepared_shot {
    disc_scene<24> scene;
    shot flick;
};

disc_board<> board_without_hole()
{
    disc_board<> board = crokinole_board();
    board.hole = {};
    return board;
}

std::vector<prepared_shot> prepare(std::size_t discs, std::size_t shots)
{
    const disc_board<> board = board_without_hole();
    random_stream random{2024};
    const auto between = [&](double from, double to) { return from + (to - from) * random.unit(); };
    std::vector<prepared_shot> all(shots);
    for (prepared_shot& p : all) {
        disc d;
        d.radius = board.disc_radius;
        while (p.scene.size() < discs) {
            const double distance = p.scene.empty() ? 0.3048 : 0.3 * square_root(random.unit()).value();
            const double half_angle = p.scene.empty() ? pi / 4 : pi;
            d.position = distance * unit_vector(between(-half_angle, half_angle));
            static_cast<void>(p.scene.add(board, d));
        }
        const std::size_t target = discs > 1 ? 1 + random.below(static_cast<std::uint32_t>(discs - 1)) : 0;
        const vec2 to = discs > 1 ? p.scene.position(target) : vec2{};
        const vec2 towards = to - p.scene.position(0);
        const double aside = between(-1, 1) * d.radius / length(towards);
        p.flick.direction = towards + aside * left_of(towards);
        p.flick.speed = between(0.6, 3);
    }
    return all;
}

template <class Log>
void run(benchmark::State& state, Log& log)
{
    const auto shots = prepare(static_cast<std::size_t>(state.range(0)), 1024);
    auto motion = disc_motion<24>::make(board_without_hole());
    std::size_t k = 0;
    std::uint64_t events = 0;
    for (auto _ : state) {
        const prepared_shot& p = shots[k++ % shots.size()];
        const auto outcome = motion->attempt(p.scene, p.flick, log);
        events += outcome->events;
        benchmark::DoNotOptimize(motion->after(0));
    }
    const auto count = static_cast<double>(state.iterations());
    state.counters["shots"] = benchmark::Counter(count, benchmark::Counter::kIsRate);
    state.counters["events_a_shot"] = static_cast<double>(events) / count;
}

void log_off(benchmark::State& state)
{
    null_log log;
    run(state, log);
}
void log_on(benchmark::State& state)
{
    shot_log<24> log;
    run(state, log);
}

BENCHMARK(log_off)->Arg(1)->Arg(2)->Arg(6)->Arg(12)->Arg(24);
BENCHMARK(log_on)->Arg(1)->Arg(2)->Arg(6)->Arg(12)->Arg(24);

} // namespace
