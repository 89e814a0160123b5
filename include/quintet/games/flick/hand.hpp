// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_HAND_HPP
#define QUINTET_GAMES_FLICK_HAND_HPP

#include <quintet/config.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/real.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

/// How exactly a hand carries out what was meant: both errors are normal, and independent of each other.
struct hand {
    /// Radians: the standard deviation of the direction.
    double angle_error = 0;
    /// The standard deviation of the speed, as a share of it.
    double speed_error = 0;

    friend constexpr bool operator==(const hand&, const hand&) = default;
};

/// A number of mean 0 and variance 1, as good as normal within 3; never beyond 6. It is the sum of twelve uniform
/// numbers, so that it needs no logarithm and comes out the same everywhere.
[[nodiscard]] constexpr double normal(random_stream& random)
{
    real sum = -6;
    for (int i = 0; i < 12; ++i) {
        sum += random.unit();
    }
    return sum.value();
}

/// Players from beginner to champion, tuned to the share of open twenties that they make on the crokinole board with
/// the first of the aimed shots: about 20, 40, 60 and 75 per cent.
struct hands {
    static constexpr hand beginner{0.0455, 0.137};
    static constexpr hand club{0.0289, 0.087};
    static constexpr hand expert{0.0206, 0.062};
    static constexpr hand champion{0.0162, 0.049};
};

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
