// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_HEX_STAR_HPP
#define QUINTET_BOARDS_HEX_STAR_HPP

#include <quintet/boards/hex_coordinates.hpp>
#include <quintet/core/bit_set.hpp>
#include <quintet/core/inline_vector.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0 {

/// The six-pointed star of holes on a triangular lattice: a hexagon with a triangular arm on each side (CC-1).
///
/// Arm is the number of rows of an arm: 4 is the usual board of 121 holes, 5 the large one of 181. Seen with one arm on
/// top, holes are numbered row by row from the top, from left to right in a row. Directions are numbered clockwise from
/// the upper right, arms clockwise from the bottom. Every table is computed at compile time from the coordinates.
template <int Arm>
    requires(Arm >= 1 && Arm <= 5)
class hex_star {
  public:
    static constexpr int arm_rows = Arm;
    static constexpr std::size_t hole_count = 6 * Arm * (Arm + 1) + 1;
    static constexpr std::size_t row_count = 4 * Arm + 1;
    static constexpr std::size_t triangle_rows = 3 * Arm + 1;
    static constexpr std::size_t arm_count = 6;
    static constexpr std::size_t direction_count = 6;
    static constexpr std::size_t symmetry_count = 12;

    /// A hole's number: 0 … hole_count − 1.
    using hole = std::uint8_t;
    using hole_set = bit_set<hole_count>;
    /// No hole: what lies beyond the edge.
    static constexpr hole none = 255;

    /// Two equal steps in one direction: from a hole over the next one, to the one behind it.
    struct jump {
        hole over = none;
        hole to = none;
    };
    using jump_list = inline_vector<jump, direction_count>;

    [[nodiscard]] static constexpr hex_coordinates coordinates(hole h) { return tables().coordinates[h]; }
    /// The hole at a place, or `none`.
    [[nodiscard]] static constexpr hole at(hex_coordinates place)
    {
        return on_board(place) ? tables().lookup[grid_index(place)] : none;
    }
    [[nodiscard]] static constexpr bool on_board(hex_coordinates place)
    {
        return place.x + place.y + place.z == 0 && (in_even_triangle(place) || in_odd_triangle(place));
    }

    /// The hole's cell in a square of row_count rows and columns, row by row: row z + 2 Arm, column x + 2 Arm.
    [[nodiscard]] static constexpr std::size_t grid_index(hole h) { return grid_index(coordinates(h)); }

    /// The adjacent hole, or `none`.
    [[nodiscard]] static constexpr hole neighbour(hole h, std::size_t direction)
    {
        return tables().neighbour[h][direction];
    }
    [[nodiscard]] static constexpr const hole_set& neighbours(hole h) { return tables().neighbours[h]; }
    /// The jumps that the board has room for, in the order of their directions.
    [[nodiscard]] static constexpr const jump_list& jumps(hole h) { return tables().jumps[h]; }

    /// The row of a hole, counted from the top: 0 … row_count − 1.
    [[nodiscard]] static constexpr std::size_t row(hole h) { return row_towards(0, h); }
    /// How far a hole lies towards the tip of an arm: 0 at the opposite tip, row_count − 1 at the arm's own.
    [[nodiscard]] static constexpr std::size_t row_towards(std::size_t arm, hole h)
    {
        return tables().row_towards[arm][h];
    }
    /// The triangle of `rows` rows under an arm's tip, rows at most 3 Arm + 1: 1, 3, 6, 10, … holes. With rows = Arm it
    /// is the arm; with all rows, one of the two large triangles that make the star.
    [[nodiscard]] static constexpr const hole_set& triangle(std::size_t arm, std::size_t rows)
    {
        return tables().triangle[arm][rows];
    }
    [[nodiscard]] static constexpr const hole_set& arm(std::size_t which) { return triangle(which, Arm); }
    [[nodiscard]] static constexpr std::size_t opposite_arm(std::size_t arm) { return (arm + 3) % arm_count; }

