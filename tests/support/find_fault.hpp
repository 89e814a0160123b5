// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_FIND_FAULT_HPP
#define QUINTET_TESTS_SUPPORT_FIND_FAULT_HPP

#include "support/check_chancy.hpp"
#include "support/check_encoded.hpp"
#include "support/check_position.hpp"
#include "support/check_sampled.hpp"
#include "support/check_symmetric.hpp"
#include "support/check_tracked.hpp"
#include "support/check_transition.hpp"
#include "support/effort.hpp"
#include "support/fault_log.hpp"

#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace support {

/// What a game may add to the suite. A game's own hooks have any of these members:
///   rebuilt(rules, state) -> state        the state made anew from its description: its hash must come out the same
///   random_move(rules, state, random) -> move    any value of the move's type, mostly illegal ones
///   begin(rules, random) -> state         where a game of the suite begins, in place of rules.start(random)
///   choose(rules, state, list, random) -> move   how it goes on, in place of a random choice
///   check(log, rules, state)              what holds in every position of this game
struct no_hooks {};

namespace detail {

struct nothing {};
template <class Rules>
struct observations {
    using type = nothing;
};
template <quintet::encoded Rules>
struct observations<Rules> {
    using type = observation_check<Rules>;
};

/// The states met so far by their hash: whatever has the same hash is the same state, with the same legal moves.
template <quintet::rules Rules>
class memory {
  public:
    void check(fault_log& log, const quintet::state_of<Rules>& s, const std::vector<quintet::move_of<Rules>>& list)
    {
        if (met_.size() >= at_most) {
            return;
        }
        const auto& [state, moves] = met_.try_emplace(s.hash(), s, list).first->second;
        log.expect(state == s, "two different states have different hashes");
        log.expect(moves == list, "equal states have equal legal moves");
    }

  private:
    static constexpr std::size_t at_most = 20'000;
    std::unordered_map<std::uint64_t, std::pair<quintet::state_of<Rules>, std::vector<quintet::move_of<Rules>>>> met_;
};

} // namespace detail

/// The suite that every model of the rules concept must pass, run over random play. Returns what did not hold, and
/// where; nothing if all did. It checks each refinement that the rules model.
template <quintet::rules Rules, class Hooks = no_hooks>
[[nodiscard]] std::optional<std::string> find_fault(const Rules& rules, quintet::random_stream random,
                                                    const effort& how = {}, const Hooks& hooks = {})
{
    using state_type = quintet::state_of<Rules>;
    using move_type = quintet::move_of<Rules>;

    fault_log log;
    detail::memory<Rules> memory;
    [[maybe_unused]] typename detail::observations<Rules>::type observations;
    log.expect(Rules(rules) == rules, "a copy of the rules is equal to them");
    log.expect(rules.seats() >= 1 && rules.seats() <= quintet::max_seats, "there are 1 to max_seats seats");
    log.expect(rules.teams() >= 1 && rules.teams() <= rules.seats(), "there are no more teams than seats");

    std::size_t ply = 0;
    [[maybe_unused]] bool redrawn = false;
    for (std::size_t game = 0; ply < how.plies && !log.failed(); ++game) {
        quintet::random_stream luck = random.split(game);
        state_type s = [&] {
            if constexpr (requires { hooks.begin(rules, luck); }) {
                return hooks.begin(rules, luck);
            } else {
                quintet::random_stream same = luck;
                const state_type begun = rules.start(luck);
                log.expect(rules.start(same) == begun && same == luck, "the same stream gives the same start");
                return begun;
            }
        }();
        quintet::tracked<Rules> tracked(rules, s);
        if constexpr (quintet::symmetric<Rules>) {
            check_symmetry_group(log, rules, s);
        }
        for (std::size_t n = 0; n <= how.plies_a_game && !log.failed(); ++n, ++ply) {
            const bool thorough = ply % how.thorough_every == 0 || rules.outcome(s).has_value();
            const std::vector<move_type> list = list_moves(rules, s);
            check_move_list(log, rules, s, list);
            check_score(log, rules, s);
            memory.check(log, s, list);
            if constexpr (requires { hooks.check(log, rules, s); }) {
                hooks.check(log, rules, s);
            }
            if constexpr (requires { hooks.random_move(rules, s, luck); }) {
                for (std::size_t i = 0; i < how.random_moves; ++i) {
                    check_refusal(log, rules, s, list, hooks.random_move(rules, s, luck));
                }
            }
            if constexpr (requires { hooks.rebuilt(rules, s); }) {
                const state_type rebuilt = hooks.rebuilt(rules, s);
                log.expect(rebuilt == s && rebuilt.hash() == s.hash(), "a state made anew is the same, its hash too");
            }
            if constexpr (quintet::chancy<Rules>) {
                quintet::random_stream fate = luck.split(n);
                redrawn = check_chancy(log, rules, s, list, fate) || redrawn;
            }
            if constexpr (quintet::encoded<Rules>) {
                check_actions(log, rules, list);
                if (thorough) {
                    observations.check(log, rules, s);
                }
            }
            if (thorough || quintet::incremental<Rules>) {
                check_tracked(log, rules, s, list, tracked);
            }
            if (const auto end = rules.outcome(s)) {
                check_outcome(log, rules, *end);
            }
            if (log.failed() || list.empty() || n == how.plies_a_game) {
                if constexpr (quintet::symmetric<Rules>) {
                    check_symmetries<Rules>(log, rules, s, list, std::nullopt);
                }
                break;
            }
            const auto draw = [&] { return luck.below(static_cast<std::uint32_t>(list.size())); };
            check_move_at(log, list, tracked, draw());
            move_type m = list[draw()];
            if constexpr (requires { hooks.choose(rules, s, list, luck); }) {
                m = hooks.choose(rules, s, list, luck);
            } else if constexpr (quintet::sampled<Rules>) {
                const move_type drawn = check_sampled(log, rules, s, luck);
                m = luck.below(2) == 0 ? drawn : m;
            }
            if (thorough) {
                for (std::size_t i = 0; i < (std::min)(list.size(), how.moves_played); ++i) {
                    check_transition(log, rules, s, list.size() <= how.moves_played ? list[i] : list[draw()]);
                    check_move_at(log, list, tracked, list.size() <= how.moves_played ? i : draw());
                }
                if (list.size() <= how.moves_played) {
                    check_replies(log, rules, s, list, tracked);
                    check_replies(log, rules, s, list, quintet::tracked<Rules>(rules, s));
                }
                check_transposition(log, rules, s, luck);
                if constexpr (quintet::symmetric<Rules>) {
                    check_symmetries<Rules>(log, rules, s, list, m);
                }
            }
            const quintet::tracked<Rules> before = tracked;
            s = check_transition(log, rules, s, m);
            tracked.apply(m);
            log.expect(before.count_moves() == list.size(), "a copy of a tracked position stays as it was");
        }
        if (log.failed()) {
            return log.first() + " (game " + std::to_string(game) + ", ply " + std::to_string(ply) + " of the run)";
        }
    }
    if constexpr (quintet::chancy<Rules>) {
        if (!log.expect(redrawn, "somewhere, a redrawn position is another state")) {
            return log.first();
        }
    }
    return std::nullopt;
}

} // namespace support

#endif
