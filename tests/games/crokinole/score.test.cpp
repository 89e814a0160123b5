// SPDX-License-Identifier: MIT
#include "positions.hpp"

#include <array>
#include <utility>

using namespace crokinole_tests;
using crokinole::round_score_rule;
using crokinole::side_points;

namespace {

options scored_by(round_score_rule rule, std::uint8_t players = 2)
{
    options o = club(players);
    o.round_score = rule;
    return o;
}

/// The position before the last shot of a round, and what that brings if it misses and changes nothing.
crokinole::judgement round_end(const crokinole::game& rules, const std::vector<placed_disc>& discs,
                               const std::array<std::uint8_t, 4>& cups, const side_points& totals = {},
                               std::uint32_t rounds = 0)
{
    const std::uint8_t last = static_cast<std::uint8_t>(rules.seats() - 1);
    crokinole::setup s = position(rules, discs, 0, static_cast<std::uint8_t>(discs_each(rules.options()) - 1)).setup();
    for (std::uint8_t i = 0; i < last; ++i) {
        s.hands[i] = 0;
    }
    s.cups = cups;
    s.totals = totals;
    s.rounds = rounds;
    s.turn = {last};
    const auto before = rules.assemble(s);
    INFO((before ? "" : before.error().message));
    REQUIRE(before.has_value());
    hand_log log(*before);
    log.leaves(log.shot()).falls(log.shot());
    const auto judged = judge(rules, *before, log);
    REQUIRE(judged.what.round_ended);
    return judged;
}
side_points scored(const options& o, const std::vector<placed_disc>& discs, const std::array<std::uint8_t, 4>& cups)
{
    return round_end(rules_of(o), discs, cups).what.scored;
}

/// Plays a game shot by shot, each by a log written by hand: a twenty, a disc left in the 15 zone, or a miss.
class hand_game {
  public:
    hand_game(const crokinole::game& rules, std::uint8_t first) : rules_(rules), state_(position(rules, {}, first, 0))
    {
    }

    [[nodiscard]] const state& now() const { return state_; }
    hand_game& shoot(int points)
    {
        hand_log log(state_);
        for (std::uint8_t i = 0; points > 0 && i < log.shot(); ++i) {
            if (state_.table()[i].side != state_.setup().turn.index) { // it must be touched, and stays where it is
                log.contact(log.shot(), i).rest(i, state_.table()[i].position);
                break;
            }
        }
        if (points == 20) {
            log.capture(log.shot());
        } else if (points == 15) {
            log.rest(log.shot(), free_place());
        } else {
            log.leaves(log.shot()).falls(log.shot());
        }
        const auto judged = judge(rules_, state_, log);
        CHECK(rules_.assemble(judged.next.setup()).has_value());
        state_ = judged.next;
        return *this;
    }
    void round(const std::vector<int>& shots)
    {
        for (const int points : shots) {
            shoot(points);
        }
    }
    [[nodiscard]] std::pair<int, int> totals() const { return {state_.setup().totals[0], state_.setup().totals[1]}; }

  private:
    [[nodiscard]] vec2 free_place() const
    {
        for (const vec2 place : {vec2{0.05, 0}, vec2{-0.05, 0}, vec2{0, 0.05}, vec2{0, -0.05}}) {
            if (std::ranges::none_of(state_.table(), [&](const auto& d) { return d.position == place; })) {
                return place;
            }
        }
        FAIL("the 15 zone is full");
        return {};
    }

    crokinole::game rules_;
    state state_;
};

} // namespace

TEST_CASE("the board is the sheet's", "[CR-1]")
{
    const disc_board<> board = options{}.board;
    CHECK(board.surface_radius == 0.3302);
    CHECK(board.circles[0].radius == 0.3048);
    CHECK(board.circles[1].radius == 0.2032);
    CHECK(board.circles[2].radius == 0.1016);
    CHECK(board.hole.radius == 0.01746);
    CHECK(board.hole.depth == 0.006);
    CHECK(board.posts.size() == 8);
    CHECK(board.lines.size() == 4);
    CHECK(board.disc_radius == 0.03175 / 2);
    CHECK(board.ditch_width == 0.0508);

    options o;
    o.board.circles.clear();
    CHECK(fault(o)->clause == clause("CR-1"));
    o = {};
    o.board.surface_radius = 0.31; // a disc outside the line would hang over the edge
    CHECK(fault(o)->clause == clause("CR-1"));
    o = {};
    o.board.posts.push_back({{0.3, 0}, 0.005});
    CHECK(fault(o)->clause == clause("CR-1"));
    o = {};
    o.board.start_areas.pop_back();
    CHECK(fault(o)->clause == clause("CR-1"));
}

