// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_TEXT_CURSOR_HPP
#define QUINTET_IO_TEXT_CURSOR_HPP

#include <quintet/core/clause.hpp>
#include <quintet/core/error.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace quintet::inline v0 {

/// A place in a text that is being read. It never reads past the end, and knows how far it is for error reports.
class text_cursor {
  public:
    constexpr explicit text_cursor(std::string_view text, std::size_t at = 0) : text_(text), at_(at) {}

    /// Bytes from the start of the text.
    [[nodiscard]] constexpr std::size_t position() const { return at_; }
    [[nodiscard]] constexpr bool done() const { return at_ == text_.size(); }
    /// The next character; a null character at the end.
    [[nodiscard]] constexpr char peek() const { return done() ? '\0' : text_[at_]; }
    [[nodiscard]] constexpr std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] constexpr bool at_digit() const { return peek() >= '0' && peek() <= '9'; }
    [[nodiscard]] constexpr bool at_lower() const { return peek() >= 'a' && peek() <= 'z'; }

    /// Precondition: !done().
    constexpr char next() { return text_[at_++]; }

    /// Steps over the character if it comes next.
    constexpr bool take(char c)
    {
        if (done() || peek() != c) {
            return false;
        }
        ++at_;
        return true;
    }

    /// Steps over what comes before the next `stop`, or over all that is left.
    constexpr std::string_view take_until(char stop)
    {
        const std::string_view left = rest();
        const std::string_view taken = left.substr(0, left.find(stop));
        at_ += taken.size();
        return taken;
    }

    /// Steps over a decimal number of 0 … most, without sign or leading zeros. None, and no step, where there is none.
    constexpr std::optional<std::uint64_t> take_number(std::uint64_t most)
    {
        std::size_t end = at_;
        std::uint64_t number = 0;
        for (; end < text_.size() && text_[end] >= '0' && text_[end] <= '9'; ++end) {
            const auto digit = static_cast<std::uint64_t>(text_[end] - '0');
            if (number > most / 10 || (number == most / 10 && digit > most % 10)) {
                return std::nullopt;
            }
            number = number * 10 + digit;
        }
        if (end == at_ || (end - at_ > 1 && text_[at_] == '0')) {
            return std::nullopt;
        }
        at_ = end;
        return number;
    }

    /// What is wrong at this place.
    [[nodiscard]] constexpr error fault(std::string_view message, error_code code = error_code::syntax,
                                        clause broken = {}) const
    {
        return {code, broken, at_, message};
    }

  private:
    std::string_view text_;
    std::size_t at_;
};

/// A whole text as a number of 0 … most, without sign or leading zeros.
[[nodiscard]] constexpr std::optional<std::uint64_t> number_from(std::string_view text, std::uint64_t most)
{
    text_cursor cursor(text);
    const auto number = cursor.take_number(most);
    return cursor.done() ? number : std::nullopt;
}

} // namespace quintet::inline v0

#endif
