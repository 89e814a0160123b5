// SPDX-License-Identifier: MIT
#include <quintet/boards/quadrant_grid.hpp>
#include <quintet/core/random_stream.hpp>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <set>
#include <type_traits>
#include <vector>

using quintet::line_count;
using quintet::quadrant_geometry;
using quintet::quadrant_grid;
using quintet::quadrant_lines;
using quintet::quadrant_symmetry;
using quintet::quadrant_twist;
using quintet::random_stream;

namespace {

template <std::size_t Side>
using size = std::integral_constant<std::size_t, Side>;

template <class Grid>
Grid random_grid(random_stream& random, std::uint32_t fullness)
{
    Grid grid;
    for (std::size_t c = 0; c < Grid::geometry::cell_count; ++c) {
        if (random.below(100) < fullness) {
            grid.place(static_cast<std::uint8_t>(c), random.below(Grid::colours));
        }
    }
    return grid;
}

// The cells that a line may take by walking from a cell a fixed step of coordinates, for the lines' own test.
template <std::size_t Side>
bool in_line(std::uint8_t a, std::uint8_t b, int rows, int columns)
{
    using geometry = quadrant_geometry<Side>;
    return static_cast<int>(geometry::row(b)) - static_cast<int>(geometry::row(a)) == rows &&
           static_cast<int>(geometry::column(b)) - static_cast<int>(geometry::column(a)) == columns;
}

} // namespace

TEMPLATE_TEST_CASE("cells are numbered ring by ring, and rows and columns find them", "[quadrant_grid][PT-1]", size<2>,
                   size<3>)
{
    using geometry = quadrant_geometry<TestType::value>;
    std::set<std::size_t> seen;
    for (std::size_t r = 0; r < geometry::edge; ++r) {
        for (std::size_t c = 0; c < geometry::edge; ++c) {
            const auto cell = geometry::at(r, c);
            CHECK(geometry::row(cell) == r);
            CHECK(geometry::column(cell) == c);
            CHECK(geometry::quadrant(cell) == r / TestType::value * 2 + c / TestType::value);
            seen.insert(cell);
        }
    }
    CHECK(seen.size() == geometry::cell_count);
    CHECK(*seen.rbegin() == geometry::cell_count - 1);
}

TEST_CASE("the board has 36 cells, and its numbers follow the rings", "[quadrant_grid][PT-1]")
{
    using geometry = quadrant_geometry<3>;
    STATIC_REQUIRE(geometry::cell_count == 36);
    STATIC_REQUIRE(geometry::at(0, 0) == 0);
    STATIC_REQUIRE(geometry::at(0, 2) == 2);
    STATIC_REQUIRE(geometry::at(2, 2) == 4);
    STATIC_REQUIRE(geometry::at(1, 0) == 7);
    STATIC_REQUIRE(geometry::at(1, 1) == 8);
    STATIC_REQUIRE(geometry::at(5, 5) == 31);
}

TEMPLATE_TEST_CASE("a twist turns the quadrant as a hand does, and loses no marble", "[quadrant_grid][PT-3][B23]",
                   size<2>, size<3>)
{
    constexpr std::size_t side = TestType::value;
    using geometry = quadrant_geometry<side>;
    for (std::size_t q = 0; q < 4; ++q) {
        const std::size_t top = q / 2 * side;
        const std::size_t left = q % 2 * side;
        for (std::size_t c = 0; c < geometry::cell_count; ++c) {
            const auto cell = static_cast<std::uint8_t>(c);
            const auto clockwise = quadrant_twist::of(q, true);
            const auto counter = quadrant_twist::of(q, false);
            std::uint8_t right_hand = cell;
            std::uint8_t left_hand = cell;
            if (geometry::quadrant(cell) == q) {
                const std::size_t r = geometry::row(cell) - top;
                const std::size_t k = geometry::column(cell) - left;
                right_hand = geometry::at(top + k, left + side - 1 - r);
                left_hand = geometry::at(top + side - 1 - k, left + r);
            }
            CHECK(geometry::turned(cell, clockwise) == right_hand);
            CHECK(geometry::turned(cell, counter) == left_hand);
            CHECK(geometry::turned(geometry::cell_bit(cell), clockwise) == geometry::cell_bit(right_hand));
            CHECK(geometry::turned(geometry::cell_bit(cell), counter) == geometry::cell_bit(left_hand));
        }
    }
    CHECK(geometry::turned(geometry::no_cell, quadrant_twist::of(1, true)) == geometry::no_cell);
}

