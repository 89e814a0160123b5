// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_OPTIONS_HPP
#define QUINTET_GAMES_SPINNING_TARGET_OPTIONS_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/games/flick/shot_grid.hpp>
#include <quintet/games/spinning_target/motion_model.hpp>

#include <cstdint>

namespace quintet::inline v0::spinning_target {

/// Who begins the rounds of three players. [ST-5]
enum class beginner_order : std::uint8_t {
    clockwise,   ///< the next player clockwise [ST-4]
    alternating, ///< 1, 2, 3, 2, 1, 2, 3, 2, …, from the player who was drawn
};

/// When standing towers are straightened. [ST-6]
enum class alignment : std::uint8_t { each_round, each_cycle };

/// When the barricade is placed. [ST-7]
enum class barricade_time : std::uint8_t { round, cycle };

/// What it is for two discs of one colour to lean on each other. [ST-16]
enum class leaning_rule : std::uint8_t {
    overlap, ///< one rests on the other
    touch,   ///< or they touch, side by side
};

/// The largest target_points and rounds. [ST-17]
inline constexpr std::uint16_t most_target = 10'000;
inline constexpr std::uint16_t most_rounds = 1000;

/// The options of the game; a default value is the sheet's game for two. `fault` tells what is wrong with them.
struct options {
    std::uint8_t players = 2; ///< 2 to 4 [ST-3]
    beginner_order three_player_starts = beginner_order::clockwise;
    alignment align = alignment::each_cycle;
    barricade_time barricade_each = barricade_time::round;
    bool barricade_on_centre = false;                  ///< [ST-7]
    zone_reading line = zone_reading::highest_touched; ///< how a disc on an edge counts [ST-15]
    leaning_rule leaning = leaning_rule::overlap;
    bool penalties = false;                               ///< whether a referee may punish [ST-13]
    std::uint16_t target_points = 100;                    ///< [ST-17]
    std::uint16_t rounds = 16;                            ///< at most so many [ST-17]
    flick::shot_grid shot_grid = flick::shot_grid::aimed; ///< what for_each_move lists of the moves' continuum

    disc_board<> board = target_board(); ///< [ST-1] [ST-2]
    spinning_target::pieces pieces{};
    motion_parameters motion = standard_motion(); ///< [ST-20]

    friend constexpr bool operator==(const options&, const options&) = default;
};

} // namespace quintet::inline v0::spinning_target

#endif
