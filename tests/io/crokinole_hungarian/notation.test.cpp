// SPDX-License-Identifier: MIT
#include "io/check_notation.hpp"
#include "io/flick/check_judge.hpp"

#include <quintet/io/any_position.hpp>
#include <quintet/io/crokinole_hungarian/explanation.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace quintet;
using crokinole_hungarian::game;
using crokinole_hungarian::options;

namespace {

result<game> under(std::string_view text) { return read_options<game>(text); }

error position_error(std::string_view given, std::string_view body)
{
    const std::string text = "crokinole_hungarian:" + std::string(given) + ":" + std::string(body);
    INFO(text);
    const auto read = read_position<game>(text);
    REQUIRE_FALSE(read);
    error why = read.error();
    why.position -= text.size() - body.size();
    return why;
}

position<game> at(std::string_view text)
{
    const auto p = read_position<game>(text);
    INFO(text << '\n' << (p ? std::string_view() : p.error().message));
    REQUIRE(p);
    return *p;
}

constexpr std::string_view lots = ":0123456789abcdef";

} // namespace

TEST_CASE("texts of the Hungarian page read back in every format and option", "[io][crokinole_hungarian][HU-1]")
{
    std::uint64_t seed = 20;
    for (const char* text :
         {"format=leisure", "format=tournament", "format=pairs", "format=tactical_pairs", "format=four_singles",
          "format=hussar", "format=darts", "format=leisure,scoring=difference,target=40,discs=3",
          "format=tournament,free_carom=inside,free_shot_foul=shot_and_touched,discs=2",
          "format=four_singles,scoring=match_points,discs=1", "format=hussar,discs=12,scoring=totals",
          "format=darts,target=20,legs=1,sets=1", "format=pairs,shot_grid=coarse,spin=full,disc_restitution=0.9",
          "format=leisure,event_limit=2", "format=hussar,event_limit=3"}) {
        INFO(text);
        const auto rules = under(text);
        REQUIRE(rules);
        io_tests::check_notation(*rules, ++seed, 5);
        io_tests::check_judge(*rules, seed, 30);
    }
}

TEST_CASE("a format sets its own options, and the text says what differs", "[io][crokinole_hungarian][HU-1]")
{
    using crokinole_hungarian::format;
    for (int f = 0; f <= static_cast<int>(format::darts); ++f) {
        const auto rules = game::with(crokinole_hungarian::preset(static_cast<format>(f)));
        REQUIRE(rules);
        const std::string text = options_text(*rules);
        CHECK(text.starts_with("format="));
        CHECK(text.find(',') == std::string::npos);
        CHECK(under(text).value() == *rules);
    }
    CHECK(options_text(*under("discs=6,format=tournament,scoring=totals")) ==
          "format=tournament,scoring=totals,discs=6");
    CHECK(under("format=darts,target=301").error().clause == clause("HU-23"));
    CHECK(under("format=hussar,discs=7").error().clause == clause("HU-21"));
    CHECK(under("format=leisure,scoring=3").error().code == error_code::unknown_name);
    CHECK(under("format=leisure,legs=0").error().clause == clause("HU-25"));
}

TEST_CASE("choices that a format does not give are refused at their place",
          "[io][crokinole_hungarian][HU-19][HU-21][HU-24]")
{
    using enum error_code;
    using io_tests::bad_move;
    const auto leisure = start_position(*under("format=leisure"), 1);
    for (const bad_move& c :
         {bad_move{"v1:partner", illegal_move, 3, "HU-19"}, bad_move{"v1:pick0", illegal_move, 3, "HU-24"},
          bad_move{"v1:upper", illegal_move, 3, "HU-21"}, bad_move{"v1:pick", syntax, 3, ""},
          bad_move{"v1:pick255", syntax, 3, ""}, bad_move{"v1:pick01", syntax, 3, ""}, bad_move{"v1:", syntax, 3, ""},
          bad_move{"v1:uppe", syntax, 3, ""}, bad_move{"v1:upper:upper", syntax, 9, ""},
          bad_move{"r0.1,v1", illegal_move, 0, "HU-3"}, bad_move{"v-1", illegal_move, 0, "CR-7"},
          bad_move{"p0.75,v1", illegal_move, 0, "HU-3"}, bad_move{"v1,", syntax, 3, ""}, bad_move{"", syntax, 0, ""}}) {
        io_tests::check_bad_move(leisure, c);
    }
    const auto tactical = start_position(*under("format=tactical_pairs"), 1);
    CHECK(read_move(tactical.rules, tactical.state, "v1:partner"));
    CHECK(move_text(tactical.rules, *read_move(tactical.rules, tactical.state, "v1:partner")) == "v1:partner");
    const auto hussar = start_position(*under("format=hussar"), 1);
    CHECK(read_move(hussar.rules, hussar.state, "v1,p0.1:upper"));
    io_tests::check_bad_move(hussar, {"v1:partner", illegal_move, 3, "HU-19"});
    // A finishing shot with all five discs on the board: one of them must be picked up.
    const auto darts =
        at("crokinole_hungarian:format=darts:a-0.05,0/a0,0.1/a0,0.05/a0.05,0/a0.1,0:0.5:0.0:400.0:0.0:0.0:a:a" +
           std::string(lots));
    io_tests::check_bad_move(darts, {"v1", illegal_move, 0, "HU-24"});
    io_tests::check_bad_move(darts, {"v1:pick5", illegal_move, 3, "HU-24"});
    CHECK(read_move(darts.rules, darts.state, "v1:pick4"));
}

