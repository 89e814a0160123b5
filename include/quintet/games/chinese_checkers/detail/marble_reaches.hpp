// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_MARBLE_REACHES_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_MARBLE_REACHES_HPP

#include <quintet/config.hpp>
#include <quintet/core/ones.hpp>
#include <quintet/games/chinese_checkers/detail/cell_terrain.hpp>
#include <quintet/games/chinese_checkers/detail/jump_lattices.hpp>
#include <quintet/games/chinese_checkers/detail/reach.hpp>
#include <quintet/games/chinese_checkers/options.hpp>
#include <quintet/games/chinese_checkers/state.hpp>
#include <quintet/games/chinese_checkers/terrain.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

template <int Arm>
class basic_game;

/// A position, and how it tells where a marble can go: on the jump lattices, where all of a chain's holes jump at once.
/// What basic_tracked keeps up from move to move stands on it.
template <int Arm>
class marble_reaches {
  protected:
    using game_type = basic_game<Arm>;
    using state_type = basic_state<Arm>;
    using star = hex_star<Arm>;
    using hole = typename star::hole;
    using hole_set = typename star::hole_set;
    using lattices = jump_lattices<star>;
    using cell_set = typename lattices::cell_set;

    constexpr marble_reaches(const game_type& rules, const state_type& s)
        : rules_(rules), state_(s), occupied_(lattices::cells_of(s.occupied())), holes_(s.occupied())
    {
    }

    // Where a seat's marbles can go, apart from where they are.
    struct outlook {
        const terrain<Arm>& land;
        const cell_terrain<Arm>& cells;
        const cell_set& occupied;
        hole_set step_ends;

        constexpr outlook(const marble_reaches& position, seat who)
            : outlook(position.rules_, who, position.occupied_, position.holes_)
        {
            if (position.rules_.options().blocking == blocking_rule::swap) {
                step_ends |= position.rules_.surroundings_of(position.state_, who).swapping;
            }
        }
        constexpr outlook(const game_type& rules, seat who, const cell_set& by_cells, const hole_set& by_holes)
            : land(rules.terrain_of(who)), cells(cell_terrain_of<Arm>(rules.options(), who)), occupied(by_cells),
              step_ends(land.stopping & ~by_holes)
        {
        }
    };

    struct marble {
        std::uint64_t flooded = 0;  // the cells of its lattice that its chains come to, and its own
        std::uint64_t landings = 0; // where they may end
        // No wider than they must be for the whole to be without a gap: then it is copied in whole words.
        std::uint32_t count = 0; // of destinations
        std::uint16_t at = 0;
        std::uint16_t cell = 0;

        [[nodiscard]] constexpr hole from() const { return static_cast<hole>(at); }
        [[nodiscard]] constexpr std::size_t lattice() const { return cell / 64U; }
        [[nodiscard]] constexpr bool is_concerned(const cell_set& changed) const
        {
            return (flooded & changed.word_at(lattice())) != 0;
        }
        constexpr void place(hole h)
        {
            at = h;
            cell = lattices::cell_of(h);
            flooded = ~std::uint64_t{0};
        }
    };

    [[nodiscard]] constexpr bool is_locked(hole at, const terrain<Arm>& land) const
    {
        return rules_.options().target_lock && land.target.contains(at);
    }
    [[nodiscard]] constexpr hole_set steps(hole at, const outlook& view) const
    {
        const hole_set ends = star::neighbours(at) & view.step_ends;
        return is_locked(at, view.land) ? ends & view.land.target : ends;
    }
    [[nodiscard]] constexpr hole_set destinations(const marble& m, const outlook& view) const
    {
        hole_set all = steps(m.from(), view);
        for (std::uint64_t left = m.landings; left != 0; left &= left - 1) {
            all.insert(lattices::hole_at(m.lattice() * 64 + static_cast<std::size_t>(std::countr_zero(left))));
        }
        return all;
    }

    constexpr void work_out(marble& m, const outlook& view, seat who) const
    {
        work_out(m, view, who, typename lattices::jumps(view.occupied, m.lattice()));
    }
    QUINTET_ALWAYS_INLINE constexpr void work_out(marble& m, const outlook& view, seat who,
                                                  const typename lattices::jumps& jumps) const
    {
        const std::size_t lattice = m.lattice();
        const std::uint64_t empty = ~view.occupied.word_at(lattice);
        m.flooded = jumps.flood(std::uint64_t{1} << (m.cell % 64U), view.cells.passing.word_at(lattice) & empty);
        m.landings = m.flooded & view.cells.stopping.word_at(lattice) & empty;
        if (!jumps_are_plain()) {
            bend(m, jumps.from(m.flooded), view, who);
        }
        const hole_set stepped = steps(m.from(), view);
        std::uint64_t ones = stepped.word_at(0); // neighbours are less than 64 holes apart
        for (std::size_t w = 1; w < hole_set::word_count; ++w) {
            ones |= stepped.word_at(w);
        }
        m.count = static_cast<std::uint32_t>(count_ones(m.landings, ones));
    }
    [[nodiscard]] constexpr bool jumps_are_plain() const
    {
        const auto& o = rules_.options();
        return o.jump == jump_rule::adjacent && o.blocking != blocking_rule::swap && !o.target_lock;
    }
    // What the options make of a flood.
    constexpr void bend(marble& m, std::uint64_t entered, const outlook& view, seat who) const
    {
        const std::size_t lattice = m.lattice();
        const surroundings<star> around = rules_.surroundings_of(state_, who);
        if (around.jump == jump_rule::symmetric) {
            m.flooded = ~std::uint64_t{0};
            m.landings = lattices::cells_of(reach_of<star>(around, m.from())).word_at(lattice);
            return;
        }
        if (around.may_swap) {
            m.landings |= entered & lattices::cells_of(around.swapping).word_at(lattice);
        }
        if (is_locked(m.from(), view.land)) {
            m.landings &= view.cells.target.word_at(lattice);
        }
    }

    // Adds the cells from which a marble could jump to the hole.
    constexpr void add_jumpers(cell_set& cells, const cell_set& occupied, hole h) const
    {
        const std::size_t cell = lattices::cell_of(h);
        const typename lattices::jumps jumps(occupied, cell / 64);
        cells.set_word(cell / 64, cells.word_at(cell / 64) | jumps.from(std::uint64_t{1} << (cell % 64)));
    }

    game_type rules_;
    state_type state_;
    cell_set occupied_;
    hole_set holes_; // the same by holes: words that were just written apart are slow to read together
};

} // namespace quintet::inline v0::chinese_checkers

#endif
