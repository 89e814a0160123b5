// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_SPINNING_TARGET_POSITIONS_HPP
#define QUINTET_TESTS_GAMES_SPINNING_TARGET_POSITIONS_HPP

// Positions of the spinning target made by hand, and logs of spins that nobody simulated.

#include <quintet/games/spinning_target.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace targets {

using namespace quintet;
using spinning_target::game;
using spinning_target::move;
using spinning_target::options;
using spinning_target::penalty;
using spinning_target::setup;
using spinning_target::state;

template <class Change>
game game_with(Change change)
{
    options o;
    change(o);
    return game::with(o).value();
}
inline game game_for(std::uint8_t players)
{
    return game_with([&](options& o) { o.players = players; });
}

/// A position in the making: all towers stand, the barricade was placed and is gone, unless it is put somewhere.
struct position {
    const game& rules;
    setup s;
    flick::disc_list discs;

    position(const game& of, std::uint8_t cycle, std::uint8_t shots, bool towers = true) : rules(of)
    {
        s.cycle = cycle;
        s.shots = shots;
        s.placing = false;
        if (towers) {
            discs = flick::list_of(spinning_target::fresh_table(of.options()));
        }
    }
    /// Returns the number to lay another on.
    std::uint8_t put(std::size_t side, vec2 place, std::uint8_t below = disc::board_below)
    {
        flick::table_disc d;
        d.side = static_cast<std::uint8_t>(side);
        d.position = place;
        d.support = below;
        d.layer = below == disc::board_below ? std::uint8_t{0} : static_cast<std::uint8_t>(discs[below].layer + 1);
        discs.push_back(d);
        return static_cast<std::uint8_t>(discs.size() - 1);
    }
    result<state> try_make()
    {
        s.table = flick::table::of(discs);
        return rules.assemble(s);
    }
    state make()
    {
        const auto made = try_make();
        INFO((made ? std::string_view() : made.error().message));
        REQUIRE(made.has_value());
        return *made;
    }
};

using event_list = std::vector<shot_event>;

inline shot_event happening(shot_event_kind kind, std::size_t disc, double time, vec2 where = {},
                            std::size_t other = disc::board_below)
{
    shot_event e;
    e.kind = kind;
    e.disc = static_cast<std::uint8_t>(disc);
    e.other = static_cast<std::uint8_t>(other);
    e.time = time;
    e.where = where;
    return e;
}

/// The spun disc falls flat and comes to rest at a place.
inline event_list ends_at(const state& s, vec2 where)
{
    const std::size_t spun = s.table().size();
    return {happening(shot_event_kind::fell_flat, spun, 1, where), happening(shot_event_kind::rest, spun, 1, where)};
}
/// The spun disc falls off the board.
inline event_list falls_off(const state& s)
{
    const std::size_t spun = s.table().size();
    return {happening(shot_event_kind::left_surface, spun, 1, {0.2, 0}),
            happening(shot_event_kind::fall, spun, 1, {0.2, 0})};
}

inline spinning_target::judgement judged(const game& rules, const state& s, const event_list& log)
{
    const vec2 placed = rules.area_of(rules.to_move(s).value()).centre;
    const auto made = rules.judge(s, placed, log);
    INFO((made ? std::string_view() : made.error().message));
    REQUIRE(made.has_value());
    return *made;
}

inline std::size_t count_rulings(const spinning_target::event& e, std::string_view clause)
{
    return static_cast<std::size_t>(std::count_if(e.rulings.begin(), e.rulings.end(),
                                                  [&](const flick::ruling& r) { return r.clause.name() == clause; }));
}

inline std::size_t count_side(const state& s, std::size_t side)
{
    return static_cast<std::size_t>(
        std::count_if(s.table().begin(), s.table().end(), [&](const flick::table_disc& d) { return d.side == side; }));
}
inline std::size_t count_standing(const state& s)
{
    return static_cast<std::size_t>(std::count_if(
        s.table().begin(), s.table().end(), [](const flick::table_disc& d) { return d.mode == disc_mode::standing; }));
}

/// Why a value is refused: the clause's name, or an empty text.
template <class Result>
std::string_view clause_of(const Result& made)
{
    return made ? std::string_view() : made.error().clause.name();
}
inline std::string_view clause_of(const std::optional<refusal>& why)
{
    return why ? why->clause.name() : std::string_view();
}

} // namespace targets

#endif
