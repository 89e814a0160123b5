// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_GREEDY_POLICY_HPP
#define QUINTET_SEARCH_GREEDY_POLICY_HPP

#include <quintet/config.hpp>
#include <quintet/core/chancy.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/core/seat.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>

namespace quintet::inline v0 {

/// Chooses the move that is best at once: a win before all else, a loss after all else, between them the total of the
/// mover's team less the best of the others', and where that is equal the points of the round in the same way. Among
/// equal moves each is equally likely. One ply deep; it plays every move once on a copy of the state, whose hidden
/// chance it draws anew for each decision. A position is a tracked<Rules>, of core/incremental.hpp.
struct greedy_policy {
    template <class Tracked>
    constexpr auto operator()(const Tracked& position, random_stream& random) const
    {
        const auto& rules = position.rules();
        const auto mover = rules.to_move(position.state());
        QUINTET_ASSERT(mover.has_value());
        const auto seen = as_seen(rules, position.state(), random);
        decltype(position.move_at(0)) best{};
        std::int64_t best_worth = 0;
        std::uint32_t equal = 0;
        position.for_each_move([&](const auto& m) {
            auto next = seen;
            rules.apply(next, m);
            const std::int64_t gain = worth_of(rules, next, *mover);
            if (equal == 0 || gain > best_worth) {
                best = m;
                best_worth = gain;
                equal = 1;
            } else if (gain == best_worth && random.below(++equal) == 0) {
                best = m;
            }
        });
        return best;
    }

  private:
    template <class Rules>
    static constexpr std::int64_t worth_of(const Rules& rules, const state_of<Rules>& s, seat mover)
    {
        constexpr std::int64_t decisive = std::int64_t{1} << 60;
        constexpr std::int64_t of_total = std::int64_t{1} << 26; // more than any round is worth
        const score_sheet sheet = rules.score(s);
        const std::size_t own = rules.team_of(mover).index;
        std::int64_t gain = of_total * lead(sheet, own, &tally::total) + lead(sheet, own, &tally::round);
        if (const auto end = rules.outcome(s)) {
            gain += end->wins(mover) ? (end->winners() == 1 ? decisive : 0) : -decisive;
        }
        return gain;
    }
    /// What a team has more than the best of the others; alone, what it has.
    static constexpr std::int64_t lead(const score_sheet& sheet, std::size_t own, std::int32_t tally::* points)
    {
        std::int64_t best_other = (std::numeric_limits<std::int32_t>::min)();
        for (std::size_t t = 0; t < sheet.teams.size(); ++t) {
            if (t != own && sheet.teams[t].*points > best_other) {
                best_other = sheet.teams[t].*points;
            }
        }
        return sheet.teams.size() > 1 ? sheet.teams[own].*points - best_other : sheet.teams[own].*points;
    }
};

} // namespace quintet::inline v0

#endif
