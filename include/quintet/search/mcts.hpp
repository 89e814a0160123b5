// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_MCTS_HPP
#define QUINTET_SEARCH_MCTS_HPP

#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/search/detail/search_forest.hpp>
#include <quintet/search/detail/search_tree.hpp>
#include <quintet/search/detail/seen_by_player.hpp>
#include <quintet/search/evaluator.hpp>
#include <quintet/search/mcts_settings.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>
#include <quintet/search/search_limits.hpp>
#include <quintet/search/search_line.hpp>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace quintet::inline v0 {

/// A leaf that a batch evaluator is to judge: it fills in what the position is worth to each team, and, if it likes,
/// a prior for each legal move in their order (they need not add up to anything).
template <rules Rules>
struct mcts_leaf {
    tracked<Rules> position;
    quintet::worths worths{};
    std::vector<float> priors{};
};

/// Monte Carlo tree search for any number of teams: UCT or PUCT, leaves judged by playouts, by an evaluator, by
/// playouts that an evaluator cuts off, or by a network in batches. What is proved travels up the tree: a win ends the
/// search below it. An object may be used for any number of searches of one game, and keeps what it knows of the
/// position that is reached next.
///
/// With one tree, or several of which each is one thread's (tree_threads::by_tree), the same seed and number of
/// playouts give the same result on every machine, for any number of threads.
template <rules Rules, evaluator<Rules> Evaluator = default_evaluator<Rules>, class Playout = random_policy>
    requires policy<Playout, Rules>
class mcts {
  public:
    using move_type = move_of<Rules>;
    using report_type = search_report<move_type>;

    /// `limits.nodes` counts playouts; `limits.depth` has no meaning here.
    explicit mcts(const search_limits& limits = {.nodes = 1000}, const mcts_settings& settings = {},
                  const Evaluator& evaluate = {}, const Playout& playout = {})
        : limits_(limits), settings_(settings), evaluate_(evaluate), playout_(playout), forest_(settings, evaluate)
    {
    }

    /// The best moves, at most `top` of them, the best first.
    report_type search(const tracked<Rules>& table, random_stream& random, std::size_t top = 1)
    {
        report_type report;
        if (!table.rules().to_move(table.state())) {
            return report;
        }
        const tracked<Rules> position = detail::seen_by_player<Rules>(table, random);
        forest_.take_up(position);
        std::vector<random_stream> chances;
        chances.reserve(forest_.trees().size());
        const std::uint64_t seed = random();
        for (std::size_t i = 0; i < forest_.trees().size(); ++i) {
            chances.push_back(random_stream(seed).split(i));
        }
        if (settings_.sharing == tree_threads::shared) {
            report.nodes = search_shared(position, chances.front());
        } else {
            report.nodes = search_apart(position, chances);
        }
        report.lines = forest_.lines(top);
        return report;
    }

    /// The same, with leaves judged many at a time: evaluate(std::span<mcts_leaf<Rules>>) fills in worths and priors.
    /// One tree, one thread; at most settings.batch leaves a call.
    template <class EvaluateBatch>
    report_type search_by_batch(const tracked<Rules>& table, random_stream& random, EvaluateBatch&& evaluate_batch,
                                std::size_t top = 1)
    {
        report_type report;
        if (!table.rules().to_move(table.state())) {
            return report;
        }
        const tracked<Rules> position = detail::seen_by_player<Rules>(table, random);
        forest_.take_up(position);
        tree& t = forest_.trees().front();
        search_budget budget(limits_);
        budget.clock_stride = 1;
        std::vector<mcts_leaf<Rules>> leaves;
        std::vector<path_type> paths;
        for (bool over = false; !over && !t.is_proved(tree::root);) {
            leaves.clear();
            paths.clear();
            const std::size_t wanted = settings_.batch > 0 ? settings_.batch : 1;
            for (std::size_t i = 0; i < wanted && !over && !t.is_proved(tree::root); ++i) {
                over = budget.spend();
                tracked<Rules> at = position;
                path_type path = walk(t, at);
                if (const std::optional<worths> exact = exact_at(t, path, at)) {
                    back_up(t, path, *exact);
                    continue;
                }
                for (const place n : path) {
                    t.lose(n);
                }
                paths.push_back(std::move(path));
                leaves.push_back({std::move(at)});
            }
            if (!leaves.empty()) {
                evaluate_batch(std::span(leaves));
            }
            for (std::size_t i = 0; i < leaves.size(); ++i) {
                for (const place n : paths[i]) {
                    t.take_back(n);
                }
                const place leaf = paths[i].back();
                if (t.at(leaf).children == 0 && !t.is_proved(leaf)) {
                    t.expand(leaf, leaves[i].position, normalised(leaves[i].priors));
                }
                back_up(t, paths[i], leaves[i].worths);
            }
        }
        report.nodes = budget.nodes();
        report.lines = forest_.lines(top);
        return report;
    }

