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
/// rests. The sheet of the spinning target asks for them by a clause, which is cited there [ST-20]; that of crokinole
/// has none.
template <auto Motion, bool OfTarget = false>
inline constexpr auto motion_options = [] {
    constexpr clause source = OfTarget ? clause("ST-20") : clause();
    using p = motion_parameters;
    return std::array{
        real_option<Motion, &p::gravity>("gravity", source, "m/s^2"),
        real_option<Motion, &p::board_friction>("board_friction", source, "friction of a disc on the board"),
        real_option<Motion, &p::disc_restitution>("disc_restitution", source, "restitution between discs"),
        real_option<Motion, &p::post_restitution>("post_restitution", source, "restitution between a disc and a post"),
        real_option<Motion, &p::rail_restitution>("rail_restitution", source,
                                                  "restitution between a disc and the rail"),
        real_option<Motion, &p::restitution_knee>("restitution_knee", source,
                                                  "m/s of closing speed above which restitution falls, or none"),
        real_option<Motion, &p::disc_contact_friction>("disc_contact_friction", source,
                                                       "friction of disc on disc at their rims"),
        real_option<Motion, &p::post_contact_friction>("post_contact_friction", source,
                                                       "friction of a disc's rim on a post"),
        choice_option<Motion, &p::spin>(
            "spin", "none|carried|full", source,
            "how much of a flat disc's spin is followed: nothing, what contacts give, also how it bends the way"),
        real_option<Motion, &p::rest_speed>("rest_speed", source, "m/s under which a disc has stopped"),
        real_option<Motion, &p::maximum_speed>("maximum_speed", source, "m/s that a shot may have"),
        real_option<Motion, &p::maximum_spin>("maximum_spin", source, "rad/s that a shot may have"),
        real_option<Motion, &p::hole_fall_height>("hole_fall_height", source,
                                                  "m that a disc must fall over the hole to stay in it"),
        real_option<Motion, &p::rebound_height>("rebound_height", source,
                                                "m that a disc may fall on the way to the rail and still come back"),
        real_option<Motion, &p::stacked_friction>("stacked_friction", source, "friction of a disc on another"),
        real_option<Motion, &p::carry_speed>("carry_speed", source,
                                             "m/s of a hit on a disc that leaves behind what lies on it"),
        real_option<Motion, &p::upright_friction>("upright_friction", source,
                                                  "resistance of a disc on its edge to travel"),
        real_option<Motion, &p::pivot_deceleration>("pivot_deceleration", source,
                                                    "rad/s^2 by which pivot friction slows a disc on its edge"),
        real_option<Motion, &p::upright_stability>(
            "upright_stability", source,
            "share of the spin at which rolling stays stable, under which a disc falls flat"),
        real_option<Motion, &p::wobble_time>("wobble_time", source, "s that a disc wobbles before it lies flat"),
        real_option<Motion, &p::wobble_drift>("wobble_drift", source, "m/s, the most that wobbling adds"),
        real_option<Motion, &p::fall_shift>("fall_shift", source,
                                            "how far a disc shifts as it falls flat, in radii of it"),
        real_option<Motion, &p::tower_threshold>("tower_threshold", source, "N s of a push that fells a tower"),
        number_option<Motion, &p::event_limit>("event_limit", "N", source,
                                               "a shot of more events than this is refused")};
}();

/// No text of all those options is longer.
inline constexpr std::size_t longest_motion = 24 * (longest_number + 24);

} // namespace quintet::inline v0::flick

#endif
