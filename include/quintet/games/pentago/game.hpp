// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_GAME_HPP
#define QUINTET_GAMES_PENTAGO_GAME_HPP

#include <quintet/config.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/core/outcome.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/refusal.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/core/symmetric.hpp>
#include <quintet/core/team.hpp>
#include <quintet/games/pentago/five.hpp>
#include <quintet/games/pentago/move.hpp>
#include <quintet/games/pentago/options.hpp>
#include <quintet/games/pentago/state.hpp>
#include <quintet/games/quadrants/place_and_turn.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace quintet::inline v0::pentago {

struct evaluation;

class tracked_position;

/// What a move did: who moved, and how the game stands after it.
struct event {
    seat mover;
    pentago::ending ending = pentago::ending::none;
};

/// Two-colour Pentago. Its clauses:
///
/// - PG-1 Two players, each with a colour, on a board of 6 × 6 cells made of four 3 × 3 quadrants. In turn, the first
///   player first, each places one marble of the own colour on an empty cell.
/// - PG-2 Then the same player turns any one quadrant by 90° either way. With `twist = optional_if_neutral` the turn
///   may be skipped while some quadrant is neutral, that is, would not change.
/// - PG-3 Five in a row, a column or any diagonal, or more, win: at once when made by placing, nothing being turned
///   then (with `placing_wins = no` the turn comes first); or when they stand after the turn, whoever turned.
/// - PG-4 Both players have five after the turn: a draw.
/// - PG-5 A full board is a draw, after the lines have been looked for.
///
/// Moves are ordered by cell, then by twist. An action's index is 9 · cell + twist.
class game {
  public:
    using state_type = state;
    using move_type = move;
    using event_type = event;
    using placement_type = placement;
    using turn_type = turn;
    using tracked_type = tracked_position;
    using evaluation_type = evaluation;

    static constexpr std::size_t twist_choices = quadrant_twist::count + 1;
    static constexpr std::size_t max_placements = board_geometry::cell_count;
    /// A placement for each cell, each with eight turns or none.
    static constexpr std::size_t max_moves = max_placements * twist_choices;

    /// The clause that says that a turn follows a placement.
    static constexpr clause turn_clause = "PG-2";

    /// The published rules.
    constexpr game() = default;
    /// The game under these options, or what is wrong with them.
    [[nodiscard]] static constexpr result<game> with(const pentago::options& chosen)
    {
        if (const auto wrong = fault(chosen)) {
            return *wrong;
        }
        game made;
        made.options_ = chosen;
        return made;
    }

    [[nodiscard]] constexpr const pentago::options& options() const { return options_; }

    [[nodiscard]] constexpr std::size_t seats() const { return 2; }
    [[nodiscard]] constexpr std::size_t teams() const { return 2; }
    [[nodiscard]] constexpr team team_of(seat who) const { return {who.index}; }

    /// The empty board; there is no chance in this game.
    [[nodiscard]] constexpr state start(random_stream&) const { return {}; }

    [[nodiscard]] constexpr std::optional<seat> to_move(const state& s) const
    {
        if (s.ending() != ending::none) {
            return std::nullopt;
        }
        return seat{static_cast<std::uint8_t>(s.colour_to_move())};
    }

