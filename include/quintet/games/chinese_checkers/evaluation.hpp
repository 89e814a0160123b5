// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_EVALUATION_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_EVALUATION_HPP

#include <quintet/core/seat.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/games/chinese_checkers/game.hpp>
#include <quintet/games/chinese_checkers/tracked.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

/// What a position is worth in the race: rows gained, marbles that lag behind, jumps forward that stand open, and who
/// is to move. The weights are in tenths of a row; tuned by matches.
template <int Arm>
struct basic_evaluation {
    std::int32_t row = 10;
    /// For each row that the hindmost marble has come forward.
    std::int32_t laggard = 6;
    /// For each marble that could jump forward now.
    std::int32_t bridge = 3;
    /// Against each marble that still lies in another's target, times the square of the marbles that have arrived
    /// there: once it is shut in, neither its owner nor the target's can ever finish, which is bad for both. [CC-14]
    std::int32_t shut_in = 1;
    /// So many times that, where it cannot come forward now.
    std::int32_t stuck = 4;
    /// For having the turn.
    std::int32_t tempo = 8;
    /// A lead of so much is worth a half.
    std::int32_t half = 300;

    using game_type = basic_game<Arm>;
    using star = hex_star<Arm>;

    constexpr worths operator()(const basic_tracked<Arm>& position) const
    {
        const game_type& rules = position.rules();
        const auto& s = position.state();
        std::array<std::int64_t, max_seats> points{};
        std::array<std::int64_t, max_seats> lock{};
        const auto occupied = s.occupied();
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            points[i] = points_of(rules, s, seat{i}, occupied) + (s.turn().index == i ? tempo : 0);
            const auto& target = rules.terrain_of(seat{i}).target;
            const auto arrived = static_cast<std::int64_t>((s.marbles(seat{i}) & target).count());
            for (std::uint8_t other = 0; other < rules.seats(); ++other) {
                if (other != i) {
                    const std::int64_t danger = arrived * arrived * shut_in_at(rules, s, seat{other}, target, occupied);
                    lock[i] += danger;
                    lock[other] += danger;
                }
            }
        }
        worths each;
        for (std::size_t i = 0; i < rules.seats(); ++i) {
            std::int64_t best_other = points[i == 0 ? 1 : 0];
            for (std::size_t other = 0; other < rules.seats(); ++other) {
                best_other = other != i ? (std::max)(best_other, points[other]) : best_other;
            }
            each.push_back(estimated(points[i] - best_other - lock[i], half));
        }
        return each;
    }

    /// Rows that the move gains, and a little more for a marble that lies behind.
    constexpr std::int32_t promise(const basic_tracked<Arm>& position, const move& m) const
    {
        if (m.is_pass()) {
            return 0;
        }
        const std::size_t arm = position.rules().terrain_of(position.state().turn()).target_arm;
        const auto from = static_cast<std::int32_t>(star::row_towards(arm, m.from));
        const auto to = static_cast<std::int32_t>(star::row_towards(arm, m.to));
        return to - from;
    }

  private:
    constexpr std::int64_t shut_in_at(const game_type& rules, const basic_state<Arm>& s, seat who,
                                      const typename star::hole_set& target,
                                      const typename star::hole_set& occupied) const
    {
        const std::size_t arm = rules.terrain_of(who).target_arm;
        std::int64_t sum = 0;
        (s.marbles(who) & target).for_each([&](std::size_t h) {
            const auto from = static_cast<typename star::hole>(h);
            const std::size_t stands = star::row_towards(arm, from);
            bool free = !(star::neighbours(from) & ~occupied).for_each([&](std::size_t to) {
                return star::row_towards(arm, static_cast<typename star::hole>(to)) <= stands;
            });
            for (const auto& jump : star::jumps(from)) {
                free = free || (star::row_towards(arm, jump.to) > stands && occupied.contains(jump.over) &&
                                !occupied.contains(jump.to));
            }
            sum += free ? shut_in : shut_in * stuck;
        });
        return sum;
    }

    constexpr std::int64_t points_of(const game_type& rules, const basic_state<Arm>& s, seat who,
                                     const typename star::hole_set& occupied) const
    {
        const std::size_t arm = rules.terrain_of(who).target_arm;
        std::size_t hindmost = star::row_count;
        std::int32_t bridges = 0;
        s.marbles(who).for_each([&](std::size_t h) {
            const std::size_t stands = star::row_towards(arm, static_cast<typename star::hole>(h));
            hindmost = (std::min)(hindmost, stands);
            for (const auto& jump : star::jumps(static_cast<typename star::hole>(h))) {
                if (star::row_towards(arm, jump.to) > stands && occupied.contains(jump.over) &&
                    !occupied.contains(jump.to)) {
                    ++bridges;
                    break;
                }
            }
        });
        return std::int64_t{row} * s.progress(who) + std::int64_t{laggard} * static_cast<std::int64_t>(hindmost) +
               std::int64_t{bridge} * bridges;
    }
};

using evaluation = basic_evaluation<4>;

} // namespace quintet::inline v0::chinese_checkers

#endif
