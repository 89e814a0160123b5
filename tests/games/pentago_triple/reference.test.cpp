// SPDX-License-Identifier: MIT
#include "games/pentago_triple/plain.hpp"
#include "games/pentago_triple/support.hpp"
#include "reference/pentago_triple.hpp"
#include "support/check_model.hpp"
#include "support/effort.hpp"

#include <quintet/core/move_list.hpp>
#include <quintet/search/perft.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

using namespace pentago_triple_testing;
using quintet::half_moves;
using quintet::half_state;
using quintet::random_stream;
using quintet::twist_rule;

namespace {

// Every option, at every number of players.
std::vector<options> all_options(const deck& cards)
{
    std::vector<options> all;
    for (unsigned bits = 0; bits < 16; ++bits) {
        for (std::uint8_t players = 2; players <= 4; ++players) {
            options o;
            o.players = players;
            o.deck = cards;
            o.turn_after_claim = (bits & 1U) != 0;
            o.double_claim = (bits & 2U) != 0 ? double_claim_rule::both : double_claim_rule::one;
            o.exhaustion = (bits & 4U) != 0 ? exhaustion_rule::relocate : exhaustion_rule::share;
            o.twist = (bits & 8U) != 0 ? twist_rule::optional_if_neutral : twist_rule::mandatory;
            all.push_back(o);
        }
    }
    return all;
}

move from(const reference::pentago_triple::move& m)
{
    return {{m.from ? cell(*m.from) : geometry::no_cell, static_cast<colour>(m.colour), cell(m.to),
             static_cast<std::uint8_t>(m.choice)},
            {{static_cast<std::uint8_t>(m.twist)}, static_cast<std::uint8_t>(m.turn_choice)}};
}

bool same(const reference::pentago_triple& a, const reference::pentago_triple& b)
{
    return a.board == b.board && a.open == b.open && a.in == b.in && a.mover == b.mover && a.last == b.last;
}

// What random play has met.
struct seen {
    int plies = 0;
    int claims = 0;
    int choices = 0;
    int relocations = 0;
};

// Plays at random beside the reference, and compares everything at each ply.
void compare(const game& rules, random_stream random, int plies, seen& total)
{
    for (int left = plies; left > 0;) {
        state s = rules.start(random);
        tracked_position tracked(rules, s);
        reference::pentago_triple slow = plain(rules, s);
        for (int ply = 0; ply < 45 && left > 0; ++ply) {
            std::vector<std::pair<move, reference::pentago_triple::move>> expected;
            for (const auto& m : slow.moves()) {
                expected.emplace_back(from(m), m);
            }
            std::ranges::sort(expected, {}, [](const auto& pair) { return pair.first; });
            std::vector<move> moves;
            tracked.for_each_move([&](const move& m) { moves.push_back(m); });
            REQUIRE(std::ranges::equal(moves, expected, {}, {}, [](const auto& pair) { return pair.first; }));
            REQUIRE(tracked.count_moves() == moves.size());
            REQUIRE(rules.is_over(s) == slow.over());
            if (moves.empty()) {
                break;
            }
            // Claims are rare at random, choices more so: now and then look for one.
            std::size_t drawn = random.below(static_cast<std::uint32_t>(moves.size()));
            if (const auto wish = random.below(4); wish < 2) {
                for (std::size_t i = 0; i < moves.size(); ++i) {
                    const std::size_t next = (drawn + i) % moves.size();
                    if (wish == 0 ? rules.made_by_placing(s, moves[next].placing) != 0
                                  : moves[next].placing.choice + moves[next].turning.choice > 0) {
                        drawn = next;
                        break;
                    }
                }
            }
            const move m = moves[drawn];
            REQUIRE(tracked.move_at(drawn) == m);
            REQUIRE_FALSE(rules.refusal(s, m).has_value());
            const std::uint64_t after = rules.hash_after(s, m);
            const state before = s;
            const event done = rules.apply(s, m);
            REQUIRE(s.hash() == after);
            state back = s;
            rules.undo(back, m, done);
            REQUIRE(back == before);
            tracked.apply(m);
            REQUIRE(tracked.state() == s);
            slow.play(expected[drawn].second);
            REQUIRE(same(plain(rules, s), slow));
            REQUIRE(rules.assemble({s.grid(), s.table()}).value() == s);
            --left;
            ++total.plies;
            total.claims += static_cast<int>(done.claims.size());
            total.choices += m.placing.choice + m.turning.choice > 0 ? 1 : 0;
            total.relocations += m.placing.from != geometry::no_cell ? 1 : 0;
        }
    }
}

} // namespace

