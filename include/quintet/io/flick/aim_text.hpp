// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_AIM_TEXT_HPP
#define QUINTET_IO_FLICK_AIM_TEXT_HPP

// aim  = part , { "," , part } ;
// part = "p" , number      place: radians about the board's centre from the middle of the own quadrant,
// counterclockwise
//      | "r" , number      reach: metres outside the middle of the shooting line
//      | "d" , number      direction: radians from the way to the board's centre, counterclockwise
//      | "v" , number      speed: m/s
//      | "s" , number ;    spin: rad/s, counterclockwise
//
// Each part at most once, in any order; a part that is not named is 0, but the speed must be. It is written in the
// order above, without the parts that are 0: "p-0.2,d0.015,v1.4". Numbers are those of flick/number_text.hpp.

#include <quintet/core/result.hpp>
#include <quintet/games/flick/aim.hpp>
#include <quintet/games/flick/placement.hpp>
#include <quintet/io/flick/number_text.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quintet::inline v0::flick {

/// No aim is written in more characters.
inline constexpr std::size_t longest_aim = 5 * (longest_number + 2);

/// Appends an aim.
inline void write_aim(const aim& a, std::string& out)
{
    const auto part = [&out, begin = out.size()](char letter, double value, bool always = false) {
        if (value != 0 || always) {
            out += out.size() == begin ? "" : ",";
            out += letter;
            write_number(value, out);
        }
    };
    part('p', a.place);
    part('r', a.reach);
    part('d', a.direction);
    part('v', a.speed, true);
    part('s', a.spin);
}

/// An aim as it was read, with where each of its parts stands in the text: a refusal by the rules then has its place.
struct aim_reading {
    aim value;
    /// By aim_part; where the aim begins, if the part is not named.
    std::array<std::size_t, 5> places{};

    /// The place of the part that a refusal blames.
    [[nodiscard]] constexpr std::size_t place_of(std::int32_t part) const
    {
        return places[part >= 0 && part < 5 ? static_cast<std::size_t>(part) : 0];
    }
};

/// An aim as the text goes on. Whether such a shot may be taken, the rules say.
[[nodiscard]] inline result<aim_reading> parse_aim(text_cursor& cursor)
{
    constexpr std::string_view letters = "prdvs";
    aim_reading read;
    read.places.fill(cursor.position());
    std::array<double aim::*, 5> members{&aim::place, &aim::reach, &aim::direction, &aim::speed, &aim::spin};
    std::array<bool, 5> seen{};
    do {
        const std::size_t which = cursor.done() ? std::string_view::npos : letters.find(cursor.peek());
        if (which == std::string_view::npos) {
            return cursor.fault("a part of an aim is p, r, d, v or s, and a number");
        }
        if (seen[which]) {
            return cursor.fault("the part of the aim is given twice");
        }
        seen[which] = true;
        read.places[which] = cursor.position();
        cursor.next();
        const result<double> number = read_number(cursor);
        if (!number) {
            return number.error();
        }
        read.value.*members[which] = *number;
    } while (cursor.take(','));
    if (!seen[static_cast<std::size_t>(aim_part::speed)]) {
        return cursor.fault("an aim has a speed: v and a number");
    }
    return read;
}

} // namespace quintet::inline v0::flick

#endif
