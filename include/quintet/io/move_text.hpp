// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_MOVE_TEXT_HPP
#define QUINTET_IO_MOVE_TEXT_HPP

#include <quintet/io/notation.hpp>

#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// The one text that is written for a move. The grammar is in the header of the game's notation.
template <written Rules>
[[nodiscard]] std::string move_text(const Rules&, const move_of<Rules>& m)
{
    std::string text;
    notation<Rules>::write_move(m, text);
    return text;
}

/// The legal move that the text says, or why it says none: error_code::illegal_move with its clause where the rules
/// refuse it, another code where it cannot be read.
template <written Rules>
[[nodiscard]] result<move_of<Rules>> read_move(const Rules& rules, const state_of<Rules>& s, std::string_view text)
{
    using game = notation<Rules>;
    if (text.size() > game::longest_move) {
        return error{error_code::too_long, {}, game::longest_move, "longer than any move of the game"};
    }
    const result<move_of<Rules>> m = game::read_move(rules, s, text);
    if (m) {
        if (const auto why = rules.refusal(s, *m)) {
            return error_from(*why, 0);
        }
    }
    return m;
}

} // namespace quintet::inline v0

#endif
