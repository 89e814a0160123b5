// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_CHINESE_CHECKERS_HOOKS_HPP
#define QUINTET_TESTS_GAMES_CHINESE_CHECKERS_HOOKS_HPP

#include "games/chinese_checkers/positions.hpp"

#include <quintet/core/random_stream.hpp>
#include <quintet/games/chinese_checkers.hpp>

#include <cstdint>

namespace chinese_checkers_tests {

/// What the game adds to the suite in tests/support.
struct hooks {
    /// A start, a crowd, or a position near one of the ends.
    template <int Arm>
    auto begin(const quintet::chinese_checkers::basic_game<Arm>& rules, quintet::random_stream& random) const
    {
        const auto kind = static_cast<position_kind>(random.below(position_kinds));
        return random_position(rules, kind, random).value_or(rules.start());
    }

    template <int Arm>
    auto rebuilt(const quintet::chinese_checkers::basic_game<Arm>& rules,
                 const quintet::chinese_checkers::basic_state<Arm>& s) const
    {
        return rules.assemble(rules.setup_of(s)).value();
    }

    /// Any two bytes, or else an own marble and a hole near the board's size, so that some are legal.
    template <int Arm>
    quintet::chinese_checkers::move random_move(const quintet::chinese_checkers::basic_game<Arm>&,
                                                const quintet::chinese_checkers::basic_state<Arm>& s,
                                                quintet::random_stream& random) const
    {
        const auto byte = [&](std::uint32_t bound) { return static_cast<std::uint8_t>(random.below(bound)); };
        if (random.below(8) == 0) {
            return {byte(256), byte(256)};
        }
        if (random.below(16) == 0) {
            return quintet::chinese_checkers::move::pass();
        }
        const auto& own = s.marbles(s.turn());
        const auto from = own.nth(random.below(static_cast<std::uint32_t>(own.count())));
        return {static_cast<std::uint8_t>(from), byte(quintet::hex_star<Arm>::hole_count)};
    }
};

} // namespace chinese_checkers_tests

#endif
