// SPDX-License-Identifier: MIT
#include <quintet/core/outcome.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/score_sheet.hpp>

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

using quintet::outcome;
using quintet::seat;

namespace {

std::vector<int> ranks(const std::vector<std::int32_t>& keys)
{
    const outcome end = outcome::by_key("CC-9", keys);
    std::vector<int> list;
    for (std::uint8_t i = 0; i < end.seats(); ++i) {
        list.push_back(end.rank(seat{i}));
    }
    return list;
}

} // namespace

TEST_CASE("equal seats share the better rank, and the next is skipped", "[outcome]")
{
    CHECK(ranks({10, 30, 20}) == std::vector<int>{3, 1, 2});
    CHECK(ranks({5, 9, 5, 1}) == std::vector<int>{2, 1, 2, 4});
    CHECK(ranks({5, 9, 9, 5, 1, 9}) == std::vector<int>{4, 1, 1, 4, 6, 1});
    CHECK(ranks({7, 7}) == std::vector<int>{1, 1});
    CHECK(ranks({INT32_MIN, INT32_MAX}) == std::vector<int>{2, 1});
    CHECK(ranks({0}) == std::vector<int>{1});
    CHECK(ranks({}).empty());
}

TEST_CASE("ranks, winners and utilities agree with the keys sorted", "[outcome]")
{
    quintet::random_stream random{6};
    for (int round = 0; round < 3000; ++round) {
        std::vector<std::int32_t> keys(1 + random.below(6));
        std::ranges::generate(keys, [&] { return static_cast<std::int32_t>(random.below(4)) - 2; });
        const outcome end = outcome::by_key("CC-9", keys);
        std::vector<std::int32_t> sorted = keys;
        std::ranges::sort(sorted, std::greater{});
        double sum = 0;
        for (std::uint8_t i = 0; i < keys.size(); ++i) {
            const auto place = std::ranges::find(sorted, keys[i]) - sorted.begin();
            REQUIRE(end.rank(seat{i}) == place + 1);
            REQUIRE(end.wins(seat{i}) == (keys[i] == sorted.front()));
            REQUIRE((end.utility(seat{i}) >= 0 && end.utility(seat{i}) <= 1));
            sum += end.utility(seat{i});
        }
        REQUIRE(end.winners() == static_cast<std::size_t>(std::ranges::count(keys, sorted.front())));
        if (keys.size() > 1) {
            REQUIRE(sum == Catch::Approx(static_cast<double>(keys.size()) / 2));
        }
    }
}

TEST_CASE("a sole winner has utility 1, a sole loser 0, a draw one half", "[outcome]")
{
    constexpr std::array<std::int32_t, 3> keys = {3, 1, 2};
    constexpr outcome end = outcome::by_key("PT-9", keys);
    STATIC_REQUIRE(end.utility(seat{0}) == 1.0);
    STATIC_REQUIRE(end.utility(seat{1}) == 0.0);
    STATIC_REQUIRE(end.utility(seat{2}) == 0.5);
    STATIC_REQUIRE(end.ended_by() == quintet::clause("PT-9"));
    constexpr std::array<std::int32_t, 2> draw = {4, 4};
    STATIC_REQUIRE(outcome::by_key("PT-9", draw).utility(seat{1}) == 0.5);
    STATIC_REQUIRE(outcome::by_key("PT-9", draw).winners() == 2);
    STATIC_REQUIRE(outcome::by_key("PT-9", draw) != outcome::by_key("PT-8", draw));
}

TEST_CASE("a score sheet compares by its rows", "[score_sheet]")
{
    quintet::score_sheet a;
    a.seats.push_back({1, 2});
    a.teams.push_back({1, 2});
    quintet::score_sheet b = a;
    CHECK(a == b);
    b.seats[0].total = 3;
    CHECK(a != b);
    b = a;
    b.teams[0].round = 0;
    CHECK(a != b);
    b = a;
    b.seats.push_back({});
    CHECK(a != b);
}

TEST_CASE("seats are lettered in the order of turns", "[seat]")
{
    STATIC_REQUIRE(letter_of(seat{0}) == 'a');
    STATIC_REQUIRE(letter_of(seat{5}) == 'f');
    STATIC_REQUIRE(seat{1} < seat{2});
}
