// SPDX-License-Identifier: MIT
#include "games/pentago/support.hpp"
#include "reference/pentago.hpp"
#include "support/effort.hpp"

#include <quintet/core/move_list.hpp>
#include <quintet/games/pentago.hpp>
#include <quintet/search/perft.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <vector>

using namespace quintet::pentago;
using pentago_testing::board_of;
using pentago_testing::cell;
using quintet::half_moves;
using quintet::half_state;
using quintet::random_stream;
using quintet::twist_rule;

namespace {

constexpr std::array<options, 4> all_options{{{true, twist_rule::mandatory},
                                              {false, twist_rule::mandatory},
                                              {true, twist_rule::optional_if_neutral},
                                              {false, twist_rule::optional_if_neutral}}};

move from(const reference::pentago::move& m) { return {{cell(m.to)}, {{static_cast<std::uint8_t>(m.twist)}}}; }
reference::pentago::move from(const move& m)
{
    using geometry = quintet::quadrant_geometry<>;
    const auto c = m.placing.cell;
    return {{static_cast<int>(geometry::row(c)), static_cast<int>(geometry::column(c))}, m.turning.twist.index};
}

reference::pentago plain(const options& chosen)
{
    reference::pentago game;
    game.placing_wins = chosen.placing_wins;
    game.may_skip_neutral = chosen.twist == twist_rule::optional_if_neutral;
    return game;
}

// How random games went: the mean length, and the shares of the endings.
struct statistics {
    double plies = 0;
    std::array<double, 5> endings{};

