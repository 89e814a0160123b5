// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_GAMES_HPP
#define QUINTET_IO_GAMES_HPP

#include <quintet/io/any_game.hpp>
#include <quintet/io/chinese_checkers.hpp>
#include <quintet/io/chinese_checkers/explanation.hpp>
#include <quintet/io/crokinole.hpp>
#include <quintet/io/crokinole/explanation.hpp>
#include <quintet/io/crokinole_hungarian.hpp>
#include <quintet/io/crokinole_hungarian/explanation.hpp>
#include <quintet/io/game_list.hpp>
#include <quintet/io/pentago.hpp>
#include <quintet/io/pentago/explanation.hpp>
#include <quintet/io/pentago_triple.hpp>
#include <quintet/io/pentago_triple/explanation.hpp>
#include <quintet/io/spinning_target.hpp>
#include <quintet/io/spinning_target/explanation.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace quintet::inline v0 {

/// Every game of the library with its default options: the five, then the extras.
[[nodiscard]] inline std::span<const any_game> all_games()
{
    static const std::vector<any_game> games{any_game(chinese_checkers::game{}), any_game(pentago_triple::game{}),
                                             any_game(crokinole::game{}),        any_game(crokinole_hungarian::game{}),
                                             any_game(spinning_target::game{}),  any_game(pentago::game{})};
    return games;
}

/// The game of that id, or null.
[[nodiscard]] inline const any_game* find_game(std::string_view id) { return find_game_in(all_games(), id); }

/// A position of whichever game its text names.
[[nodiscard]] inline result<any_position> read_any_position(std::string_view text)
{
    return read_position_in(all_games(), text);
}

} // namespace quintet::inline v0

#endif
