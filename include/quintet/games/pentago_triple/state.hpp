// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_STATE_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_STATE_HPP

#include <quintet/core/array_order.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/pentago_triple/claims.hpp>

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

namespace quintet::inline v0::pentago_triple {

/// What lies beside the board: the open cards, who is in, who is to move, and the marble placed last (PT-15).
struct table {
    static constexpr std::uint8_t no_card = 255;

    /// Numbers of the deck's cards that lie open, rising; no_card behind them.
    std::array<std::uint8_t, max_players - 1> open{no_card, no_card, no_card};
    /// Bit i: seat i is still in.
    std::uint8_t in = 0;
    /// Who is to move; at the end of the game, who would be.
    seat mover;
    /// Where the marble lies that was placed last; no_cell on the empty board.
    geometry::cell last = geometry::no_cell;

    [[nodiscard]] constexpr bool is_in(seat who) const { return (in >> who.index & 1U) != 0; }
    [[nodiscard]] constexpr std::size_t players_in() const { return static_cast<std::size_t>(std::popcount(in)); }
    /// One player is left.
    [[nodiscard]] constexpr bool decided() const { return (in & (in - 1)) == 0; }
    /// The open cards. One fewer than players are in (PT-8).
    [[nodiscard]] constexpr std::size_t open_count() const
    {
        std::size_t n = 0;
        while (n < open.size() && open[n] != no_card) {
            ++n;
        }
        return n;
    }
    /// The next seat that is in, clockwise (PT-3). Precondition: one is.
    [[nodiscard]] constexpr seat after(seat who) const
    {
        const unsigned seats_behind = seats_twice_round() >> (who.index + 1U);
        return seat_at(who.index + 1U + static_cast<unsigned>(std::countr_zero(seats_behind)));
    }
    /// The seat that is in and comes before, which is who moved before (PT-8). Precondition: one is.
    [[nodiscard]] constexpr seat before(seat who) const
    {
        const unsigned seats_ahead = seats_twice_round() & ((1U << (who.index + max_players)) - 1);
        return seat_at(static_cast<unsigned>(std::bit_width(seats_ahead)) - 1);
    }

    /// Puts a card among the open ones. Precondition: there is room, and it is not open yet.
    constexpr void lay_open(std::uint8_t card)
    {
        std::size_t at = open_count();
        for (; at > 0 && open[at - 1] > card; --at) {
            open[at] = open[at - 1];
        }
        open[at] = card;
    }

    friend constexpr bool operator==(const table&, const table&) = default;
    friend constexpr auto operator<=>(const table&, const table&) = default;

  private:
    /// The seats that are in, twice round the table, so that a neighbour is found without asking one after the other.
    [[nodiscard]] constexpr unsigned seats_twice_round() const { return in | unsigned{in} << max_players; }
    [[nodiscard]] static constexpr seat seat_at(unsigned place)
    {
        return {static_cast<std::uint8_t>(place % max_players)};
    }
};

/// A position: the marbles, and what lies beside them (PT-15).
///
/// The order of the cards that lie face down is not kept: none is ever drawn from them (PT-8), so that it decides
/// nothing. Every card that is not open lies face down.
class state {
  public:
    /// An empty board for nobody: what a container needs. Positions come from the rules' start(), apply() or
    /// assemble().
    constexpr state() = default;

    [[nodiscard]] constexpr const board& grid() const { return grid_; }
    [[nodiscard]] constexpr const pentago_triple::table& table() const { return table_; }
    /// The numbers of the open cards in the deck, rising.
    [[nodiscard]] constexpr std::span<const std::uint8_t> open_cards() const
    {
        return {table_.open.data(), table_.open_count()};
    }
    [[nodiscard]] constexpr std::size_t marbles_left(colour c) const
    {
        return marbles_a_colour - grid_.count(static_cast<std::size_t>(c));
    }
    [[nodiscard]] constexpr bool is_in(seat who) const { return table_.is_in(who); }
    [[nodiscard]] constexpr std::size_t players_in() const { return table_.players_in(); }
    /// Where the marble lies that was placed last; no_cell on the empty board.
    [[nodiscard]] constexpr geometry::cell last_placed() const { return table_.last; }
    /// All marbles are on the board (PT-11).
    [[nodiscard]] constexpr bool exhausted() const { return grid_.count() == marbles_in_all; }

    [[nodiscard]] constexpr std::uint64_t hash() const { return hash_of(grid_.hash(), table_); }

    friend constexpr bool operator==(const state&, const state&) = default;
    /// A total order: by the marbles, then by what lies beside them.
    friend constexpr auto operator<=>(const state&, const state&) = default;

  private:
    friend class game;

    /// A quadrant turns, and takes along what was placed last.
    constexpr void turn(quadrant_twist twist)
    {
        grid_.turn(twist);
        table_.last = geometry::turned(table_.last, twist);
    }

    [[nodiscard]] static constexpr std::uint64_t hash_of(std::uint64_t marbles, const pentago_triple::table& beside)
    {
        std::uint64_t word = beside.in;
        for (const std::uint64_t part :
             {std::uint64_t{beside.mover.index}, std::uint64_t{beside.last}, std::uint64_t{beside.open[0]},
              std::uint64_t{beside.open[1]}, std::uint64_t{beside.open[2]}}) {
            word = word << 8U | part;
        }
        return marbles ^ mix(word + 0x747269706c65U); // "triple"
    }

    board grid_;
    pentago_triple::table table_;
};

} // namespace quintet::inline v0::pentago_triple

#endif
