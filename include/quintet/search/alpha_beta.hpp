// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_ALPHA_BETA_HPP
#define QUINTET_SEARCH_ALPHA_BETA_HPP

#include <quintet/config.hpp>
#include <quintet/core/hashed.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/search/detail/bound_table.hpp>
#include <quintet/search/detail/move_order.hpp>
#include <quintet/search/detail/seen_by_player.hpp>
#include <quintet/search/detail/stable_sort.hpp>
#include <quintet/search/evaluator.hpp>
#include <quintet/search/search_limits.hpp>
#include <quintet/search/search_line.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

struct alpha_beta_settings {
    /// Memory of the transposition table in bytes; it is used where the rules keep an incremental hash.
    std::size_t table_bytes = std::size_t{16} << 20U;
    /// At most so many plies beyond the depth, of moves that the evaluator calls noisy.
    int noisy_plies = 4;
    /// Looks less far after moves that are tried late: deeper in the same time, but no longer what plain minimax finds.
    bool reductions = false;
    /// At the leaves' parents and above, tries so many moves only, those that promise most; 0: all of them.
    std::size_t width = 0;
    /// The same for the moves of all others, where there are more than two teams: the fewer, the farther it looks.
    std::size_t width_of_others = 0;
};

/// Principal variation search with iterative deepening: for two teams alpha-beta; for more it is *paranoid*, which
/// takes all others to be allies against the team that moves at the root. One thread, and the same answer for the same
/// depth or number of nodes on every machine. An object may be used for any number of searches of one game; what it
/// learned goes on to the next.
template <rules Rules, evaluator<Rules> Evaluator = default_evaluator<Rules>>
class alpha_beta {
  public:
    using move_type = move_of<Rules>;
    using report_type = search_report<move_type>;

    explicit alpha_beta(const search_limits& limits = {}, const alpha_beta_settings& settings = {},
                        const Evaluator& evaluate = {})
        : limits_(limits), settings_(settings), evaluate_(evaluate), table_(hashed<Rules> ? settings.table_bytes : 0)
    {
    }

    /// The best moves, at most `top` of them, the best first, under the limits. Among equal moves the stream decides.
    report_type search(const tracked<Rules>& table, random_stream& random, std::size_t top = 1)
    {
        report_type report;
        const auto mover = table.rules().to_move(table.state());
        if (!mover) {
            return report;
        }
        const tracked<Rules> position = detail::seen_by_player<Rules>(table, random);
        prepare(position, *mover);
        std::vector<ordered> roots = moves_of(position);
        random.shuffle(std::span(roots));
        order_by_promise(position, roots);

        search_budget budget(limits_);
        budget_ = &budget;
        const std::size_t lines = (std::min)(top == 0 ? std::size_t{1} : top, roots.size());
        std::vector<search_line<move_type>> found;
        for (int depth = 1; depth <= (std::min)(limits_.depth, most_plies_ahead); ++depth) {
            std::vector<search_line<move_type>> now = search_roots(position, roots, depth, lines);
            if (now.size() > found.size() || !budget.exhausted()) {
                found = std::move(now);
            } else if (!now.empty()) {
                // Cut short, but the best move of the depth before was looked at first.
                std::erase_if(found, [&](const auto& line) { return line.move == now.front().move; });
                found.insert(found.begin(), std::move(now.front()));
            }
            if (budget.exhausted() || !beyond_ || (found.size() == 1 && is_proved(found.front().worth))) {
                break;
            }
            if (roots.size() == 1 && lines == 1 && limits_.time) {
                break; // nothing to choose
            }
        }
        budget_ = nullptr;
        report.lines = std::move(found);
        report.nodes = budget.nodes();
        return report;
    }

    /// As a policy. Precondition: the game is not over.
    move_type operator()(const tracked<Rules>& position, random_stream& random)
    {
        return search(position, random).best().move;
    }

    /// Forgets what earlier searches learned.
    void clear()
    {
        table_.clear();
        if (order_) {
            order_->forget();
        }
    }

  private:
    using ordered = detail::ordered_move<move_type>;
    static constexpr worth no_bound = 2 * certain_win;

    void prepare(const tracked<Rules>& position, seat mover)
    {
        own_ = position.rules().team_of(mover).index;
        if (!order_ || !rules_ || !(*rules_ == position.rules())) {
            rules_ = position.rules();
            order_.emplace(position.rules());
            table_.clear();
        }
        table_.begin_search();
        salt_ = hash_combine(0x70617261U, own_); // what a position is worth depends on who looks at it
    }

    std::vector<ordered> moves_of(const tracked<Rules>& position) const
    {
        std::vector<ordered> moves;
        append_moves(position, moves);
        return moves;
    }
    static void append_moves(const tracked<Rules>& position, std::vector<ordered>& moves)
    {
        std::uint16_t place = 0;
        position.for_each_move([&](const move_type& m) { moves.push_back({m, place++, 0}); });
    }

