// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_WORTH_HPP
#define QUINTET_CORE_WORTH_HPP

#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/outcome.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/core/team.hpp>

#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// What a position is worth to a team, from −1 (lost) to 1 (won), counted in millionths: integers add up and compare
/// to the same result on every machine, in any order.
using worth = std::int32_t;

/// A win that is certain; its negative is a loss.
inline constexpr worth certain_win = 1'000'000;
/// What an evaluator says stays within ± this; beyond it lies what was proved.
inline constexpr worth most_estimated = 900'000;
/// A proved win so many plies away is worth certain_win less the plies; so many are told apart.
inline constexpr worth most_plies_told = 10'000;

/// As a number from −1 to 1.
[[nodiscard]] constexpr double as_unit(worth w) { return static_cast<double>(w) / certain_win; }
/// Whether it is a win or a loss that was proved, at whatever distance.
[[nodiscard]] constexpr bool is_proved(worth w)
{
    return w >= certain_win - most_plies_told || w <= most_plies_told - certain_win;
}
/// Any number of points as a worth: half of most_estimated at `half` points, never beyond it. Precondition: half > 0.
[[nodiscard]] constexpr worth estimated(std::int64_t points, std::int64_t half)
{
    const std::int64_t size = points < 0 ? -points : points;
    return static_cast<worth>(points * most_estimated / (size + half));
}

/// A worth for each team.
using worths = inline_vector<worth, max_seats>;

/// What an end is worth to each team: 1 for having beaten all others, −1 for none, ties in between.
template <rules Rules>
[[nodiscard]] constexpr worths worths_of(const Rules& rules, const outcome& end)
{
    inline_vector<int, max_seats> ranks; // a team's members share theirs
    for (std::size_t t = 0; t < rules.teams(); ++t) {
        ranks.push_back(1);
    }
    for (std::uint8_t i = 0; i < rules.seats(); ++i) {
        ranks[rules.team_of(seat{i}).index] = end.rank(seat{i});
    }
    worths each;
    for (std::size_t t = 0; t < ranks.size(); ++t) {
        if (ranks.size() < 2) {
            each.push_back(ranks[t] == 1 ? certain_win : -certain_win);
            continue;
        }
        std::int64_t beaten = 0; // less those who beat it
        for (std::size_t other = 0; other < ranks.size(); ++other) {
            beaten += ranks[other] > ranks[t] ? 1 : ranks[other] < ranks[t] ? -1 : 0;
        }
        each.push_back(static_cast<worth>(beaten * certain_win / static_cast<std::int64_t>(ranks.size() - 1)));
    }
    return each;
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
