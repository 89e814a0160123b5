// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_MOVE_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_MOVE_HPP

#include <compare>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// A whole turn: a marble goes from a hole to a hole by one step or one chain of jumps, whichever way (CC-7, CC-10); or
/// the turn is passed (CC-12). Any two bytes are a value; which of them are legal the rules tell.
struct move {
    static constexpr std::uint8_t nowhere = 255;

    std::uint8_t from = nowhere;
    std::uint8_t to = nowhere;

    [[nodiscard]] static constexpr move pass() { return {}; }
    [[nodiscard]] constexpr bool is_pass() const { return *this == pass(); }

    friend constexpr bool operator==(move, move) = default;
    friend constexpr auto operator<=>(move, move) = default;
};

} // namespace quintet::inline v0::chinese_checkers

#endif
