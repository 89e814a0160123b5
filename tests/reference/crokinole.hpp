// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_CROKINOLE_HPP
#define QUINTET_TESTS_REFERENCE_CROKINOLE_HPP

// A second judge, written from the sheet alone: it keeps the whole list of events, and reads it again for every
// question, with sets, maps and words.

#include <quintet/games/crokinole/options.hpp>

#include <cmath>
#include <cstddef>
#include <map>
#include <reference/shot_story.hpp>
#include <set>
#include <string>
#include <vector>

namespace reference::crokinole {

/// What was agreed on before the game, each by the clause that leaves it open.
struct agreement {
    bool own_first_is_foul = true;    ///< [CR-11]
    bool spoils_all = false;          ///< opponents' touched discs, too [CR-11]
    bool struck_go = false;           ///< with an illegal shot [CR-21]
    bool touching_is_enough = false;  ///< on an open board, for the shot or a disc that it struck [CR-21]
    bool clean_crossing = false;      ///< over the shooting line and back, having touched nothing outside [CR-21]
    bool over_quadrant_lines = false; ///< a shot may lie over a quadrant line while it touches it [CR-21]
};

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

/// Why a log cannot be, or an empty text: the hole holds one disc a shot. [CR-15]
inline std::string unreadable(const std::vector<shot_event>& events)
{
    int captures = 0;
    for (const shot_event& e : events) {
        captures += e.kind == shot_event_kind::capture ? 1 : 0;
    }
    return captures > 1 ? "hole" : "";
}

/// Whether a disc may be put there, as the shooter looks along (fx, fy) from the centre. `slack` moves all limits
/// outwards. [CR-6] [CR-21]
inline bool may_be_put(const agreement& a, double x, double y, double fx, double fy, const std::vector<disc>& discs,
                       double slack)
{
    const measures m;
    const double off = std::hypot(x, y);
    if (std::fabs(off - m.shooting) > m.touch() + slack) { // it touches the shooting line
        return false;
    }
    // The quadrant lines run 45° to either side of where the shooter sits; how far the centre is on its side of each.
    const double ahead = x * fx + y * fy;
    const double aside = std::fabs(x * fy - y * fx);
    const double inside = (ahead - aside) / std::sqrt(2.0);
    // Its rim stays on its side of the line's far edge; or it lies over the line, and need only touch it.
    const double least = a.over_quadrant_lines ? -m.touch() : m.disc / 2 - m.line / 2;
    if (inside < least - slack || ahead <= 0) {
        return false;
    }
    for (const disc& d : discs) {
        if (std::hypot(d.x - x, d.y - y) < m.disc - slack) {
            return false;
        }
    }
    return true;
}

class judge {
  public:
    judge(const agreement& a, const std::vector<disc>& discs, const std::string& shooter, double start_x,
          double start_y, const std::vector<shot_event>& events)
        : a_(a), discs_(discs), events_(events), shot_(static_cast<int>(discs.size())),
          story_(std::vector<int>(discs.size() + 1, -1), {shot_}, events)
    {
        discs_.push_back({shooter, start_x, start_y, false});
        for (int i = 0; i < shot_; ++i) {
            (discs_[at(i)].owner == shooter ? own_ : foreign_).insert(i);
        }
        touched_ = story_.touched();
        touched_.erase(shot_);
    }

    [[nodiscard]] verdict decide() const
    {
        verdict v;
        std::set<int> bad;
        if (!foreign_.empty()) {
            decide_contact(v, bad);
        } else if (a_.touching_is_enough) {
            std::set<int> candidates = touched_;
            candidates.insert(shot_);
            v.good = false;
            for (const int i : candidates) {
                v.good = v.good ||
                         (!story_.left(i) && (story_.dropped(i) || off(i) - measures{}.fifteen <= measures{}.touch()));
            }
            v.clause = "CR-21";
        } else if (!own_.empty()) {
            v.clause = "CR-9";
        } else {
            v.clause = "CR-8";
            v.good =
                !story_.left(shot_) && (story_.dropped(shot_) || measures{}.fifteen - off(shot_) > measures{}.touch());
        }
        // What a shot that touched own discs first spoils is told by CR-11; any other illegal shot goes, and by the
        // NCA all that it struck. [CR-8] [CR-10] [CR-21]
        if (!v.good && v.clause != "CR-11") {
            bad.insert(shot_);
            if (a_.struck_go) {
                bad.insert(touched_.begin(), touched_.end());
            }
        }
        for (int i = 0; i <= shot_; ++i) {
            const std::string where = whereabouts(i, bad);
            if (where != "board") {
                v.went[at(i)] = where;
            } else {
                v.left.push_back(end_of(i));
            }
        }
        return v;
    }

