// SPDX-License-Identifier: MIT
#include "io/check_notation.hpp"

#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/io/flick/aim_text.hpp>
#include <quintet/io/flick/board_option.hpp>
#include <quintet/io/flick/log_text.hpp>
#include <quintet/io/flick/motion_options.hpp>
#include <quintet/io/flick/ruling_json.hpp>
#include <quintet/io/flick/table_text.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <clocale>
#include <cmath>
#include <limits>
#include <string>

using namespace quintet;

namespace {

std::string number_text(double value)
{
    std::string text;
    flick::write_number(value, text);
    return text;
}

result<double> number_in(std::string_view text)
{
    text_cursor cursor(text);
    result<double> number = flick::read_number(cursor);
    if (number && !cursor.done()) {
        return cursor.fault("more than a number");
    }
    return number;
}

std::string table_text(const flick::table& discs)
{
    std::string text;
    flick::write_table(discs, text);
    return text;
}

result<flick::table_reading> table_in(std::string_view text)
{
    text_cursor cursor(text);
    result<flick::table_reading> read = flick::parse_table(cursor, 2, "CR-4");
    if (read && !cursor.done()) {
        return cursor.fault("more than a table");
    }
    return read;
}

result<flick::aim_reading> aim_in(std::string_view text)
{
    text_cursor cursor(text);
    result<flick::aim_reading> read = flick::parse_aim(cursor);
    if (read && !cursor.done()) {
        return cursor.fault("more than an aim");
    }
    return read;
}

} // namespace

TEST_CASE("numbers read back to the same bits, in few characters, whatever the locale", "[io][flick]")
{
    CHECK(number_text(0.1) == "0.1");
    CHECK(number_text(-3e-5) == "-3e-05");
    CHECK(number_text(-0.0) == "0");
    CHECK_FALSE(std::signbit(*number_in("-0")));
    static_cast<void>(std::setlocale(LC_ALL, "de_DE.UTF-8"));
    random_stream random(1);
    for (int i = 0; i < 50'000; ++i) {
        double value = std::bit_cast<double>(random());
        value = i % 2 == 0 ? random.unit() - 0.5 : value;
        if (!std::isfinite(value)) {
            continue;
        }
        const std::string text = number_text(value);
        CHECK(text.size() <= flick::longest_number);
        CHECK(io_tests::is_plain(text));
        CHECK(std::bit_cast<std::uint64_t>(*number_in(text)) == std::bit_cast<std::uint64_t>(value));
    }
    static_cast<void>(std::setlocale(LC_ALL, "C"));
}

TEST_CASE("what is no number is refused with its place", "[io][flick][bad input]")
{
    struct bad {
        std::string_view text;
        error_code code;
        std::size_t position;
    };
    using enum error_code;
    for (const bad& c : {bad{"", syntax, 0}, bad{"nan", syntax, 0}, bad{"inf", syntax, 0}, bad{"-inf", syntax, 0},
                         bad{"+1", syntax, 0}, bad{".5", syntax, 0}, bad{"1.", syntax, 2}, bad{"1e", syntax, 2},
                         bad{"1e+", syntax, 3}, bad{"0x1", syntax, 1}, bad{"1,5", syntax, 1}, bad{" 1", syntax, 0},
                         bad{"--1", syntax, 0}, bad{"1e999", bad_number, 0}, bad{"-1e999", bad_number, 0}}) {
        INFO(c.text);
        const auto read = number_in(c.text);
        REQUIRE_FALSE(read);
        CHECK(read.error().code == c.code);
        CHECK(read.error().position == c.position);
    }
    CHECK(*number_in("007.50") == 7.5);
    CHECK(*number_in("1e3") == 1000);
}

