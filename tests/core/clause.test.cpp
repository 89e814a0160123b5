// SPDX-License-Identifier: MIT
#include <quintet/core/clause.hpp>

#include <catch2/catch_test_macros.hpp>

#include <type_traits>

using quintet::clause;

// That a malformed clause does not compile is tested in compile_fail/clause.cpp.
TEST_CASE("a clause is a regular value with the name of the sheet", "[clause]")
{
    STATIC_REQUIRE(clause("CC-9").name() == "CC-9");
    STATIC_REQUIRE(clause("CC-9") == clause("CC-9"));
    STATIC_REQUIRE(clause("CC-9") != clause("CC-10"));
    STATIC_REQUIRE(clause("CC-9") != clause("HU-9"));
    STATIC_REQUIRE_FALSE(clause("CC-9").empty());
    STATIC_REQUIRE(clause{}.empty());
    STATIC_REQUIRE(clause{}.name().empty());
    STATIC_REQUIRE(clause{} == clause{});
    STATIC_REQUIRE(clause{} < clause("CC-9"));
    STATIC_REQUIRE(std::is_trivially_copyable_v<clause>);
}
