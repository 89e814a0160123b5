// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CROKINOLE_EXPLANATION_HPP
#define QUINTET_IO_CROKINOLE_EXPLANATION_HPP

#include <quintet/core/result.hpp>
#include <quintet/io/crokinole.hpp>
#include <quintet/io/explanation.hpp>
#include <quintet/io/flick/flick_explanation.hpp>
#include <quintet/io/flick/shot_text.hpp>
#include <quintet/io/json.hpp>

namespace quintet::inline v0 {

/// See io/explanation.hpp.
template <>
struct explanation<crokinole::game> : flick::flick_explanation<crokinole::game> {
    static void explain(const game& rules, const state& before, const flick::aim& m, const crokinole::event& e,
                        json& object)
    {
        flick::explain_shot(rules, before, m, e, {flick::place_of(rules.area_of(e.shooter), m)}, 1,
                            {shot_event_kind::left_surface, shot_event_kind::fall}, object);
        if (e.round_ended) {
            object["round"] = {{"counted", flick::points_json(e.counted, rules.teams())},
                               {"scored", flick::points_json(e.scored, rules.teams())}};
        }
    }
    static result<vec2> start_of(const game& rules, const state& s, const flick::log_start& start)
    {
        const auto why = flick::start_fault_of_one_disc(start, rules.to_move(s), "CR-5", "CR-6");
        return why ? result<vec2>(*why) : result<vec2>(start.placed);
    }
};

} // namespace quintet::inline v0

#endif
