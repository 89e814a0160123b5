// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HPP
#define QUINTET_GAMES_CROKINOLE_HPP

// Crokinole by the North American club sheet: everything but its text forms, which are in io/.

#include <quintet/games/crokinole/assemble.hpp>
#include <quintet/games/crokinole/game.hpp>

#endif
