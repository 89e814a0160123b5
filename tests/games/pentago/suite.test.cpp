// SPDX-License-Identifier: MIT
#include "support/check_model.hpp"

#include <quintet/games/pentago.hpp>

#include <catch2/catch_test_macros.hpp>

using quintet::half_moves;
using quintet::random_stream;
using quintet::twist_rule;

TEST_CASE("two-colour Pentago and its half-moves pass the suite of every model", "[pentago]")
{
    for (const bool placing_wins : {true, false}) {
        for (const twist_rule twist : {twist_rule::mandatory, twist_rule::optional_if_neutral}) {
            const auto rules = *quintet::pentago::game::with({placing_wins, twist});
            support::check_model(rules, random_stream{41}, {.plies = 600});
            support::check_model(half_moves(rules), random_stream{42}, {.plies = 600});
        }
    }
    STATIC_REQUIRE(support::plain_values<quintet::pentago::game>);
}
