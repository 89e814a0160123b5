// SPDX-License-Identifier: MIT
#include <quintet/core/random_stream.hpp>
#include <quintet/games/pentago/detail/line_counts.hpp>
#include <quintet/games/pentago/five.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace {

using namespace quintet;
using pentago::line_counts;
using geometry = pentago::board_geometry;
using boards = std::array<geometry::cell_mask, 2>;

// Each cell is empty, or has a marble of either colour; `weight` in eight of them have one.
boards random_board(random_stream& random, std::uint32_t weight)
{
    boards marbles{};
    for (geometry::cell c = 0; c < geometry::cell_count; ++c) {
        if (random.below(8) < weight) {
            marbles[random.below(2)] |= geometry::cell_bit(c);
        }
    }
    return marbles;
}

// The counts of both colours say what the search for lines in planes says.
void check(const std::array<line_counts, 2>& counts, const boards& marbles)
{
    const geometry::cell_mask open = geometry::all_cells & ~(marbles[0] | marbles[1]);
    for (std::size_t colour = 0; colour < 2; ++colour) {
        const auto plane = geometry::plane(marbles[colour]);
        REQUIRE(counts[colour] == line_counts(marbles[colour]));
        REQUIRE(counts[colour].has_five() == pentago::has_five(plane));
        REQUIRE(counts[colour].fives_through(counts[1 - colour], open) ==
                (geometry::cells_of(pentago::fives_through(plane) & geometry::whole_plane) & open));
    }
}

} // namespace

TEST_CASE("counts of the lines of five follow placements and turns", "[pentago]")
{
    random_stream random{7};
    std::size_t fives = 0;
    for (std::uint32_t board = 0; board < 64; ++board) {
        const boards marbles = random_board(random, 1 + board % 8);
        const std::array<line_counts, 2> counts{line_counts(marbles[0]), line_counts(marbles[1])};
        check(counts, marbles);
        for (geometry::cell c = 0; c < geometry::cell_count; ++c) {
            if (((marbles[0] | marbles[1]) & geometry::cell_bit(c)) != 0) {
                continue;
            }
            for (std::uint8_t index = 0; index < quadrant_twist::count; ++index) {
                const quadrant_twist twist{index};
                const std::size_t colour = random.below(2);
                boards placed = marbles;
                placed[colour] |= geometry::cell_bit(c);
                std::array<line_counts, 2> after = counts;
                after[colour].place(c);
                check(after, placed);
                const boards turned{geometry::turned(placed[0], twist), geometry::turned(placed[1], twist)};
                for (std::size_t i = 0; i < 2; ++i) {
                    after[i].turn(twist.quadrant(), placed[i], turned[i]);
                }
                check(after, turned);
                fives += after[colour].has_five() ? 1U : 0U;
            }
        }
    }
    CHECK(fives > 0);
}

TEST_CASE("no marbles make no five, all of them do", "[pentago]")
{
    STATIC_REQUIRE_FALSE(line_counts().has_five());
    STATIC_REQUIRE(line_counts() == line_counts(0));
    STATIC_REQUIRE(line_counts(geometry::all_cells).has_five());
    STATIC_REQUIRE(line_counts(geometry::all_cells).fives_through(line_counts(), 0) == 0);
}
