// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_GAMES_CROKINOLE_HUNGARIAN_HAND_MADE_HPP
#define QUINTET_TESTS_GAMES_CROKINOLE_HUNGARIAN_HAND_MADE_HPP

// Positions and shot logs written by hand.

#include <quintet/games/crokinole_hungarian.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hungarian {

using namespace quintet;
using namespace quintet::crokinole_hungarian;
using flick::table_disc;
using flick::verdict;

/// CR-3's limits of the disc's centre, in metres from the board's.
inline constexpr double fifteen = 0.08493125; ///< below it a disc scores 15
inline constexpr double ten = 0.18653125;
inline constexpr double base = 0.28813125;
inline constexpr double fifteen_line = 0.11826875; ///< up to it a disc outside the 15-line touches it

/// A point by its distance (m) and its angle (degrees).
inline vec2 at(double distance, double degrees) { return distance * unit_vector(degrees * pi / 180); }

inline table_disc lying(std::size_t side, vec2 where)
{
    return {where, static_cast<std::uint8_t>(side), disc_mode::flat, 0, disc::board_below};
}

inline game playing(const crokinole_hungarian::options& o) { return *game::with(o); }
inline game playing(format f) { return playing(preset(f)); }

inline flick::table table_of(const std::vector<table_disc>& discs)
{
    flick::disc_list list;
    for (const table_disc& d : discs) {
        list.push_back(d);
    }
    return flick::table::of(list);
}

inline state assembled(const game& rules, const setup& described)
{
    const auto made = rules.assemble(described);
    INFO((made ? "" : made.error().message));
    REQUIRE(made);
    return *made;
}

/// A position in the first round: these discs on the board, as few shot as that takes, and the turn at a seat.
inline state position(const game& rules, const std::vector<table_disc>& discs, std::uint8_t turn = 0)
{
    const auto& o = rules.options();
    const std::size_t each = rules.seats() / rules.teams();
    std::size_t most = 0;
    for (std::size_t side = 0; side < rules.teams(); ++side) {
        most = (std::max)(most, static_cast<std::size_t>(std::ranges::count(discs, side, &table_disc::side)));
    }
    const std::size_t unit = discs_a_shot(o.format);
    const std::size_t shot = (most + each * unit - 1) / (each * unit) * unit;
    setup s;
    s.table = table_of(discs);
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const bool idle = o.format == format::darts && i != turn;
        s.hands[i] = static_cast<std::uint8_t>(o.discs - (idle ? 0 : shot));
    }
    s.beginner = {turn};
    s.turn = {turn};
    return assembled(rules, s);
}

/// A shot written down event by event, for the judge.
class script {
  public:
    script(const game& rules, const state& s, const shot_choice& choice = {}, double place = 0)
        : rules_(rules), state_(s), table_(rules.table_for(s, choice))
    {
        flick::aim a;
        a.place = place;
        where_ = {flick::place_of(rules.area_of(rules.shooter_of(s, choice)), a), choice};
    }

    /// The numbers of the shot, and of the upper of two.
    [[nodiscard]] std::size_t shot() const { return table_.size(); }
    [[nodiscard]] std::size_t upper() const { return table_.size() + 1; }
    /// The number of the disc that lies at a place before the shot.
    [[nodiscard]] std::size_t number(vec2 place) const
    {
        for (std::size_t i = 0; i < table_.size(); ++i) {
            if (table_[i].position == place) {
                return i;
            }
        }
        FAIL("no disc lies there");
        return 0;
    }

    script& touch(std::size_t a, std::size_t b)
    {
        shot_event& e = add(shot_event_kind::contact, a);
        e.other = static_cast<std::uint8_t>(b);
        e.impulse = 0.001;
        return *this;
    }
    /// The same, with disc a's centre at a place.
    script& touch_at(std::size_t a, std::size_t b, vec2 centre, vec2 normal)
    {
        touch(a, b);
        events_.back().normal = normal;
        events_.back().where = centre + rules_.options().board.disc_radius * normal;
        return *this;
    }
    script& post(std::size_t a, std::size_t which)
    {
        add(shot_event_kind::post_contact, a).other = static_cast<std::uint8_t>(which);
        return *this;
    }
    script& rest(std::size_t a, vec2 place, disc_mode mode = disc_mode::flat)
    {
        shot_event& e = add(shot_event_kind::rest, a);
        e.where = place;
        e.mode = mode;
        return *this;
    }
    script& hole(std::size_t a)
    {
        add(shot_event_kind::capture, a);
        return *this;
    }
    script& land(std::size_t a, std::size_t on)
    {
        add(shot_event_kind::landed, a).other = static_cast<std::uint8_t>(on);
        return *this;
    }
    script& bounce(std::size_t a)
    {
        add(shot_event_kind::left_surface, a);
        add(shot_event_kind::bounce_back, a);
        return *this;
    }
    script& off(std::size_t a)
    {
        add(shot_event_kind::left_surface, a);
        add(shot_event_kind::fall, a);
        return *this;
    }

