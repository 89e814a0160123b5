// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_QUADRANT_GRID_HPP
#define QUINTET_BOARDS_QUADRANT_GRID_HPP

#include <quintet/boards/quadrant_grid_geometry.hpp>
#include <quintet/boards/quadrant_grid_lines.hpp>
#include <quintet/boards/quadrant_grid_symmetry.hpp>
#include <quintet/config.hpp>
#include <quintet/core/array_order.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/ones.hpp>
#include <quintet/core/result.hpp>

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0 {

/// Marbles of some colours on a board of four quadrants that turn, at most one a cell, with their Zobrist hash.
/// A regular, trivially copyable value; every operation takes constant time.
template <std::size_t Colours, std::size_t Side = 3>
    requires(Colours >= 1 && Colours <= 4)
class quadrant_grid {
  public:
    using geometry = quadrant_geometry<Side>;
    using symmetry = quadrant_symmetry<Side>;
    using cell = typename geometry::cell;
    using cell_mask = typename geometry::cell_mask;
    using plane_mask = typename geometry::plane_mask;
    /// A plane for each colour.
    using plane_set = std::array<plane_mask, Colours>;

    static constexpr std::size_t colours = Colours;

    /// The empty board.
    constexpr quadrant_grid() = default;

    /// The board with these marbles; an error where two share a cell, or one lies past the board.
    [[nodiscard]] static constexpr result<quadrant_grid> assemble(const std::array<cell_mask, Colours>& marbles)
    {
        quadrant_grid grid;
        cell_mask seen = 0;
        for (std::size_t colour = 0; colour < Colours; ++colour) {
            if ((marbles[colour] & ~geometry::all_cells) != 0) {
                return error{error_code::bad_position, {}, error::nowhere, "a marble lies past the board"};
            }
            if ((marbles[colour] & seen) != 0) {
                return error{error_code::bad_position, {}, error::nowhere, "two marbles lie on one cell"};
            }
            seen |= marbles[colour];
            for (cell_mask left = marbles[colour]; left != 0; left &= left - 1) {
                grid.place(static_cast<cell>(std::countr_zero(left)), colour);
            }
        }
        return grid;
    }

    [[nodiscard]] constexpr cell_mask marbles(std::size_t colour) const { return marbles_[colour]; }
    [[nodiscard]] constexpr cell_mask occupied() const
    {
        cell_mask all = 0;
        for (const cell_mask mask : marbles_) {
            all |= mask;
        }
        return all;
    }
    [[nodiscard]] constexpr cell_mask empty_cells() const { return geometry::all_cells & ~occupied(); }
    [[nodiscard]] constexpr std::size_t count(std::size_t colour) const { return count_ones(marbles_[colour]); }
    [[nodiscard]] constexpr std::size_t count() const { return count_ones(occupied()); }
    /// The colour of the marble on a cell, or `colours` where there is none.
    [[nodiscard]] constexpr std::size_t at(cell c) const
    {
        std::size_t colour = 0;
        while (colour < Colours && (marbles_[colour] & geometry::cell_bit(c)) == 0) {
            ++colour;
        }
        return colour;
    }
    [[nodiscard]] constexpr plane_set planes() const
    {
        plane_set out{};
        for (std::size_t colour = 0; colour < Colours; ++colour) {
            out[colour] = geometry::plane(marbles_[colour]);
        }
        return out;
    }

    /// Precondition: the cell is empty.
    constexpr void place(cell c, std::size_t colour)
    {
        QUINTET_ASSERT((occupied() & geometry::cell_bit(c)) == 0);
        flip(c, colour);
    }
    /// Precondition: such a marble is on the cell.
    constexpr void remove(cell c, std::size_t colour)
    {
        QUINTET_ASSERT((marbles_[colour] & geometry::cell_bit(c)) != 0);
        flip(c, colour);
    }
    constexpr void turn(quadrant_twist twist)
    {
        if (!twist.turns()) {
            return;
        }
        const std::size_t q = twist.quadrant();
        for (std::size_t colour = 0; colour < Colours; ++colour) {
            const std::size_t ring = geometry::on_ring(marbles_[colour], q);
            const std::size_t change = geometry::ring_change(ring, twist);
            marbles_[colour] ^= cell_mask{change} << (q * geometry::quadrant_cells);
            // A clockwise turn and the one that takes it back change the same keys: those of what is turned clockwise.
            hash_ ^= keys_.turn[colour][q][ring ^ (change & (0 - twist.counterclockwise()))];
        }
    }
    /// A turn of the quadrant would change nothing (PT-12).
    [[nodiscard]] constexpr bool neutral(std::size_t q) const
    {
        bool same = true;
        for (const cell_mask mask : marbles_) {
            same = same && geometry::neutral(mask, q);
        }
        return same;
    }
    [[nodiscard]] constexpr bool any_neutral() const { return neutral(0) || neutral(1) || neutral(2) || neutral(3); }

    /// The whole board's image under the k-th symmetry.
    [[nodiscard]] constexpr quadrant_grid transformed(std::size_t k) const
    {
        std::array<cell_mask, Colours> images{};
        for (std::size_t colour = 0; colour < Colours; ++colour) {
            images[colour] = symmetry::image(marbles_[colour], k);
        }
        return *assemble(images);
    }

    /// Kept up by every change, from a key for each marble on each cell.
    [[nodiscard]] constexpr std::uint64_t hash() const { return hash_; }
    /// What a marble adds to the hash, by exclusive or.
    [[nodiscard]] static constexpr std::uint64_t key(cell c, std::size_t colour) { return keys_.cell[colour][c]; }

    friend constexpr bool operator==(const quadrant_grid& a, const quadrant_grid& b)
    {
        return a.marbles_ == b.marbles_;
    }
    /// A total order: the masks of the colours, one after the other.
    friend constexpr auto operator<=>(const quadrant_grid& a, const quadrant_grid& b)
    {
        return a.marbles_ <=> b.marbles_;
    }

  private:
    struct key_set {
        std::array<std::array<std::uint64_t, geometry::cell_count>, Colours> cell{};
        /// By what lies on the ring of a quadrant: the change of the hash when it turns clockwise.
        std::array<std::array<std::array<std::uint64_t, geometry::ring_patterns>, geometry::quadrant_count>, Colours>
            turn{};
    };

    static constexpr key_set make_keys()
    {
        constexpr std::uint64_t domain = 0x71756164; // "quad"
        key_set keys;
        for (std::size_t colour = 0; colour < Colours; ++colour) {
            for (std::size_t c = 0; c < geometry::cell_count; ++c) {
                keys.cell[colour][c] = zobrist_key(domain, colour * geometry::cell_count + c);
            }
            for (std::size_t q = 0; q < geometry::quadrant_count; ++q) {
                for (std::size_t ring = 1; ring < geometry::ring_patterns; ++ring) {
                    const auto lowest = static_cast<std::size_t>(std::countr_zero(ring));
                    const auto c = static_cast<cell>(q * geometry::quadrant_cells + lowest);
                    const cell moved = geometry::turned(c, quadrant_twist::of(q, true));
                    keys.turn[colour][q][ring] =
                        keys.turn[colour][q][ring & (ring - 1)] ^ keys.cell[colour][c] ^ keys.cell[colour][moved];
                }
            }
        }
        return keys;
    }

    constexpr void flip(cell c, std::size_t colour)
    {
        marbles_[colour] ^= geometry::cell_bit(c);
        hash_ ^= keys_.cell[colour][c];
    }

    static constexpr key_set keys_ = make_keys();

    std::array<cell_mask, Colours> marbles_{};
    std::uint64_t hash_ = 0;
};

} // namespace quintet::inline v0

#endif
