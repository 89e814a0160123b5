// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_LEAD_HPP
#define QUINTET_GAMES_FLICK_LEAD_HPP

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::flick {

/// No flick game has more sides.
inline constexpr std::size_t most_sides = 4;
/// A number for each side, by its own; 0 for sides that do not play.
using side_points = std::array<std::int32_t, most_sides>;

/// No total grows beyond this, so that endless ties overflow nothing.
inline constexpr std::int32_t most_total = 1'000'000'000;

/// How the best of several numbers stands to the others.
struct lead {
    std::size_t best = 0;
    /// How many are as high as the best.
    std::size_t shared_by = 1;
    /// The highest of the others; as high as the best where it is shared.
    std::int64_t second = 0;
};

/// Precondition: at least two sides.
template <class Number>
[[nodiscard]] constexpr lead lead_of(const std::array<Number, most_sides>& points, std::size_t sides)
{
    lead found;
    for (std::size_t i = 1; i < sides; ++i) {
        if (points[i] > points[found.best]) {
            found.best = i;
        }
    }
    bool any = false;
    for (std::size_t i = 0; i < sides; ++i) {
        if (i != found.best) {
            found.shared_by += points[i] == points[found.best] ? 1U : 0U;
            found.second = any && found.second > points[i] ? found.second : points[i];
            any = true;
        }
    }
    return found;
}

/// The best scores what it has more than the second; equal, nothing. [CR-18] [HU-17]
[[nodiscard]] constexpr side_points difference_scores(const side_points& points, std::size_t sides)
{
    side_points scores{};
    const lead ahead = lead_of(points, sides);
    scores[ahead.best] = static_cast<std::int32_t>(points[ahead.best] - ahead.second);
    return scores;
}

/// The best scores 2; equal, 1 each; the others nothing. [CR-21] [HU-18]
[[nodiscard]] constexpr side_points match_point_scores(const side_points& points, std::size_t sides)
{
    side_points scores{};
    const lead ahead = lead_of(points, sides);
    for (std::size_t i = 0; i < sides; ++i) {
        scores[i] = points[i] != points[ahead.best] ? 0 : ahead.shared_by == 1 ? 2 : 1;
    }
    return scores;
}

} // namespace quintet::inline v0::flick

#endif
