// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_SAMPLING_HPP
#define QUINTET_GAMES_FLICK_SAMPLING_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/games/flick/aim.hpp>
#include <quintet/games/flick/hand.hpp>
#include <quintet/games/flick/nearest_aim.hpp>
#include <quintet/games/flick/placement.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/motion_parameters.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

/// With what speed (m/s) a disc must set off to arrive after a way (m) with a speed; at most the maximum.
[[nodiscard]] constexpr double speed_over(const motion_parameters& p, double way, double arrival)
{
    const real lost = real{2} * real{p.board_friction} * real{p.gravity} * real{way};
    return lesser(square_root(real{arrival} * real{arrival} + lost), p.maximum_speed).value();
}

/// A legal aim drawn from all that are legal, useful ones more often: one in eight has any direction, speed and spin;
/// the others go at a disc, mostly of another side, or at the hole, some of them beside it, and most at a speed that
/// gets there. Half of the discs lie on the middle of the line, half anywhere on it. `own`: the shooter's discs, as
/// bits by number. Takes a time linear in the number of discs. Precondition: see `nearest_aim`.
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr aim sample_aim(const disc_board<BoardCapacity>& board, const motion_parameters& parameters,
                                       const start_area& area, const table& discs, std::uint64_t own,
                                       const placement_clauses& by, random_stream& random)
{
    const auto between = [&](double least, double most) {
        return (real{least} + (real{most} - real{least}) * random.unit()).value();
    };
    aim a;
    vec2 placed;
    const double touching = (real{board.disc_radius} + real{board.circles[0].line_width} / real{2}).value();
    // Over a border line the disc may lie beyond the quadrant's corner. [CR-21]
    const double widest = greater(area.half_angle, place_limit(board, area, by)).value();
    constexpr int attempts = 32;
    for (int attempt = 0;; ++attempt) {
        a.place = between(-widest, widest);
        a.reach = random.below(2) == 0 ? between(-touching, touching) : 0;
        placed = place_of(area, a);
        if (!placement_refusal(board, area, discs, placed, by)) {
            break;
        }
        if (attempt == attempts) { // so crowded a line that a place is rather looked for than drawn
            a = nearest_aim(board, parameters, area, discs, a, by);
            placed = place_of(area, a);
            break;
        }
    }

    const std::uint32_t kind = random.below(8);
    if (kind == 0) {
        a.direction = between(-pi, pi);
        a.speed = between(0, parameters.maximum_speed);
        a.spin = between(-parameters.maximum_spin, parameters.maximum_spin);
        return a;
    }
    vec2 target;
    const std::uint64_t others = discs.all() & ~own;
    std::uint64_t among = kind > 2 ? others : kind == 2 ? discs.all() : 0U;
    if (among != 0) {
        for (auto skip = random.below(static_cast<std::uint32_t>(std::popcount(among))); skip > 0; --skip) {
            among &= among - 1;
        }
        target = discs[static_cast<std::size_t>(std::countr_zero(among))].position;
    }
    const vec2 way = target - placed;
    const double stretch = length(way);
    const double aside = between(-2, 2) * board.disc_radius;
    a.direction = direction_to(placed, target + (aside / stretch) * left_of(way));
    a.speed = speed_over(parameters, stretch, between(0, 2));
    return a;
}

/// The aim as a hand of that skill carries it out: its direction and speed are off by chance, and the rest is as meant.
/// Precondition: the aim is legal.
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr aim perturbed_aim(const disc_board<BoardCapacity>& board, const motion_parameters& parameters,
                                          const start_area& area, const table& discs, const aim& meant,
                                          const placement_clauses& by, const hand& skill, random_stream& random)
{
    aim a = meant;
    const double off = (real{skill.angle_error} * real{normal(random)}).value();
    const double faster = (real{skill.speed_error} * real{normal(random)}).value();
    a.direction = wrapped(a.direction + detail::within(off, pi));
    a.speed = (real{a.speed} * (real{1} + real{faster})).value();
    return nearest_aim(board, parameters, area, discs, a, by);
}

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
