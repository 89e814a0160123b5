// SPDX-License-Identifier: MIT
#include "games/chinese_checkers/positions.hpp"
#include "reference/chinese_checkers.hpp"
#include "support/check_position.hpp"

#include <quintet/core/random_stream.hpp>
#include <quintet/games/chinese_checkers.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cc = quintet::chinese_checkers;
namespace ref = reference::chinese_checkers;
using chinese_checkers_tests::all_options;
using chinese_checkers_tests::position_kind;
using quintet::random_stream;

namespace {

template <int Arm>
ref::options same_options(const cc::basic_options<Arm>& o)
{
    ref::options same;
    same.arm = Arm;
    same.players = o.players;
    same.sides = o.side_arms == cc::side_arms_rule::open     ? ref::side_arms::open
                 : o.side_arms == cc::side_arms_rule::closed ? ref::side_arms::closed
                                                             : ref::side_arms::pass_through;
    same.target_lock = o.target_lock;
    same.symmetric_jumps = o.jump == cc::jump_rule::symmetric;
    same.one_row_more = o.marbles != o.arm_marbles;
    same.blocking = o.blocking == cc::blocking_rule::swap               ? ref::blocking::swap
                    : o.blocking == cc::blocking_rule::full_target_wins ? ref::blocking::full_target_wins
                                                                        : ref::blocking::none;
    same.ply_limit = o.ply_limit;
    return same;
}

template <int Arm>
ref::position same_position(const ref::game& plain, const cc::basic_state<Arm>& s)
{
    ref::position p;
    for (std::size_t h = 0; h < plain.holes().size(); ++h) {
        if (const auto owner = s.owner(h)) {
            p.marbles[plain.holes()[h]] = owner->index;
        }
    }
    p.turn = s.turn().index;
    p.passes = s.passes();
    p.plies_left = s.plies_left();
    return p;
}

ref::move same_move(cc::move m) { return m.is_pass() ? ref::pass : ref::move{m.from, m.to}; }

/// How often something was seen, so that the test can tell that it met what it is there for.
using tally = std::map<std::string, std::size_t>;

/// What differs between the two, or nothing.
template <int Arm>
std::string difference(const cc::basic_game<Arm>& rules, const cc::basic_state<Arm>& s, const ref::game& plain,
                       ref::position& p, const std::vector<cc::move>& list)
{
    std::vector<ref::move> moves;
    for (const cc::move m : list) {
        moves.push_back(same_move(m));
    }
    if (moves != plain.moves(p)) {
        return "the legal moves";
    }
    const std::vector<int> scores = plain.scores(p);
    const ref::ending plain_end = plain.end_of(p);
    const auto end = rules.outcome(s);
    if (end.has_value() == plain_end.clause.empty() || (end && end->ended_by().name() != plain_end.clause)) {
        return "the end";
    }
    if (rules.to_move(s) != (end ? std::nullopt : std::optional(quintet::seat{static_cast<std::uint8_t>(p.turn)}))) {
        return "whose turn it is";
    }
    for (std::uint8_t i = 0; i < rules.seats(); ++i) {
        if (rules.score(s).seats[i].total != scores[i]) {
            return "the scores";
        }
        if (end && end->rank({i}) != plain_end.ranks[i]) {
            return "the ranks";
        }
    }
    return "";
}

/// A move by chance, or one that brings the mover on: towards the ends of games.
template <int Arm>
cc::move steered(const cc::basic_game<Arm>& rules, const cc::basic_state<Arm>& s, const std::vector<cc::move>& list,
                 std::uint32_t greed, random_stream& random)
{
    const auto pick = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    if (random.below(4) >= greed) {
        return list[pick(list.size())];
    }
    std::vector<cc::move> best;
    int most = -1000;
    for (const cc::move m : list) {
        auto next = s;
        const int gain = rules.apply(next, m).gain;
        if (gain > most) {
            most = gain;
            best.clear();
        }
        if (gain == most) {
            best.push_back(m);
        }
    }
    return best[pick(best.size())];
}

/// Plays so many plies by one set of options, and compares at each of them.
template <int Arm>
void compare(const cc::basic_options<Arm>& o, std::size_t plies, random_stream random, tally& seen)
{
    const auto rules = cc::basic_game<Arm>::with(o).value();
    const ref::game plain(same_options(o));
    const std::string players = std::to_string(int{o.players});
    std::size_t done = 0;
    for (std::size_t game = 0; done < plies; ++game) {
        const auto kind = static_cast<position_kind>(game % chinese_checkers_tests::position_kinds);
        const std::uint32_t greed = random.below(4);
        auto begun = chinese_checkers_tests::random_position(rules, kind, random);
        if (!begun) {
            continue;
        }
        auto s = *begun;
        ref::position p = same_position(plain, s);
        for (std::size_t ply = 0; ply < 40 && done < plies; ++ply, ++done) {
            const auto list = support::list_moves(rules, s);
            const std::string differs = difference(rules, s, plain, p, list);
            if (!differs.empty()) {
                CAPTURE(int{o.players}, static_cast<int>(o.side_arms), o.target_lock, static_cast<int>(o.jump),
                        int{o.marbles}, static_cast<int>(o.blocking), o.ply_limit, game, ply);
                FAIL_CHECK("the reference differs in " << differs);
                return;
            }
            if (list.empty()) {
                ++seen["ended by " + std::to_string(static_cast<int>(s.ending()))];
                break;
            }
            const cc::move m = steered(rules, s, list, greed, random);
            const auto e = rules.apply(s, m);
            plain.play(p, same_move(m));
            seen["passes"] += m.is_pass() ? 1U : 0U;
            seen["swaps"] += e.swapped ? 1U : 0U;
        }
    }
    seen["plies"] += done;
    seen["side_arms " + std::to_string(static_cast<int>(o.side_arms))] += done;
    seen["target_lock " + std::to_string(o.target_lock)] += done;
    seen["jump " + std::to_string(static_cast<int>(o.jump))] += done;
    seen["blocking " + std::to_string(static_cast<int>(o.blocking))] += done;
    seen["ply_limit " + std::to_string(o.ply_limit)] += done;
}

template <int Arm>
tally compare_all(std::uint8_t players, std::uint8_t marbles, std::size_t plies)
{
    tally seen;
    const random_stream random{players};
    std::uint64_t part = marbles;
    for (const auto& o : all_options<Arm>(players, marbles, chinese_checkers_tests::long_limit)) {
        compare(o, plies, random.split(part++), seen);
    }
    for (const auto& [what, times] : seen) {
        UNSCOPED_INFO(what << ": " << times);
    }
    CHECK(seen["passes"] > 0);
    CHECK(seen["ended by 1"] > 0);
    CHECK(seen["ended by 2"] > 0);
    CHECK(seen["ended by 3"] > 0);
    CHECK(seen["ended by 4"] > 0);
    CHECK(seen["swaps"] > 0);
    return seen;
}

} // namespace

TEST_CASE("the reference agrees at two players in every option", "[chinese_checkers][CC-15]")
{
    tally seen = compare_all<4>(2, 10, 288);
    CHECK(seen["plies"] >= 20'000);
}
TEST_CASE("the reference agrees at two players with 15 marbles", "[chinese_checkers][CC-15]")
{
    CHECK(compare_all<4>(2, 15, 288)["plies"] >= 20'000);
}
TEST_CASE("the reference agrees at three players in every option", "[chinese_checkers][CC-15]")
{
    CHECK(compare_all<4>(3, 10, 288)["plies"] >= 20'000);
}
TEST_CASE("the reference agrees at four players in every option", "[chinese_checkers][CC-15]")
{
    CHECK(compare_all<4>(4, 10, 288)["plies"] >= 20'000);
}
TEST_CASE("the reference agrees at six players in every option", "[chinese_checkers][CC-15]")
{
    CHECK(compare_all<4>(6, 10, 288)["plies"] >= 20'000);
}
