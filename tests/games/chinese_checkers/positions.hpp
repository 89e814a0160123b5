// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_CHINESE_CHECKERS_POSITIONS_HPP
#define QUINTET_TESTS_GAMES_CHINESE_CHECKERS_POSITIONS_HPP

#include <quintet/core/random_stream.hpp>
#include <quintet/games/chinese_checkers.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace chinese_checkers_tests {

// Random play from the start seldom comes to an end, a full target, a lock or a pass. These positions do.

/// What a random position is like.
enum class position_kind : std::uint8_t {
    start,
    crowded,   ///< marbles anywhere that they may rest
    finish,    ///< nearly all marbles in their targets, the rest at large
    strangers, ///< targets full, but for a foreign marble or two in each
    wall,      ///< one seat's marbles at home behind a wall of others, so that it cannot move
    deadlock,  ///< each target full but for one foreign marble on its tip: under the lock nobody can move
};
inline constexpr std::size_t position_kinds = 6;

/// Fills a setup hole by hole, and keeps two marbles out of one hole.
template <int Arm>
class setup_builder {
  public:
    using game = quintet::chinese_checkers::basic_game<Arm>;
    using setup = quintet::chinese_checkers::basic_setup<Arm>;
    using star = quintet::hex_star<Arm>;
    using hole_set = typename star::hole_set;

    explicit setup_builder(const game& rules) : rules_(rules) {}

    [[nodiscard]] const setup& result() const { return setup_; }
    [[nodiscard]] setup& result() { return setup_; }
    [[nodiscard]] std::size_t left(quintet::seat who) const
    {
        return rules_.options().marbles - setup_.marbles[who.index].count();
    }
    /// Puts up to n marbles of a seat on random holes of a set where it may rest.
    void scatter(quintet::seat who, hole_set where, std::size_t n, quintet::random_stream& random)
    {
        where &= ~occupied_ & rules_.terrain_of(who).stopping;
        for (; n > 0 && left(who) > 0 && !where.empty(); --n) {
            const std::size_t h = where.nth(random.below(static_cast<std::uint32_t>(where.count())));
            where.erase(h);
            put(who, h);
        }
    }
    void put(quintet::seat who, std::size_t h)
    {
        occupied_.insert(h);
        setup_.marbles[who.index].insert(h);
    }
    void scatter_the_rest(quintet::random_stream& random)
    {
        for (std::uint8_t i = 0; i < rules_.seats(); ++i) {
            scatter({i}, hole_set::all(), left({i}), random);
        }
    }

  private:
    game rules_;
    setup setup_;
    hole_set occupied_;
};

/// A random position of a kind, or none if the draw was no position.
template <int Arm>
std::optional<quintet::chinese_checkers::basic_state<Arm>>
random_position(const quintet::chinese_checkers::basic_game<Arm>& rules, position_kind kind,
                quintet::random_stream& random)
{
    using star = quintet::hex_star<Arm>;
    using hole_set = typename star::hole_set;
    if (kind == position_kind::start) {
        return rules.start();
    }
    setup_builder<Arm> builder(rules);
    const auto seats = static_cast<std::uint8_t>(rules.seats());
    const std::size_t marbles = rules.options().marbles;
    const auto target = [&](std::uint8_t i) { return rules.terrain_of({i}).target; };
    // Whose marble strays into a seat's target: its owner's, where the target is somebody's home.
    const auto stranger = [&](std::uint8_t i) { return static_cast<std::uint8_t>((i + seats / 2U) % seats); };
    switch (kind) {
    case position_kind::start:
    case position_kind::crowded:
        break;
    case position_kind::finish:
        for (std::uint8_t i = 0; i < seats; ++i) {
            builder.scatter({i}, target(i), marbles - 1 - random.below(3), random);
        }
        break;
    case position_kind::strangers:
        for (std::uint8_t i = 0; i < seats; ++i) {
            builder.scatter({stranger(i)}, target(i), 1 + random.below(2), random);
        }
        for (std::uint8_t i = 0; i < seats; ++i) {
            builder.scatter({i}, target(i), marbles - random.below(2), random);
        }
        break;
    case position_kind::wall: {
        // The holes that steps and jumps from home lead to, taken by the others.
        const auto& home = rules.terrain_of({0}).home;
        home.for_each([&](std::size_t h) { builder.put({0}, h); });
        hole_set wall;
        for (int distance = 0; distance < 2; ++distance) {
            hole_set next = wall | home;
            (wall | home).for_each([&](std::size_t h) {
                next |= star::neighbours(static_cast<typename star::hole>(h));
            });
            wall = next & ~home;
        }
        for (std::uint8_t i = 1; i < seats; ++i) {
            builder.scatter({i}, wall, wall.count(), random);
        }
        break;
    }
    case position_kind::deadlock:
        for (std::uint8_t i = 0; i < seats; ++i) {
            // The tip is the target's hole that lies furthest towards the arm.
            const std::size_t arm = rules.terrain_of({i}).target_arm;
            target(i).for_each([&](std::size_t h) {
                const bool tip = star::row_towards(arm, static_cast<typename star::hole>(h)) == star::row_count - 1;
                builder.put({tip ? stranger(i) : i}, h);
            });
        }
        break;
    }
    builder.scatter_the_rest(random);
    auto& setup = builder.result();
    setup.turn = {static_cast<std::uint8_t>(random.below(seats))};
    if (const std::uint32_t limit = rules.options().ply_limit; limit != 0) {
        setup.plies_left = 1 + random.below(25); // the others were played, and tell whose turn it is
        setup.turn = {static_cast<std::uint8_t>((limit - setup.plies_left) % seats)};
    }
    const auto made = rules.assemble(setup);
    return made ? std::optional(*made) : std::nullopt;
}

/// A limit for all_options(), within which the marbles of any random position can have come to where they are.
inline constexpr std::uint32_t long_limit = 200;

/// All combinations of the options, but for the number of players and marbles.
template <int Arm>
std::vector<quintet::chinese_checkers::basic_options<Arm>> all_options(std::uint8_t players, std::uint8_t marbles,
                                                                       std::uint32_t ply_limit)
{
    namespace cc = quintet::chinese_checkers;
    std::vector<cc::basic_options<Arm>> all;
    for (unsigned i = 0; i < 72; ++i) {
        cc::basic_options<Arm> o;
        o.players = players;
        o.marbles = marbles;
        o.side_arms = static_cast<cc::side_arms_rule>(i % 3);
        o.blocking = static_cast<cc::blocking_rule>(i / 3 % 3);
        o.target_lock = i / 9 % 2 == 1;
        o.jump = static_cast<cc::jump_rule>(i / 18 % 2);
        o.ply_limit = i / 36 == 1 ? ply_limit : 0;
        all.push_back(o);
    }
    return all;
}

} // namespace chinese_checkers_tests

#endif
