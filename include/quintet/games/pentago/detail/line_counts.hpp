// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_DETAIL_LINE_COUNTS_HPP
#define QUINTET_GAMES_PENTAGO_DETAIL_LINE_COUNTS_HPP

#include <quintet/boards/quadrant_grid_lines.hpp>
#include <quintet/boards/quadrant_grid_twist.hpp>
#include <quintet/games/pentago/five.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::pentago {

namespace detail {

/// Counts of four bits for each of the 32 lines of five: those of the even lines, and those of the odd ones. What some
/// marbles add to them is the sum of what each of them adds.
using line_words = std::array<std::uint64_t, 2>;

struct line_tables {
    /// What a marble on the cell adds.
    std::array<line_words, board_geometry::cell_count> cell{};
    /// What the marbles on the ring of a quadrant add, by their pattern.
    std::array<std::array<line_words, board_geometry::ring_patterns>, board_geometry::quadrant_count> ring{};
    /// The cells of each line.
    std::array<board_geometry::cell_mask, quadrant_lines<5>.size()> line{};
};

inline constexpr line_tables of_fives = [] {
    line_tables t;
    static_assert(t.line.size() == 32, "two words hold as many counts");
    for (std::size_t i = 0; i < t.line.size(); ++i) {
        for (const auto c : quadrant_lines<5>[i]) {
            t.cell[c][i % 2] += std::uint64_t{1} << (i / 2 * 4);
            t.line[i] |= board_geometry::cell_bit(c);
        }
    }
    for (std::size_t q = 0; q < t.ring.size(); ++q) {
        for (std::size_t marbles = 1; marbles < t.ring[q].size(); ++marbles) {
            const auto lowest = static_cast<std::size_t>(std::countr_zero(marbles));
            const line_words& last = t.cell[q * board_geometry::quadrant_cells + lowest];
            const line_words& rest = t.ring[q][marbles & (marbles - 1)];
            t.ring[q][marbles] = {rest[0] + last[0], rest[1] + last[1]};
        }
    }
    return t;
}();

} // namespace detail

/// How many marbles of one colour stand on each line of five, kept up from move to move. Whether there is a five, and
/// where a marble would make one, is read from the counts; no line is looked for.
class line_counts {
  public:
    using cell = board_geometry::cell;
    using cell_mask = board_geometry::cell_mask;

    /// The counts of no marbles.
    constexpr line_counts() = default;
    constexpr explicit line_counts(cell_mask marbles)
    {
        for (std::size_t q = 0; q < board_geometry::quadrant_count; ++q) {
            add(detail::of_fives.ring[q][board_geometry::on_ring(marbles, q)]);
        }
        // A quadrant's last cell is its middle, which is not on the ring.
        for (std::size_t end = board_geometry::quadrant_cells; end <= board_geometry::cell_count;
             end += board_geometry::quadrant_cells) {
            const auto middle = static_cast<cell>(end - 1);
            if ((marbles & board_geometry::cell_bit(middle)) != 0) {
                place(middle);
            }
        }
    }

    /// Precondition: no marble that is counted is on the cell.
    constexpr void place(cell c) { add(detail::of_fives.cell[c]); }
    /// Counts the marbles `after` a turn of the quadrant. Precondition: those that are counted are the ones `before`
    /// it.
    constexpr void turn(std::size_t quadrant, cell_mask before, cell_mask after)
    {
        const auto& ring = detail::of_fives.ring[quadrant];
        const detail::line_words& gone = ring[board_geometry::on_ring(before, quadrant)];
        const detail::line_words& come = ring[board_geometry::on_ring(after, quadrant)];
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] += come[i] - gone[i];
        }
    }

    /// Five in a row, column or diagonal, or more (PG-3).
    [[nodiscard]] constexpr bool has_five() const { return (at_least(5, words_[0]) | at_least(5, words_[1])) != 0; }
    /// The cells of `open`, the empty ones, on which a marble would make five; `others` are the other colour's counts.
    [[nodiscard]] constexpr cell_mask fives_through(const line_counts& others, cell_mask open) const
    {
        const std::uint64_t even = at_least(4, words_[0]) & ~at_least(1, others.words_[0]);
        const std::uint64_t odd = at_least(4, words_[1]) & ~at_least(1, others.words_[1]);
        cell_mask cells = 0;
        // One loop over both words, whose highest bits of counts are laid between each other: bit 2 · i for line i.
        for (std::uint64_t lines = even >> 3U | odd >> 1U; lines != 0; lines &= lines - 1) {
            cells |= detail::of_fives.line[static_cast<std::size_t>(std::countr_zero(lines)) / 2];
        }
        return cells & open;
    }

    friend constexpr bool operator==(const line_counts&, const line_counts&) = default;

  private:
    /// The highest bit of each count of at least n.
    [[nodiscard]] static constexpr std::uint64_t at_least(std::uint64_t n, std::uint64_t counts)
    {
        return (counts + (5 - n) * each) & 8 * each;
    }
    constexpr void add(const detail::line_words& more)
    {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] += more[i];
        }
    }

    static constexpr std::uint64_t each = 0x1111111111111111U;

    /// Every count is kept three higher than it is, so that five set its highest bit.
    detail::line_words words_{3 * each, 3 * each};
};

} // namespace quintet::inline v0::pentago

#endif
