// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_RANDOM_STREAM_HPP
#define QUINTET_CORE_RANDOM_STREAM_HPP

#include <quintet/config.hpp>
#include <quintet/core/hash.hpp>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// The one source of chance: SplitMix64, a 64-bit counter whose steps are mixed.
///
/// The same seed gives the same numbers on every platform and compiler; no `<random>` distribution is used, as those
/// differ between libraries. Period 2^64. A regular value of 8 bytes, so a state may hold one. It is a
/// uniform_random_bit_generator. Not for secrets.
class random_stream {
  public:
    using result_type = std::uint64_t;

    constexpr random_stream() = default;
    constexpr explicit random_stream(std::uint64_t seed) : state_(mix(seed)) {}

    [[nodiscard]] static constexpr result_type(min)() { return 0; }
    [[nodiscard]] static constexpr result_type(max)() { return ~result_type{0}; }

    /// The next 64 random bits.
    constexpr result_type operator()()
    {
        state_ += 0x9e3779b97f4a7c15U;
        return mix(state_);
    }

    /// A stream of its own for the index-th part of a job (a game, a thread, a shot): it depends on this stream's place
    /// and on the index alone, not on the order in which the parts run. This stream does not advance.
    [[nodiscard]] constexpr random_stream split(std::uint64_t index) const
    {
        random_stream child;
        child.state_ = hash_combine(hash_combine(0x73706c6974U, state_), index);
        return child;
    }

    /// An integer of 0 … bound − 1, each equally likely (multiplication with rejection). Precondition: bound > 0.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound)
    {
        QUINTET_ASSERT(bound > 0);
        std::uint64_t product = high_half() * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = high_half() * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// A multiple of 2^-53 in [0, 1).
    [[nodiscard]] constexpr double unit() { return static_cast<double>((*this)() >> 11U) * 0x1p-53; }

    /// Puts the values into random order, every order equally likely (Fisher and Yates, from the back).
    template <class T>
    constexpr void shuffle(std::span<T> values)
    {
        for (std::size_t left = values.size(); left > 1; --left) {
            using std::swap;
            swap(values[left - 1], values[below(static_cast<std::uint32_t>(left))]);
        }
    }

    /// The whole state of the stream, for text forms; from_word(bits()) is an equal stream.
    [[nodiscard]] constexpr std::uint64_t bits() const { return state_; }
    [[nodiscard]] static constexpr random_stream from_word(std::uint64_t word)
    {
        random_stream stream;
        stream.state_ = word;
        return stream;
    }

    friend constexpr bool operator==(random_stream, random_stream) = default;
    friend constexpr auto operator<=>(random_stream, random_stream) = default;

  private:
    constexpr std::uint64_t high_half() { return (*this)() >> 32U; }

    std::uint64_t state_ = mix(0);
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
