// SPDX-License-Identifier: MIT
#ifndef QUINTET_BOARDS_DISC_BOARD_FAULT_HPP
#define QUINTET_BOARDS_DISC_BOARD_FAULT_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>
#include <quintet/core/error.hpp>

#include <optional>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// Why a board cannot exist (a negative size, two posts in one place, a circle off the surface), or nothing.
/// Takes a time quadratic in the number of posts.
template <std::size_t Capacity>
[[nodiscard]] constexpr std::optional<error> board_fault(const disc_board<Capacity>& board)
{
    const auto fault = [](std::string_view why) {
        return std::optional<error>{error{error_code::bad_option, "CR-1", error::nowhere, why}};
    };
    const auto size = [](double value) { return is_finite(real{value}) && value >= 0; };

    if (!(size(board.surface_radius) && board.surface_radius > 0)) {
        return fault("the surface radius of a board is a positive number of metres");
    }
    if (!(size(board.disc_radius) && board.disc_radius > 0) || !size(board.disc_height)) {
        return fault("the radius of a disc is a positive number of metres, its height no negative one");
    }
    if (!size(board.ditch_width) || !size(board.raised_centre_height)) {
        return fault("the ditch and the raised centre have sizes that are not negative");
    }
    if (!size(board.hole.radius) || !size(board.hole.depth) || board.hole.radius >= board.surface_radius) {
        return fault("the hole lies within the surface, and its sizes are not negative");
    }
    double last = board.surface_radius;
    for (const board_circle& circle : board.circles) {
        if (!size(circle.line_width) || !(size(circle.radius) && circle.radius > board.hole.radius)) {
            return fault("a circle is wider than the hole, and its line has no negative width");
        }
        if (circle.radius > last) {
            return fault("circles run from the largest to the smallest, none beyond the surface");
        }
        last = circle.radius;
    }
    for (const board_line& line : board.lines) {
        if (!is_finite(line.from) || !is_finite(line.to) || !size(line.width) || line.from == line.to) {
            return fault("a line joins two different points, and has no negative width");
        }
        if (length(line.from) > board.surface_radius || length(line.to) > board.surface_radius) {
            return fault("a line lies on the surface");
        }
    }
    for (std::size_t i = 0; i < board.posts.size(); ++i) {
        const board_post& post = board.posts[i];
        if (!is_finite(post.centre) || !(size(post.radius) && post.radius > 0)) {
            return fault("a post stands at a finite place and has a positive radius");
        }
        if (length(post.centre) + post.radius > board.surface_radius) {
            return fault("a post stands on the surface");
        }
        if (board.hole.radius > 0 && length(post.centre) < post.radius + board.hole.radius) {
            return fault("a post stands clear of the hole");
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (distance(post.centre, board.posts[j].centre) < post.radius + board.posts[j].radius) {
                return fault("two posts overlap");
            }
        }
    }
    for (const start_area& area : board.start_areas) {
        const double off = length(area.facing) - 1;
        if (!is_finite(area.centre) || !(size(area.radius) && area.radius > 0) || !(off < 1e-9 && off > -1e-9)) {
            return fault("a start area has a finite place, a positive radius and a facing of length one");
        }
        if (area.kind == start_area::shape::arc && !(area.half_angle > 0 && area.half_angle <= pi)) {
            return fault("an arc to start from spans an angle between 0 and a whole turn");
        }
        if (length(area.centre) > board.surface_radius) {
            return fault("a start area lies on the surface");
        }
    }
    for (const vec2 place : board.tower_places) {
        if (!is_finite(place) || length(place) > board.surface_radius) {
            return fault("a tower stands on the surface");
        }
    }
    return std::nullopt;
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
