// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_CHECK_POSITION_HPP
#define QUINTET_TESTS_SUPPORT_CHECK_POSITION_HPP

#include "support/fault_log.hpp"

#include <quintet/core/rules.hpp>
#include <quintet/core/sampled.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace support {

template <quintet::rules Rules>
std::vector<quintet::move_of<Rules>> list_moves(const Rules& rules, const quintet::state_of<Rules>& s)
{
    std::vector<quintet::move_of<Rules>> list;
    rules.for_each_move(s, [&](const quintet::move_of<Rules>& m) { list.push_back(m); });
    return list;
}

/// The four ways to ask for legal moves agree: the list, count_moves, any_move, refusal.
template <quintet::rules Rules>
void check_move_list(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s,
                     const std::vector<quintet::move_of<Rules>>& list)
{
    log.expect(rules.count_moves(s) == list.size(), "count_moves is the length of the list");
    log.expect(rules.any_move(s) == !list.empty(), "any_move tells whether the list has a move");
    log.expect(list.size() <= Rules::max_moves, "no position has more than max_moves");
    log.expect(list.empty() == !rules.to_move(s), "there are no moves exactly where nobody is to move");
    log.expect(list.empty() == rules.outcome(s).has_value(), "there are no moves exactly where there is an outcome");
    if constexpr (!quintet::sampled<Rules>) {
        log.expect(std::ranges::adjacent_find(list, [](const auto& a, const auto& b) { return !(a < b); }) ==
                       list.end(),
                   "moves rise in the order of operator<, each once");
    } else {
        std::vector<quintet::move_of<Rules>> sorted = list;
        std::ranges::sort(sorted);
        log.expect(std::ranges::adjacent_find(sorted) == sorted.end(), "no move is listed twice");
    }
    for (const auto& m : list) {
        log.expect(!rules.refusal(s, m), "a listed move is not refused");
    }
    std::size_t seen = 0;
    const bool finished = rules.for_each_move(s, [&](const quintet::move_of<Rules>&) { return ++seen < 2; });
    log.expect(seen == (std::min)(list.size(), std::size_t{2}) && finished == (list.size() < 2),
               "a visitor that returns false stops the visit, and only then it returns false");
}

/// Any value of the move's type: refused with a clause and a sentence, or else listed. Of a continuum the list shows a
/// part only: what is not refused then is its own nearest legal move, and the nearest to what is refused is legal.
template <quintet::rules Rules>
void check_refusal(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s,
                   [[maybe_unused]] const std::vector<quintet::move_of<Rules>>& sorted,
                   const quintet::move_of<Rules>& m)
{
    const auto refusal = rules.refusal(s, m);
    if constexpr (quintet::sampled<Rules>) {
        if (rules.to_move(s)) {
            const auto nearest = rules.nearest(s, m);
            log.expect(!rules.refusal(s, nearest), "the nearest move to any is legal");
            log.expect(refusal.has_value() || nearest == m, "a legal move is the nearest to itself");
        } else {
            log.expect(refusal.has_value(), "every move is refused where the game is over");
        }
    } else {
        log.expect(refusal.has_value() != std::ranges::binary_search(sorted, m), "what is not listed is refused");
    }
    if (refusal) {
        log.expect(!refusal->clause.empty() && !refusal->message.empty(), "a refusal names its clause and says why");
    }
}

/// The score has a line a seat and a line a team, and without pairs both are the same.
template <quintet::rules Rules>
void check_score(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s)
{
    const quintet::score_sheet sheet = rules.score(s);
    log.expect(sheet.seats.size() == rules.seats(), "the score has a line for each seat");
    log.expect(sheet.teams.size() == rules.teams(), "the score has a line for each team");
    if (rules.seats() == rules.teams()) {
        log.expect(sheet.seats == sheet.teams, "without pairs, the teams' score is the seats'");
    }
    if (const auto who = rules.to_move(s)) {
        log.expect(who->index < rules.seats(), "the seat to move plays");
    }
}

/// Ranks are 1, 2, 2, 4: one more than the seats that are better; partners share theirs.
template <quintet::rules Rules>
void check_outcome(fault_log& log, const Rules& rules, const quintet::outcome& end)
{
    log.expect(!end.ended_by().empty(), "the outcome names the clause that ended the game");
    if (!log.expect(end.seats() == rules.seats(), "the outcome ranks every seat")) {
        return;
    }
    double shares = 0;
    for (std::uint8_t i = 0; i < rules.seats(); ++i) {
        std::size_t better = 0;
        for (std::uint8_t j = 0; j < rules.seats(); ++j) {
            if (rules.team_of({i}) == rules.team_of({j})) {
                log.expect(end.rank({i}) == end.rank({j}), "partners share their rank");
            }
            better += end.rank({j}) < end.rank({i}) ? 1U : 0U;
        }
        log.expect(end.rank({i}) == static_cast<int>(better) + 1, "a rank is one more than the seats that are better");
        log.expect(rules.team_of({i}).index < rules.teams(), "every seat has a team");
        shares += end.utility({i});
    }
    log.expect(end.winners() >= 1, "somebody has the first rank");
    log.expect(std::abs(shares - static_cast<double>(rules.seats()) / 2.0) < 1e-9, "the shares sum to half the seats");
}

} // namespace support

#endif
