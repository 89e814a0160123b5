// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_CROKINOLE_POSITIONS_HPP
#define QUINTET_TESTS_GAMES_CROKINOLE_POSITIONS_HPP

#include <quintet/games/crokinole.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace crokinole_tests {

using namespace quintet;
using crokinole::options;
using crokinole::state;
using flick::verdict;

/// The sheet's limits for a disc's centre. [CR-3]
inline constexpr double limit_15 = 0.1016 - 0.015875 - 0.0015875 / 2;
inline constexpr double limit_10 = 0.2032 - 0.015875 - 0.0015875 / 2;
inline constexpr double limit_5 = 0.3048 - 0.015875 - 0.0015875 / 2;

/// A disc of a side at a place.
struct placed_disc {
    std::uint8_t side = 0;
    vec2 at;
};

inline crokinole::game rules_of(const options& o)
{
    const auto rules = crokinole::game::with(o);
    INFO((rules ? "" : rules.error().message));
    REQUIRE(rules.has_value());
    return *rules;
}
inline options nca(options o = {}) { return with_preset(o, crokinole::preset::nca); }
inline options nca_doubles()
{
    options o;
    o.players = 4;
    o.teams = true;
    return nca(o);
}
inline options club(std::uint8_t players, bool teams = false)
{
    options o;
    o.players = players;
    o.teams = teams;
    return o;
}

/// A position in which the seat is to shoot, these discs lie on the board, and every seat has shot so many discs.
inline state position(const crokinole::game& rules, const std::vector<placed_disc>& discs, std::uint8_t turn = 0,
                      std::uint8_t shot_each = 5)
{
    crokinole::setup s;
    flick::disc_list list;
    for (const placed_disc& d : discs) {
        flick::table_disc on;
        on.position = d.at;
        on.side = d.side;
        on.mode = length(d.at) < 0.0072 ? disc_mode::leaning : disc_mode::flat;
        list.push_back(on);
    }
    s.table = flick::table::of(list);
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        s.hands[i] = static_cast<std::uint8_t>(discs_each(rules.options()) - shot_each);
    }
    s.beginner = {turn};
    s.turn = {turn};
    if (rules.options().round_score == crokinole::round_score_rule::match_points) {
        s.totals = {};
    }
    const auto made = rules.assemble(s);
    INFO((made ? "" : made.error().message));
    REQUIRE(made.has_value());
    return *made;
}

/// The number of the disc that lies at a place, as a log counts.
inline std::uint8_t number_at(const state& s, vec2 at)
{
    for (std::size_t i = 0; i < s.table().size(); ++i) {
        if (s.table()[i].position == at) {
            return static_cast<std::uint8_t>(i);
        }
    }
    FAIL("no disc lies there");
    return 0;
}

/// A log written by hand. Times rise by a tenth of a second an event, unless two are said to come at once.
class hand_log {
  public:
    explicit hand_log(const state& s) : shot_(static_cast<std::uint8_t>(s.table().size())) {}

    [[nodiscard]] std::uint8_t shot() const { return shot_; }
    [[nodiscard]] const std::vector<shot_event>& events() const { return events_; }

    hand_log& contact(std::uint8_t a, std::uint8_t b, vec2 where = {0.1, 0}, vec2 normal = {-1, 0})
    {
        shot_event& e = add(shot_event_kind::contact, a);
        e.other = b;
        e.where = where;
        e.normal = normal;
        e.impulse = 0.001;
        return *this;
    }
    hand_log& post(std::uint8_t a, std::uint8_t post)
    {
        shot_event& e = add(shot_event_kind::post_contact, a);
        e.other = post;
        e.impulse = 0.001;
        return *this;
    }
    hand_log& capture(std::uint8_t a)
    {
        add(shot_event_kind::capture, a).mode = disc_mode::in_hole;
        return *this;
    }
    hand_log& rest(std::uint8_t a, vec2 where, disc_mode mode = disc_mode::flat)
    {
        shot_event& e = add(shot_event_kind::rest, a);
        e.where = where;
        e.mode = mode;
        return *this;
    }
    hand_log& leaves(std::uint8_t a)
    {
        add(shot_event_kind::left_surface, a).where = {-0.33, 0};
        return *this;
    }
    hand_log& comes_back(std::uint8_t a)
    {
        add(shot_event_kind::bounce_back, a).where = {-0.33, 0};
        return *this;
    }
    hand_log& falls(std::uint8_t a)
    {
        add(shot_event_kind::fall, a).where = {-0.36, 0};
        return *this;
    }
    /// The next event comes at the same time as the last.
    hand_log& at_once()
    {
        at_once_ = true;
        return *this;
    }

  private:
    shot_event& add(shot_event_kind kind, std::uint8_t disc)
    {
        time_ += at_once_ ? 0 : 0.1;
        at_once_ = false;
        shot_event& e = events_.emplace_back();
        e.kind = kind;
        e.disc = disc;
        e.time = time_;
        return e;
    }

    std::vector<shot_event> events_;
    std::uint8_t shot_;
    double time_ = 0;
    bool at_once_ = false;
};

/// The middle of a seat's shooting line.
inline vec2 middle_of(const crokinole::game& rules, const state& s)
{
    return 0.3048 * rules.area_of(s.setup().turn).facing;
}

inline crokinole::judgement judge(const crokinole::game& rules, const state& s, const hand_log& log)
{
    const auto judged = rules.judge(s, middle_of(rules, s), log.events());
    INFO((judged ? "" : judged.error().message) << (judged ? 0 : judged.error().position));
    REQUIRE(judged.has_value());
    return *judged;
}

/// The rulings as words: "foul CR-10 shot", "removed CR-11 2", "made CR-15 0", "scored CR-18 side 1".
inline std::vector<std::string> told(const state& before, const crokinole::event& e)
{
    static const char* const words[] = {"good", "foul", "removed", "made", "stays", "scored"};
    std::vector<std::string> list;
    for (const flick::ruling& r : e.rulings) {
        CHECK_FALSE(r.message.empty());
        const std::string who = r.disc == flick::ruling::no_disc  ? "side " + std::to_string(r.side)
                                : r.disc == before.table().size() ? "shot"
                                                                  : std::to_string(r.disc);
        list.push_back(std::string(words[static_cast<std::size_t>(r.verdict)]) + " " + std::string(r.clause.name()) +
                       " " + who);
    }
    return list;
}
using words = std::vector<std::string>;

/// Where the discs of a side lie.
inline std::vector<vec2> places(const state& s, std::uint8_t side)
{
    std::vector<vec2> list;
    for (const flick::table_disc& d : s.table()) {
        if (d.side == side) {
            list.push_back(d.position);
        }
    }
    return list;
}

} // namespace crokinole_tests

#endif
