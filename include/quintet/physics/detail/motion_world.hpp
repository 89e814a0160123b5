// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_MOTION_WORLD_HPP
#define QUINTET_PHYSICS_DETAIL_MOTION_WORLD_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>
#include <quintet/physics/detail/coarse_lanes.hpp>
#include <quintet/physics/detail/motion_course.hpp>
#include <quintet/physics/disc_scene.hpp>
#include <quintet/physics/motion_parameters.hpp>
#include <quintet/physics/sliding.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// Everything that moves or may be met, in arrays by body: the posts first, then the discs. Positions are those of the
/// present instant. Beside them stand single-precision copies of those at rest, for the sweeps that reject most of
/// them, four at a time; these err on the side of looking closer, so that rounding in them never shows in a result.
/// Bodies that move or cannot be met are parked far away in them: a copy kept up from event to event would be written
/// just before it is read with its neighbours, for which the processor must wait.
template <std::size_t Capacity>
struct motion_world {
    static constexpr std::size_t post_capacity = 16;
    static constexpr std::size_t body_capacity = (post_capacity + Capacity + 7) / 8 * 8;
    static constexpr float parked = 1e15F;
    static constexpr double parked_beyond = 1e12;
    /// Bodies nearer than this (m) at an instant share it: 1/10 of what counts as an overlap.
    static constexpr double touch_gap = 1e-10;

    // The sweeps' copies.
    std::array<float, body_capacity> coarse_x;
    std::array<float, body_capacity> coarse_y;
    std::array<float, body_capacity> coarse_radius;
    float coarse_margin = 0;

    std::array<real, body_capacity> x;
    std::array<real, body_capacity> y;
    std::array<real, body_capacity> velocity_x;
    std::array<real, body_capacity> velocity_y;
    std::array<real, body_capacity> radius;
    std::array<real, body_capacity> inverse_mass;
    std::array<real, body_capacity> spin;

    std::array<course, Capacity> courses;
    std::array<next_end, Capacity> next;
    std::array<disc_mode, Capacity> mode;
    std::array<std::uint8_t, Capacity> layer;
    std::array<std::uint8_t, Capacity> support;
    std::array<real, Capacity> height;
    std::array<real, Capacity> mass;

    /// Room for the contact solver. Round discs of unequal size could touch more; the rest waits for the next instant.
    static constexpr std::size_t touch_capacity = 4 * Capacity + 16;
    std::array<touch, touch_capacity> touches;

    /// Bits by disc.
    std::uint64_t moving = 0;
    /// Discs whose course or place changed at this instant.
    std::uint64_t changed = 0;
    /// Discs that ever moved or changed in this shot.
    std::uint64_t disturbed = 0;

    std::size_t posts = 0;
    std::size_t discs = 0;
    std::size_t bodies = 0;
    real now = 0;
    std::uint32_t events = 0;
    std::uint32_t slow_contacts = 0;
    /// The disc in the hole, or board_below.
    std::uint8_t in_hole = disc::board_below;

    // Of the board and the parameters.
    inline_vector<board_circle, post_capacity> circles;
    motion_parameters parameters;
    real sliding = 0;
    real surface = 0;
    real ditch = 0;
    real hole_radius = 0;
    real hole_speed_per_chord = 0;
    real step_radius = 0;
    real step_energy = 0;

    [[nodiscard]] std::size_t body(std::size_t disc_index) const { return posts + disc_index; }
    [[nodiscard]] bool is_disc(std::size_t b) const { return b >= posts; }
    [[nodiscard]] bool is_moving(std::size_t disc_index) const { return ((moving >> disc_index) & 1U) != 0; }

