// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_EVALUATION_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_EVALUATION_HPP

#include <quintet/config.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/core/worth.hpp>
#include <quintet/games/pentago_triple/game.hpp>
#include <quintet/games/pentago_triple/tracked_position.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::pentago_triple {

/// What a position is worth by who is in danger: a seat that has left a claim to the next one is as good as out, and
/// who is out has lost; those who are in share what is left. [PT-8]
struct evaluation {
    /// What a claim is worth that the seat to move can make by placing.
    worth threat = 700'000;

    constexpr worths operator()(const tracked_position& position) const
    {
        const game& rules = position.rules();
        const state& s = position.state();
        const auto in = static_cast<std::int64_t>(s.players_in());
        const auto seats = static_cast<std::int64_t>(rules.seats());
        // Every seat that is out is beaten by all that are in.
        const auto still_in = static_cast<worth>((seats - in) * most_estimated / (seats > 1 ? seats - 1 : 1) / 2);
        const seat mover = *rules.to_move(s);
        const bool claims = position.claims_by_placing();
        const seat victim = s.table().before(mover);
        worths each;
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            worth w = s.is_in(seat{i}) ? still_in : -most_estimated;
            if (claims && s.is_in(seat{i})) {
                w += i == victim.index ? -threat : static_cast<worth>(threat / (in > 1 ? in - 1 : 1));
            }
            each.push_back(w > most_estimated ? most_estimated : w < -most_estimated ? -most_estimated : w);
        }
        return each;
    }

    /// certain_win where two are left and the seat to move can claim by placing. [PT-10]
    constexpr std::optional<worth> foresight(const tracked_position& position) const
    {
        return position.state().players_in() == 2 && position.rules().seats() == 2 && position.claims_by_placing()
                   ? std::optional(certain_win)
                   : std::nullopt;
    }
};

} // namespace quintet::inline v0::pentago_triple

QUINTET_PRECISE_END

#endif
