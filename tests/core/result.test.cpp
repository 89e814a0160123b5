// SPDX-License-Identifier: MIT
#include <quintet/core/result.hpp>

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <string>

using quintet::error;
using quintet::error_code;
using quintet::result;

namespace {

const error late = {error_code::syntax, "CC-3", 17, "too late"};

result<int> half(int n)
{
    if (n % 2 != 0) {
        return error{error_code::bad_number, {}, error::nowhere, "odd"};
    }
    return n / 2;
}

} // namespace

TEST_CASE("a result holds a value or an error", "[result]")
{
    const result<std::string> good = std::string("four");
    REQUIRE(good.has_value());
    CHECK(static_cast<bool>(good));
    CHECK(good.value() == "four");
    CHECK(*good == "four");
    CHECK(good->size() == 4);
    CHECK(good.value_or("none") == "four");

    const result<std::string> bad = late;
    REQUIRE_FALSE(bad.has_value());
    CHECK_FALSE(static_cast<bool>(bad));
    CHECK(bad.error() == late);
    CHECK(bad.error().position == 17);
    CHECK(bad.error().clause.name() == "CC-3");
    CHECK(bad.value_or("none") == "none");
}

TEST_CASE("a result's value can be changed and moved out", "[result]")
{
    result<std::unique_ptr<int>> owner = std::make_unique<int>(3);
    *owner.value() = 4;
    const std::unique_ptr<int> taken = *std::move(owner);
    CHECK(*taken == 4);

    result<int> number = 1;
    *number = 2;
    CHECK(number.value() == 2);
}

TEST_CASE("and_then goes on with a value, and hands an error through", "[result]")
{
    CHECK(half(12).and_then(half).value() == 3);
    CHECK(half(6).and_then(half).error().message == "odd");
    CHECK(half(5).and_then(half).error().code == error_code::bad_number);
    CHECK(result<int>(late).and_then(half).error() == late);
}

TEST_CASE("an error from a refusal keeps clause and message", "[result]")
{
    constexpr quintet::refusal why{"CC-7", "the hole is taken", 2};
    constexpr error e = error_from(why, 5);
    STATIC_REQUIRE(e.code == error_code::illegal_move);
    STATIC_REQUIRE(e.clause == why.clause);
    STATIC_REQUIRE(e.message == why.message);
    STATIC_REQUIRE(e.position == 5);
    STATIC_REQUIRE(error_from(why).position == error::nowhere);
}
