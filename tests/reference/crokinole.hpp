// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_CROKINOLE_HPP
#define QUINTET_TESTS_REFERENCE_CROKINOLE_HPP

// A second judge, written from the sheet alone: it keeps the whole list of events, and reads it again for every
// question, with sets, maps and words.

#include <quintet/games/crokinole/options.hpp>
#include <quintet/physics/shot_event.hpp>

#include <cmath>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace reference::crokinole {

using quintet::shot_event;
using quintet::shot_event_kind;

struct disc {
    std::string owner; // the name of a side
    double x = 0;
    double y = 0;
    bool leans = false;
};

struct verdict {
    bool good = true;
    std::string clause;                      // of the shot
    std::map<std::size_t, std::string> went; // "ditch" or "cup" by the disc's number; whoever is not in it stays
    std::vector<disc> left;                  // the discs on the board
};

/// The sheet's measures, by hand. [CR-1] [CR-3]
struct measures {
    double disc = 0.03175;
    double line = 0.0015875;
    double fifteen = 0.1016;
    double ten = 0.2032;
    double shooting = 0.3048;

    [[nodiscard]] double touch() const { return disc / 2 + line / 2; }
};

class judge {
  public:
    judge(const quintet::crokinole::options& o, const std::vector<disc>& discs, const std::string& shooter,
          double start_x, double start_y, const std::vector<shot_event>& events)
        : o_(o), discs_(discs), events_(events), shot_(discs.size())
    {
        discs_.push_back({shooter, start_x, start_y, false});
        for (std::size_t i = 0; i < shot_; ++i) {
            (discs_[i].owner == shooter ? own_ : foreign_).insert(i);
        }
    }

    [[nodiscard]] verdict decide() const
    {
        verdict v;
        const std::set<std::size_t> touched = all_touched();
        std::set<std::size_t> spoiled;
        if (!foreign_.empty()) {
            decide_contact(v, touched, spoiled);
        } else if (o_.open_board == quintet::crokinole::open_board_rule::touching) {
            std::set<std::size_t> candidates = touched;
            candidates.insert(shot_);
            v.good = false;
            for (const std::size_t i : candidates) {
                v.good =
                    v.good || (!was(i, shot_event_kind::left_surface) &&
                               (was(i, shot_event_kind::capture) || off(i) - measures{}.fifteen <= measures{}.touch()));
            }
            v.clause = "CR-21";
        } else if (discs_.size() > 1) {
            v.clause = "CR-9";
        } else {
            v.clause = "CR-8";
            v.good = !was(shot_, shot_event_kind::left_surface) &&
                     (was(shot_, shot_event_kind::capture) || measures{}.fifteen - off(shot_) > measures{}.touch());
        }
        if (!v.good && v.clause != "CR-11") {
            spoiled.insert(shot_);
            if (o_.illegal_shot == quintet::crokinole::illegal_shot_rule::struck) {
                spoiled.insert(touched.begin(), touched.end());
            }
        }
        for (std::size_t i = 0; i < discs_.size(); ++i) {
            const std::string where = whereabouts(i, spoiled);
            if (where != "board") {
                v.went[i] = where;
            } else {
                v.left.push_back(end_of(i));
            }
        }
        return v;
    }

  private:
    void decide_contact(verdict& v, const std::set<std::size_t>& touched, std::set<std::size_t>& spoiled) const
    {
        bool met = false;
        for (const std::size_t i : touched) {
            met = met || foreign_.contains(i);
        }
        const bool foul = o_.own_first == quintet::crokinole::own_first_rule::foul && !own_before_foreign().empty();
        v.clause = met && foul ? "CR-11" : "CR-10";
        v.good = met && !foul;
        if (foul) {
            spoiled.insert(shot_);
            for (const std::size_t i : touched) {
                if (own_.contains(i) || o_.fouled_discs == quintet::crokinole::fouled_discs_rule::all) {
                    spoiled.insert(i);
                }
            }
        }
    }

    [[nodiscard]] bool was(std::size_t i, shot_event_kind kind) const
    {
        for (const shot_event& e : events_) {
            if (e.disc == i && e.kind == kind) {
                return true;
            }
        }
        return false;
    }

    struct meeting {
        std::size_t a = 0;
        std::size_t b = 0;
        double time = 0;
    };

