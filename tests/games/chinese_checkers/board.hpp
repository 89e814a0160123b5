// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_CHINESE_CHECKERS_BOARD_HPP
#define QUINTET_TESTS_GAMES_CHINESE_CHECKERS_BOARD_HPP

#include <quintet/games/chinese_checkers.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

namespace chinese_checkers_tests {

using hole = std::uint8_t;
using holes = std::vector<hole>;

/// The hole of the usual board at row y, counted from the middle row downwards, and x half spacings to the right of the
/// middle: the six neighbours of (x, y) are (x ± 2, y) and (x ± 1, y ± 1). The rows are the sheet's.
constexpr hole at(int x, int y)
{
    constexpr std::array<int, 17> widths{1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1};
    int number = 0;
    for (int row = 0; row < y + 8; ++row) {
        number += widths[static_cast<std::size_t>(row)];
    }
    return static_cast<hole>(number + (x + widths[static_cast<std::size_t>(y + 8)] - 1) / 2);
}

/// A setup with the marbles that are given, the others of each seat at home, as far back as there is room.
inline quintet::chinese_checkers::setup setup_with(const quintet::chinese_checkers::game& rules,
                                                   const std::vector<holes>& placed, std::uint8_t turn = 0)
{
    using star = quintet::hex_star<4>;
    quintet::chinese_checkers::setup setup;
    star::hole_set occupied;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        for (const hole h : placed[i]) {
            setup.marbles[i].insert(h);
            occupied.insert(h);
        }
    }
    for (std::uint8_t i = 0; i < rules.seats(); ++i) {
        const auto& land = rules.terrain_of({i});
        for (std::size_t row = 0; row < 5; ++row) {
            land.home.for_each([&](std::size_t h) {
                if (setup.marbles[i].count() < rules.options().marbles && !occupied.contains(h) &&
                    star::row_towards(land.target_arm, static_cast<hole>(h)) == row) {
                    setup.marbles[i].insert(h);
                    occupied.insert(h);
                }
            });
        }
    }
    setup.turn = {turn};
    if (const std::uint32_t limit = rules.options().ply_limit; limit != 0) {
        setup.plies_left = 1; // many were played, and then it is this seat's turn
        while ((limit - setup.plies_left) % rules.seats() != turn) {
            ++setup.plies_left;
        }
    }
    return setup;
}

/// The position that this setup describes. It must be one.
inline quintet::chinese_checkers::state position(const quintet::chinese_checkers::game& rules,
                                                 const std::vector<holes>& placed, std::uint8_t turn = 0)
{
    return rules.assemble(setup_with(rules, placed, turn)).value();
}

/// Where the marble in a hole may go.
inline std::set<hole> ends_from(const quintet::chinese_checkers::game& rules, const quintet::chinese_checkers::state& s,
                                hole from)
{
    std::set<hole> ends;
    rules.for_each_move(s, [&](quintet::chinese_checkers::move m) {
        if (m.from == from && !m.is_pass()) {
            ends.insert(m.to);
        }
    });
    return ends;
}

/// The game with some options changed.
template <class Change>
quintet::chinese_checkers::game game_with(const Change& change)
{
    quintet::chinese_checkers::options o;
    change(o);
    return quintet::chinese_checkers::game::with(o).value();
}

/// Plays a move that must be legal.
inline quintet::chinese_checkers::event play(const quintet::chinese_checkers::game& rules,
                                             quintet::chinese_checkers::state& s, quintet::chinese_checkers::move m)
{
    REQUIRE_FALSE(rules.refusal(s, m).has_value());
    return rules.apply(s, m);
}

/// The clause by which a move is refused; empty if it is legal.
inline std::string_view refused_by(const quintet::chinese_checkers::game& rules,
                                   const quintet::chinese_checkers::state& s, hole from, hole to)
{
    const auto why = rules.refusal(s, {from, to});
    return why ? why->clause.name() : "";
}

} // namespace chinese_checkers_tests

#endif
