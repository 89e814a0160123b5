// SPDX-License-Identifier: MIT
// Two bots play Chinese checkers; the board and the score at the end are printed.
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/io/board_text.hpp>
#include <quintet/io/chinese_checkers.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/playout.hpp>

#include <cstdio>

int main()
{
    const quintet::chinese_checkers::game rules; // two players, the usual board
    quintet::random_stream random(2026);         // the same seed gives the same game everywhere
    quintet::tracked<quintet::chinese_checkers::game> table(rules, rules.start(random));

    const auto game = quintet::play_out<quintet::chinese_checkers::game>(table, quintet::greedy_policy{}, random);
    std::puts(quintet::board_text(rules, table.state()).c_str());
    std::printf("after %d plies\n", static_cast<int>(game.plies));
}