    /// The contacts that count, in order. One of a disc that bounced back does not, nor one of whatever such a disc has
    /// set in motion, until that rests. [CR-13]
    [[nodiscard]] std::vector<meeting> meetings() const
    {
        std::vector<meeting> list;
        std::set<std::size_t> bounced;
        std::set<std::size_t> disturbed;
        for (const shot_event& e : events_) {
            if (e.kind == shot_event_kind::bounce_back) {
                bounced.insert(e.disc);
            } else if (e.kind == shot_event_kind::rest) {
                disturbed.erase(e.disc);
            } else if (e.kind == shot_event_kind::contact ||
                       (e.kind == shot_event_kind::landed && e.other != quintet::disc::board_below)) {
                const auto out = [&](std::size_t i) { return bounced.contains(i) || disturbed.contains(i); };
                if (out(e.disc) || out(e.other)) {
                    disturbed.insert(e.disc);
                    disturbed.insert(e.other);
                } else {
                    list.push_back({e.disc, e.other, e.time});
                }
            }
        }
        return list;
    }
    [[nodiscard]] std::set<std::size_t> all_touched() const
    {
        std::set<std::size_t> touched;
        for (const meeting& m : meetings()) {
            touched.insert(m.a);
            touched.insert(m.b);
        }
        touched.erase(shot_);
        return touched;
    }
    /// The own discs whose first touch comes before the first foreign one's: in time, or, at the same time, because the
    /// foreign disc was met only through another.
    [[nodiscard]] std::set<std::size_t> own_before_foreign() const
    {
        const std::vector<meeting> list = meetings();
        std::size_t first = 0;
        while (first < list.size() && !foreign_.contains(list[first].a) && !foreign_.contains(list[first].b)) {
            ++first;
        }
        const bool by_shot = first < list.size() && (list[first].a == shot_ || list[first].b == shot_);
        std::set<std::size_t> before;
        for (std::size_t k = 0; k < first; ++k) {
            if (!by_shot || list[k].time < list[first].time) {
                before.insert(list[k].a);
                before.insert(list[k].b);
            }
        }
        before.erase(shot_);
        return before;
    }

    [[nodiscard]] disc end_of(std::size_t i) const
    {
        disc d = discs_[i];
        for (const shot_event& e : events_) {
            if (e.kind == shot_event_kind::rest && e.disc == i) {
                d.x = e.where.x;
                d.y = e.where.y;
                d.leans = e.mode == quintet::disc_mode::leaning;
            }
        }
        return d;
    }
    [[nodiscard]] double off(std::size_t i) const
    {
        const disc d = end_of(i);
        return std::hypot(d.x, d.y);
    }

    /// Whether a disc met something while its centre lay beyond the shooting line, having crossed that.
    [[nodiscard]] bool met_outside(std::size_t i) const
    {
        bool has_been_inside = std::hypot(discs_[i].x, discs_[i].y) < measures{}.shooting;
        for (const shot_event& e : events_) {
            const bool contact = e.kind == shot_event_kind::contact || e.kind == shot_event_kind::post_contact;
            if (e.kind == shot_event_kind::line && e.disc == i && e.other == 0 &&
                e.part == quintet::line_part::crossed) {
                has_been_inside = true;
            } else if (contact && (e.disc == i || (e.kind == shot_event_kind::contact && e.other == i))) {
                const double to_centre = (e.disc == i ? -1 : 1) * measures{}.disc / 2;
                const double far = std::hypot(e.where.x + to_centre * e.normal.x, e.where.y + to_centre * e.normal.y);
                if (has_been_inside && far > measures{}.shooting) {
                    return true;
                }
            }
        }
        return false;
    }

    [[nodiscard]] std::string whereabouts(std::size_t i, const std::set<std::size_t>& spoiled) const
    {
        if (was(i, shot_event_kind::left_surface) || was(i, shot_event_kind::fall)) {
            return "ditch"; // also if it bounced back [CR-13]
        }
        if (was(i, shot_event_kind::capture)) { // the owner's, unless it is the shot and the shot was bad [CR-15]
            return i == shot_ && spoiled.contains(i) ? "ditch" : "cup";
        }
        if (spoiled.contains(i)) {
            return "ditch";
        }
        if (o_.line_crossing == quintet::crokinole::line_crossing_rule::clean && met_outside(i)) {
            return "ditch"; // [CR-21]
        }
        return measures{}.shooting - off(i) <= measures{}.touch() ? "ditch" : "board"; // [CR-14]
    }

    const quintet::crokinole::options& o_;
    std::vector<disc> discs_;
    const std::vector<shot_event>& events_;
    std::size_t shot_;
    std::set<std::size_t> own_;
    std::set<std::size_t> foreign_;
};

/// The points of each side on the board and in the cup. [CR-17]
inline std::map<std::string, int> count(const std::vector<disc>& discs, const std::map<std::string, int>& cups)
{
    std::map<std::string, int> points;
    const measures m;
    for (const disc& d : discs) {
        const double off = std::hypot(d.x, d.y);
        points[d.owner] += m.fifteen - off > m.touch() ? 15 : m.ten - off > m.touch() ? 10 : 5;
    }
    for (const auto& [side, cup] : cups) {
        points[side] += 20 * cup;
    }
    return points;
}

/// What a round adds to each side's total. [CR-18] [CR-21]
inline std::map<std::string, int> scores(const std::map<std::string, int>& points,
                                         quintet::crokinole::round_score_rule rule)
{
    using quintet::crokinole::round_score_rule;
    std::map<std::string, int> added;
    for (const auto& [side, own] : points) {
        std::multiset<int> others;
        for (const auto& [other, theirs] : points) {
            if (other != side) {
                others.insert(theirs);
            }
        }
        const int best_other = *others.rbegin();
        switch (rule) {
        case round_score_rule::difference:
            added[side] = own > best_other ? own - best_other : 0;
            break;
        case round_score_rule::totals:
            added[side] = own;
            break;
        case round_score_rule::match_points:
            added[side] = own > best_other ? 2 : own == best_other ? 1 : 0;
            break;
        }
    }
    return added;
}

} // namespace reference::crokinole

#endif
