// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_VISIT_HPP
#define QUINTET_CORE_VISIT_HPP

#include <quintet/config.hpp>

#include <type_traits>

namespace quintet::inline v0 {

/// Hands a value to a visitor, and tells whether to go on: a visitor that returns nothing sees everything; one that
/// returns a bool stops by returning false.
template <class Visit, class Value>
QUINTET_ALWAYS_INLINE constexpr bool go_on(Visit& visit, const Value& value)
{
    if constexpr (std::is_void_v<std::invoke_result_t<Visit&, const Value&>>) {
        visit(value);
        return true;
    } else {
        return visit(value);
    }
}

} // namespace quintet::inline v0

#endif
