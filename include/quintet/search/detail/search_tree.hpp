// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_DETAIL_SEARCH_TREE_HPP
#define QUINTET_SEARCH_DETAIL_SEARCH_TREE_HPP

#include <quintet/config.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/real.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/search/detail/natural_logarithm.hpp>
#include <quintet/search/detail/stable_sort.hpp>
#include <quintet/search/evaluator.hpp>
#include <quintet/search/mcts_settings.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// A node of a search tree: a move, and what was found behind it. Its children stand side by side.
template <class Move>
struct tree_node {
    static constexpr std::uint32_t nothing = 0xffffffff;

    std::int64_t total = 0; ///< sum of the worths found, to the team that made the move
    std::uint32_t visits = 0;
    std::uint32_t first_child = nothing;
    std::uint32_t children = 0;
    std::uint32_t untried = 0;     ///< children from here on have never been gone to
    std::uint32_t favourite = 0;   ///< the child that was picked last,
    std::uint32_t patience = 0;    ///< and how often to go there again before picking anew
    std::uint32_t proof = nothing; ///< the exact worths behind the move, where they are proved
    float prior = 0;               ///< of its parent's children, adding up to 1
    std::uint8_t team = 0;         ///< whose move it is
    Move move{};
};

/// One tree of a Monte Carlo tree search: a pool of nodes with 32-bit places, and the rules by which it is walked and
/// grown. It knows nothing of threads, clocks, or where worths come from.
template <rules Rules, evaluator<Rules> Evaluator>
class search_tree {
  public:
    using move_type = move_of<Rules>;
    using node = tree_node<move_type>;
    using place = std::uint32_t;
    static constexpr place root = 0;
    static constexpr place nothing = node::nothing;

    /// At most so many bytes, but room for the root and one generation of moves in any case.
    search_tree(const mcts_settings& settings, const Evaluator& evaluate, std::size_t bytes)
        : settings_(settings), evaluate_(evaluate),
          // Half is kept for the pool that a reused tree is copied to.
          capacity_((std::min<std::size_t>)(bytes / 2 / sizeof(node), nothing - 1))
    {
        nodes_.reserve(capacity_); // memory that is not used is not taken
        clear();
    }

    void clear()
    {
        nodes_.clear();
        nodes_.push_back(node{});
        proofs_.clear();
    }

    [[nodiscard]] const node& at(place n) const { return nodes_[n]; }
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    [[nodiscard]] std::span<const node> children_of(place n) const
    {
        const node& parent = nodes_[n];
        return parent.children == 0 ? std::span<const node>()
                                    : std::span<const node>(nodes_).subspan(parent.first_child, parent.children);
    }
    [[nodiscard]] bool is_proved(place n) const { return nodes_[n].proof != nothing; }
    [[nodiscard]] const worths& proof_of(place n) const { return proofs_[nodes_[n].proof]; }

    /// Gives a node its children, with priors by legal move in their order where there are any. False where there is
    /// no room. Precondition: the position is the node's, and not over; the node has no children.
    bool expand(place n, const tracked<Rules>& position, std::span<const float> priors = {})
    {
        const std::size_t count = position.count_moves();
        if (n != root && nodes_.size() + count > capacity_) {
            return false;
        }
        const auto first = static_cast<place>(nodes_.size());
        const auto mover = position.rules().to_move(position.state());
        const auto team = static_cast<std::uint8_t>(position.rules().team_of(*mover).index);
        position.for_each_move([&](const move_type& m) {
            node child;
            child.move = m;
            child.team = team;
            nodes_.push_back(child);
        });
        const std::span<node> young = std::span(nodes_).subspan(first);
        set_priors(position, young, priors);
        nodes_[n].first_child = first;
        nodes_[n].children = static_cast<std::uint32_t>(young.size());
        return true;
    }

    /// The child of a node to go on with. Precondition: it has children.
    [[nodiscard]] place pick(place n)
    {
        node& parent = nodes_[n];
        // A mean changes little by one visit more: the more visits a child has, the longer it is kept.
        if (parent.patience > 0 && !is_proved(parent.first_child + parent.favourite)) {
            --parent.patience;
            return parent.first_child + parent.favourite;
        }
        if (settings_.rule == tree_rule::uct && parent.untried < parent.children) {
            return parent.first_child + parent.untried++;
        }
        const place found = best_child(parent);
        parent.favourite = found - parent.first_child;
        parent.patience = nodes_[found].visits / patience_divisor;
        return found;
    }

    /// One more visit of a node, of this worth; `lost` is taken back where a virtual loss was put there before.
    void add(place n, const worths& found)
    {
        node& visited = nodes_[n];
        visited.total += n == root ? 0 : found[visited.team];
        ++visited.visits;
    }
    /// A visit that is under way counts as lost, so that others go elsewhere; take_back() undoes it.
    void lose(place n)
    {
        nodes_[n].total -= certain_win;
        ++nodes_[n].visits;
    }
    void take_back(place n)
    {
        nodes_[n].total += certain_win;
        --nodes_[n].visits;
    }

    /// What is exact behind a node; and behind those above it as far as that decides them.
    void prove(std::span<const place> path, const worths& exact)
    {
        set_proof(path.back(), exact);
        for (std::size_t i = path.size() - 1; i-- > 0;) {
            const node& parent = nodes_[path[i]];
            const std::uint8_t mover = nodes_[parent.first_child].team;
            place best = nothing;
            bool all = true;
            for (place c = parent.first_child; c < parent.first_child + parent.children; ++c) {
                if (!is_proved(c)) {
                    all = false;
                } else if (best == nothing || proof_of(c)[mover] > proof_of(best)[mover]) {
                    best = c;
                }
            }
            if (best == nothing || (!all && proof_of(best)[mover] != certain_win)) {
                return;
            }
            nodes_[path[i]].proof = nodes_[best].proof;
        }
    }

