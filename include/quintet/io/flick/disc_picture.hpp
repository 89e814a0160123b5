// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_DISC_PICTURE_HPP
#define QUINTET_IO_FLICK_DISC_PICTURE_HPP

#include <quintet/io/text_canvas.hpp>
#include <quintet/physics/shot_log.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0::flick {

/// How the discs of a side look.
struct disc_look {
    char letter = 'a';
    ink on_terminal = ink::plain;
    /// A colour of SVG.
    std::string_view fill = "#8a5a2b";
};

/// A disc of a picture.
struct disc_figure {
    vec2 at;
    disc_look look{};
    double radius = 0;
    disc_mode mode = disc_mode::flat;
    std::uint8_t layer = 0;
    /// The number, in the same picture, of the disc that it lies on.
    std::uint8_t support = disc::board_below;
    /// It was shot last.
    bool shot_last = false;
};

/// A disc that a shot moved.
struct disc_path {
    std::size_t disc = 0;
    /// Where it stood, where it changed its way, where it ended.
    std::vector<vec2> corners;
    disc_pose end;
};

/// What a picture shows of a shot.
struct shot_trace {
    /// A push: between two discs, or of a disc on a post.
    struct push {
        vec2 where;
        /// N·s.
        double impulse = 0;
    };

    std::vector<disc_path> paths;
    std::vector<push> pushes;
};

/// The ways of all discs that a shot moved, and what they met. Motion between two events is straight.
template <std::size_t Capacity>
[[nodiscard]] shot_trace trace_of(const shot_log<Capacity>& log)
{
    shot_trace trace;
    for (std::size_t i = 0; i < log.size(); ++i) {
        disc_path path{i, {log.pose_at(i, -1).position}, log.pose_at(i, log.duration())};
        const auto go_to = [&path](vec2 corner) {
            if (path.corners.back() != corner) {
                path.corners.push_back(corner);
            }
        };
        for (const motion_segment& s : log.segments()) {
            if (s.disc == i) {
                go_to(s.from);
            }
        }
        go_to(path.end.position);
        if (path.corners.size() > 1) {
            trace.paths.push_back(path);
        }
    }
    for (const shot_event& e : log.events()) {
        if (e.kind == shot_event_kind::contact || e.kind == shot_event_kind::post_contact) {
            trace.pushes.push_back({e.where, e.impulse});
        }
    }
    return trace;
}

/// All that a picture of a board shows.
struct disc_picture {
    std::vector<disc_figure> discs{};
    shot_trace shot{};
    /// The look of each disc of the shot, by its number there.
    std::vector<disc_look> shot_looks{};
    /// What the judge decided about the shot, a line each: "CR-14 removed: a".
    std::vector<std::string> rulings{};
    /// Where discs of marked moves would be put.
    std::vector<vec2> marked{};
};

} // namespace quintet::inline v0::flick

#endif
