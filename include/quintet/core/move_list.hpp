// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_MOVE_LIST_HPP
#define QUINTET_CORE_MOVE_LIST_HPP

#include <quintet/core/inline_vector.hpp>
#include <quintet/core/rules.hpp>

namespace quintet::inline v0 {

/// All legal moves of a position, in place: it cannot overflow, as no position has more than Rules::max_moves.
template <rules Rules>
using move_list = inline_vector<move_of<Rules>, Rules::max_moves>;

/// The legal moves of a state, in the order of for_each_move.
template <rules Rules>
[[nodiscard]] constexpr move_list<Rules> legal_moves(const Rules& rules, const state_of<Rules>& s)
{
    move_list<Rules> list;
    rules.for_each_move(s, [&](const move_of<Rules>& m) { list.push_back(m); });
    return list;
}

} // namespace quintet::inline v0

#endif