TEMPLATE_TEST_CASE("twists: four make none, a reversed one takes back, two quadrants commute", "[quadrant_grid][B23]",
                   (quadrant_grid<1, 2>), (quadrant_grid<2, 3>), (quadrant_grid<3, 3>), (quadrant_grid<4, 3>))
{
    random_stream random{11};
    for (int round = 0; round < 200; ++round) {
        const auto grid = random_grid<TestType>(random, random.below(101));
        for (std::uint8_t t = 0; t < 8; ++t) {
            const quadrant_twist twist{t};
            auto turned = grid;
            turned.turn(twist);
            CHECK(std::popcount(turned.occupied()) == std::popcount(grid.occupied()));
            CHECK((turned == grid) == grid.neutral(twist.quadrant()));
            auto back = turned;
            back.turn(twist.reversed());
            CHECK(back == grid);
            CHECK(back.hash() == grid.hash());
            auto other = grid;
            other.turn(twist.reversed());
            for (int i = 0; i < 2; ++i) {
                other.turn(twist.reversed());
            }
            CHECK(other == turned);
            const auto far_quadrant = quadrant_twist::of((twist.quadrant() + 1) % 4, true);
            auto first = turned;
            first.turn(far_quadrant);
            auto second = grid;
            second.turn(far_quadrant);
            second.turn(twist);
            CHECK(first == second);
            CHECK(first.hash() == second.hash());
        }
        auto same = grid;
        same.turn(quadrant_twist::none());
        CHECK(same == grid);
        CHECK(same.hash() == grid.hash());
    }
}

TEST_CASE("the incremental hash is the hash of the marbles alone", "[quadrant_grid]")
{
    using grid_type = quadrant_grid<3>;
    random_stream random{12};
    std::set<std::uint64_t> hashes;
    std::set<std::array<std::uint64_t, 3>> boards;
    grid_type grid;
    for (int step = 0; step < 20'000; ++step) {
        const auto c = static_cast<std::uint8_t>(random.below(36));
        if (const std::size_t colour = grid.at(c); colour < 3) {
            grid.remove(c, colour);
        } else {
            grid.place(c, random.below(3));
        }
        grid.turn({static_cast<std::uint8_t>(random.below(9))});
        const std::array<std::uint64_t, 3> masks{grid.marbles(0), grid.marbles(1), grid.marbles(2)};
        const auto again = grid_type::assemble(masks);
        REQUIRE(again.has_value());
        REQUIRE(*again == grid);
        REQUIRE(again->hash() == grid.hash());
        hashes.insert(grid.hash());
        boards.insert(masks);
    }
    CHECK(hashes.size() == boards.size());
}

TEST_CASE("marbles that share a cell or lie past the board make no grid", "[quadrant_grid]")
{
    CHECK_FALSE(quadrant_grid<2>::assemble({1, 1}).has_value());
    CHECK_FALSE(quadrant_grid<2>::assemble({std::uint64_t{1} << 36, 0}).has_value());
    CHECK(quadrant_grid<2>::assemble({1, 2}).has_value());
}

TEST_CASE("there are 80, 54, 32 and 14 lines of 3 to 6 cells", "[quadrant_grid][PT-14]")
{
    STATIC_REQUIRE(quadrant_lines<3>.size() == 80);
    STATIC_REQUIRE(quadrant_lines<4>.size() == 54);
    STATIC_REQUIRE(quadrant_lines<5>.size() == 32);
    STATIC_REQUIRE(quadrant_lines<6>.size() == 14);
    STATIC_REQUIRE(quadrant_lines<4, 2>.size() == 10);
}

