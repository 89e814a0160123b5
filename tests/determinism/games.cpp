// SPDX-License-Identifier: MIT
// Random playouts of the games without physics, under several options: every move's number and every state's hash.
#include "digest.hpp"

#include <quintet/core/incremental.hpp>
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/games/pentago.hpp>

using determinism::digest;
using namespace quintet;

namespace {

template <rules Rules>
void play(const char* name, const Rules& rules, int games, int plies)
{
    digest played;
    for (int g = 0; g < games; ++g) {
        random_stream random{static_cast<std::uint64_t>(g) + 1};
        tracked<Rules> position(rules, rules.start(random));
        for (int ply = 0; ply < plies && position.count_moves() > 0; ++ply) {
            const std::size_t n = random.below(static_cast<std::uint32_t>(position.count_moves()));
            played.add(n);
            position.apply(position.move_at(n));
            played.add(position.state().hash());
        }
        for (const tally& t : rules.score(position.state()).seats) {
            played.add(static_cast<std::uint64_t>(t.total));
        }
    }
    played.print(name);
}

} // namespace

int main()
{
    play("chinese_checkers", chinese_checkers::game{}, 20, 300);
    play("pentago", pentago::game{}, 50, 40);
    return 0;
}
