// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_RULES_HPP
#define QUINTET_CORE_RULES_HPP

// The page to read first. A *rules* value holds a game's options and knows the game; a *state* is a position; a *move*
// is one decision of one seat; an *event* is what a move brought about. All of them are plain values.
//
//     chinese_checkers::game rules;                      // options: two players, the usual board
//     random_stream random{1};
//     auto state = rules.start(random);
//     while (auto who = rules.to_move(state)) { rules.apply(state, pick(rules, state)); }
//     rules.outcome(state)->rank(seat{0});
//
// Stack: each call on a game of the library, and each policy of search/, runs on a thread of 64 KB, WebAssembly's
// default; so do text and boards. Applying a flicked move takes 45 KB of it, greedy_policy on a flick game 60, all else
// less than 40, on Chinese checkers and the Pentagos less than 12. perft takes a position a ply more. Nothing recurses
// deeper with the position. What you do in a visitor comes on top.
//
// Every algorithm in search/ is written against this concept, and asks for no more of it than it needs.
//
// What only some games can do are refinements, each a concept and a header of its own in core/: moves that are taken
// back (reversible), hashes that follow a move (hashed), the board's symmetries (symmetric), planes for learners
// (encoded), a continuum of moves (sampled), positions that carry their moves along (incremental), and chance that the
// state holds but no player can know (chancy): a policy that looks ahead does so from redrawn(state, random), or it
// foresees the lots.

#include <quintet/core/outcome.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/refusal.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/core/team.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace quintet::inline v0 {

template <class Rules>
using state_of = typename Rules::state_type;
template <class Rules>
using move_of = typename Rules::move_type;
template <class Rules>
using event_of = typename Rules::event_type;

/// state_type, move_type and event_type, and max_moves: no position has more legal moves than that.
template <class Rules>
concept names_its_types = requires {
    typename Rules::state_type;
    typename Rules::move_type;
    typename Rules::event_type;
    { Rules::max_moves } -> std::convertible_to<std::size_t>;
};

/// A position: a regular value with a hash. Equal states have equal futures: whatever decides later legality is in
/// the state, its equality, its hash and its text.
template <class State>
concept state_value = std::regular<State> && requires(const State& s) {
    { s.hash() } -> std::same_as<std::uint64_t>;
};

/// A move: a small, regular, totally ordered value. It means nothing without its position.
template <class Move>
concept move_value = std::regular<Move> && std::totally_ordered<Move>;

/// seats() players in teams() teams; team_of(seat) is the side that a seat wins and loses with.
template <class Rules>
concept seats_players = requires(const Rules& rules, seat who) {
    { rules.seats() } -> std::same_as<std::size_t>;
    { rules.teams() } -> std::same_as<std::size_t>;
    { rules.team_of(who) } -> std::same_as<team>;
};

/// start(random): a position to begin from. All chance comes from the random stream given.
template <class Rules>
concept has_start = requires(const Rules& rules, random_stream& random) {
    { rules.start(random) } -> std::same_as<state_of<Rules>>;
};

/// to_move(state): the seat that must act; none when the game is over.
template <class Rules>
concept has_to_move = requires(const Rules& rules, const state_of<Rules>& s) {
    { rules.to_move(s) } -> std::same_as<std::optional<seat>>;
};

/// refusal(state, move): why the move is illegal, with its clause; empty where it is legal. Takes any value of the
/// move's type, and never generates the whole list.
template <class Rules>
concept has_refusal = requires(const Rules& rules, const state_of<Rules>& s, const move_of<Rules>& m) {
    { rules.refusal(s, m) } -> std::same_as<std::optional<quintet::refusal>>;
};

/// for_each_move(state, visit): the legal moves, each once, in the order of operator<, without allocation. A visitor
/// that returns false stops; the call then returns false. No moves exactly where the game is over.
/// (A game whose moves form a continuum visits a grid that is part of its options, in an order that it documents.)
template <class Rules>
concept has_for_each_move = requires(const Rules& rules, const state_of<Rules>& s) {
    {
        rules.for_each_move(s, [](const move_of<Rules>&) { return true; })
    } -> std::same_as<bool>;
};

/// count_moves(state): how many for_each_move would visit.
template <class Rules>
concept has_count_moves = requires(const Rules& rules, const state_of<Rules>& s) {
    { rules.count_moves(s) } -> std::same_as<std::size_t>;
};

/// any_move(state): whether for_each_move would visit one.
template <class Rules>
concept has_any_move = requires(const Rules& rules, const state_of<Rules>& s) {
    { rules.any_move(s) } -> std::same_as<bool>;
};

/// apply(state, move): plays a legal move, and returns what happened: enough to undo or to animate it.
/// Precondition: refusal(state, move) is empty.
template <class Rules>
concept has_apply = requires(const Rules& rules, state_of<Rules>& s, const move_of<Rules>& m) {
    { rules.apply(s, m) } -> std::same_as<event_of<Rules>>;
};

/// score(state): per seat and per team, this round and in all.
template <class Rules>
concept has_score = requires(const Rules& rules, const state_of<Rules>& s) {
    { rules.score(s) } -> std::same_as<score_sheet>;
};

/// outcome(state): none while the game goes on; else the ranks, and the clause that ended it.
template <class Rules>
concept has_outcome = requires(const Rules& rules, const state_of<Rules>& s) {
    { rules.outcome(s) } -> std::same_as<std::optional<quintet::outcome>>;
};

/// The concept that every game of quintet models, and any game of yours may.
template <class Rules>
concept rules =
    std::regular<Rules> && names_its_types<Rules> && state_value<state_of<Rules>> && move_value<move_of<Rules>> &&
    std::semiregular<event_of<Rules>> && seats_players<Rules> && has_start<Rules> && has_to_move<Rules> &&
    has_refusal<Rules> && has_for_each_move<Rules> && has_count_moves<Rules> && has_any_move<Rules> &&
    has_apply<Rules> && has_score<Rules> && has_outcome<Rules>;

} // namespace quintet::inline v0

#endif
