// SPDX-License-Identifier: MIT
#ifndef QUINTET_QUINTET_HPP
#define QUINTET_QUINTET_HPP

// Everything but io/.

#include <quintet/boards/disc_board.hpp>
#include <quintet/boards/disc_board_fault.hpp>
#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/boards/hex_coordinates.hpp>
#include <quintet/boards/hex_star.hpp>
#include <quintet/boards/quadrant_grid.hpp>
#include <quintet/boards/quadrant_grid_geometry.hpp>
#include <quintet/boards/quadrant_grid_lines.hpp>
#include <quintet/boards/quadrant_grid_symmetry.hpp>
#include <quintet/boards/quadrant_grid_twist.hpp>
#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>
#include <quintet/core/bit_set.hpp>
#include <quintet/core/clause.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/core/error.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/hashed.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/move_list.hpp>
#include <quintet/core/outcome.hpp>
#include <quintet/core/plain_tracked.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/real.hpp>
#include <quintet/core/refusal.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/reversible.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/core/symmetric.hpp>
#include <quintet/core/team.hpp>
#include <quintet/core/visit.hpp>
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/games/pentago.hpp>
#include <quintet/games/pentago_triple.hpp>
#include <quintet/physics/contact_solver.hpp>
#include <quintet/physics/disc_motion.hpp>
#include <quintet/physics/disc_scene.hpp>
#include <quintet/physics/motion_loop.hpp>
#include <quintet/physics/motion_parameters.hpp>
#include <quintet/physics/motion_world.hpp>
#include <quintet/physics/next_event.hpp>
#include <quintet/physics/null_log.hpp>
#include <quintet/physics/shot.hpp>
#include <quintet/physics/shot_event.hpp>
#include <quintet/physics/shot_log.hpp>
#include <quintet/physics/sliding.hpp>
#include <quintet/physics/time_of_impact.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/perft.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/policy.hpp>
#include <quintet/search/random_policy.hpp>
#include <quintet/version.hpp>

#endif
