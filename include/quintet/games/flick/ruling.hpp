// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_RULING_HPP
#define QUINTET_GAMES_FLICK_RULING_HPP

#include <quintet/core/clause.hpp>

#include <cstdint>
#include <string_view>

namespace quintet::inline v0::flick {

/// What a judge decides.
enum class verdict : std::uint8_t {
    good,    ///< the shot keeps the rules
    foul,    ///< the shot breaks a rule
    removed, ///< a disc goes to the ditch
    made,    ///< a disc goes to its owner's cup
    stays,   ///< a disc stays where one might think that it must go
    scored,  ///< a round, game or match is counted
};

/// One decision of a judge, with the clause that it rests on.
struct ruling {
    /// The ruling is not about a single disc.
    static constexpr std::uint8_t no_disc = 255;

    flick::verdict verdict = flick::verdict::good;
    quintet::clause clause;
    /// The number of the disc in the shot: as in the log.
    std::uint8_t disc = no_disc;
    /// Whom it is about: the side that owns the disc, or that scores.
    std::uint8_t side = 0;
    /// A sentence for a person; text with static storage.
    std::string_view message;

    friend constexpr bool operator==(const ruling&, const ruling&) = default;
};

} // namespace quintet::inline v0::flick

#endif
