// SPDX-License-Identifier: MIT
#include <quintet/boards/hex_star.hpp>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>

using quintet::hex_star;

namespace {

template <int Arm>
using size = std::integral_constant<int, Arm>;

} // namespace

TEST_CASE("the usual star has the sheet's 17 rows", "[hex_star][CC-1]")
{
    using star = hex_star<4>;
    std::array<int, 17> rows{};
    for (std::size_t h = 0; h < star::hole_count; ++h) {
        ++rows[star::row(static_cast<star::hole>(h))];
    }
    CHECK(rows == std::array<int, 17>{1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1});
    STATIC_REQUIRE(star::hole_count == 121);
    STATIC_REQUIRE(star::row(0) == 0); // from the top
    STATIC_REQUIRE(star::row(120) == 16);
    for (std::size_t a = 0; a < 6; ++a) {
        CHECK(star::arm(a).count() == 10);
        CHECK(star::triangle(a, 5).count() == 15);
        CHECK(star::triangle(a, 1).count() == 1);
        CHECK(star::triangle(a, 13).count() == 91);
        CHECK((star::triangle(a, 13) | star::triangle(star::opposite_arm(a), 13)).count() == 121);
    }
    star::hole_set arms;
    for (std::size_t a = 0; a < 6; ++a) {
        CHECK_FALSE(arms.intersects(star::arm(a)));
        arms |= star::arm(a);
    }
    CHECK((~arms).count() == 61);
    CHECK(star::arm(0).contains(120)); // arm 0 is the bottom one, arm 3 the top one
    CHECK(star::arm(3).contains(0));
}

TEMPLATE_TEST_CASE("neighbours are symmetric and opposite directions invert", "[hex_star][CC-1][B1]", size<1>, size<2>,
                   size<3>, size<4>, size<5>)
{
    using star = hex_star<TestType::value>;
    using hole = typename star::hole;
    std::size_t links = 0;
    for (std::size_t i = 0; i < star::hole_count; ++i) {
        const auto h = static_cast<hole>(i);
        std::size_t degree = 0;
        for (std::size_t d = 0; d < 6; ++d) {
            const hole n = star::neighbour(h, d);
            if (n == star::none) {
                continue;
            }
            ++degree;
            CHECK(star::neighbour(n, (d + 3) % 6) == h);
            CHECK(star::neighbours(n).contains(h));
            // On the lattice a neighbour is one step away in cube distance: not the eight cells of a square (B10).
            const auto a = star::coordinates(h);
            const auto b = star::coordinates(n);
            CHECK(std::abs(a.x - b.x) + std::abs(a.y - b.y) + std::abs(a.z - b.z) == 2);
        }
        CHECK(star::neighbours(h).count() == degree);
        CHECK_FALSE(star::neighbours(h).contains(i));
        CHECK(star::at(star::coordinates(h)) == h);
        links += degree;
        // Every hole of the inner hexagon has all six neighbours.
        const auto c = star::coordinates(h);
        if (std::max({std::abs(c.x), std::abs(c.y), std::abs(c.z)}) < TestType::value) {
            CHECK(degree == 6);
        }
    }
    // Each of the three axes has one link fewer than holes in each of its lines.
    CHECK(links == 6 * (star::hole_count - star::row_count));
}

TEMPLATE_TEST_CASE("a jump is two equal steps in one line", "[hex_star][CC-6][B1]", size<1>, size<2>, size<3>, size<4>,
                   size<5>)
{
    using star = hex_star<TestType::value>;
    for (std::size_t i = 0; i < star::hole_count; ++i) {
        const auto h = static_cast<typename star::hole>(i);
        std::size_t found = 0;
        for (std::size_t d = 0; d < 6; ++d) {
            const auto over = star::neighbour(h, d);
            const auto to = over == star::none ? star::none : star::neighbour(over, d);
            const auto listed =
                std::ranges::count_if(star::jumps(h), [&](const auto& j) { return j.over == over && j.to == to; });
            CHECK(listed == (to == star::none ? 0 : 1));
            found += to == star::none ? 0U : 1U;
        }
        CHECK(star::jumps(h).size() == found);
    }
}

TEMPLATE_TEST_CASE("rows towards opposite tips add up", "[hex_star][CC-13]", size<1>, size<2>, size<3>, size<4>,
                   size<5>)
{
    using star = hex_star<TestType::value>;
    for (std::size_t i = 0; i < star::hole_count; ++i) {
        const auto h = static_cast<typename star::hole>(i);
        for (std::size_t a = 0; a < 6; ++a) {
            CHECK(star::row_towards(a, h) + star::row_towards(star::opposite_arm(a), h) == star::row_count - 1);
        }
    }
}

TEMPLATE_TEST_CASE("the twelve symmetries are a group that keeps neighbours and arms", "[hex_star]", size<1>, size<2>,
                   size<3>, size<4>, size<5>)
{
    using star = hex_star<TestType::value>;
    using hole = typename star::hole;
    constexpr std::size_t group = star::symmetry_count;
    for (std::size_t i = 0; i < star::hole_count; ++i) {
        const auto h = static_cast<hole>(i);
        CHECK(star::image(h, 0) == h);
        for (std::size_t k = 0; k < group; ++k) {
            CHECK(star::image(star::image(h, k), star::inverse(k)) == h);
            CHECK(star::image(star::neighbours(h), k) == star::neighbours(star::image(h, k)));
            for (std::size_t a = 0; a < 6; ++a) {
                CHECK(star::row_towards(a, h) == star::row_towards(star::arm_image(a, k), star::image(h, k)));
            }
            for (std::size_t second = 0; second < group; ++second) {
                CHECK(star::image(star::image(h, k), second) == star::image(h, star::compose(k, second)));
            }
        }
    }
    // Closure, identity, inverses and associativity of the composition itself; no two symmetries act alike.
    for (std::size_t a = 0; a < group; ++a) {
        CHECK(star::compose(a, star::inverse(a)) == 0);
        CHECK(star::compose(0, a) == a);
        CHECK(star::compose(a, 0) == a);
        for (std::size_t b = 0; b < group; ++b) {
            CHECK(star::compose(a, b) < group);
            bool alike = true;
            for (std::size_t h = 0; h < star::hole_count; ++h) {
                alike = alike && star::image(static_cast<hole>(h), a) == star::image(static_cast<hole>(h), b);
            }
            CHECK(alike == (a == b));
            for (std::size_t c = 0; c < group; ++c) {
                CHECK(star::compose(star::compose(a, b), c) == star::compose(a, star::compose(b, c)));
            }
        }
    }
}
