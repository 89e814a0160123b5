// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_RANDOM_POLICY_HPP
#define QUINTET_SEARCH_RANDOM_POLICY_HPP

#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/sampled.hpp>

#include <cstdint>
#include <type_traits>

namespace quintet::inline v0 {

/// Chooses among the legal moves, each equally likely; one draw a move. Where they form a continuum the rules draw one
/// from all of it. A position is a tracked<Rules>, of core/incremental.hpp.
struct random_policy {
    template <class Tracked>
    constexpr auto operator()(const Tracked& position, random_stream& random) const
    {
        if constexpr (sampled<std::remove_cvref_t<decltype(position.rules())>>) {
            return position.rules().sample(position.state(), random);
        } else {
            return position.move_at(random.below(static_cast<std::uint32_t>(position.count_moves())));
        }
    }
};

} // namespace quintet::inline v0

#endif
