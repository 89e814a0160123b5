// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_EFFORT_HPP
#define QUINTET_TESTS_SUPPORT_EFFORT_HPP

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace support {

/// How much the suite looks at.
struct effort {
    /// Plies of random play in all, over as many games as it takes.
    std::size_t plies = 2000;
    /// A game is left after so many plies, as random play may never end it.
    std::size_t plies_a_game = 400;
    /// At one ply in so many, what takes longer is checked too: every move played and taken back, symmetries, replies.
    std::size_t thorough_every = 16;
    /// Of a long list, at most so many moves are played at such a ply.
    std::size_t moves_played = 1000;
    /// Moves of the game's own generator that are put to refusal at each ply.
    std::size_t random_moves = 16;
};

/// How often a long comparison or count is made: `few` times by default, ten times as often where the environment has
/// QUINTET_TEST_EFFORT=long, a tenth as often where it has QUINTET_TEST_EFFORT=brief, as for the sanitizers. A
/// test that asks carries the tag [long].
[[nodiscard]] inline int by_effort(int few)
{
    const char* const set = std::getenv("QUINTET_TEST_EFFORT");
    const std::string_view effort = set == nullptr ? "" : set;
    if (effort == "long") {
        return 10 * few;
    }
    if (effort == "brief") {
        return few < 10 ? 1 : few / 10;
    }
    if (!effort.empty()) {
        std::fputs("QUINTET_TEST_EFFORT is long, brief, or not set\n", stderr);
        std::abort();
    }
    return few;
}

} // namespace support

#endif
