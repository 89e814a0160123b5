// SPDX-License-Identifier: MIT
#include "games/chinese_checkers/board.hpp"
#include "games/chinese_checkers/positions.hpp"

#include <quintet/core/hash.hpp>
#include <quintet/core/plain_tracked.hpp>
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <vector>

namespace cc = quintet::chinese_checkers;
using namespace chinese_checkers_tests;
using quintet::random_stream;

namespace {

/// A hash over every state of a game of so many plies.
template <class Position, class Policy>
std::uint64_t digest(Position position, Policy policy, std::uint64_t seed, int plies)
{
    random_stream random{seed};
    std::uint64_t hash = position.state().hash();
    for (int ply = 0; ply < plies && position.count_moves() > 0; ++ply) {
        position.apply(policy(position, random));
        hash = quintet::hash_combine(hash, position.state().hash());
    }
    return quintet::hash_combine(hash, random());
}

} // namespace

TEST_CASE("random games are the same bit for bit, tracked and plain", "[chinese_checkers][playout]")
{
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        for (const auto& o : all_options<4>(static_cast<std::uint8_t>(players), 10, 100)) {
            const cc::game rules = cc::game::with(o).value();
            const quintet::tracked<cc::game> tracked(rules, rules.start());
            const quintet::plain_tracked<cc::game> plain(rules, rules.start());
            CHECK(digest(tracked, quintet::random_policy{}, players, 150) ==
                  digest(plain, quintet::random_policy{}, players, 150));
            CHECK(digest(tracked, quintet::greedy_policy{}, players, 25) ==
                  digest(plain, quintet::greedy_policy{}, players, 25));
        }
    }
}

TEST_CASE("greedy players finish the game", "[chinese_checkers][playout]")
{
    std::size_t finished = 0;
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        const cc::game rules = game_with([&](cc::options& o) {
            o.players = static_cast<std::uint8_t>(players);
            o.blocking = cc::blocking_rule::swap;
        });
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            quintet::tracked<cc::game> game(rules, rules.start());
            random_stream random{seed};
            const auto played = quintet::play_out<cc::game>(game, quintet::greedy_policy{}, random, {2000, {}});
            finished += played.end == quintet::playout_end::game_over ? 1U : 0U;
        }
    }
    CHECK(finished == 20);
}
