// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRACKED_POSITION_HPP
#define QUINTET_GAMES_PENTAGO_TRACKED_POSITION_HPP

#include <quintet/config.hpp>
#include <quintet/core/ones.hpp>
#include <quintet/games/pentago/detail/line_counts.hpp>
#include <quintet/games/pentago/game.hpp>

#include <array>
#include <cstddef>

namespace quintet::inline v0::pentago {

/// A position that knows which placements win and after which ones the turn may be skipped, so that moves are counted
/// and drawn without being made.
class tracked_position {
  public:
    constexpr tracked_position(const game& rules, const pentago::state& s) : rules_(rules), state_(s)
    {
        for (std::size_t colour = 0; colour < lines_.size(); ++colour) {
            lines_[colour] = line_counts(s.grid().marbles(colour));
        }
        open_ = s.grid().empty_cells();
        survey();
    }

    [[nodiscard]] constexpr const game& rules() const { return rules_; }
    [[nodiscard]] constexpr const pentago::state& state() const { return state_; }
    [[nodiscard]] constexpr std::size_t count_moves() const { return count_; }

    template <class Visit>
    constexpr bool for_each_move(Visit&& visit) const
    {
        return for_each_bit(open_, [&](board_geometry::cell c) {
            if ((wins_ & board_geometry::cell_bit(c)) != 0) {
                return go_on(visit, move{{c}, {}});
            }
            return for_each_twist((skips_ & board_geometry::cell_bit(c)) != 0,
                                  [&](quadrant_twist twist) { return go_on(visit, move{{c}, {twist}}); });
        });
    }

    /// Precondition: n < count_moves().
    [[nodiscard]] constexpr move move_at(std::size_t n) const
    {
        QUINTET_ASSERT(n < count_);
        if (skips_ == 0) {
            const cell_and_twist drawn = nth_place_and_turn(open_, wins_, n);
            return {{drawn.cell}, {drawn.twist}};
        }
        move found;
        for_each_bit(open_, [&](board_geometry::cell c) {
            const bool wins = (wins_ & board_geometry::cell_bit(c)) != 0;
            const std::size_t here = moves_on(c);
            if (n >= here) {
                n -= here;
                return true;
            }
            found.placing.cell = c;
            found.turning.twist = wins ? quadrant_twist::none() : quadrant_twist{static_cast<std::uint8_t>(n)};
            return false;
        });
        return found;
    }

    /// In bulk: the eight twists are made once each, and the placements counted in sets.
    [[nodiscard]] constexpr std::size_t count_replies() const
    {
        const game& rules = rules_;
        const pentago::state& s = state_;
        if (rules.options().twist != twist_rule::mandatory) {
            std::size_t replies = 0;
            for_each_move([&](const move& m) {
                pentago::state next = s;
                rules.apply(next, m);
                replies += rules.count_moves(next);
            });
            return replies;
        }
        const std::size_t left = board_geometry::cell_count - s.placed();
        if (s.ending() != ending::none || left < 2) {
            return 0;
        }
        const std::size_t colour = s.colour_to_move();
        std::size_t replies = 0;
        for_each_twist(false, [&](quadrant_twist twist) {
            const auto mine = board_geometry::plane(board_geometry::turned(s.grid().marbles(colour), twist));
            const auto theirs = board_geometry::plane(board_geometry::turned(s.grid().marbles(1 - colour), twist));
            if (has_five(mine) || has_five(theirs)) {
                return; // a turn that makes five ends the game, whatever was placed
            }
            // Where a marble may be placed so that the game goes on after this twist, seen after it.
            const auto placed = board_geometry::plane(board_geometry::turned(open_ & ~wins_, twist));
            const std::size_t going_on = count_ones(placed & ~fives_through(mine));
            replies += going_on * (left - 1) * quadrant_twist::count;
            if (rules.options().placing_wins) {
                // Each reply that wins has no turns; the marble placed before may have stood in its way.
                const auto open = board_geometry::plane(board_geometry::turned(open_, twist));
                const auto winning = fives_through(theirs) & open;
                const std::size_t stopped = count_ones(winning & placed & ~fives_through(mine));
                replies -= (going_on * count_ones(winning) - stopped) * (quadrant_twist::count - 1);
            }
        });
        return replies;
    }

    /// Nothing is ever left to do.
    constexpr void settle() {}
    QUINTET_FLATTEN constexpr event apply(const move& m)
    {
        const seat mover = game::place(state_, m.placing);
        lines_[mover.index].place(m.placing.cell);
        if (const quadrant_twist twist = m.turning.twist; twist.turns()) {
            const auto before = state_.grid();
            game::turn_quadrant(state_, m.turning);
            for (std::size_t colour = 0; colour < lines_.size(); ++colour) {
                lines_[colour].turn(twist.quadrant(), before.marbles(colour), state_.grid().marbles(colour));
            }
        }
        open_ = board_geometry::turned(open_ & ~board_geometry::cell_bit(m.placing.cell), m.turning.twist);
        game::settle(state_, lines_[0].has_five(), lines_[1].has_five());
        const event done{mover, state_.ending()};
        survey();
        return done;
    }

  private:
    [[nodiscard]] constexpr std::size_t moves_on(board_geometry::cell c) const
    {
        return (wins_ & board_geometry::cell_bit(c)) != 0    ? 1
               : (skips_ & board_geometry::cell_bit(c)) != 0 ? quadrant_twist::count + 1
                                                             : quadrant_twist::count;
    }

    constexpr void survey()
    {
        wins_ = skips_ = 0;
        count_ = 0;
        if (state_.ending() != ending::none) {
            open_ = 0;
            return;
        }
        if (rules_.options().placing_wins) {
            const std::size_t colour = state_.colour_to_move();
            wins_ = lines_[colour].fives_through(lines_[1 - colour], open_);
        }
        if (rules_.options().twist == twist_rule::optional_if_neutral) {
            for_each_bit(open_ & ~wins_, [&](board_geometry::cell c) {
                skips_ |= rules_.may_skip(state_, {c}) ? board_geometry::cell_bit(c) : 0;
            });
        }
        count_ = (board_geometry::cell_count - state_.placed()) * quadrant_twist::count;
        if ((wins_ | skips_) != 0) {
            count_ += count_ones(skips_);
            count_ -= count_ones(wins_) * (quadrant_twist::count - 1);
        }
    }

    game rules_;
    pentago::state state_;
    std::array<line_counts, 2> lines_;
    board_geometry::cell_mask open_ = 0;
    board_geometry::cell_mask wins_ = 0;
    board_geometry::cell_mask skips_ = 0;
    std::size_t count_ = 0;
};

constexpr std::size_t game::count_moves(const pentago::state& s) const
{
    return tracked_position(*this, s).count_moves();
}

} // namespace quintet::inline v0::pentago

#endif
