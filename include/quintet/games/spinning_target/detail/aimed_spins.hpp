// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_AIMED_SPINS_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_AIMED_SPINS_HPP

#include <quintet/config.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/visit.hpp>
#include <quintet/games/flick/seen_shots.hpp>
#include <quintet/games/spinning_target/detail/placement.hpp>
#include <quintet/physics/sliding.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// m. How far a spin goes on an empty board, drift left out: upright, wobbling, and sliding in the end. [ST-19]
[[nodiscard]] constexpr double way_of_spin(const options& o, double speed, double spin)
{
    const motion_parameters& p = o.motion;
    const real least = real{p.upright_stability} * rolling_stability(p.gravity, o.board.disc_radius);
    const real upright = real{p.wobble_time} + greater((absolute(spin) - least) / real{p.pivot_deceleration}, 0);
    const real slowing = real{p.upright_friction} * real{p.gravity};
    const real sliding = real{p.board_friction} * real{p.gravity};
    const real time = lesser(upright, stopping_time(speed, slowing));
    const real left = greater(real{speed} - slowing * time, 0);
    return (distance_after(speed, slowing, time) + stopping_distance(left, sliding)).value();
}

/// m/s. How fast a flick at an offset (see `spin_of_flick`) must be, for the disc to go so far on an empty board; at
/// most the maximum. Thirty halvings.
[[nodiscard]] constexpr double speed_to_go(const options& o, double way, double offset)
{
    double low = 0;
    double high = o.motion.maximum_speed;
    for (int i = 0; i < 30; ++i) {
        const double middle = (low + high) / 2;
        (way_of_spin(o, middle, spin_of_flick(o, middle, offset)) < way ? low : high) = middle;
    }
    return high;
}

namespace detail {

/// Lists the spins of one position, each once.
template <class Visit>
class aimed_spins {
  public:
    static constexpr std::size_t stands = 3;
    static constexpr std::size_t to_a_place = 20;
    static constexpr std::size_t at_a_disc = 12;
    /// No list of aimed spins is longer.
    static constexpr std::size_t most = stands * to_a_place * cycles + at_a_disc * flick::capacity;

    constexpr aimed_spins(const options& o, const flick::table& discs, const start_area& field, Visit& visit)
        : o_(o), discs_(discs), field_(field), visit_(visit)
    {
        for (const double share : {0.0, -0.8, 0.8}) {
            const vec2 goal = field.centre + (share * field.radius) * left_of(field.facing);
            const auto there = nearest_stand(o, discs, field, goal);
            bool anew = there.has_value();
            for (const flick::aim& a : stand_) {
                anew = anew && !(a == *there);
            }
            if (anew) {
                stand_.push_back(*there);
            }
        }
    }

