// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_STATE_HPP
#define QUINTET_GAMES_SPINNING_TARGET_STATE_HPP

#include <quintet/core/hash.hpp>
#include <quintet/games/spinning_target/setup.hpp>

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::spinning_target {

/// A position. It can only come out of game: start(), apply(), judge(), assemble().
class state {
  public:
    constexpr state() = default;

    /// All that it holds.
    [[nodiscard]] constexpr const spinning_target::setup& setup() const { return setup_; }
    [[nodiscard]] constexpr const flick::table& table() const { return setup_.table; }

    /// Takes a time linear in the number of discs.
    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        std::uint64_t h = hash_combine(setup_.table.hash(), setup_.chance.bits());
        for (std::size_t i = 0; i < max_players; ++i) {
            h = hash_combine(h, static_cast<std::uint64_t>(setup_.points[i]) << 32U |
                                    static_cast<std::uint32_t>(setup_.last[i]));
        }
        h = hash_combine(h, setup_.round | std::uint64_t{setup_.cycle} << 16U | std::uint64_t{setup_.shots} << 24U |
                                std::uint64_t{setup_.first} << 32U);
        return hash_combine(h, setup_.voided | unsigned{setup_.out} << 8U | (setup_.placing ? 1U << 16U : 0U));
    }

    friend constexpr bool operator==(const state&, const state&) = default;

  private:
    friend class game;
    constexpr explicit state(const spinning_target::setup& described) : setup_(described) {}

    spinning_target::setup setup_;
};

} // namespace quintet::inline v0::spinning_target

#endif
