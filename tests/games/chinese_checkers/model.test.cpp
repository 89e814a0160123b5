// SPDX-License-Identifier: MIT
#include "games/chinese_checkers/hooks.hpp"
#include "support/check_model.hpp"

#include <quintet/core/incremental.hpp>
#include <quintet/games/chinese_checkers.hpp>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace cc = quintet::chinese_checkers;
using chinese_checkers_tests::all_options;
using chinese_checkers_tests::hooks;
using quintet::random_stream;

static_assert(quintet::reversible<cc::game> && quintet::hashed<cc::game> && quintet::symmetric<cc::game> &&
              quintet::encoded<cc::game> && quintet::incremental<cc::game>);
static_assert(support::plain_values<cc::game> && std::is_trivially_copyable_v<cc::game>);
static_assert(sizeof(cc::state) <= 128);
static_assert(sizeof(cc::move) == 2);

namespace {

/// The suite in every option, the games begun at the start, in crowds and near the ends.
template <int Arm>
void check_all(std::uint8_t players, std::uint8_t marbles, std::size_t plies)
{
    std::uint64_t part = 0;
    for (const auto& o : all_options<Arm>(players, marbles, chinese_checkers_tests::long_limit)) {
        CAPTURE(int{players}, int{marbles}, static_cast<int>(o.side_arms), o.target_lock, static_cast<int>(o.jump),
                static_cast<int>(o.blocking), o.ply_limit);
        support::check_model(cc::basic_game<Arm>::with(o).value(), random_stream{players}.split(part++),
                             {.plies = plies, .plies_a_game = 40}, hooks{});
    }
}

template <int Arm>
using size = std::integral_constant<int, Arm>;

} // namespace

TEST_CASE("long games from the start pass the suite", "[chinese_checkers]")
{
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        CAPTURE(players);
        cc::options o;
        o.players = static_cast<std::uint8_t>(players);
        support::check_model(cc::game::with(o).value(), random_stream{players}, {.plies = 2000});
    }
}

TEST_CASE("every option passes the suite at two players", "[chinese_checkers][CC-15]")
{
    check_all<4>(2, 10, 200);
    check_all<4>(2, 15, 100);
}
TEST_CASE("every option passes the suite at three players", "[chinese_checkers][CC-15]") { check_all<4>(3, 10, 200); }
TEST_CASE("every option passes the suite at four players", "[chinese_checkers][CC-15]") { check_all<4>(4, 10, 200); }
TEST_CASE("every option passes the suite at six players", "[chinese_checkers][CC-15]") { check_all<4>(6, 10, 200); }

TEMPLATE_TEST_CASE("every option passes the suite on other stars", "[chinese_checkers][CC-15]", size<1>, size<2>,
                   size<3>, size<5>)
{
    constexpr int arm = TestType::value;
    using options = cc::basic_options<arm>;
    constexpr std::size_t plies = arm == 5 ? 8 : 40;
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        check_all<arm>(static_cast<std::uint8_t>(players), options::arm_marbles, plies);
    }
    check_all<arm>(2, options::extended_marbles, plies);
}

TEST_CASE("the hop-by-hop view passes the suite", "[chinese_checkers][hop_game]")
{
    for (const auto& o : all_options<4>(2, 10, 30)) {
        const cc::hop_game by_all_routes(cc::game::with(o).value());
        support::check_model(by_all_routes, random_stream{1}, {.plies = 20});
        const cc::hop_game by_the_shortest(cc::game::with(o).value(), cc::routes::shortest);
        support::check_model(by_the_shortest, random_stream{2}, {.plies = 20});
    }
}
