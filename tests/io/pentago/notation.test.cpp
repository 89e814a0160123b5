// SPDX-License-Identifier: MIT
#include "io/check_notation.hpp"

#include <quintet/io/board_text.hpp>
#include <quintet/io/pentago/explanation.hpp>
#include <quintet/io/pentago_triple/explanation.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <known_games.hpp>
#include <string>
#include <string_view>

using namespace quintet;

namespace {

template <class Rules>
error position_error(std::string_view text)
{
    const auto read = read_position<Rules>(text);
    REQUIRE_FALSE(read);
    return read.error();
}

template <class Rules>
error move_error(std::string_view position, std::string_view move)
{
    const auto p = read_position<Rules>(position);
    REQUIRE(p);
    const auto read = read_move(p->rules, p->state, move);
    REQUIRE_FALSE(read);
    return read.error();
}

using two = pentago::game;
using triple = pentago_triple::game;

constexpr std::string_view empty_two = "pentago:placing_wins=yes:6/6/6/6/6/6";
constexpr std::string_view empty_triple = "pentago_triple:players=2:6/6/6/6/6/6:byr:ab:a:-";

} // namespace

TEST_CASE("texts of two-colour Pentago read back in every option", "[io][pentago]")
{
    for (const bool placing_wins : {true, false}) {
        for (const auto twist : {twist_rule::mandatory, twist_rule::optional_if_neutral}) {
            io_tests::check_notation(*two::with({placing_wins, twist}), 5, 20);
        }
    }
}

TEST_CASE("texts of Pentago Triple read back in every option", "[io][pentago_triple]")
{
    using namespace pentago_triple;
    std::uint64_t seed = 6;
    for (unsigned bits = 0; bits < 16; ++bits) {
        options o;
        o.players = static_cast<std::uint8_t>(2 + bits % 3);
        o.turn_after_claim = (bits & 1U) != 0;
        o.double_claim = (bits & 2U) != 0 ? double_claim_rule::both : double_claim_rule::one;
        o.exhaustion = (bits & 4U) != 0 ? exhaustion_rule::relocate : exhaustion_rule::share;
        o.twist = (bits & 8U) != 0 ? twist_rule::optional_if_neutral : twist_rule::mandatory;
        o.deck = bits % 4 == 0 ? deck::quadruples() : bits % 4 == 1 ? *read_deck("byr\nbbbb\nyyy", 4) : deck();
        io_tests::check_notation(*game::with(o), ++seed, 9);
    }
    // Marbles that are moved, and an end that is shared.
    const auto late = read_position<game>("pentago_triple:players=4,exhaustion=relocate:"
                                          "y1br1b/1yrbrr/yrb2b/by1ry1/1rrryy/1yb1bb:yby/yyy:acd:d:e4");
    REQUIRE(late);
    any_position p(*late);
    REQUIRE_FALSE(p.apply("yb1:1r").has_value());
    CHECK(p.text().ends_with(":yby/yyy:acd:a:c2"));
    CHECK(p.apply("c2-e1:4r")->clause.name() == "PT-11");
    REQUIRE_FALSE(p.apply("b4-e1:4r").has_value());
    CHECK(read_known_position(p.text()).value() == p);
}

TEST_CASE("the command line's games come in their order, the extra one last", "[io][pentago][pentago_triple]")
{
    CHECK(find_known_game("pentago_triple") != nullptr);
    CHECK(known_games().back().id() == "pentago");
}

