// SPDX-License-Identifier: MIT
#include "reference/chinese_checkers.hpp"

#include <quintet/core/plain_tracked.hpp>
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/search/perft.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cc = quintet::chinese_checkers;
namespace ref = reference::chinese_checkers;

namespace {

struct table {
    std::string_view name;
    cc::options options;
    ref::options plain;
    std::array<std::uint64_t, 6> sequences; ///< of 1 … 6 moves
};

constexpr cc::options players(unsigned n)
{
    cc::options o;
    o.players = static_cast<std::uint8_t>(n);
    return o;
}
constexpr cc::options open(cc::options o)
{
    o.side_arms = cc::side_arms_rule::open;
    return o;
}
constexpr cc::options closed(cc::options o)
{
    o.side_arms = cc::side_arms_rule::closed;
    return o;
}
constexpr cc::options symmetric(cc::options o)
{
    o.jump = cc::jump_rule::symmetric;
    return o;
}
constexpr cc::options fifteen(cc::options o)
{
    o.marbles = 15;
    return o;
}

ref::options plain(int n, ref::side_arms sides = ref::side_arms::pass_through, bool symmetric_jumps = false,
                   bool one_row_more = false)
{
    ref::options o;
    o.players = n;
    o.sides = sides;
    o.symmetric_jumps = symmetric_jumps;
    o.one_row_more = one_row_more;
    return o;
}

/// The sheet's counts, and further. Every number was computed by both: by the library, and by the reference (the test
/// "[.reference_perft]" prints the latter's). 0: not computed.
std::vector<table> tables()
{
    using ref::side_arms;
    const auto through = side_arms::pass_through;
    return {
        {"2 players", players(2), plain(2), {14, 196, 4648, 110224, 2947496, 78818884}},
        {"2 players, open", open(players(2)), plain(2, side_arms::open), {14, 196, 4760, 115600, 3188520, 87946884}},
        {"2 players, symmetric",
         symmetric(players(2)),
         plain(2, through, true),
         {14, 196, 4872, 121104, 3476564, 99833030}},
        {"2 players, closed", closed(players(2)), plain(2, side_arms::closed), {14, 196, 4648, 110224, 2945504, 0}},
        {"2 players, 15 marbles",
         fifteen(players(2)),
         plain(2, through, false, true),
         {18, 324, 9504, 278784, 9524064, 0}},
        {"3 players", players(3), plain(3), {14, 196, 2744, 65072, 1543136, 36594368}},
        {"3 players, open", open(players(3)), plain(3, side_arms::open), {14, 196, 2744, 66640, 1618400, 39304000}},
        {"3 players, symmetric", symmetric(players(3)), plain(3, through, true), {14, 196, 2744, 68744, 1719685, 0}},
        {"4 players", players(4), plain(4), {14, 197, 2758, 38809, 922945, 22085276}},
        {"4 players, open", open(players(4)), plain(4, side_arms::open), {14, 199, 2786, 39601, 958384, 23511253}},
        {"4 players, symmetric", symmetric(players(4)), plain(4, through, true), {14, 204, 2856, 41692, 1067264, 0}},
        {"6 players", players(6), plain(6), {14, 197, 2772, 39005, 548842, 7761798}},
        {"6 players, open", open(players(6)), plain(6, side_arms::open), {14, 199, 2828, 40189, 571130, 8236954}},
        {"6 players, symmetric", symmetric(players(6)), plain(6, through, true), {14, 204, 2992, 43968, 646240, 0}},
    };
}

constexpr std::uint64_t at_depth_2(const cc::options& o)
{
    const cc::game rules = cc::game::with(o).value();
    return quintet::perft(rules, rules.start(), 2);
}

} // namespace

// The game is usable in constant expressions.
static_assert(at_depth_2(players(2)) == 196);
static_assert(at_depth_2(open(players(2))) == 196);
static_assert(at_depth_2(symmetric(players(2))) == 196);
static_assert(at_depth_2(players(3)) == 196);
static_assert(at_depth_2(players(4)) == 197);
static_assert(at_depth_2(players(6)) == 197);

TEST_CASE("the start has the sheet's numbers of move sequences", "[chinese_checkers][perft][B7]")
{
    for (const table& t : tables()) {
        CAPTURE(t.name);
        const cc::game rules = cc::game::with(t.options).value();
        for (int depth = 1; depth <= 5; ++depth) {
            CAPTURE(depth);
            CHECK(quintet::perft(rules, rules.start(), depth) == t.sequences[static_cast<std::size_t>(depth - 1)]);
        }
    }
}

TEST_CASE("and of six moves", "[chinese_checkers][perft][slow]")
{
    for (const table& t : tables()) {
        CAPTURE(t.name);
        const cc::game rules = cc::game::with(t.options).value();
        // Symmetric jumps are counted slowly; the hidden test below goes through them.
        if (t.sequences[5] != 0 && t.options.jump == cc::jump_rule::adjacent) {
            CHECK(quintet::perft(rules, rules.start(), 6) == t.sequences[5]);
        }
    }
}

TEST_CASE("counting in bulk, by the first move, and move by move come to the same", "[chinese_checkers][perft]")
{
    for (const table& t : tables()) {
        CAPTURE(t.name);
        const cc::game rules = cc::game::with(t.options).value();
        CHECK(quintet::perft(rules, rules.start(), 0) == 1);
        CHECK(quintet::perft_plain(rules, rules.start(), 3) == t.sequences[2]);
        std::uint64_t sum = 0;
        std::size_t branches = 0;
        const std::uint64_t whole = quintet::perft_divide(rules, rules.start(), 4, [&](const auto& branch) {
            sum += branch.sequences;
            ++branches;
        });
        CHECK(sum == t.sequences[3]);
        CHECK(whole == t.sequences[3]);
        CHECK(branches == t.sequences[0]);
    }
}

TEST_CASE("the reference counts the same sequences", "[chinese_checkers][perft]")
{
    for (const table& t : tables()) {
        CAPTURE(t.name);
        const ref::game plain_game(t.plain);
        for (int depth = 1; depth <= 4; ++depth) {
            ref::position p = plain_game.start();
            CHECK(plain_game.perft(p, depth) == t.sequences[static_cast<std::size_t>(depth - 1)]);
        }
    }
}

// Takes minutes; chinese_checkers_tests "[reference_perft]" works out every number above by both.
TEST_CASE("library and reference count the same long sequences", "[.reference_perft]")
{
    for (const table& t : tables()) {
        CAPTURE(t.name);
        const cc::game rules = cc::game::with(t.options).value();
        const ref::game plain_game(t.plain);
        for (int depth = 5; depth <= 6; ++depth) {
            ref::position p = plain_game.start();
            if (const std::uint64_t expected = t.sequences[static_cast<std::size_t>(depth - 1)]; expected != 0) {
                CHECK(quintet::perft(rules, rules.start(), depth) == expected);
                CHECK(plain_game.perft(p, depth) == expected);
            }
        }
    }
}
