// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_OPTIONS_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_OPTIONS_HPP

#include <quintet/core/error.hpp>

#include <cstdint>
#include <optional>

namespace quintet::inline v0::chinese_checkers {

/// What a marble may do in a side arm: an arm that is neither its owner's home nor target (CC-9, CC-15).
enum class side_arms_rule : std::uint8_t {
    pass_through, ///< a chain may pass, nothing may end there
    closed,       ///< nothing may pass or end there
    open,         ///< a move may also end there
};

/// What a jump is (CC-6, CC-15).
enum class jump_rule : std::uint8_t {
    adjacent,  ///< over an adjacent marble into the hole behind it
    symmetric, ///< over one marble at any distance to the mirror hole, all other holes between empty
};

/// What helps against marbles that never leave (CC-15).
enum class blocking_rule : std::uint8_t {
    none,
    full_target_wins, ///< a full target with at least one own marble wins
    swap,             ///< a marble may change places with a foreign marble in the mover's target
};

/// The options of the game on a star whose arms have `Arm` rows; a default value is the sheet's game for two (CC-15).
template <int Arm>
struct basic_options {
    /// Marbles of a seat in a home of as many rows as an arm, and in one that reaches one row further.
    static constexpr std::uint8_t arm_marbles = Arm * (Arm + 1) / 2;
    static constexpr std::uint8_t extended_marbles = (Arm + 1) * (Arm + 2) / 2;

    std::uint8_t players = 2; ///< 2, 3, 4 or 6 (CC-2, CC-3)
    side_arms_rule side_arms = side_arms_rule::pass_through;
    bool target_lock = false; ///< a marble that rests in the target stays in it
    jump_rule jump = jump_rule::adjacent;
    std::uint8_t marbles = arm_marbles; ///< arm_marbles, or extended_marbles at two players
    blocking_rule blocking = blocking_rule::none;
    std::uint32_t ply_limit = 0; ///< the game is ranked by score after so many plies; 0 is no limit

    friend constexpr bool operator==(const basic_options&, const basic_options&) = default;
};

/// What is wrong with the options, if anything.
template <int Arm>
[[nodiscard]] constexpr std::optional<error> fault(const basic_options<Arm>& o)
{
    if (o.players == 5) {
        return error{error_code::bad_option, "CC-3", error::nowhere,
                     "five cannot play: the arm opposite one of them would be nobody's"};
    }
    if (o.players < 2 || o.players > 6) {
        return error{error_code::bad_option, "CC-2", error::nowhere, "players is 2, 3, 4 or 6"};
    }
    if (o.marbles != o.arm_marbles && o.marbles != o.extended_marbles) {
        return error{error_code::bad_option, "CC-15", error::nowhere,
                     "marbles is as many as fill an arm (10), or an arm and one row more (15)"};
    }
    if (o.marbles == o.extended_marbles && o.players != 2) {
        return error{error_code::bad_option, "CC-15", error::nowhere, "15 marbles are for two players"};
    }
    if (o.side_arms > side_arms_rule::open || o.jump > jump_rule::symmetric || o.blocking > blocking_rule::swap) {
        return error{error_code::bad_option, "CC-15", error::nowhere, "an option has no such value"};
    }
    return std::nullopt;
}

} // namespace quintet::inline v0::chinese_checkers

#endif
