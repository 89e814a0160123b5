// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_TRACKED_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_TRACKED_HPP

#include <quintet/config.hpp>
#include <quintet/core/visit.hpp>
#include <quintet/games/chinese_checkers/game.hpp>
#include <quintet/games/chinese_checkers/jump_map.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// A position that keeps every marble's reach: incremental move generation.
///
/// A marble's destinations depend only on the holes that its flood looked at. Beside them stands the set of those
/// holes; a move that touches none of them leaves the destinations standing. apply() floods anew from the few marbles
/// that were touched; count_moves() and move_at() read. Copying costs the marbles in play, not the capacity.
template <int Arm>
class basic_tracked {
  public:
    using game_type = basic_game<Arm>;
    using state_type = basic_state<Arm>;
    using star = hex_star<Arm>;
    using hole = typename star::hole;
    using hole_set = typename star::hole_set;

    constexpr basic_tracked(const game_type& rules, const state_type& s)
        : rules_(rules), state_(s), jumps_(s.occupied()), marbles_(rules.options().marbles)
    {
        for (std::uint8_t i = 0; i < rules_.seats(); ++i) {
            const surroundings<star> around = rules_.surroundings_of(state_, seat{i});
            std::size_t next = first_of(seat{i});
            state_.marbles(seat{i}).for_each([&](std::size_t h) {
                marble& m = slots_[next++];
                m.at = static_cast<hole>(h);
                refresh(m, around, seat{i});
            });
        }
    }
    constexpr basic_tracked(const basic_tracked& other)
        : rules_(other.rules_), state_(other.state_), jumps_(other.jumps_)
    {
        take(other);
    }
    constexpr basic_tracked& operator=(const basic_tracked& other)
    {
        rules_ = other.rules_;
        state_ = other.state_;
        jumps_ = other.jumps_;
        take(other);
        return *this;
    }

    [[nodiscard]] constexpr const game_type& rules() const { return rules_; }
    [[nodiscard]] constexpr const state_type& state() const { return state_; }

    /// Constant time.
    [[nodiscard]] constexpr std::size_t count_moves() const
    {
        return state_.ending() != ending::none ? 0 : moves_or_pass(total_[state_.turn().index]);
    }

