// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_ONES_HPP
#define QUINTET_CORE_ONES_HPP

#include <quintet/config.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0 {

namespace detail {

/// In each byte, how many of its bits are ones.
[[nodiscard]] constexpr std::uint64_t ones_by_byte(std::uint64_t word)
{
    word -= (word >> 1U) & 0x5555555555555555U;
    word = (word & 0x3333333333333333U) + ((word >> 2U) & 0x3333333333333333U);
    return (word + (word >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
}

/// [byte][n]: the bit of the byte that has n ones below it.
inline constexpr auto nth_one_of_byte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        std::size_t n = 0;
        for (std::uint8_t i = 0; i < 8; ++i) {
            if ((byte >> i & 1U) != 0) {
                table[byte][n++] = i;
            }
        }
    }
    return table;
}();

} // namespace detail

/// How many bits are ones. std::popcount calls a function where the target's baseline has no such instruction, as
/// x86-64's has not.
[[nodiscard]] QUINTET_ALWAYS_INLINE constexpr std::size_t count_ones(std::uint64_t word)
{
#if defined(__x86_64__) && !defined(__POPCNT__)
    return (detail::ones_by_byte(word) * 0x0101010101010101U) >> 56U;
#else
    return static_cast<std::size_t>(std::popcount(word));
#endif
}

/// How many bits of two words are ones, in less than twice the time.
[[nodiscard]] QUINTET_ALWAYS_INLINE constexpr std::size_t count_ones(std::uint64_t a, std::uint64_t b)
{
#if defined(__x86_64__) && !defined(__POPCNT__)
    return ((detail::ones_by_byte(a) + detail::ones_by_byte(b)) * 0x0101010101010101U) >> 56U;
#else
    return count_ones(a) + count_ones(b);
#endif
}

/// The bit that has exactly n ones below it. It does not go through the ones in a loop: the processor could not foresee
/// the end of it, which costs more than all of this. Precondition: n < count_ones(word).
[[nodiscard]] constexpr std::size_t nth_one(std::uint64_t word, std::size_t n)
{
    QUINTET_ASSERT(n < count_ones(word));
    constexpr std::uint64_t each_byte = 0x0101010101010101U;
    constexpr std::uint64_t high_bits = 0x8080808080808080U;
    // In byte i: the ones in the bytes 0 … i. The bit lies above as many bytes as have there no more than n.
    const std::uint64_t sums = detail::ones_by_byte(word) * each_byte;
    const std::uint64_t no_more = ((n * each_byte | high_bits) - sums) & high_bits;
    const std::size_t shift = ((no_more >> 7U) * each_byte >> 56U) * 8;
    const std::size_t left = n - ((sums << 8U) >> shift & 255U);
    return shift + detail::nth_one_of_byte[word >> shift & 255U][left];
}

} // namespace quintet::inline v0

#endif