TEST_CASE("positions of two-colour Pentago that are none say where and why", "[io][pentago]")
{
    using enum error_code;
    struct bad {
        std::string_view text;
        error_code code;
        std::size_t position;
    };
    constexpr std::array cases{bad{"pentago:placing_wins=maybe:6/6/6/6/6/6", unknown_name, 21},
                               bad{"pentago:placing_wins=yes:7/6/6/6/6/6", syntax, 25},
                               bad{"pentago:placing_wins=yes:6/5a1/6/6/6/6", bad_position, 29},
                               bad{"pentago:placing_wins=yes:6/5/6/6/6/6", bad_position, 28},
                               bad{"pentago:placing_wins=yes:6/ac4/6/6/6/6", syntax, 28},
                               bad{"pentago:placing_wins=yes:6/6/6/6/6", syntax, 34},
                               bad{"pentago:placing_wins=yes:6/6/6/6/6/6/6", syntax, 36},
                               bad{"pentago:placing_wins=yes:6/33/6/6/6/6", syntax, 28},
                               bad{"pentago:placing_wins=yes:aa4/6/6/6/6/6", bad_position, 25},
                               bad{"pentago:placing_wins=yes:b5/6/6/6/6/6", bad_position, 25}};
    for (const bad& c : cases) {
        INFO(c.text);
        const error why = position_error<two>(c.text);
        CHECK(why.code == c.code);
        CHECK(why.position == c.position);
    }
    CHECK(position_error<two>(std::string(1'000'000, 'a')).code == too_long);
}

TEST_CASE("positions of Pentago Triple that are none say where and why", "[io][pentago_triple]")
{
    struct bad {
        std::string_view body;
        std::string_view clause;
    };
    constexpr std::array cases{
        bad{"6/6/6/6/6/6:byr:ab:a:a1", "PT-15"},    bad{"b5/6/6/6/6/6:byr:ab:b:-", "PT-15"},
        bad{"b5/6/6/6/6/6:byr:ab:b:g1", "PT-15"},   bad{"6/6/6/6/6/6:byr/yyy:ab:a:-", "PT-8"},
        bad{"6/6/6/6/6/6:-:ab:a:-", "PT-8"},        bad{"6/6/6/6/6/6:byr:abc:a:-", "PT-8"},
        bad{"6/6/6/6/6/6:ryb:ab:a:-", "PT-2"},      bad{"6/6/6/6/6/6:yyy/byr:ab:a:-", "PT-2"},
        bad{"6/6/6/6/6/6:by:ab:a:-", "PT-13"},      bad{"6/6/6/6/6/6:byr:ab:c:-", "PT-3"},
        bad{"b5/6/6/6/6/6:-:a:a:a1", "PT-8"},       bad{"bbbbbb/bbbb2/6/6/6/6:byr:ab:a:a1", "PT-1"},
        bad{"6/6/6/6/6/6:bbbbbbbb:ab:a:-", "PT-13"}};
    for (const bad& c : cases) {
        INFO(c.body);
        CHECK(position_error<triple>("pentago_triple:players=2:" + std::string(c.body)).clause.name() == c.clause);
    }
    for (const auto* text :
         {"6/6/6/6/6/6", "6/6/6/6/6/6:byr", "6/6/6/6/6/6:byr:ab", "6/6/6/6/6/6:byr:ab:a", "6/6/6/6/6/6:byr:ba:a:-",
          "6/6/6/6/6/6:byr:aab:a:-", "6/6/6/6/6/6:byr:ab:e:-", "6/6/6/6/6/6:byr:ab:a:-:"}) {
        INFO(text);
        CHECK(position_error<triple>("pentago_triple:players=2:" + std::string(text)).code == error_code::syntax);
    }
    CHECK(position_error<triple>("pentago_triple:players=4,deck=byr/yyy:6/6/6/6/6/6:byr/yyy:ab:a:-").clause.name() ==
          "PT-2");
}

