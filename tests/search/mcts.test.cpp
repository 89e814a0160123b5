// SPDX-License-Identifier: MIT
#include "../examples/own_game/nim.hpp"
#include "search/plain_search.hpp"

#include <quintet/games/chinese_checkers.hpp>
#include <quintet/games/pentago.hpp>
#include <quintet/games/spinning_target.hpp>
#include <quintet/search/alpha_beta.hpp>
#include <quintet/search/mcts.hpp>
#include <quintet/search/planner.hpp>
#include <quintet/search/solve.hpp>

#include <catch2/catch_test_macros.hpp>

#include <atomic>
#include <chrono>
#include <optional>
#include <span>
#include <thread>

using namespace quintet;
using namespace search_testing;
namespace cc = quintet::chinese_checkers;

namespace {

bool first_wins(const nim::state& s) { return (s.piles[0] ^ s.piles[1] ^ s.piles[2]) != 0; }

template <class Visit>
void for_each_nim(Visit&& visit)
{
    for (std::uint8_t a = 0; a <= 4; ++a) {
        for (std::uint8_t b = 0; b <= a; ++b) {
            for (std::uint8_t c = 0; c <= b; ++c) {
                if (a > 0) {
                    visit(tracked<nim::game>(nim::game{}, {{a, b, c}, {}}));
                }
            }
        }
    }
}

/// Whether a move leaves a position that is lost for who moves there.
bool is_perfect(const tracked<nim::game>& position, nim::move m)
{
    tracked<nim::game> next = position;
    next.apply(m);
    return !first_wins(next.state());
}

} // namespace

TEST_CASE("solve agrees with the theory of Nim", "[search]")
{
    for_each_nim([](const tracked<nim::game>& position) {
        const auto found = solve(position, 12, {}, 1U << 16U);
        REQUIRE(found.win);
        CHECK((found.win->winner.index == 0) == first_wins(position.state()));
        REQUIRE(found.win->move);
        CHECK((!first_wins(position.state()) || is_perfect(position, *found.win->move)));
        // One ply less is not enough, and says so.
        CHECK_FALSE(solve(position, found.win->plies - 1, {}, 0).win);
    });
}

