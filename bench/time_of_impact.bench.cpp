// SPDX-License-Identifier: MIT
// The paths of a collision one by one: a resting disc met, two moving discs that meet or miss, a pair and a crowd
// settled.

#include <quintet/core/random_stream.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <benchmark/benchmark.h>

#include <vector>

namespace {

using namespace quintet;

double between(random_stream& random, double from, double to) { return from + (to - from) * random.unit(); }

void static_hit(benchmark::State& state)
{
    random_stream random{1};
    std::vector<std::array<double, 4>> cases(1024);
    for (auto& c : cases) {
        const vec2 u = unit_vector(between(random, -pi, pi));
        const vec2 offset = -0.2 * u + between(random, -0.05, 0.05) * left_of(u);
        c = {offset.x, offset.y, u.x, u.y};
    }
    std::size_t k = 0;
    for (auto _ : state) {
        const auto& c = cases[k++ % cases.size()];
        benchmark::DoNotOptimize(distance_to_enter(c[0], c[1], c[2], c[3], 0.032));
    }
}

/// Share of the pairs that meet: 0 all pass, 1 all meet.
void moving_pair(benchmark::State& state)
{
    const bool meets = state.range(0) != 0;
    random_stream random{2};
    std::vector<relative_motion> cases(1024);
    for (relative_motion& m : cases) {
        const vec2 u = unit_vector(between(random, -pi, pi));
        const double aside = meets ? between(random, -0.03, 0.03) : between(random, 0.034, 0.06);
        const vec2 offset = -0.2 * u + aside * left_of(u);
        const vec2 velocity = between(random, 1, 3) * u;
        const vec2 acceleration = between(random, 0, 1.2) * unit_vector(between(random, -pi, pi));
        m = {offset.x, offset.y, velocity.x, velocity.y, acceleration.x, acceleration.y};
    }
    std::size_t k = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(time_to_meet(cases[k++ % cases.size()], 0.032, 0.3));
    }
}

/// A disc driven into `range` touching discs: the whole shot, most of which is the cluster.
void cluster(benchmark::State& state)
{
    disc_board<> board;
    board.surface_radius = 10;
    board.disc_radius = 0.015;
    motion_parameters p;
    p.disc_restitution = static_cast<double>(state.range(0)) / 100;
    auto motion = disc_motion<24>::make(board, p);
    disc_scene<24> scene;
    disc d;
    d.radius = 0.015;
    d.position = {-0.2, 0.001};
    static_cast<void>(scene.add(board, d));
    for (int row = -2; row <= 2; ++row) {
        const int across = 5 - (row < 0 ? -row : row);
        for (int k = 0; k < across; ++k) {
            d.position = {0.03 * (k - (across - 1) / 2.0), row * 0.03 * square_root(3.0).value() / 2};
            static_cast<void>(scene.add(board, d));
        }
    }
    std::uint64_t events = 0;
    for (auto _ : state) {
        events += motion->attempt(scene, shot{0, {1, 0}, 3})->events;
    }
    state.counters["events_a_shot"] = static_cast<double>(events) / static_cast<double>(state.iterations());
}

BENCHMARK(static_hit);
BENCHMARK(moving_pair)->ArgName("meets")->Arg(0)->Arg(1);
BENCHMARK(cluster)->ArgName("restitution_percent")->Arg(0)->Arg(30)->Arg(75)->Arg(100);

} // namespace
