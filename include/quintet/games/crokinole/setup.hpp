// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_SETUP_HPP
#define QUINTET_GAMES_CROKINOLE_SETUP_HPP

#include <quintet/core/seat.hpp>
#include <quintet/games/crokinole/options.hpp>
#include <quintet/games/flick/lead.hpp>
#include <quintet/games/flick/table.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::crokinole {

using flick::side_points;

/// Everything that a position is, in the open: what game::assemble() takes, and what a state shows. Members of seats
/// and sides that do not play are zero.
struct setup {
    /// The discs on the board; `side` is the side's number.
    flick::table table;
    /// Discs that each seat has still to shoot in this round; none at the end of the game only. [CR-4]
    std::array<std::uint8_t, options::most_players> hands{};
    /// Twenties of each side in this round. Discs that are neither in hand nor on the board nor here lie in the ditch.
    /// [CR-15]
    std::array<std::uint8_t, options::most_players> cups{};
    /// What each side scored in the rounds completed. [CR-18]
    side_points totals{};
    /// Rounds completed. [CR-19]
    std::uint32_t rounds = 0;
    /// Who began the round. [CR-5]
    seat beginner;
    /// Whose turn it is, or would be if the game went on. [CR-5]
    seat turn;

    friend constexpr bool operator==(const setup&, const setup&) = default;
};

/// Whether a game that stands so is over: a round that leaves it going on gives the discs back at once. [CR-19]
[[nodiscard]] constexpr bool is_over(const setup& s) { return s.hands == decltype(s.hands){}; }

/// The player to the left of a seat. [CR-5]
[[nodiscard]] constexpr seat next_seat(const options& o, seat who)
{
    return {static_cast<std::uint8_t>((who.index + 1U) % o.players)};
}

/// The discs of a side that lie in the ditch. [CR-15]
[[nodiscard]] constexpr std::size_t ditch_of(const options& o, const setup& s, std::size_t side)
{
    std::size_t elsewhere = s.cups[side];
    std::size_t all = 0;
    for (std::size_t i = 0; i < o.players; ++i) {
        if (side_of(o, i) == side) {
            elsewhere += s.hands[i];
            all += discs_each(o);
        }
    }
    for (const flick::table_disc& d : s.table) {
        elsewhere += d.side == side ? 1U : 0U;
    }
    return all - elsewhere;
}

} // namespace quintet::inline v0::crokinole

#endif
