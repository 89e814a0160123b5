// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_MOVE_LIST_HPP
#define QUINTET_CORE_MOVE_LIST_HPP

#include <quintet/core/inline_vector.hpp>
#include <quintet/core/rules.hpp>

#include <cstddef>
#include <span>
#include <type_traits>
#include <vector>

namespace quintet::inline v0 {

/// Bytes. A list of moves that might take more grows on the heap, as threads may have little stack.
inline constexpr std::size_t most_list_on_stack = std::size_t{16} << 10U;

/// All legal moves of a position. In place, without allocation, where Rules::max_moves of them take 16 KB at most
/// (Chinese checkers, Pentago); else a std::vector. Both have size(), [], begin() and end().
template <rules Rules>
using move_list =
    std::conditional_t<sizeof(move_of<Rules>) * Rules::max_moves <= most_list_on_stack - sizeof(std::size_t),
                       inline_vector<move_of<Rules>, Rules::max_moves>, std::vector<move_of<Rules>>>;

/// The legal moves of a state, in the order of for_each_move. Where move_list is a vector this allocates; a bot that
/// lists many positions fills a list of its own instead.
template <rules Rules>
[[nodiscard]] constexpr move_list<Rules> legal_moves(const Rules& rules, const state_of<Rules>& s)
{
    move_list<Rules> list;
    rules.for_each_move(s, [&](const move_of<Rules>& m) { list.push_back(m); });
    return list;
}

/// Writes the legal moves of a state into a list that the caller owns, in the order of for_each_move, and returns the
/// part that was written. No allocation. A list of rules.count_moves(s) has room for all of them, one of
/// Rules::max_moves always; a shorter one gets as many as it has room for, and generation stops there.
template <rules Rules>
constexpr std::span<move_of<Rules>> legal_moves(const Rules& rules, const state_of<Rules>& s,
                                                std::span<move_of<Rules>> list)
{
    std::size_t size = 0;
    if (!list.empty()) {
        rules.for_each_move(s, [&](const move_of<Rules>& m) {
            list[size++] = m;
            return size < list.size();
        });
    }
    return list.first(size);
}

} // namespace quintet::inline v0

#endif