TEST_CASE("aims are written without what is 0, and read in any order", "[io][flick][CR-6]")
{
    const auto written = [](const flick::aim& a) {
        std::string text;
        flick::write_aim(a, text);
        return text;
    };
    CHECK(written({}) == "v0");
    CHECK(written({.place = -0.2, .reach = 0, .direction = 0.015, .speed = 1.4, .spin = 0}) == "p-0.2,d0.015,v1.4");
    CHECK(written({1, -2, 3, 4, -5}) == "p1,r-2,d3,v4,s-5");
    CHECK(aim_in("v4,s-5,p1,d3,r-2")->value == flick::aim{1, -2, 3, 4, -5});
    CHECK(aim_in("v4,s-5,p1")->place_of(0) == 7);
    CHECK(aim_in("v4,s-5,p1")->place_of(2) == 0);
    random_stream random(2);
    for (int i = 0; i < 1000; ++i) {
        const auto any = [&random] { return random.below(3) == 0 ? 0 : std::ldexp(random.unit() - 0.5, 4); };
        const flick::aim a{any(), any(), any(), any(), any()};
        const std::string text = written(a);
        CHECK(text.size() <= flick::longest_aim);
        CHECK(aim_in(text)->value == a);
    }
    struct bad {
        std::string_view text;
        std::size_t position;
    };
    for (const bad& c : {bad{"", 0}, bad{"p1", 2}, bad{"v", 1}, bad{"v1,", 3}, bad{"v1,v2", 3}, bad{"v1,x2", 3},
                         bad{"v1;p2", 2}, bad{"vnan", 1}, bad{"v1,d+2", 4}}) {
        INFO(c.text);
        REQUIRE_FALSE(aim_in(c.text));
        CHECK(aim_in(c.text).error().position == c.position);
        CHECK(aim_in(c.text).error().code == error_code::syntax);
    }
}

TEST_CASE("discs are read in any order, and written in one", "[io][flick][CR-1]")
{
    CHECK(table_text({}) == "-");
    CHECK(table_in("-")->discs.empty());
    const auto read = table_in("b0.1,0.005+1/a0.1,0/a-0.05,1e-3l/b0.3,0");
    REQUIRE(read);
    CHECK(table_text(read->discs) == "a-0.05,0.001l/a0.1,0/b0.3,0/b0.1,0.005+1");
    CHECK(read->places[0] == 20);
    CHECK(read->places[1] == 13);
    CHECK(read->places[3] == 0);
    CHECK(read->discs[3].layer == 1);
    CHECK(read->discs[0].mode == disc_mode::leaning);
    CHECK_FALSE(read->fault_on(crokinole_board()));
    CHECK(table_in(table_text(read->discs))->discs == read->discs);
    CHECK(table_in("a0,0h/a0,0.1u/b0,0.2w/b0.1,0t/b0,0f")->discs.size() == 5);
    const auto overlapping = table_in("b0.2,0/a0.1,0/a0.1,0.01");
    REQUIRE(overlapping);
    CHECK(overlapping->fault_on(crokinole_board())->position == 14);
}

TEST_CASE("what are no discs is refused with its place", "[io][flick][bad input]")
{
    struct bad {
        std::string_view text;
        error_code code;
        std::size_t position;
    };
    using enum error_code;
    for (const bad& c :
         {bad{"", syntax, 0}, bad{"a0.1,0/", syntax, 7}, bad{"a0.1", syntax, 4}, bad{"a0.1,", syntax, 5},
          bad{"0.1,0", syntax, 0}, bad{"a0.1,0x", syntax, 6}, bad{"a0.1,0+", syntax, 7}, bad{"c0.1,0", bad_position, 0},
          bad{"a0.1,0+0", bad_position, 0}, bad{"a0.1,0+1/b0.1,0+0", bad_position, 0},
          bad{"b0.2,0/a0.1,0+2", bad_position, 7}, bad{"a0.1,0+40", syntax, 7}}) {
        INFO(c.text);
        REQUIRE_FALSE(table_in(c.text));
        CHECK(table_in(c.text).error().code == c.code);
        CHECK(table_in(c.text).error().position == c.position);
    }
    std::string many = "a0,0";
    for (int i = 0; i < 40; ++i) {
        many += "/a0,0";
    }
    CHECK(table_in(many).error().code == limit_reached);
}

