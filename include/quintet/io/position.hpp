// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_POSITION_HPP
#define QUINTET_IO_POSITION_HPP

// position = game , ":" , options , ":" , body ;
// The grammar of the options is in io/options_text.hpp, that of a body in the header of the game's notation.

#include <quintet/core/random_stream.hpp>
#include <quintet/io/notation.hpp>
#include <quintet/io/options_text.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// A state with the rules that it stands under: what one line of text holds.
template <rules Rules>
struct position {
    Rules rules;
    state_of<Rules> state;

    friend bool operator==(const position&, const position&) = default;
};

/// The position to begin from, all chance coming from the seed.
template <rules Rules>
[[nodiscard]] position<Rules> start_position(const Rules& rules, std::uint64_t seed)
{
    random_stream random(seed);
    return {rules, rules.start(random)};
}

template <written Rules>
[[nodiscard]] std::string position_text(const Rules& rules, const state_of<Rules>& state)
{
    std::string text(notation<Rules>::id);
    text += ':';
    text += options_text(rules);
    text += ':';
    notation<Rules>::write_body(rules, state, text);
    return text;
}
template <written Rules>
[[nodiscard]] std::string position_text(const position<Rules>& p)
{
    return position_text(p.rules, p.state);
}

/// Why a text is no position of any game that was looked for.
inline constexpr error no_such_game{
    error_code::unknown_name, {}, 0, "no game of this id here: a position begins with it, then a colon"};

/// The position that the text says, or why it says none. Takes time proportional to notation::longest_position at most.
template <written Rules>
[[nodiscard]] result<position<Rules>> read_position(std::string_view text)
{
    using game = notation<Rules>;
    if (text.size() > game::longest_position) {
        return error{error_code::too_long, {}, game::longest_position, "longer than any position of the game"};
    }
    text_cursor cursor(text);
    if (cursor.take_until(':') != game::id) {
        return no_such_game;
    }
    if (!cursor.take(':')) {
        return cursor.fault("the options must follow the id of the game, after a colon");
    }
    const std::size_t at_options = cursor.position();
    const result<Rules> rules = read_options<Rules>(cursor.take_until(':'), at_options);
    if (!rules) {
        return rules.error();
    }
    if (!cursor.take(':')) {
        return cursor.fault("the position must follow the options, after a colon");
    }
    const result<state_of<Rules>> state = game::read_body(*rules, cursor);
    if (!state) {
        return state.error();
    }
    if (!cursor.done()) {
        return cursor.fault("the position has ended, but the text goes on");
    }
    return position<Rules>{*rules, *state};
}

} // namespace quintet::inline v0

#endif
