// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_HPP

// Crokinole by the Hungarian page, in all its formats: everything but its text forms, which are in io/.
#include <quintet/games/crokinole_hungarian/assemble.hpp>
#include <quintet/games/crokinole_hungarian/game.hpp>

#endif