  private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    /// An opponent's disc must be touched [CR-10], and no own one strictly before the first such [CR-11]. A shot that
    /// touches own discs and never an opponent's breaks both.
    void decide_contact(verdict& v, std::set<int>& bad) const
    {
        bool met = false;
        double first = 0;
        for (const meeting& m : story_.meetings()) {
            if (foreign_.contains(m.a) || foreign_.contains(m.b)) {
                first = met && first < m.time ? first : m.time;
                met = true;
            }
        }
        bool own_before = false;
        for (const meeting& m : story_.meetings()) {
            const bool own = own_.contains(m.a) || own_.contains(m.b);
            own_before = own_before || (own && (!met || m.time < first));
        }
        const bool foul = a_.own_first_is_foul && own_before;
        v.clause = met && foul ? "CR-11" : "CR-10";
        v.good = met && !foul;
        if (foul) {
            bad.insert(shot_);
            for (const int i : touched_) {
                if (own_.contains(i) || a_.spoils_all) {
                    bad.insert(i);
                }
            }
        }
    }

    [[nodiscard]] disc end_of(int i) const
    {
        disc d = discs_[at(i)];
        if (const shot_event* rest = story_.rest_of(i)) {
            d.x = rest->where.x;
            d.y = rest->where.y;
            d.leans = rest->mode == quintet::disc_mode::leaning;
        }
        return d;
    }
    [[nodiscard]] double off(int i) const
    {
        const disc d = end_of(i);
        return std::hypot(d.x, d.y);
    }

    /// Whether a disc met something while its centre lay beyond the shooting line, having been inside. On the line is
    /// neither, and who begins there and goes out has not crossed it.
    [[nodiscard]] bool met_outside(int i) const
    {
        const double hair = 1e-9;
        const disc& start = discs_[at(i)];
        bool has_been_inside = std::hypot(start.x, start.y) < measures{}.shooting - hair;
        for (const shot_event& e : events_) {
            const bool contact = e.kind == shot_event_kind::contact || e.kind == shot_event_kind::post_contact;
            if (e.kind == shot_event_kind::line && e.disc == i && e.other == 0 &&
                e.part == quintet::line_part::crossed) {
                has_been_inside = has_been_inside || std::hypot(e.where.x - start.x, e.where.y - start.y) > hair;
            } else if (contact && (e.disc == i || (e.kind == shot_event_kind::contact && e.other == i))) {
                const double to_centre = (e.disc == i ? -1 : 1) * measures{}.disc / 2;
                const double far = std::hypot(e.where.x + to_centre * e.normal.x, e.where.y + to_centre * e.normal.y);
                if (has_been_inside && far > measures{}.shooting + hair) {
                    return true;
                }
                has_been_inside = has_been_inside || far < measures{}.shooting - hair;
            }
        }
        return false;
    }

    [[nodiscard]] std::string whereabouts(int i, const std::set<int>& bad) const
    {
        if (story_.left(i)) {
            return "ditch"; // also if it bounced back, or dropped after it [CR-13]
        }
        if (bad.contains(i)) {
            return "ditch"; // out of the hole, too [CR-10] [CR-11] [CR-15] [CR-21]
        }
        if (story_.dropped(i)) {
            return "cup"; // its owner's, whoever knocked it in [CR-15]
        }
        if (a_.clean_crossing && met_outside(i)) {
            return "ditch"; // [CR-21]
        }
        return measures{}.shooting - off(i) <= measures{}.touch() ? "ditch" : "board"; // [CR-14]
    }

    agreement a_;
    std::vector<disc> discs_;
    const std::vector<shot_event>& events_;
    int shot_;
    shot_story story_;
    std::set<int> own_;
    std::set<int> foreign_;
    std::set<int> touched_;
};

/// Whether a disc stays of which a contact does not tell where it was, though that decides whether it stays. [CR-21]
inline bool hangs_on_a_normal(const agreement& a, const std::vector<shot_event>& events, const verdict& v)
{
    bool hangs = false;
    for (const shot_event& e : events) {
        const bool contact = e.kind == shot_event_kind::contact;
        if (a.clean_crossing && (contact || e.kind == shot_event_kind::post_contact) && e.normal.x == 0 &&
            e.normal.y == 0) {
            hangs = hangs || !v.went.contains(e.disc) || (contact && !v.went.contains(e.other));
        }
    }
    return hangs;
}

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

/// Whether that many rounds with these totals end the game: a side has reached the target alone ahead of all, or the
/// agreed number of rounds is played. [CR-19] [CR-21]
inline bool ends(const std::map<std::string, int>& totals, int rounds, int target, int agreed_rounds)
{
    int best = 0;
    int with_best = 0;
    for (const auto& [side, total] : totals) {
        with_best = total > best ? 1 : with_best + (total == best ? 1 : 0);
        best = total > best ? total : best;
    }
    return (target > 0 && best >= target && with_best == 1) || (agreed_rounds > 0 && rounds >= agreed_rounds);
}

} // namespace reference::crokinole

#endif
