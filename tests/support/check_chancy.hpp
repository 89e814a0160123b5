// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_CHECK_CHANCY_HPP
#define QUINTET_TESTS_SUPPORT_CHECK_CHANCY_HPP

#include "support/fault_log.hpp"

#include <quintet/core/chancy.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/core/random_stream.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace support {

/// A redrawn position is the same to all who play: moves, turn, score, outcome, what each seat sees. It does not depend
/// on what was hidden: redrawn twice, it is as the last stream says. Returns whether it was another state.
template <quintet::chancy Rules>
bool check_chancy(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s,
                  const std::vector<quintet::move_of<Rules>>& list, quintet::random_stream& random)
{
    quintet::random_stream other = random.split(1);
    quintet::random_stream same = random;
    const quintet::state_of<Rules> drawn = rules.redrawn(s, random);
    log.expect(rules.redrawn(rules.redrawn(s, other), same) == drawn && same == random,
               "a redrawn position does not depend on what was hidden");
    std::vector<quintet::move_of<Rules>> moves;
    rules.for_each_move(drawn, [&](const quintet::move_of<Rules>& m) { moves.push_back(m); });
    log.expect(moves == list, "redrawn, a position has the same legal moves");
    log.expect(rules.to_move(drawn) == rules.to_move(s), "redrawn, a position has the same seat to move");
    log.expect(rules.score(drawn) == rules.score(s) && rules.outcome(drawn) == rules.outcome(s),
               "redrawn, a position has the same score and outcome");
    if constexpr (quintet::has_observation<Rules>) {
        std::vector<float> before(rules.observation().size());
        std::vector<float> after = before;
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            rules.observe(s, {i}, before);
            rules.observe(drawn, {i}, after);
            log.expect(before == after, "what is hidden is in no observation");
        }
    }
    return !(drawn == s);
}

} // namespace support

#endif