    /// Makes a node the root, and forgets all that is not below it.
    void keep_below(place n)
    {
        std::vector<node> kept;
        kept.reserve((std::max)(capacity_, nodes_.size()));
        kept.push_back(nodes_[n]);
        if (kept.front().children == 0) {
            kept.front().proof = nothing; // it was enough to know the worth; now a move is wanted
        }
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (kept[i].children > 0) {
                const place from = kept[i].first_child;
                kept[i].first_child = static_cast<place>(kept.size());
                const std::uint32_t count = kept[i].children;
                kept.insert(kept.end(), nodes_.begin() + from, nodes_.begin() + from + count);
            }
        }
        nodes_ = std::move(kept);
    }

    /// 1 for a move that wins for certain, −1 for one that loses, 0 for all others.
    [[nodiscard]] int certainty_of(const node& x) const
    {
        const worth w = x.proof == nothing ? 0 : proofs_[x.proof][x.team];
        return w == certain_win ? 1 : w == -certain_win ? -1 : 0;
    }
    /// The child to play: one that wins for certain, or else the one visited most that does not lose for certain.
    [[nodiscard]] bool is_better(const node& a, const node& b) const
    {
        const int certain_a = certainty_of(a);
        const int certain_b = certainty_of(b);
        if (certain_a != certain_b) {
            return certain_a > certain_b;
        }
        return a.visits != b.visits ? a.visits > b.visits : worth_of(a) > worth_of(b);
    }
    [[nodiscard]] worth worth_of(const node& x) const
    {
        return x.proof != nothing ? proofs_[x.proof][x.team]
               : x.visits == 0    ? 0
                                  : static_cast<worth>(x.total / static_cast<std::int64_t>(x.visits));
    }

  private:
    static constexpr std::uint32_t patience_divisor = 8;

    void set_proof(place n, const worths& exact)
    {
        // Few ends differ: who wins, who comes second.
        const auto known = std::find(proofs_.begin(), proofs_.end(), exact);
        nodes_[n].proof = static_cast<place>(known - proofs_.begin());
        if (known == proofs_.end()) {
            proofs_.push_back(exact);
        }
    }

    void set_priors(const tracked<Rules>& position, std::span<node> young, std::span<const float> priors)
    {
        if (!priors.empty()) {
            for (std::size_t i = 0; i < young.size(); ++i) {
                young[i].prior = i < priors.size() ? priors[i] : 0.0F;
            }
        } else if constexpr (has_promise<Evaluator, Rules>) {
            // A step more of promise, twice the prior.
            std::int32_t best = (std::numeric_limits<std::int32_t>::min)();
            promises_.clear();
            for (const node& child : young) {
                promises_.push_back(evaluate_.promise(position, child.move));
                best = (std::max)(best, promises_.back());
            }
            std::int64_t sum = 0;
            constexpr std::int64_t top = std::int64_t{1} << 24U;
            for (const std::int32_t promise : promises_) {
                sum += top >> (std::min<std::int64_t>)(std::int64_t{best} - promise, 24);
            }
            for (std::size_t i = 0; i < young.size(); ++i) {
                const std::int64_t weight = top >> (std::min<std::int64_t>)(std::int64_t{best} - promises_[i], 24);
                young[i].prior = static_cast<float>(static_cast<double>(weight) / static_cast<double>(sum));
            }
            detail::stable_sort(young, [](const node& a, const node& b) { return a.prior > b.prior; });
        } else {
            for (node& child : young) {
                child.prior = 1.0F / static_cast<float>(young.size());
            }
        }
    }

    [[nodiscard]] place best_child(const node& parent) const
    {
        const real unit = real{1} / real{static_cast<double>(certain_win)};
        const auto visits = static_cast<double>(parent.visits > 0 ? parent.visits : 1);
        const real explore{settings_.exploration};
        const real spread = settings_.rule == tree_rule::uct ? explore * square_root(natural_logarithm(visits))
                                                             : explore * square_root(real{visits});
        // What was not tried is taken to be worth what its parent is, seen by the team that moves there.
        const node& eldest = nodes_[parent.first_child];
        real unknown = real{0};
        if (parent.visits > 0 && &parent != &nodes_[root]) {
            const real mean = real{static_cast<double>(parent.total)} * unit / real{visits};
            unknown = parent.team == eldest.team ? mean : -mean;
        }
        place best = nothing;
        real best_key{0};
        for (place c = parent.first_child; c < parent.first_child + parent.children; ++c) {
            const node& child = nodes_[c];
            const real tries{static_cast<double>(child.visits)};
            real key = unknown;
            if (child.proof != nothing) {
                key = real{static_cast<double>(proofs_[child.proof][child.team])} * unit * real{2}; // known: no hope
            } else {
                if (child.visits > 0) {
                    key = real{static_cast<double>(child.total)} * unit / tries;
                }
                key = key + (settings_.rule == tree_rule::uct
                                 ? spread / square_root(child.visits > 0 ? tries : real{1})
                                 : spread * real{static_cast<double>(child.prior)} / (real{1} + tries));
            }
            if (best == nothing || key > best_key) {
                best = c;
                best_key = key;
            }
        }
        return best;
    }

    mcts_settings settings_;
    Evaluator evaluate_;
    std::size_t capacity_;
    std::vector<node> nodes_;
    std::vector<worths> proofs_; // each once
    std::vector<std::int32_t> promises_;
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
