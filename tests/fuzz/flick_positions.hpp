// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_FUZZ_FLICK_POSITIONS_HPP
#define QUINTET_TESTS_FUZZ_FLICK_POSITIONS_HPP

#include "fuzz/input.hpp"

#include <quintet/io/any_position.hpp>
#include <quintet/io/crokinole/explanation.hpp>
#include <quintet/io/crokinole_hungarian/explanation.hpp>
#include <quintet/io/spinning_target/explanation.hpp>

#include <array>
#include <string>

namespace fuzz {

/// Positions of each flick game in which a shot is due, with discs on the board.
inline const std::array<quintet::any_position, 6>& flick_positions()
{
    using namespace quintet;
    const auto after = [](auto rules, std::uint64_t seed, int shots) {
        auto p = start_position(rules, seed);
        random_stream random(seed);
        for (int i = 0; i < shots; ++i) {
            p.rules.apply(p.state, p.rules.sample(p.state, random));
        }
        return any_position(p);
    };
    static const std::array<any_position, 6> all{
        after(crokinole::game{}, 1, 7),
        after(*read_options<crokinole::game>("preset=nca,players=4,teams=yes"), 2, 12),
        after(*read_options<crokinole_hungarian::game>("format=tactical_pairs"), 3, 11),
        after(*read_options<crokinole_hungarian::game>("format=hussar"), 4, 5),
        after(spinning_target::game{}, 5, 4),
        after(*read_options<spinning_target::game>("players=3,penalties=yes"), 6, 8)};
    return all;
}

} // namespace fuzz

#endif
