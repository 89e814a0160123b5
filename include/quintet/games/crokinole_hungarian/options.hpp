// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_OPTIONS_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_OPTIONS_HPP

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

namespace quintet::inline v0::crokinole_hungarian {

/// The page's games. Each is a preset too: see `preset`.
enum class format : std::uint8_t {
    leisure,        ///< two players, 12 discs each [HU-1]
    tournament,     ///< two players, 8 discs each, four rounds [HU-1] [HU-18]
    pairs,          ///< two pairs, 6 discs a player [HU-1]
    tactical_pairs, ///< pairs that choose at each turn which of them shoots [HU-19]
    four_singles,   ///< four players, each for himself, 6 discs each, four rounds [HU-20]
    hussar,         ///< two players, who flick two stacked discs at once [HU-21]
    darts,          ///< two players, each alone against a total [HU-22]
};

/// How rounds make a match.
enum class scoring_rule : std::uint8_t {
    totals = 1,   ///< all sides add what they made, up to the target [HU-16]
    difference,   ///< only the difference to the next best counts, up to the target [HU-17]
    match_points, ///< four rounds of two match points; then twenties, then an extra round [HU-18]
};

/// Where a free shot that touched own discs must bring one of them. [HU-4]
enum class free_carom_rule : std::uint8_t {
    touching, ///< into the 15 zone; touching its line is enough
    inside,   ///< inside the line
};

/// What goes to the ditch when a free shot fails. [HU-5]
enum class free_shot_foul_rule : std::uint8_t { shot, shot_and_touched };

/// Which contact with an opponent's disc makes a hussar's shot. [HU-21]
enum class hussar_contact_rule : std::uint8_t {
    pair,        ///< one of the two discs that were flicked touches it itself
    combination, ///< it may be brought about through other discs
};

struct options {
    /// Rounds of a match where their number is fixed, so that each of four players begins one. [HU-18] [HU-20]
    static constexpr std::uint32_t match_rounds = 4;
    /// Shots of a turn of darts. [HU-22]
    static constexpr std::uint8_t turn_shots = 5;
    static constexpr std::uint8_t most_discs = 12;
    static constexpr std::int32_t highest_target = 100'000;

    crokinole_hungarian::format format = format::leisure;
    /// Not asked in darts.
    scoring_rule scoring = scoring_rule::totals;
    /// A seat's discs: 1 to 12; in hussar 8, 10 or 12, as they are flicked in twos; in darts 5. [HU-1] [HU-21] [HU-22]
    std::uint8_t discs = most_discs;
    free_carom_rule free_carom = free_carom_rule::touching;
    free_shot_foul_rule free_shot_foul = free_shot_foul_rule::shot;
    hussar_contact_rule hussar_contact = hussar_contact_rule::pair;
    /// The total that ends the match by scoring 1 and 2; in darts the total to be made exactly, a multiple of 5.
    /// [HU-16] [HU-17] [HU-23]
    std::int32_t target = 100;
    /// Of darts: legs that win a set, and sets that win the match. [HU-25]
    std::uint8_t legs = 2;
    std::uint8_t sets = 2;
    /// Which shots for_each_move lists.
    flick::shot_grid shot_grid = flick::shot_grid::aimed;

    disc_board<> board = crokinole_board();
    motion_parameters motion{};

