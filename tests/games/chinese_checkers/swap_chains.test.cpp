// SPDX-License-Identifier: MIT
#include "games/chinese_checkers/board.hpp"
#include "games/chinese_checkers/positions.hpp"
#include "support/check_position.hpp"

#include <quintet/games/chinese_checkers.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cc = quintet::chinese_checkers;
using namespace chinese_checkers_tests;
using quintet::random_stream;
using quintet::seat;
using star = cc::game::star;

namespace {

// From `from` a jump leads to the foreign marble in `strange`, from where another jump would lead to `beyond`.
constexpr hole from = at(1, -3);
constexpr hole strange = at(-1, -5);
constexpr hole beyond = at(3, -5);

const cc::game rules = game_with([](cc::options& o) { o.blocking = cc::blocking_rule::swap; });

// With a short cut, one jump leads from `from` to `beyond` as well.
cc::state swap_position(bool short_cut)
{
    return position(rules, {{from}, {strange, at(1, -5), at(0, -4), short_cut ? at(2, -4) : at(0, 0)}});
}

bool is_refused(const cc::state& s, const std::vector<std::uint8_t>& path, int part)
{
    const auto why = cc::refusal_of_path(rules, s, path);
    return why && why->clause.name() == "CC-6" && why->part == part;
}

} // namespace

TEST_CASE("a swap ends the chain", "[chinese_checkers][paths][CC-6][CC-15]")
{
    for (const bool short_cut : {false, true}) {
        CAPTURE(short_cut);
        const cc::state s = swap_position(short_cut);
        CHECK(refused_by(rules, s, from, strange).empty());
        CHECK(refused_by(rules, s, from, beyond) == (short_cut ? "" : "CC-6"));

        const auto before = cc::chain_tree(rules, s, from);
        CHECK(before[strange] == from);
        CHECK(before[beyond] == (short_cut ? from : star::none));

        CHECK_FALSE(cc::refusal_of_path(rules, s, std::vector<std::uint8_t>{from, strange}));
        CHECK(is_refused(s, {from, strange, beyond}, 1));
    }
    const cc::state s = swap_position(true);
    std::size_t ways = 0;
    cc::for_each_simple_path(rules, s, {from, beyond}, [&](const cc::path& path) {
        CHECK(path.size() == 2);
        ++ways;
    });
    CHECK(ways == 1);
}

TEST_CASE("hop by hop, a swap is followed by the stop alone", "[chinese_checkers][hop_game][CC-15]")
{
    for (const cc::routes offered : {cc::routes::simple, cc::routes::shortest}) {
        for (const bool short_cut : {false, true}) {
            const cc::hop_game hops(rules, offered);
            cc::hop_state s(swap_position(short_cut));
            std::vector<cc::move> from_here;
            hops.for_each_move(s, [&](cc::move hop) {
                if (hop.from == from && !star::neighbours(from).contains(hop.to)) {
                    from_here.push_back(hop);
                }
            });
            CHECK(from_here.size() == (short_cut ? 2U : 1U));
            REQUIRE_FALSE(hops.refusal(s, {from, strange}));
            CHECK_FALSE(hops.apply(s, {from, strange}).played);
            CHECK(support::list_moves(hops, s) == std::vector{cc::move{strange, strange}});
            CHECK(hops.refusal(s, {strange, beyond}));
            const auto event = hops.apply(s, {strange, strange});
            REQUIRE(event.played);
            CHECK(event.played->swapped == seat{1});
        }
    }
}

TEST_CASE("hop by hop, who cannot move passes, and nobody else", "[chinese_checkers][hop_game][CC-12]")
{
    const cc::game locked = game_with([](cc::options& o) { o.target_lock = true; });
    random_stream random{1};
    const cc::state stuck = *random_position<4>(locked, position_kind::deadlock, random);
    for (const cc::routes offered : {cc::routes::simple, cc::routes::shortest}) {
        const cc::hop_game hops(locked, offered);
        cc::hop_state s(stuck);
        CHECK(support::list_moves(hops, s) == std::vector{cc::move::pass()});
        CHECK(hops.count_moves(s) == 1);
        REQUIRE_FALSE(hops.refusal(s, cc::move::pass()));
        const auto event = hops.apply(s, cc::move::pass());
        REQUIRE(event.played);
        CHECK(event.whole.is_pass());
        cc::state whole = stuck;
        play(locked, whole, cc::move::pass());
        CHECK(s.turn() == whole);
        CHECK_FALSE(s.flight().airborne());
        const auto why = hops.refusal(cc::hop_state(locked.start()), cc::move::pass());
        REQUIRE(why);
        CHECK(why->clause.name() == "CC-12");
    }
}
