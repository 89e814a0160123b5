// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_SYMMETRIC_HPP
#define QUINTET_CORE_SYMMETRIC_HPP

#include <quintet/core/rules.hpp>

namespace quintet::inline v0 {

/// symmetries(): how many symmetries the game has under these options, the identity (number 0) included.
template <class Rules>
concept has_symmetries = requires(const Rules& rules) {
    { rules.symmetries() } -> std::same_as<std::size_t>;
};

/// transformed(state or move or seat, k): its image under the k-th symmetry. Playing the image of a move in the image
/// of a state gives the image of the next state, and ranks move with their seats.
template <class Rules>
concept has_transformed =
    requires(const Rules& rules, const state_of<Rules>& s, const move_of<Rules>& m, seat who, std::size_t k) {
        { rules.transformed(s, k) } -> std::same_as<state_of<Rules>>;
        { rules.transformed(m, k) } -> std::same_as<move_of<Rules>>;
        { rules.transformed(who, k) } -> std::same_as<seat>;
    };

/// A state's canonical form, and the symmetry that leads to it.
template <class State>
struct canonical_form {
    State state;
    std::size_t symmetry = 0;
};

/// canonical(state): the same state for all images of a state.
template <class Rules>
concept has_canonical = requires(const Rules& rules, const state_of<Rules>& s) {
    { rules.canonical(s) } -> std::same_as<canonical_form<state_of<Rules>>>;
};

/// Rules that know their board's symmetries.
template <class Rules>
concept symmetric = rules<Rules> && has_symmetries<Rules> && has_transformed<Rules> && has_canonical<Rules>;

/// The least image of a state in its order: what most games return from canonical().
template <class Rules>
[[nodiscard]] constexpr canonical_form<state_of<Rules>> least_image(const Rules& rules, const state_of<Rules>& s)
{
    canonical_form<state_of<Rules>> best{s, 0};
    for (std::size_t k = 1; k < rules.symmetries(); ++k) {
        const state_of<Rules> image = rules.transformed(s, k);
        if (image < best.state) {
            best = {image, k};
        }
    }
    return best;
}

} // namespace quintet::inline v0

#endif
