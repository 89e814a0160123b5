// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_RESULT_HPP
#define QUINTET_CORE_RESULT_HPP

#include <quintet/config.hpp>
#include <quintet/core/error.hpp>

#include <type_traits>
#include <utility>
#include <variant>

namespace quintet::inline v0 {

/// A value, or the error that stands in its place: std::expected<T, error>, which C++20 lacks, with the same members.
/// Where std::expected would throw on a missing value, `value()` has a precondition.
template <class T>
class [[nodiscard]] result {
  public:
    using value_type = T;
    using error_type = quintet::error;

    constexpr result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    constexpr result(const quintet::error& why) : content_(std::in_place_index<1>, why) {}

    [[nodiscard]] constexpr bool has_value() const { return content_.index() == 0; }
    [[nodiscard]] constexpr explicit operator bool() const { return has_value(); }

    /// Precondition: has_value().
    [[nodiscard]] constexpr const T& value() const&
    {
        QUINTET_ASSERT(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] constexpr T& value() &
    {
        QUINTET_ASSERT(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] constexpr T&& value() && { return std::move(value()); }

    [[nodiscard]] constexpr const T& operator*() const& { return value(); }
    [[nodiscard]] constexpr T& operator*() & { return value(); }
    [[nodiscard]] constexpr T&& operator*() && { return std::move(value()); }
    [[nodiscard]] constexpr const T* operator->() const { return &value(); }
    [[nodiscard]] constexpr T* operator->() { return &value(); }

    /// Precondition: !has_value().
    [[nodiscard]] constexpr const quintet::error& error() const
    {
        QUINTET_ASSERT(!has_value());
        return *std::get_if<1>(&content_);
    }

    template <class U>
    [[nodiscard]] constexpr T value_or(U&& otherwise) const
    {
        return has_value() ? value() : static_cast<T>(std::forward<U>(otherwise));
    }

    /// f(value()) where there is a value, else the same error. f returns a result.
    template <class F>
    constexpr auto and_then(F&& f) const -> std::invoke_result_t<F, const T&>
    {
        if (has_value()) {
            return std::forward<F>(f)(value());
        }
        return error();
    }

  private:
    std::variant<T, quintet::error> content_;
};

} // namespace quintet::inline v0

#endif