TEST_CASE("zones count 15, 10 and 5, the cup 20", "[CR-2][CR-17]")
{
    const auto rules = rules_of({});
    const auto points = [&](const std::vector<placed_disc>& discs) {
        return rules.score(position(rules, discs)).teams[0].round;
    };
    CHECK(points({}) == 0);
    CHECK(points({{0, {0.05, 0}}}) == 15);
    CHECK(points({{0, {0.15, 0}}}) == 10);
    CHECK(points({{0, {0.25, 0}}}) == 5);
    CHECK(points({{0, {0.05, 0}}, {0, {0.15, 0}}, {0, {0.25, 0}}, {1, {-0.05, 0}}}) == 30);

    crokinole::setup s = position(rules, {{0, {0.15, 0}}}).setup();
    s.cups = {2, 1, 0, 0};
    const auto sheet = rules.score(*rules.assemble(s));
    CHECK(sheet.teams[0].round == 50);
    CHECK(sheet.teams[1].round == 20);
    options o;
    o.board.circles[2].points = 25;
    o.board.hole_points = 40;
    CHECK(rules_of(o).score(position(rules_of(o), {{0, {0.05, 0}}})).teams[0].round == 25);
}

TEST_CASE("a touched line gives the lower zone: the limits from both sides", "[CR-3][CR-17][CR-20]")
{
    const auto rules = rules_of({});
    const auto points = [&](double off, double angle) {
        return rules.score(position(rules, {{0, off * unit_vector(angle)}})).teams[0].round;
    };
    for (const double angle : {0.0, pi / 4, pi, -pi / 2}) { // clear of the posts
        CHECK(points(limit_15 - 1e-9, angle) == 15);
        CHECK(points(limit_15 + 1e-9, angle) == 10);
        CHECK(points(limit_10 - 1e-9, angle) == 10);
        CHECK(points(limit_10 + 1e-9, angle) == 5);
        CHECK(points(limit_5 - 1e-9, angle) == 5);
    }
    CHECK(points(0.08493, 0) == 15);
    CHECK(points(0.08494, 0) == 10); // mostly in the 15 zone, touching its line
    CHECK(points(0.18653, 0) == 10);
    CHECK(points(0.18654, 0) == 5);
    CHECK(points(0.28813, 0) == 5);

    crokinole::setup s = position(rules, {{0, {0.1, 0}}}).setup();
    flick::disc_list list;
    list.push_back({{limit_5 + 1e-9, 0}, 0});
    s.table = flick::table::of(list);
    CHECK(rules.assemble(s).error().clause == clause("CR-14"));
}

TEST_CASE("the side with more scores the difference, equal scores nothing", "[CR-18][CR-20]")
{
    // The seed's example: 50 to 30 gives 20.
    const std::vector<placed_disc> tens{{0, {0.15, 0}}, {1, {-0.15, 0}}};
    CHECK(scored({}, tens, {2, 1}) == side_points{20, 0});
    CHECK(scored({}, tens, {1, 2}) == side_points{0, 20});
    CHECK(scored({}, tens, {1, 1}) == side_points{0, 0});
    CHECK(scored({}, {}, {}) == side_points{0, 0});

    const auto ends = [&](const std::array<std::uint8_t, 4>& cups) {
        const auto judged = round_end(rules_of({}), tens, cups);
        words list = told(state{}, judged.what);
        list.erase(list.begin(), list.begin() + 2); // of the shot, which missed and fell
        return list;
    };
    CHECK(ends({2, 1}) == words{"scored CR-18 side 0"});
    CHECK(ends({1, 1}) == words{"scored CR-18 side 0", "scored CR-18 side 1"});
}

TEST_CASE("of three and more the best scores its difference to the second; or all their totals", "[CR-18]")
{
    const options three = club(3);
    CHECK(scored(three, {}, {3, 1, 2}) == side_points{20, 0, 0});
    CHECK(scored(three, {}, {1, 1, 3}) == side_points{0, 0, 40});
    CHECK(scored(three, {}, {3, 1, 3}) == side_points{0, 0, 0});
    CHECK(scored(club(4), {}, {0, 1, 2, 4}) == side_points{0, 0, 0, 40});
    CHECK(scored(scored_by(round_score_rule::totals, 3), {{1, {0.15, 0}}}, {3, 1, 2}) == side_points{60, 30, 40});
    CHECK(scored(club(4, true), {}, {3, 1}) == side_points{40, 0});
}