TEST_CASE("solve finds every forced win of Pentago that exhaustion finds, and no other", "[search]")
{
    const auto wins = [](auto& self, const tracked<pentago::game>& at, std::size_t own, int plies) -> bool {
        const auto mover = at.rules().to_move(at.state());
        if (!mover) {
            return worths_of(at.rules(), *at.rules().outcome(at.state()))[own] == certain_win;
        }
        if (plies == 0) {
            return false;
        }
        const bool chooses = mover->index == own;
        bool found = !chooses;
        at.for_each_move([&](const pentago::move& m) {
            tracked<pentago::game> next = at;
            next.apply(m);
            found = self(self, next, own, plies - 1);
            return found != chooses;
        });
        return found;
    };
    int forced = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto position = wandered(pentago::game{}, seed, 30);
        const auto mover = position.rules().to_move(position.state());
        if (!mover) {
            continue;
        }
        const auto found = solve(position, 3);
        const bool own = wins(wins, position, mover->index, 3);
        const bool other = wins(wins, position, 1 - std::size_t{mover->index}, 3);
        CHECK(found.win.has_value() == (own || other));
        if (!found.win) {
            continue;
        }
        ++forced;
        CHECK((found.win->winner.index == mover->index) == own);
        random_stream random(seed);
        const auto by_depth = alpha_beta<pentago::game>({.depth = 3}).search(position, random);
        CHECK(by_depth.best().worth == (own ? certain_win - found.win->plies : found.win->plies - certain_win));
        if (own) {
            const auto by_tree = mcts<pentago::game>({.nodes = 20'000}).search(position, random);
            CHECK(by_tree.best().worth == certain_win);
        }
    }
    CHECK(forced >= 10);
}

TEST_CASE("proofs travel up: a tree search plays Nim perfectly", "[search]")
{
    for_each_nim([](const tracked<nim::game>& position) {
        for (const tree_rule rule : {tree_rule::uct, tree_rule::puct}) {
            random_stream random(1);
            const auto found = mcts<nim::game>({.nodes = 100'000}, {.rule = rule}).search(position, random);
            CHECK(found.nodes < 100'000); // it was proved
            CHECK(found.best().worth == (first_wins(position.state()) ? certain_win : -certain_win));
            CHECK((!first_wins(position.state()) || is_perfect(position, found.best().move)));
        }
    });
}

TEST_CASE("trees apart give the same result on any number of threads", "[search]")
{
    const auto position = wandered(pentago::game{}, 4, 6);
    std::optional<search_report<pentago::move>> first;
    for (const std::size_t threads : {std::size_t{1}, std::size_t{2}, std::size_t{7}}) {
        random_stream random(9);
        mcts<pentago::game> search({.nodes = 3000}, {.playout_plies = 20, .trees = 8, .threads = threads});
        const auto found = search.search(position, random, 10);
        CHECK(found.nodes == 3000);
        first = first ? first : std::optional(found);
        REQUIRE(found.lines.size() == first->lines.size());
        for (std::size_t i = 0; i < found.lines.size(); ++i) {
            CHECK(found.lines[i].move == first->lines[i].move);
            CHECK(found.lines[i].visits == first->lines[i].visits);
            CHECK(found.lines[i].worth == first->lines[i].worth);
        }
    }
}

TEST_CASE("threads on one tree count every playout once", "[search]")
{
    random_stream random(9);
    mcts<pentago::game> search({.nodes = 4000}, {.playout_plies = 10, .threads = 4, .sharing = tree_threads::shared});
    const auto found = search.search(wandered(pentago::game{}, 4, 6), random, 1000);
    CHECK(found.nodes >= 4000);
    CHECK(found.nodes < 4004);
    std::uint64_t visits = 0;
    for (const auto& line : found.lines) {
        visits += line.visits;
        CHECK((line.worth >= -certain_win && line.worth <= certain_win)); // no virtual loss was left behind
    }
    CHECK(visits + 1 >= found.nodes - 4);
    CHECK(visits <= found.nodes);
}

TEST_CASE("trees keep to their memory and to what they know", "[search]")
{
    const auto position = wandered(pentago::game{}, 4, 4);
    random_stream random(2);
    constexpr std::size_t bytes = std::size_t{1} << 20U;
    mcts<pentago::game> small({.nodes = 30'000}, {.memory_bytes = bytes});
    CHECK(small.search(position, random).nodes == 30'000);
    CHECK(small.tree_size() * mcts<pentago::game>::node_bytes <= bytes);

    mcts<pentago::game> search({.nodes = 2000});
    tracked<pentago::game> now = position;
    now.apply(search(now, random));
    now.apply(random_policy{}(now, random));
    const std::size_t before = search.tree_size();
    search.search(now, random);
    std::uint64_t fresh = mcts<pentago::game>({.nodes = 2000}).search(now, random).best().visits;
    CHECK(before > 1);
    CHECK(fresh > 0);
    // A game that is played to its end by one object: every move is legal, whatever was kept.
    mcts<nim::game> player({.nodes = 400});
    for_each_nim([&](tracked<nim::game> game) {
        while (game.rules().to_move(game.state())) {
            const nim::move m = player(game, random);
            REQUIRE_FALSE(game.rules().refusal(game.state(), m));
            game.apply(m);
        }
    });
}

TEST_CASE("a network gets its leaves in batches", "[search]")
{
    const auto position = wandered(pentago::game{}, 4, 6);
    random_stream random(2);
    std::size_t leaves = 0;
    std::size_t most = 0;
    mcts<pentago::game> search({.nodes = 500}, {.batch = 8});
    const auto found = search.search_by_batch(position, random, [&](std::span<mcts_leaf<pentago::game>> batch) {
        leaves += batch.size();
        most = std::max(most, batch.size());
        for (auto& leaf : batch) {
            leaf.worths = pentago::evaluation{}(leaf.position);
            leaf.priors.assign(leaf.position.count_moves(), 1.0F);
        }
    });
    CHECK(found.nodes == 500);
    CHECK(most == 8);
    CHECK(leaves <= 500);
    CHECK_FALSE(position.rules().refusal(position.state(), found.best().move));
}

TEST_CASE("a tree search answers when it is told to, even amid an endless playout", "[search]")
{
    using namespace std::chrono_literals;
    const tracked<cc::game> position = wandered(cc::game{}, 1, 0);
    std::atomic<bool> stop{false};
    std::chrono::steady_clock::time_point stopped;
    std::thread breaker([&] {
        std::this_thread::sleep_for(20ms);
        stopped = std::chrono::steady_clock::now();
        stop = true;
    });
    random_stream random(1);
    mcts<cc::game> search({.stop = &stop}, {.playout_plies = to_the_end});
    CHECK_FALSE(search.search(position, random).lines.empty());
    const auto answered = std::chrono::steady_clock::now();
    breaker.join();
    CHECK(answered - stopped < 50ms); // 5 on a machine that has nothing else to do

    const auto start = std::chrono::steady_clock::now();
    mcts<cc::game>({.time = 30ms}, {.playout_plies = to_the_end}).search(position, random);
    CHECK(std::chrono::steady_clock::now() - start < 100ms);
    // No playout allowed, or over before it began: a move all the same.
    CHECK_FALSE(mcts<cc::game>({.nodes = 0}, {.trees = 3}).search(position, random).lines.empty());
    CHECK_FALSE(mcts<cc::game>({.stop = &stop}).search(position, random).lines.empty());
}

TEST_CASE("a planner is the same again, and its move does not depend on hidden chance", "[search]")
{
    const spinning_target::game rules;
    const auto position = wandered(rules, 3, 4);
    const planner<spinning_target::game> plan(flick::hands::club, flick::hands::club, {.nodes = 1500});
    random_stream first(5);
    random_stream second(5);
    const auto a = plan.search(position, first, 3);
    random_stream other(77);
    const tracked<spinning_target::game> elsewhere(rules, rules.redrawn(position.state(), other));
    const auto b = plan.search(elsewhere, second, 3);
    REQUIRE_FALSE(a.lines.empty());
    CHECK(a.nodes == b.nodes);
    CHECK(a.best().move == b.best().move);
    CHECK(a.best().worth == b.best().worth);
}
