// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_COARSE_LANES_HPP
#define QUINTET_PHYSICS_COARSE_LANES_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace quintet::inline v0::detail {

/// Four single-precision numbers that are worked on together.
struct coarse_lanes {
    static constexpr std::size_t width = 4;

#if defined(__GNUC__)
    using vector = float __attribute__((vector_size(16)));
    using mask = std::int32_t __attribute__((vector_size(16)));

    static vector load(const float* from)
    {
        vector v;
        std::memcpy(&v, from, sizeof v);
        return v;
    }
    static vector all(float value) { return vector{value, value, value, value}; }
#else
    struct mask {
        std::array<std::int32_t, width> lane;
        friend mask operator&(const mask& a, const mask& b)
        {
            return each(a, b, [](auto x, auto y) { return x & y; });
        }
    };
    struct vector {
        std::array<float, width> lane;
        friend vector operator+(const vector& a, const vector& b)
        {
            return each(a, b, [](auto x, auto y) { return x + y; });
        }
        friend vector operator-(const vector& a, const vector& b)
        {
            return each(a, b, [](auto x, auto y) { return x - y; });
        }
        friend vector operator*(const vector& a, const vector& b)
        {
            return each(a, b, [](auto x, auto y) { return x * y; });
        }
        friend mask operator<(const vector& a, const vector& b)
        {
            mask m;
            for (std::size_t k = 0; k < width; ++k) {
                m.lane[k] = a.lane[k] < b.lane[k] ? -1 : 0;
            }
            return m;
        }
    };
    template <class T, class Operation>
    static T each(const T& a, const T& b, Operation operation)
    {
        T result;
        for (std::size_t k = 0; k < width; ++k) {
            result.lane[k] = operation(a.lane[k], b.lane[k]);
        }
        return result;
    }
    static vector load(const float* from)
    {
        vector v;
        std::memcpy(&v, from, sizeof v);
        return v;
    }
    static vector all(float value) { return {{value, value, value, value}}; }
#endif

    /// Calls visit(k) for each lane that is set.
    template <class Visit>
    static void for_each(const mask& m, Visit&& visit)
    {
        std::array<std::uint64_t, 2> halves;
        static_assert(sizeof halves == sizeof m);
        std::memcpy(&halves, &m, sizeof m);
        if ((halves[0] | halves[1]) == 0) {
            return;
        }
        std::array<std::int32_t, width> lanes;
        std::memcpy(&lanes, &m, sizeof m);
        for (std::size_t k = 0; k < width; ++k) {
            if (lanes[k] != 0) {
                visit(k);
            }
        }
    }
};

} // namespace quintet::inline v0::detail

#endif
