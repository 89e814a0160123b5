// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_SEARCH_LINE_HPP
#define QUINTET_SEARCH_SEARCH_LINE_HPP

#include <quintet/config.hpp>
#include <quintet/core/worth.hpp>

#include <cstdint>
#include <vector>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// A candidate move, and what a search found of it.
template <class Move>
struct search_line {
    Move move{};
    /// To the team of the seat that moves.
    quintet::worth worth = 0;
    /// Plies looked ahead, by searches that count in these.
    int depth = 0;
    /// Playouts, tries or positions spent on it.
    std::uint64_t visits = 0;
    /// The expected moves, this one first.
    std::vector<Move> expected;
};

/// What a search answers: its candidates, the best first, and what they cost in all. Empty for a game that is over.
template <class Move>
struct search_report {
    std::vector<search_line<Move>> lines;
    std::uint64_t nodes = 0;

    /// Precondition: the game was not over.
    [[nodiscard]] const search_line<Move>& best() const { return lines.front(); }
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
