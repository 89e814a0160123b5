// SPDX-License-Identifier: MIT
#include <quintet/core/random_stream.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

using quintet::random_stream;

TEST_CASE("the stream is SplitMix64, the same on every platform", "[random_stream]")
{
    // The published first outputs of SplitMix64 from state 0.
    random_stream random = random_stream::from_word(0);
    CHECK(random() == 0xe220a8397b1dcdafU);
    CHECK(random() == 0x6e789e6aa1b965f4U);
    CHECK(random() == 0x06c45d188009454fU);
    STATIC_REQUIRE(random_stream{1} == random_stream{1});
    STATIC_REQUIRE(random_stream{1} != random_stream{2});
}

TEST_CASE("split streams do not depend on order, and differ", "[random_stream]")
{
    const random_stream parent{7};
    random_stream a = parent.split(0);
    random_stream b = parent.split(1);
    CHECK(parent == random_stream{7});
    CHECK(a != b);
    CHECK(a() != b());
    CHECK(parent.split(0) == parent.split(0));
    CHECK(random_stream{8}.split(0) != parent.split(0));
}

TEST_CASE("below is unbiased at bounds that do not divide 2^32", "[random_stream]")
{
    random_stream random{3};
    constexpr std::uint32_t bound = 3'000'000'000U; // the naive remainder would make the low third twice as likely
    int low = 0;
    constexpr int draws = 30'000;
    for (int i = 0; i < draws; ++i) {
        const std::uint32_t drawn = random.below(bound);
        REQUIRE(drawn < bound);
        low += drawn < bound / 3 ? 1 : 0;
    }
    CHECK(std::abs(low - draws / 3) < 400); // five standard deviations
    CHECK(random.below(1) == 0);
}

TEST_CASE("shuffle reaches every order equally often", "[random_stream]")
{
    random_stream random{4};
    std::array<int, 24> seen{};
    constexpr int draws = 24'000;
    for (int i = 0; i < draws; ++i) {
        std::array<int, 4> order{0, 1, 2, 3};
        random.shuffle(std::span<int>(order));
        std::array<int, 4> lower{0, 1, 2, 3};
        std::size_t index = 0;
        while (lower != order) {
            std::ranges::next_permutation(lower);
            ++index;
        }
        ++seen[index];
    }
    for (const int count : seen) {
        CHECK(std::abs(count - draws / 24) < 160); // five standard deviations
    }
}

TEST_CASE("a stream goes through its word and back", "[random_stream]")
{
    random_stream random{5};
    random();
    random_stream copy = random_stream::from_word(random.bits());
    CHECK(copy == random);
    CHECK(copy.unit() == random.unit());
    CHECK((random.unit() >= 0.0 && random.unit() < 1.0));
}
