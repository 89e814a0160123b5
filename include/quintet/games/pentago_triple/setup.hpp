// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_SETUP_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_SETUP_HPP

#include <quintet/core/error.hpp>
#include <quintet/games/pentago_triple/options.hpp>
#include <quintet/games/pentago_triple/state.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace quintet::inline v0::pentago_triple {

/// A position as a user describes it: what a camera, an editor or a reader of texts has before the rules check it.
struct setup {
    board grid;
    table beside;
};

/// Why a set-up is no position under these options; empty if it is one.
[[nodiscard]] constexpr std::optional<error> fault(const setup& what, const options& o)
{
    const auto bad = [](clause why, std::string_view message) {
        return error{error_code::bad_position, why, error::nowhere, message};
    };
    for (std::size_t c = 0; c < colour_count; ++c) {
        if (what.grid.count(c) > marbles_a_colour) {
            return bad("PT-1", "there are nine marbles of each colour");
        }
    }
    const table& t = what.beside;
    if (t.in == 0 || t.in >> o.players != 0) {
        return bad("PT-8", "one player at least is in, and none who does not play");
    }
    if (t.mover.index >= o.players || !t.is_in(t.mover)) {
        return bad("PT-3", "who is to move is not in");
    }
    const std::size_t open = t.open_count();
    if (open + 1 != t.players_in()) {
        return bad("PT-8", "one card fewer than players are in lies open");
    }
    for (std::size_t i = 0; i < t.open.size(); ++i) {
        if (i < open ? t.open[i] >= o.deck.size() : t.open[i] != table::no_card) {
            return bad("PT-2", "there is no such card in the deck");
        }
        if (i > 0 && i < open && t.open[i] <= t.open[i - 1]) {
            return bad("PT-2", "the open cards are different ones, in rising order");
        }
    }
    const bool blank = what.grid.count() == 0;
    if (blank ? t.last != geometry::no_cell
              : t.last >= geometry::cell_count || (what.grid.occupied() & geometry::cell_bit(t.last)) == 0) {
        return bad("PT-15", "the marble placed last lies on the board");
    }
    if (t.players_in() < o.players && what.grid.count() < pattern::shortest) {
        return bad("PT-8", "nobody is out before a pattern can be made");
    }
    return std::nullopt;
}

} // namespace quintet::inline v0::pentago_triple

#endif
