// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_PLAYOUT_HPP
#define QUINTET_SEARCH_PLAYOUT_HPP

#include <quintet/core/chancy.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/outcome.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/search/detail/seen_by_player.hpp>
#include <quintet/search/policy.hpp>

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace quintet::inline v0 {

/// When a playout stops though the game is not over. (Chinese checkers at random seldom ends by itself.)
struct playout_limits {
    std::uint64_t plies = (std::numeric_limits<std::uint64_t>::max)();
    /// A moment past which no ply is begun. Results under a deadline depend on the machine; leave it out where the same
    /// seed shall give the same game.
    std::optional<std::chrono::steady_clock::time_point> deadline = std::nullopt;
};

/// How a playout ended.
enum class playout_end : std::uint8_t { game_over, ply_limit, time_limit };

struct playout_result {
    playout_end end = playout_end::game_over;
    std::uint64_t plies = 0;
    /// The ranks; none where a limit cut the game off.
    std::optional<quintet::outcome> outcome;
};

namespace detail {

/// The policy's choice, by a position that does not show it hidden chance.
template <class Rules, class Policy>
constexpr move_of<Rules> choose_unforeseeing(const tracked<Rules>& position, Policy& choose, random_stream& random,
                                             [[maybe_unused]] std::uint64_t ply)
{
    if constexpr (chancy<Rules>) {
        random_stream unseen = random.split(ply);
        return choose(seen_by_player<Rules>(position, unseen), random);
    } else {
        return choose(position, random);
    }
}

} // namespace detail

/// Plays on from a tracked position until the game is over or a limit is met, and leaves the last position in it.
/// observe(move, event) sees every ply. Chance that the position hides comes as it lies there, but the policy never
/// sees it: where the rules are chancy it is shown the position with hidden chance drawn anew (from a stream split off,
/// so that its own draws stay what they are). A policy that plays out to look ahead begins at as_seen(...).
template <class Rules, class Policy, class Observe>
    requires rules<Rules> && policy<Policy, Rules>
constexpr playout_result play_out(tracked<Rules>& position, Policy&& choose, random_stream& random,
                                  const playout_limits& limits, Observe&& observe)
{
    playout_result result;
    while (position.rules().to_move(position.state())) {
        if (result.plies == limits.plies) {
            result.end = playout_end::ply_limit;
            return result;
        }
        if (limits.deadline && std::chrono::steady_clock::now() >= *limits.deadline) {
            result.end = playout_end::time_limit;
            return result;
        }
        const move_of<Rules> m = detail::choose_unforeseeing<Rules>(position, choose, random, result.plies);
        const event_of<Rules> e = position.apply(m);
        ++result.plies;
        observe(m, e);
    }
    result.outcome = position.rules().outcome(position.state());
    return result;
}

template <class Rules, class Policy>
    requires rules<Rules> && policy<Policy, Rules>
constexpr playout_result play_out(tracked<Rules>& position, Policy&& choose, random_stream& random,
                                  const playout_limits& limits = {})
{
    return play_out<Rules>(position, choose, random, limits, [](const move_of<Rules>&, const event_of<Rules>&) {});
}

} // namespace quintet::inline v0

#endif
