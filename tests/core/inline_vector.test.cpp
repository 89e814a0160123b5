// SPDX-License-Identifier: MIT
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/random_stream.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <iterator>
#include <ranges>
#include <type_traits>
#include <vector>

using quintet::inline_vector;
using quintet::random_stream;

namespace {

constexpr std::size_t capacity = 7;
using small_list = inline_vector<int, capacity>;

void copy_into(small_list& list, const std::vector<int>& values)
{
    for (const int value : values) {
        list.push_back(value);
    }
}

} // namespace

TEST_CASE("an inline_vector does as std::vector does", "[inline_vector]")
{
    random_stream random{1};
    small_list list;
    std::vector<int> plain;
    for (int step = 0; step < 5000; ++step) {
        const std::uint32_t what = random.below(20);
        if (what < 10 && plain.size() < capacity) {
            const int value = static_cast<int>(random.below(5));
            list.push_back(value);
            plain.push_back(value);
        } else if (what < 18 && !plain.empty()) {
            list.pop_back();
            plain.pop_back();
        } else if (what == 18 && !plain.empty()) {
            const std::size_t i = random.below(static_cast<std::uint32_t>(plain.size()));
            list[i] = 9;
            plain[i] = 9;
        } else if (what == 19 && random.below(4) == 0) {
            list.clear();
            plain.clear();
        }
        REQUIRE(list.size() == plain.size());
        REQUIRE(list.empty() == plain.empty());
        REQUIRE(list.full() == (plain.size() == capacity));
        REQUIRE(std::ranges::equal(list, plain));
        REQUIRE(std::ranges::equal(list.view(), plain));
        if (!plain.empty()) {
            REQUIRE(list.back() == plain.back());
        }
    }
}

TEST_CASE("inline_vectors compare as their elements do, and by nothing that lies past the end", "[inline_vector]")
{
    random_stream random{2};
    for (int round = 0; round < 2000; ++round) {
        std::vector<int> a(random.below(4));
        std::vector<int> b(random.below(4));
        std::ranges::generate(a, [&] { return static_cast<int>(random.below(2)); });
        std::ranges::generate(b, [&] { return static_cast<int>(random.below(2)); });
        small_list x;
        small_list y;
        copy_into(x, a);
        for (int i = 0; i < 7; ++i) { // leaves traces past the end
            y.push_back(5);
        }
        y.clear();
        copy_into(y, b);
        REQUIRE((x == y) == (a == b));
        REQUIRE((x < y) == (a < b));
        REQUIRE((x > y) == (a > b));
        REQUIRE(((x <=> y) == 0) == (a == b));
    }
}

TEST_CASE("an inline_vector is a range, trivially copyable, and works in constant expressions", "[inline_vector]")
{
    STATIC_REQUIRE(std::ranges::contiguous_range<small_list>);
    STATIC_REQUIRE(std::is_trivially_copyable_v<small_list>);
    STATIC_REQUIRE(small_list::capacity() == capacity);
    constexpr auto squares = [] {
        small_list list;
        for (int i = 0; i < 4; ++i) {
            list.push_back(i * i);
        }
        list.pop_back();
        return list;
    }();
    STATIC_REQUIRE(squares.size() == 3);
    STATIC_REQUIRE(squares.back() == 4);
    STATIC_REQUIRE(squares[1] == 1);
}
