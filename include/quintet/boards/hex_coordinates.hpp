// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_HEX_COORDINATES_HPP
#define QUINTET_BOARDS_HEX_COORDINATES_HPP

#include <array>
#include <cstddef>

namespace quintet::inline v0 {

/// A place on the triangular lattice in cube coordinates, x + y + z = 0, the origin in the middle of the board. A row
/// has one z, larger further down; in a row x grows to the right.
struct hex_coordinates {
    int x = 0;
    int y = 0;
    int z = 0;

    friend constexpr bool operator==(const hex_coordinates&, const hex_coordinates&) = default;
    friend constexpr hex_coordinates operator+(hex_coordinates a, hex_coordinates b)
    {
        return {a.x + b.x, a.y + b.y, a.z + b.z};
    }

    /// Turned by 60° clockwise about the origin.
    [[nodiscard]] constexpr hex_coordinates turned() const { return {-z, -x, -y}; }
    /// Mirrored left to right.
    [[nodiscard]] constexpr hex_coordinates mirrored() const { return {y, x, z}; }

    /// Steps from the origin towards an arm's tip, the arms numbered clockwise from the bottom; negative behind it.
    [[nodiscard]] constexpr int towards_arm(std::size_t arm) const
    {
        const std::array<int, 6> towards{z, -x, y, -z, x, -y};
        return towards[arm];
    }
};

/// The steps to the six neighbours, clockwise from the upper right; the opposite of direction d is (d + 3) % 6.
inline constexpr std::array<hex_coordinates, 6> hex_directions{
    {{1, 0, -1}, {1, -1, 0}, {0, -1, 1}, {-1, 0, 1}, {-1, 1, 0}, {0, 1, -1}}};

} // namespace quintet::inline v0

#endif