TEST_CASE("a round of the NCA is worth two match points, shared if equal", "[CR-21]")
{
    CHECK(scored(nca(), {}, {3, 1}) == side_points{2, 0});
    CHECK(scored(nca(), {}, {1, 3}) == side_points{0, 2});
    CHECK(scored(nca(), {}, {2, 2}) == side_points{1, 1});
    CHECK(scored(nca_doubles(), {}, {2, 3}) == side_points{0, 2});
    CHECK(scored(scored_by(round_score_rule::match_points, 3), {}, {2, 2, 1}) == side_points{1, 1, 0});

    // A game is four rounds, and may be drawn.
    const auto rules = rules_of(nca());
    const auto drawn = round_end(rules, {}, {3, 1}, {2, 4}, 3);
    REQUIRE(rules.outcome(drawn.next).has_value());
    CHECK(rules.outcome(drawn.next)->ended_by() == clause("CR-21"));
    CHECK(rules.outcome(drawn.next)->winners() == 2);
    const auto won = round_end(rules, {}, {1, 1}, {4, 2}, 3);
    CHECK(rules.outcome(won.next)->rank({0}) == 1);
    CHECK(rules.outcome(won.next)->rank({1}) == 2);
    CHECK_FALSE(rules.outcome(round_end(rules, {}, {3, 1}, {2, 2}, 2).next).has_value());
}

TEST_CASE("the game ends at the target, by the higher total, and goes on when equal", "[CR-19]")
{
    const auto rules = rules_of({});
    CHECK_FALSE(rules.outcome(round_end(rules, {}, {4, 0}, {19, 0}, 1).next).has_value()); // 99
    const auto at = round_end(rules, {}, {4, 0}, {20, 0}, 1);
    REQUIRE(rules.outcome(at.next).has_value());
    CHECK(rules.outcome(at.next)->ended_by() == clause("CR-19"));
    CHECK(rules.outcome(at.next)->rank({0}) == 1);
    CHECK_FALSE(rules.to_move(at.next).has_value());
    CHECK(rules.refusal(at.next, {})->clause == clause("CR-19"));
    CHECK(rules.judge(at.next, {0.3048, 0}, {}).error().clause == clause("CR-19"));
    CHECK(rules.score(at.next).teams[0].total == 100);
    CHECK(rules.score(at.next).teams[0].round == 80);

    const auto totals = rules_of(scored_by(round_score_rule::totals));
    CHECK(totals.outcome(round_end(totals, {}, {2, 1}, {85, 90}, 3).next)->rank({0}) == 1);   // 125 : 110
    CHECK_FALSE(totals.outcome(round_end(totals, {}, {2, 1}, {70, 90}, 3).next).has_value()); // 110 : 110
    options near = scored_by(round_score_rule::totals);
    near.target = 41;
    CHECK_FALSE(rules_of(near).outcome(round_end(rules_of(near), {}, {2, 1}).next).has_value());
    near.target = 40;
    CHECK(rules_of(near).outcome(round_end(rules_of(near), {}, {2, 1}).next).has_value());

    const auto pairs = rules_of(club(4, true));
    const auto end = *pairs.outcome(round_end(pairs, {}, {1, 6}).next);
    CHECK(end.rank({1}) == 1);
    CHECK(end.rank({3}) == 1);
    CHECK(end.rank({0}) == 3);
}

TEST_CASE("a game to 100 in which both sides pass it in one round", "[CR-17][CR-18][CR-19]")
{
    options o = scored_by(round_score_rule::totals);
    o.discs = 2;
    const auto rules = rules_of(o);
    hand_game game(rules, 0);
    game.round({20, 20, 20, 20});
    CHECK(game.totals() == std::pair(40, 40));
    CHECK(game.now().setup().turn == seat{1}); // the player to the left begins
    game.round({20, 20, 20, 20});
    CHECK(game.totals() == std::pair(80, 80));

    SECTION("the higher total wins")
    {
        game.round({20, 20, 20, 15});
        CHECK(game.totals() == std::pair(120, 115));
        REQUIRE(rules.outcome(game.now()).has_value());
        CHECK(rules.outcome(game.now())->rank({0}) == 1);
        CHECK(rules.outcome(game.now())->rank({1}) == 2);
        CHECK(game.now().setup().rounds == 3);
    }
    SECTION("equal: one more round")
    {
        game.round({15, 20, 20, 15});
        CHECK(game.totals() == std::pair(115, 115));
        CHECK_FALSE(rules.outcome(game.now()).has_value());
        game.round({20, 20, 0, 20});
        CHECK(game.totals() == std::pair(155, 135));
        CHECK(rules.outcome(game.now())->rank({0}) == 1);
        CHECK(game.now().setup().rounds == 4);
    }
}

