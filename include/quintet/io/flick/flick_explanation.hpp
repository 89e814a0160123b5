// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_FLICK_EXPLANATION_HPP
#define QUINTET_IO_FLICK_FLICK_EXPLANATION_HPP

#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/io/explanation.hpp>
#include <quintet/io/flick/ruling_json.hpp>
#include <quintet/io/flick/shot_text.hpp>
#include <quintet/io/json.hpp>

#include <span>
#include <string_view>

namespace quintet::inline v0::flick {

/// What the explanations of the flick games share; `explanation<Game>` derives from it. That adds `explain`, and
/// `start_of`: how a judged shot began, as the result that rules.judge takes.
template <class Game>
struct flick_explanation {
    using game = Game;
    using state = state_of<Game>;
    using move = move_of<Game>;

    static result<state> judge(const Game& rules, const state& s, std::string_view log, json& object)
    {
        return judge_log<state>(log, [&](const log_start& start, std::span<const shot_event> events) -> result<state> {
            const auto placed = explanation<Game>::start_of(rules, s, start);
            if (!placed) {
                return placed.error();
            }
            const auto judged = rules.judge(s, *placed, events);
            if (!judged) {
                return judged.error();
            }
            object["rulings"] = rulings_json(judged->what.rulings);
            return judged->next;
        });
    }
};

} // namespace quintet::inline v0::flick

#endif
