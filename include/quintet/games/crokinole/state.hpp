// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_STATE_HPP
#define QUINTET_GAMES_CROKINOLE_STATE_HPP

#include <quintet/core/hash.hpp>
#include <quintet/games/crokinole/setup.hpp>

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::crokinole {

/// A position. It can only come out of game: start(), apply(), judge(), assemble().
class state {
  public:
    constexpr state() = default;

    /// All that it holds.
    [[nodiscard]] constexpr const crokinole::setup& setup() const { return setup_; }
    [[nodiscard]] constexpr const flick::table& table() const { return setup_.table; }

    /// Takes a time linear in the number of discs.
    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        std::uint64_t h = setup_.table.hash();
        for (std::size_t i = 0; i < options::most_players; ++i) {
            h = hash_combine(h, setup_.hands[i] + 256U * setup_.cups[i]);
            h = hash_combine(h, static_cast<std::uint64_t>(setup_.totals[i]));
        }
        h = hash_combine(h, setup_.rounds);
        return hash_combine(h, setup_.beginner.index + 256U * setup_.turn.index);
    }

    friend constexpr bool operator==(const state&, const state&) = default;

  private:
    friend class game;
    constexpr explicit state(const crokinole::setup& described) : setup_(described) {}

    crokinole::setup setup_;
};

} // namespace quintet::inline v0::crokinole

#endif
