// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DETAIL_COARSE_LANES_HPP
#define QUINTET_PHYSICS_DETAIL_COARSE_LANES_HPP

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
    static vector absolute(const vector& v)
    {
        return __builtin_bit_cast(vector, __builtin_bit_cast(mask, v) & std::int32_t{0x7fffffff});
    }
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
    static vector absolute(const vector& v)
    {
        return each(v, v, [](float a, float) { return a < 0 ? -a : a; });
    }
#endif

    /// Bit k: lane k is set.
    static std::uint64_t bits(const mask& m)
    {
#if defined(__GNUC__) && defined(__SSE__)
        return static_cast<std::uint64_t>(__builtin_ia32_movmskps(__builtin_bit_cast(vector, m)));
#else
        std::array<std::uint32_t, width> lanes;
        static_assert(sizeof lanes == sizeof m);
        std::memcpy(&lanes, &m, sizeof m);
        std::uint64_t set = 0;
        for (std::size_t k = 0; k < width; ++k) {
            set |= std::uint64_t{lanes[k] & 1U} << k;
        }
        return set;
#endif
    }
};

} // namespace quintet::inline v0::detail

#endif
