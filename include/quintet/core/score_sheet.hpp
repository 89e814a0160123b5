// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_SCORE_SHEET_HPP
#define QUINTET_CORE_SCORE_SHEET_HPP

#include <quintet/core/inline_vector.hpp>
#include <quintet/core/seat.hpp>

#include <cstdint>

namespace quintet::inline v0 {

/// Points of one seat or one team.
struct tally {
    std::int32_t round = 0; ///< in the round being played; the same as `total` in a game of one round
    std::int32_t total = 0; ///< in all

    friend constexpr bool operator==(const tally&, const tally&) = default;
};

/// The score as it stands: by seat, and by team. Without pairs each seat is a team, and both lists are the same.
struct score_sheet {
    inline_vector<tally, max_seats> seats;
    inline_vector<tally, max_seats> teams;

    friend constexpr bool operator==(const score_sheet&, const score_sheet&) = default;
};

} // namespace quintet::inline v0

#endif
