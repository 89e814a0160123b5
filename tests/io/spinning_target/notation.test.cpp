// SPDX-License-Identifier: MIT
#include "io/check_notation.hpp"
#include "io/flick/check_judge.hpp"

#include <quintet/io/any_position.hpp>
#include <quintet/io/spinning_target/explanation.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace quintet;
using spinning_target::game;
using spinning_target::options;

namespace {

result<game> under(std::string_view text) { return read_options<game>(text); }

} // namespace

TEST_CASE("texts of the spinning target read back in every option", "[io][spinning_target][ST-3]")
{
    std::uint64_t seed = 30;
    for (const char* text :
         {"players=2", "players=3", "players=4", "players=3,three_player_starts=alternating,align=each_round",
          "players=2,barricade_each=cycle,barricade_on_centre=yes,line=centre,leaning=touch",
          "players=2,line=fully_inside,target_points=10,rounds=2", "players=4,shot_grid=coarse",
          "players=2,board=wide,motion=polished", "players=3,motion=bare,disc_mass=0.003,barricade_radius=0.013",
          "players=2,penalties=yes,tower_threshold=0.0005", "players=2,event_limit=4"}) {
        INFO(text);
        const auto rules = under(text);
        REQUIRE(rules);
        io_tests::check_notation(*rules, ++seed, 6);
        io_tests::check_judge(*rules, seed, 26);
    }
}

TEST_CASE("the presets of board and motion are options, and the text says what differs", "[io][spinning_target][ST-20]")
{
    CHECK(options_text(*under("players=2,motion=polished")) == "players=2,motion=polished");
    CHECK(options_text(*under("players=2,motion=bare,board_friction=0.25")) ==
          "players=2,motion=bare,board_friction=0.25");
    CHECK(options_text(*under("board_friction=0.08,motion=polished,players=3")) == "players=3,motion=polished");
    CHECK(options_text(*under("players=2,board=wide")) == "players=2,board=wide");
    CHECK(under("players=5").error().clause == clause("ST-3"));
    CHECK(under("players=2,three_player_starts=alternating").error().clause == clause("ST-5"));
    CHECK(under("players=2,motion=greasy").error().code == error_code::unknown_name);
}

TEST_CASE("a whole game of three in a record replays to the same bits", "[io][spinning_target][record]")
{
    io_tests::check_whole_game(*under("players=3,target_points=30"), {"greedy@expert", "random", "greedy@club"}, 7,
                               "ST-17");
}

TEST_CASE("moves of the spinning target that are none say where and why", "[io][spinning_target][bad input]")
{
    using enum error_code;
    using io_tests::bad_move;
    const auto start = start_position(*under("players=2"), 1);
    for (const bad_move& c :
         {bad_move{"v1", illegal_move, 0, "ST-7"}, bad_move{"barricade:0,0", illegal_move, 10, "ST-7"},
          bad_move{"barricade:0.08", syntax, 14, ""}, bad_move{"barricade:x,0", syntax, 10, ""},
          bad_move{"barricade:0.08,0 ", syntax, 16, ""}, bad_move{"barricade:0.15,0", illegal_move, 10, "ST-7"},
          bad_move{"penalty:a:void_round", illegal_move, 8, "ST-13"}, bad_move{"penalty:a", syntax, 9, ""},
          bad_move{"penalty:g:none", syntax, 8, ""}, bad_move{"penalty:a:hang", syntax, 10, ""},
          bad_move{"", syntax, 0, ""}}) {
        io_tests::check_bad_move(start, c);
    }
    any_position p(start);
    REQUIRE_FALSE(p.apply("barricade:0.08,0").has_value());
    const auto spin = *p.get_if<game>();
    for (const bad_move& c :
         {bad_move{"barricade:0.08,0", illegal_move, 10, "ST-7"}, bad_move{"v1,s1000", illegal_move, 3, "ST-9"},
          bad_move{"v-1", illegal_move, 0, "ST-9"}, bad_move{"v1,r0.1", illegal_move, 3, "ST-9"},
          bad_move{"d4,v1", illegal_move, 0, "ST-9"}}) {
        io_tests::check_bad_move(spin, c);
    }
    CHECK_FALSE(p.apply("v1,s100").has_value());
    // The referee acts between spins where that was agreed on, and until the round is counted.
    any_position q(start_position(*under("players=2,penalties=yes"), 1));
    REQUIRE_FALSE(q.apply("barricade:0.08,0").has_value());
    for (const bad_move& c : {bad_move{"penalty:b:disqualify", illegal_move, 8, "ST-13"},
                              bad_move{"count", illegal_move, 0, "ST-13"}, bad_move{"counts", syntax, 0, ""}}) {
        io_tests::check_bad_move(*q.get_if<game>(), c);
    }
    for (int spins = 0; spins < 6; ++spins) {
        REQUIRE_FALSE(q.apply("d3,v2").has_value());
    }
    CHECK(q.count_moves() == 1);
    io_tests::check_bad_move(*q.get_if<game>(), {"v1", illegal_move, 0, "ST-13"});
    any_position counted = q;
    CHECK_FALSE(counted.apply("count").has_value());
    CHECK(counted.text().find(":1:0:0:") != std::string::npos);
    CHECK_FALSE(q.apply("penalty:b:disqualify").has_value());
    CHECK(q.outcome().has_value());
}

