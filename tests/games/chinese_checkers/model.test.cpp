// SPDX-License-Identifier: MIT
#include "games/chinese_checkers/hooks.hpp"
#include "support/check_model.hpp"

#include <quintet/core/incremental.hpp>
#include <quintet/games/chinese_checkers.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <initializer_list>

namespace cc = quintet::chinese_checkers;
using chinese_checkers_tests::hooks;
using quintet::random_stream;

static_assert(quintet::reversible<cc::game> && quintet::hashed<cc::game> && quintet::symmetric<cc::game> &&
              quintet::encoded<cc::game> && quintet::incremental<cc::game>);
static_assert(support::plain_values<cc::game>);
static_assert(sizeof(cc::state) <= 128);

TEST_CASE("every number of players passes the suite", "[chinese_checkers]")
{
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 3, 4, 6}) {
        CAPTURE(players);
        cc::options o;
        o.players = players;
        support::check_model(cc::game::with(o).value(), random_stream{players}, {}, hooks{});
    }
}
