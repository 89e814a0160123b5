// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_ARRAY_ORDER_HPP
#define QUINTET_CORE_ARRAY_ORDER_HPP

#include <array>
#include <compare>
#include <cstddef>

namespace quintet::inline v0 {

#ifndef __cpp_lib_three_way_comparison
/// The lexicographical order of arrays, for C++ libraries without it (libc++ before 17, and so Debian's Emscripten):
/// found from within this namespace, by the defaulted comparisons of what holds arrays, too.
template <class T, std::size_t Size>
[[nodiscard]] constexpr auto operator<=>(const std::array<T, Size>& a, const std::array<T, Size>& b)
    requires requires(const T& x) { x <=> x; }
{
    for (std::size_t i = 0; i < Size; ++i) {
        if (const auto order = a[i] <=> b[i]; order != 0) {
            return order;
        }
    }
    return decltype(a[0] <=> b[0])(std::strong_ordering::equal);
}
#endif

} // namespace quintet::inline v0

#endif
