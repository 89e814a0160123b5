// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_HPP
#define QUINTET_GAMES_PENTAGO_HPP

// Two-colour Pentago: quintet::pentago::game, and its half-move view.
#include <quintet/games/pentago/evaluation.hpp>
#include <quintet/games/pentago/game.hpp>
#include <quintet/games/quadrants/half_moves.hpp>

#endif
