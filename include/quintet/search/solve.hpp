// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_SOLVE_HPP
#define QUINTET_SEARCH_SOLVE_HPP

#include <quintet/core/incremental.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/core/team.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/search/detail/bound_table.hpp>
#include <quintet/search/search_limits.hpp>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace quintet::inline v0 {

/// A win that cannot be avoided.
template <class Move>
struct forced_win {
    team winner;
    /// The least number of plies in which it can be forced; 0 where the game is won already.
    int plies = 0;
    /// The first move: one that wins, or where the winner does not move, one that holds out longest. None at 0 plies.
    std::optional<Move> move;
};

/// What solve() found.
template <class Move>
struct solution {
    /// None: no team can force a win within the plies that were searched.
    std::optional<forced_win<Move>> win;
    /// So many plies were searched whole: less than what was asked for where a limit was met first.
    int plies = 0;
    std::uint64_t nodes = 0;
};

namespace detail {

/// Proves by exhaustion that a team wins alone within a number of plies, whatever all others do.
template <rules Rules>
class win_prover {
  public:
    win_prover(const search_limits& limits, std::size_t table_bytes) : budget_(limits), table_(table_bytes) {}

    /// Whether it can; false also where a limit was met. Precondition: plies is not negative.
    bool can_force(const tracked<Rules>& position, std::size_t own, int plies)
    {
        const Rules& rules = position.rules();
        const auto mover = rules.to_move(position.state());
        if (!mover) {
            return worths_of(rules, *rules.outcome(position.state()))[own] == certain_win;
        }
        if (plies == 0 || budget_.spend()) {
            return false;
        }
        const std::uint64_t key = hash_combine(position.state().hash(), own);
        if (plies > 1 && !table_.empty()) {
            if (const bound_entry* e = table_.find(key)) {
                if (e->bound == bound::lower && e->depth <= plies) {
                    return true;
                }
                if (e->bound == bound::upper && e->depth >= plies) {
                    return false;
                }
            }
        }
        const bool chooses = rules.team_of(*mover).index == own;
        bool found = !chooses;
        position.for_each_move([&](const move_of<Rules>& m) {
            tracked<Rules> next = position;
            next.apply(m);
            found = can_force(next, own, plies - 1);
            return found != chooses && !budget_.exhausted();
        });
        if (budget_.exhausted()) {
            return false;
        }
        if (plies > 1 && !table_.empty()) {
            table_.store({key, 0, static_cast<std::int16_t>((std::min)(plies, 30000)), bound_entry::no_move,
                          found ? bound::lower : bound::upper, 0});
        }
        return found;
    }

    [[nodiscard]] search_budget& budget() { return budget_; }

  private:
    search_budget budget_;
    bound_table table_;
};

} // namespace detail

/// Whether some team can force a win of its own, every other one beaten, within so many plies, and by which move: proof
/// by exhaustion with a table of proved positions (by 64-bit hash). The shortest win is found. For games whose moves
/// are all listed; a win for another team than the mover's is looked for as well. `limits.nodes`, `time` and `stop` are
/// kept; `limits.depth` has no meaning, and most_plies_ahead is the most that is searched. Takes a time exponential in
/// the plies.
template <class Tracked, class Rules = std::remove_cvref_t<decltype(std::declval<const Tracked&>().rules())>>
    requires(!sampled<Rules> && std::same_as<Tracked, tracked<Rules>>)
[[nodiscard]] solution<move_of<Rules>> solve(const Tracked& position, int plies, const search_limits& limits = {},
                                             std::size_t table_bytes = std::size_t{16} << 20U)
{
    const Rules& rules = position.rules();
    solution<move_of<Rules>> found;
    if (const auto end = rules.outcome(position.state())) {
        const worths each = worths_of(rules, *end);
        for (std::size_t t = 0; t < each.size(); ++t) {
            if (each[t] == certain_win) {
                found.win = {team{static_cast<std::uint8_t>(t)}, 0, std::nullopt};
            }
        }
        return found;
    }
    const auto mover = rules.to_move(position.state());
    const std::size_t own = rules.team_of(*mover).index;
    detail::win_prover<Rules> prover(limits, table_bytes);
    std::optional<move_of<Rules>> holds_out; // the first move that did not lose at the depth before
    for (int depth = 1; depth <= (std::min)(plies, most_plies_ahead); ++depth) {
        for (std::size_t t = 0; t < rules.teams(); ++t) {
            std::optional<move_of<Rules>> decisive;
            const bool chooses = t == own;
            bool all = true;
            position.for_each_move([&](const move_of<Rules>& m) {
                tracked<Rules> next = position;
                next.apply(m);
                const bool wins = prover.can_force(next, t, depth - 1);
                if (wins == chooses) {
                    decisive = decisive ? decisive : std::optional(m);
                }
                all = all && wins;
                return !prover.budget().exhausted() && !(wins == chooses);
            });
            if (prover.budget().exhausted()) {
                found.nodes = prover.budget().nodes();
                return found;
            }
            if (chooses ? decisive.has_value() : all) {
                found.win = {team{static_cast<std::uint8_t>(t)}, depth, chooses ? decisive : holds_out};
                if (!found.win->move) { // any move loses at once
                    position.for_each_move([&](const move_of<Rules>& m) {
                        found.win->move = m;
                        return false;
                    });
                }
                found.plies = depth;
                found.nodes = prover.budget().nodes();
                return found;
            }
            if (!chooses) {
                holds_out = decisive; // escapes so far
            }
        }
        found.plies = depth;
    }
    found.nodes = prover.budget().nodes();
    return found;
}

} // namespace quintet::inline v0

#endif
