// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_MOTION_MODEL_HPP
#define QUINTET_GAMES_SPINNING_TARGET_MOTION_MODEL_HPP

// How discs move in this game: a reduced model of our own, which the judge never depends on. [ST-19] [ST-20]
//
// A disc of radius a and thickness h stands on its edge and is flicked at a distance b from its middle: it travels, and
// spins about its upright diameter, at spin / speed = b / (a² / 4 + h² / 12). While it is upright it is a circle of
// radius a that meets everything of every height. It slows down evenly by `upright_friction`, its spin by
// `pivot_deceleration`. Below `upright_stability` · sqrt(4 g / 5 a), the spin at which a rolling disc stays up, it
// wobbles for `wobble_time`; chance adds a drift of at most `wobble_drift` to its velocity. Then it falls flat, with
// its middle shifted by `fall_shift` · a in a direction that chance draws: on the board, or onto what it then covers,
// so that it leans. Flat it slides on under `board_friction`. A hit pushes along the line of centres with restitution,
// and across it by the friction of the rims, so that spin kicks sideways. A tower is a post until one push on it is
// `tower_threshold` or more; then its discs part from each other with the energy of the height which they lose, and
// slide as flat discs. A step onto the raised centre costs the energy of its height.
//
// What the model leaves out:
// - The rolling of an upright disc along a curve, and gyroscopic precession: its way is straight between hits.
// - The disc's angle about its upright diameter: it is met as the circle that it sweeps, never edge on.
// - Tilt: a disc that leans is as wide as one that lies flat, and no disc slips off another under its weight. One that
// a
//   position has tilted is flat at its place and height; against a tower it stays where it is until it is hit, or until
//   the tower falls and it comes down onto the tower's discs.
// - Discs that jump or fly: what moves stays on the board, on discs below, or falls off the edge.
// - Towers that lean, lose their top discs only, or are shifted without falling; pushes on a tower through another disc
//   that touches it; the knock of a falling disc on a tower.
// - The step down from the raised centre, warm or worn wood, draughts, and a table that is not level.

#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/config.hpp>
#include <quintet/physics/motion_parameters.hpp>

#include <array>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// What things weigh and how large they are, beside the sizes in the board. [ST-2]
struct pieces {
    /// kg, of a player's or a white disc. Beech of 700 kg/m³, 30 mm × 5 mm.
    double disc_mass = 0.0025;
    /// m. [ST-2]
    double barricade_radius = 0.011;
    double barricade_height = 0.005;
    /// kg. The same wood, 22 mm × 5 mm.
    double barricade_mass = 0.0013;

    friend constexpr bool operator==(const pieces&, const pieces&) = default;
};

/// The parameters that the game is played with unless others are asked for: those of `motion_parameters`, but for what
/// the statistics of random spins decided; see bench/README.md. [ST-20]
[[nodiscard]] constexpr motion_parameters standard_motion() { return {}; }
/// A polished board: discs spin and slide further. Tuned. [ST-20]
[[nodiscard]] constexpr motion_parameters polished_motion()
{
    motion_parameters p = standard_motion();
    p.board_friction = 0.08;
    p.upright_friction = 0.02;
    p.pivot_deceleration = 45;
    return p;
}
/// A bare, dry board: discs soon fall and stop. Tuned. [ST-20]
[[nodiscard]] constexpr motion_parameters bare_motion()
{
    motion_parameters p = standard_motion();
    p.board_friction = 0.20;
    p.upright_friction = 0.045;
    p.pivot_deceleration = 90;
    return p;
}

/// A board one and a half times as wide, for the floor; the discs are the same. Ours. [ST-2]
[[nodiscard]] constexpr disc_board<> wide_target_board()
{
    disc_board<> board = target_board();
    constexpr double factor = 1.5;
    const auto scale = [](double& size) { size = (real{factor} * real{size}).value(); };
    scale(board.surface_radius);
    for (board_circle& circle : board.circles) {
        scale(circle.radius);
    }
    for (vec2& place : board.tower_places) {
        place = factor * place;
    }
    for (start_area& area : board.start_areas) {
        area.centre = factor * area.centre;
        scale(area.radius);
    }
    return board;
}

struct named_motion {
    std::string_view name;
    motion_parameters value;
};
struct named_board {
    std::string_view name;
    disc_board<> value;
};

/// The presets by name, the default first. [ST-20]
[[nodiscard]] constexpr std::array<named_motion, 3> motion_presets()
{
    return {{{"standard", standard_motion()}, {"polished", polished_motion()}, {"bare", bare_motion()}}};
}
/// The presets by name, the default first. [ST-2]
[[nodiscard]] constexpr std::array<named_board, 2> board_presets()
{
    return {{{"standard", target_board()}, {"wide", wide_target_board()}}};
}

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