    /// As a policy. Precondition: the game is not over.
    move_type operator()(const tracked<Rules>& position, random_stream& random)
    {
        const move_type chosen = search(position, random).best().move;
        forest_.chose(chosen);
        return chosen;
    }

    /// Forgets what earlier searches learned.
    void clear() { forest_.clear(); }

    /// Nodes in all trees, and the bytes that each of them takes.
    [[nodiscard]] std::size_t tree_size() const { return forest_.size(); }
    static constexpr std::size_t node_bytes = sizeof(detail::tree_node<move_type>);

  private:
    using tree = detail::search_tree<Rules, Evaluator>;
    using place = typename tree::place;
    using path_type = std::vector<place>;
    static constexpr std::uint64_t stretch_plies = 64;

    /// Goes down to a leaf, and plays its moves in `at`. The path begins with the root.
    static path_type walk(tree& t, tracked<Rules>& at)
    {
        path_type path{tree::root};
        while (t.at(path.back()).children > 0 && !t.is_proved(path.back())) {
            path.push_back(t.pick(path.back()));
            at.apply(t.at(path.back()).move);
        }
        return path;
    }

    /// The worths of a leaf that are certain: it was proved, or the game is over there.
    std::optional<worths> exact_at(tree& t, const path_type& path, const tracked<Rules>& at) const
    {
        if (t.is_proved(path.back())) {
            return t.proof_of(path.back());
        }
        const auto mover = at.rules().to_move(at.state());
        worths exact;
        if (!mover) {
            exact = worths_of(at.rules(), *at.rules().outcome(at.state()));
        } else if (!wins_at_once(t, path.back(), at)) {
            return std::nullopt;
        } else {
            const std::size_t winner = at.rules().team_of(*mover).index;
            for (std::size_t i = 0; i < at.rules().teams(); ++i) {
                exact.push_back(i == winner ? certain_win : -certain_win);
            }
        }
        t.prove(path, exact);
        return exact;
    }

    /// Asked of a leaf before it gets children; of the root never, as its move must be found.
    bool wins_at_once(const tree& t, place leaf, const tracked<Rules>& at) const
    {
        if constexpr (has_foresight<Evaluator, Rules>) {
            return settings_.foresight && leaf != tree::root && t.at(leaf).children == 0 && evaluate_.foresight(at);
        } else {
            static_cast<void>(t), static_cast<void>(leaf), static_cast<void>(at);
            return false;
        }
    }

    static void back_up(tree& t, const path_type& path, const worths& found)
    {
        for (const place n : path) {
            t.add(n, found);
        }
    }

    /// What a leaf is worth by the playout and the evaluator.
    worths judge(tracked<Rules>& at, random_stream& random, const search_budget& budget) const
    {
        // In stretches, as a playout may go on for ever, and the search must answer when its time is up.
        for (std::uint64_t left = settings_.playout_plies; left > 0;) {
            const std::uint64_t stretch = (std::min)(left, stretch_plies);
            const playout_result end = play_out<Rules>(at, playout_, random, {stretch, std::nullopt});
            if (end.outcome) {
                return worths_of(at.rules(), *end.outcome);
            }
            left -= stretch;
            if (left > 0 && budget.called_off()) {
                break;
            }
        }
        return evaluate_(at);
    }

    bool wants_children(const tree& t, place leaf) const
    {
        return leaf == tree::root || t.at(leaf).visits + 1 >= settings_.expand_after;
    }

