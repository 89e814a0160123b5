// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_OPTIONS_HPP
#define QUINTET_GAMES_CROKINOLE_OPTIONS_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/boards/disc_board_fault.hpp>
#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/config.hpp>
#include <quintet/core/error.hpp>
#include <quintet/games/flick/shot_grid.hpp>
#include <quintet/games/flick/start_fault.hpp>
#include <quintet/physics/motion_parameters.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole {

/// Whose rules the options began as.
enum class preset : std::uint8_t {
    club, ///< the sheet's own
    nca,  ///< the National Crokinole Association's [CR-21]
};

/// Whether a shot that touches own discs before an opponent's is a foul. [CR-11]
enum class own_first_rule : std::uint8_t { foul, allowed };

/// Which of the discs touched go to the ditch with a shot that touched own ones first. [CR-11]
enum class fouled_discs_rule : std::uint8_t { own, all };

/// What goes to the ditch where a shot does not do what it must. [CR-8] [CR-10] [CR-21]
enum class illegal_shot_rule : std::uint8_t {
    shot,   ///< the shot
    struck, ///< and every disc that was touched
};

/// What a shot must do while no opponent's disc is on the board.
enum class open_board_rule : std::uint8_t {
    /// On an empty board it ends in the hole, or within the 15-line without touching it; among own discs anything goes.
    /// [CR-8] [CR-9]
    inside,
    /// It, or a disc that it touched, ends in the hole, or inside or touching the 15-line. [CR-21]
    touching,
};

/// What becomes of a moving disc that crosses the shooting line and comes back.
enum class line_crossing_rule : std::uint8_t {
    free,  ///< it is in play: only where it rests counts [CR-14]
    clean, ///< it is in play if it touched nothing outside [CR-21]
};

/// How a shot's disc may lie to the lines that bound its quadrant.
enum class quadrant_lines_rule : std::uint8_t {
    inside,   ///< it may touch one, not cross it [CR-6]
    touching, ///< it may lie over one while it touches it [CR-21]
};

/// What a side scores by a round. [CR-18] [CR-21]
enum class round_score_rule : std::uint8_t {
    difference,   ///< the best, its difference to the second; equal, nothing
    totals,       ///< each what it counts
    match_points, ///< the best 2; equal, 1 each; the others nothing
};

/// The options of the game; a default value is the club's game for two.
struct options {
    static constexpr std::size_t most_players = 4;
    /// A seat has no more: for four they are as many as a table holds.
    static constexpr std::uint8_t most_discs = 10;
    static constexpr std::int32_t highest_target = 1'000'000;
    static constexpr std::uint32_t most_rounds = 10'000;

    crokinole::preset preset = crokinole::preset::club;
    std::uint8_t players = 2; ///< 2, 3 or 4 [CR-4]
    bool teams = false;       ///< four play as two teams of opposite seats [CR-4]
    /// A seat's discs, 1 to 10; 0: as many as is usual, see `discs_each`. [CR-4] [CR-21]
    std::uint8_t discs = 0;
    own_first_rule own_first = own_first_rule::foul;
    fouled_discs_rule fouled_discs = fouled_discs_rule::own;
    illegal_shot_rule illegal_shot = illegal_shot_rule::shot;
    open_board_rule open_board = open_board_rule::inside;
    line_crossing_rule line_crossing = line_crossing_rule::free;
    quadrant_lines_rule quadrant_lines = quadrant_lines_rule::inside;
    round_score_rule round_score = round_score_rule::difference;
    /// The total that ends the game; 0: none does. [CR-19]
    std::int32_t target = 100;
    /// After so many rounds the game is over; 0: they go on. [CR-19] [CR-21]
    std::uint32_t rounds = 0;
    /// Which shots for_each_move lists.
    flick::shot_grid shot_grid = flick::shot_grid::aimed;

    /// [CR-1] [CR-2]
    disc_board<> board = crokinole_board();
    motion_parameters motion{};

    friend constexpr bool operator==(const options&, const options&) = default;
};

/// The discs of a seat: by the club 10 for two, 5 for three or four; by the NCA 8, in doubles 6. [CR-4] [CR-21]
[[nodiscard]] constexpr std::uint8_t discs_each(const options& o)
{
    if (o.discs != 0) {
        return o.discs;
    }
    if (o.preset == preset::nca) {
        return o.teams ? 6 : 8;
    }
    return o.players == 2 ? 10 : 5;
}

