// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PICTURE_REQUEST_HPP
#define QUINTET_IO_PICTURE_REQUEST_HPP

#include <quintet/core/rules.hpp>

#include <optional>
#include <vector>

namespace quintet::inline v0 {

/// A move and the position that it was played in.
template <rules Rules>
struct played_move {
    state_of<Rules> before;
    move_of<Rules> move;
};

/// What a picture of a position shows beside the position.
template <rules Rules>
struct picture_request {
    /// Text pictures use colours and characters beyond ASCII.
    bool colour = false;
    /// The move that led to the position: its path is drawn.
    std::optional<played_move<Rules>> last{};
    /// Legal moves of which the ends are marked.
    std::vector<move_of<Rules>> marked{};
};

} // namespace quintet::inline v0

#endif
