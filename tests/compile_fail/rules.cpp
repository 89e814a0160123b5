// SPDX-License-Identifier: MIT
// A type that misses any one requirement of the rules concept is refused, and the message names the requirement.
//
// case MISS_STATE_TYPE: state_type
// case MISS_MOVE_TYPE: move_type
// case MISS_EVENT_TYPE: event_type
// case MISS_MAX_MOVES: max_moves
// case RULES_NOT_EQUALITY_COMPARABLE: equality_comparable
// case STATE_WITHOUT_EQUALITY: state_value
// case STATE_WITHOUT_HASH: state_value
// case STATE_WITH_NARROW_HASH: state_value
// case MOVE_WITHOUT_ORDER: move_value
// case MOVE_NOT_COPYABLE: move_value
// case EVENT_NOT_COPYABLE: semiregular
// case MISS_SEATS: seats_players
// case MISS_TEAMS: seats_players
// case MISS_TEAM_OF: seats_players
// case MISS_START: has_start
// case START_TAKES_NO_RANDOM: has_start
// case MISS_TO_MOVE: has_to_move
// case TO_MOVE_NEVER_ENDS: has_to_move
// case MISS_REFUSAL: has_refusal
// case REFUSAL_WITHOUT_REASON: has_refusal
// case MISS_FOR_EACH_MOVE: has_for_each_move
// case FOR_EACH_MOVE_CANNOT_TELL_A_STOP: has_for_each_move
// case MISS_COUNT_MOVES: has_count_moves
// case MISS_ANY_MOVE: has_any_move
// case MISS_APPLY: has_apply
// case APPLY_TELLS_NOTHING: has_apply
// case REFUSAL_CHANGES_THE_RULES: has_refusal
// case MISS_SCORE: has_score
// case MISS_OUTCOME: has_outcome
// case OUTCOME_WITHOUT_RANKS: has_outcome
#include <quintet/core/rules.hpp>

using namespace quintet;

// Whoever takes the last of three stones wins.
struct position {
    int stones = 3;
#if defined STATE_WITH_NARROW_HASH
    std::uint32_t hash() const { return static_cast<std::uint32_t>(stones); }
#elif !defined STATE_WITHOUT_HASH
    std::uint64_t hash() const { return static_cast<std::uint64_t>(stones); }
#endif
#ifndef STATE_WITHOUT_EQUALITY
    friend bool operator==(const position&, const position&) = default;
#endif
};

struct take {
    int stones = 1;
#ifdef MOVE_NOT_COPYABLE
    take(const take&) = delete;
#endif
    friend bool operator==(const take&, const take&) = default;
#ifndef MOVE_WITHOUT_ORDER
    friend auto operator<=>(const take&, const take&) = default;
#endif
};

struct taken {
#ifdef EVENT_NOT_COPYABLE
    taken(const taken&) = delete;
#endif
};

struct game {
#ifndef MISS_STATE_TYPE
    using state_type = position;
#endif
#ifndef MISS_MOVE_TYPE
    using move_type = take;
#endif
#ifndef MISS_EVENT_TYPE
    using event_type = taken;
#endif
#ifndef MISS_MAX_MOVES
    static constexpr std::size_t max_moves = 2;
#endif

#ifndef MISS_SEATS
    std::size_t seats() const;
#endif
#ifndef MISS_TEAMS
    std::size_t teams() const;
#endif
#ifndef MISS_TEAM_OF
    team team_of(seat) const;
#endif

#if defined START_TAKES_NO_RANDOM
    position start() const;
#elif !defined MISS_START
    position start(random_stream&) const;
#endif

#if defined TO_MOVE_NEVER_ENDS
    seat to_move(const position&) const;
#elif !defined MISS_TO_MOVE
    std::optional<seat> to_move(const position&) const;
#endif

#if defined REFUSAL_WITHOUT_REASON
    bool refusal(const position&, const take&) const;
#elif defined REFUSAL_CHANGES_THE_RULES
    std::optional<quintet::refusal> refusal(const position&, const take&);
#elif !defined MISS_REFUSAL
    std::optional<quintet::refusal> refusal(const position&, const take&) const;
#endif

#if defined FOR_EACH_MOVE_CANNOT_TELL_A_STOP
    template <class Visit>
    void for_each_move(const position&, Visit&&) const;
#elif !defined MISS_FOR_EACH_MOVE
    template <class Visit>
    bool for_each_move(const position&, Visit&&) const;
#endif

#ifndef MISS_COUNT_MOVES
    std::size_t count_moves(const position&) const;
#endif
#ifndef MISS_ANY_MOVE
    bool any_move(const position&) const;
#endif

#if defined APPLY_TELLS_NOTHING
    void apply(position&, const take&) const;
#elif !defined MISS_APPLY
    taken apply(position&, const take&) const;
#endif

#ifndef MISS_SCORE
    score_sheet score(const position&) const;
#endif

#if defined OUTCOME_WITHOUT_RANKS
    std::optional<seat> outcome(const position&) const;
#elif !defined MISS_OUTCOME
    std::optional<quintet::outcome> outcome(const position&) const;
#endif

#ifndef RULES_NOT_EQUALITY_COMPARABLE
    friend bool operator==(const game&, const game&) = default;
#endif
};

template <rules Rules>
void play(const Rules&)
{
}

void use(const game& rules) { play(rules); }
