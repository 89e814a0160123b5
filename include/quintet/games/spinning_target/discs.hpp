// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DISCS_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DISCS_HPP

#include <quintet/config.hpp>
#include <quintet/games/flick/relaid.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/games/spinning_target/options.hpp>

#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// The players are the sides 0 to 3 of a table; these two are nobody's. [ST-1] [ST-7]
inline constexpr std::uint8_t white_side = 4;
inline constexpr std::uint8_t barricade_side = 5;

inline constexpr std::size_t max_players = 4;
/// Discs of a player: one a cycle. [ST-3] [ST-8]
inline constexpr std::uint8_t cycles = 3;
/// Discs of a tower. [ST-1]
inline constexpr std::uint8_t tower_height = 3;
/// A scene has room for so many towers, all players' discs and the barricade.
inline constexpr std::size_t most_towers = (flick::capacity - max_players * cycles - 1) / tower_height;

[[nodiscard]] constexpr double radius_of(const options& o, std::uint8_t side)
{
    return side == barricade_side ? o.pieces.barricade_radius : o.board.disc_radius;
}

/// A disc of the table as motion sees it.
[[nodiscard]] constexpr disc as_disc(const options& o, const flick::table_disc& d)
{
    disc made = flick::table::as_disc(o.board, d);
    made.mass = o.pieces.disc_mass;
    if (d.side == barricade_side) {
        made.radius = o.pieces.barricade_radius;
        made.height = o.pieces.barricade_height;
        made.mass = o.pieces.barricade_mass;
    }
    return made;
}

/// The discs of a table by their numbers, unchecked. Precondition: they can lie so, as the discs of a position can.
[[nodiscard]] constexpr flick::scene unchecked_scene(const options& o, const flick::table& discs)
{
    flick::scene scene;
    for (const flick::table_disc& d : discs) {
        scene.add_unchecked(as_disc(o, d));
    }
    return scene;
}

/// All towers as they stand at the start of a round, and nothing else. [ST-1] [ST-6]
[[nodiscard]] constexpr flick::table fresh_table(const options& o)
{
    flick::disc_list discs;
    for (const vec2 place : o.board.tower_places) {
        for (std::uint8_t level = 0; level < tower_height; ++level) {
            flick::table_disc d;
            d.position = place;
            d.side = white_side;
            d.mode = disc_mode::standing;
            d.layer = level;
            d.support = level == 0 ? disc::board_below : static_cast<std::uint8_t>(discs.size() - 1);
            discs.push_back(d);
        }
    }
    return flick::table::of(discs);
}

/// The discs of a list of which some are taken off the board, `kept` being the others: what rested on them comes down,
/// flat, or where a tower is in the way tilted against that. Places in the list stay. [ST-16]
[[nodiscard]] constexpr flick::disc_list come_down(const options& o, const flick::disc_list& discs, std::uint64_t kept)
{
    flick::disc_list laid =
        flick::relaid(o.board, discs, kept, [&](const flick::table_disc& d) { return radius_of(o, d.side); });
    for (flick::table_disc& d : laid) {
        for (std::size_t k = 0; d.mode == disc_mode::flat && k < laid.size(); ++k) {
            const double reach = radius_of(o, d.side) + radius_of(o, laid[k].side) - flick::scene::overlap_tolerance;
            if (laid[k].mode == disc_mode::standing && distance(laid[k].position, d.position) < reach) {
                d.mode = disc_mode::leaning;
            }
        }
    }
    return laid;
}

/// The table without the barricade, wherever that lay; what rested on it comes down. [ST-7]
[[nodiscard]] constexpr flick::table without_barricade(const options& o, const flick::table& discs)
{
    const std::uint64_t kept = discs.all() & ~discs.of_side(barricade_side);
    return kept == discs.all() ? discs : flick::table_of(come_down(o, flick::list_of(discs), kept), kept);
}

/// Whether a disc of a radius would overlap one of the table, or a post, at a place. Discs of every height count: what
/// is put there stands, or lies on the board. A tower may be left out by the place where it stands.
[[nodiscard]] constexpr bool overlaps(const options& o, const flick::table& discs, vec2 place, double radius,
                                      const vec2* but_tower = nullptr)
{
    for (const flick::table_disc& d : discs) {
        const bool left_out = but_tower != nullptr && d.mode == disc_mode::standing && d.position == *but_tower;
        if (!left_out &&
            distance(d.position, place) < radius_of(o, d.side) + radius - flick::scene::overlap_tolerance) {
            return true;
        }
    }
    for (const board_post& post : o.board.posts) {
        if (distance(post.centre, place) < post.radius + radius - flick::scene::overlap_tolerance) {
            return true;
        }
    }
    return false;
}

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
