// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_DETAIL_DECIMAL_TEXT_HPP
#define QUINTET_IO_FLICK_DETAIL_DECIMAL_TEXT_HPP

// Doubles as decimal text and back, as std::to_chars and std::from_chars do it. libc++ has not both of them; there the
// C library's conversions do it, which are exact, too, but know a locale: no text with a decimal point comes near them.

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>

namespace quintet::inline v0::flick::detail {

/// The value of `[ "-" ] , digits , [ "." , digits ] , [ "e" , [ "+" | "-" ] , digits ]`, correctly rounded. False
/// where no double but 0 or infinity is near it. Precondition: the text has that form. Without std::from_chars.
[[nodiscard]] inline bool read_decimal_by_c(std::string_view text, double& value)
{
    constexpr long long beyond_all = 1'000'000'000'000; // beyond any exponent that a text can make up for by its digits
    const std::string_view mantissa = text.substr(0, text.find('e'));
    long long exponent = 0;
    if (mantissa.size() < text.size()) {
        std::string_view digits = text.substr(mantissa.size() + 1);
        const bool negative = digits.front() == '-';
        digits.remove_prefix(negative || digits.front() == '+' ? 1 : 0);
        for (const char c : digits) {
            exponent = 10 * exponent + (c - '0');
            exponent = exponent < beyond_all ? exponent : beyond_all;
        }
        exponent = negative ? -exponent : exponent;
    }
    std::string whole(mantissa);
    if (const std::size_t point = mantissa.find('.'); point != std::string_view::npos) {
        exponent -= static_cast<long long>(mantissa.size() - point - 1);
        whole.erase(point, 1);
    }
    const bool is_zero = whole.find_first_not_of("-0") == std::string::npos;
    // No C library need read an exponent of more than some digits: this far out there is nothing but 0 and
    // infinity.
    const long long beyond = 400 + static_cast<long long>(whole.size());
    whole += 'e' + std::to_string(exponent < -beyond ? -beyond : exponent > beyond ? beyond : exponent);
    value = std::strtod(whole.c_str(), nullptr);
    constexpr double largest = (std::numeric_limits<double>::max)();
    return is_zero || (value != 0 && -largest <= value && value <= largest);
}

/// Appends the fewest digits that read back to the same bits, and of those the nearest; with an exponent where that is
/// shorter. Precondition: the value is finite, and no negative zero. Without std::to_chars.
inline void write_decimal_by_c(double value, std::string& out)
{
    std::array<char, 400> text{};
    std::string digits;
    int exponent = 0; // the value is 0.DIGITS · 10^exponent
    const auto reads_back = [&] {
        double read = 0;
        std::string whole = digits + 'e' + std::to_string(exponent - static_cast<int>(digits.size()));
        return read_decimal_by_c(whole, read) && read == (value < 0 ? -value : value);
    };
    for (int precision = 0; precision < 17; ++precision) {
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the C library's is the only exact one there
        const int size = std::snprintf(text.data(), text.size(), "%.*e", precision, value < 0 ? -value : value);
        const std::string_view written(text.data(), static_cast<std::size_t>(size));
        const std::size_t mark = written.find('e');
        digits.clear();
        for (const char c : written.substr(0, mark)) { // the locale's point may be anything
            if (c >= '0' && c <= '9') {
                digits += c;
            }
        }
        exponent = 1 + static_cast<int>(std::strtol(text.data() + mark + 1, nullptr, 10));
        if (reads_back()) {
            break;
        }
        // Below a power of two doubles lie closer than above: the next decimal up may read back where the nearest does
        // not. Its last digit can be raised, as it is no nine: it would then be one digit shorter.
        if (digits.back() != '9') {
            ++digits.back();
            if (reads_back()) {
                break;
            }
        }
    }
    const auto count = static_cast<int>(digits.size());
    std::string scientific = digits.substr(0, 1) + (count > 1 ? "." : "") + digits.substr(1);
    const int power = exponent - 1;
    const int magnitude = power < 0 ? -power : power;
    scientific += power < 0 ? "e-" : "e+";
    scientific += magnitude < 10 ? "0" : "";
    scientific += std::to_string(magnitude);
    std::string plain;
    if (exponent > count) { // a large whole number, with all the digits that it has
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): as above
        const int size = std::snprintf(text.data(), text.size(), "%.0f", value < 0 ? -value : value);
        plain.assign(text.data(), static_cast<std::size_t>(size));
    } else if (exponent > 0) {
        const auto whole = static_cast<std::size_t>(exponent);
        plain = digits.substr(0, whole) + (exponent < count ? "." : "") + digits.substr(whole);
    } else {
        plain = "0." + std::string(static_cast<std::size_t>(-exponent), '0') + digits;
    }
    out += value < 0 ? "-" : "";
    out += value == 0 ? "0" : plain.size() <= scientific.size() ? plain : scientific;
}

[[nodiscard]] inline bool read_decimal(std::string_view text, double& value)
{
#ifdef __cpp_lib_to_chars
    return std::from_chars(text.data(), text.data() + text.size(), value).ec == std::errc{};
#else
    return read_decimal_by_c(text, value);
#endif
}

inline void write_decimal(double value, std::string& out)
{
#ifdef __cpp_lib_to_chars
    std::array<char, 32> digits{};
    out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
#else
    write_decimal_by_c(value, out);
#endif
}

} // namespace quintet::inline v0::flick::detail

#endif
