// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_ENCODED_HPP
#define QUINTET_CORE_ENCODED_HPP

#include <quintet/core/rules.hpp>

#include <array>
#include <span>

namespace quintet::inline v0 {

/// The shape of an observation: planes × rows × columns, in that order in memory.
struct observation_shape {
    std::size_t planes = 0;
    std::size_t rows = 0;
    std::size_t columns = 0;

    [[nodiscard]] constexpr std::size_t size() const { return planes * rows * columns; }
    friend constexpr bool operator==(const observation_shape&, const observation_shape&) = default;
};

/// observation() is the shape; observe(state, seat, out) writes what the seat sees into shape.size() floats, its own
/// things first, then the others' in the order of turns. Whoever looks also sees whose turn it is: states with
/// different futures look different to every seat, but for what only chance knows.
template <class Rules>
concept has_observation = requires(const Rules& rules, const state_of<Rules>& s, seat who, std::span<float> out) {
    { rules.observation() } -> std::same_as<observation_shape>;
    rules.observe(s, who, out);
};

/// actions() is the number of action indices; action_of(move) is a move's, action_move(index) is its inverse. Every
/// legal move has an index of its own; not every index is legal.
template <class Rules>
concept has_actions = requires(const Rules& rules, const move_of<Rules>& m, std::size_t index) {
    { rules.actions() } -> std::same_as<std::size_t>;
    { rules.action_of(m) } -> std::same_as<std::size_t>;
    { rules.action_move(index) } -> std::same_as<move_of<Rules>>;
};

/// Rules that speak to learners: observation planes, and a dense action index.
template <class Rules>
concept encoded = rules<Rules> && has_observation<Rules> && has_actions<Rules>;

} // namespace quintet::inline v0

#endif
