// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SEARCH_PLAIN_SEARCH_HPP
#define QUINTET_TESTS_SEARCH_PLAIN_SEARCH_HPP

#include <quintet/core/incremental.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/search/evaluator.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace search_testing {

using quintet::worth;
using quintet::worths;

/// A position reached by so many random moves, or fewer where the game ends before.
template <class Rules>
quintet::tracked<Rules> wandered(const Rules& rules, std::uint64_t seed, std::uint64_t plies)
{
    quintet::random_stream random(seed);
    quintet::tracked<Rules> position(rules, rules.start(random));
    quintet::play_out<Rules>(position, quintet::random_policy{}, random, {plies, std::nullopt});
    return position;
}

/// What an end is worth so many plies from the root: sooner won, later lost.
template <class Rules>
worths end_worths(const Rules& rules, const quintet::state_of<Rules>& s, int ply)
{
    worths end = worths_of(rules, *rules.outcome(s));
    for (worth& w : end) {
        w = w == quintet::certain_win ? w - ply : w == -quintet::certain_win ? w + ply : w;
    }
    return end;
}

/// Minimax without any art: the root's team against all others.
template <class Rules, class Evaluator>
worth minimax(const quintet::tracked<Rules>& position, const Evaluator& evaluate, std::size_t own, int depth, int ply)
{
    const Rules& rules = position.rules();
    const auto mover = rules.to_move(position.state());
    if (!mover) {
        return end_worths(rules, position.state(), ply)[own];
    }
    const bool chooses = rules.team_of(*mover).index == own;
    if constexpr (quintet::has_foresight<Evaluator, Rules>) {
        if (ply > 0 && evaluate.foresight(position)) {
            const worth w = quintet::certain_win - (ply + 1);
            return chooses ? w : -w;
        }
    }
    if (depth == 0) {
        return evaluate(position)[own];
    }
    worth best = chooses ? -2 * quintet::certain_win : 2 * quintet::certain_win;
    position.for_each_move([&](const auto& m) {
        quintet::tracked<Rules> next = position;
        next.apply(m);
        const worth w = minimax<Rules>(next, evaluate, own, depth - 1, ply + 1);
        best = chooses ? std::max(best, w) : std::min(best, w);
    });
    return best;
}

/// Max^n without any art; among equal moves the first.
template <class Rules, class Evaluator>
worths max_n_worths(const quintet::tracked<Rules>& position, const Evaluator& evaluate, int depth, int ply)
{
    const Rules& rules = position.rules();
    const auto mover = rules.to_move(position.state());
    if (!mover) {
        return end_worths(rules, position.state(), ply);
    }
    if (depth == 0) {
        return evaluate(position);
    }
    const std::size_t own = rules.team_of(*mover).index;
    worths best;
    position.for_each_move([&](const auto& m) {
        quintet::tracked<Rules> next = position;
        next.apply(m);
        const worths w = max_n_worths<Rules>(next, evaluate, depth - 1, ply + 1);
        if (best.empty() || w[own] > best[own]) {
            best = w;
        }
    });
    return best;
}

} // namespace search_testing

#endif
