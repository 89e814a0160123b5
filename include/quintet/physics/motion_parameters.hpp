// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_MOTION_PARAMETERS_HPP
#define QUINTET_PHYSICS_MOTION_PARAMETERS_HPP

#include <quintet/config.hpp>
#include <quintet/core/error.hpp>
#include <quintet/core/real.hpp>

#include <cstdint>
#include <limits>
#include <optional>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// How much of a flat disc's spin about its axis is followed.
enum class spin_level : std::uint8_t {
    none,    ///< discs do not spin; contact friction still deflects them
    carried, ///< contacts give and take spin, which then stays until the disc rests
    full,    ///< and friction with the board couples spin and travel, so that spin stretches the way
};

/// Every constant of the motion of discs, in SI units, with where it comes from. No measured set for crokinole is
/// published: "tuned" is said where a number was chosen so that play looks right. [ST-20]
struct motion_parameters {
    /// m/s². Standard.
    double gravity = 9.81;
    /// Coulomb friction of a disc on the board. Measured 0.07 … 0.14 powdered, 0.2 bare, 0.3 … 0.5 unwaxed.
    double board_friction = 0.12;
    /// Restitution between discs, 0.45 … 0.90 for wood. Tuned.
    double disc_restitution = 0.75;
    /// Between a disc and a post, 0.60 … 0.82. Tuned.
    double post_restitution = 0.65;
    /// Between a disc and the rail. Tuned.
    double rail_restitution = 0.45;
    /// m/s. Above this closing speed restitution falls with its fourth root, as it does in wood; infinite: never.
    double restitution_knee = std::numeric_limits<double>::infinity();
    /// Friction of disc on disc at their rims, 0.2 … 0.38. Tuned.
    double disc_contact_friction = 0.25;
    /// Friction of a disc's rim on a post, 0.3 … 0.5. Tuned.
    double post_contact_friction = 0.4;
    spin_level spin = spin_level::none;
    /// m/s. A disc slower than this after, or on, a contact has stopped. Tuned, below what the eye sees.
    double rest_speed = 0.001;
    /// m/s. A shot may not be faster; a hard takeout is 3.
    double maximum_speed = 10;
    /// rad/s. A shot may not spin faster.
    double maximum_spin = 1000;
    /// m. How far a disc must fall while its centre is over the hole, to stay in. 0.002 takes 0.72 m/s in the middle;
    /// real boards take 0.7 … 1.1. Tuned.
    double hole_fall_height = 0.002;
    /// m. A disc comes back from the rail when it has fallen less than this on the way there and back. Tuned.
    double rebound_height = 0.008;

    /// Friction of a disc on another that it lies on. Wood on wood, waxed. Tuned.
    double stacked_friction = 0.25;
    /// m/s. A disc lying on another goes with it when a hit changes the lower one's velocity by less; otherwise it is
    /// left behind. About sqrt(2 R (2 μ_board + 2 μ_stacked) g). Tuned.
    double carry_speed = 0.45;

    /// Resistance of an upright spinning disc to travel, as a share of its weight. Tuned. [ST-19]
    double upright_friction = 0.03;
    /// rad/s². How fast pivot friction slows an upright spin. Tuned. [ST-19]
    double pivot_deceleration = 60;
    /// An upright disc falls below `upright_stability` · sqrt(4 g / 5 a) rad/s, where rolling stays stable. [ST-19]
    double upright_stability = 1;
    /// s. How long it wobbles before it lies flat. Tuned. [ST-19]
    double wobble_time = 0.2;
    /// m/s. The most that wobbling adds to the velocity, in a direction that chance draws. Tuned. [ST-19]
    double wobble_drift = 0.05;
    /// How far the centre moves as an upright disc falls flat, as a share of its radius. Tuned. [ST-19]
    double fall_shift = 0.5;
    /// N·s. A push at least this strong fells a tower; below it a tower stands like a post. Tuned. [ST-19]
    double tower_threshold = 0.0012;

    /// s. Motion is cut off there, discs keeping their velocities; for tests and for looking at a moment.
    double time_limit = std::numeric_limits<double>::infinity();
    /// A shot of more events than this ends with an error; ten million random shots stay far below it.
    std::uint32_t event_limit = 100'000;

    friend constexpr bool operator==(const motion_parameters&, const motion_parameters&) = default;
};

/// Why parameters make no sense, or nothing. [ST-20]
[[nodiscard]] constexpr std::optional<error> parameters_fault(const motion_parameters& p)
{
    const auto share = [](double value) { return value >= 0 && value <= 1; };
    const auto size = [](double value) { return is_finite(real{value}) && value >= 0; };
    const auto fault = [](std::string_view why) {
        return std::optional<error>{error{error_code::bad_option, "ST-20", error::nowhere, why}};
    };
    if (!(size(p.gravity) && p.gravity > 0)) {
        return fault("gravity is a positive number");
    }
    if (!share(p.disc_restitution) || !share(p.post_restitution) || !share(p.rail_restitution)) {
        return fault("restitution lies between 0 and 1");
    }
    if (!size(p.board_friction) || !size(p.disc_contact_friction) || !size(p.post_contact_friction) ||
        !size(p.stacked_friction) || !size(p.upright_friction)) {
        return fault("friction is a finite number, not negative");
    }
    if (!size(p.rest_speed) || !size(p.maximum_speed) || !size(p.maximum_spin) || !(p.restitution_knee > 0)) {
        return fault("a speed is not negative, the knee of restitution positive");
    }
    if (!size(p.hole_fall_height) || !size(p.rebound_height) || !size(p.carry_speed) || !size(p.tower_threshold)) {
        return fault("a height, speed or threshold is finite and not negative");
    }
    if (!(size(p.pivot_deceleration) && p.pivot_deceleration > 0) || !size(p.upright_stability) ||
        !size(p.wobble_time) || !size(p.wobble_drift) || !share(p.fall_shift)) {
        return fault("an upright disc slows down, wobbles for a time, and falls within its radius");
    }
    if (!(p.time_limit >= 0) || p.event_limit == 0) {
        return fault("the limits of time and events leave room for motion");
    }
    return std::nullopt;
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
