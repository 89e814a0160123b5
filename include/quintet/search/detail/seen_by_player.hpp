// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_DETAIL_SEEN_BY_PLAYER_HPP
#define QUINTET_SEARCH_DETAIL_SEEN_BY_PLAYER_HPP

#include <quintet/core/chancy.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>

namespace quintet::inline v0::detail {

/// Where a search begins: the position, without the chance that it hides.
template <rules Rules>
[[nodiscard]] constexpr tracked<Rules> seen_by_player(const tracked<Rules>& position,
                                                      [[maybe_unused]] random_stream& random)
{
    if constexpr (chancy<Rules>) {
        const Rules& rules = position.rules();
        return tracked<Rules>(rules, rules.redrawn(position.state(), random));
    } else {
        return position;
    }
}

} // namespace quintet::inline v0::detail

#endif