TEST_CASE("logs of random shots read back to equal events", "[io][flick][log]")
{
    random_stream random(3);
    for (const auto& board : {crokinole_board(), target_board()}) {
        for (int i = 0; i < 100; ++i) {
            flick::scene scene;
            disc d;
            d.radius = board.disc_radius;
            d.position = board.start_areas[0].radius * board.start_areas[0].facing;
            REQUIRE(scene.add(board, d));
            while (scene.size() < 12) {
                d.position = 0.8 * board.surface_radius * random.unit() * unit_vector(2 * pi * random.unit());
                d.mode = scene.size() % 3 == 2 ? disc_mode::upright : disc_mode::flat;
                static_cast<void>(scene.add(board, d));
            }
            shot_log<flick::capacity> log;
            const shot flick{0, -scene.position(0), 3 * random.unit()};
            REQUIRE(simulate(board, scene, flick, log));
            const quintet::flick::log_start start{scene.position(0), seat{2}, 7, i % 2 == 0};
            std::string text;
            quintet::flick::write_log(start, log.events(), text);
            const auto read = quintet::flick::parse_log(text);
            REQUIRE(read);
            CHECK(read->start == start);
            CHECK(std::ranges::equal(read->events, log.events()));
            for (std::size_t k = 0; k < read->lines.size(); ++k) {
                CHECK(read->lines[k] == k + 2);
            }
        }
    }
}

TEST_CASE("a log that somebody else wrote may leave out what no judge needs", "[io][flick][log]")
{
    const auto read =
        flick::parse_log("\n{\"placed\":[0.3048,0],\"x_camera\":4}\r\n"
                         "\n"
                         "{\"event\":\"contact\",\"time\":0.1,\"disc\":1,\"other\":0,\"impulse\":1}\n"
                         "{\"event\":\"rest\",\"time\":1,\"disc\":1,\"where\":[0.1,0],\"mode\":\"leaning\"}");
    REQUIRE(read);
    CHECK(read->start == flick::log_start{{0.3048, 0}});
    REQUIRE(read->events.size() == 2);
    CHECK(read->events[0].kind == shot_event_kind::contact);
    CHECK(read->events[1].mode == disc_mode::leaning);
    CHECK(read->lines == std::vector<std::size_t>{4, 5});
    CHECK(read->at_line({error_code::bad_record, {}, 1, ""}).position == 5);
    CHECK(read->at_line({error_code::bad_record, {}, 2, ""}).position == 6);
    CHECK(read->at_line({error_code::illegal_move, {}, error::nowhere, ""}).position == 2);
}

TEST_CASE("what is no log is refused with its line and the reason", "[io][flick][log][bad input]")
{
    struct bad {
        std::string_view text;
        std::size_t line;
        std::string_view reason;
    };
    for (const bad& c :
         {bad{"", 1, "placed"},
          bad{"\n\n", 3, "placed"},
          bad{"{}", 1, "placed"},
          bad{"[]", 1, "object"},
          bad{"{\"placed\":[1]}", 1, "two numbers"},
          bad{"{\"placed\":[1,null]}", 1, "two numbers"},
          bad{"{\"placed\":[1,2],\"seat\":\"z\"}", 1, "seat"},
          bad{"{\"placed\":[1,2],\"seat\":1}", 1, "seat"},
          bad{"{\"placed\":[1,2],\"picked\":-1}", 1, "whole"},
          bad{"{\"placed\":[1,2],\"picked\":255}", 1, "whole"},
          bad{"{\"placed\":[1,2],\"struck\":\"lower\"}", 1, "struck"},
          bad{"{\"placed\":[1,2],\"plcked\":1}", 1, "member"},
          bad{"{\"placed\":[1,2]}\nrest", 2, "JSON"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"rest\",\"time\":1}", 2, "disc"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"rests\",\"time\":1,\"disc\":0}", 2, "kind"},
          bad{"{\"placed\":[1,2]}\n{\"event\":7,\"time\":1,\"disc\":0}", 2, "kind"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"fall\",\"time\":\"1\",\"disc\":0}", 2, "number"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"fall\",\"time\":1,\"disc\":0.5}", 2, "whole"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"rest\",\"time\":1,\"disc\":0}", 2, "where"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"contact\",\"time\":1,\"disc\":0}", 2, "other"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"line\",\"time\":1,\"disc\":0,\"other\":0}", 2, "part"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"line\",\"time\":1,\"disc\":0,\"other\":0,\"part\":\"x\"}", 2, "part"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"fall\",\"time\":1,\"disc\":0,\"outward\":1}", 2, "true"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"fall\",\"time\":1,\"disc\":0,\"mode\":\"sad\"}", 2, "lie"},
          bad{"{\"placed\":[1,2]}\n{\"event\":\"fall\",\"time\":1,\"disc\":0,\"wher\":[0,0]}", 2, "member"}}) {
        INFO(c.text);
        const auto read = flick::parse_log(c.text);
        REQUIRE_FALSE(read);
        CHECK(read.error().code == error_code::syntax);
        CHECK(read.error().position == c.line);
        CHECK(read.error().message.find(c.reason) != std::string_view::npos);
    }
    CHECK(flick::parse_log(std::string(flick::longest_log + 1, ' ')).error().code == error_code::too_long);
}

