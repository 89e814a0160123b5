// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_FLICK_AIMS_HPP
#define QUINTET_TESTS_GAMES_FLICK_AIMS_HPP

#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/games/flick.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>

namespace flick_tests {

using namespace quintet;

inline constexpr flick::placement_clauses by{"CR-6", "CR-6", "CR-6", "CR-7"};

/// The crokinole board, a seat of it, and some discs.
struct aim_setting {
    disc_board<> board = crokinole_board();
    motion_parameters parameters;
    start_area area = crokinole_board().start_areas[0];
    flick::table discs;
    std::uint64_t own = 0;

    /// So many discs within a radius at random places, of sides 0 and 1 by turns; the seat's side is 0.
    void scatter(std::size_t count, double within, random_stream& random)
    {
        inline_vector<table_entry, flick::capacity> all;
        flick::scene scene;
        while (all.size() < count) {
            disc d;
            d.radius = board.disc_radius;
            d.position = within * square_root(random.unit()).value() * unit_vector(2 * pi * random.unit());
            if (scene.add(board, d)) {
                all.push_back({d.position, static_cast<std::uint8_t>(all.size() % 2)});
            }
        }
        discs = flick::table::of(all);
        own = discs.of_side(0);
    }

    [[nodiscard]] auto refusal(const flick::aim& a) const
    {
        return flick::aim_refusal(board, parameters, area, discs, a, by);
    }
    [[nodiscard]] flick::aim nearest(const flick::aim& a) const
    {
        return flick::nearest_aim(board, parameters, area, discs, a, by);
    }
    [[nodiscard]] flick::aim sample(random_stream& random) const
    {
        return flick::sample_aim(board, parameters, area, discs, own, by, random);
    }
    template <class Visit>
    bool for_each_aimed(flick::shot_grid grid, Visit&& visit) const
    {
        return flick::for_each_aimed(board, parameters, area, discs, own, grid, by, visit);
    }

  private:
    using table_entry = flick::table_disc;
};

/// Any double at all: whole ones, small ones, and those that are no numbers.
inline double any_double(random_stream& random)
{
    using limits = std::numeric_limits<double>;
    switch (random.below(12)) {
    case 0:
        return limits::quiet_NaN();
    case 1:
        return limits::infinity();
    case 2:
        return -limits::infinity();
    case 3:
        return (limits::max)();
    case 4:
        return -(limits::max)();
    case 5:
        return limits::denorm_min();
    case 6:
        return -0.0;
    case 7:
        return 1000 * (random.unit() - 0.5);
    default:
        return 2 * random.unit() - 1;
    }
}
inline flick::aim any_aim(random_stream& random)
{
    const auto d = [&] { return any_double(random); };
    flick::aim a;
    a.place = d();
    a.reach = random.below(2) == 0 ? d() / 20 : 0;
    a.direction = d();
    a.speed = random.below(2) == 0 ? d() : 3 * random.unit();
    a.spin = random.below(2) == 0 ? d() : 0;
    return a;
}

} // namespace flick_tests

#endif
