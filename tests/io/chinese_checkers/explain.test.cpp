// SPDX-License-Identifier: MIT
#include "io/chinese_checkers_texts.hpp"

#include <quintet/io/any_position.hpp>
#include <quintet/io/json.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace quintet;
using io_tests::position_from;
using io_tests::three_jumps;
using io_tests::two_start;

namespace {

json explanation_of(std::string_view position, std::string_view move)
{
    return json::parse(*any_position(position_from(position)).explain(move));
}

} // namespace

TEST_CASE("a chain is explained with its shortest path", "[io][chinese_checkers][CC-6][CC-10]")
{
    const json chain = explanation_of(three_jumps, "i1-i7");
    CHECK(chain["legal"] == true);
    CHECK(chain["seat"] == "a");
    CHECK(chain["kind"] == "chain");
    CHECK(chain["allowed_by"] == "CC-6");
    CHECK(chain["path"] == json({"i1", "i3", "i5", "i7"}));
    CHECK(chain["gain"] == 0);
    CHECK(chain["outcome"].is_null());
}

TEST_CASE("a step is explained with its gain", "[io][chinese_checkers][CC-5][CC-13]")
{
    const json step = explanation_of(two_start, "n1-m5");
    CHECK(step["kind"] == "step");
    CHECK(step["allowed_by"] == "CC-5");
    CHECK(step["path"] == json({"n1", "m5"}));
    CHECK(step["gain"] == 1);
    CHECK(step["position"] == "chinese_checkers:players=2:b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/4a8/1aaa/aaa/aa/a:b:0");
}

TEST_CASE("a swap is allowed by its option, be it a step or a chain", "[io][chinese_checkers][CC-15]")
{
    const json step =
        explanation_of("chinese_checkers:players=2,blocking=swap:b/bb/bbb/1bb1/5aa6/12/11/2a7/1b7/1b8/11/12/13/"
                       "a3/aaa/aa/a:a:0",
                       "e6-d2");
    CHECK(step["kind"] == "step");
    CHECK(step["allowed_by"] == "CC-15");
    CHECK(step["swapped_with"] == "b");
    const json chain =
        explanation_of("chinese_checkers:players=2,blocking=swap:a/aa/1a1/1b2/5a7/12/4a6/10/3a5/10/4a6/12/5a7/"
                       "abbb/bbb/bb/b:a:0",
                       "n1-d2");
    CHECK(chain["kind"] == "chain");
    CHECK(chain["allowed_by"] == "CC-15");
    CHECK(chain["swapped_with"] == "b");
    // Under the same option, moves into empty holes are allowed as ever.
    CHECK(explanation_of(
              "chinese_checkers:players=2,blocking=swap:b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a:a:0",
              "n1-m5")["allowed_by"] == "CC-5");
}

TEST_CASE("an illegal move is explained with its clause and place; an unreadable one is an error",
          "[io][chinese_checkers][CC-6]")
{
    const json wrong = explanation_of(three_jumps, "i1-i3-i5-i9");
    CHECK(wrong["legal"] == false);
    CHECK(wrong["clause"] == "CC-6");
    CHECK(wrong["place"] == 9);
    CHECK_FALSE(wrong["message"].get<std::string>().empty());
    CHECK(any_position(position_from(three_jumps)).explain("i1-").error().code == error_code::syntax);
}

TEST_CASE("a swap is explained with the other's seat", "[io][chinese_checkers][CC-15]")
{
    const json swap =
        explanation_of("chinese_checkers:players=2,blocking=swap:b/bb/bbb/bbbb/5a7/12/11/10/9/10/11/12/13/1aaa/"
                       "aaa/aa/a:a:0",
                       "e6-d2");
    CHECK(swap["legal"] == true);
    CHECK(swap["swapped_with"] == "b");
}

TEST_CASE("the status has the seat to move, the scores and the outcome", "[io][chinese_checkers][CC-13][CC-14]")
{
    const json running = json::parse(any_position(position_from(two_start)).status());
    CHECK(running["to_move"] == "a");
    CHECK(running["outcome"].is_null());
    CHECK(running["score"]["seats"]["b"]["total"] == 0);
    CHECK(running["score"]["teams"].size() == 2);
    const json over = json::parse(any_position(position_from("chinese_checkers:players=2:a/aa/aaa/aaaa/13/12/11/10/4b4/"
                                                             "10/11/12/13/1bbb/bbb/bb/b:b:0"))
                                      .status());
    CHECK(over["to_move"].is_null());
    CHECK(over["score"]["seats"]["a"]["total"] == 120);
    CHECK(over["outcome"]["ended_by"] == "CC-14");
    CHECK(over["outcome"]["ranks"] == json({{"a", 1}, {"b", 2}}));
    CHECK(over["outcome"]["winners"] == json({"a"}));
}
