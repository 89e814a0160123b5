// SPDX-License-Identifier: MIT
#include "io/chinese_checkers_texts.hpp"

#include <quintet/io/any_position.hpp>
#include <quintet/io/move_text.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace quintet;
using io_tests::cc;
using io_tests::position_from;
using io_tests::three_jumps;
using io_tests::two_start;

namespace {

/// Reads the move in the position: it must be refused so, and the position must stay what it was.
void check_refused(std::string_view position, std::string_view move, error_code code, clause broken, std::size_t place)
{
    any_position p = position_from(position);
    const any_position before = p;
    const auto why = p.apply(move);
    INFO(move << ": " << (why ? why->message : "accepted"));
    REQUIRE(why);
    CHECK(why->code == code);
    CHECK(why->clause == broken);
    CHECK(why->position == place);
    CHECK_FALSE(why->message.empty());
    CHECK(p == before);
    CHECK(p.text() == position);
}

void check_illegal(std::string_view position, std::string_view move, clause broken, std::size_t place)
{
    check_refused(position, move, error_code::illegal_move, broken, place);
}

} // namespace

TEST_CASE("a move from an empty hole is refused", "[io][chinese_checkers][CC-4][bad input]")
{
    check_illegal(two_start, "i5-i6", "CC-4", 0);
}

TEST_CASE("a move of another's marble is refused", "[io][chinese_checkers][CC-4][bad input]")
{
    check_illegal(two_start, "d1-e5", "CC-4", 0);
}

TEST_CASE("a move onto a marble is refused", "[io][chinese_checkers][CC-5][bad input]")
{
    check_illegal(two_start, "o1-n1", "CC-5", 3);
}

TEST_CASE("a move past the board is refused", "[io][chinese_checkers][CC-1][bad input]")
{
    check_illegal(two_start, "n1-r1", "CC-1", 3);
    check_illegal(two_start, "n1-m14", "CC-1", 3);
    check_illegal(two_start, "n1-m0", "CC-1", 3);
    check_illegal(two_start, "z1-m1", "CC-1", 0);
    check_illegal(two_start, "q2-m1", "CC-1", 0);
    check_illegal(two_start, "n1-m999", "CC-1", 3);
}

TEST_CASE("a move that ends in a side arm is refused", "[io][chinese_checkers][CC-9][bad input]")
{
    check_illegal("chinese_checkers:players=2:b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/4a8/1aaa/aaa/aa/a:a:0", "m5-m4",
                  "CC-9", 3);
}

TEST_CASE("a path whose third leg is wrong is refused at that leg", "[io][chinese_checkers][CC-6][CC-7][bad input]")
{
    const auto p = position_from(three_jumps);
    CHECK(read_move(p.rules, p.state, "i1-i3-i5-i7"));
    CHECK(read_move(p.rules, p.state, "i1-i7"));
    check_illegal(three_jumps, "i1-i3-i5-i9", "CC-6", 9); // no marble to jump over
    check_illegal(three_jumps, "i1-i3-i5-h5", "CC-7", 9); // a step after jumps
    check_illegal(three_jumps, "i1-i3-i5-i6", "CC-5", 9); // onto a marble
    check_illegal(three_jumps, "i1-i3-i5-r1", "CC-1", 9);
    check_illegal(three_jumps, "i1-i5-i7", "CC-6", 3); // and so is the first leg wrong
    check_illegal(three_jumps, "i1-i3-i7", "CC-6", 6); // the last: a double jump
    check_illegal(three_jumps, "i1-i3-i1", "CC-8", 6);
}

TEST_CASE("a leg through a closed side arm is refused", "[io][chinese_checkers][CC-9][CC-15][bad input]")
{
    // Over j2 into k2, which is in the lower left arm, and over k3 out again.
    const std::string board = ":b/bb/bbb/bb2/13/12/11/10/1a7/1b8/2b8/12/13/1aaa/aaa/aa/a:a:0";
    const auto open = position_from("chinese_checkers:players=2" + board);
    CHECK(read_move(open.rules, open.state, "i2-k2-k4"));
    check_illegal("chinese_checkers:players=2" + board, "i2-k2", "CC-9", 3);
    check_illegal("chinese_checkers:players=2,side_arms=closed" + board, "i2-k2-k4", "CC-9", 3);
}

TEST_CASE("a pass is refused where there is a move", "[io][chinese_checkers][CC-12][bad input]")
{
    check_illegal(two_start, "pass", "CC-12", 0);
}

TEST_CASE("a move that ends where it began is refused", "[io][chinese_checkers][CC-8][bad input]")
{
    check_illegal(two_start, "n1-n1", "CC-8", 3);
}

TEST_CASE("no move is taken when the game is over", "[io][chinese_checkers][CC-14][bad input]")
{
    const std::string_view over =
        "chinese_checkers:players=2:a/aa/aaa/aaaa/13/12/11/10/4b4/10/11/12/13/1bbb/bbb/bb/b:b:0";
    check_illegal(over, "i5-i4", "CC-14", 0);
    check_illegal(over, "pass", "CC-14", 0);
}

TEST_CASE("garbled moves are refused at the place of the fault", "[io][chinese_checkers][bad input]")
{
    const auto check = [](std::string_view move, std::size_t place) {
        check_refused(two_start, move, error_code::syntax, {}, place);
    };
    check("", 0);
    check("n", 1);
    check("n1", 2);
    check("n1-", 3);
    check("n1-m", 4);
    check("n1m5", 2);
    check("n1--m5", 3);
    check("n1-m5-", 6);
    check("n1-m5 ", 5);
    check(" n1-m5", 0);
    check("N1-m5", 0);
    check("n01-m5", 1);
    check("n1-m05", 4);
    check("n1-m5\n", 5);
    check("passes", 1);
    check("n1-m99999999999999999999", 4);
    check(std::string_view("n1\0m5", 5), 2);
}

TEST_CASE("a path with more holes than the board is refused, and so is a megabyte", "[io][chinese_checkers][bad input]")
{
    std::string path = "i1-i3";
    while (path.size() < 4 * 121 - 6) {
        path += "-i5-i3";
    }
    check_refused(three_jumps, path, error_code::too_long, "CC-10", 3 * 121);
    check_refused(three_jumps, std::string(1'000'000, 'a'), error_code::too_long, {}, notation<cc>::longest_move);
    check_refused(three_jumps, "i1" + std::string(1'000'000, '1'), error_code::too_long, {},
                  notation<cc>::longest_move);
}
