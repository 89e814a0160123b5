// SPDX-License-Identifier: MIT
#include "io/check_notation.hpp"
#include "io/flick/check_judge.hpp"

#include <quintet/io/any_position.hpp>
#include <quintet/io/crokinole/explanation.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace quintet;
using crokinole::game;
using crokinole::options;

namespace {

result<game> under(std::string_view text) { return read_options<game>(text); }

error position_error(std::string_view body, std::string_view given = "preset=club")
{
    const std::string text = "crokinole:" + std::string(given) + ":" + std::string(body);
    INFO(text);
    const auto read = read_position<game>(text);
    REQUIRE_FALSE(read);
    error why = read.error();
    why.position -= text.size() - body.size();
    return why;
}

error move_error(std::string_view position, std::string_view move)
{
    const auto p = read_position<game>(position);
    REQUIRE(p);
    const auto read = read_move(p->rules, p->state, move);
    INFO(move);
    REQUIRE_FALSE(read);
    return read.error();
}

constexpr std::string_view fresh = "crokinole:preset=club:-:10.10:0.0:0.0:0:a:a";

} // namespace

TEST_CASE("texts of crokinole read back in every option", "[io][crokinole][CR-4][CR-21]")
{
    std::uint64_t seed = 10;
    for (const char* text :
         {"preset=club", "preset=nca", "preset=club,players=3", "preset=club,players=4",
          "preset=nca,players=4,teams=yes", "preset=club,players=4,teams=yes,discs=10", "preset=club,discs=1",
          "preset=club,own_first=allowed,fouled_discs=all", "preset=club,illegal_shot=struck,open_board=touching",
          "preset=club,line_crossing=clean,round_score=totals,target=250", "preset=nca,rounds=1,discs=2,target=none",
          "preset=nca,shot_grid=coarse,spin=carried", "preset=club,board_friction=0.2,maximum_speed=3",
          "preset=club,event_limit=2"}) {
        INFO(text);
        const auto rules = under(text);
        REQUIRE(rules);
        io_tests::check_notation(*rules, ++seed, 6);
        io_tests::check_judge(*rules, seed, 24);
    }
}

TEST_CASE("a preset sets its own options, and the text says what differs", "[io][crokinole][CR-21]")
{
    CHECK(options_text(*game::with(crokinole::with_preset({}, crokinole::preset::nca))) == "preset=nca");
    CHECK(under("preset=nca")->options().rounds == 4);
    CHECK(under("own_first=foul,preset=nca")->options().own_first == crokinole::own_first_rule::foul);
    CHECK(options_text(*under("own_first=foul,preset=nca")) == "preset=nca,own_first=foul");
    CHECK(under("preset=nca,target=100,rounds=none,players=4,teams=yes"));
    CHECK(under("preset=ncaa").error().position == 7);
    CHECK(under("preset=nca,preset=club").error().code == error_code::syntax);
    CHECK(under("preset=club,target=none").error().clause == clause("CR-19"));
    CHECK(under("preset=club,teams=yes").error().clause == clause("CR-4"));
    CHECK(under("preset=club,gravity=nan").error().code == error_code::unknown_name);
    CHECK(under("preset=club,gravity=0").error().clause == clause("ST-20"));
    CHECK(under("preset=club,board=s1").error().code == error_code::bad_option);
}

TEST_CASE("another board and motion are in the text of a position", "[io][crokinole][CR-1]")
{
    options o;
    o.board.ditch_width = 0.07;
    o.board.posts.clear();
    o.motion.board_friction = 0.1;
    o.motion.spin = spin_level::full;
    const auto rules = game::with(o);
    REQUIRE(rules);
    io_tests::check_judge(*rules, 3, 30);
    const std::string text = position_text(start_position(*rules, 1));
    CHECK(text.starts_with("crokinole:preset=club,board=s0.3302_c0.3048/0.0015875/5_"));
    CHECK(text.find(",board_friction=0.1,spin=full:") != std::string::npos);
    const any_position p(start_position(*rules, 1));
    CHECK(p.svg()->ends_with("</svg>\n"));
}