TEST_CASE("positions of the spinning target that are none say where and why", "[io][spinning_target][bad input]")
{
    using enum error_code;
    const any_position start(start_position(*under("players=2"), 1));
    const std::string good = start.text();
    REQUIRE(read_position<game>(good));
    const std::string head = good.substr(0, good.find(":0.0:0.0:"));
    const std::size_t at_points = head.size() + 1;
    struct bad {
        std::string tail;
        error_code code;
        std::size_t position; // from where the points begin
        std::string_view clause;
    };
    for (const bad& c : {bad{"0.0:0.0:0:0:0:a:place:-:-:0123456789abcde", syntax, 41, ""},
                         bad{"0.0:0.0:0:0:0:a:place:-:-", syntax, 25, ""},
                         bad{"0.0:0.0:0:0:0:a:wait:-:-:0123456789abcdef", syntax, 16, ""},
                         bad{"0.0:0.0:0:0:0:a:place:ba:-:0123456789abcdef", syntax, 23, ""},
                         bad{"0.0:0.0:0:0:0:a:place:a:-:0123456789abcdef", bad_position, 22, "ST-13"},
                         bad{"0.0:0.0:0:0:0:c:place:-:-:0123456789abcdef", bad_position, 14, "ST-4"},
                         bad{"0.0:0.0:0:3:0:a:place:-:-:0123456789abcdef", bad_position, 10, "ST-8"},
                         bad{"2.0:0.0:0:0:0:a:place:-:-:0123456789abcdef", bad_position, 0, "ST-14"},
                         bad{"9.0:0.0:17:0:0:a:place:-:-:0123456789abcdef", bad_position, 8, "ST-17"}}) {
        const std::string text = head + ":" + c.tail;
        INFO(text);
        const auto read = read_position<game>(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().code == c.code);
        CHECK(read.error().position == at_points + c.position);
        CHECK(read.error().clause.name() == c.clause);
    }
}

TEST_CASE("pictures of the target tell towers, the barricade, and how discs lie apart",
          "[io][spinning_target][picture][ST-16]")
{
    any_position p(start_position(*under("players=2"), 1));
    REQUIRE_FALSE(p.apply("barricade:0.08,0").has_value());
    const std::string text = *p.show();
    CHECK(text.find("[w]") != std::string::npos);
    CHECK(text.find('x') != std::string::npos);
    CHECK(text.find("hand    a 3  b 3\n") != std::string::npos);
    CHECK(text.find("burnt   a 0  b 0\n") != std::string::npos);
    const std::string after = *p.show({false, "v0.5,s60", ""});
    CHECK(after.find(':') != std::string::npos);
    const std::string svg = *p.svg({false, "v0.5,s60", ""});
    CHECK(svg.find("<polyline") != std::string::npos);
    CHECK(svg.find("#1b1b1b") != std::string::npos);
    CHECK(svg.find("#f7f4ee") != std::string::npos);
    CHECK(svg.find("burnt") != std::string::npos);
    // A tilted disc: dashed, and a line to what it is tilted against; between brackets.
    const std::string placed = p.to_move()->index == 0 ? "0.185" : "-0.185";
    const auto tilted = p.judge("{\"placed\":[" + placed +
                                ",0]}\n{\"event\":\"landed\",\"time\":0.4,\"disc\":13,\"other\":3}\n"
                                "{\"event\":\"rest\",\"time\":0.5,\"disc\":13,\"where\":[0.0578,0.0778],"
                                "\"mode\":\"leaning\"}\n");
    REQUIRE(tilted);
    const auto lies = read_position<game>(parse_json(*tilted)["position"].get<std::string>());
    REQUIRE(lies);
    const any_position shown(*lies);
    CHECK(shown.text().find("0.0578,0.0778l+3") != std::string::npos);
    CHECK(shown.show()->find(p.to_move()->index == 0 ? "(a" : "(b") != std::string::npos);
    CHECK(shown.svg()->find("stroke-dasharray=\"5 3\"") != std::string::npos);
    CHECK(shown.svg()->find("<line") != std::string::npos);
}
