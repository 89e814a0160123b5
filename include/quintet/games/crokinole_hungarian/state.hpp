// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_STATE_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_STATE_HPP

#include <quintet/core/hash.hpp>
#include <quintet/games/crokinole_hungarian/setup.hpp>

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::crokinole_hungarian {

/// A position. It can only come out of game: start(), apply(), judge(), assemble().
class state {
  public:
    constexpr state() = default;

    /// All that it holds.
    [[nodiscard]] constexpr const crokinole_hungarian::setup& setup() const { return setup_; }
    [[nodiscard]] constexpr const flick::table& table() const { return setup_.table; }

    /// Takes a time linear in the number of discs.
    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        std::uint64_t h = hash_combine(setup_.table.hash(), setup_.lots.bits());
        for (const std::uint8_t n : setup_.hands) {
            h = hash_combine(h, n);
        }
        for (std::size_t i = 0; i < most_sides; ++i) {
            h = hash_combine(h, setup_.cups[i]);
            h = hash_combine(h, static_cast<std::uint64_t>(setup_.totals[i]));
            h = hash_combine(h, setup_.twenties[i]);
        }
        h = hash_combine(h, setup_.rounds);
        for (std::size_t i = 0; i < 2; ++i) {
            h = hash_combine(h, setup_.legs[i] + 256U * setup_.sets[i]);
        }
        return hash_combine(h, setup_.beginner.index + 256U * setup_.turn.index);
    }

    friend constexpr bool operator==(const state&, const state&) = default;

  private:
    friend class game;
    constexpr explicit state(const crokinole_hungarian::setup& described) : setup_(described) {}

    crokinole_hungarian::setup setup_;
};

} // namespace quintet::inline v0::crokinole_hungarian

#endif
