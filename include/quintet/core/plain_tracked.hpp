// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_PLAIN_TRACKED_HPP
#define QUINTET_CORE_PLAIN_TRACKED_HPP

#include <quintet/config.hpp>
#include <quintet/core/rules.hpp>

#include <cstddef>

namespace quintet::inline v0 {

/// A tracked position for any rules: it keeps nothing but the state, and generates whenever it is asked.
///
/// It holds the rules by value, so that nothing need outlive it. That costs where rules are large: 2.9 of the 3.9 KB of
/// a flick game's. Crokinole's position is copied in 32 to 49 ns and its state alone in 18; the copy with a move played
/// on it takes 1.48 µs and 1.38 (bench_crokinole, `copy` and `apply`). So a search copies states, as greedy_policy
/// does, and makes tracked positions where it is asked for one; to take moves back could save it no more than those 18
/// ns.
template <rules Rules>
class plain_tracked {
  public:
    constexpr plain_tracked(const Rules& rules, const state_of<Rules>& s) : rules_(rules), state_(s) {}

    [[nodiscard]] constexpr const Rules& rules() const { return rules_; }
    [[nodiscard]] constexpr const state_of<Rules>& state() const { return state_; }
    [[nodiscard]] constexpr std::size_t count_moves() const { return rules_.count_moves(state_); }

    template <class Visit>
    constexpr bool for_each_move(Visit&& visit) const
    {
        return rules_.for_each_move(state_, visit);
    }

    /// Precondition: n < count_moves(). Takes the time of a generation.
    [[nodiscard]] constexpr move_of<Rules> move_at(std::size_t n) const
    {
        move_of<Rules> found{};
        const bool exhausted = rules_.for_each_move(state_, [&](const move_of<Rules>& m) {
            found = m;
            return n-- != 0;
        });
        QUINTET_ASSERT(!exhausted);
        static_cast<void>(exhausted);
        return found;
    }

    [[nodiscard]] constexpr std::size_t count_replies() const
    {
        std::size_t replies = 0;
        rules_.for_each_move(state_, [&](const move_of<Rules>& m) {
            state_of<Rules> next = state_;
            rules_.apply(next, m);
            replies += rules_.count_moves(next);
        });
        return replies;
    }

    constexpr void settle() {}
    constexpr event_of<Rules> apply(const move_of<Rules>& m) { return rules_.apply(state_, m); }

  private:
    Rules rules_;
    state_of<Rules> state_;
};

} // namespace quintet::inline v0

#endif
