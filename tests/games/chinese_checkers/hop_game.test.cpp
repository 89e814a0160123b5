// SPDX-License-Identifier: MIT
#include <quintet/core/encoded.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/reversible.hpp>
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/search/random_policy.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <vector>

namespace cc = quintet::chinese_checkers;
using quintet::random_stream;

static_assert(quintet::reversible<cc::hop_game> && quintet::encoded<cc::hop_game>);

namespace {

// Not bytes: g++ 12 warns of its own comparison of vectors of bytes.
using way = std::vector<int>;

// Plays every row of hops that ends the turn: out(holes, whole move).
template <class Out>
void for_each_turn(const cc::hop_game& hops, const cc::hop_state& s, const way& before, const Out& out)
{
    hops.for_each_move(s, [&](cc::move hop) {
        cc::hop_state next = s;
        REQUIRE_FALSE(hops.refusal(s, hop));
        const auto event = hops.apply(next, hop);
        cc::hop_state back = next;
        hops.undo(back, hop, event);
        REQUIRE(back == s);
        way holes = before;
        if (holes.empty()) {
            holes.push_back(hop.from);
        }
        if (hop.to != hop.from) {
            holes.push_back(hop.to);
        }
        if (event.played) {
            out(holes, event.whole);
        } else {
            REQUIRE(hops.count_moves(next) > 0); // no hop into a dead end
            REQUIRE(next != s);
            for_each_turn(hops, next, holes, out);
        }
    });
}

std::vector<cc::options> variants()
{
    std::vector<cc::options> all(6);
    all[1].players = 3;
    all[2].side_arms = cc::side_arms_rule::open;
    all[3].side_arms = cc::side_arms_rule::closed;
    all[4].blocking = cc::blocking_rule::swap;
    all[5].jump = cc::jump_rule::symmetric;
    all[5].target_lock = true;
    return all;
}

template <class Check>
void along_random_games(const Check& check)
{
    for (const cc::options& options : variants()) {
        const cc::game rules = cc::game::with(options).value();
        quintet::tracked<cc::game> position(rules, rules.start());
        random_stream random{11};
        for (int ply = 0; ply < 250 && position.count_moves() > 0; ++ply) {
            check(rules, position);
            position.apply(quintet::random_policy{}(position, random));
        }
    }
}

} // namespace

TEST_CASE("by the shortest routes, turns of hops and whole moves are one to one", "[chinese_checkers][hop_game][CC-10]")
{
    along_random_games([](const cc::game& rules, const quintet::tracked<cc::game>& position) {
        const cc::hop_game hops(rules, cc::routes::shortest);
        std::multiset<cc::move> played;
        for_each_turn(hops, cc::hop_state(position.state()), {}, [&](const way& holes, cc::move whole) {
            played.insert(whole);
            if (!whole.is_pass()) {
                const cc::path shortest = cc::shortest_path(rules, position.state(), whole);
                REQUIRE(holes == way(shortest.begin(), shortest.end()));
            }
        });
        std::multiset<cc::move> legal;
        position.for_each_move([&](cc::move m) { legal.insert(m); });
        REQUIRE(played == legal);
    });
}

TEST_CASE("by all routes, turns of hops are the simple paths of the legal moves", "[chinese_checkers][hop_game][CC-10]")
{
    along_random_games([](const cc::game& rules, const quintet::tracked<cc::game>& position) {
        std::multiset<way> paths;
        position.for_each_move([&](cc::move m) {
            if (!m.is_pass()) {
                cc::for_each_simple_path(rules, position.state(), m,
                                         [&](const cc::path& path) { paths.insert(way(path.begin(), path.end())); });
            }
        });
        std::multiset<way> played;
        for_each_turn(cc::hop_game(rules), cc::hop_state(position.state()), {}, [&](const way& holes, cc::move whole) {
            if (!whole.is_pass()) {
                played.insert(holes);
            }
        });
        REQUIRE(played == paths);
    });
}

TEST_CASE("what a chain has visited is part of the position", "[chinese_checkers][hop_game][B8]")
{
    // Two ways round a diamond lead to one hole; what may follow differs, so the positions must differ too.
    std::size_t pairs = 0;
    along_random_games([&](const cc::game& rules, const quintet::tracked<cc::game>& position) {
        const cc::hop_game hops(rules);
        std::vector<cc::hop_state> airborne;
        hops.for_each_move(cc::hop_state(position.state()), [&](cc::move hop) {
            cc::hop_state first(position.state());
            if (hops.apply(first, hop).played) {
                return;
            }
            airborne.push_back(first);
            hops.for_each_move(first, [&](cc::move next) {
                cc::hop_state second = first;
                if (!hops.apply(second, next).played) {
                    airborne.push_back(second);
                }
            });
        });
        for (const cc::hop_state& a : airborne) {
            for (const cc::hop_state& b : airborne) {
                if (a == b) {
                    REQUIRE(a.hash() == b.hash());
                    REQUIRE(hops.count_moves(a) == hops.count_moves(b));
                } else {
                    REQUIRE(a.hash() != b.hash());
                    ++pairs;
                }
            }
        }
    });
    CHECK(pairs > 1000);
}

TEST_CASE("hops that the rules forbid are refused with their clause", "[chinese_checkers][hop_game]")
{
    const cc::game rules;
    const cc::hop_game hops(rules);
    random_stream random{1};
    const cc::hop_state start = hops.start(random);
    const auto clause_of = [&](const cc::hop_state& s, cc::move hop) {
        const auto why = hops.refusal(s, hop);
        REQUIRE(why);
        return why->clause.name();
    };
    CHECK(clause_of(start, {60, 61}) == "CC-4"); // an empty hole
    CHECK(clause_of(start, {0, 10}) == "CC-4");  // the other player's marble
    CHECK(clause_of(start, cc::move::pass()) == "CC-12");
    cc::hop_state flying = start;
    cc::move jump;
    hops.for_each_move(start, [&](cc::move hop) {
        if (!cc::game::star::neighbours(hop.from).contains(hop.to)) {
            jump = hop;
        }
    });
    hops.apply(flying, jump);
    REQUIRE(flying.flight().airborne());
    CHECK(clause_of(flying, {jump.from, jump.to}) == "CC-4"); // only the marble that is jumping
    CHECK(clause_of(flying, {jump.to, 200}) == "CC-1");
    CHECK(clause_of(flying, {jump.to, jump.from}) == "CC-6"); // back to where it began, and no further
    CHECK_FALSE(hops.refusal(flying, {jump.to, jump.to}));    // the stop
}
