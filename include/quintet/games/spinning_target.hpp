// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_HPP
#define QUINTET_GAMES_SPINNING_TARGET_HPP

// The spinning target (sheet ST): discs spun on edge, towers, a barricade.
#include <quintet/games/spinning_target/assemble.hpp>
#include <quintet/games/spinning_target/game.hpp>

#endif
