// SPDX-License-Identifier: MIT
#include "../examples/own_game/nim.hpp"
#include "search/plain_search.hpp"

#include <quintet/games/chinese_checkers.hpp>
#include <quintet/games/pentago.hpp>
#include <quintet/search/alpha_beta.hpp>
#include <quintet/search/max_n.hpp>

#include <catch2/catch_test_macros.hpp>

#include <atomic>
#include <chrono>
#include <thread>

using namespace quintet;
using namespace search_testing;
namespace cc = quintet::chinese_checkers;

namespace {

template <class Rules>
void check_minimax(const tracked<Rules>& position, int depth, std::size_t table_bytes)
{
    const auto mover = position.rules().to_move(position.state());
    if (!mover) {
        return;
    }
    using evaluation = default_evaluator<Rules>;
    const std::size_t own = position.rules().team_of(*mover).index;
    random_stream random(1);
    alpha_beta<Rules> search({.depth = depth}, {.table_bytes = table_bytes});
    const auto found = search.search(position, random);
    const worth plain = minimax<Rules>(position, evaluation{}, own, depth, 0);
    CHECK(found.best().worth == plain);
    // The move that is named is worth what is said of it.
    tracked<Rules> next = position;
    next.apply(found.best().move);
    CHECK(minimax<Rules>(next, evaluation{}, own, depth - 1, 1) == plain);
    CHECK(found.best().expected.front() == found.best().move);
}

/// Nim's worth by how many sticks the mover could leave: any function will do to compare searches by.
struct odd_evaluation {
    worths operator()(const tracked<nim::game>& position) const
    {
        const auto& p = position.state().piles;
        const worth w = (p[0] * 7 + p[1] * 5 + p[2] * 3) % 11 * 1000 - 5000;
        worths each;
        each.push_back(w);
        each.push_back(-w);
        return each;
    }
    bool noisy(const tracked<nim::game>&, nim::move m) const { return m.sticks > 2; }
};

} // namespace

TEST_CASE("alpha-beta finds what plain minimax finds", "[search]")
{
    for (int depth = 1; depth <= 7; ++depth) {
        check_minimax<nim::game>(wandered(nim::game{}, 1, 0), depth, 0);
    }
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        for (const std::size_t table : {std::size_t{0}, std::size_t{1} << 20U}) {
            check_minimax<pentago::game>(wandered(pentago::game{}, seed, 31), 3, table);
            check_minimax<pentago::game>(wandered(pentago::game{}, seed, 12), 1, table);
        }
        check_minimax<cc::game>(wandered(cc::game{}, seed, 8 * seed), 2, 0);
        check_minimax<cc::game>(wandered(cc::game::with({.players = 3}).value(), seed, 40), 2, 0); // paranoid
    }
}

TEST_CASE("noisy moves are searched beyond the depth", "[search]")
{
    random_stream random(1);
    const tracked<nim::game> start(nim::game{}, {{3, 3, 0}, {}});
    alpha_beta<nim::game, odd_evaluation> quiet({.depth = 1}, {.noisy_plies = 0});
    alpha_beta<nim::game, odd_evaluation> noisy({.depth = 1}, {.noisy_plies = 4});
    // All six lines, as a window that closes on the best one can cut the noisy answers off.
    const std::uint64_t without = quiet.search(start, random, 6).nodes;
    CHECK(noisy.search(start, random, 6).nodes > without);
    // Whoever takes a whole pile loses it all by the noisy answer.
    for (const auto& line : noisy.search(start, random, 6).lines) {
        CHECK((line.worth <= most_plies_told - certain_win) == (line.move.sticks == 3));
    }
}

