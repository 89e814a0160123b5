// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_INCREMENTAL_HPP
#define QUINTET_CORE_INCREMENTAL_HPP

#include <quintet/core/plain_tracked.hpp>
#include <quintet/core/rules.hpp>

#include <concepts>
#include <cstddef>

namespace quintet::inline v0 {

/// A tracked position of Rules: a state that carries the legal moves along, so that a move works out anew only what it
/// disturbed. A semiregular value; copy it to keep the position before a move.
///
/// `Tracked(rules, state)`; rules(); state(); count_moves(), for_each_move(visit): as the rules have it, the same
/// order; move_at(n): the n-th of them, counted from 0; count_replies(): the sum of count_moves() over the positions
/// after each legal move; apply(move): as rules.apply.
template <class Tracked, class Rules>
concept tracks = std::copyable<Tracked> && std::constructible_from<Tracked, const Rules&, const state_of<Rules>&> &&
                 requires(Tracked& t, const Tracked& c, const move_of<Rules>& m, std::size_t n) {
                     { c.rules() } -> std::same_as<const Rules&>;
                     { c.state() } -> std::same_as<const state_of<Rules>&>;
                     { c.count_moves() } -> std::same_as<std::size_t>;
                     {
                         c.for_each_move([](const move_of<Rules>&) { return true; })
                     } -> std::same_as<bool>;
                     { c.move_at(n) } -> std::same_as<move_of<Rules>>;
                     { c.count_replies() } -> std::same_as<std::size_t>;
                     { t.apply(m) } -> std::same_as<event_of<Rules>>;
                     t.settle();
                 };

/// Rules that bring a tracked position of their own, as Rules::tracked_type.
template <class Rules>
concept incremental = rules<Rules> && tracks<typename Rules::tracked_type, Rules>;

namespace detail {

template <class Rules>
struct choose_tracked {
    using type = plain_tracked<Rules>;
};
template <incremental Rules>
struct choose_tracked<Rules> {
    using type = typename Rules::tracked_type;
};

} // namespace detail

/// The best tracked position that there is for these rules.
template <rules Rules>
using tracked = typename detail::choose_tracked<Rules>::type;

} // namespace quintet::inline v0

#endif
