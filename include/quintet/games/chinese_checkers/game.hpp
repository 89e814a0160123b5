// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_GAME_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_GAME_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/config.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/symmetric.hpp>
#include <quintet/games/chinese_checkers/detail/endings.hpp>
#include <quintet/games/chinese_checkers/detail/observation.hpp>
#include <quintet/games/chinese_checkers/detail/reach.hpp>
#include <quintet/games/chinese_checkers/detail/seating_symmetry.hpp>
#include <quintet/games/chinese_checkers/detail/zobrist.hpp>
#include <quintet/games/chinese_checkers/event.hpp>
#include <quintet/games/chinese_checkers/move.hpp>
#include <quintet/games/chinese_checkers/options.hpp>
#include <quintet/games/chinese_checkers/setup.hpp>
#include <quintet/games/chinese_checkers/state.hpp>
#include <quintet/games/chinese_checkers/terrain.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::chinese_checkers {

template <int Arm>
struct basic_evaluation;

template <int Arm>
class basic_tracked;

/// Chinese checkers, the scored race (sheet CC), on a star whose arms have `Arm` rows. Models rules, reversible,
/// hashed, symmetric, encoded and incremental. States are trivially copyable; nothing allocates or throws.
template <int Arm>
class basic_game {
  public:
    using star = hex_star<Arm>;
    using hole = typename star::hole;
    using hole_set = typename star::hole_set;
    using options_type = basic_options<Arm>;
    using setup_type = basic_setup<Arm>;
    using state_type = basic_state<Arm>;
    using move_type = chinese_checkers::move;
    using event_type = chinese_checkers::event;
    using tracked_type = basic_tracked<Arm>;
    using evaluation_type = basic_evaluation<Arm>;

    /// A marble reaches at most every hole that no marble of its owner lies in.
    static constexpr std::size_t max_moves =
        options_type::extended_marbles * (star::hole_count - options_type::arm_marbles);

    /// The sheet's game for two.
    constexpr basic_game() = default;
    /// The game under these options, or what is wrong with them.
    [[nodiscard]] static constexpr result<basic_game> with(const options_type& options)
    {
        if (const auto wrong = fault(options)) {
            return *wrong;
        }
        basic_game game;
        game.options_ = options;
        return game;
    }

    [[nodiscard]] constexpr const options_type& options() const { return options_; }
    friend constexpr bool operator==(const basic_game&, const basic_game&) = default;

    [[nodiscard]] constexpr std::size_t seats() const { return options_.players; }
    [[nodiscard]] constexpr std::size_t teams() const { return seats(); }
    [[nodiscard]] constexpr team team_of(seat who) const { return {who.index}; }
    /// What the board is to a seat. Precondition: who.index < seats().
    [[nodiscard]] constexpr const terrain<Arm>& terrain_of(seat who) const
    {
        return chinese_checkers::terrain_of<Arm>(options_, who);
    }
    /// The score that ends the game (CC-13).
    [[nodiscard]] constexpr int full_score() const { return chinese_checkers::full_score(options_); }

    /// Every marble at home, the first seat to move (CC-2, CC-3). No chance is involved.
    [[nodiscard]] constexpr state_type start(random_stream&) const { return start(); }
    [[nodiscard]] constexpr state_type start() const
    {
        setup_type setup;
        for (std::uint8_t i = 0; i < seats(); ++i) {
            setup.marbles[i] = terrain_of(seat{i}).home;
        }
        setup.plies_left = options_.ply_limit;
        return unchecked(setup);
    }
    /// The position that the setup describes, or the clause by which it cannot be one. Defined in assemble.hpp.
    [[nodiscard]] constexpr result<state_type> assemble(const setup_type& setup) const;

    [[nodiscard]] constexpr std::optional<seat> to_move(const state_type& s) const
    {
        return s.ending_ == ending::none ? std::optional(s.turn_) : std::nullopt;
    }

