// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_EVENT_HPP
#define QUINTET_GAMES_CROKINOLE_EVENT_HPP

#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/crokinole/setup.hpp>
#include <quintet/games/flick/ruling.hpp>

#include <cstddef>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole {

/// At most one ruling a disc, one of the shot, and what the sides score.
inline constexpr std::size_t most_rulings = flick::capacity + 1 + options::most_players;
using ruling_list = inline_vector<flick::ruling, most_rulings>;

/// What a shot brought about. Its log is not in it: ask game::shoot().
struct event {
    /// Of the shot first, then disc by disc, then what is scored by the round.
    ruling_list rulings;
    /// Seconds from the flick until everything rested.
    double duration = 0;
    seat shooter;
    /// It was the last shot of a round. [CR-17]
    bool round_ended = false;
    /// Then: what each side's discs and twenties count, and what it scores. [CR-17] [CR-18]
    side_points counted{};
    side_points scored{};

    friend constexpr bool operator==(const event&, const event&) = default;
};

} // namespace quintet::inline v0::crokinole

QUINTET_PRECISE_END

#endif
