// SPDX-License-Identifier: MIT
#include "games/pentago_triple/support.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

using namespace pentago_triple_testing;
using quintet::error_code;

TEST_CASE("the default deck has all 18 triples and two quadruples", "[pentago_triple][PT-1][PT-13]")
{
    const deck cards;
    REQUIRE(cards.size() == 20);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        CHECK(cards[i].size() == (i < 18 ? 3U : 4U));
        for (std::size_t j = 0; j < i; ++j) {
            CHECK_FALSE(cards[i].same_card(cards[j]));
        }
    }
    CHECK(deck::triples().size() == 18);
    CHECK(deck::quadruples().size() == 45);
    std::set<pattern> seen;
    const deck quadruples = deck::quadruples();
    for (const pattern p : quadruples.cards()) {
        CHECK(p.size() == 4);
        seen.insert(p);
        seen.insert(p.reversed());
    }
    CHECK(seen.size() == 81);
}

TEST_CASE("a pattern reversed is read from its other end, whatever its length", "[pentago_triple][PT-4]")
{
    for (std::size_t length = pattern::shortest; length <= pattern::longest; ++length) {
        std::size_t patterns = 1;
        for (std::size_t i = 0; i < length; ++i) {
            patterns *= 3;
        }
        for (std::size_t number = 0; number < patterns; ++number) {
            std::vector<colour> colours(length);
            std::size_t rest = number;
            for (colour& c : colours) {
                c = static_cast<colour>(rest % 3);
                rest /= 3;
            }
            const pattern forward = pattern::assemble(colours).value();
            std::reverse(colours.begin(), colours.end());
            REQUIRE(forward.reversed() == pattern::assemble(colours).value());
        }
    }
}

TEST_CASE("a user's deck is read with comments, spaces and either case", "[pentago_triple][PT-13]")
{
    const auto cards = read_deck("# mine\n\nbyr   # the first\r\n B B r r\nyyyyyy", 4);
    REQUIRE(cards.has_value());
    REQUIRE(cards->size() == 3);
    CHECK((*cards)[0].size() == 3);
    CHECK((*cards)[1][3] == colour::red);
    CHECK((*cards)[2].size() == 6);
    CHECK(*cards == deck_of("byr bbrr yyyyyy"));
}

TEST_CASE("a deck that is wrong says what and where", "[pentago_triple][PT-13]")
{
    const auto fault_of = [](std::string_view text, std::size_t players = 2) {
        return read_deck(text, players).error();
    };
    CHECK(fault_of("byr\nbgr").code == error_code::unknown_name);
    CHECK(fault_of("byr\nbgr").position == 5);
    CHECK(fault_of("byr\n  by").message == "a pattern has 3 to 6 colours");
    CHECK(fault_of("byr\n  by").position == 6);
    CHECK(fault_of("bbbbbbb").position == 6);
    CHECK(fault_of("byr\nyyy\nryb").message == "the same pattern comes twice, read from either end");
    CHECK(fault_of("byr\nyyy\nryb").position == 8);
    CHECK(fault_of("byr\nyyy", 4).clause.name() == "PT-2");
    CHECK(fault_of("byr\nyyy", 4).position == 7);
    CHECK(fault_of("# nothing").code == error_code::bad_option);
    CHECK(fault_of(std::string(1'000'000, 'b')).code == error_code::too_long);
    for (const auto* text : {"bgr", "by", "bbbbbbb", "byr\nryb", ""}) {
        CHECK(fault_of(text).clause.name() == "PT-13");
    }
    std::string many;
    const deck quadruples = deck::quadruples();
    for (const pattern p : quadruples.cards()) {
        for (const char tail : {'b', 'y', 'r'}) {
            for (std::size_t i = 0; i < p.size(); ++i) {
                many += letter_of(p[i]);
            }
            many += tail;
            many += '\n';
        }
    }
    CHECK_FALSE(read_deck(many, 2).has_value());
}

TEST_CASE("options that no rule allows are refused with their clause", "[pentago_triple][PT-1][PT-2]")
{
    const auto clause_of = [](const options& o) { return game::with(o).error().clause.name(); };
    options o;
    o.players = 1;
    CHECK(clause_of(o) == "PT-1");
    o.players = 5;
    CHECK(clause_of(o) == "PT-1");
    o.players = 4;
    o.deck = deck_of("byr yyy");
    CHECK(clause_of(o) == "PT-2");
    o.players = 3;
    CHECK(game::with(o).has_value());
    o.double_claim = static_cast<double_claim_rule>(9);
    CHECK(clause_of(o) == "PT-9");
    o = {};
    o.exhaustion = static_cast<exhaustion_rule>(9);
    CHECK(clause_of(o) == "PT-11");
    o = {};
    o.twist = static_cast<quintet::twist_rule>(9);
    CHECK(clause_of(o) == "PT-12");
}

TEST_CASE("the shuffle lays every card open equally often, one fewer than players", "[pentago_triple][PT-2]")
{
    for (std::uint8_t players = 2; players <= 4; ++players) {
        options o;
        o.players = players;
        const game rules = *game::with(o);
        std::array<int, 20> seen{};
        quintet::random_stream random{31};
        constexpr int draws = 20'000;
        for (int i = 0; i < draws; ++i) {
            const state s = rules.start(random);
            REQUIRE(s.open_cards().size() == players - 1U);
            REQUIRE(std::ranges::is_sorted(s.open_cards()));
            for (const auto c : s.open_cards()) {
                ++seen[c];
            }
        }
        const int expected = draws * (players - 1) / 20;
        for (const int n : seen) {
            CHECK(std::abs(n - expected) < 270); // five standard deviations
        }
    }
    quintet::random_stream one{32};
    quintet::random_stream same{32};
    CHECK(game().start(one) == game().start(same));
}
