// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_TRACKED_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_TRACKED_HPP

#include <quintet/config.hpp>
#include <quintet/core/visit.hpp>
#include <quintet/games/chinese_checkers/detail/cell_terrain.hpp>
#include <quintet/games/chinese_checkers/detail/jump_lattices.hpp>
#include <quintet/games/chinese_checkers/detail/marble_reach.hpp>
#include <quintet/games/chinese_checkers/detail/outlook.hpp>
#include <quintet/games/chinese_checkers/detail/tracked_board.hpp>
#include <quintet/games/chinese_checkers/game.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// A position that keeps every marble's reach: incremental move generation.
///
/// A marble's destinations depend on the holes that its chains come to, and on what lies about them. A move changes two
/// holes; apply() finds the cells that can tell the difference, and floods anew from the few marbles whose chains came
/// to one of these. count_moves() and move_at() read. Copying costs the marbles in play, not the capacity.
template <int Arm>
class basic_tracked {
  public:
    using game_type = basic_game<Arm>;
    using state_type = basic_state<Arm>;
    using star = hex_star<Arm>;
    using hole = typename star::hole;

    constexpr basic_tracked(const game_type& rules, const state_type& s)
        : board_(rules, s), marbles_(rules.options().marbles)
    {
        for (std::uint8_t i = 0; i < board_.rules.seats(); ++i) {
            const outlook<Arm> view = board_.outlook_of(seat{i});
            std::size_t next = first_of(seat{i});
            board_.state.marbles(seat{i}).for_each([&](std::size_t h) {
                marble& m = slots_[next++];
                m.place(static_cast<hole>(h));
                board_.work_out(m, view, seat{i});
                total_[i] = static_cast<std::uint16_t>(total_[i] + m.count);
            });
        }
    }
    constexpr basic_tracked(const basic_tracked& other) : board_(other.board_) { take(other); }
    constexpr basic_tracked& operator=(const basic_tracked& other)
    {
        board_ = other.board_;
        take(other);
        return *this;
    }

    [[nodiscard]] constexpr const game_type& rules() const { return board_.rules; }
    [[nodiscard]] constexpr const state_type& state() const { return board_.state; }

    /// Constant time.
    [[nodiscard]] constexpr std::size_t count_moves() const
    {
        return board_.state.ending() != ending::none ? 0 : moves_or_pass(total_[board_.state.turn().index]);
    }

    template <class Visit>
    constexpr bool for_each_move(Visit&& visit) const
    {
        if (board_.state.ending() != ending::none) {
            return true;
        }
        if (total_[board_.state.turn().index] == 0) {
            return go_on(visit, move::pass());
        }
        const outlook<Arm> view = board_.outlook_of(board_.state.turn());
        const std::size_t first = first_of(board_.state.turn());
        for (std::size_t i = first; i < first + marbles_; ++i) {
            const bool finished = board_.destinations(slots_[i], view).for_each([&](std::size_t to) {
                return go_on(visit, move{slots_[i].from(), static_cast<hole>(to)});
            });
            if (!finished) {
                return false;
            }
        }
        return true;
    }

    /// Precondition: n < count_moves().
    [[nodiscard]] constexpr move move_at(std::size_t n) const
    {
        QUINTET_ASSERT(n < count_moves());
        if (total_[board_.state.turn().index] == 0) {
            return move::pass();
        }
        std::size_t i = first_of(board_.state.turn());
        for (; n >= slots_[i].count; ++i) {
            n -= slots_[i].count;
        }
        return {slots_[i].from(),
                static_cast<hole>(board_.destinations(slots_[i], board_.outlook_of(board_.state.turn())).nth(n))};
    }

    constexpr event apply(move m)
    {
        const event e = board_.rules.apply(board_.state, m);
        if (!m.is_pass()) {
            cell_set changed = lattices::neighbours(m.from) | lattices::neighbours(m.to);
            if (e.swapped) {
                put(*e.swapped, m.to, m.from);
                lattices::add_jumpers(changed, board_.occupied, m.to);
            } else {
                lattices::toggle(board_.occupied, m.from);
                lattices::toggle(board_.occupied, m.to);
                board_.holes.erase(m.from);
                board_.holes.insert(m.to);
            }
            lattices::add_jumpers(changed, board_.occupied, m.from);
            lattices::insert(changed, m.to);
            put(e.mover, m.from, m.to);
            for (std::size_t i = 0; i < board_.rules.seats(); ++i) {
                changed_[i] |= changed;
            }
        }
        settle(board_.state.turn());
        return e;
    }

