// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_PERFT_HPP
#define QUINTET_SEARCH_PERFT_HPP

#include <quintet/core/incremental.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/visit.hpp>

#include <cstdint>

namespace quintet::inline v0 {

namespace detail {

template <class Rules>
constexpr std::uint64_t count_sequences(const tracked<Rules>& position, int depth)
{
    if (depth <= 0) {
        return 1;
    }
    if (depth == 1) {
        return position.count_moves();
    }
    if (depth == 2) {
        return position.count_replies();
    }
    std::uint64_t leaves = 0;
    position.for_each_move([&](const move_of<Rules>& m) {
        tracked<Rules> next = position;
        next.apply(m);
        if (depth > 3) {
            next.settle();
        }
        leaves += count_sequences<Rules>(next, depth - 1);
    });
    return leaves;
}

} // namespace detail

/// The number of sequences of `depth` legal moves from a state; 1 at depth 0. Games that end sooner do not count.
/// The last two plies are counted in bulk, not played.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t perft(const Rules& rules, const state_of<Rules>& s, int depth)
{
    return detail::count_sequences<Rules>(tracked<Rules>(rules, s), depth);
}

/// A first move, and the number of sequences that begin with it.
template <class Move>
struct perft_branch {
    Move move;
    std::uint64_t sequences = 0;
};

/// The same count split by the first move: calls visit(perft_branch) in the order of the moves, and returns the
/// sum. Depth is at least 1.
template <rules Rules, class Visit>
constexpr std::uint64_t perft_divide(const Rules& rules, const state_of<Rules>& s, int depth, Visit&& visit)
{
    std::uint64_t leaves = 0;
    const tracked<Rules> position(rules, s);
    position.for_each_move([&](const move_of<Rules>& m) {
        tracked<Rules> next = position;
        next.apply(m);
        const perft_branch<move_of<Rules>> branch{m, detail::count_sequences<Rules>(next, depth - 1)};
        leaves += branch.sequences;
        return go_on(visit, branch);
    });
    return leaves;
}

/// The same count by playing every move, the last ones too, on plain states: slower, and by another route.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t perft_plain(const Rules& rules, const state_of<Rules>& s, int depth)
{
    if (depth <= 0) {
        return 1;
    }
    std::uint64_t leaves = 0;
    rules.for_each_move(s, [&](const move_of<Rules>& m) {
        state_of<Rules> next = s;
        rules.apply(next, m);
        leaves += perft_plain(rules, next, depth - 1);
    });
    return leaves;
}

} // namespace quintet::inline v0

#endif
