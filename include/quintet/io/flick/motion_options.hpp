// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_MOTION_OPTIONS_HPP
#define QUINTET_IO_FLICK_MOTION_OPTIONS_HPP

#include <quintet/io/flick/real_option.hpp>
#include <quintet/io/option_entry.hpp>
#include <quintet/physics/motion_parameters.hpp>

#include <array>
#include <cstddef>

namespace quintet::inline v0::flick {

/// The constants of the motion as options of a game, whose options hold them in the member Motion: every one of
/// motion_parameters, whose header gives units and sources, but the time limit: a game follows each shot until all
/// rests. [ST-20]
template <auto Motion>
inline constexpr auto motion_options = [] {
    using p = motion_parameters;
    return std::array{
        real_option<Motion, &p::gravity>("gravity", "ST-20", "m/s^2"),
        real_option<Motion, &p::board_friction>("board_friction", "ST-20", "friction of a disc on the board"),
        real_option<Motion, &p::disc_restitution>("disc_restitution", "ST-20", "restitution between discs"),
        real_option<Motion, &p::post_restitution>("post_restitution", "ST-20", "restitution between a disc and a post"),
        real_option<Motion, &p::rail_restitution>("rail_restitution", "ST-20",
                                                  "restitution between a disc and the rail"),
        real_option<Motion, &p::restitution_knee>("restitution_knee", "ST-20",
                                                  "m/s of closing speed above which restitution falls, or none"),
        real_option<Motion, &p::disc_contact_friction>("disc_contact_friction", "ST-20",
                                                       "friction of disc on disc at their rims"),
        real_option<Motion, &p::post_contact_friction>("post_contact_friction", "ST-20",
                                                       "friction of a disc's rim on a post"),
        choice_option<Motion, &p::spin>(
            "spin", "none|carried|full", "ST-20",
            "how much of a flat disc's spin is followed: nothing, what contacts give, also how it bends the way"),
        real_option<Motion, &p::rest_speed>("rest_speed", "ST-20", "m/s under which a disc has stopped"),
        real_option<Motion, &p::maximum_speed>("maximum_speed", "ST-20", "m/s that a shot may have"),
        real_option<Motion, &p::maximum_spin>("maximum_spin", "ST-20", "rad/s that a shot may have"),
        real_option<Motion, &p::hole_fall_height>("hole_fall_height", "ST-20",
                                                  "m that a disc must fall over the hole to stay in it"),
        real_option<Motion, &p::rebound_height>("rebound_height", "ST-20",
                                                "m that a disc may fall on the way to the rail and still come back"),
        real_option<Motion, &p::stacked_friction>("stacked_friction", "ST-20", "friction of a disc on another"),
        real_option<Motion, &p::carry_speed>("carry_speed", "ST-20",
                                             "m/s of a hit on a disc that leaves behind what lies on it"),
        real_option<Motion, &p::upright_friction>("upright_friction", "ST-20",
                                                  "resistance of a disc on its edge to travel"),
        real_option<Motion, &p::pivot_deceleration>("pivot_deceleration", "ST-20",
                                                    "rad/s^2 by which pivot friction slows a disc on its edge"),
        real_option<Motion, &p::upright_stability>(
            "upright_stability", "ST-20",
            "share of the spin at which rolling stays stable, under which a disc falls flat"),
        real_option<Motion, &p::wobble_time>("wobble_time", "ST-20", "s that a disc wobbles before it lies flat"),
        real_option<Motion, &p::wobble_drift>("wobble_drift", "ST-20", "m/s, the most that wobbling adds"),
        real_option<Motion, &p::fall_shift>("fall_shift", "ST-20",
                                            "how far a disc shifts as it falls flat, in radii of it"),
        real_option<Motion, &p::tower_threshold>("tower_threshold", "ST-20", "N s of a push that fells a tower"),
        number_option<Motion, &p::event_limit>("event_limit", "N", "ST-20",
                                               "a shot of more events than this is refused")};
}();

/// No text of all those options is longer.
inline constexpr std::size_t longest_motion = 24 * (longest_number + 24);

} // namespace quintet::inline v0::flick

#endif
