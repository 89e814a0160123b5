// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_RANDOM_POLICY_HPP
#define QUINTET_SEARCH_RANDOM_POLICY_HPP

#include <quintet/core/random_stream.hpp>

#include <cstdint>

namespace quintet::inline v0 {

/// Chooses among the legal moves, each equally likely; one draw a move.
struct random_policy {
    template <class Tracked>
    constexpr auto operator()(const Tracked& position, random_stream& random) const
    {
        return position.move_at(random.below(static_cast<std::uint32_t>(position.count_moves())));
    }
};

} // namespace quintet::inline v0

#endif
