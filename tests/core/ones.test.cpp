// SPDX-License-Identifier: MIT
#include <quintet/core/ones.hpp>
#include <quintet/core/random_stream.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>

using quintet::count_ones;
using quintet::nth_one;

static_assert(count_ones(0) == 0 && count_ones(~std::uint64_t{0}) == 64);
static_assert(nth_one(~std::uint64_t{0}, 63) == 63 && nth_one(std::uint64_t{1} << 63U, 0) == 63);

namespace {

// By looking at one bit after the other.
void check(std::uint64_t word)
{
    std::size_t n = 0;
    for (std::size_t bit = 0; bit < 64; ++bit) {
        if ((word >> bit & 1U) != 0) {
            REQUIRE(nth_one(word, n) == bit);
            ++n;
        }
    }
    REQUIRE(count_ones(word) == n);
}

} // namespace

TEST_CASE("ones are counted, and found by their number, in words with few, many and all bits", "[ones]")
{
    check(0);
    check(~std::uint64_t{0});
    for (unsigned bit = 0; bit < 64; ++bit) {
        check(std::uint64_t{1} << bit);
        check(~(std::uint64_t{1} << bit));
        check(~std::uint64_t{0} << bit);
    }
    quintet::random_stream random{64};
    for (int round = 0; round < 2000; ++round) {
        const std::uint64_t word = random();
        check(word);
        check(word & random() & random());
        check(word | random() | random());
    }
}
