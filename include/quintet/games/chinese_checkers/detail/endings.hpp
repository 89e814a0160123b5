// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_ENDINGS_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_DETAIL_ENDINGS_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/clause.hpp>
#include <quintet/games/chinese_checkers/options.hpp>
#include <quintet/games/chinese_checkers/state.hpp>
#include <quintet/games/chinese_checkers/terrain.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::chinese_checkers {

namespace detail {

// The score of a full target, with an arm's marbles and with the extended home's: rows of the target less rows of home.
template <int Arm>
inline constexpr std::array<int, 2> full_scores = [] {
    using board = hex_star<Arm>;
    std::array<int, 2> scores{};
    for (const std::size_t extra : {0U, 1U}) {
        board::triangle(0, Arm + extra).for_each([&](std::size_t h) {
            const auto towards = static_cast<int>(board::row_towards(0, static_cast<typename board::hole>(h)));
            scores[extra] += towards - (static_cast<int>(board::row_count) - 1 - towards);
        });
    }
    return scores;
}();

} // namespace detail

/// The score of a seat whose marbles fill its target (CC-13): 120 on the usual board, 160 with 15 marbles (CC-15).
template <int Arm>
[[nodiscard]] constexpr int full_score(const basic_options<Arm>& options)
{
    return detail::full_scores<Arm>[options.marbles == options.arm_marbles ? 0 : 1];
}

/// Whether a seat's marbles fill its target (CC-13). The score tells, except that with 15 marbles and open side arms
/// the row of the target's base is longer than the base: then the marbles must also lie in it.
template <int Arm>
[[nodiscard]] constexpr bool is_complete(const basic_options<Arm>& options, const basic_state<Arm>& s, seat who)
{
    return s.progress(who) == full_score(options) && s.marbles(who) == terrain_of<Arm>(options, who).target;
}

/// Whether a seat's target is full, at least one of its own marbles among those in it (CC-15).
template <int Arm>
[[nodiscard]] constexpr bool has_full_target(const basic_options<Arm>& options, const basic_state<Arm>& s, seat who)
{
    const auto& target = terrain_of<Arm>(options, who).target;
    return s.occupied().contains_all(target) && s.marbles(who).intersects(target);
}

/// Whether and why a position is the end, whoever moved last: a move can complete another seat's target.
template <int Arm>
[[nodiscard]] constexpr ending ending_of(const basic_options<Arm>& options, const basic_state<Arm>& s)
{
    for (std::uint8_t i = 0; i < options.players; ++i) {
        if (is_complete(options, s, seat{i})) {
            return ending::completed; // at once, the round is not played out (CC-14)
        }
    }
    if (options.blocking == blocking_rule::full_target_wins) {
        for (std::uint8_t i = 0; i < options.players; ++i) {
            if (has_full_target(options, s, seat{i})) {
                return ending::full_target; // CC-15
            }
        }
    }
    if (s.passes() == options.players) {
        return ending::all_passed; // CC-12
    }
    if (options.ply_limit != 0 && s.plies_left() == 0) {
        return ending::ply_limit; // CC-15
    }
    return ending::none;
}

/// Whether a seat has won, whatever the scores: it fills its target (CC-14), or owns a full one (CC-15).
template <int Arm>
[[nodiscard]] constexpr bool wins_outright(const basic_options<Arm>& options, const basic_state<Arm>& s, seat who)
{
    switch (s.ending()) {
    case ending::completed:
        return is_complete(options, s, who);
    case ending::full_target:
        return has_full_target(options, s, who);
    default:
        return false;
    }
}

/// The clause by which a game ended.
[[nodiscard]] constexpr clause clause_of(ending end)
{
    switch (end) {
    case ending::completed:
        return "CC-14";
    case ending::all_passed:
        return "CC-12";
    default:
        return "CC-15";
    }
}

} // namespace quintet::inline v0::chinese_checkers

#endif
