// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_CHECK_MODEL_HPP
#define QUINTET_TESTS_SUPPORT_CHECK_MODEL_HPP

#include "support/effort.hpp"
#include "support/find_fault.hpp"

#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>

#include <catch2/catch_test_macros.hpp>

#include <type_traits>

namespace support {

/// Fails the running test with the first thing that a game gets wrong. The test to call from each game's test file:
/// `support::check_model(rules, random_stream{1}, {.plies = 2000}, hooks{});` See find_fault.hpp for the hooks.
template <quintet::rules Rules, class Hooks = no_hooks>
void check_model(const Rules& rules, quintet::random_stream random, const effort& how = {}, const Hooks& hooks = {})
{
    const auto fault = find_fault(rules, random, how, hooks);
    INFO(fault.value_or(""));
    CHECK_FALSE(fault.has_value());
}

/// States, moves and events are plain bytes: what the marble games promise.
template <quintet::rules Rules>
inline constexpr bool plain_values =
    std::is_trivially_copyable_v<quintet::state_of<Rules>> && std::is_trivially_copyable_v<quintet::move_of<Rules>> &&
    std::is_trivially_copyable_v<quintet::event_of<Rules>>;

} // namespace support

#endif
