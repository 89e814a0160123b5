// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_NUMBER_TEXT_HPP
#define QUINTET_IO_FLICK_NUMBER_TEXT_HPP

// number = [ "-" ] , digits , [ "." , digits ] , [ "e" , [ "+" | "-" ] , digits ] ;
//
// Decimal, whatever the locale. Written in the fewest characters that read back to the same bits: 0.1, -3e-05.

#include <quintet/core/real.hpp>
#include <quintet/core/result.hpp>
#include <quintet/io/flick/detail/decimal_text.hpp>
#include <quintet/io/text_cursor.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace quintet::inline v0::flick {

/// No number is written in more characters.
inline constexpr std::size_t longest_number = 24;

/// Appends a number. Zero is written without a sign. Precondition: it is finite.
inline void write_number(double value, std::string& out) { detail::write_decimal(with_plain_zero(value), out); }

/// A number as the text goes on; the cursor then stands behind it. Takes no NaN, infinity, hexadecimal digits or plus
/// sign (syntax), and nothing that no double comes near (bad_number).
[[nodiscard]] inline result<double> read_number(text_cursor& cursor)
{
    const text_cursor begin = cursor;
    text_cursor end = cursor;
    const auto digits = [&end] {
        const std::size_t from = end.position();
        while (end.at_digit()) {
            end.next();
        }
        return end.position() > from;
    };
    end.take('-');
    if (!digits()) {
        return begin.fault("a number, such as 0.25 or -3e-05, is due here");
    }
    if (end.take('.') && !digits()) {
        return end.fault("digits must follow the point of a number");
    }
    if (end.take('e')) {
        if (!end.take('-')) {
            end.take('+');
        }
        if (!digits()) {
            return end.fault("digits must follow the e of a number");
        }
    }
    const std::string_view text = begin.rest().substr(0, end.position() - begin.position());
    double value = 0;
    if (!detail::read_decimal(text, value)) {
        return begin.fault("a number beyond what a double holds", error_code::bad_number);
    }
    cursor = end;
    return with_plain_zero(value);
}

} // namespace quintet::inline v0::flick

#endif
