// SPDX-License-Identifier: MIT
#include "known_games.hpp"

#include <quintet/io/games.hpp>

std::span<const quintet::any_game> known_games() { return quintet::all_games(); }

const quintet::any_game* find_known_game(std::string_view id) { return quintet::find_game(id); }

quintet::result<quintet::any_position> read_known_position(std::string_view text)
{
    return quintet::read_any_position(text);
}
