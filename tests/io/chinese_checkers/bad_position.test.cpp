// SPDX-License-Identifier: MIT
#include "io/chinese_checkers_texts.hpp"

#include <catch2/catch_test_macros.hpp>

#include <known_games.hpp>
#include <string>
#include <vector>

using namespace quintet;
using io_tests::cc;
using io_tests::two_start;

namespace {

error error_of(std::string_view text)
{
    const auto read = read_position<cc>(text);
    INFO(text);
    REQUIRE_FALSE(read);
    // Whoever reads any game gets the same answer.
    const auto any = read_known_position(text);
    REQUIRE_FALSE(any);
    CHECK(any.error() == read.error());
    return read.error();
}

void check_refused(std::string_view text, error_code code, clause broken, std::size_t place)
{
    const error why = error_of(text);
    INFO(text << '\n' << why.message);
    CHECK(why.code == code);
    CHECK(why.clause == broken);
    CHECK(why.position == place);
    CHECK_FALSE(why.message.empty());
}

std::string with_board(std::string_view board, std::string_view rest = ":a:0")
{
    return "chinese_checkers:players=2:" + std::string(board) + std::string(rest);
}

constexpr std::size_t board_at = std::string_view("chinese_checkers:players=2:").size();

} // namespace

TEST_CASE("five players are refused", "[io][chinese_checkers][CC-3][bad input]")
{
    check_refused("chinese_checkers:players=5:b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a:a:0",
                  error_code::bad_option, "CC-3", 17);
    CHECK(read_options<cc>("players=5").error().clause == clause("CC-3"));
    for (const char* players : {"0", "1", "7", "255"}) {
        CHECK(read_options<cc>(std::string("players=") + players).error().clause == clause("CC-2"));
    }
    CHECK(read_options<cc>("players=256").error().code == error_code::unknown_name);
}

TEST_CASE("eleven marbles of one player are refused, and so are nine", "[io][chinese_checkers][CC-2][bad input]")
{
    const std::string eleven = with_board("b/bb/bbb/bbbb/13/12/11/10/4a4/10/11/12/13/aaaa/aaa/aa/a");
    check_refused(eleven, error_code::bad_position, "CC-2", eleven.find("/a:a:0") + 1);
    check_refused(with_board("b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/aaa1/aaa/aa/a"), error_code::bad_position, "CC-2",
                  board_at);
    check_refused(with_board("1/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a"), error_code::bad_position, "CC-2",
                  board_at);
}

TEST_CASE("a 122nd hole, and a marble in each of the 121, are refused", "[io][chinese_checkers][CC-1][CC-2][bad input]")
{
    const std::string past_the_row = with_board("b/bb/bbb/bbbbb/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a");
    check_refused(past_the_row, error_code::bad_position, "CC-1", past_the_row.find("bbbbb") + 4);
    check_refused(with_board("b/bb/bbb/bbbb/13/12/11/11/9/10/11/12/13/aaaa/aaa/aa/a"), error_code::bad_position, "CC-1",
                  past_the_row.find("10/9") - 1);
    std::string every_hole;
    for (std::size_t row = 0; row < cc::star::row_count; ++row) {
        every_hole += row == 0 ? "" : "/";
        every_hole.append(chinese_checkers::row_starts<cc::star>[row + 1] - chinese_checkers::row_starts<cc::star>[row],
                          row < 8 ? 'b' : 'a');
    }
    CHECK(error_of(with_board(every_hole)).clause == clause("CC-2"));
}

TEST_CASE("a position in which both players have 120 is refused", "[io][chinese_checkers][CC-14][bad input]")
{
    check_refused(with_board("a/aa/aaa/aaaa/13/12/11/10/9/10/11/12/13/bbbb/bbb/bb/b"), error_code::bad_position,
                  "CC-14", board_at);
    // One who has 120 must have moved last.
    const std::string_view one_full = "a/aa/aaa/aaaa/13/12/11/10/4b4/10/11/12/13/1bbb/bbb/bb/b";
    CHECK(error_of(with_board(one_full, ":a:0")).clause == clause("CC-14"));
    CHECK(read_position<cc>(with_board(one_full, ":b:0")));
}

TEST_CASE("a marble at rest in a side arm is refused", "[io][chinese_checkers][CC-9][bad input]")
{
    const std::string text = with_board("b/bb/bbb/bbbb/a12/12/11/10/9/10/11/12/13/1aaa/aaa/aa/a");
    check_refused(text, error_code::bad_position, "CC-9", text.find("a12"));
    const std::string open = "chinese_checkers:players=2,side_arms=open" + text.substr(text.find(":b/bb"));
    CHECK(read_position<cc>(open));
}

TEST_CASE("a marble of nobody's, and a seat that does not play, are refused", "[io][chinese_checkers][CC-3][bad input]")
{
    const std::string text = with_board("b/bb/bbb/bbbb/13/12/11/10/4c4/10/11/12/13/aaaa/aaa/aa/a");
    check_refused(text, error_code::bad_position, "CC-3", text.find('c', board_at));
    const std::string turn = std::string(two_start.substr(0, two_start.size() - 3)) + "c:0";
    check_refused(turn, error_code::bad_position, "CC-3", turn.size() - 3);
}

