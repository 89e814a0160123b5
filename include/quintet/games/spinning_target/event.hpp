// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_EVENT_HPP
#define QUINTET_GAMES_SPINNING_TARGET_EVENT_HPP

#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/flick/ruling.hpp>
#include <quintet/games/spinning_target/discs.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// What a move brought about: the rulings, and what a round counted. How discs moved is told by game::shoot.
struct event {
    /// Room for all that one move can bring on the sheet's board; of more forfeits in a row the last are left out.
    static constexpr std::size_t most_rulings = 64;

    inline_vector<flick::ruling, most_rulings> rulings;
    /// Seconds from the flick until everything rested.
    double duration = 0;
    /// Who moved; of a penalty, whom it is about.
    seat mover;
    /// The move ended a round; and what each seat scored in it. [ST-14]
    bool round_ended = false;
    std::array<std::int32_t, max_players> scored{};

    constexpr void note(flick::verdict verdict, clause by, std::string_view message, std::size_t side,
                        std::size_t disc = flick::ruling::no_disc)
    {
        if (!rulings.full()) {
            rulings.push_back({verdict, by, static_cast<std::uint8_t>(disc), static_cast<std::uint8_t>(side), message});
        }
    }

    friend constexpr bool operator==(const event&, const event&) = default;
};

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