    /// Works out what apply() has put off: the reach of the seats that are not to move. Call it before branching from a
    /// position, so that the branches need not do it each for itself.
    constexpr void settle()
    {
        for (std::uint8_t i = 0; i < board_.rules.seats(); ++i) {
            settle(seat{i});
        }
    }

    /// The sum of the replies to all moves, mostly without playing them: a move whose two holes nobody of the next seat
    /// watches leaves that seat's count as it is, and where some do, only those marbles are worked out.
    [[nodiscard]] constexpr std::size_t count_replies() const
    {
        if (!replies_are_plain()) {
            return count_replies_one_by_one();
        }
        const seat mover = board_.state.turn();
        const seat replier = board_.rules.next(mover);
        if (!changed_[replier.index].empty()) {
            basic_tracked settled = *this;
            settled.settle(replier);
            return settled.count_replies();
        }
        const std::size_t first = first_of(replier);
        const cell_set flooded = flooded_by(&slots_[first]);
        const cell_set watched = flooded | lattices::neighbours(flooded);
        std::size_t replies = 0;
        for (std::size_t i = first_of(mover); i < first_of(mover) + marbles_; ++i) {
            const marble& m = slots_[i];
            if (m.count == 0) {
                continue;
            }
            cell_set left = lattices::neighbours(m.from());
            lattices::add_jumpers(left, board_.occupied, m.from());
            if (!left.intersects(flooded)) {
                replies += replies_to(m, &slots_[first], total_[replier.index], watched);
                continue;
            }
            // Lift the marble first: then what is left to look at is where it lands.
            cell_set cells = board_.occupied;
            hole_set holes = board_.holes;
            lattices::toggle(cells, m.from());
            holes.erase(m.from());
            const outlook<Arm> lifted(board_.rules.options(), replier, cells, holes);
            std::array<marble, game_type::options_type::extended_marbles> others;
            std::copy_n(slots_.begin() + static_cast<std::ptrdiff_t>(first), marbles_, others.begin());
            std::size_t total = total_[replier.index];
            for (std::size_t j = 0; j < marbles_; ++j) {
                if (others[j].is_concerned(left)) {
                    total -= others[j].count;
                    board_.work_out(others[j], lifted, replier);
                    total += others[j].count;
                }
            }
            const cell_set now = flooded_by(others.data());
            replies += replies_to(m, others.data(), total, now | lattices::neighbours(now));
        }
        return replies;
    }

  private:
    using hole_set = typename star::hole_set;
    using lattices = jump_lattices<star>;
    using cell_set = typename lattices::cell_set;
    using marble = marble_reach<Arm>;

    // A seat's marbles lie together, in rising order of their holes.
    [[nodiscard]] constexpr std::size_t first_of(seat who) const { return who.index * std::size_t{marbles_}; }

    static constexpr std::size_t moves_or_pass(std::size_t moves) { return moves == 0 ? 1 : moves; }

    constexpr void take(const basic_tracked& other)
    {
        marbles_ = other.marbles_;
        total_ = other.total_;
        changed_ = other.changed_;
        std::copy_n(other.slots_.begin(), marbles_ * board_.rules.seats(), slots_.begin());
    }

    // Floods anew from the marbles of a seat that the changes since its last time touch.
    constexpr void settle(seat who)
    {
        cell_set& changed = changed_[who.index];
        if (changed.empty()) {
            return;
        }
        const outlook<Arm> view = board_.outlook_of(who);
        marble* const own = &slots_[first_of(who)];
        if (board_.rules.options().jump == jump_rule::symmetric) {
            changed = cell_set::all(); // such a jump looks at holes far away
        }
        std::uint32_t touched = 0; // collected first: the flood's branches would mix badly with these tests
        for (std::size_t j = 0; j < marbles_; ++j) {
            touched |= std::uint32_t{own[j].is_concerned(changed)} << j;
        }
        std::size_t total = total_[who.index];
        const auto jumps = lattices::all_jumps(board_.occupied);
        for (; touched != 0; touched &= touched - 1) {
            marble& m = own[std::countr_zero(touched)];
            total -= m.count;
            board_.work_out(m, view, who, jumps[m.lattice()]);
            total += m.count;
        }
        total_[who.index] = static_cast<std::uint16_t>(total);
        changed.clear();
    }

