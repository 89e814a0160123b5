// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_CHECK_TRANSITION_HPP
#define QUINTET_TESTS_SUPPORT_CHECK_TRANSITION_HPP

#include "support/check_position.hpp"
#include "support/fault_log.hpp"

#include <quintet/core/hashed.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/reversible.hpp>
#include <quintet/core/rules.hpp>

#include <cstdint>
#include <vector>

namespace support {

/// Plays a legal move from s, takes it back, and returns the state that it led to.
template <quintet::rules Rules>
quintet::state_of<Rules> check_transition(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s,
                                          const quintet::move_of<Rules>& m)
{
    quintet::state_of<Rules> next = s;
    const auto event = rules.apply(next, m);
    log.expect(!(next == s), "a move changes the state");
    if constexpr (quintet::hashed<Rules>) {
        log.expect(rules.hash_after(s, m) == next.hash(), "hash_after is the hash of the state after the move");
    }
    if constexpr (quintet::reversible<Rules>) {
        quintet::state_of<Rules> back = next;
        rules.undo(back, m, event);
        log.expect(back == s && back.hash() == s.hash(), "undo brings back the state before the move");
    }
    quintet::state_of<Rules> again = s;
    rules.apply(again, m);
    log.expect(again == next && again.hash() == next.hash(), "the same move in the same state gives the same state");
    return next;
}

/// Two orders of the same three moves, where both are legal: if they lead to equal states, the hashes and the legal
/// moves are equal too; and if not, the hashes differ.
template <quintet::rules Rules>
void check_transposition(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s,
                         quintet::random_stream& random)
{
    const auto pick = [&](const quintet::state_of<Rules>& from, quintet::move_of<Rules>& m) {
        const auto list = list_moves(rules, from);
        if (list.empty()) {
            return false;
        }
        m = list[random.below(static_cast<std::uint32_t>(list.size()))];
        return true;
    };
    std::vector<quintet::move_of<Rules>> line(3);
    quintet::state_of<Rules> one = s;
    for (auto& m : line) {
        if (!pick(one, m)) {
            return;
        }
        rules.apply(one, m);
    }
    quintet::state_of<Rules> other = s;
    for (auto m = line.rbegin(); m != line.rend(); ++m) {
        if (rules.refusal(other, *m)) {
            return;
        }
        rules.apply(other, *m);
    }
    log.expect((one == other) == (one.hash() == other.hash()), "equal states, and no others, have equal hashes");
    if (one == other) {
        log.expect(list_moves(rules, one) == list_moves(rules, other), "equal states have equal legal moves");
        log.expect(rules.to_move(one) == rules.to_move(other) && rules.outcome(one) == rules.outcome(other) &&
                       rules.score(one) == rules.score(other),
                   "equal states have equal turn, score and outcome");
    }
}

} // namespace support

#endif