    template <std::size_t BoardCapacity>
    void set_board(const disc_board<BoardCapacity>& board, const motion_parameters& p)
    {
        static_assert(BoardCapacity <= post_capacity);
        parameters = p;
        circles.clear();
        for (const board_circle& circle : board.circles) {
            circles.push_back(circle);
        }
        sliding = real{p.board_friction} * real{p.gravity};
        surface = board.surface_radius;
        ditch = board.ditch_width;
        hole_radius = board.hole.radius;
        hole_speed_per_chord =
            p.hole_fall_height > 0 ? square_root(real{p.gravity} / real{2 * p.hole_fall_height}) : real{0};
        const bool raised = board.raised_centre_height > 0 && !board.circles.empty();
        step_radius = raised ? board.circles.back().radius : 0;
        step_energy = real{2} * real{p.gravity} * real{board.raised_centre_height};
        // Single precision holds a coordinate to 2^-24 of the surface's size; a few such errors meet in a sweep.
        coarse_margin = static_cast<float>(board.surface_radius * 2e-6) + 1e-9F;
        posts = board.posts.size();
        for (std::size_t b = 0; b < body_capacity; ++b) {
            park(b);
            coarse_radius[b] = 0;
            velocity_x[b] = 0;
            velocity_y[b] = 0;
            inverse_mass[b] = 0;
            spin[b] = 0;
        }
        for (std::size_t b = 0; b < posts; ++b) {
            x[b] = board.posts[b].centre.x;
            y[b] = board.posts[b].centre.y;
            radius[b] = board.posts[b].radius;
            coarse_radius[b] = static_cast<float>(board.posts[b].radius);
            unpark(b);
        }
    }

    void load(const disc_scene<Capacity>& scene)
    {
        discs = scene.size();
        for (std::size_t b = posts + discs; b < bodies; ++b) {
            park(b);
        }
        bodies = posts + discs;
        moving = 0;
        changed = 0;
        disturbed = 0;
        now = 0;
        events = 0;
        slow_contacts = 0;
        in_hole = disc::board_below;
        for (std::size_t i = 0; i < discs; ++i) {
            const std::size_t b = body(i);
            const vec2 at = scene.position(i);
            x[b] = at.x;
            y[b] = at.y;
            velocity_x[b] = 0;
            velocity_y[b] = 0;
            spin[b] = 0;
            radius[b] = scene.radius(i);
            coarse_radius[b] = static_cast<float>(scene.radius(i));
            mass[i] = scene.mass(i);
            inverse_mass[b] = scene.mode(i) == disc_mode::standing ? real{0} : real{1} / mass[i];
            mode[i] = scene.mode(i);
            layer[i] = scene.layer(i);
            support[i] = scene.support(i);
            height[i] = scene.height(i);
            if (can_be_met(i)) {
                unpark(b);
            } else {
                park(b);
                if (mode[i] == disc_mode::in_hole) {
                    in_hole = static_cast<std::uint8_t>(i);
                }
            }
        }
    }

    /// The upper discs of a standing tower are not met: the lowest stands for all.
    [[nodiscard]] bool can_be_met(std::size_t i) const
    {
        return on_surface(mode[i]) && (mode[i] != disc_mode::standing || layer[i] == 0);
    }

    void park(std::size_t b)
    {
        coarse_x[b] = parked;
        coarse_y[b] = parked;
    }
    void unpark(std::size_t b)
    {
        coarse_x[b] = static_cast<float>(x[b].value());
        coarse_y[b] = static_cast<float>(y[b].value());
    }

    /// 1 / I of a disc about the axis that it spins on: its own where it lies flat, a diameter where it stands.
    [[nodiscard]] real inverse_inertia(std::size_t b) const
    {
        const real square = radius[b] * radius[b];
        const std::size_t i = b - posts;
        if (mode[i] == disc_mode::upright || mode[i] == disc_mode::wobbling) {
            return inverse_mass[b] / (square * real{0.25} + height[i] * height[i] * real{1.0 / 12});
        }
        return real{2} * inverse_mass[b] / square;
    }

