// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_HPP

// Pentago Triple: quintet::pentago_triple::game, its decks, and its half-move view.
#include <quintet/games/pentago_triple/deck.hpp>
#include <quintet/games/pentago_triple/deck_text.hpp>
#include <quintet/games/pentago_triple/evaluation.hpp>
#include <quintet/games/pentago_triple/game.hpp>
#include <quintet/games/quadrants/half_moves.hpp>

#endif
