// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_HOP_STATE_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_HOP_STATE_HPP

#include <quintet/core/hash.hpp>
#include <quintet/games/chinese_checkers/event.hpp>
#include <quintet/games/chinese_checkers/move.hpp>
#include <quintet/games/chinese_checkers/state.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace quintet::inline v0::chinese_checkers {

template <int Arm>
class basic_hop_game;

/// A chain that has begun and not ended.
template <int Arm>
struct basic_flight {
    using hole_set = typename hex_star<Arm>::hole_set;

    std::uint8_t from = move::nowhere; ///< where the marble was lifted; nowhere between turns
    std::uint8_t at = move::nowhere;   ///< where it has landed last
    hole_set visited;                  ///< where it may not land again, `from` and `at` among them

    [[nodiscard]] constexpr bool airborne() const { return from != move::nowhere; }

    friend constexpr bool operator==(const basic_flight&, const basic_flight&) = default;
    friend constexpr auto operator<=>(const basic_flight&, const basic_flight&) = default;
};

/// A position in the hop-by-hop view: the position at the start of the turn, and the chain under way. What the chain
/// has visited decides where it may go on, so it is part of the state, its equality and its hash.
template <int Arm>
class basic_hop_state {
  public:
    constexpr basic_hop_state() = default;
    /// The start of a turn.
    constexpr explicit basic_hop_state(const basic_state<Arm>& turn) : turn_(turn) {}

    [[nodiscard]] constexpr const basic_state<Arm>& turn() const { return turn_; }
    [[nodiscard]] constexpr const basic_flight<Arm>& flight() const { return flight_; }
    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        if (!flight_.airborne()) {
            return turn_.hash();
        }
        std::uint64_t hash = hash_combine(turn_.hash(), std::uint64_t{flight_.from} << 8U | flight_.at);
        for (std::size_t w = 0; w < flight_.visited.word_count; ++w) {
            hash = hash_combine(hash, flight_.visited.word_at(w));
        }
        return hash;
    }

    friend constexpr bool operator==(const basic_hop_state&, const basic_hop_state&) = default;
    friend constexpr auto operator<=>(const basic_hop_state&, const basic_hop_state&) = default;

  private:
    friend class basic_hop_game<Arm>;

    basic_state<Arm> turn_;
    basic_flight<Arm> flight_;
};

/// What a hop brought about: the flight as it was before, and the whole move if the hop ended the turn.
template <int Arm>
struct basic_hop_event {
    basic_flight<Arm> before;
    move whole;                  ///< meaningful where `played` is there
    std::optional<event> played; ///< what the whole move brought about
};

} // namespace quintet::inline v0::chinese_checkers

#endif
