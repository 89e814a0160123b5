// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_CHECK_TRACKED_HPP
#define QUINTET_TESTS_SUPPORT_CHECK_TRACKED_HPP

#include "support/fault_log.hpp"

#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace support {

/// A tracked position, however it came about, agrees with the plain state: its count, its list, its n-th moves.
template <class Tracked, quintet::rules Rules>
void check_tracked(fault_log& log, const Rules&, const quintet::state_of<Rules>& s,
                   const std::vector<quintet::move_of<Rules>>& list, const Tracked& position)
{
    log.expect(position.state() == s && position.state().hash() == s.hash(), "a tracked state is the plain one");
    if (!log.expect(position.count_moves() == list.size(), "a tracked position counts as the plain rules do")) {
        return;
    }
    std::vector<quintet::move_of<Rules>> moves;
    const bool finished = position.for_each_move([&](const quintet::move_of<Rules>& m) { moves.push_back(m); });
    log.expect(finished && moves == list, "a tracked position lists as the plain rules do");
    std::size_t seen = 0;
    position.for_each_move([&](const quintet::move_of<Rules>&) { return ++seen < 2; });
    log.expect(seen == (list.size() < 2 ? list.size() : 2), "a visitor stops a tracked position's visit");
}

/// move_at(n) is the n-th of the list.
template <class Tracked, class Move>
void check_move_at(fault_log& log, const std::vector<Move>& list, const Tracked& position, std::size_t n)
{
    log.expect(position.move_at(n) == list[n], "move_at(n) is the n-th move of the list");
}

/// count_replies is the sum over the positions that follow, worked out one by one from plain states.
template <class Tracked, quintet::rules Rules>
void check_replies(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s,
                   const std::vector<quintet::move_of<Rules>>& list, const Tracked& position)
{
    std::size_t replies = 0;
    for (const auto& m : list) {
        auto next = s;
        rules.apply(next, m);
        replies += rules.count_moves(next);
    }
    log.expect(position.count_replies() == replies, "count_replies is the sum of the replies to each move");
}

} // namespace support

#endif
