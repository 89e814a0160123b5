// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_EVENT_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_EVENT_HPP

#include <quintet/core/seat.hpp>

#include <cstdint>
#include <optional>

namespace quintet::inline v0::chinese_checkers {

/// What a move brought about. The way that a chain took is not in it, as no rule depends on that: shortest_path(rules,
/// state, move) of paths.hpp tells it in the position before the move.
struct event {
    seat mover;
    std::optional<seat> swapped;    ///< whose marble went to the mover's start hole (CC-15, swap)
    std::int8_t gain = 0;           ///< rows that the mover came nearer to the tip, summed (CC-13)
    std::uint8_t passes_before = 0; ///< turns passed in a row before this one (CC-12)

    friend constexpr bool operator==(const event&, const event&) = default;
};

} // namespace quintet::inline v0::chinese_checkers

#endif
