// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_TRACKED_BOARD_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_TRACKED_BOARD_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/config.hpp>
#include <quintet/core/ones.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/chinese_checkers/detail/jump_lattices.hpp>
#include <quintet/games/chinese_checkers/detail/marble_reach.hpp>
#include <quintet/games/chinese_checkers/detail/outlook.hpp>
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

/// A position on the jump lattices, where all of a chain's holes jump at once, and how it tells where a marble can go.
template <int Arm>
struct tracked_board {
    using star = hex_star<Arm>;
    using hole = typename star::hole;
    using hole_set = typename star::hole_set;
    using lattices = jump_lattices<star>;
    using cell_set = typename lattices::cell_set;

    basic_game<Arm> rules;
    basic_state<Arm> state;
    cell_set occupied;
    hole_set holes; ///< the same by holes: words that were just written apart are slow to read together

    constexpr tracked_board(const basic_game<Arm>& of, const basic_state<Arm>& s)
        : rules(of), state(s), occupied(lattices::cells_of(s.occupied())), holes(s.occupied())
    {
    }

    /// What a seat's marbles look out on here.
    [[nodiscard]] constexpr outlook<Arm> outlook_of(seat who) const
    {
        outlook<Arm> view(rules.options(), who, occupied, holes);
        if (rules.options().blocking == blocking_rule::swap) {
            view.step_ends |= rules.surroundings_of(state, who).swapping;
        }
        return view;
    }

    /// Whether a marble of that land must stay in its target (CC-15).
    [[nodiscard]] constexpr bool is_locked(hole at, const terrain<Arm>& land) const
    {
        return rules.options().target_lock && land.target.contains(at);
    }
    /// Where the marble may go, in holes.
    [[nodiscard]] constexpr hole_set destinations(const marble_reach<Arm>& m, const outlook<Arm>& view) const
    {
        hole_set all = steps(m.from(), view);
        for (std::uint64_t left = m.landings; left != 0; left &= left - 1) {
            all.insert(lattices::hole_at(m.lattice() * 64 + static_cast<std::size_t>(std::countr_zero(left))));
        }
        return all;
    }

    /// Floods anew from a marble of a seat.
    constexpr void work_out(marble_reach<Arm>& m, const outlook<Arm>& view, seat who) const
    {
        work_out(m, view, who, typename lattices::jumps(view.occupied, m.lattice()));
    }
    /// The same, where the jumps of the marble's lattice are at hand.
    QUINTET_ALWAYS_INLINE constexpr void work_out(marble_reach<Arm>& m, const outlook<Arm>& view, seat who,
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

  private:
    [[nodiscard]] constexpr hole_set steps(hole at, const outlook<Arm>& view) const
    {
        const hole_set ends = star::neighbours(at) & view.step_ends;
        return is_locked(at, view.land) ? ends & view.land.target : ends;
    }
    [[nodiscard]] constexpr bool jumps_are_plain() const
    {
        const auto& o = rules.options();
        return o.jump == jump_rule::adjacent && o.blocking != blocking_rule::swap && !o.target_lock;
    }
    // What the options make of a flood.
    constexpr void bend(marble_reach<Arm>& m, std::uint64_t entered, const outlook<Arm>& view, seat who) const
    {
        const std::size_t lattice = m.lattice();
        const surroundings<star> around = rules.surroundings_of(state, who);
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
};

} // namespace quintet::inline v0::chinese_checkers

#endif
