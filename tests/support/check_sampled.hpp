// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_CHECK_SAMPLED_HPP
#define QUINTET_TESTS_SUPPORT_CHECK_SAMPLED_HPP

#include "support/fault_log.hpp"

#include <quintet/core/random_stream.hpp>
#include <quintet/core/sampled.hpp>

namespace support {

/// Moves drawn from a continuum are legal, and a legal move is the nearest to itself. Returns the move drawn.
template <quintet::sampled Rules>
quintet::move_of<Rules> check_sampled(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s,
                                      quintet::random_stream& random)
{
    quintet::random_stream same = random;
    const auto drawn = rules.sample(s, random);
    log.expect(rules.sample(s, same) == drawn && same == random, "the same stream draws the same move");
    log.expect(!rules.refusal(s, drawn), "a move drawn is legal");
    log.expect(rules.nearest(s, drawn) == drawn, "a legal move is the nearest to itself");
    const auto moved = rules.perturbed(s, drawn, typename Rules::noise_type{}, random);
    log.expect(!rules.refusal(s, moved), "a move carried out with noise is legal");
    return drawn;
}

} // namespace support

#endif
