// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_EVALUATOR_HPP
#define QUINTET_SEARCH_EVALUATOR_HPP

#include <quintet/config.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/worth.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// Says what a position that is not over is worth to each team, within ± most_estimated: any function of a tracked
/// position. It is called at every leaf, so it must be cheap, and must not depend on anything but the position.
template <class Evaluator, class Rules>
concept evaluator = requires(const Evaluator& evaluate, const tracked<Rules>& position) {
    { evaluate(position) } -> std::same_as<worths>;
};

/// promise(position, move): how good a move looks before it is played, in any unit; searches try the greater first,
/// and draw their priors from it.
template <class Evaluator, class Rules>
concept has_promise = requires(const Evaluator& evaluate, const tracked<Rules>& position, const move_of<Rules>& m) {
    { evaluate.promise(position, m) } -> std::same_as<std::int32_t>;
};

/// noisy(position, move): whether a position is not quiet before that move has been answered; where a search reaches
/// its depth it goes on with the noisy moves alone.
template <class Evaluator, class Rules>
concept has_noisy = requires(const Evaluator& evaluate, const tracked<Rules>& position, const move_of<Rules>& m) {
    { evaluate.noisy(position, m) } -> std::same_as<bool>;
};

/// foresight(position): certain_win where the team that moves wins with its next move for certain, and no worth where
/// that is not known. Much cheaper than to play all its moves, it looks one ply further. For games of two teams.
template <class Evaluator, class Rules>
concept has_foresight = requires(const Evaluator& evaluate, const tracked<Rules>& position) {
    { evaluate.foresight(position) } -> std::same_as<std::optional<worth>>;
};

/// Evaluates any game by its score: what a team has in all, and in the round, more than the best of the others.
struct score_evaluator {
    /// A lead of so many points is worth a half.
    std::int32_t half = 20;

    template <class Tracked>
    constexpr worths operator()(const Tracked& position) const
    {
        const score_sheet sheet = position.rules().score(position.state());
        worths each;
        for (std::size_t t = 0; t < sheet.teams.size(); ++t) {
            std::int64_t best_other = (std::numeric_limits<std::int32_t>::min)();
            for (std::size_t other = 0; other < sheet.teams.size(); ++other) {
                if (other != t && sheet.teams[other].total > best_other) {
                    best_other = sheet.teams[other].total;
                }
            }
            const std::int64_t lead = sheet.teams.size() > 1 ? sheet.teams[t].total - best_other : sheet.teams[t].total;
            each.push_back(estimated(lead, half));
        }
        return each;
    }
};

namespace detail {

template <class Rules>
struct choose_evaluator {
    using type = score_evaluator;
};
template <class Rules>
    requires requires { typename Rules::evaluation_type; }
struct choose_evaluator<Rules> {
    using type = typename Rules::evaluation_type;
};

} // namespace detail

/// The evaluator that a game brings as Rules::evaluation_type; the score, where it brings none.
template <rules Rules>
using default_evaluator = typename detail::choose_evaluator<Rules>::type;

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
