// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_IO_CHINESE_CHECKERS_TEXTS_HPP
#define QUINTET_TESTS_IO_CHINESE_CHECKERS_TEXTS_HPP

#include <quintet/io/chinese_checkers/explanation.hpp>
#include <quintet/io/position.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>

namespace io_tests {

using cc = quintet::chinese_checkers::game;

inline constexpr std::string_view two_start =
    "chinese_checkers:players=2:b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a:a:0";

/// In row i: marble a at i1, others at i2, i4 and i6, so that a chain leads over i3 and i5 to i7.
inline constexpr std::string_view three_jumps =
    "chinese_checkers:players=2:b/bb/bbb/b3/13/12/11/10/ab1b1b3/10/11/12/13/1aaa/aaa/aa/a:a:0";

inline quintet::position<cc> position_from(std::string_view text)
{
    const auto read = quintet::read_position<cc>(text);
    INFO(text);
    REQUIRE(read);
    return *read;
}

} // namespace io_tests

#endif
