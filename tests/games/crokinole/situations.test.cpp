// SPDX-License-Identifier: MIT
// The situations in which the sheets differ, as the table in the README tells them: one test a situation, the club's
// ruling and the NCA's side by side.
#include "positions.hpp"

using namespace crokinole_tests;

namespace {

constexpr vec2 theirs{-0.15, 0.05};
constexpr vec2 mine{0.15, 0.05};

/// The rulings of both presets on one shot in one position.
template <class Tell>
std::pair<words, words> by_club_and_nca(const std::vector<placed_disc>& discs, Tell&& tell)
{
    const auto by = [&](const options& o) {
        const auto rules = rules_of(o);
        const state s = position(rules, discs);
        hand_log log(s);
        tell(log);
        return told(s, judge(rules, s, log).what);
    };
    return {by({}), by(nca())};
}
using rulings = std::pair<words, words>;

} // namespace

TEST_CASE("situation: own disc first", "[CR-11][CR-21]")
{
    CHECK(by_club_and_nca({{0, mine}, {1, theirs}}, [](hand_log& log) {
              log.contact(2, 0).contact(2, 1).rest(0, {0, 0.1}).rest(1, {-0.2, 0.1}).rest(2, {0.05, 0});
          }) == rulings{{"foul CR-11 shot", "removed CR-11 0", "removed CR-11 shot"}, {"good CR-10 shot"}});
}

TEST_CASE("situation: touching the 15-line on an open board", "[CR-8][CR-21]")
{
    CHECK(by_club_and_nca({}, [](hand_log& log) { log.rest(0, {0.11, 0}); }) ==
          rulings{{"foul CR-8 shot", "removed CR-8 shot"}, {"good CR-21 shot"}});
}

TEST_CASE("situation: a 20 after a missed contact", "[CR-10]")
{
    CHECK(by_club_and_nca({{1, theirs}}, [](hand_log& log) { log.capture(1); }) ==
          rulings{{"foul CR-10 shot", "removed CR-10 shot"}, {"foul CR-10 shot", "removed CR-10 shot"}});
}

TEST_CASE("situation: bounce back", "[CR-13]")
{
    CHECK(by_club_and_nca({{1, theirs}}, [](hand_log& log) {
              log.contact(1, 0).leaves(1).comes_back(1).rest(0, theirs).rest(1, {0.05, 0});
          }) == rulings{{"good CR-10 shot", "removed CR-13 shot"}, {"good CR-10 shot", "removed CR-13 shot"}});
}

TEST_CASE("situation: an opponent's disc knocked into the hole", "[CR-15]")
{
    CHECK(by_club_and_nca({{1, theirs}}, [](hand_log& log) { log.contact(1, 0).capture(0).rest(1, {0.2, 0}); }) ==
          rulings{{"good CR-10 shot", "made CR-15 0"}, {"good CR-10 shot", "made CR-15 0"}});
}

TEST_CASE("situation: crossing the shooting line and coming back", "[CR-14][CR-21]")
{
    // The disc crosses the line, touches another outside it, and comes back; then without the touch.
    CHECK(by_club_and_nca({{1, theirs}}, [](hand_log& log) {
              log.contact(1, 0).contact(1, 0, {-0.305, 0}).rest(0, theirs).rest(1, {0.05, 0});
          }) == rulings{{"good CR-10 shot"}, {"good CR-10 shot", "removed CR-21 0"}});
    CHECK(by_club_and_nca({{1, theirs}}, [](hand_log& log) { log.contact(1, 0).rest(0, theirs).rest(1, {0.05, 0}); }) ==
          rulings{{"good CR-10 shot"}, {"good CR-10 shot"}});
}

TEST_CASE("situation: leaning over the hole", "[CR-16]")
{
    CHECK(by_club_and_nca({}, [](hand_log& log) { log.rest(0, {0.003, 0.003}, disc_mode::leaning); }) ==
          rulings{{"good CR-8 shot", "stays CR-16 shot"}, {"good CR-21 shot", "stays CR-16 shot"}});
}
