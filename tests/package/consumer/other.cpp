// SPDX-License-Identifier: MIT
#include <quintet/core/outcome.hpp>

#include <array>
#include <cstdint>

int other();

int other() { return quintet::outcome::by_key("CC-9", std::array<std::int32_t, 2>{3, 1}).rank(quintet::seat{0}); }
