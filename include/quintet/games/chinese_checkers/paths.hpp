// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_PATHS_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_PATHS_HPP

#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/refusal.hpp>
#include <quintet/core/visit.hpp>
#include <quintet/games/chinese_checkers/detail/reach.hpp>
#include <quintet/games/chinese_checkers/game.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace quintet::inline v0::chinese_checkers {

/// The holes that a marble visits, the first and the last included.
template <int Arm>
using basic_path = inline_vector<typename hex_star<Arm>::hole, hex_star<Arm>::hole_count>;

namespace detail {

// The board as a marble sees it that has been lifted off its hole (CC-8).
template <int Arm>
constexpr surroundings<hex_star<Arm>> lifted(const basic_game<Arm>& rules, const basic_state<Arm>& s, std::size_t from)
{
    surroundings<hex_star<Arm>> around = rules.surroundings_of(s, s.turn());
    around.occupied.erase(from);
    return around;
}

// Calls visit(to) for the landings of a lifted marble's jumps: free holes where it may pass, and holes to swap into.
template <int Arm, class Visit>
constexpr void for_each_landing(const surroundings<hex_star<Arm>>& around, std::size_t from, Visit&& visit)
{
    using star = hex_star<Arm>;
    for_each_jump<star>(
        around.jump, around.occupied, static_cast<typename star::hole>(from), [&](typename star::hole to) {
            if (around.occupied.contains(to) ? around.swapping.contains(to) : around.passing.contains(to)) {
                visit(to);
            }
        });
}

} // namespace detail

/// For every hole, the hole before it on a shortest chain from `from`; `none` where no chain leads. Chains of equal
/// length are told apart by the order of directions, so that the answer is one and the same everywhere.
template <int Arm>
[[nodiscard]] constexpr std::array<typename hex_star<Arm>::hole, hex_star<Arm>::hole_count>
chain_tree(const basic_game<Arm>& rules, const basic_state<Arm>& s, typename hex_star<Arm>::hole from)
{
    using star = hex_star<Arm>;
    const surroundings<star> around = detail::lifted(rules, s, from);
    std::array<typename star::hole, star::hole_count> before{};
    before.fill(star::none);
    before[from] = from;
    basic_path<Arm> queue;
    queue.push_back(from);
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const auto here = queue[i];
        detail::for_each_landing<Arm>(around, here, [&](typename star::hole to) {
            if (before[to] == star::none) {
                before[to] = here;
                if (!around.occupied.contains(to)) { // a swap ends the chain
                    queue.push_back(to);
                }
            }
        });
    }
    before[from] = star::none;
    return before;
}

/// The shortest way of a legal move (CC-10): two holes for a step, one more for each jump. A step is shorter than any
/// chain. Precondition: the move is legal and no pass.
template <int Arm>
[[nodiscard]] constexpr basic_path<Arm> shortest_path(const basic_game<Arm>& rules, const basic_state<Arm>& s, move m)
{
    using star = hex_star<Arm>;
    QUINTET_ASSERT(!m.is_pass() && !rules.refusal(s, m));
    basic_path<Arm> path;
    if (star::neighbours(m.from).contains(m.to)) {
        path.push_back(m.from);
        path.push_back(m.to);
        return path;
    }
    const auto before = chain_tree(rules, s, m.from);
    std::size_t length = 1;
    for (auto h = m.to; h != m.from; h = before[h]) {
        ++length;
    }
    for (std::size_t i = 0; i < length; ++i) {
        path.push_back(m.from);
    }
    for (auto h = m.to; h != m.from; h = before[h]) {
        path[--length] = h;
    }
    return path;
}

/// Calls visit(path) for every way of a legal move that is in no hole twice (CC-10): the step, then the chains in the
/// order of their directions. A visitor that returns false stops, and so does this. There can be very many.
template <int Arm, class Visit>
constexpr bool for_each_simple_path(const basic_game<Arm>& rules, const basic_state<Arm>& s, move m, Visit&& visit)
{
    using star = hex_star<Arm>;
    QUINTET_ASSERT(!m.is_pass() && !rules.refusal(s, m));
    basic_path<Arm> path;
    path.push_back(m.from);
    if (star::neighbours(m.from).contains(m.to)) {
        path.push_back(m.to);
        if (!go_on(visit, path)) {
            return false;
        }
        path.pop_back();
    }
    const surroundings<star> around = detail::lifted(rules, s, m.from);
    auto visited = star::hole_set::single(m.from);
    bool going = true;
    const auto extend = [&](const auto& self) -> void {
        detail::for_each_landing<Arm>(around, path.back(), [&](typename star::hole to) {
            if (!going || visited.contains(to)) {
                return;
            }
            path.push_back(to);
            if (to == m.to) {
                going = go_on(visit, path);
            } else if (!around.occupied.contains(to)) {
                visited.insert(to);
                self(self);
                visited.erase(to);
            }
            path.pop_back();
        });
    };
    extend(extend);
    return going;
}

/// Why a whole path is illegal, its wrong leg counted from 0 (CC-5 to CC-8); empty where it is a legal way of the move
/// from its first hole to its last.
template <int Arm>
[[nodiscard]] constexpr std::optional<quintet::refusal>
refusal_of_path(const basic_game<Arm>& rules, const basic_state<Arm>& s, std::span<const std::uint8_t> path)
{
    using quintet::refusal;
    using star = hex_star<Arm>;
    if (path.size() < 2) {
        return refusal{"CC-4", "a path names the hole where it begins and the one where it ends"};
    }
    const move whole{path.front(), path.back()};
    if (const auto ends_wrong = rules.refusal(s, whole); ends_wrong && ends_wrong->clause != clause("CC-6")) {
        return ends_wrong;
    }
    const surroundings<star> around = detail::lifted(rules, s, whole.from);
    for (std::size_t leg = 0; leg + 1 < path.size(); ++leg) {
        const auto part = static_cast<std::int32_t>(leg);
        const auto here = path[leg];
        const auto to = path[leg + 1];
        if (to >= star::hole_count) {
            return refusal{"CC-1", "a leg ends past the board", part};
        }
        if (leg > 0 && around.occupied.contains(here)) {
            return refusal{"CC-6", "a chain cannot go on from an occupied hole", part};
        }
        bool jumps = false;
        detail::for_each_landing<Arm>(around, here,
                                      [&](typename star::hole landing) { jumps = jumps || landing == to; });
        if (jumps) {
            continue;
        }
        if (star::neighbours(here).contains(to)) {
            if (path.size() == 2) {
                return std::nullopt;
            }
            return refusal{"CC-7", "a turn is one step or one chain of jumps, never both", part};
        }
        if (!around.passing.contains(to)) {
            return refusal{"CC-9", "a chain may not pass through a side arm", part};
        }
        return refusal{"CC-6", "a leg is no jump over one marble into an empty hole", part};
    }
    return std::nullopt;
}

} // namespace quintet::inline v0::chinese_checkers

#endif