TEST_CASE("the library and the reference play the same game in every option",
          "[long][pentago_triple][PT-3][PT-4][PT-5][PT-6][PT-7][PT-8][PT-9][PT-10][PT-11][PT-12]")
{
    // Cards that lie within one another are made together often.
    const int plies_an_option = (std::max)(60, support::by_effort(60)); // fewer would make too few claims
    const deck nested = deck_of("bbb bbbb bby byb yyy yyyb yby rbb rbbbb");
    seen total;
    std::uint64_t seed = 40;
    for (const deck& cards : {deck(), nested}) {
        for (const options& o : all_options(cards)) {
            compare(*game::with(o), random_stream{++seed}, plies_an_option / 2, total);
        }
    }
    CHECK(total.plies == 48 * plies_an_option);
    CHECK(total.claims > total.plies / 40);
    CHECK(total.choices > total.plies / 1000);
    CHECK(total.relocations > total.plies / 200);
}

TEST_CASE("perft of every deck from the start is the reference's", "[pentago_triple][PT-13][PT-14]")
{
    std::uint64_t seed = 60;
    for (const deck& cards : {deck(), deck::triples(), deck::quadruples()}) {
        for (std::uint8_t players = 2; players <= 4; ++players) {
            const game rules = game_of(players, cards);
            random_stream random{++seed};
            const state s = rules.start(random);
            CHECK(quintet::perft(rules, s, 1) == plain(rules, s).perft(1));
            // No three marbles lie on the board before the third ply, so that nothing ends a turn earlier.
            CHECK(quintet::perft(rules, s, 2) == 864ULL * 840);
        }
    }
}

TEST_CASE("perft from late positions, where claims happen, is the reference's", "[pentago_triple][PT-8]")
{
    std::uint64_t seed = 70;
    std::size_t claims = 0;
    for (std::uint8_t players = 2; players <= 4; ++players) {
        const game rules = game_of(players, deck());
        random_stream random{++seed};
        state s;
        do {
            s = rules.start(random);
            while (rules.any_move(s) && s.grid().count() < 24) {
                const tracked_position tracked(rules, s);
                rules.apply(s, tracked.move_at(random.below(static_cast<std::uint32_t>(tracked.count_moves()))));
            }
        } while (!rules.any_move(s));
#ifdef NDEBUG
        constexpr int depth = 2;
#else
        constexpr int depth = 1;
#endif
        const auto expected = plain(rules, s).perft(depth);
        CHECK(quintet::perft(rules, s, depth) == expected);
        CHECK(quintet::perft_plain(rules, s, depth) == expected);
        rules.for_each_move(s, [&](const move& m) {
            state next = s;
            claims += rules.apply(next, m).claims.size();
        });
    }
    CHECK(claims > 0);
}

TEST_CASE("half-moves and whole moves are the same game for three colours", "[pentago_triple][PT-3][PT-6]")
{
    std::uint64_t seed = 80;
    for (const options& o : all_options(deck_of("bbb bbbb bby byb"))) {
        const game rules = *game::with(o);
        const half_moves<game> halves(rules);
        random_stream random{++seed};
        state s = rules.start(random);
        for (int ply = 0; ply < 30 && rules.any_move(s); ++ply) {
            // Each whole move is one path of halves, and there are no other paths.
            const half_state<game> h(s);
            std::vector<move> paths;
            halves.for_each_move(h, [&](const auto& first) {
                auto between = h;
                const auto first_done = halves.apply(between, first);
                const auto& p = std::get<0>(first);
                if (!between.pending()) {
                    paths.push_back({p, {}});
                } else {
                    halves.for_each_move(between,
                                         [&](const auto& second) { paths.push_back({p, std::get<1>(second)}); });
                }
                halves.undo(between, first, first_done);
                REQUIRE(between == h);
            });
            std::vector<move> whole;
            rules.for_each_move(s, [&](const move& m) { whole.push_back(m); });
            REQUIRE(paths == whole);
            // They reach the same position.
            const move m = whole[random.below(static_cast<std::uint32_t>(whole.size()))];
            half_state<game> next = h;
            halves.apply(next, m.placing);
            if (next.pending()) {
                REQUIRE_FALSE(halves.refusal(next, m.turning).has_value());
                halves.apply(next, m.turning);
            }
            rules.apply(s, m);
            REQUIRE(next == half_state<game>(s));
        }
    }
}

TEST_CASE("Pentago Triple passes the suite of every model", "[pentago_triple]")
{
    std::uint64_t seed = 90;
    for (const options& o : all_options(deck())) {
        support::check_model(*game::with(o), random_stream{++seed},
                             {.plies = 60, .plies_a_game = 40, .thorough_every = 20, .moves_played = 60});
    }
    STATIC_REQUIRE(support::plain_values<game>);
}
