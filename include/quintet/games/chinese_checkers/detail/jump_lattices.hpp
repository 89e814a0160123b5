// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_JUMP_LATTICES_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_JUMP_LATTICES_HPP

#include <quintet/boards/hex_coordinates.hpp>
#include <quintet/boards/hex_star.hpp>
#include <quintet/config.hpp>
#include <quintet/core/bit_set.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// The holes split by whether their coordinates are odd or even. A jump is two equal steps, so a chain of adjacent
/// jumps stays in one of these four lattices, and jumps over holes of the other three only.
///
/// Each lattice is a 64-bit word, a torus of eight rows and columns on which no two of its holes fall together: a jump
/// in one direction is the same rotation from every hole, so all holes that a chain has come to jump at once.
template <class Star>
class jump_lattices {
  public:
    using hole = typename Star::hole;
    using hole_set = typename Star::hole_set;
    /// A hole's cell: 64 times its lattice, and its bit there.
    using cell = std::uint8_t;
    using cell_set = bit_set<256>;
    static constexpr std::size_t lattice_count = cell_set::word_count;

    [[nodiscard]] static constexpr cell cell_of(hole h) { return tables_.cell_of[h]; }
    /// Precondition: the cell is a hole's.
    [[nodiscard]] static constexpr hole hole_at(std::size_t c) { return tables_.hole_at[c]; }
    [[nodiscard]] static constexpr cell_set cells_of(const hole_set& holes)
    {
        cell_set cells;
        holes.for_each([&](std::size_t h) { cells.insert(cell_of(static_cast<hole>(h))); });
        return cells;
    }

    /// As cells.insert(), but in one word of the memory, not in all of a set that may live in registers.
    static constexpr void insert(cell_set& cells, hole h)
    {
        const std::size_t c = cell_of(h);
        cells.set_word(c / 64, cells.word_at(c / 64) | std::uint64_t{1} << (c % 64));
    }
    /// A marble came to this hole, or left it.
    static constexpr void toggle(cell_set& cells, hole h)
    {
        const std::size_t c = cell_of(h);
        cells.set_word(c / 64, cells.word_at(c / 64) ^ std::uint64_t{1} << (c % 64));
    }

    [[nodiscard]] static constexpr const cell_set& neighbours(hole h) { return tables_.neighbours[h]; }
    /// The neighbours of all holes of a set, and perhaps some more cells.
    [[nodiscard]] static constexpr cell_set neighbours(const cell_set& cells)
    {
        cell_set result;
        for (std::size_t lattice = 0; lattice < lattice_count; ++lattice) {
            const std::uint64_t here = cells.word_at(lattice);
            for (std::size_t a = 0; a < axis_count; ++a) {
                const axis& along = tables_.axes[lattice][a];
                const std::uint64_t ahead = std::rotl(here, along.turn);
                result.set_word(along.other, result.word_at(along.other) | ahead | std::rotr(ahead, strides[a]));
            }
        }
        return result;
    }

    /// The jumps of one lattice over the marbles of the others.
    class jumps {
      public:
        QUINTET_ALWAYS_INLINE constexpr jumps(const cell_set& occupied, std::size_t lattice)
        {
            for (std::size_t a = 0; a < axis_count; ++a) {
                const axis& along = tables_.axes[lattice][a];
                over_[a] = std::rotr(occupied.word_at(along.other), along.turn) & along.room;
            }
        }

        /// Where the jumps from any of the cells land, be it free or occupied.
        [[nodiscard]] QUINTET_ALWAYS_INLINE constexpr std::uint64_t from(std::uint64_t cells) const
        {
            std::uint64_t landings = 0;
            for (std::size_t a = 0; a < axis_count; ++a) {
                landings |= std::rotl(cells & over_[a], strides[a]) | (std::rotr(cells, strides[a]) & over_[a]);
            }
            return landings;
        }
        /// The cell, and all that chains from it lead to: through free cells only, whatever lies on the first.
        [[nodiscard]] QUINTET_ALWAYS_INLINE constexpr std::uint64_t flood(std::uint64_t cell, std::uint64_t free) const
        {
            const std::uint64_t open = free | cell;
            std::array<std::uint64_t, axis_count> ways{};
            for (std::size_t a = 0; a < axis_count; ++a) {
                ways[a] = over_[a] & open & std::rotr(open, strides[a]);
            }
            const auto widened = [&ways](std::uint64_t cells) {
                for (std::size_t a = 0; a < axis_count; ++a) {
                    const std::uint64_t taken = (cells | std::rotr(cells, strides[a])) & ways[a];
                    cells |= taken | std::rotl(taken, strides[a]);
                }
                return cells;
            };
            // Twice without a look at what it brought: most floods are at their end then, and the processor foresees
            // it.
            std::uint64_t before = widened(widened(cell));
            std::uint64_t cells = widened(before);
            while (cells != before) {
                before = cells;
                cells = widened(cells);
            }
            return cells;
        }

