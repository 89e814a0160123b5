// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_REFEREE_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_REFEREE_HPP

#include <quintet/core/refusal.hpp>
#include <quintet/games/spinning_target/detail/progress.hpp>
#include <quintet/games/spinning_target/move.hpp>

#include <cstdint>
#include <optional>

namespace quintet::inline v0::spinning_target {

// A referee may punish a player who spoils the game, where the players agreed on that (option `penalties`). It is a
// move of its own kind, legal at any time until the game is over and whoever is to move, so that records, texts and the
// command line carry it; no player's list of moves has it, so that no bot plays it. [ST-13]
//
// A round is voided for the player from the last shot's point of view: the round being played, or, as long as nothing
// was shot in that, the one just counted, whose points are then taken back. The end of the game is final: a round is to
// be voided before its last disc is spun if that disc may end the game.

/// Whether no shot of the round being played was taken or forfeited.
[[nodiscard]] constexpr bool is_fresh_round(const setup& s) { return s.cycle == 0 && s.shots == 0; }

/// Why a referee's decision cannot be, or nothing. [ST-13]
[[nodiscard]] constexpr std::optional<refusal> referee_refusal(const options& o, const setup& s, const move& m)
{
    if (!o.penalties) {
        return refusal{"ST-13", "no penalties were agreed on"};
    }
    const std::size_t who = m.player.index;
    if (who >= o.players) {
        return refusal{"ST-13", "there is no such player"};
    }
    if (is_out(s, who)) {
        return refusal{"ST-13", "the player is out of the game"};
    }
    switch (m.verdict) {
    case penalty::none:
        return is_voided(s, who) ? std::nullopt : std::optional(refusal{"ST-13", "there is no penalty to take back"});
    case penalty::void_round:
        if (is_fresh_round(s)) {
            return s.last[who] != 0 ? std::nullopt
                                    : std::optional(refusal{"ST-13", "the player has no points of the last round"});
        }
        return is_voided(s, who) ? std::optional(refusal{"ST-13", "the round counts nothing already"}) : std::nullopt;
    case penalty::disqualify:
        return std::nullopt;
    }
    return refusal{"ST-13", "there is no such penalty"};
}

/// Carries out a referee's decision. Precondition: it is not refused. [ST-13]
constexpr void punish(setup& s, const move& m, event& e)
{
    const std::size_t who = m.player.index;
    const auto bit = static_cast<std::uint8_t>(1U << who);
    switch (m.verdict) {
    case penalty::none:
        s.voided = static_cast<std::uint8_t>(s.voided & ~bit);
        e.note(flick::verdict::good, "ST-13", "the round counts after all", who);
        break;
    case penalty::void_round:
        if (is_fresh_round(s)) {
            s.points[who] -= s.last[who];
            s.last[who] = 0;
            e.note(flick::verdict::foul, "ST-13", "the points of the last round are taken back", who);
        } else {
            s.voided = static_cast<std::uint8_t>(s.voided | bit);
            e.note(flick::verdict::foul, "ST-13", "the round counts nothing for the player", who);
        }
        break;
    case penalty::disqualify:
        s.out = static_cast<std::uint8_t>(s.out | bit);
        s.voided = static_cast<std::uint8_t>(s.voided & ~bit);
        e.note(flick::verdict::foul, "ST-13", "the player is out of the game", who);
        break;
    }
}

} // namespace quintet::inline v0::spinning_target

#endif
