// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_QUADRANTS_HPP
#define QUINTET_GAMES_QUADRANTS_HPP

// What the games on quadrants that turn share: placing and turning, when a turn may be skipped, the view by half-moves.
#include <quintet/games/quadrants/half_moves.hpp>
#include <quintet/games/quadrants/place_and_turn.hpp>
#include <quintet/games/quadrants/twist_rule.hpp>

#endif
