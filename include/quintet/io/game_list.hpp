// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_GAME_LIST_HPP
#define QUINTET_IO_GAME_LIST_HPP

#include <quintet/io/any_game.hpp>

#include <span>
#include <string_view>

namespace quintet::inline v0 {

/// The game of that id among some, or null.
[[nodiscard]] inline const any_game* find_game_in(std::span<const any_game> games, std::string_view id)
{
    for (const any_game& game : games) {
        if (game.id() == id) {
            return &game;
        }
    }
    return nullptr;
}

/// A position of whichever of the games its text names.
[[nodiscard]] inline result<any_position> read_position_in(std::span<const any_game> games, std::string_view text)
{
    const any_game* game = find_game_in(games, text.substr(0, text.find(':')));
    if (game == nullptr) {
        return no_such_game;
    }
    return game->read(text);
}

} // namespace quintet::inline v0

#endif
