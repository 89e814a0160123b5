// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_VERDICT_NAME_HPP
#define QUINTET_IO_FLICK_VERDICT_NAME_HPP

#include <quintet/games/flick/ruling.hpp>

#include <string_view>

namespace quintet::inline v0::flick {

/// The name of a verdict as it stands in the enumeration.
[[nodiscard]] constexpr std::string_view name_of(verdict v)
{
    switch (v) {
    case verdict::good:
        return "good";
    case verdict::foul:
        return "foul";
    case verdict::removed:
        return "removed";
    case verdict::made:
        return "made";
    case verdict::stays:
        return "stays";
    case verdict::scored:
        return "scored";
    }
    return "";
}

} // namespace quintet::inline v0::flick

#endif