      private:
        std::array<std::uint64_t, 3> over_{}; // by axis: the cells with a marble before them
    };

    /// Adds the cells from which a marble could jump to the hole.
    static constexpr void add_jumpers(cell_set& cells, const cell_set& occupied, hole h)
    {
        const std::size_t c = cell_of(h);
        cells.set_word(c / 64, cells.word_at(c / 64) | jumps(occupied, c / 64).from(std::uint64_t{1} << (c % 64)));
    }

    /// Those of every lattice.
    [[nodiscard]] QUINTET_ALWAYS_INLINE static constexpr std::array<jumps, lattice_count>
    all_jumps(const cell_set& occupied)
    {
        return {{{occupied, 0}, {occupied, 1}, {occupied, 2}, {occupied, 3}}};
    }

  private:
    static constexpr std::size_t axis_count = 3;
    static constexpr int columns = 8;
    // How far apart the two ends of a jump are: to the right, to the lower right, to the lower left.
    static constexpr std::array<int, axis_count> strides{1, columns, columns - 1};

    // The jumps of a lattice along one axis.
    struct axis {
        std::uint64_t room = 0; // the cells from which the board has room for a jump forward
        std::uint8_t other = 0; // the lattice of the holes jumped over
        std::int8_t turn = 0;   // from a cell to that of the hole jumped over
    };
    struct table_set {
        std::array<cell, Star::hole_count> cell_of{};
        std::array<hole, 256> hole_at{};
        std::array<cell_set, Star::hole_count> neighbours;
        std::array<std::array<axis, axis_count>, lattice_count> axes;
    };

    static constexpr int halved(int coordinate) { return (coordinate - (coordinate & 1)) / 2; }
    static constexpr cell cell_at(hex_coordinates place)
    {
        const int lattice = (place.z & 1) * 2 + (place.x & 1);
        return static_cast<cell>(lattice * 64 + ((halved(place.z) * columns + halved(place.x)) & 63));
    }

    static constexpr table_set tables_ = [] {
        table_set t;
        t.hole_at.fill(Star::none);
        for (std::size_t i = 0; i < Star::hole_count; ++i) {
            const auto h = static_cast<hole>(i);
            t.cell_of[h] = cell_at(Star::coordinates(h));
            QUINTET_ASSERT(t.hole_at[t.cell_of[h]] == Star::none);
            t.hole_at[t.cell_of[h]] = h;
        }
        for (std::size_t i = 0; i < Star::hole_count; ++i) {
            Star::neighbours(static_cast<hole>(i)).for_each([&](std::size_t n) {
                t.neighbours[i].insert(t.cell_of[n]);
            });
        }
        for (int lattice = 0; lattice < static_cast<int>(lattice_count); ++lattice) {
            const hex_coordinates origin{lattice & 1, -(lattice & 1) - (lattice >> 1), lattice >> 1};
            for (std::size_t a = 0; a < axis_count; ++a) {
                const hex_coordinates step = hex_directions[a + 1];
                const cell over = cell_at(origin + step);
                axis& along = t.axes[static_cast<std::size_t>(lattice)][a];
                along.other = over / 64;
                along.turn = static_cast<std::int8_t>(over % 64 - cell_at(origin) % 64);
                for (std::size_t i = 0; i < Star::hole_count; ++i) {
                    const hex_coordinates place = Star::coordinates(static_cast<hole>(i));
                    if (t.cell_of[i] / 64 == lattice && Star::at(place + step + step) != Star::none) {
                        along.room |= std::uint64_t{1} << (t.cell_of[i] % 64U);
                    }
                }
            }
        }
        return t;
    }();
};

} // namespace quintet::inline v0::chinese_checkers

#endif
