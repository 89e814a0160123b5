// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_DETAIL_NATURAL_LOGARITHM_HPP
#define QUINTET_SEARCH_DETAIL_NATURAL_LOGARITHM_HPP

#include <quintet/config.hpp>
#include <quintet/core/real.hpp>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// ln x to a relative error under 1e-12, the same bits on every machine. Precondition: 1 ≤ x < 2^60.
[[nodiscard]] constexpr real natural_logarithm(double x)
{
    int doublings = 0;
    while (x >= 1.5) {
        x /= 2;
        ++doublings;
    }
    // ln x = 2 artanh z with z = (x − 1) / (x + 1), |z| ≤ 1/5.
    const real z = (real{x} - real{1}) / (real{x} + real{1});
    const real square = z * z;
    real power = z;
    real sum = z;
    for (int n = 3; n <= 19; n += 2) {
        power = power * square;
        sum = sum + power / real{static_cast<double>(n)};
    }
    return sum * real{2} + real{0.693147180559945309} * real{static_cast<double>(doublings)};
}

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
