// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_GAMES_HPP
#define QUINTET_IO_GAMES_HPP

#include <quintet/io/any_game.hpp>
#include <quintet/io/chinese_checkers.hpp>
#include <quintet/io/pentago.hpp>
#include <quintet/io/pentago_triple.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace quintet::inline v0 {

/// Every game of the library with its default options: the five, then the extras.
[[nodiscard]] inline std::span<const any_game> all_games()
{
    static const std::vector<any_game> games{any_game(chinese_checkers::game{}), any_game(pentago_triple::game{}),
                                             any_game(pentago::game{})};
    return games;
}

/// The game of that id, or null.
[[nodiscard]] inline const any_game* find_game(std::string_view id)
{
    for (const any_game& game : all_games()) {
        if (game.id() == id) {
            return &game;
        }
    }
    return nullptr;
}

/// A position of whichever game its text names.
[[nodiscard]] inline result<any_position> read_any_position(std::string_view text)
{
    const any_game* game = find_game(text.substr(0, text.find(':')));
    if (game == nullptr) {
        return no_such_game;
    }
    return game->read(text);
}

} // namespace quintet::inline v0

#endif
