// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_LEAD_EVALUATION_HPP
#define QUINTET_GAMES_FLICK_LEAD_EVALUATION_HPP

#include <quintet/core/score_sheet.hpp>
#include <quintet/core/worth.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>

namespace quintet::inline v0::flick {

/// What a game of flicked discs is worth by its score: the lead in all, and the lead in the round that is being played,
/// against the best of the others.
struct lead_evaluation {
    std::int32_t of_total = 4; ///< of a point of the total
    std::int32_t of_round = 1; ///< of a point of the round
    std::int32_t half = 160;   ///< a lead of so much is worth a half

    template <class Tracked>
    constexpr worths operator()(const Tracked& position) const
    {
        const score_sheet sheet = position.rules().score(position.state());
        worths each;
        for (std::size_t t = 0; t < sheet.teams.size(); ++t) {
            const std::int64_t own = points_of(sheet.teams[t]);
            std::int64_t best_other = sheet.teams.size() > 1 ? (std::numeric_limits<std::int64_t>::min)() : 0;
            for (std::size_t other = 0; other < sheet.teams.size(); ++other) {
                if (other != t && points_of(sheet.teams[other]) > best_other) {
                    best_other = points_of(sheet.teams[other]);
                }
            }
            each.push_back(estimated(own - best_other, half));
        }
        return each;
    }

  private:
    [[nodiscard]] constexpr std::int64_t points_of(const tally& t) const
    {
        return std::int64_t{of_total} * t.total + std::int64_t{of_round} * t.round;
    }
};

} // namespace quintet::inline v0::flick

#endif