    /// The image of a hole under the k-th symmetry: k < 6 turns the board k · 60° clockwise; k ≥ 6 first mirrors it
    /// left to right, then turns it (k − 6) · 60° clockwise.
    [[nodiscard]] static constexpr hole image(hole h, std::size_t k) { return tables().image[k][h]; }
    [[nodiscard]] static constexpr std::size_t arm_image(std::size_t arm, std::size_t k)
    {
        return ((k < 6 ? arm : arm_count - arm) + k) % arm_count;
    }
    [[nodiscard]] static constexpr hole_set image(const hole_set& holes, std::size_t k)
    {
        hole_set images;
        holes.for_each([&](std::size_t h) { images.insert(image(static_cast<hole>(h), k)); });
        return images;
    }
    /// The symmetry that undoes the k-th.
    [[nodiscard]] static constexpr std::size_t inverse(std::size_t k) { return k < 6 ? (6 - k) % 6 : k; }
    /// The symmetry that does `first`, then `second`.
    [[nodiscard]] static constexpr std::size_t compose(std::size_t first, std::size_t second)
    {
        // A mirror turns the turns that come before it round.
        const std::size_t turns = (second < 6 ? first : 6 - first % 6) % 6 + second % 6;
        return turns % 6 + ((first < 6) == (second < 6) ? 0 : 6);
    }

  private:
    struct table_set {
        std::array<hex_coordinates, hole_count> coordinates;
        std::array<hole, row_count * row_count> lookup{};
        std::array<std::array<hole, direction_count>, hole_count> neighbour{};
        std::array<hole_set, hole_count> neighbours;
        std::array<jump_list, hole_count> jumps;
        std::array<std::array<std::uint8_t, hole_count>, arm_count> row_towards{};
        std::array<std::array<hole_set, triangle_rows + 1>, arm_count> triangle;
        std::array<std::array<hole, hole_count>, symmetry_count> image{};
    };

    // The star is two large triangles over one another: one with the tips of the even arms, one with the odd ones'.
    static constexpr bool in_even_triangle(hex_coordinates place)
    {
        return place.x >= -Arm && place.y >= -Arm && place.z >= -Arm;
    }
    static constexpr bool in_odd_triangle(hex_coordinates place)
    {
        return place.x <= Arm && place.y <= Arm && place.z <= Arm;
    }

    static constexpr std::size_t grid_index(hex_coordinates place)
    {
        return static_cast<std::size_t>((place.z + 2 * Arm) * static_cast<int>(row_count) + place.x + 2 * Arm);
    }

    static constexpr table_set make_tables()
    {
        table_set t;
        t.lookup.fill(none);
        std::size_t next = 0;
        for (int z = -2 * Arm; z <= 2 * Arm; ++z) {
            for (int x = -2 * Arm; x <= 2 * Arm; ++x) {
                const hex_coordinates place{x, -x - z, z};
                if (on_board(place)) {
                    t.coordinates[next] = place;
                    t.lookup[grid_index(place)] = static_cast<hole>(next++);
                }
            }
        }
        const auto find = [&t](hex_coordinates place) { return on_board(place) ? t.lookup[grid_index(place)] : none; };
        for (std::size_t h = 0; h < hole_count; ++h) {
            const hex_coordinates here = t.coordinates[h];
            for (std::size_t d = 0; d < direction_count; ++d) {
                const hole over = find(here + hex_directions[d]);
                const hole to = find(here + hex_directions[d] + hex_directions[d]);
                t.neighbour[h][d] = over;
                if (over != none) {
                    t.neighbours[h].insert(over);
                }
                if (to != none) {
                    t.jumps[h].push_back({over, to});
                }
            }
            for (std::size_t a = 0; a < arm_count; ++a) {
                const auto towards = static_cast<std::size_t>(here.towards_arm(a) + 2 * Arm);
                t.row_towards[a][h] = static_cast<std::uint8_t>(towards);
                if (a % 2 == 0 ? in_even_triangle(here) : in_odd_triangle(here)) {
                    for (std::size_t rows = row_count - towards; rows <= triangle_rows; ++rows) {
                        t.triangle[a][rows].insert(h);
                    }
                }
            }
            hex_coordinates turned = here;
            for (std::size_t k = 0; k < 6; ++k) {
                t.image[k][h] = find(turned);
                turned = turned.turned();
            }
            turned = here.mirrored();
            for (std::size_t k = 6; k < symmetry_count; ++k) {
                t.image[k][h] = find(turned);
                turned = turned.turned();
            }
        }
        return t;
    }

    static constexpr table_set tables_ = make_tables();
    static constexpr const table_set& tables() { return tables_; }
};

} // namespace quintet::inline v0

#endif
