// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CHINESE_CHECKERS_BODY_TEXT_HPP
#define QUINTET_IO_CHINESE_CHECKERS_BODY_TEXT_HPP

// body   = board , ":" , seat , ":" , passes , [ ":" , plies ] ;   plies exactly under a ply limit
// board  = row , { "/" , row } ;     from the top; each row fills exactly its holes (CC-1)
// row    = { seat | empty } ;        from left to right
// empty  = number ;                  of empty holes in a run, as long as it goes
// seat   = "a" | "b" | "c" | "d" | "e" | "f" ;   whose marble, or who is to move
// passes = number ;                  turns passed in a row up to now (CC-12)
// plies  = number ;                  plies left (CC-15)
//
// From the start, two players: 1/2/3/4/13/… with the letters of the seats in place of the numbers of both homes.

#include <quintet/core/result.hpp>
#include <quintet/games/chinese_checkers.hpp>
#include <quintet/io/chinese_checkers/hole_name.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace quintet::inline v0::chinese_checkers {

template <int Arm>
void write_body(const basic_game<Arm>& rules, const basic_state<Arm>& s, std::string& out)
{
    using star = hex_star<Arm>;
    std::size_t empty = 0;
    const auto flush = [&] {
        if (empty != 0) {
            out += std::to_string(empty);
            empty = 0;
        }
    };
    for (std::size_t row = 0; row < star::row_count; ++row) {
        out += row == 0 ? "" : "/";
        for (std::size_t h = row_starts<star>[row]; h < row_starts<star>[row + 1]; ++h) {
            if (const auto owner = s.owner(h)) {
                flush();
                out += letter_of(*owner);
            } else {
                ++empty;
            }
        }
        flush();
    }
    out += ':';
    out += letter_of(s.turn());
    out += ':';
    out += std::to_string(s.passes());
    if (rules.options().ply_limit != 0) {
        out += ':';
        out += std::to_string(s.plies_left());
    }
}

namespace detail {

/// Where the parts of a body stand in the text, so that a fault of the position has a place.
template <int Arm>
struct body_places {
    std::array<std::size_t, hex_star<Arm>::hole_count> hole{};
    std::size_t board = 0;
    std::size_t turn = 0;
    std::size_t passes = 0;
    std::size_t plies = 0;
};

/// Reads the board row by row; the rules have yet to say whether it can be one.
template <int Arm>
std::optional<error> read_board(text_cursor& cursor, basic_setup<Arm>& setup, body_places<Arm>& places)
{
    using star = hex_star<Arm>;
    for (std::size_t row = 0; row < star::row_count; ++row) {
        if (row > 0 && !cursor.take('/')) {
            return cursor.fault(cursor.done() ? "the board ends before its last row" : "'/' must follow a full row",
                                error_code::syntax, "CC-1");
        }
        std::size_t h = row_starts<star>[row];
        const std::size_t end = row_starts<star>[row + 1];
        bool after_number = false;
        while (h < end) {
            if (cursor.at_digit() && !after_number) {
                const text_cursor begin = cursor;
                const auto run = cursor.take_number(star::hole_count);
                if (!run || *run == 0) {
                    return begin.fault("a run of empty holes is a number from 1 on, without leading zeros");
                }
                if (*run > end - h) {
                    return begin.fault("more holes than the row has", error_code::bad_position, "CC-1");
                }
                h += *run;
                after_number = true;
            } else if (cursor.peek() >= 'a' && cursor.peek() < static_cast<char>('a' + max_seats)) {
                places.hole[h] = cursor.position();
                setup.marbles[static_cast<std::size_t>(cursor.next() - 'a')].insert(h++);
                after_number = false;
            } else if (cursor.peek() == '/') {
                return cursor.fault("fewer holes than the row has", error_code::bad_position, "CC-1");
            } else {
                return cursor.fault(cursor.done() ? "the board ends in the middle of a row"
                                                  : "a row is made of the letters of seats and of numbers");
            }
        }
        if (cursor.at_digit() || cursor.at_lower()) {
            return cursor.fault("more holes than the row has", error_code::bad_position, "CC-1");
        }
    }
    return std::nullopt;
}

/// Finds what a fault of the position is about; it does not judge.
template <int Arm>
std::size_t place_of(const error& fault, const basic_game<Arm>& rules, const basic_setup<Arm>& setup,
                     const body_places<Arm>& places)
{
    std::size_t place = places.board;
    for (std::uint8_t i = 0; i < max_seats; ++i) {
        const auto& own = setup.marbles[i];
        if (fault.clause == clause("CC-3") && i >= rules.seats() && !own.empty()) {
            return places.hole[own.first()];
        }
        if (i < rules.seats() && fault.clause == clause("CC-2") && own.count() != rules.options().marbles) {
            return own.count() > rules.options().marbles ? places.hole[own.nth(rules.options().marbles)] : place;
        }
        if (i < rules.seats() && fault.clause == clause("CC-9")) {
            const auto astray = own & ~rules.terrain_of(seat{i}).stopping;
            if (!astray.empty()) {
                return places.hole[astray.first()];
            }
        }
    }
    if (fault.clause == clause("CC-3")) {
        place = places.turn;
    } else if (fault.clause == clause("CC-12")) {
        place = places.passes;
    } else if (fault.clause == clause("CC-15")) {
        place = places.plies;
    }
    return place;
}

} // namespace detail

/// The position that the rest of the text says. Precondition: the cursor stands where the body begins.
template <int Arm>
[[nodiscard]] result<basic_state<Arm>> parse_body(const basic_game<Arm>& rules, text_cursor& cursor)
{
    basic_setup<Arm> described;
    detail::body_places<Arm> places;
    places.board = cursor.position();
    if (const auto fault = detail::read_board(cursor, described, places)) {
        return *fault;
    }
    if (!cursor.take(':')) {
        return cursor.fault("the seat to move must follow the board, after a colon");
    }
    places.turn = cursor.position();
    if (cursor.peek() < 'a' || cursor.peek() >= static_cast<char>('a' + max_seats)) {
        return cursor.fault("the seat to move is a letter from a to f");
    }
    described.turn = {static_cast<std::uint8_t>(cursor.next() - 'a')};
    if (!cursor.take(':')) {
        return cursor.fault("the turns passed in a row must follow the seat, after a colon");
    }
    places.passes = cursor.position();
    const auto passes = cursor.take_number((std::numeric_limits<std::uint8_t>::max)());
    if (!passes) {
        return cursor.fault("the turns passed in a row are a number without leading zeros", error_code::syntax,
                            "CC-12");
    }
    described.passes = static_cast<std::uint8_t>(*passes);
    if (rules.options().ply_limit != 0) {
        if (!cursor.take(':')) {
            return cursor.fault("the plies left must follow under a ply limit, after a colon", error_code::syntax,
                                "CC-15");
        }
        places.plies = cursor.position();
        const auto plies = cursor.take_number((std::numeric_limits<std::uint32_t>::max)());
        if (!plies) {
            return cursor.fault("the plies left are a number without leading zeros", error_code::syntax, "CC-15");
        }
        described.plies_left = static_cast<std::uint32_t>(*plies);
    }
    if (!cursor.done()) {
        return cursor.fault("the position has ended, but the text goes on");
    }
    result<basic_state<Arm>> assembled = rules.assemble(described);
    if (!assembled) {
        error why = assembled.error();
        why.position = detail::place_of(why, rules, described, places);
        return why;
    }
    return assembled;
}

} // namespace quintet::inline v0::chinese_checkers

#endif