TEST_CASE("a club game of ten discs each, by differences", "[CR-4][CR-5][CR-18]")
{
    const auto rules = rules_of({});
    hand_game game(rules, 1);
    for (int i = 0; i < 10; ++i) { // the second player begins: five twenties to one
        game.shoot(i < 5 ? 20 : 0).shoot(i == 0 ? 20 : 0);
    }
    CHECK(game.totals() == std::pair(0, 80));
    CHECK(game.now().setup().beginner == seat{0});
    for (int i = 0; i < 10; ++i) { // two fifteens and a twenty to a twenty
        game.shoot(i == 0 ? 20 : i < 3 ? 15 : 0).shoot(i == 4 ? 20 : 0);
    }
    CHECK(game.totals() == std::pair(30, 80));
    CHECK(game.now().setup().beginner == seat{1});
    for (int i = 0; i < 10; ++i) {
        game.shoot(i < 3 ? 20 : 0).shoot(i < 2 ? 20 : 0);
    }
    CHECK(game.totals() == std::pair(30, 100));
    CHECK(rules.outcome(game.now())->rank({1}) == 1);
    CHECK(rules.outcome(game.now())->ended_by() == clause("CR-19"));
}

TEST_CASE("turns go clockwise, and the next round is begun by the player to the left", "[CR-5]")
{
    for (const options& o : {club(2), club(3), club(4), club(4, true), nca(), nca_doubles()}) {
        const auto rules = rules_of(o);
        for (std::uint8_t first = 0; first < o.players; ++first) {
            state s = position(rules, {}, first, 0);
            const std::size_t shots = std::size_t{o.players} * discs_each(o);
            for (std::size_t shot = 0; shot < shots; ++shot) {
                REQUIRE(rules.to_move(s) == seat{static_cast<std::uint8_t>((first + shot) % o.players)});
                hand_log log(s);
                log.leaves(log.shot()).falls(log.shot());
                s = judge(rules, s, log).next;
            }
            CHECK(s.setup().rounds == 1);
            CHECK(rules.to_move(s) == seat{static_cast<std::uint8_t>((first + 1) % o.players)});
            CHECK(s.setup().beginner == *rules.to_move(s));
        }
    }
}

TEST_CASE("the first shooter is drawn by lot", "[CR-5]")
{
    for (const options& o : {club(2), club(3), club(4)}) {
        const auto rules = rules_of(o);
        std::array<int, 4> begun{};
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            random_stream random(seed);
            ++begun[rules.start(random).setup().beginner.index];
        }
        for (std::uint8_t i = 0; i < o.players; ++i) {
            CHECK(std::abs(begun[i] - 4000 / o.players) < 200);
        }
    }
}

TEST_CASE("the score holds the round as it stands", "[CR-17][CR-18]")
{
    const std::vector<placed_disc> discs{{0, {0.05, 0}}, {0, {0.15, 0}}, {1, {-0.15, 0}}};
    const auto by = [&](const options& o) {
        const auto rules = rules_of(o);
        const auto sheet = rules.score(position(rules, discs));
        return std::array<int, 4>{sheet.teams[0].round, sheet.teams[0].total, sheet.teams[1].round,
                                  sheet.teams[1].total};
    };
    CHECK(by({}) == std::array<int, 4>{25, 15, 10, 0});
    CHECK(by(scored_by(round_score_rule::totals)) == std::array<int, 4>{25, 25, 10, 10});
    CHECK(by(nca()) == std::array<int, 4>{25, 2, 10, 0});
    const auto pairs = rules_of(club(4, true));
    const auto sheet = pairs.score(position(pairs, discs, 0, 3));
    CHECK(sheet.seats[0] == sheet.seats[2]);
    CHECK(sheet.seats[1] == sheet.teams[1]);
}
