// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_DETAIL_STABLE_SORT_HPP
#define QUINTET_SEARCH_DETAIL_STABLE_SORT_HPP

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace quintet::inline v0::detail {

/// Sorts so that equal values keep their order: the same result with every standard library. (libstdc++'s own
/// std::stable_sort asks for its memory by a function that clang calls deprecated.)
template <class T, class Before>
void stable_sort(std::span<T> values, Before&& before)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return before(values[a], values[b]) || (!before(values[b], values[a]) && a < b);
    });
    std::vector<T> sorted;
    sorted.reserve(values.size());
    for (const std::size_t i : order) {
        sorted.push_back(std::move(values[i]));
    }
    std::move(sorted.begin(), sorted.end(), values.begin());
}

} // namespace quintet::inline v0::detail

#endif
