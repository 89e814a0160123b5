// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_TABLE_PICTURE_HPP
#define QUINTET_IO_FLICK_TABLE_PICTURE_HPP

#include <quintet/core/rules.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/io/flick/disc_picture.hpp>
#include <quintet/io/flick/played_shot.hpp>
#include <quintet/io/seat_look.hpp>
#include <quintet/physics/shot_log.hpp>

#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::flick {

/// The discs of a side have the colour of its first seat.
[[nodiscard]] constexpr disc_look look_of_side(std::size_t side)
{
    const seat first{static_cast<std::uint8_t>(side)};
    return {letter_of(first), ink_of(first), fill_of(first)};
}

/// Adds the discs of a table to a picture, in their order; what the discs of a side look like and how large they are is
/// for look_of(side) and radius_of(side) to say.
template <class LookOf, class RadiusOf>
void add_table(const table& discs, LookOf&& look_of, RadiusOf&& radius_of, disc_picture& picture)
{
    for (const table_disc& d : discs) {
        picture.discs.push_back({d.position, look_of(d.side), radius_of(d.side), d.mode, d.layer, d.support, false});
    }
}

/// Adds the shot that led to the picture's position, and tells which of its discs was shot. `found`: the discs that it
/// found; the shot's own, of a side, come after them.
template <class Rules, class LookOf>
void add_shot(const Rules& rules, const played_move<Rules>& last, const table& found, std::size_t side,
              LookOf&& look_of, disc_picture& picture)
{
    shot_log<capacity> log;
    if (!last.shoot(rules, log)) {
        return;
    }
    picture.shot = trace_of(log);
    picture.rulings = last.rulings(rules);
    for (std::size_t i = 0; i < log.size(); ++i) {
        picture.shot_looks.push_back(look_of(i < found.size() ? found[i].side : side));
        if (i < found.size()) {
            continue;
        }
        const vec2 end = log.pose_at(i, log.duration()).position;
        for (disc_figure& figure : picture.discs) {
            figure.shot_last =
                figure.shot_last || (figure.at == end && figure.look.letter == picture.shot_looks[i].letter);
        }
    }
}

} // namespace quintet::inline v0::flick

#endif