    void one_playout(tree& t, const tracked<Rules>& position, random_stream& random, const search_budget& budget) const
    {
        tracked<Rules> at = position;
        path_type path = walk(t, at);
        if (const std::optional<worths> exact = exact_at(t, path, at)) {
            back_up(t, path, *exact);
            return;
        }
        if (wants_children(t, path.back())) {
            at.settle();
            t.expand(path.back(), at);
        }
        back_up(t, path, judge(at, random, budget));
    }

    std::uint64_t search_apart(const tracked<Rules>& position, std::vector<random_stream>& chances)
    {
        std::vector<tree>& trees = forest_.trees();
        std::vector<std::uint64_t> spent(trees.size(), 0);
        const auto search_tree_number = [&](std::size_t i) {
            search_limits share = limits_;
            if (share.nodes != (std::numeric_limits<std::uint64_t>::max)()) {
                share.nodes = (std::max<std::uint64_t>)(share.nodes, 1);
                share.nodes = share.nodes / trees.size() + (i < share.nodes % trees.size() ? 1 : 0);
            }
            if (share.nodes == 0) {
                return;
            }
            search_budget budget(share);
            budget.clock_stride = settings_.playout_plies > 0 ? 4 : 16;
            do {
                one_playout(trees[i], position, chances[i], budget);
            } while (!budget.spend() && !trees[i].is_proved(tree::root));
            spent[i] = budget.nodes();
        };
        const std::size_t threads = (std::min)(settings_.threads > 0 ? settings_.threads : 1, trees.size());
        if (threads == 1) {
            for (std::size_t i = 0; i < trees.size(); ++i) {
                search_tree_number(i);
            }
        } else {
            std::atomic<std::size_t> next{0};
            run_threads(threads, [&](std::size_t) {
                for (std::size_t i = next++; i < trees.size(); i = next++) {
                    search_tree_number(i);
                }
            });
        }
        std::uint64_t nodes = 0;
        for (const std::uint64_t n : spent) {
            nodes += n;
        }
        return nodes;
    }

    std::uint64_t search_shared(const tracked<Rules>& position, const random_stream& chance)
    {
        tree& t = forest_.trees().front();
        std::mutex guard; // of the tree and of the budget; playouts run outside it
        search_budget budget(limits_);
        budget.clock_stride = 4;
        run_threads(settings_.threads > 0 ? settings_.threads : 1, [&](std::size_t thread) {
            random_stream random = chance.split(thread);
            for (bool over = false; !over;) {
                tracked<Rules> at = position;
                path_type path;
                {
                    const std::lock_guard lock(guard);
                    path = walk(t, at);
                    const std::optional<worths> exact = exact_at(t, path, at);
                    over = budget.spend() || t.is_proved(tree::root);
                    if (exact) {
                        back_up(t, path, *exact);
                        continue;
                    }
                    if (wants_children(t, path.back())) {
                        t.expand(path.back(), at);
                    }
                    for (const place n : path) {
                        t.lose(n);
                    }
                }
                const worths found = judge(at, random, budget);
                const std::lock_guard lock(guard);
                for (const place n : path) {
                    t.take_back(n);
                }
                back_up(t, path, found);
            }
        });
        return budget.nodes();
    }

    template <class Work>
    static void run_threads(std::size_t count, Work&& work)
    {
        std::vector<std::thread> others;
        for (std::size_t i = 1; i < count; ++i) {
            others.emplace_back([&work, i] { work(i); });
        }
        work(0);
        for (std::thread& other : others) {
            other.join();
        }
    }

    static std::vector<float> normalised(const std::vector<float>& priors)
    {
        float sum = 0;
        for (const float p : priors) {
            sum += p > 0 ? p : 0.0F;
        }
        std::vector<float> each;
        each.reserve(priors.size());
        for (const float p : priors) {
            each.push_back(sum > 0 ? (p > 0 ? p : 0.0F) / sum : 1.0F / static_cast<float>(priors.size()));
        }
        return each;
    }

    search_limits limits_;
    mcts_settings settings_;
    Evaluator evaluate_;
    Playout playout_;
    detail::search_forest<Rules, Evaluator> forest_;
};

} // namespace quintet::inline v0

#endif