    template <class Visit>
    constexpr bool for_each_move(Visit&& visit) const
    {
        if (state_.ending() != ending::none) {
            return true;
        }
        if (total_[state_.turn().index] == 0) {
            return go_on(visit, move::pass());
        }
        const std::size_t first = first_of(state_.turn());
        for (std::size_t i = first; i < first + marbles_; ++i) {
            const bool finished = slots_[i].reach.destinations.for_each(
                [&](std::size_t to) { return go_on(visit, move{slots_[i].at, static_cast<hole>(to)}); });
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
        if (total_[state_.turn().index] == 0) {
            return move::pass();
        }
        std::size_t i = first_of(state_.turn());
        for (; n >= slots_[i].count; ++i) {
            n -= slots_[i].count;
        }
        return {slots_[i].at, static_cast<hole>(slots_[i].reach.destinations.nth(n))};
    }

    constexpr event apply(move m)
    {
        const event e = rules_.apply(state_, m);
        if (!m.is_pass()) {
            if (e.swapped) {
                put(*e.swapped, m.to, m.from);
            } else {
                jumps_.toggle(m.from);
                jumps_.toggle(m.to);
            }
            put(e.mover, m.from, m.to);
            hole_set changed = hole_set::single(m.from);
            changed.insert(m.to);
            for (std::size_t i = 0; i < rules_.seats(); ++i) {
                changed_[i] |= changed;
            }
        }
        settle(state_.turn());
        return e;
    }

    /// Works out what apply() has put off: the reach of the seats that are not to move. Call it before branching from a
    /// position, so that the branches need not do it each for itself.
    constexpr void settle()
    {
        for (std::uint8_t i = 0; i < rules_.seats(); ++i) {
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
        const seat mover = state_.turn();
        const seat replier = rules_.next(mover);
        if (!changed_[replier.index].empty()) {
            basic_tracked settled = *this;
            settled.settle(replier);
            return settled.count_replies();
        }
        const std::size_t first = first_of(replier);
        const surroundings<star> around = rules_.surroundings_of(state_, replier);

        hole_set watched;
        for (std::size_t i = first; i < first + marbles_; ++i) {
            watched |= slots_[i].reach.watched;
        }
        std::size_t replies = 0;
        for (std::size_t i = first_of(mover); i < first_of(mover) + marbles_; ++i) {
            const marble& m = slots_[i];
            if (m.count == 0) {
                continue;
            }
            if (!watched.contains(m.at)) {
                replies += replies_to(m, around, &slots_[first], total_[replier.index], watched);
                continue;
            }
            // Lift the marble first: then what is left to look at is where it lands.
            surroundings<star> lifted = around;
            lifted.occupied.erase(m.at);
            jump_map<star> jumps = jumps_;
            jumps.toggle(m.at);
            std::array<marble, game_type::options_type::extended_marbles> others;
            std::copy_n(slots_.begin() + static_cast<std::ptrdiff_t>(first), marbles_, others.begin());
            std::size_t total = total_[replier.index];
            hole_set watched_now;
            for (std::size_t j = 0; j < marbles_; ++j) {
                if (others[j].reach.watched.contains(m.at)) {
                    total -= others[j].count;
                    others[j].work_out(lifted, jumps);
                    total += others[j].count;
                }
                watched_now |= others[j].reach.watched;
            }
            replies += replies_to(m, around, others.data(), total, watched_now);
        }
        return replies;
    }

  private:
    struct marble {
        chinese_checkers::reach<star> reach;
        hole at = 0;
        std::uint8_t count = 0; // of destinations

        constexpr void work_out(const surroundings<star>& around, const jump_map<star>& jumps)
        {
            reach = reach_on(around, at, jumps);
            count = static_cast<std::uint8_t>(reach.destinations.count());
        }
    };

    static constexpr chinese_checkers::reach<star> reach_on(const surroundings<star>& around, hole from,
                                                            const jump_map<star>& jumps)
    {
        if (around.jump == jump_rule::symmetric) {
            return reach_of<star>(around, from);
        }
        return reach_of<star>(around, from, [&](hole here) { return jumps.from(here); });
    }

    // A seat's marbles lie together, in rising order of their holes.
    [[nodiscard]] constexpr std::size_t first_of(seat who) const { return who.index * std::size_t{marbles_}; }

    static constexpr std::size_t moves_or_pass(std::size_t moves) { return moves == 0 ? 1 : moves; }

    constexpr void take(const basic_tracked& other)
    {
        marbles_ = other.marbles_;
        total_ = other.total_;
        changed_ = other.changed_;
        std::copy_n(other.slots_.begin(), marbles_ * rules_.seats(), slots_.begin());
    }

    // Floods anew from the marbles of a seat that the changes since its last time touch.
    QUINTET_FLATTEN constexpr void settle(seat who)
    {
        hole_set& changed = changed_[who.index];
        if (changed.empty()) {
            return;
        }
        const surroundings<star> around = rules_.surroundings_of(state_, who);
        const std::size_t first = first_of(who);
        std::uint32_t touched = 0; // collected first: the flood's branches would mix badly with these tests
        for (std::size_t j = 0; j < marbles_; ++j) {
            touched |= std::uint32_t{slots_[first + j].reach.watched.intersects(changed)} << j;
        }
        for (; touched != 0; touched &= touched - 1) {
            refresh(slots_[first + static_cast<std::size_t>(std::countr_zero(touched))], around, who);
        }
        changed.clear();
    }

    constexpr void refresh(marble& m, const surroundings<star>& around, seat who)
    {
        total_[who.index] = static_cast<std::uint16_t>(total_[who.index] - m.count);
        m.work_out(around, jumps_);
        total_[who.index] = static_cast<std::uint16_t>(total_[who.index] + m.count);
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
        moved.at = to;
        moved.reach.watched = hole_set::all();
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
        const seat mover = state_.turn();
        const auto at_target = (state_.marbles(mover) & rules_.terrain_of(mover).target).count();
        return state_.ending() == ending::none && rules_.options().blocking == blocking_rule::none &&
               at_target + 1 < marbles_ && state_.plies_left() != 1 && total_[mover.index] != 0;
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

    // Replies to the moves of one marble, given the replier's marbles (and their total) with that marble lifted.
    [[nodiscard]] constexpr std::size_t replies_to(const marble& m, const surroundings<star>& around,
                                                   const marble* others, std::size_t total,
                                                   const hole_set& watched) const
    {
        const hole_set unseen = m.reach.destinations & ~watched;
        jump_map<star> jumps = jumps_;
        jumps.toggle(m.at);
        std::size_t replies = unseen.count() * moves_or_pass(total);
        (m.reach.destinations & watched).for_each([&](std::size_t to) {
            surroundings<star> landed = around;
            landed.occupied.erase(m.at);
            landed.occupied.insert(to);
            jumps.toggle(static_cast<hole>(to));
            std::size_t changed = total;
            for (std::size_t j = 0; j < marbles_; ++j) {
                if (others[j].reach.watched.contains(to)) {
                    changed -= others[j].count;
                    changed += reach_on(landed, others[j].at, jumps).destinations.count();
                }
            }
            replies += moves_or_pass(changed);
            jumps.toggle(static_cast<hole>(to));
        });
        return replies;
    }

    game_type rules_;
    state_type state_;
    jump_map<star> jumps_;
    std::uint8_t marbles_ = 0;
    std::array<std::uint16_t, max_seats> total_{}; // destinations of all marbles of a seat
    std::array<hole_set, max_seats> changed_{};    // since a seat's marbles were worked out last
    std::array<marble, max_seats * game_type::options_type::extended_marbles> slots_;
};

} // namespace quintet::inline v0::chinese_checkers

#endif
