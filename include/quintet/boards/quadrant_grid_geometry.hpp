// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_QUADRANT_GRID_GEOMETRY_HPP
#define QUINTET_BOARDS_QUADRANT_GRID_GEOMETRY_HPP

#include <quintet/boards/quadrant_grid_twist.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0 {

/// The square board of four quadrants of Side × Side cells (PT-1), without its marbles.
///
/// Cells are numbered quadrant by quadrant (upper left, upper right, lower left, lower right), in a quadrant ring by
/// ring from the outside, in a ring clockwise from its upper left corner. So a quarter turn of a quadrant is a rotation
/// of bits in a mask of cells. Rows are counted from the top, columns from the left.
///
/// A *plane* is another mask of the same cells, row by row, one unused bit after each row: cells that lie in line are
/// equal steps apart, and a run of cells cannot go round the edge unseen, as it would meet the unused bit.
template <std::size_t Side = 3>
    requires(Side == 2 || Side == 3)
struct quadrant_geometry {
    /// A cell's number: 0 … cell_count − 1.
    using cell = std::uint8_t;
    using cell_mask = std::uint64_t;
    using plane_mask = std::uint64_t;

    static constexpr std::size_t side = Side;
    static constexpr std::size_t edge = 2 * Side;
    static constexpr std::size_t quadrant_count = 4;
    static constexpr std::size_t quadrant_cells = Side * Side;
    static constexpr std::size_t cell_count = quadrant_count * quadrant_cells;
    /// Cells on the outer ring of a quadrant, and the sets of them.
    static constexpr std::size_t ring_length = 4 * (Side - 1);
    static constexpr std::size_t ring_patterns = std::size_t{1} << ring_length;
    static constexpr std::size_t symmetry_count = 8;
    static constexpr cell no_cell = 255;
    static constexpr cell_mask all_cells = (cell_mask{1} << cell_count) - 1;

    /// Bits of a plane from one row to the next.
    static constexpr std::size_t pitch = edge + 1;
    /// Steps between neighbours in line, in a plane: to the right, down, down and right, down and left.
    static constexpr std::array<std::size_t, 4> steps{1, pitch, pitch + 1, pitch - 1};

    [[nodiscard]] static constexpr cell_mask cell_bit(cell c) { return cell_mask{1} << c; }
    [[nodiscard]] static constexpr std::size_t row(cell c) { return tables_.row[c]; }
    [[nodiscard]] static constexpr std::size_t column(cell c) { return tables_.column[c]; }
    /// Precondition: row and column are less than `edge`.
    [[nodiscard]] static constexpr cell at(std::size_t row, std::size_t column)
    {
        return tables_.at[row * edge + column];
    }
    [[nodiscard]] static constexpr std::size_t quadrant(cell c) { return c / quadrant_cells; }
    [[nodiscard]] static constexpr cell_mask quadrant_mask(std::size_t q)
    {
        return quadrant_bits << (q * quadrant_cells);
    }
    /// The cells of a mask that lie in a quadrant, in the low bits.
    [[nodiscard]] static constexpr std::size_t in_quadrant(cell_mask cells, std::size_t q)
    {
        return static_cast<std::size_t>((cells >> (q * quadrant_cells)) & quadrant_bits);
    }

    /// Those of them on the quadrant's outer ring, which is what a twist turns: a pattern of ring_length bits.
    [[nodiscard]] static constexpr std::size_t on_ring(cell_mask cells, std::size_t q)
    {
        return static_cast<std::size_t>(cells >> (q * quadrant_cells)) % ring_patterns;
    }

    /// The places of a quadrant's ring that the twist fills or empties, if these are filled.
    /// Precondition: twist.turns().
    [[nodiscard]] static constexpr std::size_t ring_change(std::size_t ring, quadrant_twist twist)
    {
        return tables_.ring_change[twist.counterclockwise()][ring];
    }

    /// Where the marbles on these cells are after the twist. The outer ring turns; the cell in its middle stays.
    [[nodiscard]] static constexpr cell_mask turned(cell_mask cells, quadrant_twist twist)
    {
        if (!twist.turns()) {
            return cells;
        }
        const std::size_t q = twist.quadrant();
        const cell_mask change = ring_change(on_ring(cells, q), twist);
        return cells ^ change << (q * quadrant_cells);
    }
    /// Where the marble on this cell is after the twist; no_cell stays no_cell.
    [[nodiscard]] static constexpr cell turned(cell c, quadrant_twist twist)
    {
        return c == no_cell ? c : tables_.turned[twist.index][c];
    }
    /// A turn of the quadrant leaves these cells the same set.
    [[nodiscard]] static constexpr bool neutral(cell_mask cells, std::size_t q)
    {
        return ring_change(on_ring(cells, q), quadrant_twist::of(q, true)) == 0;
    }

