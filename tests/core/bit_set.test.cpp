// SPDX-License-Identifier: MIT
#include <quintet/core/bit_set.hpp>
#include <quintet/core/random_stream.hpp>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <type_traits>
#include <vector>

using quintet::bit_set;
using quintet::random_stream;

namespace {

template <std::size_t N>
std::vector<std::size_t> members(const bit_set<N>& set)
{
    std::vector<std::size_t> list;
    set.for_each([&](std::size_t i) { list.push_back(i); });
    return list;
}

std::vector<std::size_t> members(const std::set<std::size_t>& set) { return {set.begin(), set.end()}; }

template <std::size_t N>
std::set<std::size_t> random_members(random_stream& random)
{
    std::set<std::size_t> set;
    const std::size_t tries = random.below(2 * static_cast<std::uint32_t>(N) + 1);
    for (std::size_t i = 0; i < tries; ++i) {
        set.insert(random.below(static_cast<std::uint32_t>(N)));
    }
    return set;
}

template <std::size_t N>
bit_set<N> bits_of(const std::set<std::size_t>& set)
{
    bit_set<N> bits;
    for (const std::size_t i : set) {
        bits.insert(i);
    }
    return bits;
}

} // namespace

TEMPLATE_TEST_CASE_SIG("a bit_set does as std::set does", "[bit_set]", ((std::size_t N), N), 1, 2, 36, 63, 64, 65, 121,
                       127, 128, 129, 181, 256)
{
    STATIC_REQUIRE(bit_set<N>::size() == N);
    STATIC_REQUIRE(std::is_trivially_copyable_v<bit_set<N>>);
    STATIC_REQUIRE(sizeof(bit_set<N>) == (N + 63) / 64 * 8);

    random_stream random{N};
    for (int round = 0; round < 200; ++round) {
        const std::set<std::size_t> a = random_members<N>(random);
        const std::set<std::size_t> b = random_members<N>(random);
        const bit_set<N> x = bits_of<N>(a);
        const bit_set<N> y = bits_of<N>(b);

        REQUIRE(members(x) == members(a));
        REQUIRE(x.count() == a.size());
        REQUIRE(x.empty() == a.empty());
        REQUIRE(x.first() == (a.empty() ? N : *a.begin()));
        std::size_t n = 0;
        for (const std::size_t i : a) {
            REQUIRE(x.nth(n++) == i);
        }
        for (std::size_t i = 0; i < N; ++i) {
            REQUIRE(x.contains(i) == a.contains(i));
        }

        std::set<std::size_t> both;
        std::set<std::size_t> either = a;
        std::set<std::size_t> one_only;
        std::set<std::size_t> not_a;
        std::ranges::set_intersection(a, b, std::inserter(both, both.end()));
        either.insert(b.begin(), b.end());
        std::ranges::set_symmetric_difference(a, b, std::inserter(one_only, one_only.end()));
        for (std::size_t i = 0; i < N; ++i) {
            if (!a.contains(i)) {
                not_a.insert(i);
            }
        }
        REQUIRE(members(x & y) == members(both));
        REQUIRE(members(x | y) == members(either));
        REQUIRE(members(x ^ y) == members(one_only));
        REQUIRE(members(~x) == members(not_a));
        REQUIRE((~x).count() == N - a.size());
        REQUIRE(x.intersects(y) == !both.empty());
        REQUIRE(x.contains_all(y) == std::ranges::includes(a, b));
        REQUIRE((x == y) == (a == b));
        REQUIRE(((x <=> y) == 0) == (a == b));
        REQUIRE((x < y) == (y > x));

        bit_set<N> rebuilt;
        for (std::size_t w = 0; w < bit_set<N>::word_count; ++w) {
            rebuilt.set_word(w, x.word_at(w));
        }
        REQUIRE(rebuilt == x);
    }
}

TEMPLATE_TEST_CASE_SIG("insert and erase one member leave the others", "[bit_set]", ((std::size_t N), N), 1, 36, 64, 65,
                       121, 128, 181)
{
    for (std::size_t i = 0; i < N; ++i) {
        bit_set<N> all = bit_set<N>::all();
        REQUIRE(all.count() == N);
        all.erase(i);
        REQUIRE(all == ~bit_set<N>::single(i));
        REQUIRE((N == 1 || !all.empty()));
        all.erase(i);
        REQUIRE(all.count() == N - 1);
        all.insert(i);
        all.insert(i);
        REQUIRE(all == bit_set<N>::all());
        all.clear();
        REQUIRE(all == bit_set<N>{});
    }
}

TEST_CASE("bits past the size never show", "[bit_set]")
{
    bit_set<65> set;
    set.set_word(0, ~std::uint64_t{0});
    set.set_word(1, ~std::uint64_t{0});
    CHECK(set == bit_set<65>::all());
    CHECK(set.count() == 65);
    CHECK((~set).empty());
    CHECK((~bit_set<65>{}).word_at(1) == 1);
}

TEST_CASE("a visitor that returns false stops the visit", "[bit_set]")
{
    bit_set<181> set;
    for (const std::size_t i : {3U, 64U, 180U}) {
        set.insert(i);
    }
    std::vector<std::size_t> seen;
    CHECK_FALSE(set.for_each([&](std::size_t i) {
        seen.push_back(i);
        return i < 64;
    }));
    CHECK(seen == std::vector<std::size_t>{3, 64});
    CHECK(set.for_each([](std::size_t) { return true; }));
    CHECK(set.for_each([](std::size_t) {}));
}

TEST_CASE("bit_sets work in constant expressions", "[bit_set]")
{
    constexpr bit_set<121> pair = bit_set<121>::single(7) | bit_set<121>::single(120);
    STATIC_REQUIRE(pair.count() == 2);
    STATIC_REQUIRE(pair.first() == 7);
    STATIC_REQUIRE(pair.nth(1) == 120);
    STATIC_REQUIRE((~pair).count() == 119);
}
