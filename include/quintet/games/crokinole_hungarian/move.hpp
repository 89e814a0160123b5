// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_MOVE_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_MOVE_HPP

#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>
#include <quintet/games/flick/aim.hpp>

#include <compare>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole_hungarian {

/// What the finger strikes of two stacked discs. [HU-21]
enum class struck_discs : std::uint8_t {
    both,  ///< the two go together
    upper, ///< only the upper one goes, the lower stays on the line
};

/// What a shot is beside its aim: the choices that some formats give. Everywhere else each keeps its default.
struct shot_choice {
    /// No disc is picked up.
    static constexpr std::uint8_t none = 255;

    /// Tactical pairs: the partner shoots in place of the seat that is to move. [HU-19]
    bool partner = false;
    /// Darts: the number of the disc that is picked up for the finishing shot. [HU-24]
    std::uint8_t picked = none;
    /// Hussar. [HU-21]
    struck_discs struck = struck_discs::both;

    friend constexpr bool operator==(const shot_choice&, const shot_choice&) = default;
    friend constexpr auto operator<=>(const shot_choice&, const shot_choice&) = default;
};

/// A shot.
struct move {
    flick::aim aim;
    shot_choice choice{};

    friend constexpr bool operator==(const move&, const move&) = default;
    friend constexpr auto operator<=>(const move&, const move&) = default;
};

/// What a judge must be told of a shot that he sees: where the disc was put, and what was chosen.
struct placement {
    vec2 position;
    shot_choice choice{};

    friend constexpr bool operator==(const placement&, const placement&) = default;
};

/// The parts of a move that a refusal may blame, counted on from those of an aim.
enum class choice_part : std::int32_t { partner = 5, picked, struck };

} // namespace quintet::inline v0::crokinole_hungarian

QUINTET_PRECISE_END

#endif
