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
// move of its own kind, legal from a spin until the next one begins and whoever is to move, so that records, texts and
// the command line carry it; no player's list of moves has it, so that no bot plays it. [ST-13]
//
// So that the last spin of a round, and of the game, can be punished too, a round is then not counted at once: its
// beginner is to move, and has one move, that it be counted. Until then the game goes on, whatever the points; with it
// they are final.

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
    if (is_fresh_round(s) && s.round == 0) {
        return refusal{"ST-13", "nobody has spun a disc yet"};
    }
    switch (m.verdict) {
    case penalty::none:
        return is_voided(s, who) ? std::nullopt : std::optional(refusal{"ST-13", "there is no penalty to take back"});
    case penalty::void_round:
        if (is_fresh_round(s)) {
            return refusal{"ST-13", "the points of the last round are final, and in this one nobody has spun"};
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
        s.voided = static_cast<std::uint8_t>(s.voided | bit);
        e.note(flick::verdict::foul, "ST-13", "the round counts nothing for the player", who);
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
