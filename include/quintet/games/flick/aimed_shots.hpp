// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_AIMED_SHOTS_HPP
#define QUINTET_GAMES_FLICK_AIMED_SHOTS_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/config.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/visit.hpp>
#include <quintet/games/flick/aim.hpp>
#include <quintet/games/flick/placement.hpp>
#include <quintet/games/flick/sampling.hpp>
#include <quintet/games/flick/seen_shots.hpp>
#include <quintet/games/flick/shot_grid.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/motion_parameters.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

/// No list of aimed shots is longer, whatever lies on the board.
template <std::size_t BoardCapacity>
inline constexpr std::size_t aimed_limit =
    2 * std::size_t{5} + (capacity - 1) * 3 * (5 * std::size_t{3} + 1) + BoardCapacity * (3 + capacity - 1);

namespace detail {

/// Lists the shots of one position, each once.
template <std::size_t BoardCapacity, class Visit>
class aimed_shots {
  public:
    static constexpr std::size_t stands = 5;
    /// Shots from the middle and from both ends: of hits, banks and clearing shots.
    static constexpr std::size_t ends = 3;

    constexpr aimed_shots(const disc_board<BoardCapacity>& board, const motion_parameters& parameters,
                          const start_area& area, const table& discs, const placement_clauses& by, Visit& visit)
        : board_(board), parameters_(parameters), area_(area), discs_(discs), by_(by), visit_(visit),
          limit_(place_limit(board, area, by))
    {
        constexpr std::array<double, stands> shares{0, -0.95, 0.95, -0.5, 0.5};
        for (std::size_t i = 0; i < stands; ++i) {
            stand_[i] = stand_at(shares[i] * limit_);
            placed_[i] = place_of(area_, stand_[i]);
        }
    }

