// SPDX-License-Identifier: MIT
// A model that misses any one requirement of a refinement does not model the refinement, and the message says which.
//
// case MISS_UNDO: has_undo
// case MISS_HASH_AFTER: has_hash_after
// case MISS_SYMMETRIES: has_symmetries
// case MISS_TRANSFORMED_STATE: has_transformed
// case MISS_TRANSFORMED_MOVE: has_transformed
// case MISS_TRANSFORMED_SEAT: has_transformed
// case MISS_CANONICAL: has_canonical
// case MISS_OBSERVATION: has_observation
// case MISS_OBSERVE: has_observation
// case MISS_ACTIONS: has_actions
// case MISS_ACTION_OF: has_actions
// case MISS_ACTION_MOVE: has_actions
// case MISS_SAMPLE: has_sample
// case MISS_NEAREST: has_nearest
// case MISS_NOISE_TYPE: noise_type
// case MISS_PERTURBED: has_perturbed
// case MISS_TRACKED_TYPE: tracked_type
// case MISS_MOVE_AT: move_at
// case MISS_COUNT_REPLIES: count_replies
// case MISS_SETTLE: settle
// case MISS_REDRAWN: has_redrawn
#include <quintet/core/chancy.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/core/hashed.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/reversible.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/core/symmetric.hpp>

using namespace quintet;

struct position {
    std::uint64_t hash() const;
    friend bool operator==(const position&, const position&) = default;
};
struct take {
    friend auto operator<=>(const take&, const take&) = default;
};
struct taken {};
struct hand {};

struct game {
    using state_type = position;
    using move_type = take;
    using event_type = taken;
    static constexpr std::size_t max_moves = 1;

    class tracked_position {
      public:
        tracked_position(const game&, const position&);
        const game& rules() const;
        const position& state() const;
        std::size_t count_moves() const;
        template <class Visit>
        bool for_each_move(Visit&&) const;
#ifndef MISS_MOVE_AT
        take move_at(std::size_t) const;
#endif
#ifndef MISS_COUNT_REPLIES
        std::size_t count_replies() const;
#endif
        taken apply(const take&);
#ifndef MISS_SETTLE
        void settle();
#endif
    };
#ifndef MISS_TRACKED_TYPE
    using tracked_type = tracked_position;
#endif
#ifndef MISS_NOISE_TYPE
    using noise_type = hand;
#endif

    std::size_t seats() const;
    std::size_t teams() const;
    team team_of(seat) const;
    position start(random_stream&) const;
    std::optional<seat> to_move(const position&) const;
    std::optional<quintet::refusal> refusal(const position&, const take&) const;
    template <class Visit>
    bool for_each_move(const position&, Visit&&) const;
    std::size_t count_moves(const position&) const;
    bool any_move(const position&) const;
    taken apply(position&, const take&) const;
    score_sheet score(const position&) const;
    std::optional<quintet::outcome> outcome(const position&) const;
    friend bool operator==(const game&, const game&) = default;

#ifndef MISS_UNDO
    void undo(position&, const take&, const taken&) const;
#endif
#ifndef MISS_HASH_AFTER
    std::uint64_t hash_after(const position&, const take&) const;
#endif
#ifndef MISS_SYMMETRIES
    std::size_t symmetries() const;
#endif
#ifndef MISS_TRANSFORMED_STATE
    position transformed(const position&, std::size_t) const;
#endif
#ifndef MISS_TRANSFORMED_MOVE
    take transformed(const take&, std::size_t) const;
#endif
#ifndef MISS_TRANSFORMED_SEAT
    seat transformed(seat, std::size_t) const;
#endif
#ifndef MISS_CANONICAL
    canonical_form<position> canonical(const position&) const;
#endif
#ifndef MISS_OBSERVATION
    observation_shape observation() const;
#endif
#ifndef MISS_OBSERVE
    void observe(const position&, seat, std::span<float>) const;
#endif
#ifndef MISS_ACTIONS
    std::size_t actions() const;
#endif
#ifndef MISS_ACTION_OF
    std::size_t action_of(const take&) const;
#endif
#ifndef MISS_ACTION_MOVE
    take action_move(std::size_t) const;
#endif
#ifndef MISS_SAMPLE
    take sample(const position&, random_stream&) const;
#endif
#ifndef MISS_NEAREST
    take nearest(const position&, const take&) const;
#endif
#ifndef MISS_PERTURBED
    take perturbed(const position&, const take&, const hand&, random_stream&) const;
#endif
#ifndef MISS_REDRAWN
    position redrawn(const position&, random_stream&) const;
#endif
};

static_assert(rules<game>);
static_assert(reversible<game>);
static_assert(hashed<game>);
static_assert(symmetric<game>);
static_assert(encoded<game>);
static_assert(sampled<game>);
static_assert(chancy<game>);
static_assert(incremental<game>);