TEST_CASE("a ruling in JSON has its verdict, clause, disc and side", "[io][flick]")
{
    const flick::ruling about{flick::verdict::removed, "CR-14", 3, 1, "it touches the line"};
    CHECK(json_line(flick::ruling_json(about)) ==
          R"({"verdict":"removed","clause":"CR-14","disc":3,"side":"b","message":"it touches the line"})");
    CHECK(flick::ruling_json(flick::ruling())["disc"].is_null());
    for (int v = 0; v <= static_cast<int>(flick::verdict::scored); ++v) {
        CHECK_FALSE(name_of(static_cast<flick::verdict>(v)).empty());
    }
}

namespace {

struct made_up_options {
    disc_board<> board = crokinole_board();
    motion_parameters motion{};
};

} // namespace

TEST_CASE("every constant of the motion is an option that reads back", "[io][flick][ST-20]")
{
    constexpr auto& table = flick::motion_options<&made_up_options::motion>;
    // As many as motion_parameters has members but the time limit: 22 reals, the level of spin, the limit of events.
    STATIC_CHECK(table.size() == 24);
    random_stream random(4);
    for (const auto& entry : table) {
        INFO(entry.name);
        made_up_options changed;
        if (entry.values == "REAL") {
            std::string text;
            flick::write_number(random.unit(), text);
            REQUIRE(entry.read(entry, changed, text));
            std::string again;
            entry.write(entry, changed, again);
            CHECK(again == text);
            CHECK_FALSE(changed.motion == motion_parameters{});
            REQUIRE(entry.read(entry, changed, "none"));
            again.clear();
            entry.write(entry, changed, again);
            CHECK(again == "none");
        } else {
            REQUIRE(entry.read(entry, changed, entry.name == "spin" ? "full" : "17"));
            CHECK_FALSE(changed.motion == motion_parameters{});
        }
        for (const char* bad : {"", "x", "1x", "nan", "+1", "-"}) {
            CHECK_FALSE(entry.read(entry, changed, bad));
        }
        // The entry writes the default as what it reads back as the default.
        std::string usual;
        entry.write(entry, made_up_options{}, usual);
        REQUIRE(entry.read(entry, changed, usual));
        CHECK(changed.motion == motion_parameters{});
        for (const auto& other : table) {
            CHECK((&other == &entry || other.name != entry.name));
        }
    }
}

TEST_CASE("a board of one's own is an option that reads back", "[io][flick][CR-1][ST-2]")
{
    constexpr auto entry =
        flick::board_option<&made_up_options::board, &flick::crokinole_boards>("standard|BOARD", "CR-1");
    made_up_options options;
    std::string text;
    entry.write(entry, options, text);
    CHECK(text == "standard");
    options.board = target_board();
    text.clear();
    entry.write(entry, options, text);
    CHECK(io_tests::is_plain(text));
    CHECK(text.find_first_of(",:=") == std::string::npos);
    CHECK(text.size() <= flick::longest_board<16>);
    made_up_options read;
    REQUIRE(entry.read(entry, read, text));
    CHECK(read.board == target_board());
    text.clear();
    flick::write_board(crokinole_board(), text);
    REQUIRE(entry.read(entry, read, text));
    CHECK(read.board == crokinole_board());
    for (const std::string bad :
         {"", "x1", "s", "s1_", "s1_c1/2", "s1_c1/2/3/4", "s1_c1/2/0.5", "s1_l1/2/3/4", "s1 "}) {
        INFO(bad);
        CHECK_FALSE(entry.read(entry, read, bad));
    }
    std::string many = "s1";
    for (int i = 0; i < 17; ++i) {
        many += "_t0/0";
    }
    CHECK_FALSE(entry.read(entry, read, many));
    CHECK(read.board == crokinole_board());
}