    [[nodiscard]] result<judgement> read() const { return rules_.judge(state_, where_, events_); }
    [[nodiscard]] judgement judge() const
    {
        const auto judged = read();
        INFO((judged ? "" : judged.error().message) << " at event " << (judged ? 0 : judged.error().position));
        REQUIRE(judged);
        return *judged;
    }

  private:
    shot_event& add(shot_event_kind kind, std::size_t disc)
    {
        shot_event e;
        e.kind = kind;
        e.disc = static_cast<std::uint8_t>(disc);
        e.time = 0.1 * static_cast<double>(events_.size());
        events_.push_back(e);
        return events_.back();
    }

    const game& rules_;
    const state& state_;
    flick::table table_;
    placement where_;
    std::vector<shot_event> events_;
};

/// How many rulings there are like this.
inline std::size_t count(const event& e, verdict v, std::string_view clause)
{
    std::size_t n = 0;
    for (const flick::ruling& r : e.rulings) {
        n += r.verdict == v && r.clause.name() == clause ? 1U : 0U;
    }
    return n;
}
inline bool has(const event& e, verdict v, std::string_view clause, std::size_t disc)
{
    return std::ranges::any_of(e.rulings, [&](const flick::ruling& r) {
        return r.verdict == v && r.clause.name() == clause && r.disc == disc;
    });
}
/// Whether a disc of the side lies there.
inline bool lies(const state& s, std::size_t side, vec2 place)
{
    return std::ranges::any_of(s.table(), [&](const table_disc& d) { return d.side == side && d.position == place; });
}

/// A round of which all but one shot is over, that of a seat; these discs are on the board.
inline setup last_shot(const game& rules, const std::vector<table_disc>& discs, std::uint8_t turn = 0)
{
    setup s;
    s.table = table_of(discs);
    s.hands[turn] = discs_a_shot(rules.options().format);
    s.turn = {turn};
    s.beginner = next_seat(rules.options(), {turn});
    return s;
}

/// Plays a shot that comes to a rest by itself, in a word of one letter:
/// t into the hole; f, n, v to a free place of the 15, 10, 5 zone; l to one that touches the 15-line; . off the board.
/// Where a disc must be touched one is, and stays where it was; not by a shot that goes off the board.
inline event play(const game& rules, state& s, char shot, const shot_choice& choice = {})
{
    const double reach = shot == 'f' ? 0.06 : shot == 'l' ? 0.11 : shot == 'n' ? 0.15 : 0.23;
    const double step = shot == 'f' ? 60 : shot == 'l' ? 45 : shot == 'n' ? 15 : 10;
    script written(rules, s, choice);
    const flick::table table = rules.table_for(s, choice);
    const std::size_t side = rules.team_of(rules.shooter_of(s, choice)).index;
    for (std::size_t i = 0; i < table.size() && shot != '.'; ++i) {
        if (table[i].side != side || rules.options().format == format::darts) {
            written.touch(written.shot(), i).rest(i, table[i].position);
            break;
        }
    }
    if (shot == '.') {
        written.off(written.shot());
    } else if (shot == 't') {
        written.hole(written.shot());
    } else {
        double angle = 0;
        while (std::ranges::any_of(
            table, [&](const table_disc& d) { return distance(d.position, at(reach, angle)) < 0.0318; })) {
            angle += step;
        }
        written.rest(written.shot(), at(reach, angle));
    }
    const judgement j = written.judge();
    s = j.next;
    return j.what;
}
/// Plays shot after shot, and returns what the last one brought about.
inline event play(const game& rules, state& s, std::string_view shots)
{
    event last;
    for (const char shot : shots) {
        last = play(rules, s, shot);
    }
    return last;
}

/// A new match that a seat begins.
inline state started(const game& rules, std::uint8_t beginner = 0)
{
    for (std::uint64_t seed = 1;; ++seed) {
        random_stream random(seed);
        const state s = rules.start(random);
        if (s.setup().beginner.index == beginner) {
            return s;
        }
    }
}

} // namespace hungarian

#endif
