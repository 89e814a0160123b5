// SPDX-License-Identifier: MIT

#include <quintet/core/random_stream.hpp>
#include <quintet/io/flick/detail/decimal_text.hpp>

#include <catch2/catch_test_macros.hpp>

#include <clocale>
#include <cstdint>
#include <cstring>

#ifdef __cpp_lib_to_chars // what is compared with

using namespace quintet;
using namespace quintet::flick::detail;

namespace {

std::string written(double value)
{
    std::array<char, 64> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

/// Written as std::to_chars writes it, and read back to the same bits.
bool both_ways(double value)
{
    std::string text;
    write_decimal_by_c(value, text);
    double read = 0;
    return text == written(value) && read_decimal_by_c(text, read) && std::memcmp(&read, &value, sizeof read) == 0;
}

/// Read, or refused, as std::from_chars does it.
bool read_alike(const std::string& text)
{
    double theirs = 0;
    double ours = 0;
    const bool taken = std::from_chars(text.data(), text.data() + text.size(), theirs).ec == std::errc{};
    return read_decimal_by_c(text, ours) == taken && (!taken || std::memcmp(&ours, &theirs, sizeof ours) == 0);
}

std::string digits(random_stream& random)
{
    std::string text;
    for (std::uint32_t left = 1 + random.below(25); left > 0; --left) {
        text += static_cast<char>('0' + random.below(10));
    }
    return text;
}

} // namespace

TEST_CASE("numbers without the library's conversions: every power of two and its neighbours", "[io]")
{
    int wrong = 0;
    for (std::uint64_t exponent = 0; exponent < 2047; ++exponent) {
        for (const std::uint64_t mantissa : {std::uint64_t{0}, std::uint64_t{1}, (std::uint64_t{1} << 52U) - 1}) {
            const auto value = __builtin_bit_cast(double, (exponent << 52U) | mantissa);
            wrong += both_ways(value) && (value == 0 || both_ways(-value)) ? 0 : 1;
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("numbers without the library's conversions: any bits, and numbers as logs have them", "[io]")
{
    random_stream random{7};
    int wrong = 0;
    for (int i = 0; i < 40'000; ++i) {
        const auto any = __builtin_bit_cast(double, random());
        const bool finite = any - any == 0;
        wrong += !finite || both_ways(any) ? 0 : 1;
        wrong += both_ways(random.unit()) && both_ways(static_cast<double>(random.below(1'000'000)) / 1e5) ? 0 : 1;
        wrong += both_ways(static_cast<double>(random() >> random.below(64))) ? 0 : 1;
    }
    CHECK(wrong == 0);
}

TEST_CASE("numbers without the library's conversions: texts of any length", "[io]")
{
    random_stream random{11};
    int wrong = 0;
    for (int i = 0; i < 100'000; ++i) {
        std::string text = random.below(2) == 0 ? "-" : "";
        text += digits(random);
        text += random.below(2) == 0 ? "." + digits(random) : "";
        if (random.below(2) == 0) {
            text += random.below(3) == 0 ? "e+" : random.below(2) == 0 ? "e-" : "e";
            text += std::to_string(random.below(random.below(2) == 0 ? 400 : 20));
        }
        wrong += read_alike(text) ? 0 : 1;
    }
    CHECK(wrong == 0);
    for (const char* text :
         {"1e-400", "1e400", "0e99999999999999999999", "1e99999999999999999999", "-1e-99999999999999999999", "4.9e-324",
          "2.4e-324", "2.5e-324", "1.7976931348623157e308", "1.7976931348623159e308", "9007199254740993",
          "9007199254740993.00000000000000000000000000000000000000001", "0.0", "-0"}) {
        INFO(text);
        CHECK(read_alike(text));
    }
    CHECK(read_alike("0." + std::string(100'000, '0') + "1e100001"));
    CHECK(read_alike("1" + std::string(100'000, '0') + "e-100001"));
}

TEST_CASE("numbers without the library's conversions: whatever the locale's point", "[io]")
{
    for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "C"}) { // the first that is here
        if (std::setlocale(LC_NUMERIC, name) != nullptr) {
            break;
        }
    }
    CHECK(both_ways(-0.25));
    CHECK(both_ways(1.5e300));
    CHECK(read_alike("2.50e1"));
    std::setlocale(LC_NUMERIC, "C");
}

#endif