TEST_CASE("a limited search is the same again, and names a move in any case", "[search]")
{
    const tracked<cc::game> position = wandered(cc::game{}, 3, 30);
    for (const std::uint64_t nodes : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{50}, std::uint64_t{5000}}) {
        random_stream first(7);
        random_stream second(7);
        const auto a = alpha_beta<cc::game>({.nodes = nodes}).search(position, first, 4);
        const auto b = alpha_beta<cc::game>({.nodes = nodes}).search(position, second, 4);
        REQUIRE_FALSE(a.lines.empty());
        CHECK(a.best().move == b.best().move);
        CHECK(a.best().worth == b.best().worth);
        CHECK(a.nodes == b.nodes);
        CHECK(a.nodes <= nodes + 1);
        for (std::size_t i = 0; i < a.lines.size(); ++i) {
            CHECK_FALSE(position.rules().refusal(position.state(), a.lines[i].move));
            CHECK((a.lines[i].worth <= certain_win && a.lines[i].worth >= -certain_win));
            for (std::size_t j = 0; j < i; ++j) {
                CHECK_FALSE(a.lines[i].move == a.lines[j].move);
            }
        }
        random_stream third(7);
        CHECK_FALSE(max_n<cc::game>({.nodes = nodes}).search(position, third, 4).lines.empty());
    }
}

TEST_CASE("a search of a game that is over finds nothing", "[search]")
{
    random_stream random(1);
    const tracked<nim::game> over(nim::game{}, {{0, 0, 0}, {}});
    CHECK(alpha_beta<nim::game>().search(over, random).lines.empty());
    CHECK(max_n<nim::game>().search(over, random).lines.empty());
}

TEST_CASE("time limits and stop tokens are kept", "[search]")
{
    using namespace std::chrono_literals;
    const tracked<cc::game> position = wandered(cc::game{}, 5, 40);
    random_stream random(1);
    const auto start = std::chrono::steady_clock::now();
    alpha_beta<cc::game>({.time = 50ms}).search(position, random);
    max_n<cc::game>({.time = 50ms}).search(position, random);
    CHECK(std::chrono::steady_clock::now() - start < 250ms); // of 100; machines may be busy

    std::atomic<bool> stop{false};
    std::thread breaker([&] {
        std::this_thread::sleep_for(20ms);
        stop = true;
    });
    CHECK_FALSE(alpha_beta<cc::game>({.stop = &stop}).search(position, random).lines.empty());
    breaker.join();
    CHECK_FALSE(alpha_beta<cc::game>({.stop = &stop}).search(position, random).lines.empty());
}

TEST_CASE("max^n finds what plain max^n finds", "[search]")
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto game = cc::game::with({.players = static_cast<std::uint8_t>(seed % 2 == 0 ? 3 : 6)}).value();
        const tracked<cc::game> position = wandered(game, seed, 40);
        const std::size_t own = game.to_move(position.state())->index;
        random_stream random(seed);
        const auto found = max_n<cc::game>({.depth = 1}).search(position, random);
        CHECK(found.best().worth == max_n_worths<cc::game>(position, cc::evaluation{}, 1, 0)[own]);
    }
    for (int depth = 1; depth <= 6; ++depth) { // two teams that lose what the other wins: ties are no matter
        random_stream random(1);
        const tracked<nim::game> start(nim::game{}, {{2, 3, 2}, {}});
        const auto found = max_n<nim::game, odd_evaluation>({.depth = depth}).search(start, random);
        CHECK(found.best().worth == max_n_worths<nim::game>(start, odd_evaluation{}, depth, 0)[0]);
    }
}

TEST_CASE("the transposition table keeps to its bounds and gives way by age and depth", "[search]")
{
    using quintet::detail::bound;
    using quintet::detail::bound_table;
    CHECK(bound_table(4095).empty());
    bound_table table(4096);
    REQUIRE_FALSE(table.empty());
    table.begin_search();
    // Keys that fall into one bucket: far apart in the low bits.
    const auto key = [](std::uint64_t i) { return i << 32U; };
    for (std::uint64_t i = 1; i <= 5; ++i) {
        table.store({key(i), 0, static_cast<std::int16_t>(i), 1, bound::exact, 0});
    }
    CHECK(table.find(key(1)) == nullptr); // the least depth gave way
    CHECK(table.find(key(5)) != nullptr);
    table.begin_search();
    table.store({key(6), 0, 0, 1, bound::lower, 0});
    table.store({key(7), 0, 1, 1, bound::lower, 0});
    CHECK(table.find(key(6)) != nullptr); // what is of an earlier search goes first
    CHECK(table.find(key(7)) != nullptr);
    table.store({key(7), 5, 2, quintet::detail::bound_entry::no_move, bound::upper, 0});
    CHECK(table.find(key(7))->move == 1); // a bound without a move keeps the move known before
}
