// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_MAX_N_HPP
#define QUINTET_SEARCH_MAX_N_HPP

#include <quintet/config.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/search/detail/seen_by_player.hpp>
#include <quintet/search/detail/stable_sort.hpp>
#include <quintet/search/evaluator.hpp>
#include <quintet/search/search_limits.hpp>
#include <quintet/search/search_line.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

struct max_n_settings {
    /// Below the root, tries so many moves only, those that promise most; 0, or an evaluator without promises: all.
    std::size_t width = 0;
};

/// Max^n with iterative deepening: each team does what is best for itself. For any number of teams, two as well. One
/// thread; the same answer for the same depth or number of nodes on every machine. Nothing is cut off but behind a move
/// that wins for certain, so it sees less far than alpha_beta; what the others do is what they would really do.
template <rules Rules, evaluator<Rules> Evaluator = default_evaluator<Rules>>
class max_n {
  public:
    using move_type = move_of<Rules>;
    using report_type = search_report<move_type>;

    explicit max_n(const search_limits& limits = {}, const max_n_settings& settings = {},
                   const Evaluator& evaluate = {})
        : limits_(limits), settings_(settings), evaluate_(evaluate)
    {
    }

    /// The best moves, at most `top` of them, the best first. Among equal moves the stream decides.
    report_type search(const tracked<Rules>& table, random_stream& random, std::size_t top = 1)
    {
        report_type report;
        const auto mover = table.rules().to_move(table.state());
        if (!mover) {
            return report;
        }
        const tracked<Rules> position = detail::seen_by_player<Rules>(table, random);
        const std::size_t own = position.rules().team_of(*mover).index;
        std::vector<move_type> roots;
        position.for_each_move([&](const move_type& m) { roots.push_back(m); });
        random.shuffle(std::span(roots));
        search_budget budget(limits_);
        budget_ = &budget;
        for (int depth = 1; depth <= (std::min)(limits_.depth, most_plies_ahead); ++depth) {
            beyond_ = false;
            std::vector<search_line<move_type>> now;
            for (const move_type& m : roots) {
                const std::uint64_t before = budget.nodes();
                tracked<Rules> next = position;
                next.apply(m);
                std::vector<move_type> expected;
                const worths each = visit(next, depth - 1, 1, expected);
                if (budget.exhausted() && !(depth == 1 && now.empty())) {
                    break;
                }
                search_line<move_type> line{m, each[own], depth, budget.nodes() - before, {m}};
                line.expected.insert(line.expected.end(), expected.begin(), expected.end());
                now.push_back(std::move(line));
            }
            const auto better = [](const auto& a, const auto& b) { return a.worth > b.worth; };
            detail::stable_sort(std::span(now), better);
            // Of a depth that was cut short the best is taken: the moves that were best before come first.
            if (now.size() == roots.size() || report.lines.empty()) {
                report.lines = std::move(now);
            } else if (!now.empty()) {
                std::erase_if(report.lines, [&](const auto& l) { return l.move == now.front().move; });
                report.lines.insert(report.lines.begin(), std::move(now.front()));
            }
            for (std::size_t i = 0; i < roots.size() && report.lines.size() == roots.size(); ++i) {
                roots[i] = report.lines[i].move;
            }
            if (budget.exhausted() || !beyond_ || report.best().worth >= certain_win - most_plies_told) {
                break;
            }
        }
        budget_ = nullptr;
        report.nodes = budget.nodes();
        report.lines.resize((std::min)(report.lines.size(), top > 0 ? top : 1));
        return report;
    }

    /// As a policy. Precondition: the game is not over.
    move_type operator()(const tracked<Rules>& position, random_stream& random)
    {
        return search(position, random).best().move;
    }

  private:
    worths visit(const tracked<Rules>& position, int depth, int ply, std::vector<move_type>& expected)
    {
        const Rules& rules = position.rules();
        const auto mover = rules.to_move(position.state());
        if (!mover) {
            worths end = worths_of(rules, *rules.outcome(position.state()));
            for (worth& w : end) {
                w = w == certain_win ? w - ply : w == -certain_win ? w + ply : w; // sooner won, later lost
            }
            return end;
        }
        if (budget_->spend() || depth <= 0) {
            beyond_ = true;
            return evaluate_(position);
        }
        const std::size_t own = rules.team_of(*mover).index;
        const std::vector<move_type> moves = candidates(position);
        worths best;
        for (const move_type& m : moves) {
            tracked<Rules> next = position;
            next.apply(m);
            std::vector<move_type> line;
            const worths each = visit(next, depth - 1, ply + 1, line);
            if (best.empty() || each[own] > best[own]) {
                best = each;
                expected.assign(1, m);
                expected.insert(expected.end(), line.begin(), line.end());
            }
            if (budget_->exhausted() || best[own] >= certain_win - ply - 1) {
                break;
            }
        }
        return best;
    }

    std::vector<move_type> candidates(const tracked<Rules>& position) const
    {
        std::vector<std::pair<std::int32_t, move_type>> keyed;
        position.for_each_move([&](const move_type& m) {
            std::int32_t key = 0;
            if constexpr (has_promise<Evaluator, Rules>) {
                key = evaluate_.promise(position, m);
            }
            keyed.emplace_back(key, m);
        });
        if constexpr (has_promise<Evaluator, Rules>) {
            detail::stable_sort(std::span(keyed), [](const auto& a, const auto& b) { return a.first > b.first; });
            if (settings_.width != 0 && keyed.size() > settings_.width) {
                keyed.resize(settings_.width);
            }
        }
        std::vector<move_type> moves;
        for (const auto& [key, m] : keyed) {
            moves.push_back(m);
        }
        return moves;
    }

    search_limits limits_;
    max_n_settings settings_;
    Evaluator evaluate_;
    search_budget* budget_ = nullptr;
    bool beyond_ = false;
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
