// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_GAME_RECORD_HPP
#define QUINTET_IO_GAME_RECORD_HPP

#include <quintet/core/rules.hpp>
#include <quintet/version.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quintet::inline v0 {

/// How a recorded game stood when the record ends.
struct game_result {
    /// The clause that ended the game; empty where it was broken off.
    std::string ended_by;
    /// By seat; empty where the game was broken off.
    std::vector<std::int32_t> ranks;
    /// Totals by seat.
    std::vector<std::int32_t> scores;

    friend bool operator==(const game_result&, const game_result&) = default;
};

/// A game as it was played, in texts. replay() checks it; record.hpp reads and writes it as one line of JSON.
struct game_record {
    /// The format of the line, raised when its meaning changes.
    static constexpr std::int32_t current_format = 1;

    std::int32_t format = current_format;
    /// The version of the library that wrote it.
    std::string library;
    std::string game;
    /// rules_digest() in 16 hexadecimal digits.
    std::string rules;
    /// As options_text() writes them.
    std::string options;
    /// Of the start position, where it came from one.
    std::optional<std::uint64_t> seed;
    /// Who played, by seat; empty where that is not known.
    std::vector<std::string> players;
    /// The position before the first move, and the one after the last.
    std::string start;
    std::string end;
    std::vector<std::string> moves;
    game_result result;

    friend bool operator==(const game_record&, const game_record&) = default;
};

/// "0.1.0"
[[nodiscard]] inline std::string library_version()
{
    return std::to_string(version_major) + '.' + std::to_string(version_minor) + '.' + std::to_string(version_patch);
}

/// How a state stands, for a record.
template <rules Rules>
[[nodiscard]] game_result result_of(const Rules& rules, const state_of<Rules>& s)
{
    game_result result;
    for (const tally& t : rules.score(s).seats) {
        result.scores.push_back(t.total);
    }
    if (const auto end = rules.outcome(s)) {
        result.ended_by = end->ended_by().name();
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            result.ranks.push_back(end->rank(seat{i}));
        }
    }
    return result;
}

} // namespace quintet::inline v0

#endif