    /// One marble's flood at most: no list is made.
    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state_type& s, move_type m) const
    {
        using quintet::refusal;
        if (s.ending_ != ending::none) {
            return refusal{clause_of(s.ending_), "the game is over"};
        }
        if (m.is_pass()) {
            return has_step_or_chain(s, s.turn_) ? std::optional(refusal{"CC-12", "nobody passes who can move"})
                                                 : std::nullopt;
        }
        if (m.from >= star::hole_count) {
            return refusal{"CC-1", "the move begins past the board", 0};
        }
        if (m.to >= star::hole_count) {
            return refusal{"CC-1", "the move ends past the board", 1};
        }
        if (!s.marbles_[s.turn_.index].contains(m.from)) {
            return s.occupied().contains(m.from) ? refusal{"CC-4", "the marble belongs to another player", 0}
                                                 : refusal{"CC-4", "there is no marble in that hole", 0};
        }
        if (m.to == m.from) {
            return refusal{"CC-8", "a move must end elsewhere than it began", 1};
        }
        const surroundings<star> around = surroundings_of(s, s.turn_);
        if (around.occupied.contains(m.to) && !around.swapping.contains(m.to)) {
            return refusal{"CC-5", "a move must end in an empty hole", 1};
        }
        if (!around.stopping.contains(m.to)) {
            return refusal{"CC-9", "a move may not end in a side arm", 1};
        }
        if (around.locked.contains(m.from) && !around.locked.contains(m.to)) {
            return refusal{"CC-15", "a marble in the target stays in it", 1};
        }
        if (!reach_of<star>(around, m.from).contains(m.to)) {
            return refusal{"CC-6", "neither a step nor a chain of jumps leads there", 1};
        }
        return std::nullopt;
    }

    /// Moves in rising order of (from, to); the pass where there is no other (CC-12).
    template <class Visit>
    constexpr bool for_each_move(const state_type& s, Visit&& visit) const
    {
        if (s.ending_ != ending::none) {
            return true;
        }
        bool any = false;
        const surroundings<star> around = surroundings_of(s, s.turn_);
        const bool finished = s.marbles_[s.turn_.index].for_each([&](std::size_t from) {
            return reach_of<star>(around, static_cast<hole>(from)).for_each([&](std::size_t to) {
                any = true;
                return go_on(visit, move_type{static_cast<hole>(from), static_cast<hole>(to)});
            });
        });
        return finished && (any || go_on(visit, move_type::pass()));
    }

    [[nodiscard]] constexpr std::size_t count_moves(const state_type& s) const
    {
        if (s.ending_ != ending::none) {
            return 0;
        }
        std::size_t moves = 0;
        const surroundings<star> around = surroundings_of(s, s.turn_);
        s.marbles_[s.turn_.index].for_each(
            [&](std::size_t from) { moves += reach_of<star>(around, static_cast<hole>(from)).count(); });
        return moves == 0 ? 1 : moves;
    }

    /// Who is to move can: at least by the pass (CC-12).
    [[nodiscard]] constexpr bool any_move(const state_type& s) const { return s.ending_ == ending::none; }

    constexpr event_type apply(state_type& s, move_type m) const
    {
        QUINTET_ASSERT(!refusal(s, m));
        event_type e{s.turn_, std::nullopt, 0, s.passes_};
        if (options_.blocking == blocking_rule::swap && !m.is_pass()) {
            e.swapped = s.owner(m.to);
        }
        s.hash_ ^= hash_change(s, m);
        if (!m.is_pass()) {
            if (e.swapped) {
                relocate(s, *e.swapped, m.to, m.from);
            }
            e.gain = relocate(s, e.mover, m.from, m.to);
        }
        s.passes_ = passes_after(s, m);
        s.plies_left_ = plies_after(s);
        s.turn_ = next(s.turn_);
        s.ending_ = ending_of(options_, s);
        return e;
    }

    constexpr void undo(state_type& s, move_type m, const event_type& e) const
    {
        s.ending_ = ending::none;
        s.turn_ = e.mover;
        s.passes_ = e.passes_before;
        s.plies_left_ += options_.ply_limit != 0 ? 1U : 0U;
        if (!m.is_pass()) {
            relocate(s, e.mover, m.to, m.from);
            if (e.swapped) {
                relocate(s, *e.swapped, m.from, m.to);
            }
        }
        s.hash_ ^= hash_change(s, m);
    }

    [[nodiscard]] constexpr std::uint64_t hash_after(const state_type& s, move_type m) const
    {
        return s.hash_ ^ hash_change(s, m);
    }

    /// Progress of each seat in rows (CC-13). There is one round, so both columns agree.
    [[nodiscard]] constexpr score_sheet score(const state_type& s) const
    {
        score_sheet sheet;
        for (std::size_t i = 0; i < seats(); ++i) {
            sheet.seats.push_back({s.progress_[i], s.progress_[i]});
        }
        sheet.teams = sheet.seats;
        return sheet;
    }

    /// Who wins outright is first (CC-14, CC-15); the others are ranked by score, and equal scores share a rank.
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state_type& s) const
    {
        if (s.ending_ == ending::none) {
            return std::nullopt;
        }
        std::array<std::int32_t, max_seats> worth{};
        for (std::uint8_t i = 0; i < seats(); ++i) {
            worth[i] =
                wins_outright(options_, s, seat{i}) ? (std::numeric_limits<std::int32_t>::max)() : s.progress_[i];
        }
        return quintet::outcome::by_key(clause_of(s.ending_), std::span<const std::int32_t>(worth).first(seats()));
    }

    /// The symmetries of the seating (see seating_symmetry.hpp); under a ply limit those that keep every seat, as the
    /// plies left tell whose turn it is.
    [[nodiscard]] constexpr std::size_t symmetries() const { return seating().size(); }
    [[nodiscard]] constexpr seat transformed(seat who, std::size_t k) const { return {seating()[k].seat[who.index]}; }
    [[nodiscard]] constexpr move_type transformed(move_type m, std::size_t k) const
    {
        const std::size_t of_board = seating()[k].of_board;
        return m.is_pass() ? m : move_type{star::image(m.from, of_board), star::image(m.to, of_board)};
    }
    [[nodiscard]] constexpr state_type transformed(const state_type& s, std::size_t k) const
    {
        setup_type image = setup_of(s);
        for (std::uint8_t i = 0; i < seats(); ++i) {
            image.marbles[transformed(seat{i}, k).index] = star::image(s.marbles_[i], seating()[k].of_board);
        }
        image.turn = transformed(s.turn_, k);
        return unchecked(image);
    }
    [[nodiscard]] constexpr canonical_form<state_type> canonical(const state_type& s) const
    {
        return least_image(*this, s);
    }

    /// See chinese_checkers::observation.
    [[nodiscard]] constexpr observation_shape observation() const
    {
        return chinese_checkers::observation<Arm>::shape(options_);
    }
    constexpr void observe(const state_type& s, seat who, std::span<float> out) const
    {
        chinese_checkers::observation<Arm>::write(options_, s, who, out);
    }
    /// from · holes + to, and one more for the pass.
    [[nodiscard]] constexpr std::size_t actions() const { return star::hole_count * star::hole_count + 1; }
    [[nodiscard]] constexpr std::size_t action_of(move_type m) const
    {
        return m.is_pass() ? actions() - 1 : m.from * star::hole_count + m.to;
    }
    /// Precondition: index < actions().
    [[nodiscard]] constexpr move_type action_move(std::size_t index) const
    {
        QUINTET_ASSERT(index < actions());
        return index == actions() - 1 ? move_type::pass()
                                      : move_type{static_cast<hole>(index / star::hole_count),
                                                  static_cast<hole>(index % star::hole_count)};
    }

    /// The position in the form that assemble() takes.
    [[nodiscard]] constexpr setup_type setup_of(const state_type& s) const
    {
        return {s.marbles_, s.turn_, s.passes_, s.plies_left_};
    }
    /// What decides where a seat's marbles can go.
    [[nodiscard]] constexpr surroundings<star> surroundings_of(const state_type& s, seat who) const
    {
        return surroundings_of(s, who, s.occupied());
    }
    /// The same, where the occupied holes are at hand.
    [[nodiscard]] constexpr surroundings<star> surroundings_of(const state_type& s, seat who,
                                                               const hole_set& occupied) const
    {
        const terrain<Arm>& land = terrain_of(who);
        surroundings<star> around{land.stopping, land.passing, occupied, options_.jump};
        if (options_.blocking == blocking_rule::swap) {
            around.may_swap = true;
            around.swapping = land.target & occupied & ~s.marbles_[who.index];
        }
        if (options_.target_lock) {
            around.may_lock = true;
            around.locked = land.target;
        }
        return around;
    }
    /// Turns go round clockwise, and seats are numbered so (CC-3).
    [[nodiscard]] constexpr seat next(seat who) const
    {
        return {static_cast<std::uint8_t>(who.index + 1U == seats() ? 0U : who.index + 1U)};
    }

  private:
    using keys = zobrist<Arm>;

    [[nodiscard]] constexpr const seating_symmetry_list& seating() const
    {
        return seating_symmetries(seats(), options_.ply_limit != 0);
    }
    [[nodiscard]] constexpr seat previous(seat who) const
    {
        return {static_cast<std::uint8_t>((who.index == 0 ? seats() : who.index) - 1U)};
    }
    // What is wrong with the plies left: seat 0 begins, and every ply is a turn, so they tell whose turn it is and how
    // many marbles can have left home. Defined in assemble.hpp.
    [[nodiscard]] constexpr std::optional<std::string_view> fault_of_count(const setup_type& setup) const;

    // A state from a setup that is known to be a position.
    constexpr state_type unchecked(const setup_type& setup) const
    {
        state_type s;
        s.marbles_ = setup.marbles;
        s.turn_ = setup.turn;
        s.passes_ = setup.passes;
        s.plies_left_ = setup.plies_left;
        s.hash_ = keys::turn(s.turn_) ^ keys::counters(s.passes_, s.plies_left_);
        for (std::uint8_t i = 0; i < seats(); ++i) {
            const terrain<Arm>& land = terrain_of(seat{i});
            int rows = 0;
            s.marbles_[i].for_each([&](std::size_t h) {
                s.hash_ ^= keys::marble(seat{i}, h);
                rows += static_cast<int>(star::row_towards(land.target_arm, static_cast<hole>(h)));
            });
            land.home.for_each([&](std::size_t h) {
                rows -= static_cast<int>(star::row_towards(land.target_arm, static_cast<hole>(h)));
            });
            s.progress_[i] = static_cast<std::int16_t>(rows);
        }
        s.ending_ = ending_of(options_, s);
        return s;
    }

    // Forward rows count for, backward rows against (CC-13).
    constexpr std::int8_t relocate(state_type& s, seat who, hole from, hole to) const
    {
        s.marbles_[who.index].erase(from);
        s.marbles_[who.index].insert(to);
        const std::size_t arm = terrain_of(who).target_arm;
        const int gain = static_cast<int>(star::row_towards(arm, to)) - static_cast<int>(star::row_towards(arm, from));
        s.progress_[who.index] = static_cast<std::int16_t>(s.progress_[who.index] + gain);
        return static_cast<std::int8_t>(gain);
    }

    constexpr std::uint8_t passes_after(const state_type& s, move_type m) const
    {
        return m.is_pass() ? static_cast<std::uint8_t>(s.passes_ + 1) : std::uint8_t{0};
    }
    constexpr std::uint32_t plies_after(const state_type& s) const
    {
        return s.plies_left_ - (options_.ply_limit != 0 ? 1U : 0U);
    }

    // What a move changes in the hash of the state before it.
    constexpr std::uint64_t hash_change(const state_type& s, move_type m) const
    {
        std::uint64_t change = keys::turn(s.turn_) ^ keys::turn(next(s.turn_)) ^
                               keys::counters(s.passes_, s.plies_left_) ^
                               keys::counters(passes_after(s, m), plies_after(s));
        if (!m.is_pass()) {
            change ^= keys::marble(s.turn_, m.from) ^ keys::marble(s.turn_, m.to);
            if (options_.blocking == blocking_rule::swap) {
                if (const auto other = s.owner(m.to)) {
                    change ^= keys::marble(*other, m.from) ^ keys::marble(*other, m.to);
                }
            }
        }
        return change;
    }

    constexpr bool has_step_or_chain(const state_type& s, seat who) const
    {
        const surroundings<star> around = surroundings_of(s, who);
        return !s.marbles_[who.index].for_each(
            [&](std::size_t from) { return reach_of<star>(around, static_cast<hole>(from)).empty(); });
    }

    options_type options_;
};

} // namespace quintet::inline v0::chinese_checkers

#include <quintet/games/chinese_checkers/assemble.hpp>
#include <quintet/games/chinese_checkers/tracked.hpp>

QUINTET_PRECISE_END

#endif
