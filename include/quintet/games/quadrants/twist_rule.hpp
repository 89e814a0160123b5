// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_QUADRANTS_TWIST_RULE_HPP
#define QUINTET_GAMES_QUADRANTS_TWIST_RULE_HPP

#include <cstdint>

namespace quintet::inline v0 {

/// Whether a player who has placed a marble must turn a quadrant (PG-2, PT-12).
enum class twist_rule : std::uint8_t {
    mandatory,           ///< always
    optional_if_neutral, ///< not while some quadrant is neutral: a turn would leave it unchanged
};

} // namespace quintet::inline v0

#endif
