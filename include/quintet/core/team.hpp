// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_TEAM_HPP
#define QUINTET_CORE_TEAM_HPP

#include <compare>
#include <cstdint>

namespace quintet::inline v0 {

/// A side: the seats that win and lose together. Where nobody plays in pairs, team i is seat i.
struct team {
    std::uint8_t index = 0;

    friend constexpr bool operator==(team, team) = default;
    friend constexpr auto operator<=>(team, team) = default;
};

} // namespace quintet::inline v0

#endif
