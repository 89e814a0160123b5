// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PLAY_GAME_HPP
#define QUINTET_IO_PLAY_GAME_HPP

#include <quintet/io/bot.hpp>
#include <quintet/io/game_record.hpp>
#include <quintet/io/hexadecimal.hpp>
#include <quintet/io/move_text.hpp>
#include <quintet/io/options_text.hpp>
#include <quintet/io/position.hpp>
#include <quintet/search/playout.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace quintet::inline v0 {

/// Lets bots play a game from the start that the seed gives, at most so many plies, and returns its record. `names` is
/// a bot a seat, or one for all. The same seed gives the same game.
template <written Rules>
[[nodiscard]] result<game_record> play_game(const Rules& rules, std::span<const std::string> names, std::uint64_t seed,
                                            std::uint64_t plies)
{
    if (names.size() != rules.seats() && names.size() != 1) {
        return error{error_code::bad_option, {}, error::nowhere, "name one bot for each seat, or one for all"};
    }
    game_record record;
    std::vector<bot<Rules>> bots;
    std::vector<random_stream> streams;
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const std::string& name = names[names.size() == 1 ? 0 : i];
        result<bot<Rules>> found = bot_named<Rules>(name);
        if (!found) {
            return found.error();
        }
        bots.push_back(*std::move(found));
        streams.push_back(random_stream(seed).split(i));
        record.players.push_back(name);
    }
    const position<Rules> start = start_position(rules, seed);
    record.library = library_version();
    record.game = notation<Rules>::id;
    record.rules = hexadecimal(rules_digest(rules));
    record.options = options_text(rules);
    record.seed = seed;
    record.start = position_text(start);

    tracked<Rules> table(rules, start.state);
    const auto choose = [&](const tracked<Rules>& now, random_stream&) {
        const std::size_t i = rules.to_move(now.state())->index;
        return bots[i](now, streams[i]);
    };
    random_stream unused;
    play_out<Rules>(table, choose, unused, {plies, std::nullopt}, [&](const move_of<Rules>& m, const event_of<Rules>&) {
        record.moves.push_back(move_text(rules, m));
    });
    record.end = position_text(rules, table.state());
    record.result = result_of(rules, table.state());
    return record;
}

} // namespace quintet::inline v0

#endif
