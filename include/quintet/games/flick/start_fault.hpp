// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_START_FAULT_HPP
#define QUINTET_GAMES_FLICK_START_FAULT_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/config.hpp>
#include <quintet/core/error.hpp>
#include <quintet/games/flick/placement.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

/// Why a board has no room to shoot from, or nothing: its largest circle is the shooting line, four arcs of it are the
/// quadrants, and a disc fits wherever it may lie on them, clear of the edge and of all posts. What keeps this leaves a
/// legal place in every position, as no disc in play touches the line. Precondition: the board has no `board_fault`.
/// [CR-1] [CR-6]
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr std::optional<error> start_fault(const disc_board<BoardCapacity>& board)
{
    const auto bad = [](std::string_view why) {
        return std::optional<error>{error{error_code::bad_option, "CR-1", error::nowhere, why}};
    };
    if (board.circles.empty() || board.start_areas.size() != 4) {
        return bad("the board has a shooting line and four quadrants");
    }
    const double inner = inner_limit(board.circles[0], board.disc_radius);
    const double outer = outer_limit(board.circles[0], board.disc_radius);
    if (!(inner > 0) || outer > board.surface_radius) {
        return bad("a disc fits on both sides of the shooting line");
    }
    if (board.disc_radius < disc::least_radius || board.disc_height > board.surface_radius) {
        return bad("a disc is no larger than the board, and no grain");
    }
    for (const board_post& post : board.posts) {
        const double off = length(post.centre);
        const double clear = board.disc_radius + post.radius;
        if (off > inner - clear && off < outer + clear) {
            return bad("the posts stand clear of the shooting line");
        }
    }
    for (const start_area& area : board.start_areas) {
        if (area.kind != start_area::shape::arc || area.centre != vec2{} || area.radius != board.circles[0].radius ||
            area.half_angle > pi / 2 || !(place_limit(board, area, {}) > 0)) {
            return bad("a quadrant is an arc of the shooting line that has room for a disc");
        }
    }
    return std::nullopt;
}

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
