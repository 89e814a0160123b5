// SPDX-License-Identifier: MIT
// Lists every game as a user of io/games.hpp does, in a unit that includes every header, as every_header.cpp does.
#include "every_header.hpp"

#include <cstdio>
#include <string>

namespace {

using namespace quintet;

// Says what is wrong, and counts it.
int missed(bool right, const std::string& what)
{
    if (!right) {
        std::fprintf(stderr, "%s\n", what.c_str());
    }
    return right ? 0 : 1;
}

} // namespace

int main()
{
    int faults = missed(all_games().size() == 6, "there are six games");
    for (const any_game& game : all_games()) {
        const std::string id(game.id());
        const any_position start = game.start(1);
        const auto read = read_any_position(start.text());
        faults += missed(find_game(id) == &game, id + " is found by its id");
        faults += missed(read && *read == start, id + "'s start is read as it was written");
        faults += missed(!read_any_position(id + ":no position"), id + " refuses what is no position");
    }
    faults += missed(find_game("ludo") == nullptr, "ludo is not found");
    const auto unknown = read_any_position("ludo:players=2:a");
    faults += missed(!unknown && unknown.error().code == error_code::unknown_name, "ludo is an unknown name");
    return faults;
}