    [[nodiscard]] static constexpr plane_mask plane_bit(cell c) { return plane_mask{1} << plane_index(c); }
    [[nodiscard]] static constexpr std::size_t plane_index(cell c) { return row(c) * pitch + column(c); }
    [[nodiscard]] static constexpr plane_mask plane(cell_mask cells)
    {
        plane_mask out = 0;
        for (std::size_t q = 0; q < quadrant_count; ++q) {
            out |= tables_.plane[in_quadrant(cells, q)] << plane_corner(q);
        }
        return out;
    }
    /// The plane, with what is on the cells in a quadrant in place of what it has there.
    [[nodiscard]] static constexpr plane_mask with_quadrant(plane_mask plane, cell_mask cells, std::size_t q)
    {
        const plane_mask there = tables_.plane[quadrant_bits] << plane_corner(q);
        return (plane & ~there) | tables_.plane[in_quadrant(cells, q)] << plane_corner(q);
    }
    static constexpr plane_mask whole_plane = [] {
        plane_mask out = 0;
        for (std::size_t r = 0; r < edge; ++r) {
            out |= ((plane_mask{1} << edge) - 1) << (r * pitch);
        }
        return out;
    }();
    /// The inverse of plane(); unused bits of the plane are left out.
    [[nodiscard]] static constexpr cell_mask cells_of(plane_mask plane)
    {
        cell_mask out = 0;
        for (std::size_t r = 0; r < edge; ++r) {
            out |= tables_.of_row[r][static_cast<std::size_t>(plane >> (r * pitch)) % row_patterns];
        }
        return out;
    }

  private:
    static constexpr std::size_t quarter = Side - 1;
    static constexpr std::size_t row_patterns = std::size_t{1} << edge;
    static constexpr cell_mask quadrant_bits = (cell_mask{1} << quadrant_cells) - 1;

    /// By how many places of the ring a twist moves it clockwise.
    static constexpr std::size_t places(quadrant_twist twist)
    {
        return twist.clockwise() ? quarter : ring_length - quarter;
    }
    static constexpr std::size_t plane_corner(std::size_t q) { return (q / 2) * Side * pitch + (q % 2) * Side; }

    struct table_set {
        std::array<std::uint8_t, cell_count> row{};
        std::array<std::uint8_t, cell_count> column{};
        std::array<cell, cell_count> at{};
        std::array<plane_mask, std::size_t{1} << quadrant_cells> plane{};
        std::array<std::array<cell_mask, row_patterns>, edge> of_row{};
        // By the twist, as no processor foresees a random one, were it a branch.
        std::array<std::array<cell, cell_count>, quadrant_twist::count + 1> turned{};
        std::array<std::array<std::uint8_t, ring_patterns>, 2> ring_change{};
    };

    static constexpr table_set make_tables()
    {
        table_set t;
        // Walk round the ring: right, down, left, up; what is left over is the middle.
        for (std::size_t q = 0; q < quadrant_count; ++q) {
            std::size_t row = (q / 2) * Side;
            std::size_t column = (q % 2) * Side;
            for (std::size_t k = 0; k < quadrant_cells; ++k) {
                const std::size_t c = q * quadrant_cells + k;
                t.row[c] = static_cast<std::uint8_t>(row);
                t.column[c] = static_cast<std::uint8_t>(column);
                t.at[row * edge + column] = static_cast<cell>(c);
                switch (k / quarter) {
                case 0:
                    ++column;
                    break;
                case 1:
                    ++row;
                    break;
                case 2:
                    --column;
                    break;
                default:
                    k + 1 < ring_length ? static_cast<void>(--row) : static_cast<void>(++column);
                    break;
                }
            }
        }
        for (std::size_t cells = 1; cells < t.plane.size(); ++cells) {
            std::size_t lowest = 0;
            while (((cells >> lowest) & 1U) == 0) {
                ++lowest;
            }
            const std::size_t rest = cells & (cells - 1);
            t.plane[cells] = t.plane[rest] | plane_mask{1} << (t.row[lowest] * pitch + t.column[lowest]);
        }
        for (std::size_t r = 0; r < edge; ++r) {
            for (std::size_t columns = 1; columns < row_patterns; ++columns) {
                std::size_t lowest = 0;
                while (((columns >> lowest) & 1U) == 0) {
                    ++lowest;
                }
                t.of_row[r][columns] = t.of_row[r][columns & (columns - 1)] | cell_bit(t.at[r * edge + lowest]);
            }
        }
        for (std::size_t index = 0; index <= quadrant_twist::count; ++index) {
            const quadrant_twist twist{static_cast<std::uint8_t>(index)};
            for (std::size_t c = 0; c < cell_count; ++c) {
                const std::size_t place = c % quadrant_cells;
                const bool moves = twist.turns() && c / quadrant_cells == twist.quadrant() && place < ring_length;
                t.turned[index][c] = static_cast<cell>(moves ? c - place + (place + places(twist)) % ring_length : c);
            }
        }
        for (const bool clockwise : {true, false}) {
            const quadrant_twist twist = quadrant_twist::of(0, clockwise);
            for (std::size_t ring = 0; ring < ring_patterns; ++ring) {
                // The ring twice over, cut at its new beginning.
                const std::size_t turned = (ring << ring_length | ring) >> (ring_length - places(twist));
                t.ring_change[twist.counterclockwise()][ring] =
                    static_cast<std::uint8_t>((ring ^ turned) % ring_patterns);
            }
        }
        return t;
    }

    static constexpr table_set tables_ = make_tables();
};

} // namespace quintet::inline v0

#endif
