// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_REVERSIBLE_HPP
#define QUINTET_CORE_REVERSIBLE_HPP

#include <quintet/core/rules.hpp>

namespace quintet::inline v0 {

/// undo(state, move, event): takes back the move that apply() has just played and that returned the event; the state
/// is then equal to what it was.
template <class Rules>
concept has_undo = requires(const Rules& rules, state_of<Rules>& s, const move_of<Rules>& m, const event_of<Rules>& e) {
    rules.undo(s, m, e);
};

/// Rules whose moves can be taken back.
template <class Rules>
concept reversible = rules<Rules> && has_undo<Rules>;

} // namespace quintet::inline v0

#endif
