// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_FAULT_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_FAULT_HPP

#include <quintet/boards/disc_board_fault.hpp>
#include <quintet/config.hpp>
#include <quintet/core/error.hpp>
#include <quintet/games/spinning_target/detail/placement.hpp>

#include <optional>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

namespace detail {

/// What is wrong with the board and the pieces, if anything: four rings, four start fields, towers that stand, room for
/// the barricade, and for a disc on each start field. [ST-1] [ST-2]
[[nodiscard]] constexpr std::optional<error> equipment_fault(const options& o)
{
    const auto bad = [](clause broken, std::string_view why) {
        return std::optional<error>{error{error_code::bad_option, broken, error::nowhere, why}};
    };
    const disc_board<>& board = o.board;
    if (const auto why = board_fault(board)) {
        return why;
    }
    if (board.circles.size() < 3 || board.hole.radius > 0) {
        return bad("ST-1", "the target has an outer ring, an inner ring and a centre, and no hole");
    }
    for (const board_circle& circle : board.circles) {
        if (circle.points < 0 || circle.points > 1000) {
            return bad("ST-1", "a zone counts 0 to 1000 points");
        }
    }
    if (board.tower_places.size() > most_towers) {
        return bad("ST-1", "there are at most nine towers");
    }
    const spinning_target::pieces& p = o.pieces;
    const auto mass = [](double kg) { return kg >= disc::least_mass && kg <= disc::most_mass; };
    if (!mass(p.disc_mass) || !mass(p.barricade_mass) || board.disc_radius < disc::least_radius ||
        !(p.barricade_radius >= disc::least_radius && p.barricade_radius <= board.surface_radius) ||
        !(p.barricade_height >= 0 && p.barricade_height <= board.surface_radius) ||
        board.disc_radius > board.surface_radius || board.disc_height > board.surface_radius) {
        return bad("ST-2", "a disc is no larger than the board, and neither a grain nor a rock");
    }
    flick::scene towers;
    const flick::table fresh = fresh_table(o);
    for (const flick::table_disc& d : fresh) {
        if (const auto added = towers.add(board, as_disc(o, d)); !added) {
            return bad("ST-1", "the towers stand on the board, clear of each other and of posts");
        }
    }
    if (board.start_areas.size() != 4) {
        return bad("ST-1", "there are four start fields");
    }
    for (const start_area& field : board.start_areas) {
        const double off = distance(field.centre, length(field.centre) * field.facing);
        if (field.kind != start_area::shape::field || off > tolerance || field.centre == vec2{}) {
            return bad("ST-1", "a start field is round, and lies where it faces from the board's centre");
        }
        if (!has_stand(o, fresh, field)) {
            return bad("ST-12", "there is room for a disc on each start field");
        }
    }
    if (!nearest_barricade(o, fresh, {})) {
        return bad("ST-7", "there is room for the barricade within the inner ring");
    }
    return std::nullopt;
}

} // namespace detail

/// What is wrong with the options, if anything.
[[nodiscard]] constexpr std::optional<error> fault(const options& o)
{
    const auto bad = [](clause broken, std::string_view why) {
        return std::optional<error>{error{error_code::bad_option, broken, error::nowhere, why}};
    };
    if (o.players < 2 || o.players > max_players) {
        return bad("ST-3", "players is 2, 3 or 4");
    }
    if (o.three_player_starts > beginner_order::alternating) {
        return bad("ST-5", "three_player_starts is clockwise or alternating");
    }
    if (o.three_player_starts == beginner_order::alternating && o.players != 3) {
        return bad("ST-5", "beginners alternate among three players only");
    }
    if (o.align > alignment::each_cycle) {
        return bad("ST-6", "align is each_round or each_cycle");
    }
    if (o.barricade_each > barricade_time::cycle) {
        return bad("ST-7", "barricade_each is round or cycle");
    }
    if (o.line > zone_reading::highest_touched || o.line < zone_reading::fully_inside) {
        return bad("ST-15", "line is highest_touched, centre or fully_inside");
    }
    if (o.leaning > leaning_rule::touch) {
        return bad("ST-16", "leaning is overlap or touch");
    }
    if (o.target_points < 1 || o.target_points > most_target || o.rounds < 1 || o.rounds > most_rounds) {
        return bad("ST-17", "target_points is 1 to 10000, rounds 1 to 1000");
    }
    if (o.shot_grid > flick::shot_grid::fine) {
        return bad("ST-9", "shot_grid is aimed, coarse or fine");
    }
    if (const auto why = parameters_fault(o.motion)) {
        return why;
    }
    if (!(o.motion.maximum_speed > 0)) {
        return bad("ST-9", "a flick has a speed");
    }
    if (is_finite(real{o.motion.time_limit})) {
        return bad("ST-19", "a spin is followed until all discs rest: there is no time limit");
    }
    return detail::equipment_fault(o);
}

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