    /// From each stand to the middle of the board: so slow that a hole takes the disc from nearly all of its width, and
    /// firmly; the slower first.
    constexpr bool open_hole()
    {
        const double reach = square_root(greater(real{board_.hole.radius} * real{board_.hole.radius} -
                                                     real{board_.disc_radius} * real{board_.disc_radius},
                                                 0))
                                 .value();
        const real taken =
            parameters_.hole_fall_height > 0
                ? real{2 * reach} * square_root(real{parameters_.gravity} / real{2 * parameters_.hole_fall_height})
                : real{0};
        for (const double share : {0.5, 0.8}) {
            for (std::size_t i = 0; i < stands; ++i) {
                if (!offer(stand_[i], 0, speed_over(parameters_, length(placed_[i]), (real{share} * taken).value()))) {
                    return false;
                }
            }
        }
        return true;
    }
    /// At a disc: full, then half on both sides, then thin on both; each gently, at middle speed, and hard.
    constexpr bool hits(vec2 target)
    {
        for (const double cut : {0.0, -0.5, 0.5, -0.9, 0.9}) {
            for (const double arrival : {0.3, 1.0, 2.0}) {
                if (!from_ends(target, cut, arrival)) {
                    return false;
                }
            }
        }
        return true;
    }
    /// At an own disc, which is hit only to push it on.
    constexpr bool pushes(vec2 target)
    {
        return from_ends(target, 0, 0.3) && from_ends(target, -0.5, 0.3) && from_ends(target, 0.5, 0.3);
    }
    /// Full, and so fast that disc and shot leave the board.
    constexpr bool clears(vec2 target) { return from_ends(target, 0, 3.0); }
    /// Off a post to a target: where the normal of the contact halves the angle of the way there and the way on.
    constexpr bool bank(std::size_t stand, const board_post& post, vec2 target, double arrival)
    {
        const vec2 placed = placed_[stand];
        const vec2 from = placed - post.centre;
        const vec2 on = target - post.centre;
        const double reach = (real{board_.disc_radius} + real{post.radius}).value();
        if (length(on) <= reach || length(from) <= reach) {
            return true;
        }
        const vec2 middle = unit_along(from) + unit_along(on);
        if (length(middle) < 0.1) {
            return true; // the post stands right between them
        }
        const vec2 contact = post.centre + reach * unit_along(middle);
        const double leaving = speed_over(parameters_, distance(contact, target), arrival);
        const double meeting = (real{leaving} / greater(parameters_.post_restitution, 0.3)).value();
        return offer(stand_[stand], direction_to(placed, contact),
                     speed_over(parameters_, distance(placed, contact), meeting));
    }
    /// A regular grid: places within a quadrant, directions within 5/12 of a half turn to both sides of the centre,
    /// speeds up to 3 m/s.
    constexpr bool regular(grid_size grid)
    {
        const double fastest = lesser(3, parameters_.maximum_speed).value();
        for (std::size_t p = 0; p < grid.places; ++p) {
            const aim from = stand_at(0.98 * limit_ * spread(p, grid.places));
            for (std::size_t d = 0; d < grid.directions; ++d) {
                for (std::size_t v = 1; v <= grid.speeds; ++v) {
                    aim a = from;
                    a.direction = with_plain_zero(5 * pi / 12 * spread(d, grid.directions));
                    a.speed = fastest * static_cast<double>(v) / static_cast<double>(grid.speeds);
                    if (!seen_.contains(key_of(a)) && !go_on(visit_, a)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

  private:
    /// The i-th of n numbers from -1 to 1.
    static constexpr double spread(std::size_t i, std::size_t n)
    {
        return (static_cast<double>(2 * i) - static_cast<double>(n - 1)) / static_cast<double>(n - 1);
    }
    /// Where nothing lies in the way the middle of the line, else its outer edge, which no disc in play reaches.
    constexpr aim stand_at(double place) const
    {
        aim a;
        a.place = place;
        if (placement_refusal(board_, area_, discs_, place_of(area_, a), by_)) {
            a.reach = outer_limit(board_.circles[0], board_.disc_radius) - 1e-12 - area_.radius;
        }
        return a;
    }
    constexpr bool from_ends(vec2 target, double cut, double arrival)
    {
        for (std::size_t i = 0; i < ends; ++i) {
            const vec2 way = target - placed_[i];
            const double stretch = length(way);
            const double aside = 2 * cut * board_.disc_radius;
            if (!offer(stand_[i], direction_to(placed_[i], target + (aside / stretch) * left_of(way)),
                       speed_over(parameters_, stretch, arrival))) {
                return false;
            }
        }
        return true;
    }
    constexpr bool offer(aim a, double direction, double speed)
    {
        a.direction = with_plain_zero(direction);
        a.speed = speed;
        return !seen_.insert(key_of(a)) || go_on(visit_, a);
    }
    static constexpr std::uint64_t key_of(const aim& a)
    {
        return hash_combine(hash_combine(bits_of(a.place), bits_of(a.direction)), bits_of(a.speed));
    }

    const disc_board<BoardCapacity>& board_;
    const motion_parameters& parameters_;
    const start_area& area_;
    const table& discs_;
    const placement_clauses& by_;
    Visit& visit_;
    double limit_;
    /// Where discs are put, and the points of the board that these are.
    std::array<aim, stands> stand_{};
    std::array<vec2, stands> placed_{};
    seen_shots<aimed_limit<BoardCapacity>> seen_;
};

} // namespace detail

/// Visits shots, each legal and each once: first to the hole; then hits of each disc of another side, full, half and
/// thin; banks off each post, to the hole and to each such disc; clearing shots at each; then pushes of own discs.
/// Where the grid is coarse or fine, a regular grid of places, directions and speeds follows. The order depends on the
/// position alone. `own`: the shooter's discs, as bits by number. A visitor that returns false stops; the call then
/// returns false. Takes a time linear in the number of shots. Precondition: see `nearest_aim`.
template <std::size_t BoardCapacity, class Visit>
constexpr bool for_each_aimed(const disc_board<BoardCapacity>& board, const motion_parameters& parameters,
                              const start_area& area, const table& discs, std::uint64_t own, shot_grid grid,
                              const placement_clauses& by, Visit&& visit)
{
    detail::aimed_shots<BoardCapacity, Visit> shots(board, parameters, area, discs, by, visit);
    const auto each = [&](std::uint64_t those, auto&& act) {
        for (; those != 0; those &= those - 1) {
            if (!act(discs[static_cast<std::size_t>(std::countr_zero(those))].position)) {
                return false;
            }
        }
        return true;
    };
    const std::uint64_t others = discs.all() & ~own;
    const auto banks = [&] {
        for (const board_post& post : board.posts) {
            for (std::size_t stand = 0; stand < shots.ends; ++stand) {
                if (!shots.bank(stand, post, {}, 0.4)) {
                    return false;
                }
            }
            if (!each(others, [&](vec2 target) { return shots.bank(0, post, target, 0.8); })) {
                return false;
            }
        }
        return true;
    };
    return shots.open_hole() && each(others, [&](vec2 target) { return shots.hits(target); }) && banks() &&
           each(others, [&](vec2 target) { return shots.clears(target); }) &&
           each(discs.all() & own, [&](vec2 target) { return shots.pushes(target); }) && shots.regular(size_of(grid));
}

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
