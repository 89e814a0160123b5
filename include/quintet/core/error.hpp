// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_ERROR_HPP
#define QUINTET_CORE_ERROR_HPP

#include <quintet/core/clause.hpp>
#include <quintet/core/refusal.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace quintet::inline v0 {

/// What kind of thing is wrong with an input.
enum class error_code : std::uint8_t {
    syntax,        ///< the text does not follow the grammar
    too_long,      ///< the text is longer than any valid one
    unknown_name,  ///< no game, option or value of that name
    bad_option,    ///< options that no rule allows, alone or together
    bad_position,  ///< well written, but no position of this game
    illegal_move,  ///< well written, but the rules refuse the move here
    bad_number,    ///< not finite, or out of its range
    bad_record,    ///< a record that does not replay
    not_available, ///< asked of a game that has no such thing
    limit_reached, ///< a bound of the library, named in the message, was met
};

/// Why an input was not taken: a code for programs, a clause for referees, a place and a sentence for people.
struct error {
    /// The error has no place in a text.
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    error_code code = error_code::syntax;
    quintet::clause clause;
    /// Bytes from the start of the text that was read to where the fault begins.
    std::size_t position = nowhere;
    /// Text with static storage.
    std::string_view message;

    friend constexpr bool operator==(const error&, const error&) = default;
};

/// The refusal of a move, as the error of whoever asked for it.
[[nodiscard]] constexpr error error_from(const refusal& why, std::size_t position = error::nowhere)
{
    return {error_code::illegal_move, why.clause, position, why.message};
}

} // namespace quintet::inline v0

#endif
