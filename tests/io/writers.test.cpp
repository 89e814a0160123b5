// SPDX-License-Identifier: MIT
#include <quintet/core/move_list.hpp>
#include <quintet/io/any_position.hpp>
#include <quintet/io/chinese_checkers/explanation.hpp>
#include <quintet/io/error_text.hpp>
#include <quintet/io/format.hpp>
#include <quintet/io/json.hpp>
#include <quintet/io/move_text.hpp>
#include <quintet/io/svg_writer.hpp>
#include <quintet/io/text_cursor.hpp>

#include <catch2/catch_test_macros.hpp>
#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <limits>
#include <string>

using namespace quintet;

TEST_CASE("a cursor reads numbers up to a bound, without zeros in front", "[io][text_cursor]")
{
    CHECK(number_from("0", 9) == 0);
    CHECK(number_from("255", 255) == 255);
    CHECK_FALSE(number_from("256", 255));
    CHECK_FALSE(number_from("00", 255));
    CHECK_FALSE(number_from("", 255));
    CHECK_FALSE(number_from("1x", 255));
    CHECK_FALSE(number_from("+1", 255));
    constexpr std::uint64_t most = (std::numeric_limits<std::uint64_t>::max)();
    CHECK(number_from("18446744073709551615", most) == most);
    CHECK_FALSE(number_from("18446744073709551616", most));
    CHECK_FALSE(number_from("99999999999999999999", most));
    for (std::uint64_t bound = 0; bound < 120; ++bound) {
        for (std::uint64_t n = 0; n < 130; ++n) {
            CHECK(number_from(std::to_string(n), bound).has_value() == (n <= bound));
        }
    }
    text_cursor cursor("12ab");
    CHECK_FALSE(cursor.take_number(5));
    CHECK(cursor.position() == 0);
    CHECK(cursor.take_number(12) == 12);
    CHECK(cursor.take('a'));
    CHECK_FALSE(cursor.take('a'));
    CHECK(cursor.take_until(':') == "b");
    CHECK(cursor.done());
    CHECK(cursor.peek() == '\0');
}

TEST_CASE("doubles in JSON read back to the same bits, on one line", "[io][json]")
{
    random_stream random(1);
    for (int i = 0; i < 20'000; ++i) {
        const double number = std::bit_cast<double>(random());
        if (!std::isfinite(number)) {
            continue;
        }
        const std::string line = json_line({{"x", number}});
        CHECK(std::bit_cast<std::uint64_t>(json::parse(line)["x"].get<double>()) ==
              std::bit_cast<std::uint64_t>(number));
    }
    CHECK(json_line({{"b", "line\nfeed \xff"}, {"a", 1}}) == "{\"b\":\"line\\nfeed \xef\xbf\xbd\",\"a\":1}");
}

TEST_CASE("SVG numbers are rounded to hundredths, and words are escaped", "[io][svg_writer]")
{
    svg_writer svg(100, 50.5, "a < b & c");
    svg.circle({-0.004, 1.005}, 2.999, "fill=\"red\"");
    svg.line({0.1, -0.25}, {1e3, 0});
    const std::string text = std::move(svg).finish();
    CHECK(text.find("<title>a &lt; b &amp; c</title>") != std::string::npos);
    CHECK(text.find("<circle cx=\"0\" cy=\"1\" r=\"3\" fill=\"red\"/>") != std::string::npos);
    CHECK(text.find("<line x1=\"0.1\" y1=\"-0.25\" x2=\"1000\" y2=\"0\"/>") != std::string::npos);
}

TEST_CASE("fmt prints seats, clauses, moves, positions and errors, padded as asked", "[io][format]")
{
    const chinese_checkers::game rules;
    const auto p = start_position(rules, 1);
    const auto m = legal_moves(rules, p.state)[0];
    CHECK(fmt::format("{}", m) == move_text(rules, m));
    CHECK(fmt::format("[{:>8}]", m) == "[   n1-m5]");
    CHECK(fmt::format("{}", chinese_checkers::move::pass()) == "pass");
    CHECK(fmt::format("{}", p) == position_text(p));
    CHECK(fmt::format("{}", any_position(p)) == position_text(p));
    CHECK(fmt::format("{:<3}|", seat{2}) == "c  |");
    CHECK(fmt::format("{}", clause("CC-9")) == "CC-9");
    const error why{error_code::illegal_move, "CC-9", 3, "no"};
    CHECK(fmt::format("{}", why) == "CC-9: no (illegal_move, at byte 3)");
}

TEST_CASE("an error is described with a mark under its place", "[io][error_text]")
{
    CHECK(describe({error_code::syntax, {}, 3, "not a hole"}, "n1-x") ==
          "not a hole (syntax, at byte 3)\n  n1-x\n     ^");
    CHECK(describe({error_code::syntax, {}, error::nowhere, "not a hole"}, "n1-x") == "not a hole (syntax)");
    // Neither a flood nor control characters reach the terminal.
    CHECK(describe({error_code::syntax, {}, 0, "no"}, std::string(5000, 'a')) == "no (syntax, at byte 0)");
    CHECK(describe({error_code::syntax, {}, 0, "no"}, "\x1b[2J") == "no (syntax, at byte 0)");
    for (int code = 0; code <= static_cast<int>(error_code::limit_reached); ++code) {
        CHECK_FALSE(name_of(static_cast<error_code>(code)).empty());
    }
}