    void order_by_promise(const tracked<Rules>& position, std::vector<ordered>& moves) const
    {
        if constexpr (has_promise<Evaluator, Rules>) {
            for (ordered& o : moves) {
                o.key = evaluate_.promise(position, o.move);
            }
            detail::stable_sort(std::span(moves), [](const ordered& a, const ordered& b) { return a.key > b.key; });
        }
    }

    /// Searches every root move to a depth, and leaves them in the order found. The `lines` best get exact worths.
    std::vector<search_line<move_type>> search_roots(const tracked<Rules>& position, std::vector<ordered>& roots,
                                                     int depth, std::size_t lines)
    {
        std::vector<search_line<move_type>> best;
        beyond_ = false;
        for (const ordered& root : roots) {
            if (budget_->exhausted() && !best.empty()) {
                break;
            }
            const worth floor = best.size() < lines ? -no_bound : best.back().worth;
            const std::uint64_t before = budget_->nodes();
            tracked<Rules> next = position;
            next.apply(root.move);
            worth w = after(next, true, depth - 1, 1, floor, floor == -no_bound ? no_bound : floor + 1);
            if (floor != -no_bound && w > floor && !budget_->exhausted()) {
                w = after(next, true, depth - 1, 1, floor, no_bound);
            }
            if (budget_->exhausted()) {
                if (depth > 1 || !best.empty()) {
                    break;
                }
                w = at_sight(next); // some move must be named, even if there was no time to look at any
            }
            if (w > floor) {
                search_line<move_type> line{root.move, w, depth, budget_->nodes() - before, {root.move}};
                line.expected.insert(line.expected.end(), expected_[1].begin(), expected_[1].end());
                best.insert(std::find_if(best.begin(), best.end(), [&](const auto& b) { return b.worth < w; }),
                            std::move(line));
                if (best.size() > lines) {
                    best.pop_back();
                }
            }
        }
        // The next depth begins with the best.
        for (std::size_t i = best.size(); i-- > 0;) {
            const auto at =
                std::find_if(roots.begin(), roots.end(), [&](const ordered& o) { return o.move == best[i].move; });
            std::rotate(roots.begin(), at, at + 1);
        }
        return best;
    }

    worth at_sight(const tracked<Rules>& position) const
    {
        const auto end = position.rules().outcome(position.state());
        return (end ? worths_of(position.rules(), *end) : evaluate_(position))[own_];
    }

    /// What a position that a side's move has led to is worth to that side: the root's team (`own`), or the others.
    worth after(const tracked<Rules>& position, bool own, int depth, int ply, worth alpha, worth beta)
    {
        const Rules& rules = position.rules();
        make_room(ply + 1);
        expected_[static_cast<std::size_t>(ply)].clear();
        const auto mover = rules.to_move(position.state());
        if (!mover) {
            const worth end = worths_of(rules, *rules.outcome(position.state()))[own_];
            const worth told = end == certain_win ? end - ply : end == -certain_win ? end + ply : end;
            return own ? told : -told;
        }
        return (rules.team_of(*mover).index == own_) == own ? visit(position, *mover, own, depth, ply, alpha, beta)
                                                            : -visit(position, *mover, !own, depth, ply, -beta, -alpha);
    }

    /// What a position that is not over is worth to the side that moves in it.
    worth visit(const tracked<Rules>& position, seat mover, bool own, int depth, int ply, worth alpha, worth beta)
    {
        if (budget_->spend()) {
            return alpha;
        }
        if constexpr (has_foresight<Evaluator, Rules>) {
            if (evaluate_.foresight(position)) {
                return certain_win - (ply + 1);
            }
        }
        const bool quiescent = depth <= 0;
        worth best = -no_bound;
        if (quiescent) {
            beyond_ = true;
            best = own ? evaluate_(position)[own_] : -evaluate_(position)[own_];
            if (!has_noisy<Evaluator, Rules> || best >= beta || depth <= -settings_.noisy_plies) {
                return best;
            }
            alpha = (std::max)(alpha, best);
        }

        const std::uint64_t key = hash_combine(salt_, position.state().hash());
        std::uint16_t known = detail::bound_entry::no_move;
        if (!quiescent && !table_.empty()) {
            if (const detail::bound_entry* e = table_.find(key)) {
                known = e->move;
                const worth w = from_table(e->worth, ply);
                if (e->depth >= depth &&
                    (e->bound == detail::bound::exact || (e->bound == detail::bound::lower && w >= beta) ||
                     (e->bound == detail::bound::upper && w <= alpha))) {
                    beyond_ = beyond_ || !is_proved(w);
                    return w;
                }
            }
        }

        const std::size_t first = stack_.size();
        const std::size_t width = own || rules_->teams() <= 2 ? settings_.width : settings_.width_of_others;
        const std::size_t end = arrange(position, mover, known, ply, quiescent, width);
        const worth floor = alpha;
        std::uint16_t best_place = detail::bound_entry::no_move;
        for (std::size_t i = first; i < end && alpha < beta; ++i) {
            bring_forward(i, end);
            const ordered tried = stack_[i];
            tracked<Rules> next = position;
            next.apply(tried.move);
            const worth w = try_move(next, own, depth, ply, alpha, beta, i - first);
            if (budget_->exhausted()) {
                break;
            }
            if (w > best) {
                best = w;
                best_place = tried.place;
            }
            if (w > alpha) {
                alpha = w;
                expect(ply, tried.move);
                if (alpha >= beta && !quiescent) {
                    order_->cut_off(position.rules(), mover, tried.move, static_cast<std::size_t>(ply), depth);
                }
            }
        }
        stack_.resize(first);
        if (budget_->exhausted()) {
            return floor;
        }
        if (!quiescent && !table_.empty()) {
            const detail::bound kind = best >= beta   ? detail::bound::lower
                                       : best > floor ? detail::bound::exact
                                                      : detail::bound::upper;
            table_.store(
                {key, to_table(best, ply), static_cast<std::int16_t>((std::min)(depth, 30000)), best_place, kind, 0});
        }
        return best;
    }