    /// From each stand so that the disc ends at a point, or a little before or behind it, with spin of both kinds.
    constexpr bool to(vec2 target)
    {
        for (const flick::aim& from : stand_) {
            const vec2 placed = stand_of(field_, from);
            const double stretch = distance(placed, target);
            const double direction = flick::direction_to(placed, target);
            for (const double strength : {0.0, 0.4, 0.8}) {
                for (const double part : {1.0, 0.9, 1.1, 1.25}) {
                    const double speed = speed_to_go(o_, part * stretch, strength);
                    if (!offer(from, direction, speed, strength) ||
                        (strength > 0 && !offer(from, direction, speed, -strength))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
    /// At a disc, full and half on both sides; so that it is just met, and hard.
    constexpr bool at(const flick::table_disc& d)
    {
        if (stand_.empty()) {
            return true;
        }
        const flick::aim& from = stand_[0];
        const vec2 placed = stand_of(field_, from);
        const vec2 way = d.position - placed;
        const double stretch = length(way);
        const double reach = radius_of(o_, d.side) + o_.board.disc_radius;
        const std::array<double, 2> speeds{speed_to_go(o_, 1.2 * stretch, 0.5), speed_to_go(o_, 3 * stretch, 0.5)};
        for (const double cut : {0.0, -0.5, 0.5}) {
            const double direction = flick::direction_to(placed, d.position + (cut * reach / stretch) * left_of(way));
            for (const double speed : speeds) {
                if (!offer(from, direction, speed, 0.5) || !offer(from, direction, speed, -0.5)) {
                    return false;
                }
            }
        }
        return true;
    }
    /// A regular grid: places across the field, directions within a third of a half turn to both sides of the centre,
    /// speeds up to 1.5 m/s, spin of both kinds.
    constexpr bool regular(flick::grid_size grid)
    {
        const double fastest = lesser(1.5, o_.motion.maximum_speed).value();
        for (std::size_t p = 0; p < grid.places; ++p) {
            const vec2 goal = field_.centre + (0.98 * field_.radius * spread(p, grid.places)) * left_of(field_.facing);
            const flick::aim from = aim_from(field_, goal);
            if (stand_refusal(o_, discs_, field_, stand_of(field_, from))) {
                continue;
            }
            for (std::size_t d = 0; d < grid.directions; ++d) {
                for (std::size_t v = 1; v <= grid.speeds; ++v) {
                    const double speed = fastest * static_cast<double>(v) / static_cast<double>(grid.speeds);
                    for (const double offset : {0.6, -0.6}) {
                        const flick::aim a = aim_of(from, pi / 3 * spread(d, grid.directions), speed, offset);
                        const bool same = offset < 0 && a.spin == 0; // where no spin is allowed
                        if (!same && !seen_.contains(key_of(a)) && !go_on(visit_, a)) {
                            return false;
                        }
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
    constexpr flick::aim aim_of(flick::aim from, double direction, double speed, double offset) const
    {
        from.direction = with_plain_zero(direction);
        from.speed = speed;
        from.spin = spin_of_flick(o_, speed, offset);
        return from;
    }
    constexpr bool offer(const flick::aim& from, double direction, double speed, double offset)
    {
        const flick::aim a = aim_of(from, direction, speed, offset);
        return !seen_.insert(key_of(a)) || go_on(visit_, a);
    }
    static constexpr std::uint64_t key_of(const flick::aim& a)
    {
        std::uint64_t key = 0;
        for (const double number : {a.place, a.reach, a.direction, a.speed, a.spin}) {
            key = hash_combine(key, bits_of(number));
        }
        return key;
    }

    const options& o_;
    const flick::table& discs_;
    const start_area& field_;
    Visit& visit_;
    inline_vector<flick::aim, stands> stand_;
    flick::seen_shots<most> seen_;
};

/// The places for the barricade that are worth a look: on the ways from the start fields, and beside the towers.
struct barricade_grid {
    std::size_t directions = 0;
    std::size_t rings = 0;
};
[[nodiscard]] constexpr barricade_grid barricade_grid_of(flick::shot_grid grid)
{
    return grid == flick::shot_grid::fine     ? barricade_grid{48, 9}
           : grid == flick::shot_grid::coarse ? barricade_grid{16, 5}
                                              : barricade_grid{8, 3};
}

} // namespace detail

/// No list of spins, and none of places for the barricade, is longer.
inline constexpr std::size_t move_limit =
    detail::aimed_spins<bool (*)(const flick::aim&)>::most + 2 * flick::size_of(flick::shot_grid::fine).shots();

/// Visits spins, each legal and each once: to the centre; to each own disc; then at each disc of others, towers and the
/// barricade among them; where the option shot_grid is coarse or fine, a regular grid follows. The order depends on the
/// position alone. A visitor that returns false stops; the call then returns false.
template <class Visit>
constexpr bool for_each_spin(const options& o, const flick::table& discs, seat who, Visit&& visit)
{
    const start_area& field = field_of(o, who);
    detail::aimed_spins<Visit> spins(o, discs, field, visit);
    const auto each = [&](bool own, auto&& act) {
        for (const flick::table_disc& d : discs) {
            const bool upper = d.mode == disc_mode::standing && d.layer > 0;
            if (!upper && (d.side == who.index) == own && !act(d)) {
                return false;
            }
        }
        return true;
    };
    return spins.to({}) && each(true, [&](const flick::table_disc& d) { return spins.to(d.position); }) &&
           each(false, [&](const flick::table_disc& d) { return spins.at(d); }) &&
           spins.regular(flick::size_of(o.shot_grid));
}

/// Visits places for the barricade, each legal and each once: the centre where that is allowed, then rings from the
/// outer to the inner, on the ways from the start fields and between them; more of both where the grid is coarse or
/// fine; the legal one nearest to (0, 0), should none of them be. A visitor that returns false stops; the call then
/// returns false.
template <class Visit>
constexpr bool for_each_barricade(const options& o, const flick::table& discs, Visit&& visit)
{
    const double inner = o.board.circles.back().radius + o.pieces.barricade_radius;
    const double outer = o.board.circles[1].radius - o.pieces.barricade_radius;
    bool any = false;
    const auto offer = [&](vec2 place) {
        if (barricade_refusal(o, discs, place)) {
            return true;
        }
        any = true;
        return go_on(visit, place + vec2{});
    };
    if (o.barricade_on_centre && !offer({})) {
        return false;
    }
    const detail::barricade_grid grid = detail::barricade_grid_of(o.shot_grid);
    for (std::size_t r = 0; inner < outer && r < grid.rings; ++r) {
        const double share = static_cast<double>(r) / static_cast<double>(grid.rings - 1);
        const double away = (real{outer} - real{share} * real{outer - inner}).value();
        for (std::size_t d = 0; d < grid.directions; ++d) {
            const double angle = 2 * pi * static_cast<double>(d) / static_cast<double>(grid.directions);
            if (!offer(away * unit_vector(angle))) {
                return false;
            }
        }
    }
    if (any) {
        return true;
    }
    const auto nearest = nearest_barricade(o, discs, {});
    return !nearest || go_on(visit, *nearest);
}

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
