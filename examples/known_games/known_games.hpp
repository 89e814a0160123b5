// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_KNOWN_GAMES_KNOWN_GAMES_HPP
#define QUINTET_EXAMPLES_KNOWN_GAMES_KNOWN_GAMES_HPP

#include <quintet/io/any_game.hpp>

#include <span>
#include <string_view>

// quintet/io/games.hpp behind three functions. A program that includes that header compiles every game wherever it
// does; one that links this library compiles each game once, in a unit of its own, and includes only what any_game
// needs. Copy the folder where compile time matters to you.

[[nodiscard]] std::span<const quintet::any_game> known_games();
[[nodiscard]] const quintet::any_game* find_known_game(std::string_view id);
[[nodiscard]] quintet::result<quintet::any_position> read_known_position(std::string_view text);

#endif
