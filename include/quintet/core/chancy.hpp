// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_CHANCY_HPP
#define QUINTET_CORE_CHANCY_HPP

#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>

namespace quintet::inline v0 {

/// redrawn(state, random): the same position with its hidden chance drawn anew: what the state holds so that the same
/// move always goes the same way, but no player can know. Legal moves, turn, score and outcome stay; the result does
/// not depend on what was hidden before.
template <class Rules>
concept has_redrawn = requires(const Rules& rules, const state_of<Rules>& s, random_stream& random) {
    { rules.redrawn(s, random) } -> std::same_as<state_of<Rules>>;
};

/// Rules whose states hold chance that is still hidden from the players. The referee plays on with a state as it is;
/// who looks ahead as a player does so from a redrawn one, or he foresees how the lots fall.
template <class Rules>
concept chancy = rules<Rules> && has_redrawn<Rules>;

/// What a policy may look ahead from: the state, any hidden chance in it drawn anew. Draws from the stream only where
/// the rules are chancy.
template <rules Rules>
[[nodiscard]] constexpr state_of<Rules> as_seen(const Rules& rules, const state_of<Rules>& s,
                                                [[maybe_unused]] random_stream& random)
{
    if constexpr (chancy<Rules>) {
        return rules.redrawn(s, random);
    } else {
        return s;
    }
}

} // namespace quintet::inline v0

#endif