    /// Makes the standing tower whose lowest disc is i one body that can be pushed.
    void loosen_tower(std::size_t i)
    {
        real sum = mass[i];
        for (std::size_t k = i; k != disc::board_below;) {
            std::size_t above = disc::board_below;
            for (std::size_t r = 0; r < discs; ++r) {
                if (support[r] == k && mode[r] == disc_mode::standing) {
                    above = r;
                    sum += mass[r];
                }
            }
            k = above;
        }
        inverse_mass[body(i)] = real{1} / sum;
    }

    /// Brings disc i to the present instant. Precondition: it moves.
    void bring(std::size_t i)
    {
        const course& c = courses[i];
        const real elapsed = now - c.start;
        bring(i, lesser(distance_after(c.speed, c.deceleration, elapsed), c.reach),
              greater(c.speed - c.deceleration * elapsed, 0));
    }
    /// The same where it is known how far it has gone on its stretch, and how fast it is.
    void bring(std::size_t i, real gone, real speed)
    {
        course& c = courses[i];
        const std::size_t b = body(i);
        c.gone = gone;
        x[b] = c.x + c.along_x * gone;
        y[b] = c.y + c.along_y * gone;
        velocity_x[b] = c.along_x * speed;
        velocity_y[b] = c.along_y * speed;
        if (c.spin_deceleration > 0) {
            spin[b] = with_sign(greater(absolute(c.spin) - c.spin_deceleration * (now - c.start), 0), c.spin);
        }
    }

    /// The velocity of body b; of one at rest, to the right.
    [[nodiscard]] heading heading_of(std::size_t b) const
    {
        const real speed = square_root(velocity_x[b] * velocity_x[b] + velocity_y[b] * velocity_y[b]);
        return speed > 0 ? heading{velocity_x[b] / speed, velocity_y[b] / speed, speed} : heading{1, 0, 0};
    }

    /// Starts a stretch of disc i from where it is, with the velocity that it has, which is `h`.
    void set_off(std::size_t i, const heading& h, real deceleration, real phase_end = never)
    {
        const std::size_t b = body(i);
        course& c = courses[i];
        c.x = x[b];
        c.y = y[b];
        c.speed = h.speed;
        c.along_x = h.along_x;
        c.along_y = h.along_y;
        c.deceleration = deceleration;
        c.start = now;
        c.gone = 0;
        c.spin_deceleration = 0;
        c.wobbles = false;
        c.stop = now + stopping_time(c.speed, deceleration);
        c.reach = stopping_distance(c.speed, deceleration);
        c.phased = phase_end < c.stop;
        if (c.phased) {
            c.stop = phase_end;
            c.reach = c.speed > 0 ? distance_after(c.speed, deceleration, phase_end - now) : real{0};
        }
        mark(i);
        if (!is_moving(i)) {
            moving |= std::uint64_t{1} << i;
            park(b);
        }
    }
    /// Lets the spin of disc i, which has just set off, fall evenly.
    void spin_down(std::size_t i, real deceleration)
    {
        courses[i].spin = spin[body(i)];
        courses[i].spin_deceleration = deceleration;
    }
    /// Leaves disc i where it is, at rest.
    void settle(std::size_t i)
    {
        const std::size_t b = body(i);
        velocity_x[b] = 0;
        velocity_y[b] = 0;
        spin[b] = 0;
        moving &= ~(std::uint64_t{1} << i);
        unpark(b);
        mark(i);
    }
    /// Takes disc i out of everyone's way.
    void take_away(std::size_t i, disc_mode into)
    {
        settle(i);
        mode[i] = into;
        layer[i] = 0;
        support[i] = disc::board_below;
        park(body(i));
    }
    void mark(std::size_t i)
    {
        changed |= std::uint64_t{1} << i;
        disturbed |= std::uint64_t{1} << i;
    }

