// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_EFFORT_HPP
#define QUINTET_TESTS_SUPPORT_EFFORT_HPP

#include <cstddef>

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

} // namespace support

#endif
