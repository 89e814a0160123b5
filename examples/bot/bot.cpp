// SPDX-License-Identifier: MIT
// A bot of one's own in twenty lines, and a match of it against the greedy one.
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/playout.hpp>

#include <cstdio>

using game = quintet::chinese_checkers::game;

// Rows gained count twice, and a marble that lags behind is worth moving.
struct my_bot {
    auto operator()(const quintet::tracked<game>& table, quintet::random_stream& random) const
    {
        const std::size_t arm = table.rules().terrain_of(table.state().turn()).target_arm;
        quintet::chinese_checkers::move best;
        int best_worth = -1000;
        table.for_each_move([&](quintet::chinese_checkers::move m) {
            const int from = m.is_pass() ? 0 : static_cast<int>(game::star::row_towards(arm, m.from));
            const int to = m.is_pass() ? 0 : static_cast<int>(game::star::row_towards(arm, m.to));
            const int worth = 16 * (2 * (to - from) - from) + static_cast<int>(random.below(16));
            if (worth > best_worth) {
                best = m;
                best_worth = worth;
            }
        });
        return best;
    }
};

int main()
{
    const game rules;
    int wins = 0;
    for (std::uint8_t i = 0; i < 100; ++i) {
        const quintet::seat mine{static_cast<std::uint8_t>(i % 2)};
        const auto either = [&](const quintet::tracked<game>& table, quintet::random_stream& random) {
            return table.state().turn() == mine ? my_bot{}(table, random) : quintet::greedy_policy{}(table, random);
        };
        quintet::tracked<game> table(rules, rules.start());
        quintet::random_stream random = quintet::random_stream(1).split(i);
        const auto end = quintet::play_out<game>(table, either, random, {.plies = 2000}).outcome;
        wins += end && end->wins(mine) ? 1 : 0;
    }
    std::printf("my bot won %d of 100 games\n", wins);
}