/// The sides: the two teams, or every player for himself. [CR-4]
[[nodiscard]] constexpr std::size_t sides_of(const options& o) { return o.teams ? 2 : o.players; }
/// Partners sit opposite each other. [CR-4]
[[nodiscard]] constexpr std::size_t side_of(const options& o, std::size_t seat) { return o.teams ? seat % 2 : seat; }

/// The options with the rules of a preset; who plays, with what discs, on what board and with what motion, stays as it
/// is. [CR-21]
[[nodiscard]] constexpr options with_preset(options o, preset p)
{
    const bool nca = p == preset::nca;
    o.preset = p;
    o.own_first = nca ? own_first_rule::allowed : own_first_rule::foul;
    o.fouled_discs = nca ? fouled_discs_rule::all : fouled_discs_rule::own;
    o.illegal_shot = nca ? illegal_shot_rule::struck : illegal_shot_rule::shot;
    o.open_board = nca ? open_board_rule::touching : open_board_rule::inside;
    o.line_crossing = nca ? line_crossing_rule::clean : line_crossing_rule::free;
    o.quadrant_lines = nca ? quadrant_lines_rule::touching : quadrant_lines_rule::inside;
    o.round_score = nca ? round_score_rule::match_points : round_score_rule::difference;
    o.target = nca ? 0 : 100;
    o.rounds = nca ? 4 : 0;
    return o;
}

/// What is wrong with the options, if anything.
[[nodiscard]] constexpr std::optional<error> fault(const options& o)
{
    const auto bad = [](clause broken, std::string_view why) {
        return std::optional<error>{error{error_code::bad_option, broken, error::nowhere, why}};
    };
    if (o.players < 2 || o.players > options::most_players) {
        return bad("CR-4", "players is 2, 3 or 4");
    }
    if (o.teams && o.players != 4) {
        return bad("CR-4", "teams are for four players");
    }
    if (o.discs > options::most_discs) {
        return bad("CR-4", "a player has 1 to 10 discs");
    }
    if (o.own_first > own_first_rule::allowed || o.fouled_discs > fouled_discs_rule::all) {
        return bad("CR-11", "own_first is foul or allowed, fouled_discs own or all");
    }
    if (o.preset > preset::nca || o.illegal_shot > illegal_shot_rule::struck ||
        o.open_board > open_board_rule::touching || o.line_crossing > line_crossing_rule::clean ||
        o.quadrant_lines > quadrant_lines_rule::touching) {
        return bad("CR-21", "preset is club or nca, illegal_shot shot or struck, open_board inside or touching, "
                            "line_crossing free or clean, quadrant_lines inside or touching");
    }
    if (o.round_score > round_score_rule::match_points) {
        return bad("CR-18", "round_score is difference, totals or match_points");
    }
    if (o.rounds > options::most_rounds) {
        return bad("CR-21", "a game is 1 to 10000 rounds, or without end");
    }
    if (o.target < 0 || o.target > options::highest_target) {
        return bad("CR-19", "the target is a number up to 1000000, or none");
    }
    if (o.target == 0 && o.rounds == 0) {
        return bad("CR-19", "a target or a number of rounds ends the game");
    }
    if (o.shot_grid > flick::shot_grid::fine) {
        return bad("CR-6", "shot_grid is aimed, coarse or fine");
    }
    if (const auto why = board_fault(o.board)) {
        return why;
    }
    // The judge asks for the shooting line and the 15-line. [CR-8] [CR-14]
    if (o.board.circles.size() < 2 || !o.board.tower_places.empty()) {
        return bad("CR-1", "the board has a shooting line and a 15-line, and no towers");
    }
    const auto sensible = [](int points) { return points >= 0 && points <= 1000; };
    bool all_sensible = sensible(o.board.hole_points);
    for (const board_circle& circle : o.board.circles) {
        all_sensible = all_sensible && sensible(circle.points);
    }
    if (!all_sensible) {
        return bad("CR-2", "a zone counts 0 to 1000 points");
    }
    if (const auto why = flick::start_fault(o.board)) {
        return why;
    }
    if (const auto why = parameters_fault(o.motion)) {
        return why;
    }
    if (is_finite(real{o.motion.time_limit})) {
        return bad("CR-14", "a shot is followed until all discs rest: there is no time limit");
    }
    return std::nullopt;
}

} // namespace quintet::inline v0::crokinole

QUINTET_PRECISE_END

#endif