    friend constexpr bool operator==(const options&, const options&) = default;
};

[[nodiscard]] constexpr std::size_t seats_of(format f)
{
    return f == format::pairs || f == format::tactical_pairs || f == format::four_singles ? 4 : 2;
}
/// Partners sit opposite each other, and are one side. [HU-1]
[[nodiscard]] constexpr std::size_t sides_of(format f) { return f == format::four_singles ? 4 : 2; }
/// Discs that leave the hand at one shot. [HU-21]
[[nodiscard]] constexpr std::uint8_t discs_a_shot(format f) { return f == format::hussar ? 2 : 1; }
/// Whether the match has a fixed number of rounds.
[[nodiscard]] constexpr bool has_fixed_rounds(const options& o)
{
    return o.format == format::four_singles || (o.format != format::darts && o.scoring == scoring_rule::match_points);
}

/// The page's own options for each of its games. Hussar is played with four shots a side, to 100 by differences, as
/// opposite discs cancel when they are counted. [HU-1] [HU-18] … [HU-25]
[[nodiscard]] constexpr options preset(format f)
{
    options o;
    o.format = f;
    switch (f) {
    case format::leisure:
        break;
    case format::tournament:
        o.discs = 8;
        o.scoring = scoring_rule::match_points;
        break;
    case format::pairs:
    case format::tactical_pairs:
        o.discs = 6;
        o.scoring = scoring_rule::match_points;
        break;
    case format::four_singles:
        o.discs = 6;
        break;
    case format::hussar:
        o.discs = 8;
        o.scoring = scoring_rule::difference;
        break;
    case format::darts:
        o.discs = options::turn_shots;
        o.target = 400;
        break;
    }
    return o;
}

/// What is wrong with the options, if anything.
[[nodiscard]] constexpr std::optional<error> fault(const options& o)
{
    const auto bad = [](clause broken, std::string_view why) {
        return std::optional<error>{error{error_code::bad_option, broken, error::nowhere, why}};
    };
    if (o.format > format::darts) {
        return bad("HU-1", "format is leisure, tournament, pairs, tactical_pairs, four_singles, hussar or darts");
    }
    if (o.scoring < scoring_rule::totals || o.scoring > scoring_rule::match_points) {
        return bad("HU-16", "scoring is 1, 2 or 3");
    }
    if (o.format == format::darts && o.discs != options::turn_shots) {
        return bad("HU-22", "a turn of darts is five shots");
    }
    if (o.format == format::hussar && o.discs != 8 && o.discs != 10 && o.discs != 12) {
        return bad("HU-21", "a hussar flicks 4, 5 or 6 times: 8, 10 or 12 discs");
    }
    if (o.discs < 1 || o.discs > options::most_discs ||
        o.discs * seats_of(o.format) > 2 * std::size_t{options::most_discs}) {
        return bad("HU-1", "a side has 1 to 12 discs, and four players up to 6 each");
    }
    if (o.free_carom > free_carom_rule::inside) {
        return bad("HU-4", "free_carom is touching or inside");
    }
    if (o.free_shot_foul > free_shot_foul_rule::shot_and_touched) {
        return bad("HU-5", "free_shot_foul is shot or shot_and_touched");
    }
    if (o.hussar_contact > hussar_contact_rule::combination) {
        return bad("HU-21", "hussar_contact is pair or combination");
    }
    if (o.target < 1 || o.target > options::highest_target) {
        return bad("HU-16", "the target is 1 to 100000");
    }
    if (o.format == format::darts && o.target % 5 != 0) {
        return bad("HU-23", "only a multiple of 5 can be made exactly");
    }
    if (o.legs < 1 || o.legs > 99 || o.sets < 1 || o.sets > 99) {
        return bad("HU-25", "a set is won by 1 to 99 legs, the match by 1 to 99 sets");
    }
    if (o.shot_grid > flick::shot_grid::fine) {
        return bad("CR-6", "shot_grid is aimed, coarse or fine");
    }
    if (const auto why = board_fault(o.board)) {
        return why;
    }
    // The judge asks for the base line, the 15-line and the hole.
    if (o.board.circles.size() < 2 || !(o.board.hole.radius > 0) || !o.board.tower_places.empty()) {
        return bad("CR-1", "the board has a base line, a 15-line and a hole, and no towers");
    }
    const auto is_worth = [&](int points) {
        return points >= 0 && points <= 1000 && (o.format != format::darts || points % 5 == 0);
    };
    bool worth_something = is_worth(o.board.hole_points);
    for (const board_circle& circle : o.board.circles) {
        worth_something = worth_something && is_worth(circle.points);
    }
    if (!worth_something) {
        return bad("CR-2", "a zone is worth 0 to 1000 points, in darts a multiple of 5");
    }
    if (const auto why = flick::start_fault(o.board)) {
        return why;
    }
    if (const auto why = parameters_fault(o.motion)) {
        return why;
    }
    if (is_finite(real{o.motion.time_limit})) {
        return bad("HU-14", "a shot is followed until all discs rest: there is no time limit");
    }
    return std::nullopt;
}

} // namespace quintet::inline v0::crokinole_hungarian

QUINTET_PRECISE_END

#endif
