// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_COUNT_TEXT_HPP
#define QUINTET_IO_FLICK_COUNT_TEXT_HPP

// counts = number , { "." , number } ;      as many as there are seats or sides, in their order: "10.9"
// count  = number ;
// chance = 16 of 0 … 9, a … f ;             the state of a random stream
// seat   = "a" | "b" | … ;
// seats  = "-" | seat , { seat } ;          in their order

#include <quintet/core/random_stream.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace quintet::inline v0::flick {

/// Appends the first `count` numbers of a list, none of them negative.
template <class Number, std::size_t Size>
void write_counts(const std::array<Number, Size>& numbers, std::size_t count, std::string& out)
{
    for (std::size_t i = 0; i < count; ++i) {
        out += i == 0 ? "" : ".";
        out += std::to_string(numbers[i]);
    }
}

/// Appends the seats that are bits of a set; `-` for none.
inline void write_seats(std::uint8_t seats, std::string& out)
{
    out += seats == 0 ? "-" : "";
    for (std::uint8_t i = 0; i < max_seats; ++i) {
        if ((seats >> i & 1U) != 0) {
            out += letter_of(seat{i});
        }
    }
}

/// Reads the fields of a body one by one, each after a colon, and remembers the first fault and where fields begin.
class field_reader {
  public:
    explicit field_reader(text_cursor& cursor) : cursor_(cursor) {}

    [[nodiscard]] bool failed() const { return fault_.has_value(); }
    [[nodiscard]] const error& fault() const { return *fault_; }
    /// Where the last field began.
    [[nodiscard]] std::size_t place() const { return place_; }

    template <class Number, std::size_t Size>
    void counts(std::array<Number, Size>& numbers, std::size_t count, std::string_view why)
    {
        begin(why);
        for (std::size_t i = 0; i < count && !failed(); ++i) {
            if (i > 0 && !cursor_.take('.')) {
                fail(why);
            } else {
                number(numbers[i], why);
            }
        }
    }
    template <class Number>
    void count(Number& into, std::string_view why)
    {
        begin(why);
        if (!failed()) {
            number(into, why);
        }
    }
    void player(seat& who, std::string_view why)
    {
        begin(why);
        if (!failed() && !(cursor_.peek() >= 'a' && cursor_.peek() < static_cast<char>('a' + max_seats))) {
            fail(why);
        }
        if (!failed()) {
            who = {static_cast<std::uint8_t>(cursor_.next() - 'a')};
        }
    }
    void chance(random_stream& stream, std::string_view why)
    {
        begin(why);
        std::uint64_t word = 0;
        for (int i = 0; i < 16 && !failed(); ++i) {
            constexpr std::string_view digits = "0123456789abcdef";
            const std::size_t digit = cursor_.done() ? std::string_view::npos : digits.find(cursor_.peek());
            if (digit == std::string_view::npos) {
                fail(why);
            } else {
                cursor_.next();
                word = word * 16 + digit;
            }
        }
        stream = random_stream::from_word(word);
    }

    void flag(bool& into, std::string_view yes, std::string_view no, std::string_view why)
    {
        begin(why);
        const std::string_view word = failed() ? std::string_view() : text_cursor(cursor_).take_until(':');
        if (!failed() && word != yes && word != no) {
            fail(why);
        }
        if (!failed()) {
            into = word == yes;
            cursor_.take_until(':');
        }
    }
    /// Letters of seats in their order, or '-' for none, as bits.
    void players(std::uint8_t& seats, std::string_view why)
    {
        begin(why);
        seats = 0;
        if (failed() || cursor_.take('-')) {
            return;
        }
        int last = -1;
        do {
            const int letter = cursor_.peek() - 'a';
            if (letter <= last || letter >= static_cast<int>(max_seats)) {
                fail(why);
                return;
            }
            last = letter;
            seats = static_cast<std::uint8_t>(seats | 1U << static_cast<unsigned>(letter));
            cursor_.next();
        } while (cursor_.at_lower());
    }

  private:
    void begin(std::string_view why)
    {
        if (!failed() && !cursor_.take(':')) {
            fail(why);
        }
        place_ = failed() ? place_ : cursor_.position();
    }
    template <class Number>
    void number(Number& into, std::string_view why)
    {
        const auto read = cursor_.take_number(static_cast<std::uint64_t>((std::numeric_limits<Number>::max)()));
        if (read) {
            into = static_cast<Number>(*read);
        } else {
            fail(why);
        }
    }
    void fail(std::string_view why) { fault_ = cursor_.fault(why); }

    text_cursor& cursor_;
    std::optional<error> fault_;
    std::size_t place_ = 0;
};

} // namespace quintet::inline v0::flick

#endif
