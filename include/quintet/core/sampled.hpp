// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_SAMPLED_HPP
#define QUINTET_CORE_SAMPLED_HPP

#include <quintet/core/rules.hpp>

namespace quintet::inline v0 {

/// sample(state, random): a legal move drawn from the whole space of moves. Precondition: the game is not over.
template <class Rules>
concept has_sample = requires(const Rules& rules, const state_of<Rules>& s, random_stream& random) {
    { rules.sample(s, random) } -> std::same_as<move_of<Rules>>;
};

/// nearest(state, move): the legal move nearest to any given one. Precondition: the game is not over.
template <class Rules>
concept has_nearest = requires(const Rules& rules, const state_of<Rules>& s, const move_of<Rules>& m) {
    { rules.nearest(s, m) } -> std::same_as<move_of<Rules>>;
};

/// perturbed(state, move, noise, random): the move as a hand of that skill carries it out: legal, near what was meant.
template <class Rules>
concept has_perturbed = requires(const Rules& rules, const state_of<Rules>& s, const move_of<Rules>& m,
                                 const typename Rules::noise_type& noise, random_stream& random) {
    { rules.perturbed(s, m, noise, random) } -> std::same_as<move_of<Rules>>;
};

/// Rules whose moves form a continuum, so that for_each_move shows a grid of them only.
template <class Rules>
concept sampled = rules<Rules> && has_sample<Rules> && has_nearest<Rules> && has_perturbed<Rules>;

} // namespace quintet::inline v0

#endif
