// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_PLANNER_HPP
#define QUINTET_SEARCH_PLANNER_HPP

#include <quintet/config.hpp>
#include <quintet/core/chancy.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/search/detail/stable_sort.hpp>
#include <quintet/search/evaluator.hpp>
#include <quintet/search/search_limits.hpp>
#include <quintet/search/search_line.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

struct planner_settings {
    /// Tries of each listed move in the first round; every round halves the moves and doubles the tries.
    std::uint32_t first_tries = 2;
    /// After each round so many moves near each of the best are added to those that are left.
    std::uint32_t refinements = 4;
    /// Moves that the refinements gather round.
    std::uint32_t refined = 8;
    /// The last so many moves are tried with the opponent's answer: the best of the first listed ones, by his hand.
    std::uint32_t finalists = 4;
    std::uint32_t replies = 24;
    /// With fewer tries with answers than that, the answers are left out of account.
    std::uint32_t least_rounds = 16;
    /// No move gets more tries.
    std::uint32_t most_tries = 512;
};

/// Chooses in games of skill the move that is best on average for a hand, not the best if carried out exactly.
///
/// Candidates are the listed moves, and moves near the best of them. Each is tried as the hand would carry it out, all
/// with the same chance (common random numbers), and the worse half is rejected time and again, while the tries of
/// those that are left double; the last few are tried with the opponent's best answer. The same seed and number of
/// nodes (moves played) give the same move on every machine.
template <sampled Rules, evaluator<Rules> Evaluator = default_evaluator<Rules>>
class planner {
  public:
    using move_type = move_of<Rules>;
    using noise_type = typename Rules::noise_type;
    using report_type = search_report<move_type>;

    /// `own` carries out the moves that are chosen, `other` the answers. `limits.depth` 1: without answers.
    explicit planner(const noise_type& own, const noise_type& other, const search_limits& limits = {.nodes = 20000},
                     const planner_settings& settings = {}, const Evaluator& evaluate = {})
        : own_(own), other_(other), limits_(limits), settings_(settings), evaluate_(evaluate)
    {
    }

    /// The best moves, at most `top` of them, the best first; a line's visits are its tries.
    report_type search(const tracked<Rules>& position, random_stream& random, std::size_t top = 1) const
    {
        report_type report;
        const auto mover = position.rules().to_move(position.state());
        if (!mover) {
            return report;
        }
        task job{position, position.rules().team_of(*mover).index, random_stream(random()), search_budget(limits_)};
        job.budget.clock_stride = 1;

        std::vector<candidate> open;
        position.for_each_move([&](const move_type& m) { open.push_back({m}); });
        std::uint32_t tries = settings_.first_tries > 0 ? settings_.first_tries : 1;
        random_stream nearby = job.chance.split(~std::uint64_t{0});
        for (bool over = false; !over; tries *= 2) {
            over = !try_all(job, open, tries);
            detail::stable_sort(std::span(open), better);
            if (over || open.size() <= settings_.finalists || tries >= settings_.most_tries) {
                break;
            }
            const std::size_t keep = (std::max<std::size_t>)(open.size() / 2, settings_.finalists);
            open.resize(keep);
            refine(job, open, nearby);
        }
        // The tries so far went one ply deep; what is left of the budget goes to the answers.
        if (limits_.depth > 1 && settings_.replies > 0 && open.size() > 1 && !job.budget.exhausted()) {
            open.resize((std::min<std::size_t>)(open.size(), (std::max)(settings_.finalists, 2U)));
            foresee(job, open, tries);
            detail::stable_sort(std::span(open), better);
        }
        report.nodes = job.budget.nodes();
        for (std::size_t i = 0; i < (std::min)(open.size(), top > 0 ? top : 1); ++i) {
            report.lines.push_back({open[i].move, open[i].mean(), 1, open[i].tries, {open[i].move}});
        }
        return report;
    }

    /// The move as it is meant; the hand is the player's own affair. Precondition: the game is not over.
    move_type operator()(const tracked<Rules>& position, random_stream& random) const
    {
        return search(position, random).best().move;
    }

    /// The mean worth of a move to its mover's team over so many tries by the hand, without answers.
    [[nodiscard]] worth expected(const tracked<Rules>& position, const move_type& m, std::uint32_t tries,
                                 random_stream& random) const
    {
        const auto mover = position.rules().to_move(position.state());
        task job{position, position.rules().team_of(*mover).index, random_stream(random()), search_budget({})};
        candidate c{m};
        for (std::uint32_t i = 0; i < tries; ++i) {
            try_once(job, c, i);
        }
        return c.mean();
    }

