// SPDX-License-Identifier: MIT
// A game of one's own gets perft and playouts from the library. Its rules are in nim.hpp.
#include "nim.hpp"

#include <quintet/search/perft.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <cstdio>

namespace {

/// A policy of one's own: leaves piles whose exclusive or is zero where it can, which wins, and else plays at random.
struct perfect_policy {
    template <class Tracked>
    nim::move operator()(const Tracked& position, quintet::random_stream& random) const
    {
        nim::move chosen = quintet::random_policy{}(position, random);
        position.for_each_move([&](nim::move m) {
            nim::state next = position.state();
            position.rules().apply(next, m);
            if ((next.piles[0] ^ next.piles[1] ^ next.piles[2]) == 0) {
                chosen = m;
            }
        });
        return chosen;
    }
};

} // namespace

int main()
{
    const nim::game rules; // piles of 3, 4 and 5
    quintet::random_stream random(1);
    const nim::state start = rules.start(random);
    std::printf("first moves %d, sequences of two %d\n", static_cast<int>(quintet::perft(rules, start, 1)),
                static_cast<int>(quintet::perft(rules, start, 2)));

    int won = 0;
    for (int i = 0; i < 1000; ++i) {
        quintet::tracked<nim::game> table(rules, start);
        const auto choose = [&](const auto& position, quintet::random_stream& stream) {
            return position.state().turn.index == 0 ? perfect_policy{}(position, stream)
                                                    : quintet::random_policy{}(position, stream);
        };
        const auto played = quintet::play_out<nim::game>(table, choose, random);
        won += played.outcome->wins(quintet::seat{0}) ? 1 : 0;
    }
    std::printf("the perfect player won %d of 1000\n", won);
}
