// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_EXPLANATION_HPP
#define QUINTET_IO_EXPLANATION_HPP

#include <quintet/core/rules.hpp>
#include <quintet/io/json.hpp>
#include <quintet/io/notation.hpp>

namespace quintet::inline v0 {

/// What a game's moves do, in JSON; beside notation<Rules>, so that text and boards do without JSON. To be specialised
/// for the rules in io/<game>/explanation.hpp:
///
/// - explain(rules, before, move, event, object): adds members to a JSON object: what a legal move does
/// - judge(rules, state, log, object), for games of flicked discs: see io/judge.hpp
template <class Rules>
struct explanation;

/// Rules that have a notation, and an explanation.
template <class Rules>
concept explained = written<Rules> && requires(const Rules& r, const state_of<Rules>& s, const move_of<Rules>& m,
                                               const event_of<Rules>& e,
                                               json& object) { explanation<Rules>::explain(r, s, m, e, object); };

} // namespace quintet::inline v0

#endif
