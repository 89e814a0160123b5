// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_DETAIL_SEARCH_FOREST_HPP
#define QUINTET_SEARCH_DETAIL_SEARCH_FOREST_HPP

#include <quintet/config.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/search/detail/search_tree.hpp>
#include <quintet/search/detail/stable_sort.hpp>
#include <quintet/search/mcts_settings.hpp>
#include <quintet/search/search_line.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// The trees of a Monte Carlo tree search, all of one position: what they know together, and what of it still serves
/// after the next moves.
template <rules Rules, class Evaluator>
class search_forest {
  public:
    using move_type = move_of<Rules>;
    using tree = search_tree<Rules, Evaluator>;
    using node = typename tree::node;
    using place = typename tree::place;

    search_forest(const mcts_settings& settings, const Evaluator& evaluate) : reuse_(settings.reuse)
    {
        const std::size_t count = settings.trees > 0 ? settings.trees : 1;
        for (std::size_t i = 0; i < count; ++i) {
            trees_.emplace_back(settings, evaluate, settings.memory_bytes / count);
        }
    }

    [[nodiscard]] std::vector<tree>& trees() { return trees_; }
    [[nodiscard]] std::size_t size() const
    {
        std::size_t nodes = 0;
        for (const tree& t : trees_) {
            nodes += t.size();
        }
        return nodes;
    }

    void clear()
    {
        before_.reset();
        clear_trees();
    }

    /// Begins at a position: with what is known of it from the search before, if it came about by the move chosen then
    /// and at most one answer.
    void take_up(const tracked<Rules>& position)
    {
        if (!reuse_ || !before_ || !chosen_ || !(before_->rules() == position.rules()) || !keep_reached(position)) {
            clear_trees();
        }
        before_ = position;
        chosen_.reset();
    }
    /// The move that the position taken up was left by.
    void chose(const move_type& m) { chosen_ = m; }

    /// The first moves, the best first, at most `top`.
    [[nodiscard]] std::vector<search_line<move_type>> lines(std::size_t top) const
    {
        std::vector<summary> all;
        const std::size_t moves = trees_.front().children_of(tree::root).size();
        for (std::size_t i = 0; i < moves; ++i) {
            all.push_back(summary_of(i));
        }
        detail::stable_sort(std::span(all), [](const summary& a, const summary& b) {
            return a.certainty != b.certainty ? a.certainty > b.certainty : a.visits > b.visits;
        });
        if (all.size() > (std::max<std::size_t>)(top, 1)) {
            all.resize((std::max<std::size_t>)(top, 1));
        }
        std::vector<search_line<move_type>> found;
        for (const summary& s : all) {
            found.push_back(line_of(s));
        }
        return found;
    }

  private:
    /// What all trees know of a first move.
    struct summary {
        std::size_t child = 0;
        std::size_t tree = 0; ///< the one that proved it, or visited it most
        std::uint64_t visits = 0;
        std::int64_t total = 0;
        int certainty = 0;
    };

    [[nodiscard]] summary summary_of(std::size_t child) const
    {
        summary s{child};
        std::uint32_t most = 0;
        for (std::size_t t = 0; t < trees_.size(); ++t) {
            const auto children = trees_[t].children_of(tree::root);
            if (child >= children.size()) {
                continue; // a tree that had no share of the playouts
            }
            const node& n = children[child];
            s.visits += n.visits;
            s.total += n.total;
            const bool proves = n.proof != tree::nothing;
            if (proves || n.visits > most) {
                s.tree = t;
                most = proves ? 0xffffffffU : n.visits;
            }
            s.certainty = proves ? trees_[t].certainty_of(n) : s.certainty;
        }
        return s;
    }

    [[nodiscard]] search_line<move_type> line_of(const summary& s) const
    {
        const tree& t = trees_[s.tree];
        const node& first = t.children_of(tree::root)[s.child];
        search_line<move_type> line{first.move, 0, 0, s.visits, {first.move}};
        line.worth = first.proof != tree::nothing ? t.worth_of(first)
                     : s.visits == 0              ? 0
                                                  : static_cast<worth>(s.total / static_cast<std::int64_t>(s.visits));
        auto at = static_cast<place>(t.at(tree::root).first_child + s.child);
        for (auto children = t.children_of(at); !children.empty(); children = t.children_of(at)) {
            const auto best = std::max_element(children.begin(), children.end(),
                                               [&](const node& a, const node& b) { return t.is_better(b, a); });
            if (best->visits == 0) {
                break;
            }
            line.expected.push_back(best->move);
            at = static_cast<place>(t.at(at).first_child + (best - children.begin()));
        }
        line.depth = static_cast<int>(line.expected.size());
        return line;
    }

    void clear_trees()
    {
        for (tree& t : trees_) {
            t.clear();
        }
    }

    bool keep_reached(const tracked<Rules>& position)
    {
        const Rules& rules = before_->rules();
        for (tree& t : trees_) {
            place at = tree::root;
            state_of<Rules> s = before_->state();
            if (!step(t, at, rules, s, [&](const move_type& m) { return m == *chosen_; })) {
                return false;
            }
            // One seat answered: its move is the one that leads here. (With more seats, that would be a search of its
            // own.)
            if (!(s == position.state()) && !step(t, at, rules, s, [&](const move_type& m) {
                    state_of<Rules> next = s;
                    rules.apply(next, m);
                    return next == position.state();
                })) {
                return false;
            }
            t.keep_below(at);
        }
        return true;
    }
    template <class IsTheOne>
    static bool step(const tree& t, place& at, const Rules& rules, state_of<Rules>& s, IsTheOne&& is_the_one)
    {
        const auto children = t.children_of(at);
        for (std::size_t i = 0; i < children.size(); ++i) {
            if (is_the_one(children[i].move)) {
                at = static_cast<place>(t.at(at).first_child + i);
                rules.apply(s, children[i].move);
                return true;
            }
        }
        return false;
    }

    std::vector<tree> trees_;
    bool reuse_;
    std::optional<tracked<Rules>> before_;
    std::optional<move_type> chosen_;
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
