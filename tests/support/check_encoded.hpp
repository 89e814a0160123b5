// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_CHECK_ENCODED_HPP
#define QUINTET_TESTS_SUPPORT_CHECK_ENCODED_HPP

#include "support/fault_log.hpp"

#include <quintet/core/encoded.hpp>
#include <quintet/core/hash.hpp>

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

namespace support {

/// Every legal move has an action index of its own, and comes back from it.
template <quintet::encoded Rules>
void check_actions(fault_log& log, const Rules& rules, const std::vector<quintet::move_of<Rules>>& list)
{
    std::set<std::size_t> indices;
    for (const auto& m : list) {
        const std::size_t index = rules.action_of(m);
        if (!log.expect(index < rules.actions(), "an action index is below actions()")) {
            return;
        }
        log.expect(rules.action_move(index) == m, "action_move is the inverse of action_of");
        indices.insert(index);
    }
    log.expect(indices.size() == list.size(), "no two legal moves share an action index");
}

/// What each seat sees, over a whole run: every float written, all finite, and no two states alike that differ in what
/// decides the future. (Two ends are alike in that: nothing follows.)
template <quintet::encoded Rules>
class observation_check {
  public:
    void check(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s)
    {
        const std::size_t size = rules.observation().size();
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            seen_.assign(size + 1, std::numeric_limits<float>::quiet_NaN());
            rules.observe(s, {i}, std::span<float>(seen_).first(size));
            bool written = true;
            std::uint64_t digest = i;
            for (std::size_t f = 0; f < size; ++f) {
                written = written && std::isfinite(seen_[f]);
                digest = quintet::hash_combine(digest, std::bit_cast<std::uint32_t>(seen_[f]));
            }
            log.expect(written, "observe writes every float, and finite ones");
            log.expect(std::isnan(seen_[size]), "observe writes nothing past its planes");
            if (states_.size() < at_most) {
                const auto& known = states_.emplace(digest, s).first->second;
                log.expect(known == s || (!rules.to_move(known) && !rules.to_move(s)),
                           "two different states look different to every seat");
            }
        }
    }

  private:
    static constexpr std::size_t at_most = 20'000;
    std::vector<float> seen_;
    std::unordered_map<std::uint64_t, quintet::state_of<Rules>> states_;
};

} // namespace support

#endif