TEST_CASE("passes that cannot have been are refused", "[io][chinese_checkers][CC-12][bad input]")
{
    const std::string before(two_start.substr(0, two_start.size() - 1));
    check_refused(before + "1", error_code::bad_position, "CC-12", before.size());
    check_refused(before + "3", error_code::bad_position, "CC-12", before.size());
    check_refused(before + "256", error_code::syntax, "CC-12", before.size());
}

TEST_CASE("plies left are asked for under a limit, and only there", "[io][chinese_checkers][CC-15][bad input]")
{
    const std::string limited =
        "chinese_checkers:players=2,ply_limit=300:b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a:a:0";
    CHECK(read_position<cc>(limited + ":300"));
    check_refused(limited, error_code::syntax, "CC-15", limited.size());
    check_refused(limited + ":301", error_code::bad_position, "CC-15", limited.size() + 1);
    check_refused(limited + ":x", error_code::syntax, "CC-15", limited.size() + 1);
    check_refused(std::string(two_start) + ":300", error_code::syntax, {}, two_start.size());
}

TEST_CASE("truncated text is refused at every length", "[io][chinese_checkers][bad input]")
{
    for (std::size_t length = 0; length < two_start.size(); ++length) {
        const error why = error_of(two_start.substr(0, length));
        CHECK(why.position <= length);
        CHECK_FALSE(why.message.empty());
    }
}

TEST_CASE("a byte that belongs nowhere is refused wherever it stands, at its place",
          "[io][chinese_checkers][bad input]")
{
    for (std::size_t at = board_at; at < two_start.size(); ++at) {
        for (const char c : {'%', ' ', 'A', '\0', '\n', '\xff'}) {
            std::string text(two_start);
            text[at] = c;
            CHECK(error_of(text).position <= at);
            text = two_start;
            text.insert(at, 1, c);
            CHECK(error_of(text).position <= at);
        }
    }
}

TEST_CASE("numbers have one form: no zeros in front, no empty runs, nothing that overflows",
          "[io][chinese_checkers][bad input]")
{
    for (const char* board : {"b/bb/bbb/bbbb/013/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a",
                              "b/bb/bbb/bbbb/0b/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a",
                              "b/bb/bbb/bbbb/18446744073709551629/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a"}) {
        CHECK(error_of(with_board(board)).position == board_at + 14);
    }
    CHECK(read_options<cc>("ply_limit=0").error().code == error_code::unknown_name);
    CHECK(read_options<cc>("ply_limit=4294967295"));
    CHECK(read_options<cc>("ply_limit=4294967296").error().position == 10);
    CHECK(read_options<cc>("ply_limit=99999999999999999999").error().position == 10);
    CHECK(read_options<cc>("players=02").error().position == 8);
}

TEST_CASE("options that are unknown, doubled or cut short are refused at their place",
          "[io][chinese_checkers][CC-15][bad input]")
{
    const auto check = [](std::string_view text, error_code code, std::size_t place) {
        const auto read = read_options<cc>(text);
        INFO(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().code == code);
        CHECK(read.error().position == place);
    };
    check("colour=red", error_code::unknown_name, 0);
    check("players=2,side_arm=open", error_code::unknown_name, 10);
    check("players=2,side_arms=shut", error_code::unknown_name, 20);
    CHECK(read_options<cc>("side_arms=shut").error().clause == clause("CC-15"));
    check("players=2,players=2", error_code::syntax, 10);
    check("players", error_code::syntax, 7);
    check("players,jump=adjacent", error_code::syntax, 7);
    check("players=2,", error_code::syntax, 10);
    check(",players=2", error_code::unknown_name, 0);
    check("players=3,marbles=15", error_code::bad_option, 0);
    check("marbles=11", error_code::bad_option, 0);
    CHECK(read_options<cc>("players=3,marbles=15").error().clause == clause("CC-15"));
}

TEST_CASE("a megabyte of text is refused before it is looked at", "[io][chinese_checkers][bad input]")
{
    for (const std::string& megabyte :
         {std::string(1'000'000, 'a'), std::string(two_start) + std::string(1'000'000, '0'),
          "chinese_checkers:players=2:" + std::string(1'000'000, '1'),
          "chinese_checkers:" + std::string(1'000'000, ','), std::string(1'000'000, ':')}) {
        const auto read = read_position<cc>(megabyte);
        REQUIRE_FALSE(read);
        CHECK(read.error().code == error_code::too_long);
        CHECK(read.error().position == notation<cc>::longest_position);
    }
    CHECK_FALSE(read_known_position(std::string(1'000'000, 'a')));
    CHECK(read_options<cc>(std::string(1'000'000, ',')).error().code == error_code::too_long);
}

TEST_CASE("the longest position fits into the bound", "[io][chinese_checkers]")
{
    const std::string text = "chinese_checkers:players=2,side_arms=closed,target_lock=on,jump=symmetric,marbles=15,"
                             "blocking=full_target_wins,ply_limit=4294967295:";
    CHECK(text.size() + 121 + 16 + std::string_view(":a:255:4294967295").size() <= notation<cc>::longest_position);
}

TEST_CASE("a position of another game is none of this one", "[io][bad input]")
{
    CHECK(error_of("checkers:players=2:b:a:0").code == error_code::unknown_name);
    CHECK(error_of("").code == error_code::unknown_name);
    CHECK(error_of("chinese_checkers").position == 16);
}
