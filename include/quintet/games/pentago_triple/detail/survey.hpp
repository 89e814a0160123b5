// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_DETAIL_SURVEY_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_DETAIL_SURVEY_HPP

#include <quintet/games/pentago_triple/claims.hpp>
#include <quintet/games/pentago_triple/options.hpp>
#include <quintet/games/quadrants/place_and_turn.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::pentago_triple {

/// For every cell and colour, how many open cards a marble from the stock makes there, and how many each turn after it
/// makes: worked out for all cells at once, in masks. For placements that end the turn when they claim (PT-6).
class survey {
  public:
    /// Takes up a board and the open cards, of which there is one at least.
    constexpr void take(const board& grid, const open_patterns& patterns, const options& o)
    {
        planes_ = grid.planes();
        cells_ = geometry::cell_count - grid.count();
        choose_ = o.double_claim == double_claim_rule::one && patterns.size() > 1;
        may_skip_ = o.twist == twist_rule::optional_if_neutral;
    }
    /// Follows a move: a marble of a colour was placed, then a quadrant turned, which has led to this board.
    constexpr void follow(const board& grid, geometry::cell placed, std::size_t c, quadrant_twist twist)
    {
        planes_[c] |= geometry::plane_bit(placed);
        if (twist.turns()) {
            for (std::size_t i = 0; i < colour_count; ++i) {
                planes_[i] = geometry::with_quadrant(planes_[i], grid.marbles(i), twist.quadrant());
            }
        }
        --cells_;
    }
    /// Looks where a marble would make an open card; whether one stands already.
    constexpr bool look(const open_patterns& patterns)
    {
        placing_[0] = {};
        add_where_one_is_missing(placing_[0], patterns[0], planes_);
        stands_ = stands(patterns[0], placing_[0], planes_);
        if (patterns.size() > 1) {
            placing_[1] = placing_[2] = {};
            for (const pattern card : patterns.view().subspan(1)) {
                const board::plane_set missing = where_one_is_missing(card, planes_);
                for (std::size_t c = 0; c < colour_count; ++c) {
                    add(placing_, c, missing[c]);
                }
                stands_ = stands_ || stands(card, missing, planes_);
            }
        }
        return stands_;
    }
    /// Surveys the rest of the board that was looked at, to which the grid is the same; false where that is not
    /// possible this way, as a pattern stands that has not been claimed.
    constexpr bool complete(const open_patterns& patterns, const board& grid)
    {
        open_ = geometry::whole_plane & ~(planes_[0] | planes_[1] | planes_[2]);
        if (may_skip_) {
            for (std::size_t c = 0; c < colour_count; ++c) {
                skips_[c] = 0;
                for_each_bit(grid.empty_cells(), [&](geometry::cell to) {
                    board after = grid;
                    after.place(to, c);
                    skips_[c] |= after.any_neutral() ? geometry::cell_bit(to) : 0;
                });
            }
        }
        if (choose_) {
            if (stands_) {
                return false;
            }
            look_at_turns(patterns, grid);
        }
        return true;
    }

    /// A placement that claims can be made in one way, and every other one is followed by just the eight twists.
    [[nodiscard]] constexpr bool only_twists() const { return !choose_ && !may_skip_; }
    /// The empty cells on which a marble of the colour claims.
    [[nodiscard]] constexpr geometry::cell_mask claiming(std::size_t c) const
    {
        return geometry::cells_of(open_ & placing_[0][c]);
    }

    /// A marble of the colour claims there.
    [[nodiscard]] constexpr bool claims(geometry::cell to, std::size_t c) const
    {
        return (placing_[0][c] & geometry::plane_bit(to)) != 0;
    }
    /// How many ways there are to claim by placing; 0 where nothing is made.
    [[nodiscard]] constexpr std::size_t claims_at(geometry::cell to, std::size_t c) const
    {
        return choose_ ? level_at(placing_, geometry::plane_index(to), c) : claims(to, c) ? 1 : 0;
    }
    [[nodiscard]] constexpr bool may_skip(geometry::cell to, std::size_t c) const
    {
        return (skips_[c] & geometry::cell_bit(to)) != 0;
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
        const std::size_t n = cells_ * quadrant_twist::count - count_ones(claiming) * (quadrant_twist::count - 1);
        return only_twists() ? n : n + count_more_moves(c, claiming);
    }

  private:
    /// [n][colour]: the cells on which a marble of the colour makes more than n cards, as planes for placements and as
    /// cells for turns.
    using levels = std::array<std::array<std::uint64_t, colour_count>, max_players - 1>;

    /// Those that are not just a claim or a twist.
    [[nodiscard]] constexpr std::size_t count_more_moves(std::size_t c, geometry::plane_mask claiming) const
    {
        const geometry::cell_mask turning = geometry::cells_of(open_ & ~claiming);
        std::size_t n = count_ones(turning & skips_[c]);
        if (choose_) {
            n += count_ones(claiming & placing_[1][c]) + count_ones(claiming & placing_[2][c]);
            for (const levels& made : turning_) {
                n += count_ones(turning & made[1][c]) + count_ones(turning & made[2][c]);
            }
        }
        return n;
    }
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
    constexpr void look_at_turns(const open_patterns& patterns, const board& grid)
    {
        for_each_twist(false, [&](quadrant_twist twist) {
            board turned = grid;
            turned.turn(twist);
            board::plane_set now = planes_;
            for (std::size_t c = 0; c < colour_count; ++c) {
                now[c] = geometry::with_quadrant(now[c], turned.marbles(c), twist.quadrant());
            }
            levels& made = turning_[twist.index];
            made = {};
            for (const pattern card : patterns) {
                const board::plane_set missing = where_one_is_missing(card, now);
                const bool alone = stands(card, missing, now);
                for (std::size_t c = 0; c < colour_count; ++c) {
                    add(made, c,
                        alone ? geometry::all_cells
                              : geometry::turned(geometry::cells_of(missing[c]), twist.reversed()));
                }
            }
        });
    }

    board::plane_set planes_{};
    levels placing_{};
    std::array<levels, quadrant_twist::count> turning_{};
    std::array<geometry::cell_mask, colour_count> skips_{};
    /// The empty cells, as a plane, and their number.
    geometry::plane_mask open_ = 0;
    std::size_t cells_ = 0;
    bool stands_ = false;
    bool may_skip_ = false;
    bool choose_ = false;
};

} // namespace quintet::inline v0::pentago_triple

#endif
