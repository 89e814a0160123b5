// SPDX-License-Identifier: MIT
#include <quintet/boards/hex_star.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/games/chinese_checkers/detail/jump_lattices.hpp>
#include <quintet/games/chinese_checkers/detail/reach.hpp>
#include <quintet/games/chinese_checkers/options.hpp>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>

namespace {

namespace cc = quintet::chinese_checkers;

template <class Star>
typename Star::hole_set random_holes(quintet::random_stream& random, std::uint32_t in_eight)
{
    typename Star::hole_set holes;
    for (std::size_t h = 0; h < Star::hole_count; ++h) {
        if (random.below(8) < in_eight) {
            holes.insert(h);
        }
    }
    return holes;
}

template <class Star>
typename Star::hole_set holes_of(std::uint64_t cells, std::size_t lattice)
{
    typename Star::hole_set holes;
    for (std::size_t bit = 0; bit < 64; ++bit) {
        if ((cells >> bit & 1U) != 0) {
            holes.insert(cc::jump_lattices<Star>::hole_at(lattice * 64 + bit));
        }
    }
    return holes;
}

} // namespace

TEMPLATE_TEST_CASE("every hole has a cell of its own, and jumps stay in a lattice", "[chinese_checkers]",
                   quintet::hex_star<1>, quintet::hex_star<2>, quintet::hex_star<3>, quintet::hex_star<4>,
                   quintet::hex_star<5>)
{
    using star = TestType;
    using lattices = cc::jump_lattices<star>;
    for (std::size_t i = 0; i < star::hole_count; ++i) {
        const auto h = static_cast<typename star::hole>(i);
        REQUIRE(lattices::hole_at(lattices::cell_of(h)) == h);
        for (const auto& jump : star::jumps(h)) {
            REQUIRE(lattices::cell_of(jump.to) / 64 == lattices::cell_of(h) / 64);
            REQUIRE(lattices::cell_of(jump.over) / 64 != lattices::cell_of(h) / 64);
        }
        REQUIRE(lattices::neighbours(h) == lattices::cells_of(star::neighbours(h)));
        REQUIRE(
            lattices::neighbours(lattices::cells_of(star::hole_set::single(i))).contains_all(lattices::neighbours(h)));
    }
}

TEMPLATE_TEST_CASE("a lattice jumps and floods as the board does", "[chinese_checkers]", quintet::hex_star<1>,
                   quintet::hex_star<2>, quintet::hex_star<3>, quintet::hex_star<4>, quintet::hex_star<5>)
{
    using star = TestType;
    using lattices = cc::jump_lattices<star>;
    quintet::random_stream random{11};
    for (int round = 0; round < 200; ++round) {
        const auto occupied = random_holes<star>(random, 1 + random.below(5));
        const auto passing = random_holes<star>(random, 7);
        const auto all = lattices::all_jumps(lattices::cells_of(occupied));
        occupied.for_each([&](std::size_t i) {
            const auto from = static_cast<typename star::hole>(i);
            const std::size_t lattice = lattices::cell_of(from) / 64U;
            const std::uint64_t own = std::uint64_t{1} << (lattices::cell_of(from) % 64U);
            const std::uint64_t free = lattices::cells_of(passing & ~occupied).word_at(lattice);
            const auto jumps = all[lattice];

            typename star::hole_set landings;
            cc::for_each_jump<star>(cc::jump_rule::adjacent, occupied, from, [&](auto to) { landings.insert(to); });
            REQUIRE(holes_of<star>(jumps.from(own), lattice) == landings);

            const cc::surroundings<star> around{passing, passing, occupied};
            auto reached = cc::reach_of<star>(around, from);
            reached &= ~star::neighbours(from);
            REQUIRE(holes_of<star>(jumps.flood(own, free) & ~own, lattice) == reached);
        });
    }
}
