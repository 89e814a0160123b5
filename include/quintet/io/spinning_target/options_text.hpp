// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_SPINNING_TARGET_OPTIONS_TEXT_HPP
#define QUINTET_IO_SPINNING_TARGET_OPTIONS_TEXT_HPP

#include <quintet/games/spinning_target.hpp>
#include <quintet/io/flick/board_option.hpp>
#include <quintet/io/flick/motion_options.hpp>
#include <quintet/io/flick/real_option.hpp>
#include <quintet/io/option_entry.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace quintet::inline v0::spinning_target {

/// All constants of the motion by the name of a preset; the options below it say what differs. [ST-20]
[[nodiscard]] constexpr option_entry<options> motion_preset_option()
{
    using entry = option_entry<options>;
    return entry{"motion",
                 "standard|polished|bare",
                 "ST-20",
                 "how discs move; what the options below say differs from it",
                 [](const entry&, const options& o, std::string& out) {
                     // The one from which the fewest differ.
                     std::string_view name;
                     std::size_t fewest = flick::motion_options<&options::motion, true>.size() + 1;
                     for (const named_motion& known : motion_presets()) {
                         options of_preset;
                         of_preset.motion = known.value;
                         std::size_t differ = 0;
                         for (const auto& row : flick::motion_options<&options::motion, true>) {
                             std::string here;
                             std::string there;
                             row.write(row, o, here);
                             row.write(row, of_preset, there);
                             differ += here != there ? 1U : 0U;
                         }
                         name = differ < fewest ? known.name : name;
                         fewest = differ < fewest ? differ : fewest;
                     }
                     out += name;
                 },
                 [](const entry&, options& o, std::string_view text) {
                     for (const named_motion& known : motion_presets()) {
                         if (known.name == text) {
                             o.motion = known.value;
                             return true;
                         }
                     }
                     return false;
                 }};
}

/// The rows of the game's notation.
inline constexpr auto option_table = joined_options(
    std::array{number_option<&options::players>("players", "2|3|4", "ST-3", "how many play"),
               choice_option<&options::three_player_starts>("three_player_starts", "clockwise|alternating", "ST-5",
                                                            "who begins the rounds of three players"),
               choice_option<&options::align>("align", "each_round|each_cycle", "ST-6",
                                              "when standing towers are straightened"),
               choice_option<&options::barricade_each>("barricade_each", "round|cycle", "ST-7",
                                                       "when the barricade is placed"),
               choice_option<&options::barricade_on_centre>("barricade_on_centre", "no|yes", "ST-7",
                                                            "whether it may lie on the centre"),
               choice_option<&options::line>("line", "fully_inside|centre|highest_touched", "ST-15",
                                             "which zone a disc on an edge counts"),
               choice_option<&options::leaning>("leaning", "overlap|touch", "ST-16",
                                                "what it is for discs of one colour to lean on each other"),
               choice_option<&options::penalties>("penalties", "no|yes", "ST-13", "whether a referee may punish"),
               number_option<&options::target_points>("target_points", "N", "ST-17",
                                                      "the points that end the game with the round"),
               number_option<&options::rounds>("rounds", "N", "ST-17", "rounds that are played at most"),
               choice_option<&options::shot_grid>(
                   "shot_grid", "aimed|coarse|fine", "ST-9",
                   "the moves that are listed, of all that are legal: those aimed at something, and a regular grid"),
               flick::board_option<&options::board, &board_presets>("standard|wide|BOARD", "ST-2"),
               flick::real_option<&options::pieces, &pieces::disc_mass>("disc_mass", "ST-2", "kg of a disc"),
               flick::real_option<&options::pieces, &pieces::barricade_radius>("barricade_radius", "ST-2", "m"),
               flick::real_option<&options::pieces, &pieces::barricade_height>("barricade_height", "ST-2", "m"),
               flick::real_option<&options::pieces, &pieces::barricade_mass>("barricade_mass", "ST-2", "kg"),
               motion_preset_option()},
    flick::motion_options<&options::motion, true>);

} // namespace quintet::inline v0::spinning_target

#endif
