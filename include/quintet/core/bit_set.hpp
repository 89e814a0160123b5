// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_BIT_SET_HPP
#define QUINTET_CORE_BIT_SET_HPP

#include <quintet/config.hpp>
#include <quintet/core/array_order.hpp>
#include <quintet/core/ones.hpp>
#include <quintet/core/visit.hpp>

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace quintet::inline v0 {

/// A set of the integers 0 … Size − 1: one bit each, in 64-bit words. Everything is usable in constant expressions,
/// and takes a time proportional to the number of words, or of members visited.
template <std::size_t Size>
class bit_set {
    static_assert(Size > 0, "a bit_set holds at least one bit");

  public:
    static constexpr std::size_t word_count = (Size + 63) / 64;

    constexpr bit_set() = default;

    [[nodiscard]] static constexpr std::size_t size() { return Size; }

    /// The set of one member. Precondition: i < Size.
    [[nodiscard]] static constexpr bit_set single(std::size_t i)
    {
        bit_set set;
        set.insert(i);
        return set;
    }
    /// The set of all members.
    [[nodiscard]] static constexpr bit_set all()
    {
        bit_set set;
        for (std::size_t w = 0; w < word_count; ++w) {
            set.words_[w] = word_mask(w);
        }
        return set;
    }

    /// Precondition: i < Size.
    [[nodiscard]] constexpr bool contains(std::size_t i) const
    {
        QUINTET_ASSERT(i < Size);
        std::uint64_t word = 0;
        each_word([&](auto w) { word = w == i / 64 ? words_[w] : word; });
        return ((word >> (i % 64)) & 1U) != 0;
    }
    constexpr void insert(std::size_t i)
    {
        QUINTET_ASSERT(i < Size);
        each_word([&](auto w) { words_[w] |= bit_in_word(w, i); });
    }
    constexpr void erase(std::size_t i)
    {
        QUINTET_ASSERT(i < Size);
        each_word([&](auto w) { words_[w] &= ~bit_in_word(w, i); });
    }
    constexpr void clear() { words_ = {}; }

    /// How many members there are.
    [[nodiscard]] constexpr std::size_t count() const
    {
        std::size_t n = 0;
        each_word([&](auto w) { n += count_ones(words_[w]); });
        return n;
    }
    [[nodiscard]] constexpr bool empty() const
    {
        std::uint64_t any = 0;
        each_word([&](auto w) { any |= words_[w]; });
        return any == 0;
    }
    [[nodiscard]] constexpr bool intersects(const bit_set& other) const { return !(*this & other).empty(); }
    [[nodiscard]] constexpr bool contains_all(const bit_set& other) const { return (other & ~*this).empty(); }

    /// The least member, or Size where there is none.
    [[nodiscard]] constexpr std::size_t first() const
    {
        for (std::size_t w = 0; w < word_count; ++w) {
            if (words_[w] != 0) {
                return w * 64 + static_cast<std::size_t>(std::countr_zero(words_[w]));
            }
        }
        return Size;
    }
    /// Removes the least member and returns it; Size where there is none.
    constexpr std::size_t take_first()
    {
        for (std::size_t w = 0; w < word_count; ++w) {
            if (words_[w] != 0) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(words_[w]));
                words_[w] &= words_[w] - 1;
                return w * 64 + bit;
            }
        }
        return Size;
    }
    /// The member that has exactly n members below it. Precondition: n < count().
    [[nodiscard]] constexpr std::size_t nth(std::size_t n) const
    {
        QUINTET_ASSERT(n < count());
        std::size_t w = 0;
        for (; w + 1 < word_count; ++w) {
            const std::size_t here = count_ones(words_[w]);
            if (n < here) {
                break;
            }
            n -= here;
        }
        return w * 64 + nth_one(words_[w], n);
    }

    /// Calls visit(i) for each member in rising order; a visitor that returns false stops. Returns false if stopped.
    template <class Visit>
    constexpr bool for_each(Visit&& visit) const
    {
        for (std::size_t w = 0; w < word_count; ++w) {
            for (std::uint64_t word = words_[w]; word != 0; word &= word - 1) {
                if (!go_on(visit, w * 64 + static_cast<std::size_t>(std::countr_zero(word)))) {
                    return false;
                }
            }
        }
        return true;
    }

    /// The w-th word: members 64 w … 64 w + 63, the least in the lowest bit.
    [[nodiscard]] constexpr std::uint64_t word_at(std::size_t w) const { return words_[w]; }
    /// Bits past Size are dropped.
    constexpr void set_word(std::size_t w, std::uint64_t bits) { words_[w] = bits & word_mask(w); }

    constexpr bit_set& operator&=(const bit_set& other)
    {
        each_word([&](auto w) { words_[w] &= other.words_[w]; });
        return *this;
    }
    constexpr bit_set& operator|=(const bit_set& other)
    {
        each_word([&](auto w) { words_[w] |= other.words_[w]; });
        return *this;
    }
    constexpr bit_set& operator^=(const bit_set& other)
    {
        each_word([&](auto w) { words_[w] ^= other.words_[w]; });
        return *this;
    }
    friend constexpr bit_set operator&(bit_set a, const bit_set& b) { return a &= b; }
    friend constexpr bit_set operator|(bit_set a, const bit_set& b) { return a |= b; }
    friend constexpr bit_set operator^(bit_set a, const bit_set& b) { return a ^= b; }
    /// The members of the whole that are not in this set.
    [[nodiscard]] constexpr bit_set operator~() const
    {
        bit_set set;
        each_word([&](auto w) { set.words_[w] = ~words_[w] & word_mask(w); });
        return set;
    }

    friend constexpr bool operator==(const bit_set&, const bit_set&) = default;
    /// A total order, the words compared from the lowest.
    friend constexpr auto operator<=>(const bit_set&, const bit_set&) = default;

  private:
    // Written out word by word, not as a loop with an index: so that compilers keep local sets in registers.
    template <class F>
    QUINTET_ALWAYS_INLINE static constexpr void each_word(F f)
    {
        [&]<std::size_t... W>(std::index_sequence<W...>) {
            (f(std::integral_constant<std::size_t, W>{}), ...);
        }(std::make_index_sequence<word_count>{});
    }

    static constexpr std::uint64_t bit_in_word(std::size_t w, std::size_t i)
    {
        return std::uint64_t{i / 64 == w} << (i % 64);
    }

    static constexpr std::uint64_t word_mask(std::size_t w)
    {
        const std::size_t tail = Size - w * 64;
        return tail >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << tail) - 1;
    }

    std::array<std::uint64_t, word_count> words_{};
};

} // namespace quintet::inline v0

#endif
