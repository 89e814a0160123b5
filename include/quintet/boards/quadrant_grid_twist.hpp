// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_QUADRANT_GRID_TWIST_HPP
#define QUINTET_BOARDS_QUADRANT_GRID_TWIST_HPP

#include <compare>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0 {

/// A quarter turn of one quadrant, or no turn: the quadrants row by row from the upper left, each first clockwise, then
/// counterclockwise; no turn comes last.
struct quadrant_twist {
    /// The number of twists that turn something.
    static constexpr std::size_t count = 8;

    std::uint8_t index = count;

    [[nodiscard]] static constexpr quadrant_twist none() { return {}; }
    [[nodiscard]] static constexpr quadrant_twist of(std::size_t quadrant, bool clockwise)
    {
        return {static_cast<std::uint8_t>(quadrant * 2 + (clockwise ? 0 : 1))};
    }

    [[nodiscard]] constexpr bool turns() const { return index < count; }
    /// 0 upper left, 1 upper right, 2 lower left, 3 lower right. Precondition: turns().
    [[nodiscard]] constexpr std::size_t quadrant() const { return index / 2U; }
    [[nodiscard]] constexpr bool clockwise() const { return index % 2U == 0; }
    /// 1 for a counterclockwise twist, 0 for a clockwise one: for arithmetic.
    [[nodiscard]] constexpr std::size_t counterclockwise() const { return index % 2U; }
    /// The twist that undoes this one.
    [[nodiscard]] constexpr quadrant_twist reversed() const
    {
        return turns() ? quadrant_twist{static_cast<std::uint8_t>(index ^ 1U)} : *this;
    }

    friend constexpr bool operator==(quadrant_twist, quadrant_twist) = default;
    friend constexpr auto operator<=>(quadrant_twist, quadrant_twist) = default;
};

} // namespace quintet::inline v0

#endif