TEST_CASE("the longest texts are within the bounds", "[io][crokinole]")
{
    options o = crokinole::with_preset({}, crokinole::preset::nca);
    const auto odd = [](double about) { return about * 1.000000000000123; };
    o.target = 1'000'000;
    o.rounds = 10'000;
    o.players = 4;
    o.discs = 10;
    o.shot_grid = flick::shot_grid::coarse;
    disc_board<>& board = o.board;
    while (!board.lines.full()) {
        board.lines.push_back({{odd(-0.1), odd(-0.1)}, {odd(0.2), odd(-0.1)}, odd(1e-100)});
    }
    while (!board.posts.full()) {
        const double n = static_cast<double>(board.posts.size());
        board.posts.push_back({{odd(-0.2), odd(-0.1 + 0.01 * n)}, odd(0.0000012)});
    }
    const auto rules = game::with(o);
    INFO((rules ? std::string_view() : rules.error().message));
    REQUIRE(rules);
    random_stream random(1);
    auto s = rules->start(random);
    for (int i = 0; i < 39; ++i) {
        rules->apply(s, rules->sample(s, random));
    }
    io_tests::check_position_text(*rules, s);
}

TEST_CASE("positions of crokinole that are none say where and why", "[io][crokinole][bad input]")
{
    using enum error_code;
    struct bad {
        std::string_view body;
        error_code code;
        std::size_t position;
        std::string_view clause;
    };
    for (const bad& c : {bad{"", syntax, 0, ""},
                         bad{"-", syntax, 1, ""},
                         bad{"-:10:0.0:0.0:0:a:a", syntax, 4, ""},
                         bad{"-:10.10:0:0.0:0:a:a", syntax, 9, ""},
                         bad{"-:10.10:0.0:0.0:0:a", syntax, 19, ""},
                         bad{"-:10.10:0.0:0.0:0:a:g", syntax, 20, ""},
                         bad{"-:10.10:0.0:0.0:0:a:a:", syntax, 21, ""},
                         bad{"-:10.10:0.0:0.0:00:a:a", syntax, 16, ""},
                         bad{"-:10.10:0.0:0.-1:0:a:a", syntax, 14, ""},
                         bad{"-:11.10:0.0:0.0:0:a:a", bad_position, 2, "CR-4"},
                         bad{"-:256.10:0.0:0.0:0:a:a", syntax, 2, ""},
                         bad{"-:10.10:0.0:0.0:0:c:a", bad_position, 18, "CR-5"},
                         bad{"-:9.10:0.0:0.0:0:a:a", bad_position, 17, "CR-5"},
                         bad{"-:10.8:0.0:0.0:0:b:b", bad_position, 17, "CR-5"},
                         bad{"-:10.10:1.0:0.0:0:a:a", bad_position, 2, "CR-4"},
                         bad{"-:10.10:0.0:1.0:0:a:a", bad_position, 12, "CR-18"},
                         bad{"-:10.10:0.0:120.0:2:a:a", bad_position, 12, "CR-19"},
                         bad{"-:0.0:0.0:20.0:2:a:a", bad_position, 10, "CR-19"},
                         bad{"a0.1,0/a0.1,0.01:9.9:0.0:0.0:0:a:a", bad_position, 7, "CR-7"},
                         bad{"c0.1,0:9.9:0.0:0.0:0:a:a", bad_position, 0, "CR-4"},
                         bad{"b0.3,0:9.9:0.0:0.0:0:a:a", bad_position, 0, "CR-14"},
                         bad{"b0,0:9.9:0.0:0.0:0:a:a", bad_position, 0, "CR-16"},
                         bad{"b0.2,0l:9.9:0.0:0.0:0:a:a", bad_position, 0, "CR-16"},
                         bad{"b1e999,0:9.9:0.0:0.0:0:a:a", bad_number, 1, ""}}) {
        const error why = position_error(c.body);
        CHECK(why.code == c.code);
        CHECK(why.position == c.position);
        CHECK(why.clause.name() == c.clause);
    }
    CHECK(read_position<game>(std::string(1'000'000, 'a')).error().code == too_long);
}