    /// Calls visit(b) for every body at rest that the moving body `self` may meet on a straight way of length `way`
    /// from here: for some that it does not, but for all that it does.
    template <class Visit>
    void sweep(std::size_t self, real along_x, real along_y, real way, Visit&& visit) const
    {
        using lanes = coarse_lanes;
        const auto from_x = lanes::all(static_cast<float>(x[self].value()));
        const auto from_y = lanes::all(static_cast<float>(y[self].value()));
        const auto ux = lanes::all(static_cast<float>(along_x.value()));
        const auto uy = lanes::all(static_cast<float>(along_y.value()));
        const auto own = lanes::all(coarse_radius[self] + coarse_margin);
        const auto behind = lanes::all(-coarse_margin); // one that is met almost aside may seem to lie there
        const auto length = lanes::all(static_cast<float>(lesser(way, parked_beyond).value()) + coarse_margin);
        each_near(
            [&](std::size_t block) {
                const auto dx = lanes::load(&coarse_x[block]) - from_x;
                const auto dy = lanes::load(&coarse_y[block]) - from_y;
                const auto ahead = dx * ux + dy * uy;
                const auto aside = dx * uy - dy * ux;
                const auto sum = lanes::load(&coarse_radius[block]) + own;
                return (lanes::absolute(aside) < sum) & (behind < ahead) & (ahead - sum < length);
            },
            visit);
    }

    /// Calls visit(b) for every other body that may touch body `self` now, and for some that do not.
    template <class Visit>
    void sweep_round(std::size_t self, Visit&& visit) const
    {
        using lanes = coarse_lanes;
        const auto from_x = lanes::all(static_cast<float>(x[self].value()));
        const auto from_y = lanes::all(static_cast<float>(y[self].value()));
        const auto own = lanes::all(coarse_radius[self] + coarse_margin);
        each_near(
            [&](std::size_t block) {
                const auto dx = lanes::load(&coarse_x[block]) - from_x;
                const auto dy = lanes::load(&coarse_y[block]) - from_y;
                const auto sum = lanes::load(&coarse_radius[block]) + own;
                return dx * dx + dy * dy < sum * sum;
            },
            [&](std::size_t b) {
                if (b != self) {
                    visit(b);
                }
            });
        for (std::uint64_t rest = moving; rest != 0; rest &= rest - 1) {
            const std::size_t b = body(static_cast<std::size_t>(std::countr_zero(rest)));
            const real dx = x[b] - x[self];
            const real dy = y[b] - y[self];
            const real reach = radius[self] + radius[b] + real{touch_gap};
            if (b != self && dx * dx + dy * dy <= reach * reach && can_be_met(b - posts)) {
                visit(b);
            }
        }
    }

    /// Whether two bodies can meet: they share a height, and neither lies on the other.
    [[nodiscard]] bool share_height(std::size_t a, std::size_t b) const
    {
        if (!is_disc(a) || !is_disc(b)) {
            return true;
        }
        const std::size_t i = a - posts;
        const std::size_t j = b - posts;
        return (height_mask(mode[i], layer[i]) & height_mask(mode[j], layer[j])) != 0 && support[i] != j &&
               support[j] != i;
    }

  private:
    /// Calls visit(b) for the bodies for which are_near(block), which looks at a few from body `block` on, says so. The
    /// answers are gathered before the first visit: nobody can foresee them, and so there is one branch for all.
    template <class AreNear, class Visit>
    QUINTET_ALWAYS_INLINE void each_near(const AreNear& are_near, Visit&& visit) const
    {
        using lanes = coarse_lanes;
        constexpr bool one_word = body_capacity <= 64;
        for (std::size_t first = 0; first < bodies; first += 64) {
            std::uint64_t near_ones = 0;
            const std::size_t end = one_word || bodies - first < 64 ? bodies : first + 64;
            for (std::size_t block = (end - first + lanes::width - 1) / lanes::width * lanes::width; block > 0;) {
                block -= lanes::width;
                near_ones = near_ones << lanes::width | lanes::bits(are_near(first + block));
            }
            for (; near_ones != 0; near_ones &= near_ones - 1) {
                visit(first + static_cast<std::size_t>(std::countr_zero(near_ones)));
            }
            if (one_word) {
                break;
            }
        }
    }
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
