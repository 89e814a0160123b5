// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_INLINE_VECTOR_HPP
#define QUINTET_CORE_INLINE_VECTOR_HPP

#include <quintet/config.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <span>

namespace quintet::inline v0 {

/// A sequence of at most Capacity values (a move list, a path, a score column), stored in place: no allocation, usable
/// in constant expressions, trivially copyable where T is. T is default constructible; elements past size() hold values
/// that never show.
template <class T, std::size_t Capacity>
class inline_vector {
  public:
    using value_type = T;
    using size_type = std::size_t;
    using iterator = T*;
    using const_iterator = const T*;

    constexpr inline_vector() = default;

    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr bool full() const { return size_ == Capacity; }

    /// Precondition: !full().
    constexpr void push_back(const T& value)
    {
        QUINTET_ASSERT(size_ < Capacity);
        values_[size_++] = value;
    }
    /// Precondition: !empty().
    constexpr void pop_back()
    {
        QUINTET_ASSERT(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    /// Precondition: i < size().
    [[nodiscard]] constexpr T& operator[](std::size_t i)
    {
        QUINTET_ASSERT(i < size_);
        return values_[i];
    }
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const
    {
        QUINTET_ASSERT(i < size_);
        return values_[i];
    }
    [[nodiscard]] constexpr T& back() { return (*this)[size_ - 1]; }
    [[nodiscard]] constexpr const T& back() const { return (*this)[size_ - 1]; }

    [[nodiscard]] constexpr iterator begin() { return values_.data(); }
    [[nodiscard]] constexpr iterator end() { return values_.data() + size_; }
    [[nodiscard]] constexpr const_iterator begin() const { return values_.data(); }
    [[nodiscard]] constexpr const_iterator end() const { return values_.data() + size_; }
    [[nodiscard]] constexpr std::span<const T> view() const { return {values_.data(), size_}; }

    friend constexpr bool operator==(const inline_vector& a, const inline_vector& b)
    {
        if (a.size_ != b.size_) {
            return false;
        }
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.values_[i] == b.values_[i])) {
                return false;
            }
        }
        return true;
    }
    /// Lexicographical, as of a std::vector.
    friend constexpr auto operator<=>(const inline_vector& a, const inline_vector& b)
        requires requires(const T& x) { x <=> x; }
    {
        for (std::size_t i = 0; i < a.size_ && i < b.size_; ++i) {
            if (const auto order = a.values_[i] <=> b.values_[i]; order != 0) {
                return order;
            }
        }
        return decltype(a.values_[0] <=> b.values_[0])(a.size_ <=> b.size_);
    }

  private:
    std::array<T, Capacity> values_{};
    std::size_t size_ = 0;
};

} // namespace quintet::inline v0

#endif