TEST_CASE("moves that are none say where and why", "[io][crokinole][CR-6][CR-7][bad input]")
{
    using enum error_code;
    using io_tests::bad_move;
    const auto p = read_position<game>(fresh).value();
    for (const bad_move& c :
         {bad_move{"", syntax, 0, ""}, bad_move{"p0", syntax, 2, ""}, bad_move{"v1 ", syntax, 2, ""},
          bad_move{"v-1", illegal_move, 0, "CR-7"}, bad_move{"d0.1,v11", illegal_move, 5, "CR-7"},
          bad_move{"v1,p0.75", illegal_move, 3, "CR-6"}, bad_move{"v1,r0.02", illegal_move, 3, "CR-6"},
          bad_move{"v1,p4", illegal_move, 3, "CR-7"}, bad_move{"d-4,v1", illegal_move, 0, "CR-7"},
          bad_move{"v1,s1001", illegal_move, 3, "CR-7"}, bad_move{"vinf", syntax, 1, ""}}) {
        io_tests::check_bad_move(p, c);
    }
    CHECK(move_error(fresh, std::string(1000, 'v')).code == too_long);
}

TEST_CASE("logs that cannot be, or do not fit, are refused with line, reason and clause",
          "[io][crokinole][log][bad input]")
{
    const auto p = *read_position<game>("crokinole:preset=club:b0.15,0:10.9:0.0:0.0:0:b:a");
    using enum error_code;
    constexpr std::string_view start = "{\"placed\":[0.3048,0]}\n";
    const auto whole = [&](std::string_view rest) { return std::string(start) + std::string(rest); };
    const auto check = [&](const std::string& log, error_code code, std::size_t line, std::string_view broken) {
        INFO(log);
        const auto judged = judge_json(p.rules, p.state, log);
        REQUIRE_FALSE(judged);
        CHECK(judged.error().code == code);
        CHECK(judged.error().position == line);
        CHECK(judged.error().clause.name() == broken);
        CHECK_FALSE(judged.error().message.empty());
    };
    constexpr std::string_view hit = "{\"event\":\"contact\",\"time\":0.2,\"disc\":1,\"other\":0,\"impulse\":0.004}\n";
    constexpr std::string_view rest_1 = "{\"event\":\"rest\",\"time\":0.5,\"disc\":1,\"where\":[0.2,0]}\n";
    constexpr std::string_view rest_0 = "{\"event\":\"rest\",\"time\":0.6,\"disc\":0,\"where\":[0.09,0]}\n";
    const std::string good = whole(std::string(hit) + std::string(rest_1) + std::string(rest_0));
    const auto judged = judge_json(p.rules, p.state, good);
    REQUIRE(judged);
    CHECK(json::parse(*judged)["position"] == "crokinole:preset=club:a0.2,0/b0.09,0:9.9:0.0:0.0:0:b:b");

    check("", syntax, 1, "");
    check("{\"placed\":[0.2,0]}\n", illegal_move, 1, "CR-6");
    check("{\"placed\":[0,0.3048]}\n", illegal_move, 1, "CR-6");
    check("{\"placed\":[0.3048,0],\"seat\":\"b\"}\n", illegal_move, 1, "CR-5");
    check("{\"placed\":[0.3048,0],\"picked\":0}\n", illegal_move, 1, "CR-6");
    check("{\"placed\":[0.3048,0],\"struck\":\"upper\"}\n", illegal_move, 1, "CR-6");
    // A contact after rest, an unknown disc, times out of order, a disc captured twice.
    check(good + "{\"event\":\"contact\",\"time\":0.7,\"disc\":1,\"other\":0,\"impulse\":0.1}\n", bad_record, 5,
          "CR-7");
    check(whole("{\"event\":\"contact\",\"time\":0.1,\"disc\":1,\"other\":2,\"impulse\":0.1}\n"), bad_record, 2,
          "CR-7");
    check(whole(std::string(hit) + "{\"event\":\"rest\",\"time\":0.1,\"disc\":1,\"where\":[0.2,0]}\n"), bad_record, 3,
          "CR-7");
    check(whole("{\"event\":\"capture\",\"time\":0.4,\"disc\":1}\n{\"event\":\"capture\",\"time\":0.5,\"disc\":1}\n"),
          bad_record, 3, "CR-7");
    check(whole(std::string(hit) + std::string(rest_1)), bad_record, 4, "CR-7");
    check(whole("{\"event\":\"rest\",\"time\":0.5,\"disc\":1,\"where\":[0.151,0]}\n"), bad_record, 3, "CR-7");
    check(whole("{\"event\":\"rest\",\"time\":1e999,\"disc\":1,\"where\":[0.2,0]}\n"), syntax, 2, "");

    const auto over = *read_position<game>("crokinole:preset=club:-:0.0:5.0:100.0:1:a:a");
    CHECK(judge_json(over.rules, over.state, good).error().clause == clause("CR-19"));
}