    // Within 0.02 plies and 0.003 at 400,000 games; fewer games are allowed to stray further.
    void agree_with_the_published(int games) const
    {
        const double scale = std::sqrt(400'000.0 / games);
        CHECK(std::abs(plies - 28.13) < 0.02 * scale);
        CHECK(std::abs(endings[1] - 0.505) < 0.003 * scale);
        CHECK(std::abs(endings[2] - 0.411) < 0.003 * scale);
        CHECK(std::abs(endings[3] - 0.038) < 0.003 * scale);
        CHECK(std::abs(endings[4] - 0.045) < 0.003 * scale);
    }
};

} // namespace

TEST_CASE("the library and the reference play the same game", "[pentago][PG-1][PG-2][PG-3][PG-4][PG-5]")
{
    for (const options& chosen : all_options) {
        const game rules = *game::with(chosen);
        random_stream random{21};
        int plies = 0;
        std::array<int, 5> endings{};
        while (plies < 20'000) {
            state s;
            reference::pentago slow = plain(chosen);
            tracked_position tracked(rules, s);
            while (true) {
                std::vector<move> expected;
                for (const auto& m : slow.moves()) {
                    expected.push_back(from(m));
                }
                std::ranges::sort(expected);
                const auto moves = quintet::legal_moves(rules, s);
                REQUIRE(std::ranges::equal(moves, expected));
                REQUIRE(rules.count_moves(s) == expected.size());
                REQUIRE(tracked.count_moves() == expected.size());
                REQUIRE(static_cast<int>(s.ending()) == static_cast<int>(slow.end));
                if (expected.empty()) {
                    break;
                }
                const std::size_t drawn = random.below(static_cast<std::uint32_t>(expected.size()));
                const move m = expected[drawn];
                REQUIRE(tracked.move_at(drawn) == m);
                const std::uint64_t after = rules.hash_after(s, m);
                const state before = s;
                const event done = rules.apply(s, m);
                REQUIRE(s.hash() == after);
                state back = s;
                rules.undo(back, m, done);
                REQUIRE(back == before);
                REQUIRE(back.ending() == before.ending());
                REQUIRE(back.placed() == before.placed());
                tracked.apply(m);
                REQUIRE(tracked.state() == s);
                slow.play(from(m));
                REQUIRE(board_of(s.grid()) == slow.board);
                const auto assembled = state::assemble(s.grid());
                REQUIRE(assembled.has_value());
                REQUIRE(assembled->ending() == s.ending());
                ++plies;
            }
            ++endings[static_cast<std::size_t>(s.ending())];
        }
        for (std::size_t i = 1; i < endings.size(); ++i) {
            CHECK(endings[i] > 0); // every ending was met
        }
    }
}

TEST_CASE("counts from late positions are the reference's, in bulk and move by move", "[pentago][PG-3][PG-5]")
{
    for (const options& chosen : all_options) {
        const game rules = *game::with(chosen);
        random_stream random{22};
        for (int sample = 0; sample < 12; ++sample) {
            const std::size_t depth_in = 24 + random.below(10);
            reference::pentago slow = plain(chosen);
            state s;
            while (s.placed() < depth_in && rules.any_move(s)) {
                const auto moves = quintet::legal_moves(rules, s);
                const move m = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
                rules.apply(s, m);
                slow.play(from(m));
            }
            const int depth = s.placed() > 29 ? 3 : 2;
            const auto expected = slow.perft(depth);
            CHECK(quintet::perft(rules, s, depth) == expected);
            CHECK(quintet::perft_plain(rules, s, depth) == expected);
        }
    }
}

TEST_CASE("the reference has the published counts, too", "[pentago][PG-1][PG-2]")
{
    const reference::pentago slow = plain({});
    CHECK(slow.perft(1) == 288);
    CHECK(slow.perft(2) == 80'640);
    CHECK(slow.half_perft(1) == 36);
    CHECK(slow.half_perft(2) == 288);
    CHECK(slow.half_perft(3) == 10'080);
    CHECK(slow.half_perft(4) == 80'640);
}

// Takes a while: pentago_tests "[reference_perft]"
TEST_CASE("library and reference count the same long sequences", "[.reference_perft]")
{
    const reference::pentago slow = plain({});
    // By name: of a call whose arguments are all constants, compilers try the whole count at compile time.
    const game rules;
    const state empty;
    const half_moves<game> halves;
    const half_state<game> start;
    CHECK(quintet::perft(rules, empty, 3) == 21'934'080);
    CHECK(slow.perft(3) == 21'934'080);
    CHECK(quintet::perft(halves, start, 5) == 2'741'760);
    CHECK(slow.half_perft(5) == 2'741'760);
}

TEST_CASE("half-moves and whole moves are the same game", "[pentago][PG-1][PG-2][PG-3]")
{
    for (const options& chosen : all_options) {
        const game rules = *game::with(chosen);
        const half_moves<game> halves(rules);
        random_stream random{23};
        for (int round = 0; round < 60; ++round) {
            state s;
            half_state<game> h = halves.start(random);
            while (rules.any_move(s)) {
                // Each whole move is a path of one or two halves to the same position, and there are no other paths.
                std::map<move, state> whole;
                rules.for_each_move(s, [&](const move& m) {
                    state next = s;
                    rules.apply(next, m);
                    whole.emplace(m, next);
                });
                std::size_t paths = 0;
                halves.for_each_move(h, [&](const auto& first) {
                    auto between = h;
                    const auto first_done = halves.apply(between, first);
                    REQUIRE(between != h);
                    if (!between.pending()) {
                        ++paths;
                        REQUIRE(whole.at({std::get<0>(first), {}}) == between.position());
                        REQUIRE(first_done.played.has_value());
                    } else {
                        REQUIRE(halves.to_move(between) == halves.to_move(h));
                        REQUIRE(between.hash() != h.hash());
                        REQUIRE(halves.board(between).count() == s.placed() + 1);
                        REQUIRE(halves.refusal(between, first).has_value());
                        halves.for_each_move(between, [&](const auto& second) {
                            ++paths;
                            REQUIRE_FALSE(halves.refusal(between, second).has_value());
                            auto after = between;
                            const auto done = halves.apply(after, second);
                            REQUIRE(whole.at({std::get<0>(first), std::get<1>(second)}) == after.position());
                            halves.undo(after, second, done);
                            REQUIRE(after == between);
                        });
                    }
                    REQUIRE_FALSE(halves.refusal(h, first).has_value());
                    halves.undo(between, first, first_done);
                    REQUIRE(between == h);
                });
                REQUIRE(paths == whole.size());
                auto chosen_move = whole.begin();
                std::advance(chosen_move, random.below(static_cast<std::uint32_t>(whole.size())));
                s = chosen_move->second;
                h = half_state<game>(s);
            }
            REQUIRE_FALSE(halves.any_move(h));
            REQUIRE(halves.outcome(h) == rules.outcome(s));
        }
    }
}

TEST_CASE("symmetric positions have symmetric futures and one canonical form", "[pentago]")
{
    const game rules = *game::with({.twist = twist_rule::optional_if_neutral});
    random_stream random{24};
    for (int round = 0; round < 200; ++round) {
        state s;
        while (rules.any_move(s)) {
            const auto moves = quintet::legal_moves(rules, s);
            const move m = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            const std::size_t k = random.below(8);
            state image = rules.transformed(s, k);
            REQUIRE(rules.canonical(image).state == rules.canonical(s).state);
            REQUIRE(rules.transformed(s, rules.canonical(s).symmetry) == rules.canonical(s).state);
            REQUIRE(rules.count_moves(image) == moves.size());
            REQUIRE_FALSE(rules.refusal(image, rules.transformed(m, k)).has_value());
            rules.apply(image, rules.transformed(m, k));
            rules.apply(s, m);
            REQUIRE(image == rules.transformed(s, k));
            REQUIRE(rules.outcome(image) == rules.outcome(s));
        }
    }
}

TEST_CASE("random games end as the published ones do", "[pentago][statistics][long]")
{
    const game rules = *game::with({.placing_wins = false});
    const int games = support::by_effort(40'000);
    statistics seen;
    for (int i = 0; i < games; ++i) {
        random_stream random = random_stream{25}.split(static_cast<std::uint64_t>(i));
        tracked_position position(rules, state());
        while (position.count_moves() > 0) {
            position.apply(position.move_at(random.below(static_cast<std::uint32_t>(position.count_moves()))));
        }
        seen.plies += static_cast<double>(position.state().placed()) / games;
        seen.endings[static_cast<std::size_t>(position.state().ending())] += 1.0 / games;
    }
    seen.agree_with_the_published(games);
}

TEST_CASE("random games of the reference end as the published ones do", "[pentago][statistics][long]")
{
    const int games = support::by_effort(40'000);
    statistics seen;
    for (int i = 0; i < games; ++i) {
        random_stream random = random_stream{26}.split(static_cast<std::uint64_t>(i));
        reference::pentago game = plain({.placing_wins = false});
        std::array<reference::place, 36> empty;
        for (std::size_t c = 0; c < 36; ++c) {
            empty[c] = {static_cast<int>(c) / 6, static_cast<int>(c) % 6};
        }
        // Every empty place with every twist is a move, so that a move is drawn in two steps.
        while (game.end == reference::pentago::result::none) {
            std::vector<reference::place> open;
            for (const auto p : empty) {
                if (game.board.at(p) == reference::no_colour) {
                    open.push_back(p);
                }
            }
            game.play({open[random.below(static_cast<std::uint32_t>(open.size()))], static_cast<int>(random.below(8))});
        }
        seen.plies += static_cast<double>(game.moves_played) / games;
        seen.endings[static_cast<std::size_t>(game.end)] += 1.0 / games;
    }
    seen.agree_with_the_published(games);
}
