// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_SURVEY_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_SURVEY_HPP

#include <quintet/games/pentago/place_and_turn.hpp>
#include <quintet/games/pentago_triple/claims.hpp>
#include <quintet/games/pentago_triple/options.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::pentago_triple {

/// For every cell and colour, how many open cards a marble from the stock makes there, and how many each turn after it
/// makes: worked out for all cells at once, in masks. For placements that end the turn when they claim (PT-6).
class survey {
  public:
    /// Surveys a board; false where that is not possible this way, as a pattern stands that has not been claimed.
    constexpr bool look(const open_patterns& patterns, const board& grid, const options& o)
    {
        choose_ = o.double_claim == double_claim_rule::one && patterns.size() > 1;
        skips_ = {};
        const board::plane_set planes = grid.planes();
        placing_ = {};
        for (const pattern card : patterns) {
            const board::plane_set missing = where_one_is_missing(card, planes);
            for (std::size_t c = 0; c < colour_count; ++c) {
                add(placing_, c, missing[c]);
            }
        }
        open_ = geometry::whole_plane & ~(planes[0] | planes[1] | planes[2]);
        cells_ = count_ones(open_);
        if (o.twist == twist_rule::optional_if_neutral) {
            for (std::size_t c = 0; c < colour_count; ++c) {
                for_each_bit(grid.empty_cells(), [&](geometry::cell to) {
                    board after = grid;
                    after.place(to, c);
                    skips_[c] |= after.any_neutral() ? geometry::bit(to) : 0;
                });
            }
        }
        only_twists_ = !choose_ && o.twist == twist_rule::mandatory;
        return !choose_ || look_at_turns(patterns, grid, planes);
    }

    /// A placement that claims can be made in one way, and every other one is followed by just the eight twists.
    [[nodiscard]] constexpr bool only_twists() const { return only_twists_; }
    /// The empty cells on which a marble of the colour claims.
    [[nodiscard]] constexpr geometry::cell_mask claiming(std::size_t c) const
    {
        const geometry::plane_mask cells = open_ & placing_[0][c];
        return cells == 0 ? 0 : geometry::cells_of(cells);
    }

    /// How many ways there are to claim by placing; 0 where nothing is made.
    [[nodiscard]] constexpr std::size_t claims_at(geometry::cell to, std::size_t c) const
    {
        const std::size_t made = level_at(placing_, geometry::plane_index(to), c);
        return choose_ ? made : made > 0 ? 1 : 0;
    }
    [[nodiscard]] constexpr bool may_skip(geometry::cell to, std::size_t c) const
    {
        return (skips_[c] & geometry::bit(to)) != 0;
    }
    /// How many moves there are with this placement and this twist, where the placement claims nothing.
    [[nodiscard]] constexpr std::size_t turns_at(geometry::cell to, std::size_t c, quadrant_twist twist) const
    {
        return choose_ && twist.turns() ? at_least_one(level_at(turning_[twist.index], to, c)) : 1;
    }
    [[nodiscard]] constexpr std::size_t moves_at(geometry::cell to, std::size_t c) const
    {
        if (const std::size_t ways = claims_at(to, c); ways > 0) {
            return ways;
        }
        std::size_t n = quadrant_twist::count + (may_skip(to, c) ? 1U : 0U);
        if (choose_) {
            for (const levels& made : turning_) {
                n += (made[1][c] >> to & 1U) + (made[2][c] >> to & 1U);
            }
        }
        return n;
    }
    /// The number of moves that place a colour.
    [[nodiscard]] constexpr std::size_t count_moves(std::size_t c) const
    {
        const geometry::plane_mask claiming = open_ & placing_[0][c];
        std::size_t n = cells_ * quadrant_twist::count;
        n -= count_ones(claiming) * (quadrant_twist::count - 1);
        if (only_twists_) {
            return n;
        }
        const geometry::cell_mask turning = geometry::cells_of(open_ & ~claiming);
        n += count_ones(turning & skips_[c]);
        if (choose_) {
            n += count_ones(claiming & placing_[1][c]) + count_ones(claiming & placing_[2][c]);
            for (const levels& made : turning_) {
                n += count_ones(turning & made[1][c]) + count_ones(turning & made[2][c]);
            }
        }
        return n;
    }

  private:
    /// [n][colour]: the cells on which a marble of the colour makes more than n cards, as planes for placements and as
    /// cells for turns.
    using levels = std::array<std::array<std::uint64_t, colour_count>, max_players - 1>;

    [[nodiscard]] static constexpr std::size_t level_at(const levels& made, std::size_t to, std::size_t c)
    {
        return (made[0][c] >> to & 1U) + (made[1][c] >> to & 1U) + (made[2][c] >> to & 1U);
    }
    [[nodiscard]] static constexpr std::size_t at_least_one(std::size_t n) { return n == 0 ? 1 : n; }
    static constexpr void add(levels& made, std::size_t c, std::uint64_t cells)
    {
        made[2][c] |= made[1][c] & cells;
        made[1][c] |= made[0][c] & cells;
        made[0][c] |= cells;
    }
    /// A turn after a placement that claims nothing makes a card where the turn alone makes it, or where the marble,
    /// carried along, lies in a line of the turned board. That line is new (PT-7): had it stood before the turn, the
    /// placement would have made it, or it stood all along, which is what this refuses.
    constexpr bool look_at_turns(const open_patterns& patterns, const board& grid, const board::plane_set& planes)
    {
        for (const pattern card : patterns) {
            if (any_line(where_it_stands(card, planes))) {
                return false;
            }
        }
        for_each_twist(false, [&](quadrant_twist twist) {
            board turned = grid;
            turned.turn(twist);
            const board::plane_set now = turned.planes();
            levels& made = turning_[twist.index];
            made = {};
            for (const pattern card : patterns) {
                const bool alone = any_line(where_it_stands(card, now));
                const board::plane_set missing = where_one_is_missing(card, now);
                for (std::size_t c = 0; c < colour_count; ++c) {
                    add(made, c,
                        alone ? geometry::all_cells
                              : geometry::turned(geometry::cells_of(missing[c]), twist.reversed()));
                }
            }
        });
        return true;
    }

    levels placing_{};
    std::array<levels, quadrant_twist::count> turning_{};
    std::array<geometry::cell_mask, colour_count> skips_{};
    /// The empty cells, as a plane, and their number.
    geometry::plane_mask open_ = 0;
    std::size_t cells_ = 0;
    bool only_twists_ = false;
    bool choose_ = false;
};

} // namespace quintet::inline v0::pentago_triple

#endif
