// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CROKINOLE_HUNGARIAN_EXPLANATION_HPP
#define QUINTET_IO_CROKINOLE_HUNGARIAN_EXPLANATION_HPP

#include <quintet/core/result.hpp>
#include <quintet/io/crokinole_hungarian.hpp>
#include <quintet/io/explanation.hpp>
#include <quintet/io/flick/flick_explanation.hpp>
#include <quintet/io/flick/shot_text.hpp>
#include <quintet/io/json.hpp>

#include <array>
#include <cstddef>
#include <string_view>

namespace quintet::inline v0 {

/// See io/explanation.hpp.
template <>
struct explanation<crokinole_hungarian::game> : flick::flick_explanation<crokinole_hungarian::game> {
    static void explain(const game& rules, const state& before, const move& m, const crokinole_hungarian::event& e,
                        json& object)
    {
        flick::log_start start{flick::place_of(rules.area_of(e.shooter), m.aim)};
        if (rules.options().format == crokinole_hungarian::format::tactical_pairs) {
            start.shooter = e.shooter;
        }
        if (m.choice.picked != crokinole_hungarian::shot_choice::none) {
            start.picked = m.choice.picked;
        }
        start.upper_struck = m.choice.struck == crokinole_hungarian::struck_discs::upper;
        flick::explain_shot(rules, before, m, e, start, crokinole_hungarian::discs_a_shot(rules.options().format),
                            {shot_event_kind::left_surface, shot_event_kind::fall}, object);
        constexpr std::array<std::string_view, 5> stages{"shot", "round", "leg", "set", "match"};
        if (e.ended != crokinole_hungarian::stage::shot) {
            object["ended"] = stages[static_cast<std::size_t>(e.ended)];
            object["points"] = flick::points_json(e.points, rules.teams());
        }
    }
    static result<crokinole_hungarian::placement> start_of(const game& rules, const state& s,
                                                           const flick::log_start& start)
    {
        crokinole_hungarian::placement placed{start.placed};
        const auto mover = rules.to_move(s);
        if (start.shooter && mover && start.shooter != mover) {
            placed.choice.partner = true;
            if (start.shooter->index >= rules.seats() || rules.shooter_of(s, placed.choice) != start.shooter) {
                return error{error_code::illegal_move, "HU-2", error::nowhere, "it is another seat's turn"};
            }
        }
        placed.choice.picked = start.picked.value_or(crokinole_hungarian::shot_choice::none);
        placed.choice.struck =
            start.upper_struck ? crokinole_hungarian::struck_discs::upper : crokinole_hungarian::struck_discs::both;
        return placed;
    }
};

} // namespace quintet::inline v0

#endif