TEST_CASE("moves that are none say where and why", "[io][pentago][pentago_triple]")
{
    struct bad {
        std::string_view move;
        error_code code;
        std::size_t position;
    };
    using enum error_code;
    for (const bad& c :
         {bad{"g1:1r", illegal_move, 0}, bad{"a7:1r", illegal_move, 0}, bad{"a1", illegal_move, 2},
          bad{"a1:", syntax, 3}, bad{"a1:5r", syntax, 3}, bad{"a1:1x", syntax, 4}, bad{"a1:1r1", syntax, 5},
          bad{"", syntax, 0}, bad{"a", syntax, 1}, bad{"1a", syntax, 0}, bad{"aaaaaaaaaaaa", too_long, 8}}) {
        INFO(c.move);
        CHECK(move_error<two>(empty_two, c.move).code == c.code);
        CHECK(move_error<two>(empty_two, c.move).position == c.position);
    }
    for (const bad& c : {bad{"ga1:1r", syntax, 0}, bad{"bg1:1r", illegal_move, 1}, bad{"ba1", illegal_move, 3},
                         bad{"ba1.2:1r", illegal_move, 0}, bad{"ba1.4:1r", syntax, 4}, bad{"ba1:1r.2", illegal_move, 4},
                         bad{"ba1:1r.1", syntax, 7}, bad{"a1-b1:1r", illegal_move, 0}, bad{"ba1 1r", syntax, 3}}) {
        INFO(c.move);
        CHECK(move_error<triple>(empty_triple, c.move).code == c.code);
        CHECK(move_error<triple>(empty_triple, c.move).position == c.position);
    }
}

TEST_CASE("boards set the quadrants apart, show the turn and ring what was made", "[io][pentago][pentago_triple]")
{
    const auto p = *read_position<triple>("pentago_triple:players=2:b2r2/y5/6/6/6/6:ybr:ab:a:a1");
    const auto m = *read_move(p.rules, p.state, "yf6:1r");
    auto after = p.state;
    p.rules.apply(after, m);
    picture_request<triple> request;
    request.last = played_move<triple>{p.state, m};
    CHECK(board_text(p.rules, after, request) == "     a b c   d e f\n"
                                                 "1    .(y b) (r). .\n"
                                                 "2 r  . . .   . . .\n"
                                                 "3    . . .   . . .    Pentago Triple\n"
                                                 "                      a    1  1st\n"
                                                 "4    . . .   . . .    b    0  2nd\n"
                                                 "5    . . .   . . .    won by a (PT-10)\n"
                                                 "6    . . .   . . Y\n"
                                                 "\n"
                                                 "cards\n"
                                                 "left   b8  y7  r8\n");
    const std::string svg = notation<triple>::draw_svg(p.rules, after, request);
    const auto occurrences = [&svg](std::string_view what) {
        std::size_t n = 0;
        for (auto at = svg.find(what); at != std::string::npos; at = svg.find(what, at + 1)) {
            ++n;
        }
        return n;
    };
    CHECK(occurrences("<polyline") == 1);             // the arrow
    CHECK(occurrences("rx=\"10\"") == 4);             // the quadrants
    for (const char* number : {"1", "2", "3", "4"}) { // once for its row, once for its quadrant
        CHECK(occurrences(">" + std::string(number) + "</text>") >= 2);
    }
    CHECK(occurrences(">y</text>") == 2 + 1); // two marbles, and the number left
    const auto q = *read_position<two>("pentago:placing_wins=yes:aaaaa1/bbbb2/6/6/6/6");
    CHECK(board_text(q.rules, q.state).find("1   (a a a) (a a).") != std::string::npos);
}

TEST_CASE("explanations name the claim, its card and who is out", "[io][pentago_triple][PT-8]")
{
    const auto p = *read_position<triple>("pentago_triple:players=3:bb4/6/6/6/6/6:bbb/yyy:abc:c:a1");
    const auto object = json::parse(*explain_json(p.rules, p.state, "bc1"));
    CHECK(object.at("claims")[0].at("card") == "bbb");
    CHECK(object.at("claims")[0].at("eliminated") == "b");
    CHECK(object.at("claims")[0].at("made_by") == "placing");
    CHECK(object.at("claims")[0].at("cells").size() == 3);
    const auto forbidden = json::parse(*explain_json(p.rules, p.state, "bc1:1r"));
    CHECK(forbidden.at("clause") == "PT-6");
}
