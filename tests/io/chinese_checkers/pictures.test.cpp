// SPDX-License-Identifier: MIT
#include "io/chinese_checkers_texts.hpp"

#include <quintet/io/any_position.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <string>
#include <string_view>

using namespace quintet;
using io_tests::position_from;
using io_tests::three_jumps;
using io_tests::two_start;

namespace {

std::size_t count(std::string_view text, std::string_view part)
{
    std::size_t n = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        ++n;
    }
    return n;
}

} // namespace

TEST_CASE("the board is drawn as a star, the score beside it", "[io][chinese_checkers][picture]")
{
    CHECK(*any_position(position_from(two_start)).show() == R"(a              b
b             b b
c            b b b
d           b b b b
e  . . . . . . . . . . . . .
f   . . . . . . . . . . . .
g    . . . . . . . . . . .      Chinese checkers
h     . . . . . . . . . .       a    0  to move
i      . . . . . . . . .        b    0
j     . . . . . . . . . .
k    . . . . . . . . . . .
l   . . . . . . . . . . . .
m  . . . . . . . . . . . . .
n           a a a a
o            a a a
p             a a
q              a
)");
}

TEST_CASE("the path of the last move is drawn, and legal targets are marked", "[io][chinese_checkers][picture]")
{
    const any_position p = position_from(three_jumps);
    const std::string moved = *p.show({.move = "i1-i7"});
    CHECK(moved.find("\ni      o b + b + b A . .  ") != std::string::npos);
    const std::string marked = *p.show({.mark = "i1-"});
    CHECK(marked.find("\ni      a b * b * b * . .  ") != std::string::npos);
    CHECK(count(marked, "*") == [&] {
        std::size_t n = 0;
        p.for_each_move([&n](std::string_view move) {
            n += move.starts_with("i1-") ? 1U : 0U;
            return true;
        });
        return n;
    }());
    CHECK(p.show({.move = "i1-i9"}).error().clause == clause("CC-6"));
    CHECK(p.text() == three_jumps);
}

TEST_CASE("the end of a game shows ranks and the clause", "[io][chinese_checkers][picture][CC-14]")
{
    const std::string text = *any_position(position_from("chinese_checkers:players=2:a/aa/aaa/aaaa/13/12/11/10/4b4/10/"
                                                         "11/12/13/1bbb/bbb/bb/b:b:0"))
                                  .show();
    CHECK(text.find("a  120  1st\n") != std::string::npos);
    CHECK(text.find("b  115  2nd\n") != std::string::npos);
    CHECK(text.find("won by a (CC-14)\n") != std::string::npos);
}

TEST_CASE("colours are escapes that end on each line, and change no width", "[io][chinese_checkers][picture]")
{
    const any_position p = position_from(three_jumps);
    const std::string plain = *p.show();
    const std::string colour = *p.show({.colour = true, .move = "i1-i7"});
    CHECK(plain.find('\x1b') == std::string::npos);
    CHECK(count(colour, "●") == 20 - 1 + 2); // the marble that moved is a ring; two in the legend
    CHECK(count(colour, "◉") == 1);
    std::size_t line = 0;
    for (std::size_t at = 0; at < colour.size(); ++line) {
        const std::size_t end = colour.find('\n', at);
        const std::string_view text = std::string_view(colour).substr(at, end - at);
        CHECK(text.substr(text.rfind('\x1b')).starts_with("\x1b[0m"));
        at = end + 1;
    }
    CHECK(line == 17);
}

TEST_CASE("the drawing has every hole and marble, the path of the last move, and the marks",
          "[io][chinese_checkers][picture]")
{
    const any_position p = position_from(three_jumps);
    const std::string plain = *p.svg();
    CHECK(plain.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    CHECK(plain.ends_with("</svg>\n"));
    CHECK(count(plain, "url(#marble-a)") == 10);
    CHECK(count(plain, "url(#marble-b)") == 10);
    CHECK(count(plain, ">e13</text>") == 1);
    CHECK(count(plain, "<polyline") == 0);
    CHECK(count(plain, "<g ") == count(plain, "</g>"));
    CHECK(count(plain, "<line ") == 3 * (121 - 17)); // each axis: as many links as holes, less one for each line
    const std::string moved = *p.svg({.move = "i1-i7"});
    CHECK(count(moved, "<polyline") == 2);
    const std::size_t way = moved.find("<polyline points=\"") + 18;
    CHECK(count(std::string_view(moved).substr(way, moved.find('"', way) - way), ",") == 4);
    const std::string marked = *p.svg({.mark = "i1-"});
    CHECK(count(marked, "<circle") > count(plain, "<circle") + 2);
    CHECK(moved == *p.svg({.move = "i1-i7"}));
}
