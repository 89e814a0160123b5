// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_QUINTET_KNOWN_GAMES_HPP
#define QUINTET_EXAMPLES_QUINTET_KNOWN_GAMES_HPP

#include <quintet/io/any_game.hpp>

#include <span>
#include <string_view>

// quintet/io/games.hpp behind three functions, so that the games are compiled once and not with every command.

[[nodiscard]] std::span<const quintet::any_game> known_games();
[[nodiscard]] const quintet::any_game* find_known_game(std::string_view id);
[[nodiscard]] quintet::result<quintet::any_position> read_known_position(std::string_view text);

#endif