    // Moves the slot of a marble to its new place in the order, and marks its reach as one that any change touches.
    constexpr void put(seat who, hole from, hole to)
    {
        std::size_t i = first_of(who);
        const std::size_t end = i + marbles_;
        while (slots_[i].at != from) {
            ++i;
        }
        marble moved = slots_[i];
        moved.place(to);
        for (; i + 1 < end && slots_[i + 1].at < to; ++i) {
            slots_[i] = slots_[i + 1];
        }
        for (; i > first_of(who) && slots_[i - 1].at > to; --i) {
            slots_[i] = slots_[i - 1];
        }
        slots_[i] = moved;
    }

    // Nothing but the two holes of a move can change the replier's moves: no end is near, no swap, no pass.
    [[nodiscard]] constexpr bool replies_are_plain() const
    {
        const seat mover = board_.state.turn();
        const auto at_target = (board_.state.marbles(mover) & board_.rules.terrain_of(mover).target).count();
        return board_.state.ending() == ending::none && board_.rules.options().blocking == blocking_rule::none &&
               board_.rules.options().jump == jump_rule::adjacent && at_target + 1 < marbles_ &&
               board_.state.plies_left() != 1 && total_[mover.index] != 0;
    }

    [[nodiscard]] constexpr std::size_t count_replies_one_by_one() const
    {
        std::size_t replies = 0;
        for_each_move([&](move m) {
            basic_tracked next = *this;
            next.apply(m);
            replies += next.count_moves();
        });
        return replies;
    }

    // The cells that one of a seat's marbles floods.
    [[nodiscard]] constexpr cell_set flooded_by(const marble* of_seat) const
    {
        std::array<std::uint64_t, cell_set::word_count> flooded{};
        for (std::size_t j = 0; j < marbles_; ++j) {
            flooded[of_seat[j].lattice()] |= of_seat[j].flooded;
        }
        cell_set cells;
        for (std::size_t w = 0; w < cell_set::word_count; ++w) {
            cells.set_word(w, flooded[w]);
        }
        return cells;
    }

    // Replies to the moves of one marble, given the replier's marbles (and their total) with that marble lifted.
    [[nodiscard]] constexpr std::size_t replies_to(const marble& m, const marble* others, std::size_t total,
                                                   const cell_set& watched) const
    {
        const seat mover = board_.state.turn();
        const seat replier = board_.rules.next(mover);
        const cell_terrain<Arm>& own = cell_terrain_of<Arm>(board_.rules.options(), mover);
        cell_set ends = lattices::neighbours(m.from()) & own.stopping & ~board_.occupied;
        if (board_.is_locked(m.from(), board_.rules.terrain_of(mover))) {
            ends &= own.target;
        }
        ends.set_word(m.lattice(), m.landings);

        const cell_set seen = ends & watched;
        if (seen.empty()) {
            return m.count * moves_or_pass(total);
        }

        cell_set cells = board_.occupied;
        hole_set holes = board_.holes;
        lattices::toggle(cells, m.from());
        holes.erase(m.from());
        outlook<Arm> landed(board_.rules.options(), replier, cells, holes); // looks at the cells as they change
        const hole_set step_ends = landed.step_ends;
        std::size_t unseen = m.count;
        std::size_t replies = 0;
        seen.for_each([&](std::size_t cell) {
            const hole to = lattices::hole_at(cell);
            lattices::toggle(cells, to);
            landed.step_ends = step_ends;
            landed.step_ends.erase(to);
            cell_set changed = lattices::neighbours(to);
            lattices::insert(changed, to);
            std::size_t moves = total;
            for (std::size_t j = 0; j < marbles_; ++j) {
                if (others[j].is_concerned(changed)) {
                    marble other = others[j];
                    board_.work_out(other, landed, replier);
                    moves = moves - others[j].count + other.count;
                }
            }
            replies += moves_or_pass(moves);
            --unseen;
            lattices::toggle(cells, to);
        });
        return replies + unseen * moves_or_pass(total);
    }

    tracked_board<Arm> board_;
    std::uint8_t marbles_ = 0;
    std::array<std::uint16_t, max_seats> total_{}; // destinations of all marbles of a seat
    std::array<cell_set, max_seats> changed_{};    // since a seat's marbles were worked out last
    std::array<marble, max_seats * game_type::options_type::extended_marbles> slots_;
};

} // namespace quintet::inline v0::chinese_checkers

#endif
