// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_BOARD_OPTION_HPP
#define QUINTET_IO_FLICK_BOARD_OPTION_HPP

// board = name | part , { "_" , part } ;
// part  = "s" , number                                  radius of the surface
//       | "c" , number , "/" , number , "/" , points    a circle: radius, width of its line, points; the largest first
//       | "l" , 5 numbers                               a line: from x, y, to x, y, width
//       | "p" , 3 numbers                               a post: x, y, radius
//       | "h" , number , "/" , number , "/" , points    the hole: radius, depth, points
//       | "u" , number                                  how far the smallest circle is raised
//       | "w" , number                                  width of the ditch
//       | "a" , 6 numbers                               a start area on an arc: centre x, y, radius, facing x, y, half
//       angle | "f" , 5 numbers                               a start area in a field: centre x, y, radius, facing x, y
//       | "t" , 2 numbers                               where a tower stands: x, y
//       | "d" , number , "/" , number ;                 a disc: radius, height
//
// Numbers of a part are joined by "/", in metres and radians; what a board does not have is left out, and lists keep
// their order. [CR-1] [ST-2]

#include <quintet/boards/disc_board.hpp>
#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/io/flick/number_text.hpp>
#include <quintet/io/option_entry.hpp>

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace quintet::inline v0::flick {

namespace detail {

inline void write_board_part(char letter, std::initializer_list<double> numbers, std::string& out)
{
    out += out.empty() || out.back() == '=' ? "" : "_";
    out += letter;
    bool first = true;
    for (const double number : numbers) {
        out += first ? "" : "/";
        first = false;
        write_number(number, out);
    }
}

/// The numbers of a part, or none where there are more or fewer.
template <std::size_t Count>
[[nodiscard]] std::optional<std::array<double, Count>> read_board_part(text_cursor& cursor)
{
    std::array<double, Count> numbers{};
    for (std::size_t i = 0; i < Count; ++i) {
        if (i > 0 && !cursor.take('/')) {
            return std::nullopt;
        }
        const result<double> number = read_number(cursor);
        if (!number) {
            return std::nullopt;
        }
        numbers[i] = *number;
    }
    return numbers;
}

/// A whole number of points, or none.
[[nodiscard]] inline std::optional<int> points_of(double number)
{
    if (!(number >= -1e6 && number <= 1e6) || static_cast<double>(static_cast<int>(number)) != number) {
        return std::nullopt;
    }
    return static_cast<int>(number);
}

template <class List, class Value>
[[nodiscard]] bool added(List& list, const Value& value)
{
    if (list.full()) {
        return false;
    }
    list.push_back(value);
    return true;
}

/// Reads the part that the letter begins into the board; false where it is none.
template <std::size_t Capacity>
[[nodiscard]] bool read_board_part(char letter, text_cursor& cursor, disc_board<Capacity>& board)
{
    const auto one = [&cursor](double& into) {
        const auto n = read_board_part<1>(cursor);
        into = n ? (*n)[0] : 0;
        return n.has_value();
    };
    switch (letter) {
    case 's':
        return one(board.surface_radius);
    case 'c': {
        const auto n = read_board_part<3>(cursor);
        const auto points = n ? points_of((*n)[2]) : std::nullopt;
        return points && added(board.circles, board_circle{(*n)[0], (*n)[1], *points});
    }
    case 'l': {
        const auto n = read_board_part<5>(cursor);
        return n && added(board.lines, board_line{{(*n)[0], (*n)[1]}, {(*n)[2], (*n)[3]}, (*n)[4]});
    }
    case 'p': {
        const auto n = read_board_part<3>(cursor);
        return n && added(board.posts, board_post{{(*n)[0], (*n)[1]}, (*n)[2]});
    }
    case 'h': {
        const auto n = read_board_part<3>(cursor);
        const auto points = n ? points_of((*n)[2]) : std::nullopt;
        if (points) {
            board.hole = {(*n)[0], (*n)[1]};
            board.hole_points = *points;
        }
        return points.has_value();
    }
    case 'u':
        return one(board.raised_centre_height);
    case 'w':
        return one(board.ditch_width);
    case 'a': {
        const auto n = read_board_part<6>(cursor);
        return n && added(board.start_areas,
                          start_area{start_area::shape::arc, {(*n)[0], (*n)[1]}, (*n)[2], {(*n)[3], (*n)[4]}, (*n)[5]});
    }
    case 'f': {
        const auto n = read_board_part<5>(cursor);
        return n && added(board.start_areas,
                          start_area{start_area::shape::field, {(*n)[0], (*n)[1]}, (*n)[2], {(*n)[3], (*n)[4]}, 0});
    }
    case 't': {
        const auto n = read_board_part<2>(cursor);
        return n && added(board.tower_places, vec2{(*n)[0], (*n)[1]});
    }
    case 'd': {
        const auto n = read_board_part<2>(cursor);
        if (n) {
            board.disc_radius = (*n)[0];
            board.disc_height = (*n)[1];
        }
        return n.has_value();
    }
    default:
        return false;
    }
}

} // namespace detail

/// No board is written in more characters.
template <std::size_t Capacity>
inline constexpr std::size_t longest_board =
    (Capacity * (3 + 5 + 3 + 6 + 2) + 8) * (longest_number + 1) + 5 * Capacity + 8;

/// Appends all of a board.
template <std::size_t Capacity>
void write_board(const disc_board<Capacity>& board, std::string& out)
{
    std::string text;
    const auto part = [&text](char letter, std::initializer_list<double> numbers) {
        detail::write_board_part(letter, numbers, text);
    };
    part('s', {board.surface_radius});
    for (const board_circle& c : board.circles) {
        part('c', {c.radius, c.line_width, static_cast<double>(c.points)});
    }
    for (const board_line& l : board.lines) {
        part('l', {l.from.x, l.from.y, l.to.x, l.to.y, l.width});
    }
    for (const board_post& p : board.posts) {
        part('p', {p.centre.x, p.centre.y, p.radius});
    }
    if (board.hole != board_hole{} || board.hole_points != 0) {
        part('h', {board.hole.radius, board.hole.depth, static_cast<double>(board.hole_points)});
    }
    if (board.raised_centre_height != 0) {
        part('u', {board.raised_centre_height});
    }
    if (board.ditch_width != 0) {
        part('w', {board.ditch_width});
    }
    for (const start_area& a : board.start_areas) {
        if (a.kind == start_area::shape::arc) {
            part('a', {a.centre.x, a.centre.y, a.radius, a.facing.x, a.facing.y, a.half_angle});
        } else {
            part('f', {a.centre.x, a.centre.y, a.radius, a.facing.x, a.facing.y});
        }
    }
    for (const vec2 t : board.tower_places) {
        part('t', {t.x, t.y});
    }
    part('d', {board.disc_radius, board.disc_height});
    out += text;
}

/// A board from its text; none where it is not written so. Whether it can exist, board_fault tells.
template <std::size_t Capacity>
[[nodiscard]] std::optional<disc_board<Capacity>> read_board(std::string_view text)
{
    disc_board<Capacity> board;
    text_cursor cursor(text);
    do {
        if (cursor.done()) {
            return std::nullopt;
        }
        const char letter = cursor.next();
        if (!detail::read_board_part(letter, cursor, board)) {
            return std::nullopt;
        }
    } while (cursor.take('_'));
    return cursor.done() ? std::optional(board) : std::nullopt;
}

/// The board as an option of a game, whose options hold it in the member Board. Named() is an array of boards with
/// names, of members `name` and `value`; `words` are those names, and BOARD. [CR-1] [ST-2]
template <auto Board, auto Named>
[[nodiscard]] constexpr auto board_option(std::string_view words, clause sizes)
{
    using options = typename quintet::detail::member_chain<Board>::options;
    using board = typename quintet::detail::member_chain<Board>::value;
    using entry = option_entry<options>;
    return entry{"board",
                 words,
                 sizes,
                 "the board, by a name or in the text of quintet/io/flick/board_option.hpp",
                 [](const entry&, const options& o, std::string& out) {
                     for (const auto& known : Named()) {
                         if (known.value == o.*Board) {
                             out += known.name;
                             return;
                         }
                     }
                     write_board(o.*Board, out);
                 },
                 [](const entry&, options& o, std::string_view text) {
                     for (const auto& known : Named()) {
                         if (known.name == text) {
                             o.*Board = known.value;
                             return true;
                         }
                     }
                     const auto read = read_board<board::capacity>(text);
                     if (read) {
                         o.*Board = *read;
                     }
                     return read.has_value();
                 }};
}

/// A board with the name that an option has for it.
struct named_board {
    std::string_view name;
    disc_board<> value;
};

/// The one board of crokinole that has a name. [CR-1]
[[nodiscard]] constexpr std::array<named_board, 1> crokinole_boards() { return {{{"standard", crokinole_board()}}}; }

} // namespace quintet::inline v0::flick

#endif
