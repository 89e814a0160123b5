// SPDX-License-Identifier: MIT

// Faults of other implementations, each as a case of its own. B2, B3, B4, B6, B10, B11 and B15 stand beside the clause
// that they break; their tags find them.

#include "games/chinese_checkers/board.hpp"
#include "games/chinese_checkers/positions.hpp"
#include "reference/chinese_checkers.hpp"
#include "support/check_position.hpp"

#include <quintet/games/chinese_checkers.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace cc = quintet::chinese_checkers;
using namespace chinese_checkers_tests;
using quintet::random_stream;
using quintet::seat;
using star = cc::game::star;

namespace {

const cc::game two;

std::uint64_t start_hash(unsigned players)
{
    return game_with([&](cc::options& o) { o.players = static_cast<std::uint8_t>(players); }).start().hash();
}

} // namespace

TEST_CASE("each leg of each move is one step, or two equal steps in one line over a marble", "[chinese_checkers][B1]")
{
    const reference::chinese_checkers::game plain({});
    cc::state s = two.start();
    random_stream random{1};
    for (int ply = 0; ply < 300; ++ply) {
        const auto list = support::list_moves(two, s);
        for (const cc::move m : list) {
            const auto path = cc::shortest_path(two, s, m);
            for (std::size_t leg = 0; leg + 1 < path.size(); ++leg) {
                const auto a = plain.holes()[path[leg]];
                const auto b = plain.holes()[path[leg + 1]];
                const int x = b.x - a.x;
                const int y = b.y - a.y;
                const int squared = x * x + 3 * y * y;
                if (path.size() == 2 && squared == 4) {
                    continue; // the step
                }
                // A straight double step: 16 is its length squared, and the lattice has no other hole so far off.
                REQUIRE(squared == 16);
                REQUIRE(s.owner(at(a.x + x / 2, a.y + y / 2)).has_value());
            }
        }
        play(two, s, list[random.below(static_cast<std::uint32_t>(list.size()))]);
    }
}

TEST_CASE("the validator accepts what the generator lists, and nothing else", "[chinese_checkers][B5]")
{
    // From the start, two bytes of every value; then in positions of all kinds.
    CHECK(refused_by(two, two.start(), 0, 60) == "CC-4");
    CHECK(refused_by(two, two.start(), at(-3, 5), 60) == "CC-6");
    std::vector<cc::state> positions{two.start()};
    random_stream random{5};
    for (std::size_t kind = 0; kind < position_kinds; ++kind) {
        for (int i = 0; i < 3; ++i) {
            if (const auto s = random_position<4>(two, static_cast<position_kind>(kind), random)) {
                positions.push_back(*s);
            }
        }
    }
    for (const cc::state& s : positions) {
        std::vector<cc::move> accepted;
        for (unsigned bytes = 0; bytes < 65536; ++bytes) {
            const cc::move m{static_cast<hole>(bytes >> 8U), static_cast<hole>(bytes & 255U)};
            if (!two.refusal(s, m)) {
                accepted.push_back(m);
            }
        }
        CHECK(accepted == support::list_moves(two, s));
    }
}

TEST_CASE("there are 14 moves at the start, and no chain of zero jumps among them", "[chinese_checkers][B7]")
{
    const auto list = support::list_moves(two, two.start());
    CHECK(list.size() == 14);
    CHECK(std::ranges::none_of(list, [](cc::move m) { return m.from == m.to; }));
    // 4 marbles of the front row make two steps each, those and 2 of the row behind jump: 8 + 6.
    CHECK(std::ranges::count_if(list, [](cc::move m) { return star::neighbours(m.from).contains(m.to); }) == 8);
}

TEST_CASE("positions that came about by different chains are one position", "[chinese_checkers][B8]")
{
    const cc::state s = position(two, {{at(0, 0), at(2, 0)}, {at(3, 1), at(1, 1)}});
    const cc::hop_game hops(two);
    const auto by = [&](const holes& way) {
        cc::hop_state state(s);
        for (std::size_t i = 0; i + 1 < way.size(); ++i) {
            hops.apply(state, {way[i], way[i + 1]});
        }
        hops.apply(state, {way.back(), way.back()});
        return state;
    };
    const cc::hop_state direct = by({at(0, 0), at(2, 2)});
    const cc::hop_state round = by({at(0, 0), at(4, 0), at(2, 2)});
    CHECK(direct == round);
    CHECK(direct.hash() == round.hash());
    CHECK(support::list_moves(hops, direct) == support::list_moves(hops, round));
    cc::state whole = s;
    play(two, whole, {at(0, 0), at(2, 2)});
    CHECK(direct.turn() == whole);
    // The other way round: what the moves depend on tells states apart. Here a pass more, there another turn.
    const cc::game locked = game_with([](cc::options& o) { o.target_lock = true; });
    random_stream random{1};
    const cc::state stuck = *random_position<4>(locked, position_kind::deadlock, random);
    cc::state passed = stuck;
    play(locked, passed, cc::move::pass());
    auto same_turn = locked.setup_of(passed);
    same_turn.passes = 0;
    const cc::state fresh = locked.assemble(same_turn).value();
    CHECK(fresh.turn() == passed.turn());
    CHECK(fresh != passed);
    CHECK(fresh.hash() != passed.hash());
}

TEST_CASE("the hash is the same in every program, and knows whose turn it is", "[chinese_checkers][B12]")
{
    CHECK(start_hash(2) == 0x158354726504f6cU);
    CHECK(start_hash(3) == 0xf70e21cc9820dfe5U);
    CHECK(start_hash(4) == 0x5ece5f2f56f1716cU);
    CHECK(start_hash(6) == 0x4e0aa955adf1f7d6U);
    auto other = two.setup_of(two.start());
    other.turn = seat{1};
    CHECK(two.assemble(other).value().hash() != two.start().hash());
}

TEST_CASE("hops round a filled diamond come to an end", "[chinese_checkers][B13]")
{
    // Marbles on every other hole of every other row: jumps lead round each of them for ever.
    const cc::game six = game_with([](cc::options& o) {
        o.players = 6;
        o.side_arms = cc::side_arms_rule::open;
    });
    std::vector<holes> placed(6);
    std::size_t next = 0;
    for (int y = -3; y <= 3; y += 2) {
        for (int x = -7; x <= 7; x += 4) {
            placed[1 + next++ % 5].push_back(at(x + (y == -1 || y == 3 ? 2 : 0), y));
        }
    }
    placed[0] = {at(0, 0)};
    const cc::state s = position(six, placed);
    const auto list = support::list_moves(six, s);
    CHECK(six.count_moves(s) == list.size());
    std::size_t ways = 0;
    for (const cc::move m : list) {
        CHECK(cc::shortest_path(six, s, m).size() <= 121);
        cc::for_each_simple_path(six, s, m, [&](const auto&) { return ++ways < 100'000; });
    }
    CHECK(ways >= list.size());
}

TEST_CASE("under a ply limit every game ends", "[chinese_checkers][B13]")
{
    for (const unsigned players : {2U, 3U, 4U, 6U}) {
        const cc::game rules = game_with([&](cc::options& o) {
            o.players = static_cast<std::uint8_t>(players);
            o.ply_limit = 300;
        });
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            quintet::tracked<cc::game> game(rules, rules.start());
            random_stream random{seed};
            const auto played = quintet::play_out<cc::game>(game, quintet::random_policy{}, random);
            CHECK(played.end == quintet::playout_end::game_over);
            CHECK(played.plies <= 300);
            CHECK(played.outcome.has_value());
        }
    }
}
