// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_DETAIL_MOVE_ORDER_HPP
#define QUINTET_SEARCH_DETAIL_MOVE_ORDER_HPP

#include <quintet/core/encoded.hpp>
#include <quintet/core/rules.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace quintet::inline v0::detail {

/// A legal move, its place among them, and how soon it is to be tried.
template <class Move>
struct ordered_move {
    Move move{};
    std::uint16_t place = 0;
    std::int32_t key = 0;
};

/// Which moves cut a search off before: two killers a ply, and for games with a dense action index a history by seat.
template <rules Rules>
class move_order {
  public:
    static constexpr std::int32_t of_table = 1 << 30;
    static constexpr std::int32_t of_killer = 1 << 29;
    static constexpr std::int32_t most_history = 1 << 20;

    explicit move_order(const Rules& rules)
    {
        if constexpr (encoded<Rules>) {
            // A continuum of shots has no index to learn by.
            if (rules.actions() <= most_actions) {
                actions_ = rules.actions();
                history_.assign(actions_ * rules.seats(), 0);
            }
        }
    }

    void forget()
    {
        killers_.clear();
        std::fill(history_.begin(), history_.end(), 0);
    }

    /// How soon to try a move that the table does not name: the greater the sooner.
    [[nodiscard]] std::int32_t key_of(const Rules& rules, seat who, const move_of<Rules>& m, std::size_t ply) const
    {
        if (ply < killers_.size()) {
            for (std::size_t i = 0; i < 2; ++i) {
                if (killers_[ply].known > i && killers_[ply].moves[i] == m) {
                    return of_killer - static_cast<std::int32_t>(i);
                }
            }
        }
        return history_.empty() ? 0 : history_[index_of(rules, who, m)];
    }

    /// A move made the search stop here, so much depth above the leaves.
    void cut_off(const Rules& rules, seat who, const move_of<Rules>& m, std::size_t ply, int depth)
    {
        if (ply >= killers_.size()) {
            killers_.resize(ply + 1);
        }
        killer_pair& k = killers_[ply];
        if (k.known == 0 || !(k.moves[0] == m)) {
            k.moves[1] = k.moves[0];
            k.moves[0] = m;
            k.known = static_cast<std::uint8_t>(k.known < 2 ? k.known + 1 : 2);
        }
        if (!history_.empty()) {
            std::int32_t& h = history_[index_of(rules, who, m)];
            h += depth * depth;
            if (h > most_history) {
                for (std::int32_t& each : history_) {
                    each /= 2;
                }
            }
        }
    }

  private:
    static constexpr std::size_t most_actions = std::size_t{1} << 17;

    struct killer_pair {
        std::array<move_of<Rules>, 2> moves{};
        std::uint8_t known = 0;
    };

    [[nodiscard]] std::size_t index_of(const Rules& rules, seat who, const move_of<Rules>& m) const
    {
        if constexpr (encoded<Rules>) {
            return who.index * actions_ + rules.action_of(m);
        } else {
            static_cast<void>(rules), static_cast<void>(who), static_cast<void>(m);
            return 0;
        }
    }

    std::vector<killer_pair> killers_;
    std::vector<std::int32_t> history_;
    std::size_t actions_ = 0;
};

} // namespace quintet::inline v0::detail

#endif