    /// Why the marble may not be placed there; empty if it may.
    [[nodiscard]] constexpr std::optional<quintet::refusal> placement_refusal(const state& s, placement p) const
    {
        if (s.ending() != ending::none) {
            return quintet::refusal{s.ending() == ending::full_board ? clause("PG-5") : clause("PG-3"),
                                    "the game is over", 0};
        }
        if (p.cell >= board_geometry::cell_count) {
            return quintet::refusal{"PG-1", "there is no such cell", 0};
        }
        if ((s.grid().occupied() & board_geometry::cell_bit(p.cell)) != 0) {
            return quintet::refusal{"PG-1", "the cell is not empty", 0};
        }
        return std::nullopt;
    }
    /// Why the quadrant may not be turned after a legal placement; empty if it may.
    [[nodiscard]] constexpr std::optional<quintet::refusal> turn_refusal(const state& s, placement p, turn t) const
    {
        if (t.twist.index > quadrant_twist::count) {
            return quintet::refusal{"PG-2", "there is no such twist", 1};
        }
        if (ends_turn(s, p)) {
            if (t.twist.turns()) {
                return quintet::refusal{"PG-3", "five made by placing wins before a quadrant is turned", 1};
            }
            return std::nullopt;
        }
        if (!t.twist.turns() && !may_skip(s, p)) {
            return quintet::refusal{"PG-2", "a quadrant must be turned", 1};
        }
        return std::nullopt;
    }
    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state& s, const move& m) const
    {
        const auto why = placement_refusal(s, m.placing);
        return why ? why : turn_refusal(s, m.placing, m.turning);
    }

    /// Whether the move is over with a legal placement: it wins (PG-3).
    [[nodiscard]] constexpr bool ends_turn(const state& s, placement p) const
    {
        return options_.placing_wins && has_five(board_geometry::plane(s.grid().marbles(s.colour_to_move())) |
                                                 board_geometry::plane_bit(p.cell));
    }
    /// Whether the turn may be skipped after a legal placement (PG-2).
    [[nodiscard]] constexpr bool may_skip(const state& s, placement p) const
    {
        return options_.twist == twist_rule::optional_if_neutral && after_placing(s, p).any_neutral();
    }
    /// The board between the halves of a move.
    [[nodiscard]] constexpr state::grid_type after_placing(const state& s, placement p) const
    {
        state::grid_type grid = s.grid();
        grid.place(p.cell, s.colour_to_move());
        return grid;
    }

    /// The legal placements, by cell; a visitor that returns false stops.
    template <class Visit>
    constexpr bool for_each_placement(const state& s, Visit&& visit) const
    {
        if (s.ending() != ending::none) {
            return true;
        }
        return for_each_bit(s.grid().empty_cells(), [&](board_geometry::cell c) { return go_on(visit, placement{c}); });
    }
    /// The turns that may follow a legal placement that does not end the move.
    template <class Visit>
    constexpr bool for_each_turn(const state& s, placement p, Visit&& visit) const
    {
        return for_each_twist(may_skip(s, p), [&](quadrant_twist twist) { return go_on(visit, turn{twist}); });
    }
    template <class Visit>
    constexpr bool for_each_move(const state& s, Visit&& visit) const
    {
        return for_each_place_and_turn(*this, s, visit);
    }
    [[nodiscard]] constexpr std::size_t count_moves(const state& s) const;
    [[nodiscard]] constexpr bool any_move(const state& s) const { return s.ending() == ending::none; }

    QUINTET_FLATTEN constexpr event apply(state& s, const move& m) const
    {
        const seat mover = place(s, m.placing);
        s.grid_.turn(m.turning.twist);
        s.settle();
        return {mover, s.ending_};
    }
    constexpr void undo(state& s, const move& m, const event& e) const
    {
        s.grid_.turn(m.turning.twist.reversed());
        s.grid_.remove(m.placing.cell, e.mover.index);
        --s.placed_;
        s.ending_ = ending::none;
    }
    [[nodiscard]] constexpr std::uint64_t hash_after(const state& s, const move& m) const
    {
        state::grid_type grid = after_placing(s, m.placing);
        grid.turn(m.turning.twist);
        return grid.hash();
    }

    /// A point for a seat that wins or shares the draw.
    [[nodiscard]] constexpr score_sheet score(const state& s) const
    {
        constexpr std::array<std::uint8_t, 5> winners{0b00, 0b01, 0b10, 0b11, 0b11};
        return point_for_each(winners[static_cast<std::size_t>(s.ending())], seats());
    }
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state& s) const
    {
        switch (s.ending()) {
        case ending::none:
            break;
        case ending::first_wins:
            return quintet::outcome::by_key("PG-3", std::array{1, 0});
        case ending::second_wins:
            return quintet::outcome::by_key("PG-3", std::array{0, 1});
        case ending::both_five:
            return quintet::outcome::by_key("PG-4", std::array{0, 0});
        case ending::full_board:
            return quintet::outcome::by_key("PG-5", std::array{0, 0});
        }
        return std::nullopt;
    }

    [[nodiscard]] constexpr std::size_t symmetries() const { return board_geometry::symmetry_count; }
    [[nodiscard]] constexpr state transformed(const state& s, std::size_t k) const
    {
        state image = s;
        image.grid_ = s.grid_.transformed(k);
        return image;
    }
    [[nodiscard]] constexpr move transformed(const move& m, std::size_t k) const
    {
        using symmetry = state::grid_type::symmetry;
        return {{symmetry::image(m.placing.cell, k)}, {symmetry::image(m.turning.twist, k)}};
    }
    [[nodiscard]] constexpr seat transformed(seat who, std::size_t) const { return who; }
    [[nodiscard]] constexpr canonical_form<state> canonical(const state& s) const { return least_image(*this, s); }

    /// Planes of 6 × 6: one's own marbles, the other's, whether it is one's turn, and whether it is the other's.
    [[nodiscard]] constexpr observation_shape observation() const
    {
        return {4, board_geometry::edge, board_geometry::edge};
    }
    constexpr void observe(const state& s, seat who, std::span<float> out) const
    {
        QUINTET_ASSERT(out.size() == observation().size());
        constexpr std::size_t cells = board_geometry::cell_count;
        for (std::uint8_t i = 0; i < 2; ++i) {
            const seat shown{static_cast<std::uint8_t>((who.index + i) % 2U)};
            write_plane(s.grid().marbles(shown.index), out.subspan(i * cells, cells));
            write_plane(to_move(s) == shown ? board_geometry::all_cells : 0, out.subspan((2U + i) * cells, cells));
        }
    }
    [[nodiscard]] constexpr std::size_t actions() const { return max_moves; }
    [[nodiscard]] constexpr std::size_t action_of(const move& m) const
    {
        return m.placing.cell * twist_choices + m.turning.twist.index;
    }
    /// Precondition: index < actions().
    [[nodiscard]] constexpr move action_move(std::size_t index) const
    {
        return {{static_cast<board_geometry::cell>(index / twist_choices)},
                {{static_cast<std::uint8_t>(index % twist_choices)}}};
    }

    friend constexpr bool operator==(const game&, const game&) = default;

  private:
    friend class tracked_position;

    // The steps of apply(), for the tracked position, which knows of fives without looking for them.
    static constexpr seat place(state& s, placement p)
    {
        const seat mover{static_cast<std::uint8_t>(s.colour_to_move())};
        s.grid_.place(p.cell, mover.index);
        ++s.placed_;
        return mover;
    }
    static constexpr void turn_quadrant(state& s, turn t) { s.grid_.turn(t.twist); }
    static constexpr void settle(state& s, bool first_has_five, bool second_has_five)
    {
        s.settle(first_has_five, second_has_five);
    }

    pentago::options options_;
};

} // namespace quintet::inline v0::pentago

#include <quintet/games/pentago/tracked_position.hpp>

#endif
