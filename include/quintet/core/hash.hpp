// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_HASH_HPP
#define QUINTET_CORE_HASH_HPP

#include <quintet/config.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// A bijection of 64-bit words whose every output bit depends on every input bit (the finaliser of SplitMix64).
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t word)
{
    word = (word ^ (word >> 30U)) * 0xbf58476d1ce4e5b9U;
    word = (word ^ (word >> 27U)) * 0x94d049bb133111ebU;
    return word ^ (word >> 31U);
}

/// A hash of an ordered pair: chain it over the members of a value.
[[nodiscard]] constexpr std::uint64_t hash_combine(std::uint64_t seed, std::uint64_t word)
{
    return mix(seed + 0x9e3779b97f4a7c15U + mix(word));
}

/// The bits of a double, as the word that is hashed of it.
[[nodiscard]] constexpr std::uint64_t bits_of(double number) { return __builtin_bit_cast(std::uint64_t, number); }

/// The Zobrist key of feature `index` (a marble of a colour on a hole, a side to move): the same on every platform,
/// computable at compile time. Keys of one game are numbered from 0 under a `domain` of its own.
[[nodiscard]] constexpr std::uint64_t zobrist_key(std::uint64_t domain, std::uint64_t index)
{
    // hash_combine mixes the index as the domain is mixed here; the complement keeps (1, 2) and (2, 1) apart.
    return hash_combine(mix(~domain), index);
}

/// A hash of text, byte by byte (64-bit FNV-1a, mixed): digests of options and records.
[[nodiscard]] constexpr std::uint64_t hash_text(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }
    return mix(hash);
}

/// A hash function object for the unordered containers, for whatever has a member hash().
struct hasher {
    template <class T>
    [[nodiscard]] constexpr std::size_t operator()(const T& value) const
    {
        return static_cast<std::size_t>(value.hash());
    }
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