    /// The first move with the whole window, the others with an empty one, and again where they turn out better.
    worth try_move(const tracked<Rules>& next, bool own, int depth, int ply, worth alpha, worth beta, std::size_t rank)
    {
        if (rank == 0 || depth <= 1) {
            return after(next, own, depth - 1, ply + 1, alpha, beta);
        }
        const int reduced = settings_.reductions && depth >= 3 && rank >= 4 ? (rank >= 16 ? 2 : 1) : 0;
        worth w = after(next, own, depth - 1 - reduced, ply + 1, alpha, alpha + 1);
        if (w > alpha && (reduced > 0 || w < beta) && !budget_->exhausted()) {
            w = after(next, own, depth - 1, ply + 1, alpha, beta);
        }
        return w;
    }

    /// Puts the moves to try on the stack, each with a key that tells how soon, and returns their end.
    std::size_t arrange(const tracked<Rules>& position, seat mover, std::uint16_t known, int ply, bool quiescent,
                        std::size_t width)
    {
        const std::size_t first = stack_.size();
        append_moves(position, stack_);
        if (quiescent) {
            if constexpr (has_noisy<Evaluator, Rules>) {
                stack_.erase(std::remove_if(stack_.begin() + static_cast<std::ptrdiff_t>(first), stack_.end(),
                                            [&](const ordered& o) { return !evaluate_.noisy(position, o.move); }),
                             stack_.end());
            }
        }
        for (std::size_t i = first; i < stack_.size(); ++i) {
            ordered& o = stack_[i];
            o.key = order_->key_of(position.rules(), mover, o.move, static_cast<std::size_t>(ply));
            if constexpr (has_promise<Evaluator, Rules>) {
                if (o.key < order_type::of_killer / 2) {
                    o.key += evaluate_.promise(position, o.move) * order_type::most_history;
                }
            }
            if (o.place == known) {
                o.key = order_type::of_table;
            }
        }
        if (width != 0 && stack_.size() - first > width) {
            std::partial_sort(stack_.begin() + static_cast<std::ptrdiff_t>(first),
                              stack_.begin() + static_cast<std::ptrdiff_t>(first + width), stack_.end(), sooner);
            return first + width;
        }
        return stack_.size();
    }

    static bool sooner(const ordered& a, const ordered& b)
    {
        return a.key > b.key || (a.key == b.key && a.place < b.place);
    }
    /// The next move to try comes to the front of those that are left; most nodes look at few of them.
    void bring_forward(std::size_t i, std::size_t end)
    {
        const auto begin = stack_.begin() + static_cast<std::ptrdiff_t>(i);
        std::iter_swap(begin, std::min_element(begin, stack_.begin() + static_cast<std::ptrdiff_t>(end), sooner));
    }

    void make_room(int ply)
    {
        if (expected_.size() <= static_cast<std::size_t>(ply)) {
            expected_.resize(static_cast<std::size_t>(ply) + 1);
        }
    }
    void expect(int ply, const move_type& m)
    {
        std::vector<move_type>& line = expected_[static_cast<std::size_t>(ply)];
        const std::vector<move_type>& rest = expected_[static_cast<std::size_t>(ply) + 1];
        line.assign(1, m);
        line.insert(line.end(), rest.begin(), rest.end());
    }

    /// In the table, how far a proved end lies is counted from the position that the entry is of.
    static worth to_table(worth w, int ply) { return !is_proved(w) ? w : w > 0 ? w + ply : w - ply; }
    static worth from_table(worth w, int ply) { return !is_proved(w) ? w : w > 0 ? w - ply : w + ply; }

    using order_type = detail::move_order<Rules>;

    search_limits limits_;
    alpha_beta_settings settings_;
    Evaluator evaluate_;
    detail::bound_table table_;
    std::optional<Rules> rules_; // what the table and the order were learned under
    std::optional<order_type> order_;
    std::vector<ordered> stack_;
    std::vector<std::vector<move_type>> expected_; // by ply, the moves expected from there
    search_budget* budget_ = nullptr;
    std::size_t own_ = 0;
    std::uint64_t salt_ = 0;
    bool beyond_ = false; // some line went on beyond the depth, so that a deeper search may find more
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
