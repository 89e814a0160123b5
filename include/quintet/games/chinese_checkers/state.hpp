// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_STATE_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_STATE_HPP

#include <quintet/boards/hex_star.hpp>
#include <quintet/core/array_order.hpp>
#include <quintet/core/seat.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace quintet::inline v0::chinese_checkers {

template <int Arm>
class basic_game;

/// Why the game is over, as the state keeps it.
enum class ending : std::uint8_t {
    none,        ///< it goes on
    completed,   ///< somebody's marbles fill their target (CC-14)
    full_target, ///< a target is full, its owner's marble among them (CC-15)
    all_passed,  ///< nobody could move for a whole round (CC-12)
    ply_limit,   ///< as many plies were played as was agreed (CC-15)
};

/// A position. It can only come out of basic_game: start(), apply(), undo(), assemble().
template <int Arm>
class basic_state {
  public:
    using star = hex_star<Arm>;
    using hole_set = typename star::hole_set;

    constexpr basic_state() = default;

    /// The holes in which a seat's marbles lie. Precondition: who.index < max_seats.
    [[nodiscard]] constexpr const hole_set& marbles(seat who) const { return marbles_[who.index]; }
    [[nodiscard]] constexpr hole_set occupied() const
    {
        hole_set all;
        for (const hole_set& own : marbles_) {
            all |= own;
        }
        return all;
    }
    /// Whose marble lies in a hole.
    [[nodiscard]] constexpr std::optional<seat> owner(std::size_t hole) const
    {
        for (std::uint8_t i = 0; i < max_seats; ++i) {
            if (marbles_[i].contains(hole)) {
                return seat{i};
            }
        }
        return std::nullopt;
    }
    /// The seat whose turn it is, or would be if the game went on.
    [[nodiscard]] constexpr seat turn() const { return turn_; }
    /// Turns passed in a row up to now.
    [[nodiscard]] constexpr int passes() const { return passes_; }
    /// Plies left to play under a ply limit; 0 without one.
    [[nodiscard]] constexpr std::uint32_t plies_left() const { return plies_left_; }
    /// Progress in rows, summed over a seat's marbles (CC-13).
    [[nodiscard]] constexpr int progress(seat who) const { return progress_[who.index]; }
    [[nodiscard]] constexpr chinese_checkers::ending ending() const { return ending_; }
    /// Zobrist hash, kept up incrementally.
    [[nodiscard]] constexpr std::uint64_t hash() const { return hash_; }

    friend constexpr bool operator==(const basic_state&, const basic_state&) = default;
    /// A total order without meaning, for canonical forms and ordered containers.
    friend constexpr auto operator<=>(const basic_state&, const basic_state&) = default;

  private:
    friend class basic_game<Arm>;

    std::array<hole_set, max_seats> marbles_;
    std::uint64_t hash_ = 0;
    std::array<std::int16_t, max_seats> progress_{};
    std::uint32_t plies_left_ = 0;
    seat turn_;
    std::uint8_t passes_ = 0;
    chinese_checkers::ending ending_ = chinese_checkers::ending::none;
};

} // namespace quintet::inline v0::chinese_checkers

#endif
