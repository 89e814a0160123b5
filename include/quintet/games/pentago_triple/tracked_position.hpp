// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_TRACKED_POSITION_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_TRACKED_POSITION_HPP

#include <quintet/config.hpp>
#include <quintet/games/pentago_triple/detail/survey.hpp>
#include <quintet/games/pentago_triple/game.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace quintet::inline v0::pentago_triple {

/// A position that knows what every placement makes, so that moves are counted and drawn without being made.
///
/// Two things are left to the plain generator: marbles that are moved (PT-11), and turns after a claim (PT-6).
class tracked_position {
  public:
    constexpr tracked_position(const game& rules, const pentago_triple::state& s) : rules_(rules), state_(s) { look(); }

    [[nodiscard]] constexpr const game& rules() const { return rules_; }
    [[nodiscard]] constexpr const pentago_triple::state& state() const { return state_; }
    [[nodiscard]] constexpr std::size_t count_moves() const { return count_; }

    template <class Visit>
    constexpr bool for_each_move(Visit&& visit) const
    {
        if (!surveyed_) {
            return for_each_place_and_turn(rules_, state_, visit);
        }
        const geometry::cell_mask open = state_.grid().empty_cells();
        for (std::size_t c = 0; c < colour_count; ++c) {
            if (counts_[c] > 0 &&
                !for_each_bit(open, [&](geometry::cell to) { return visit_placement(to, c, visit); })) {
                return false;
            }
        }
        return true;
    }

    /// Precondition: n < count_moves().
    [[nodiscard]] constexpr move move_at(std::size_t n) const
    {
        QUINTET_ASSERT(n < count_);
        move found;
        if (!surveyed_) {
            for_each_move([&](const move& m) {
                found = m;
                return n-- != 0;
            });
            return found;
        }
        // Without a branch, as no processor foresees which colour is drawn.
        std::size_t c = 0;
        std::size_t before = 0;
        for (std::size_t end = 0; const std::size_t moves : std::span(counts_).first(colour_count - 1)) {
            end += moves;
            const std::size_t past = n >= end ? 1 : 0;
            c += past;
            before += moves & (0 - past);
        }
        n -= before;
        const geometry::cell_mask open = state_.grid().empty_cells();
        if (survey_.only_twists()) {
            const cell_and_twist drawn = nth_place_and_turn(open, survey_.claiming(c), n);
            return {{geometry::no_cell, static_cast<colour>(c), drawn.cell, 0}, {drawn.twist, 0}};
        }
        for_each_bit(open, [&](geometry::cell to) {
            const std::size_t here = survey_.moves_at(to, c);
            if (n >= here) {
                n -= here;
                return true;
            }
            visit_placement(to, c, [&](const move& m) {
                found = m;
                return n-- != 0;
            });
            return false;
        });
        return found;
    }

    /// Whether a marble placed now would make an open card. (Where the survey does not serve, every move is looked at.)
    [[nodiscard]] constexpr bool claims_by_placing() const
    {
        if (surveyed_) {
            for (std::size_t c = 0; c < colour_count; ++c) {
                if (left_[c] > 0 && survey_.claiming(c) != 0) {
                    return true;
                }
            }
            return false;
        }
        bool found = false;
        for_each_move([&](const move& m) {
            pentago_triple::state next = state_;
            const event done = rules_.apply(next, m);
            found = !done.claims.empty();
            return !found;
        });
        return found;
    }

    [[nodiscard]] constexpr std::size_t count_replies() const
    {
        std::size_t replies = 0;
        for_each_move([&](const move& m) {
            pentago_triple::state next = state_;
            rules_.apply(next, m);
            replies += rules_.count_moves(next);
        });
        return replies;
    }

    /// Nothing is ever left to do.
    constexpr void settle() {}
    constexpr event apply(const move& m)
    {
        const auto marble = static_cast<std::size_t>(m.placing.marble);
        const bool quiet = surveyed_ && !survey_.claims(m.placing.to, marble);
        const event done = quiet ? rules_.apply_quiet(state_, m,
                                                      [&](const board& now) {
                                                          survey_.follow(now, m.placing.to, marble, m.turning.twist);
                                                          return survey_.look(patterns_);
                                                      })
                                 : rules_.apply(state_, m);
        if (quiet && done.claims.empty()) {
            --left_[marble];
            count();
        } else {
            look();
        }
        return done;
    }

  private:
    template <class Visit>
    constexpr bool visit_placement(geometry::cell to, std::size_t c, Visit&& visit) const
    {
        move m{{geometry::no_cell, static_cast<colour>(c), to, 0}, {}};
        if (const std::size_t ways = survey_.claims_at(to, c); ways > 0) {
            for (; m.placing.choice < ways; ++m.placing.choice) {
                if (!go_on(visit, m)) {
                    return false;
                }
            }
            return true;
        }
        return for_each_twist(survey_.may_skip(to, c), [&](quadrant_twist twist) {
            m.turning = {twist, 0};
            for (const std::size_t ways = survey_.turns_at(to, c, twist); m.turning.choice < ways; ++m.turning.choice) {
                if (!go_on(visit, m)) {
                    return false;
                }
            }
            return true;
        });
    }

    constexpr void look()
    {
        patterns_ = rules_.open(state_);
        for (std::size_t c = 0; c < colour_count; ++c) {
            left_[c] = state_.marbles_left(static_cast<colour>(c));
        }
        if (!patterns_.empty()) {
            survey_.take(state_.grid(), patterns_, rules_.options());
            survey_.look(patterns_);
        }
        count();
    }
    constexpr void count()
    {
        count_ = 0;
        counts_ = {};
        surveyed_ = false;
        const bool exhausted = (left_[0] | left_[1] | left_[2]) == 0;
        if ((exhausted || state_.table().decided()) && rules_.is_over(state_)) {
            return;
        }
        surveyed_ = !exhausted && !rules_.options().turn_after_claim && survey_.complete(patterns_, state_.grid());
        if (!surveyed_) {
            for_each_move([this](const move&) { ++count_; });
            return;
        }
        for (std::size_t c = 0; c < colour_count; ++c) {
            const std::size_t moves = survey_.count_moves(c);
            counts_[c] = left_[c] > 0 ? moves : 0;
            count_ += counts_[c];
        }
    }

    game rules_;
    pentago_triple::state state_;
    open_patterns patterns_;
    /// Marbles of each colour in the stock.
    std::array<std::size_t, colour_count> left_{};
    survey survey_;
    std::size_t count_ = 0;
    /// Moves with a marble of each colour, where surveyed.
    std::array<std::size_t, colour_count> counts_{};
    bool surveyed_ = false;
};

template <class Visit>
constexpr bool game::for_each_move(const pentago_triple::state& s, Visit&& visit) const
{
    return tracked_position(*this, s).for_each_move(visit);
}

constexpr std::size_t game::count_moves(const pentago_triple::state& s) const
{
    return tracked_position(*this, s).count_moves();
}

} // namespace quintet::inline v0::pentago_triple

#endif
