// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_QUADRANT_GRID_SYMMETRY_HPP
#define QUINTET_BOARDS_QUADRANT_GRID_SYMMETRY_HPP

#include <quintet/boards/quadrant_grid_geometry.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0 {

/// The eight symmetries of the whole board: k < 4 turns it k quarters clockwise; k ≥ 4 first mirrors it left to right,
/// then turns it k − 4 quarters clockwise. A mirror makes clockwise twists counterclockwise.
template <std::size_t Side = 3>
struct quadrant_symmetry {
    using geometry = quadrant_geometry<Side>;
    using cell = typename geometry::cell;
    using cell_mask = typename geometry::cell_mask;

    static constexpr std::size_t count = geometry::symmetry_count;

    /// no_cell stays no_cell. Precondition: k < count, as below.
    [[nodiscard]] static constexpr cell image(cell c, std::size_t k)
    {
        return c == geometry::no_cell ? c : tables_.cell[k][c];
    }
    [[nodiscard]] static constexpr quadrant_twist image(quadrant_twist twist, std::size_t k)
    {
        if (!twist.turns()) {
            return twist;
        }
        const auto corner = static_cast<cell>(twist.quadrant() * geometry::quadrant_cells);
        return quadrant_twist::of(geometry::quadrant(image(corner, k)), twist.clockwise() == (k < 4));
    }
    /// Quadrant by quadrant, from a table.
    [[nodiscard]] static constexpr cell_mask image(cell_mask cells, std::size_t k)
    {
        cell_mask out = 0;
        for (std::size_t q = 0; q < geometry::quadrant_count; ++q) {
            const auto corner = static_cast<cell>(q * geometry::quadrant_cells);
            out |= static_cast<cell_mask>(tables_.quadrant[k][geometry::in_quadrant(cells, q)])
                   << (geometry::quadrant(image(corner, k)) * geometry::quadrant_cells);
        }
        return out;
    }
    /// The symmetry that undoes the k-th.
    [[nodiscard]] static constexpr std::size_t inverse(std::size_t k) { return k < 4 ? (4 - k) % 4 : k; }
    /// The symmetry that does `first`, then `second`.
    [[nodiscard]] static constexpr std::size_t compose(std::size_t first, std::size_t second)
    {
        // A mirror turns the turns that come before it round.
        const std::size_t turns = ((second < 4 ? first : 4 - first % 4) + second) % 4;
        return turns + ((first < 4) == (second < 4) ? 0 : 4);
    }

  private:
    struct table_set {
        std::array<std::array<typename geometry::cell, geometry::cell_count>, count> cell{};
        std::array<std::array<std::uint16_t, std::size_t{1} << geometry::quadrant_cells>, count> quadrant{};
    };

    static constexpr table_set make_tables()
    {
        table_set t;
        constexpr std::size_t last = geometry::edge - 1;
        for (std::size_t k = 0; k < count; ++k) {
            for (std::size_t c = 0; c < geometry::cell_count; ++c) {
                std::size_t row = geometry::row(static_cast<cell>(c));
                std::size_t column = geometry::column(static_cast<cell>(c));
                column = k < 4 ? column : last - column;
                for (std::size_t turn = 0; turn < k % 4; ++turn) {
                    const std::size_t fallen = column;
                    column = last - row;
                    row = fallen;
                }
                t.cell[k][c] = geometry::at(row, column);
            }
            // All quadrants turn alike: the upper left one's images, as places in the quadrant that they fall on.
            for (std::size_t cells = 1; cells < t.quadrant[k].size(); ++cells) {
                std::size_t lowest = 0;
                while (((cells >> lowest) & 1U) == 0) {
                    ++lowest;
                }
                t.quadrant[k][cells] = static_cast<std::uint16_t>(t.quadrant[k][cells & (cells - 1)] |
                                                                  1U << (t.cell[k][lowest] % geometry::quadrant_cells));
            }
        }
        return t;
    }

    static constexpr table_set tables_ = make_tables();
};

} // namespace quintet::inline v0

#endif
