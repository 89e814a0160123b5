// SPDX-License-Identifier: MIT
#include <quintet/core/hash.hpp>

#include <catch2/catch_test_macros.hpp>

#include <bit>
#include <cmath>
#include <set>
#include <unordered_set>

using namespace quintet;

TEST_CASE("hashes are the same on every platform", "[hash]")
{
    // Computed once and pinned: stored hashes and records rely on them.
    STATIC_REQUIRE(mix(0) == 0);
    STATIC_REQUIRE(mix(1) == 0x5692161d100b05e5U);
    STATIC_REQUIRE(hash_text("") == mix(0xcbf29ce484222325U));
    STATIC_REQUIRE(hash_text("a") == mix(0xaf63dc4c8601ec8cU)); // the published FNV-1a of "a"
    STATIC_REQUIRE(hash_text("foobar") == mix(0x85944171f73967e8U));
}

TEST_CASE("mix is a bijection that spreads each bit over all", "[hash]")
{
    // Undone step by step: each multiplier is odd, each shift folds back.
    const auto unmix = [](std::uint64_t word) {
        const auto fold_back = [](std::uint64_t x, unsigned shift) {
            std::uint64_t out = x;
            for (unsigned s = shift; s < 64; s += shift) {
                out = x ^ (out >> shift);
            }
            return out;
        };
        const auto inverse = [](std::uint64_t odd) {
            std::uint64_t x = odd;
            for (int i = 0; i < 6; ++i) {
                x *= 2 - odd * x;
            }
            return x;
        };
        word = fold_back(word, 31) * inverse(0x94d049bb133111ebU);
        word = fold_back(word, 27) * inverse(0xbf58476d1ce4e5b9U);
        return fold_back(word, 30);
    };
    int flips = 0;
    for (std::uint64_t i = 0; i < 4096; ++i) {
        const std::uint64_t word = i * 0x9e3779b97f4a7c15U;
        REQUIRE(unmix(mix(word)) == word);
        flips += std::popcount(mix(word) ^ mix(word ^ (std::uint64_t{1} << (i % 64))));
    }
    CHECK(std::abs(flips - 4096 * 32) < 2000);
}

TEST_CASE("hash_combine depends on the order", "[hash]")
{
    STATIC_REQUIRE(hash_combine(1, 2) != hash_combine(2, 1));
    STATIC_REQUIRE(hash_combine(0, 0) != 0);
    STATIC_REQUIRE(hash_combine(hash_combine(7, 1), 2) != hash_combine(hash_combine(7, 2), 1));
}

TEST_CASE("Zobrist keys differ within a domain and between domains", "[hash]")
{
    std::set<std::uint64_t> keys;
    for (std::uint64_t domain = 0; domain < 4; ++domain) {
        for (std::uint64_t index = 0; index < 2000; ++index) {
            keys.insert(zobrist_key(domain, index));
        }
    }
    CHECK(keys.size() == 8000);
    CHECK_FALSE(keys.contains(0));
}

TEST_CASE("the hasher serves the unordered containers", "[hash]")
{
    struct word {
        std::uint64_t value = 0;
        std::uint64_t hash() const { return value; }
        bool operator==(const word&) const = default;
    };
    const std::unordered_set<word, hasher> words = {{1}, {2}, {1}};
    CHECK(words.size() == 2);
}