  private:
    struct candidate {
        move_type move{};
        std::int64_t total = 0;
        std::uint32_t tries = 0;

        [[nodiscard]] worth mean() const
        {
            return tries == 0 ? -certain_win : static_cast<worth>(total / static_cast<std::int64_t>(tries));
        }
    };
    struct task {
        const tracked<Rules>& position;
        std::size_t team;
        random_stream chance;
        search_budget budget;
    };

    static bool better(const candidate& a, const candidate& b) { return a.mean() > b.mean(); }

    [[nodiscard]] worth worth_to(const tracked<Rules>& position, std::size_t team) const
    {
        const auto end = position.rules().outcome(position.state());
        return (end ? worths_of(position.rules(), *end) : evaluate_(position))[team];
    }

    /// The position after a move as a hand carries it out, with hidden chance drawn anew.
    static tracked<Rules> played(const tracked<Rules>& position, const move_type& meant, const noise_type& hand,
                                 random_stream& random)
    {
        const Rules& rules = position.rules();
        state_of<Rules> s = as_seen(rules, position.state(), random);
        const move_type done = rules.perturbed(s, meant, hand, random);
        rules.apply(s, done);
        return tracked<Rules>(rules, s);
    }

    void try_once(task& job, candidate& c, std::uint32_t number) const
    {
        random_stream random = job.chance.split(number);
        c.total += worth_to(played(job.position, c.move, own_, random), job.team);
        ++c.tries;
    }

    /// False where the budget was spent before the end.
    bool try_all(task& job, std::vector<candidate>& open, std::uint32_t tries) const
    {
        for (candidate& c : open) {
            while (c.tries < tries) {
                if (job.budget.spend()) {
                    return false;
                }
                try_once(job, c, c.tries);
            }
        }
        return true;
    }

    void refine(task& job, std::vector<candidate>& open, random_stream& nearby) const
    {
        const std::size_t centres = (std::min<std::size_t>)(open.size(), settings_.refined);
        for (std::size_t i = 0; i < centres; ++i) {
            for (std::uint32_t k = 0; k < settings_.refinements; ++k) {
                const move_type near_it =
                    job.position.rules().perturbed(job.position.state(), open[i].move, own_, nearby);
                open.push_back({near_it});
            }
        }
    }

    void foresee(task& job, std::vector<candidate>& open, std::uint32_t tries) const
    {
        std::vector<candidate> foreseen;
        for (const candidate& c : open) {
            foreseen.push_back({c.move});
        }
        for (std::uint32_t i = 0; i < tries; ++i) {
            std::vector<candidate> round = foreseen;
            for (candidate& c : round) {
                random_stream random = job.chance.split(i);
                const tracked<Rules> next = played(job.position, c.move, own_, random);
                c.total += after_reply(job, next, random);
                ++c.tries;
                if (job.budget.exhausted()) {
                    i = tries; // this round does not count
                    break;
                }
            }
            if (i < tries) {
                foreseen = std::move(round);
            }
        }
        // Fewer rounds would tell less than the many tries without answers did.
        if (foreseen.front().tries >= settings_.least_rounds) {
            open = std::move(foreseen);
        }
    }

    [[nodiscard]] worth after_reply(task& job, const tracked<Rules>& position, random_stream& random) const
    {
        const Rules& rules = position.rules();
        const auto mover = rules.to_move(position.state());
        if (!mover || rules.team_of(*mover).index == job.team) {
            return worth_to(position, job.team);
        }
        const std::size_t other = rules.team_of(*mover).index;
        const state_of<Rules> seen = as_seen(rules, position.state(), random);
        std::optional<move_type> best;
        worth best_worth = 0;
        std::uint32_t looked_at = 0;
        position.for_each_move([&](const move_type& m) {
            state_of<Rules> s = seen;
            rules.apply(s, m);
            const worth w = worth_to(tracked<Rules>(rules, s), other);
            const bool over = job.budget.spend();
            if (!best || w > best_worth) {
                best = m;
                best_worth = w;
            }
            return ++looked_at < settings_.replies && !over;
        });
        return worth_to(played(position, *best, other_, random), job.team);
    }

    noise_type own_;
    noise_type other_;
    search_limits limits_;
    planner_settings settings_;
    Evaluator evaluate_;
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
