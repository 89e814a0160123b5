// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_MCTS_SETTINGS_HPP
#define QUINTET_SEARCH_MCTS_SETTINGS_HPP

#include <quintet/config.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// How a tree search picks the child to go on with.
enum class tree_rule : std::uint8_t {
    uct,  ///< mean + exploration · sqrt(ln N / n); children not tried come first, those of most promise before others
    puct, ///< mean + exploration · prior · sqrt(N) / (1 + n)
};

/// How the threads of a tree search share the work.
enum class tree_threads : std::uint8_t {
    by_tree, ///< each tree is one thread's at a time: the result does not depend on the number of threads
    shared,  ///< all threads work on one tree, kept apart by virtual losses: faster, but no two runs are the same
};

struct mcts_settings {
    tree_rule rule = tree_rule::puct;
    /// In units of worth: 1 is the way from an even game to a win.
    double exploration = 1.0;
    /// Plies that a playout goes on from a leaf before the evaluator is asked; 0: at the leaf itself.
    std::uint64_t playout_plies = 0;
    /// A leaf gets children once it was visited so often.
    std::uint32_t expand_after = 1;
    /// Memory of all trees together, in bytes. Where it is used up the trees grow no more, but the search goes on.
    std::size_t memory_bytes = std::size_t{64} << 20U;
    /// Trees that are searched apart and put together by the visits of their first moves; with more than one, each has
    /// its own chance and its share of the playouts.
    std::size_t trees = 1;
    std::size_t threads = 1;
    tree_threads sharing = tree_threads::by_tree;
    /// Asks the evaluator at each leaf whether the team that moves wins at once, where it can tell.
    bool foresight = true;
    /// Leaves that are collected for one call of a batch evaluator.
    std::size_t batch = 16;
    /// Keeps what it knows of the position that its own move and the answers to it lead to.
    bool reuse = true;
};

/// Playouts to the end of the game.
inline constexpr std::uint64_t to_the_end = (std::numeric_limits<std::uint64_t>::max)();

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