TEST_CASE("positions of the Hungarian page that are none say where and why", "[io][crokinole_hungarian][bad input]")
{
    using enum error_code;
    struct bad {
        std::string_view given;
        std::string body;
        error_code code;
        std::size_t position;
        std::string_view clause;
    };
    const std::string l(lots);
    for (const bad& c :
         {bad{"format=leisure", "", syntax, 0, ""}, bad{"format=leisure", "-:12.12:0.0:0.0:0.0:0:a:a", syntax, 25, ""},
          bad{"format=leisure", "-:12.12:0.0:0.0:0.0:0:a:a:0123", syntax, 30, ""},
          bad{"format=leisure", "-:12.12:0.0:0.0:0.0:0:a:a:0123456789ABCDEF", syntax, 36, ""},
          bad{"format=leisure", "-:12.12:0.0:0.0:0.0:0:a:a" + l + "0", syntax, 42, ""},
          bad{"format=leisure", "-:13.12:0.0:0.0:0.0:0:a:a" + l, bad_position, 2, "HU-1"},
          bad{"format=leisure", "-:12.12:0.0:0.0:0.0:0:a:b" + l, bad_position, 22, "HU-2"},
          bad{"format=leisure", "a0.3,0:11.12:0.0:0.0:0.0:0:a:b" + l, bad_position, 0, "HU-14"},
          bad{"format=leisure", "a0.1,0u:11.12:0.0:0.0:0.0:0:a:b" + l, bad_position, 0, "HU-12"},
          bad{"format=leisure", "c0.1,0:11.12:0.0:0.0:0.0:0:a:b" + l, bad_position, 0, "HU-1"},
          bad{"format=leisure", "a0.1,0/a0.1,0:10.11:0.0:0.0:0.0:0:a:b" + l, bad_position, 7, "CR-7"},
          bad{"format=hussar", "-:7.8:0.0:0.0:0.0:0:a:b" + l, bad_position, 2, "HU-21"},
          bad{"format=darts", "-:5.0:0.0:0.0:0.0:0:a:a" + l, syntax, 19, ""},
          bad{"format=darts", "-:5.5:0.0:7.0:0.0:0.0:a:a" + l, bad_position, 10, "HU-23"}}) {
        const error why = position_error(c.given, c.body);
        CHECK(why.code == c.code);
        CHECK(why.position == c.position);
        CHECK(why.clause.name() == c.clause);
    }
    CHECK(read_position<game>(std::string(1'000'000, 'a')).error().code == too_long);
}

TEST_CASE("a judge is told who shot, with which disc, and what was struck", "[io][crokinole_hungarian][log]")
{
    // Tactical pairs: seat a is to move, and c shoots in its place, from its own quadrant.
    auto p = start_position(*under("format=tactical_pairs"), 1);
    while (p.rules.to_move(p.state) != seat{0}) {
        p = start_position(p.rules, p.state.setup().lots.bits());
    }
    const auto explained = json::parse(*explain_json(p.rules, p.state, "v0.1:partner"));
    CHECK(explained.at("log")[0].at("seat") == "c");
    CHECK(explained.at("log")[0].at("placed")[0].get<double>() < 0);
    const std::string log = io_tests::log_of(explained);
    CHECK(json::parse(*judge_json(p.rules, p.state, log)).at("position") == explained.at("position"));
    std::string other = log;
    other.replace(other.find("\"seat\":\"c\""), 10, "\"seat\":\"b\"");
    const auto refused = judge_json(p.rules, p.state, other);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().clause == clause("HU-2"));
    CHECK(refused.error().position == 1);
}

TEST_CASE("pictures of the Hungarian game show stacked discs and what lies elsewhere",
          "[io][crokinole_hungarian][picture]")
{
    any_position p(at("crokinole_hungarian:format=leisure:a0.05,0/b-0.15,0.05/b0.055,0+0:10.9:1.0:0.0:0.0:0:b:a" +
                      std::string(lots)));
    const std::string text = *p.show();
    CHECK(text.find("b^") != std::string::npos);
    CHECK(text.find("hand    a 10  b 9\n") != std::string::npos);
    CHECK(text.find("cup     a 1  b 0\n") != std::string::npos);
    CHECK(text.find("ditch   a 0  b 1\n") != std::string::npos);
    CHECK(p.svg({false, "v1.2", ""})->find("<polyline") != std::string::npos);
}

TEST_CASE("a whole tournament match in a record replays to the same bits", "[io][crokinole_hungarian][record][HU-18]")
{
    io_tests::check_whole_game(*under("format=tournament"), {"greedy@expert", "random@club"}, 5, "HU-18");
}

TEST_CASE("bots have hands in flick games", "[io][crokinole_hungarian][bot]") { io_tests::check_hands<game>(); }
