// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_QUINTET_FAILURE_HPP
#define QUINTET_EXAMPLES_QUINTET_FAILURE_HPP

#include <quintet/core/error.hpp>
#include <quintet/core/result.hpp>

#include <string>
#include <string_view>
#include <utility>

/// What ends a command early: the exit code, and the reason for stderr.
struct failure {
    static constexpr int refused = 1;    ///< by the rules
    static constexpr int unreadable = 2; ///< bad usage, or input that cannot be read

    int exit_code;
    std::string reason;
};

/// The failure that an error is, about the text that was read.
[[nodiscard]] failure failure_from(const quintet::error& why, std::string_view text);

/// The value, or throws the failure.
template <class T>
[[nodiscard]] T value_or_fail(quintet::result<T> result, std::string_view text)
{
    if (!result) {
        throw failure_from(result.error(), text);
    }
    return std::move(result).value();
}

#endif
