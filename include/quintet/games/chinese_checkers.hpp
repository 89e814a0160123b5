// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_HPP

// Chinese checkers: everything but its text forms, which are in io/.

#include <quintet/core/incremental.hpp> // tracked<game>
#include <quintet/games/chinese_checkers/assemble.hpp>
#include <quintet/games/chinese_checkers/evaluation.hpp>
#include <quintet/games/chinese_checkers/game.hpp>
#include <quintet/games/chinese_checkers/hop_game.hpp>
#include <quintet/games/chinese_checkers/paths.hpp>
#include <quintet/games/chinese_checkers/tracked.hpp>

namespace quintet::inline v0::chinese_checkers {

/// The game on the usual board of 121 holes.
using options = basic_options<4>;
using setup = basic_setup<4>;
using state = basic_state<4>;
using game = basic_game<4>;
using path = basic_path<4>;
using hop_state = basic_hop_state<4>;
using hop_game = basic_hop_game<4>;

} // namespace quintet::inline v0::chinese_checkers

#endif
