// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_QUADRANTS_HALF_MOVES_HPP
#define QUINTET_GAMES_QUADRANTS_HALF_MOVES_HPP

#include <quintet/config.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/outcome.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/refusal.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/core/team.hpp>
#include <quintet/core/visit.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

namespace quintet::inline v0 {

/// A position of half_moves: the whole-move position before the move, and the placement that waits for its turn.
template <class Game>
class half_state {
  public:
    constexpr half_state() = default;
    /// Between two moves.
    constexpr explicit half_state(const typename Game::state_type& position) : position_(position) {}

    /// The position before the move that is being made.
    [[nodiscard]] constexpr const typename Game::state_type& position() const { return position_; }
    /// The first half of the move, where it has been made.
    [[nodiscard]] constexpr const std::optional<typename Game::placement_type>& pending() const { return pending_; }

    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        std::uint64_t word = position_.hash();
        if (pending_) {
            word = hash_combine(word, pending_->bits());
        }
        return word;
    }
    friend constexpr bool operator==(const half_state&, const half_state&) = default;

  private:
    template <class>
    friend class half_moves;

    typename Game::state_type position_{};
    std::optional<typename Game::placement_type> pending_;
};

/// The half-move view of a game in which a move is a placement, then a turn: the same seat makes the two halves, one
/// after the other. For learners and for interfaces that click twice.
///
/// A whole move {placing, turning} is the sequence placing, turning; a whole move whose placement ends the turn is
/// its placement alone. The two views reach the same positions.
template <class Game>
class half_moves {
  public:
    using state_type = half_state<Game>;
    using move_type = std::variant<typename Game::placement_type, typename Game::turn_type>;

    /// What the whole move did, once it is complete; the placement that had been waiting.
    struct event_type {
        std::optional<typename Game::event_type> played;
        std::optional<typename Game::placement_type> pending;
    };

    static constexpr std::size_t max_moves = Game::max_placements;

    constexpr half_moves() = default;
    constexpr explicit half_moves(const Game& whole) : game_(whole) {}

    [[nodiscard]] constexpr const Game& whole() const { return game_; }
    [[nodiscard]] constexpr std::size_t seats() const { return game_.seats(); }
    [[nodiscard]] constexpr std::size_t teams() const { return game_.teams(); }
    [[nodiscard]] constexpr team team_of(seat who) const { return game_.team_of(who); }

    [[nodiscard]] constexpr state_type start(random_stream& random) const { return state_type(game_.start(random)); }
    [[nodiscard]] constexpr std::optional<seat> to_move(const state_type& s) const
    {
        return game_.to_move(s.position_);
    }
    [[nodiscard]] constexpr score_sheet score(const state_type& s) const { return game_.score(s.position_); }
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state_type& s) const
    {
        return game_.outcome(s.position_);
    }
    /// The board as it lies on the table, a pending marble on it.
    [[nodiscard]] constexpr auto board(const state_type& s) const
    {
        return s.pending_ ? game_.after_placing(s.position_, *s.pending_) : s.position_.grid();
    }

    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state_type& s, const move_type& m) const
    {
        const auto* placing = std::get_if<0>(&m);
        if (!s.pending_) {
            return placing != nullptr ? game_.placement_refusal(s.position_, *placing)
                                      : quintet::refusal{Game::turn_clause, "a marble is placed first"};
        }
        return placing == nullptr ? game_.turn_refusal(s.position_, *s.pending_, *std::get_if<1>(&m))
                                  : quintet::refusal{Game::turn_clause, "one marble is placed, then a quadrant turned"};
    }
    /// The placements, or the turns, in their order.
    template <class Visit>
    constexpr bool for_each_move(const state_type& s, Visit&& visit) const
    {
        const auto visit_half = [&](const auto& half) { return go_on(visit, move_type(half)); };
        return s.pending_ ? game_.for_each_turn(s.position_, *s.pending_, visit_half)
                          : game_.for_each_placement(s.position_, visit_half);
    }
    [[nodiscard]] constexpr std::size_t count_moves(const state_type& s) const
    {
        std::size_t n = 0;
        for_each_move(s, [&n](const move_type&) { ++n; });
        return n;
    }
    [[nodiscard]] constexpr bool any_move(const state_type& s) const { return game_.any_move(s.position_); }

    constexpr event_type apply(state_type& s, const move_type& m) const
    {
        event_type done{std::nullopt, s.pending_};
        const auto* placing = std::get_if<0>(&m);
        if (placing != nullptr && !game_.ends_turn(s.position_, *placing)) {
            s.pending_ = *placing;
            return done;
        }
        done.played =
            game_.apply(s.position_, placing != nullptr ? typename Game::move_type{*placing, {}}
                                                        : typename Game::move_type{*s.pending_, *std::get_if<1>(&m)});
        s.pending_.reset();
        return done;
    }
    constexpr void undo(state_type& s, const move_type& m, const event_type& e) const
    {
        if (e.played) {
            const auto* placing = std::get_if<0>(&m);
            game_.undo(s.position_,
                       placing != nullptr ? typename Game::move_type{*placing, {}}
                                          : typename Game::move_type{*e.pending, *std::get_if<1>(&m)},
                       *e.played);
        }
        s.pending_ = e.pending;
    }

    friend constexpr bool operator==(const half_moves&, const half_moves&) = default;

  private:
    Game game_;
};

} // namespace quintet::inline v0

#endif
