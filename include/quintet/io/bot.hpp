// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_BOT_HPP
#define QUINTET_IO_BOT_HPP

// bot    = policy , [ "@" , hand ] ;
// policy = "random" | "greedy" ;
// hand   = "beginner" | "club" | "expert" | "champion" ;      flick games only: how well it carries out what it means

#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/games/flick/hand.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/random_policy.hpp>

#include <array>
#include <concepts>
#include <cstddef>
#include <functional>
#include <string_view>
#include <utility>

namespace quintet::inline v0 {

/// A player by name: a policy of search/ behind one type. All its chance comes from the stream.
template <rules Rules>
using bot = std::function<move_of<Rules>(const tracked<Rules>&, random_stream&)>;

namespace detail {

template <rules Rules>
[[nodiscard]] bot<Rules> policy_named(std::string_view name)
{
    if (name == "random") {
        return bot<Rules>(random_policy{});
    }
    if (name == "greedy") {
        return bot<Rules>(greedy_policy{});
    }
    return {};
}

} // namespace detail

/// The bot of that name, or error_code::unknown_name; not_available for a hand where moves are no matter of skill.
template <rules Rules>
[[nodiscard]] result<bot<Rules>> bot_named(std::string_view name)
{
    const std::size_t at = name.find('@');
    bot<Rules> policy = detail::policy_named<Rules>(name.substr(0, at));
    if (!policy) {
        return error{error_code::unknown_name,
                     {},
                     0,
                     "no bot of this name; there are random and greedy, in flick games with a hand: greedy@club"};
    }
    if (at == std::string_view::npos) {
        return policy;
    }
    if constexpr (sampled<Rules>) {
        if constexpr (std::same_as<typename Rules::noise_type, flick::hand>) {
            constexpr std::array<std::pair<std::string_view, flick::hand>, 4> known{
                {{"beginner", flick::hands::beginner},
                 {"club", flick::hands::club},
                 {"expert", flick::hands::expert},
                 {"champion", flick::hands::champion}}};
            for (const auto& entry : known) {
                if (entry.first == name.substr(at + 1)) {
                    return bot<Rules>(
                        [policy, skill = entry.second](const tracked<Rules>& table, random_stream& random) {
                            const move_of<Rules> meant = policy(table, random);
                            return table.rules().perturbed(table.state(), meant, skill, random);
                        });
                }
            }
            return error{error_code::unknown_name,
                         {},
                         at + 1,
                         "no hand of this name; there are beginner, club, expert and champion"};
        }
    }
    return error{error_code::not_available, {}, at, "only games of flicked discs are a matter of the hand"};
}

} // namespace quintet::inline v0

#endif
