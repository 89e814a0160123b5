// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_NULL_LOG_HPP
#define QUINTET_PHYSICS_NULL_LOG_HPP

#include <quintet/physics/shot_event.hpp>

#include <concepts>

namespace quintet::inline v0 {

/// What motion tells about: every stretch of every disc and every event, in order of time, between begin and finish.
/// Where `enabled` is false nothing is called and nothing is computed for it.
template <class Log>
concept shot_sink = requires {
    { Log::enabled } -> std::convertible_to<bool>;
};

/// The log that wants nothing, for bots that try shots and look only at where the discs end.
struct null_log {
    static constexpr bool enabled = false;
};

} // namespace quintet::inline v0

#endif
