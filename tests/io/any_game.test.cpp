// SPDX-License-Identifier: MIT
#include <quintet/io/chinese_checkers/explanation.hpp>

#include <catch2/catch_test_macros.hpp>

#include <known_games.hpp>
#include <set>
#include <string>
#include <vector>

using namespace quintet;

TEST_CASE("games have ids of their own and are found by them", "[io][any_game]")
{
    std::set<std::string_view> ids;
    for (const any_game& game : known_games()) {
        INFO(game.id());
        CHECK(ids.insert(game.id()).second);
        CHECK(find_known_game(game.id()) == &game);
        CHECK_FALSE(game.title().empty());
        CHECK(game.players().find(std::to_string(game.seats())) != std::string_view::npos);
        CHECK_FALSE(game.options().empty());
        CHECK(game.with(game.options_text()));
        CHECK(game.digest() == game.with(game.options_text())->digest());
    }
    CHECK(known_games().front().id() == "chinese_checkers");
    CHECK(find_known_game("ludo") == nullptr);
    CHECK(read_known_position("ludo:players=2:a").error().code == error_code::unknown_name);
}

TEST_CASE("every game plays at random through the type-erased interface", "[io][any_game]")
{
    for (const any_game& game : known_games()) {
        INFO(game.id());
        any_position p = game.start(1);
        CHECK(p.game() == game.id());
        CHECK(p.seats() == game.seats());
        for (int ply = 0; ply < 60 && p.to_move(); ++ply) {
            std::vector<std::string> moves;
            p.for_each_move([&](std::string_view move) {
                moves.emplace_back(move);
                return moves.size() < 5000;
            });
            REQUIRE(moves.size() == p.count_moves());
            const any_position copy = p;
            CHECK(copy == p);
            const auto chosen = p.choose("random", static_cast<std::uint64_t>(ply));
            REQUIRE(chosen);
            REQUIRE_FALSE(p.apply(*chosen).has_value());
            CHECK_FALSE(copy == p);
            const auto read = read_known_position(p.text());
            REQUIRE(read);
            CHECK(*read == p);
            CHECK(read->hash() == p.hash());
            CHECK(p.score().seats.size() == p.seats());
            CHECK(p.outcome().has_value() != p.to_move().has_value());
            CHECK_FALSE(p.show()->empty());
            CHECK(p.svg()->ends_with("</svg>\n"));
        }
        CHECK(p.apply("no move").has_value());
    }
}

TEST_CASE("games come in the order of their ids, and the flick games judge logs from elsewhere", "[io][any_game][log]")
{
    const std::vector<std::string_view> order{"chinese_checkers",    "pentago_triple",  "crokinole",
                                              "crokinole_hungarian", "spinning_target", "pentago"};
    std::vector<std::string_view> ids;
    for (const any_game& game : known_games()) {
        INFO(game.id());
        ids.push_back(game.id());
        const auto judged = game.start(1).judge("no log");
        REQUIRE_FALSE(judged);
        const bool flicks = game.id().starts_with("crokinole") || game.id() == "spinning_target";
        CHECK(judged.error().code == (flicks ? error_code::syntax : error_code::not_available));
        CHECK(judged.error().position == (flicks ? 1 : error::nowhere));
    }
    CHECK(ids == order);
}

TEST_CASE("a typed position comes out of an erased one, if it is of that type", "[io][any_game]")
{
    const any_position p = find_known_game("chinese_checkers")->start(1);
    const auto* typed = p.get_if<chinese_checkers::game>();
    REQUIRE(typed != nullptr);
    CHECK(typed->state == chinese_checkers::game{}.start());
}

TEST_CASE("perft goes through the erased interface, whole and divided", "[io][any_game][CC-10]")
{
    const any_position p = find_known_game("chinese_checkers")->start(1);
    CHECK(p.perft(3) == 4648);
    std::size_t branches = 0;
    std::uint64_t sum = 0;
    CHECK(p.perft_divide(3, [&](std::string_view, std::uint64_t sequences) {
        ++branches;
        sum += sequences;
    }) == 4648);
    CHECK(branches == 14);
    CHECK(sum == 4648);
}

TEST_CASE("a visitor that returns false stops the list of moves", "[io][any_game]")
{
    int seen = 0;
    find_known_game("chinese_checkers")->start(1).for_each_move([&](std::string_view) { return ++seen < 3; });
    CHECK(seen == 3);
}

TEST_CASE("a megabyte is no position and no move of any game, and is refused at once", "[io][any_game][bad input]")
{
    for (const any_game& game : known_games()) {
        INFO(game.id());
        any_position p = game.start(1);
        const std::string before = p.text();
        for (const char c : {'a', '1', '-', ':', ','}) {
            const std::string megabyte(1'000'000, c);
            const auto why = p.apply(megabyte);
            REQUIRE(why.has_value());
            CHECK(why->code == error_code::too_long);
            CHECK(p.explain(megabyte).error().code == error_code::too_long);
            CHECK(game.read(before + megabyte).error().code == error_code::too_long);
            CHECK(game.with(megabyte).error().code == error_code::too_long);
        }
        CHECK(p.text() == before);
    }
}