TEMPLATE_TEST_CASE("every line is straight, whole and told once, anti-diagonals among them",
                   "[quadrant_grid][PT-4][B22][B25]", size<3>, size<4>, size<5>, size<6>)
{
    constexpr std::size_t length = TestType::value;
    std::set<std::set<std::uint8_t>> seen;
    std::array<std::size_t, 4> ways{};
    for (const auto& line : quadrant_lines<length>) {
        constexpr std::array<std::array<int, 2>, 4> steps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
        std::size_t straight = 0;
        for (std::size_t way = 0; way < 4; ++way) {
            bool all = true;
            for (std::size_t i = 0; i + 1 < length; ++i) {
                all = all && in_line<3>(line[i], line[i + 1], steps[way][0], steps[way][1]);
            }
            straight += all ? 1U : 0U;
            ways[way] += all ? 1U : 0U;
        }
        CHECK(straight == 1); // no line wraps round the edge
        seen.insert(std::set<std::uint8_t>(line.begin(), line.end()));
    }
    CHECK(seen.size() == quadrant_lines<length>.size());
    constexpr std::size_t along = 7 - length;
    CHECK(ways == std::array<std::size_t, 4>{6 * along, 6 * along, along * along, along * along});
}

TEMPLATE_TEST_CASE("planes go to cells and back", "[quadrant_grid]", size<2>, size<3>)
{
    using geometry = quadrant_geometry<TestType::value>;
    random_stream random{13};
    for (int round = 0; round < 2'000; ++round) {
        const std::uint64_t cells = random() & random() & geometry::all_cells;
        const std::uint64_t plane = geometry::plane(cells);
        CHECK(std::popcount(plane) == std::popcount(cells));
        CHECK((plane & ~geometry::whole_plane) == 0);
        CHECK(geometry::cells_of(plane) == cells);
        CHECK(geometry::cells_of(plane | ~geometry::whole_plane) == cells);
    }
    for (std::size_t c = 0; c < geometry::cell_count; ++c) {
        const auto cell = static_cast<std::uint8_t>(c);
        CHECK(geometry::plane(geometry::cell_bit(cell)) == geometry::plane_bit(cell));
    }
}

TEMPLATE_TEST_CASE("lines found in planes are the lines of the table", "[quadrant_grid][PT-4][B22][B25]", size<3>,
                   size<4>, size<5>, size<6>)
{
    constexpr std::size_t length = TestType::value;
    using geometry = quadrant_geometry<3>;
    random_stream random{14};
    for (int round = 0; round < 3'000; ++round) {
        // A colour sequence, and a board that is full of lines of it.
        std::array<std::size_t, length> sequence{};
        for (auto& colour : sequence) {
            colour = random.below(round % 2 == 0 ? 1 : 2);
        }
        const auto grid = random_grid<quadrant_grid<2>>(random, 60 + random.below(41));
        const auto planes = grid.planes();
        const auto plane_at = [&](std::size_t i) { return planes[sequence[i]]; };

        std::array<std::uint64_t, 4> starts{};
        quintet::for_each_way<geometry>(length, plane_at,
                                        [&](std::size_t way, std::uint64_t found) { starts[way] = found; });
        std::array<std::uint64_t, length> gaps{};
        quintet::for_each_gap<geometry>(length, plane_at,
                                        [&](std::size_t i, std::uint64_t cells) { gaps[i] |= cells; });

        std::array<std::uint64_t, 4> slow_starts{};
        std::array<std::uint64_t, length> slow_gaps{};
        for (std::size_t n = 0; n < quadrant_lines<length>.size(); ++n) {
            const auto& line = quadrant_lines<length>[n];
            std::vector<std::size_t> missing;
            for (std::size_t i = 0; i < length; ++i) {
                if (grid.at(line[i]) != sequence[i]) {
                    missing.push_back(i);
                }
            }
            constexpr std::size_t along = 7 - length;
            const std::size_t way = n < 6 * along ? 0 : n < 12 * along ? 1 : n < 12 * along + along * along ? 2 : 3;
            if (missing.empty()) {
                slow_starts[way] |= geometry::plane_bit(line[0]);
                for (std::size_t i = 0; i < length; ++i) {
                    slow_gaps[i] |= geometry::plane_bit(line[i]);
                }
            } else if (missing.size() == 1) {
                slow_gaps[missing[0]] |= geometry::plane_bit(line[missing[0]]);
            }
        }
        CHECK(starts == slow_starts);
        for (std::size_t i = 0; i < length; ++i) {
            CHECK((gaps[i] & geometry::whole_plane) == slow_gaps[i]);
        }
    }
}

