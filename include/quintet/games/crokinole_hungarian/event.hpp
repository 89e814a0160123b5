// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_EVENT_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_EVENT_HPP

#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/crokinole_hungarian/setup.hpp>
#include <quintet/games/flick/ruling.hpp>

#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole_hungarian {

/// One ruling a disc at most, one of the shot, and what is counted after it.
inline constexpr std::size_t most_rulings = flick::capacity + 8;
using ruling_list = inline_vector<flick::ruling, most_rulings>;

/// What a shot ended. Each of these ends those before it.
enum class stage : std::uint8_t {
    shot,  ///< nothing more
    round, ///< a round; in darts a turn
    leg,   ///< of darts [HU-25]
    set,   ///< of darts [HU-25]
    match,
};

/// What a shot brought about. Its log is not in it: ask game::shoot().
struct event {
    /// Of the shot first, then disc by disc, then what was counted.
    ruling_list rulings;
    /// Seconds from the flick until everything rested.
    double duration = 0;
    seat shooter;
    stage ended = stage::shot;
    /// Where a round ended, what each side made in it: its discs and its twenties. Where a turn of darts ended, what
    /// the turn was worth; a bust is worth nothing. [HU-15] [HU-22]
    side_points points{};

    friend constexpr bool operator==(const event&, const event&) = default;
};

} // namespace quintet::inline v0::crokinole_hungarian

QUINTET_PRECISE_END

#endif
