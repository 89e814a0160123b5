// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_HPP
#define QUINTET_GAMES_FLICK_HPP

// What the flick games share: the discs in play, how a shot is aimed and refused, and what a judge reads from its log.
#include <quintet/games/flick/aim.hpp>
#include <quintet/games/flick/aimed_shots.hpp>
#include <quintet/games/flick/hand.hpp>
#include <quintet/games/flick/lead.hpp>
#include <quintet/games/flick/lead_evaluation.hpp>
#include <quintet/games/flick/nearest_aim.hpp>
#include <quintet/games/flick/placement.hpp>
#include <quintet/games/flick/read_log.hpp>
#include <quintet/games/flick/relaid.hpp>
#include <quintet/games/flick/ruling.hpp>
#include <quintet/games/flick/sampling.hpp>
#include <quintet/games/flick/seen_shots.hpp>
#include <quintet/games/flick/shot_grid.hpp>
#include <quintet/games/flick/shot_report.hpp>
#include <quintet/games/flick/start_fault.hpp>
#include <quintet/games/flick/table.hpp>

#endif
