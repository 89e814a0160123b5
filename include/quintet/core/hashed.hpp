// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_HASHED_HPP
#define QUINTET_CORE_HASHED_HPP

#include <quintet/core/rules.hpp>

namespace quintet::inline v0 {

/// hash_after(state, move): the hash of the state that apply() would leave, without playing the move.
/// Precondition: the move is legal.
template <class Rules>
concept has_hash_after = requires(const Rules& rules, const state_of<Rules>& s, const move_of<Rules>& m) {
    { rules.hash_after(s, m) } -> std::same_as<std::uint64_t>;
};

/// Rules whose states keep an incremental Zobrist hash: s.hash() takes constant time.
template <class Rules>
concept hashed = rules<Rules> && has_hash_after<Rules>;

} // namespace quintet::inline v0

#endif
