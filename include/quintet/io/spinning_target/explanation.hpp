// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_SPINNING_TARGET_EXPLANATION_HPP
#define QUINTET_IO_SPINNING_TARGET_EXPLANATION_HPP

#include <quintet/core/result.hpp>
#include <quintet/io/explanation.hpp>
#include <quintet/io/flick/flick_explanation.hpp>
#include <quintet/io/flick/ruling_json.hpp>
#include <quintet/io/flick/shot_text.hpp>
#include <quintet/io/json.hpp>
#include <quintet/io/spinning_target.hpp>

namespace quintet::inline v0 {

/// See io/explanation.hpp.
template <>
struct explanation<spinning_target::game> : flick::flick_explanation<spinning_target::game> {
    static void explain(const game& rules, const state& before, const move& m, const spinning_target::event& e,
                        json& object)
    {
        if (m.kind == spinning_target::move_kind::spin) {
            flick::explain_shot(rules, before, m, e, {spinning_target::stand_of(rules.area_of(e.mover), m.aim)}, 1,
                                {shot_event_kind::rest}, object);
        } else {
            object["rulings"] = flick::rulings_json(e.rulings);
        }
        if (e.round_ended) {
            object["scored"] = flick::points_json(e.scored, rules.seats());
        }
    }
    static result<vec2> start_of(const game& rules, const state& s, const flick::log_start& start)
    {
        const auto why = flick::start_fault_of_one_disc(start, rules.to_move(s), "ST-8", "ST-9");
        return why ? result<vec2>(*why) : result<vec2>(start.placed);
    }
};

} // namespace quintet::inline v0

#endif
