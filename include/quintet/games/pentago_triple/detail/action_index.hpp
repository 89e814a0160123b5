// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_DETAIL_ACTION_INDEX_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_DETAIL_ACTION_INDEX_HPP

#include <quintet/config.hpp>
#include <quintet/games/pentago_triple/claims.hpp>
#include <quintet/games/pentago_triple/move.hpp>
#include <quintet/games/pentago_triple/options.hpp>

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::pentago_triple {

/// The twists, and none.
inline constexpr std::size_t twist_choices = quadrant_twist::count + 1;

/// The dense numbering of moves. From the most significant: where a marble is taken from (the stock, then under
/// `exhaustion = relocate` each cell), the cell that it goes to, its colour, the twist (none last), and with three or
/// four players the choice by placing and the choice by turning.
class action_index {
  public:
    constexpr explicit action_index(const options& o)
        : sources_(o.exhaustion == exhaustion_rule::relocate ? 1 + geometry::cell_count : 1),
          choices_(o.players > 2 ? max_players - 1 : 1)
    {
    }

    [[nodiscard]] constexpr std::size_t count() const
    {
        return sources_ * geometry::cell_count * colour_count * twist_choices * choices_ * choices_;
    }
    [[nodiscard]] constexpr std::size_t of(const move& m) const
    {
        std::size_t index = m.placing.from == geometry::no_cell ? 0 : m.placing.from + std::size_t{1};
        index = index * geometry::cell_count + m.placing.to;
        index = index * colour_count + static_cast<std::size_t>(m.placing.marble);
        index = index * twist_choices + m.turning.twist.index;
        index = index * choices_ + m.placing.choice;
        return index * choices_ + m.turning.choice;
    }
    /// Precondition: index < count().
    [[nodiscard]] constexpr move move_of(std::size_t index) const
    {
        QUINTET_ASSERT(index < count());
        const auto next = [&index](std::size_t base) {
            const auto digit = static_cast<std::uint8_t>(index % base);
            index /= base;
            return digit;
        };
        move m;
        m.turning.choice = next(choices_);
        m.placing.choice = next(choices_);
        m.turning.twist.index = next(twist_choices);
        m.placing.marble = static_cast<colour>(next(colour_count));
        m.placing.to = next(geometry::cell_count);
        m.placing.from = index == 0 ? geometry::no_cell : static_cast<geometry::cell>(index - 1);
        return m;
    }

  private:
    std::size_t sources_;
    std::size_t choices_;
};

} // namespace quintet::inline v0::pentago_triple

#endif
