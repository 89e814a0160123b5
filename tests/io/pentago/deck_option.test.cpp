// SPDX-License-Identifier: MIT
#include <quintet/io/pentago_triple.hpp>
#include <quintet/io/position.hpp>
#include <quintet/io/record.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

using namespace quintet;
using triple = pentago_triple::game;

TEST_CASE("a deck given as an option keeps its fault's reason and place", "[io][pentago_triple][PT-13]")
{
    struct bad {
        std::string_view deck;
        error_code code;
        std::size_t at;
        std::string_view message;
    };
    constexpr std::string_view twice = "the same pattern comes twice, read from either end";
    constexpr std::string_view length = "a pattern has 3 to 6 colours";
    constexpr std::string_view missing = "a card is missing: cards are joined by single '/'";
    constexpr std::string_view unknown = "neither standard, triples or quadruples, nor cards of the letters b, y and r";
    constexpr std::array cases{
        bad{"byr/ryb", error_code::bad_option, 4, twice},     bad{"byr/yyy/byr", error_code::bad_option, 8, twice},
        bad{"byr/by", error_code::bad_option, 4, length},     bad{"byr/bbbbbbb", error_code::bad_option, 10, length},
        bad{"byr//yyy/", error_code::syntax, 4, missing},     bad{"byr/yyy/", error_code::syntax, 8, missing},
        bad{"/byr", error_code::syntax, 0, missing},          bad{"", error_code::syntax, 0, missing},
        bad{"byr/bgr", error_code::unknown_name, 5, unknown}, bad{"standart", error_code::unknown_name, 0, unknown},
        bad{"bbB", error_code::unknown_name, 2, unknown}};
    for (const bad& c : cases) {
        CAPTURE(c.deck);
        const std::string before = "players=2,deck=";
        const auto options = read_options<triple>(before + std::string(c.deck));
        REQUIRE_FALSE(options);
        CHECK(options.error().code == c.code);
        CHECK(options.error().position == before.size() + c.at);
        CHECK(options.error().clause.name() == "PT-13");
        CHECK(options.error().message == c.message);
        const std::string head = "pentago_triple:";
        const auto position = read_position<triple>(head + before + std::string(c.deck) + ":6/6/6/6/6/6:byr:ab:a:-");
        REQUIRE_FALSE(position);
        CHECK(position.error().position == head.size() + before.size() + c.at);
        CHECK(position.error().message == c.message);
    }
    CHECK(read_options<triple>("players=4,deck=byr/yyy").error().clause.name() == "PT-2");
    CHECK(read_options<triple>("deck=byr/yyy,double_claim=three").error().message == "the option has no such value");
    CHECK(read_options<triple>("deck=byr/yyy"));
}

TEST_CASE("who begins is an option, told in every text", "[io][pentago_triple][PT-2]")
{
    const auto rules = read_options<triple>("start=drawn,players=3");
    REQUIRE(rules);
    CHECK(rules->options().start == pentago_triple::start_rule::drawn);
    CHECK(options_text(*rules) == "players=3,start=drawn");
    CHECK(options_text(*read_options<triple>("start=first")) == "players=2");
    CHECK(read_options<triple>("start=second").error().clause.name() == "PT-2");
    CHECK(rules_digest(*rules) != rules_digest(*read_options<triple>("players=3")));

    const std::string begun = "pentago_triple:players=3,start=drawn:6/6/6/6/6/6:byr/yyy:abc:c:-";
    const auto p = read_position<triple>(begun);
    REQUIRE(p);
    CHECK(position_text(p->rules, p->state) == begun);
    CHECK(p->rules.to_move(p->state) == seat{2});
}
