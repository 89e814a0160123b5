// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_MOTION_OPTIONS_HPP
#define QUINTET_IO_FLICK_MOTION_OPTIONS_HPP

#include <quintet/io/flick/number_text.hpp>
#include <quintet/io/option_entry.hpp>
#include <quintet/physics/motion_parameters.hpp>

#include <array>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

namespace quintet::inline v0::flick {

namespace detail {

/// A real parameter of the motion that is the member Motion of a game's options; "none" is infinity.
template <auto Motion, auto Member>
[[nodiscard]] constexpr auto real_option(std::string_view name, std::string_view meaning)
{
    using member = quintet::detail::member_chain<Motion, Member>;
    using options = typename member::options;
    using entry = option_entry<options>;
    return entry{name,
                 "REAL",
                 "ST-20",
                 meaning,
                 [](const entry&, const options& o, std::string& out) {
                     const double value = member::in(o);
                     if (value == std::numeric_limits<double>::infinity()) {
                         out += "none";
                     } else {
                         write_number(value, out);
                     }
                 },
                 [](const entry&, options& o, std::string_view text) {
                     if (text == "none") {
                         member::in(o) = std::numeric_limits<double>::infinity();
                         return true;
                     }
                     text_cursor cursor(text);
                     const result<double> number = read_number(cursor);
                     if (!number || !cursor.done()) {
                         return false;
                     }
                     member::in(o) = *number;
                     return true;
                 }};
}

} // namespace detail

/// The constants of the motion as options of a game, whose options hold them in the member Motion: every one of
/// motion_parameters, whose header gives units and sources, but the time limit: a game follows each shot until all
/// rests. [ST-20]
template <auto Motion>
inline constexpr auto motion_options = [] {
    using p = motion_parameters;
    return std::array{
        detail::real_option<Motion, &p::gravity>("gravity", "m/s^2"),
        detail::real_option<Motion, &p::board_friction>("board_friction", "friction of a disc on the board"),
        detail::real_option<Motion, &p::disc_restitution>("disc_restitution", "restitution between discs"),
        detail::real_option<Motion, &p::post_restitution>("post_restitution", "restitution between a disc and a post"),
        detail::real_option<Motion, &p::rail_restitution>("rail_restitution",
                                                          "restitution between a disc and the rail"),
        detail::real_option<Motion, &p::restitution_knee>(
            "restitution_knee", "m/s of closing speed above which restitution falls, or none"),
        detail::real_option<Motion, &p::disc_contact_friction>("disc_contact_friction",
                                                               "friction of disc on disc at their rims"),
        detail::real_option<Motion, &p::post_contact_friction>("post_contact_friction",
                                                               "friction of a disc's rim on a post"),
        choice_option<Motion, &p::spin>(
            "spin", "none|carried|full", "ST-20",
            "how much of a flat disc's spin is followed: nothing, what contacts give, also how it bends the way"),
        detail::real_option<Motion, &p::rest_speed>("rest_speed", "m/s under which a disc has stopped"),
        detail::real_option<Motion, &p::maximum_speed>("maximum_speed", "m/s that a shot may have"),
        detail::real_option<Motion, &p::maximum_spin>("maximum_spin", "rad/s that a shot may have"),
        detail::real_option<Motion, &p::hole_fall_height>("hole_fall_height",
                                                          "m that a disc must fall over the hole to stay in it"),
        detail::real_option<Motion, &p::rebound_height>(
            "rebound_height", "m that a disc may fall on the way to the rail and still come back"),
        detail::real_option<Motion, &p::stacked_friction>("stacked_friction", "friction of a disc on another"),
        detail::real_option<Motion, &p::carry_speed>("carry_speed",
                                                     "m/s of a hit on a disc that leaves behind what lies on it"),
        detail::real_option<Motion, &p::upright_friction>("upright_friction",
                                                          "resistance of a disc on its edge to travel"),
        detail::real_option<Motion, &p::pivot_deceleration>("pivot_deceleration",
                                                            "rad/s^2 by which pivot friction slows a disc on its edge"),
        detail::real_option<Motion, &p::upright_stability>(
            "upright_stability", "share of the spin at which rolling stays stable, under which a disc falls flat"),
        detail::real_option<Motion, &p::wobble_time>("wobble_time", "s that a disc wobbles before it lies flat"),
        detail::real_option<Motion, &p::wobble_drift>("wobble_drift", "m/s, the most that wobbling adds"),
        detail::real_option<Motion, &p::fall_shift>("fall_shift",
                                                    "how far a disc shifts as it falls flat, in radii of it"),
        detail::real_option<Motion, &p::tower_threshold>("tower_threshold", "N s of a push that fells a tower"),
        number_option<Motion, &p::event_limit>("event_limit", "N", "ST-20",
                                               "a shot of more events than this is refused")};
}();

/// No text of all those options is longer.
inline constexpr std::size_t longest_motion = 24 * (longest_number + 24);

} // namespace quintet::inline v0::flick

#endif
