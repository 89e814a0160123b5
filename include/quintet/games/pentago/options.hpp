// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_OPTIONS_HPP
#define QUINTET_GAMES_PENTAGO_OPTIONS_HPP

#include <quintet/core/error.hpp>
#include <quintet/games/quadrants/twist_rule.hpp>

#include <optional>

namespace quintet::inline v0::pentago {

/// The options of two-colour Pentago; the default values are the published rules.
struct options {
    /// Five in a row made by placing wins before a quadrant is turned (PG-3); otherwise only what stands after the turn
    /// counts.
    bool placing_wins = true;
    /// Whether the turn may be skipped (PG-2).
    twist_rule twist = twist_rule::mandatory;

    friend constexpr bool operator==(const options&, const options&) = default;
};

/// What is wrong with the options, if anything.
[[nodiscard]] constexpr std::optional<error> fault(const options& o)
{
    if (o.twist > twist_rule::optional_if_neutral) {
        return error{error_code::bad_option, "PG-2", error::nowhere, "twist has no such value"};
    }
    return std::nullopt;
}

} // namespace quintet::inline v0::pentago

#endif