TEST_CASE("pictures of crokinole show discs, hands, cups, ditch and the last shot", "[io][crokinole][picture]")
{
    any_position p(*read_position<game>("crokinole:preset=club:a-0.2,0.05/b0.15,0:9.9:0.0:0.0:0:a:a"));
    const std::string text = *p.show();
    CHECK(text.find("hand    a 9  b 9\n") != std::string::npos);
    CHECK(text.find("cup     a 0  b 0\n") != std::string::npos);
    CHECK(text.find("ditch   a 0  b 0\n") != std::string::npos);
    CHECK(text.find("to move") != std::string::npos);
    const picture_wish shot{false, "v1.6", ""};
    const std::string after = *p.show(shot);
    CHECK(after.find('A') != std::string::npos); // the disc shot last
    CHECK(after.find(':') != std::string::npos); // its way
    const std::string svg = *p.svg(shot);
    CHECK(svg.find("<polyline") != std::string::npos);
    CHECK(svg.find("stroke-dasharray") != std::string::npos);
    CHECK(svg.find("to move") != std::string::npos);
    CHECK(svg.find("ditch") != std::string::npos);
    CHECK(p.svg({false, "", "v"})->find("#1d7a3a") != std::string::npos); // marked
    CHECK_FALSE(p.show({false, "v-1", ""}));
}

TEST_CASE("an explanation has the rulings, what a round scored, and the log", "[io][crokinole][CR-17][CR-18]")
{
    // b's last shot of the round: the open hole.
    const auto p = *read_position<game>("crokinole:preset=club:a0.05,0.05:0.1:0.0:0.0:0:a:b");
    const auto legal = json::parse(*explain_json(p.rules, p.state, "p0.1,v0.5"));
    CHECK(legal.at("rulings")[0].at("verdict") == "foul");
    CHECK(legal.at("rulings")[0].at("clause") == "CR-10");
    CHECK(legal.at("round").at("counted") == json{{"a", 15}, {"b", 0}});
    CHECK(legal.at("round").at("scored") == json{{"a", 15}, {"b", 0}});
    CHECK(legal.at("log")[0].contains("placed"));
    CHECK(legal.at("log").back().at("event") == "rest");
    CHECK(legal.at("duration").get<double>() > 0);
}

TEST_CASE("a whole game to 100 in a record replays to the same bits", "[io][crokinole][record][CR-19]")
{
    io_tests::check_whole_game(*under("preset=club"), {"greedy@expert", "random@club"}, 4, "CR-19");
}

TEST_CASE("bots have hands in flick games", "[io][crokinole][bot]") { io_tests::check_hands<game>(); }