TEMPLATE_TEST_CASE("the eight symmetries are a group", "[quadrant_grid]", size<2>, size<3>)
{
    using geometry = quadrant_geometry<TestType::value>;
    using symmetry = quadrant_symmetry<TestType::value>;
    std::set<std::vector<std::size_t>> permutations;
    for (std::size_t a = 0; a < symmetry::count; ++a) {
        std::vector<std::size_t> images;
        for (std::size_t c = 0; c < geometry::cell_count; ++c) {
            const auto cell = static_cast<std::uint8_t>(c);
            images.push_back(symmetry::image(cell, a));
            CHECK(symmetry::image(symmetry::image(cell, a), symmetry::inverse(a)) == cell);
            for (std::size_t b = 0; b < symmetry::count; ++b) {
                CHECK(symmetry::image(symmetry::image(cell, a), b) == symmetry::image(cell, symmetry::compose(a, b)));
            }
        }
        permutations.insert(images);
        CHECK(symmetry::compose(a, symmetry::inverse(a)) == 0);
        CHECK(symmetry::compose(a, 0) == a);
        CHECK(symmetry::compose(0, a) == a);
        for (std::size_t b = 0; b < symmetry::count; ++b) {
            for (std::size_t c = 0; c < symmetry::count; ++c) {
                CHECK(symmetry::compose(symmetry::compose(a, b), c) == symmetry::compose(a, symmetry::compose(b, c)));
            }
        }
    }
    CHECK(permutations.size() == 8);
    CHECK(symmetry::image(geometry::no_cell, 3) == geometry::no_cell);
}

TEST_CASE("symmetries keep lines, and carry twists along", "[quadrant_grid]")
{
    using grid_type = quadrant_grid<3>;
    using geometry = grid_type::geometry;
    using symmetry = grid_type::symmetry;
    std::set<std::set<std::uint8_t>> lines;
    for (const auto& line : quadrant_lines<5>) {
        lines.insert(std::set<std::uint8_t>(line.begin(), line.end()));
    }
    random_stream random{15};
    for (std::size_t k = 0; k < symmetry::count; ++k) {
        for (const auto& line : quadrant_lines<5>) {
            std::set<std::uint8_t> images;
            for (const auto cell : line) {
                images.insert(symmetry::image(cell, k));
            }
            CHECK(lines.contains(images));
        }
        for (int round = 0; round < 100; ++round) {
            const auto grid = random_grid<grid_type>(random, 50);
            std::uint64_t slow = 0;
            for (std::size_t c = 0; c < geometry::cell_count; ++c) {
                if ((grid.marbles(1) >> c & 1U) != 0) {
                    slow |= geometry::cell_bit(symmetry::image(static_cast<std::uint8_t>(c), k));
                }
            }
            CHECK(grid.transformed(k).marbles(1) == slow);
            for (std::uint8_t t = 0; t <= 8; ++t) {
                auto turned = grid;
                turned.turn({t});
                auto image = grid.transformed(k);
                image.turn(symmetry::image(quadrant_twist{t}, k));
                CHECK(turned.transformed(k) == image);
            }
        }
    }
    // Clockwise stays clockwise under a turn of the whole board, not under a mirror.
    CHECK(symmetry::image(quadrant_twist::of(0, true), 1) == quadrant_twist::of(1, true));
    CHECK(symmetry::image(quadrant_twist::of(0, true), 4) == quadrant_twist::of(1, false));
}
