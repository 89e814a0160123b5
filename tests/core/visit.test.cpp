// SPDX-License-Identifier: MIT
#include <quintet/core/visit.hpp>

#include <catch2/catch_test_macros.hpp>

TEST_CASE("a visitor goes on unless it returns false", "[visit]")
{
    int seen = 0;
    auto silent = [&](int n) { seen = n; };
    auto answering = [](int n) { return n < 3; };
    CHECK(quintet::go_on(silent, 4));
    CHECK(seen == 4);
    CHECK(quintet::go_on(answering, 2));
    CHECK_FALSE(quintet::go_on(answering, 3));
}
