// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_STATE_HPP
#define QUINTET_GAMES_PENTAGO_STATE_HPP

#include <quintet/boards/quadrant_grid.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/pentago/five.hpp>

#include <compare>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::pentago {

/// How a game stands. It follows from the board alone.
enum class ending : std::uint8_t {
    none,        ///< it goes on
    first_wins,  ///< only the first player has five (PG-3)
    second_wins, ///< only the second player has five (PG-3)
    both_five,   ///< a draw (PG-4)
    full_board,  ///< a draw (PG-5)
};

/// A position: the marbles. Whose turn it is, and whether the game is over, follow from them.
class state {
  public:
    using grid_type = quadrant_grid<2>;

    /// The empty board, the first player to move.
    constexpr state() = default;

    /// The position with these marbles; colour 0 is the first player's, who has as many as the second, or one more.
    [[nodiscard]] static constexpr result<state> assemble(const grid_type& grid)
    {
        if (grid.count(0) != grid.count(1) && grid.count(0) != grid.count(1) + 1) {
            return error{error_code::bad_position, "PG-1", error::nowhere,
                         "the first player has as many marbles as the second, or one more"};
        }
        state s;
        s.grid_ = grid;
        s.placed_ = static_cast<std::uint8_t>(grid.count());
        s.settle();
        return s;
    }

    [[nodiscard]] constexpr const grid_type& grid() const { return grid_; }
    /// Marbles on the board, which is also the number of moves played.
    [[nodiscard]] constexpr std::size_t placed() const { return placed_; }
    [[nodiscard]] constexpr pentago::ending ending() const { return ending_; }
    /// The colour that is placed next; it is its player's seat too.
    [[nodiscard]] constexpr std::size_t colour_to_move() const { return placed_ % 2U; }

    [[nodiscard]] constexpr std::uint64_t hash() const { return grid_.hash(); }

    friend constexpr bool operator==(const state& a, const state& b) { return a.grid_ == b.grid_; }
    /// A total order: that of the grids.
    friend constexpr auto operator<=>(const state& a, const state& b) { return a.grid_ <=> b.grid_; }

  private:
    friend class game;

    /// Five of the first player's and four of the second's.
    static constexpr std::size_t fewest_for_five = 9;

    /// Looks for the end: lines first, then the full board (PG-5).
    constexpr void settle()
    {
        if (placed_ < fewest_for_five) {
            ending_ = ending::none;
            return;
        }
        settle(has_five(board_geometry::plane(grid_.marbles(0))), has_five(board_geometry::plane(grid_.marbles(1))));
    }
    /// As settle(), where it is known who has five.
    constexpr void settle(bool first, bool second)
    {
        ending_ = first && second                         ? ending::both_five
                  : first                                 ? ending::first_wins
                  : second                                ? ending::second_wins
                  : placed_ == board_geometry::cell_count ? ending::full_board
                                                          : ending::none;
    }

    grid_type grid_;
    std::uint8_t placed_ = 0;
    pentago::ending ending_ = ending::none;
};

} // namespace quintet::inline v0::pentago

#endif
