// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_POLICY_HPP
#define QUINTET_SEARCH_POLICY_HPP

#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>

#include <concepts>

namespace quintet::inline v0 {

/// What chooses a move: any function of a tracked position that is not over, and of the random stream to draw from.
template <class Policy, class Rules>
concept policy = requires(Policy& choose, const tracked<Rules>& position, random_stream& random) {
    { choose(position, random) } -> std::same_as<move_of<Rules>>;
};

} // namespace quintet::inline v0

#endif
