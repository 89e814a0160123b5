// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_REPLAY_HPP
#define QUINTET_IO_REPLAY_HPP

#include <quintet/io/game_record.hpp>
#include <quintet/io/play_game.hpp>

#include <cstddef>
#include <optional>

namespace quintet::inline v0 {

/// Why a record does not replay.
struct replay_fault {
    error why;
    /// The move at fault, counted from 0, if it is one; `why.position` is then a place in its text.
    std::optional<std::size_t> move;
};

/// Plays a record of these rules' game again, and checks all that it says: that rules and options are those that it was
/// played by, that the seed gives its start, every move, and the result.
template <written Rules>
[[nodiscard]] std::optional<replay_fault> replay(const game_record& record)
{
    const auto fault = [](std::string_view message) {
        return replay_fault{{error_code::bad_record, {}, error::nowhere, message}, std::nullopt};
    };
    if (record.format != game_record::current_format) {
        return fault("the record has a format that this version does not know");
    }
    if (record.game != notation<Rules>::id) {
        return fault("the record is of another game");
    }
    const result<position<Rules>> start = read_position<Rules>(record.start);
    if (!start) {
        return replay_fault{start.error(), std::nullopt};
    }
    const Rules& rules = start->rules;
    if (const result<Rules> named = read_options<Rules>(record.options); !named || *named != rules) {
        return fault("the options are not those of the start position");
    }
    if (record.rules != hexadecimal(rules_digest(rules))) {
        return fault("the record was played by other rules: their digest differs");
    }
    if (record.seed && start_position(rules, *record.seed) != *start) {
        return fault("the seed does not give the start position");
    }
    if (!record.players.empty() && record.players.size() != rules.seats()) {
        return fault("not as many players as seats");
    }
    state_of<Rules> s = start->state;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const result<move_of<Rules>> m = quintet::read_move(rules, s, record.moves[i]);
        if (!m) {
            return replay_fault{m.error(), i};
        }
        rules.apply(s, *m);
    }
    if (record.end != position_text(rules, s)) {
        return fault("the moves do not lead to the end position");
    }
    if (record.result != result_of(rules, s)) {
        return fault("the result is not that of the end position");
    }
    return std::nullopt;
}

} // namespace quintet::inline v0

#endif
