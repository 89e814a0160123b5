// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_CROKINOLE_HUNGARIAN_HPP
#define QUINTET_TESTS_REFERENCE_CROKINOLE_HUNGARIAN_HPP

// A second judge and match keeper, written from the page's sheet alone. It follows every disc as a token through hand,
// board, cup and ditch, and keeps the whole history of a match, of which every figure is worked out anew when asked.

#include <quintet/core/random_stream.hpp>
#include <quintet/games/crokinole_hungarian/move.hpp>
#include <quintet/games/crokinole_hungarian/options.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <reference/coming_down.hpp>
#include <reference/shot_story.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace reference::hungarian {

namespace game = quintet::crokinole_hungarian;
enum class place { hand, board, cup, ditch };

struct token {
    int seat = 0;
    int side = 0;
    place where = place::hand;
    double x = 0;
    double y = 0;
    int on = -1;    // the token that it lies on
    int height = 0; // how many lie below it
    bool leans = false;

    [[nodiscard]] double off() const { return std::sqrt(x * x + y * y); }
};

/// The sheet's measures. [CR-1] [CR-3]
inline constexpr double half_disc = 0.03175 / 2;
inline constexpr double touch = half_disc + 0.0015875 / 2;
inline constexpr double base_line = 0.3048;
inline constexpr double ten_line = 0.2032;
inline constexpr double fifteen_line = 0.1016;
inline constexpr double hole = 0.01746;

/// A disc lies over the hole where nothing but air is below its middle: its centre is so near that the hole's edge is
/// all on one side of a line through it.
inline double over_the_hole() { return std::sqrt(hole * hole - half_disc * half_disc); }

/// Why a log cannot be, or an empty text: the hole holds one disc a shot. [HU-13]
inline std::string unreadable(const std::vector<shot_event>& events)
{
    const auto captures =
        std::ranges::count_if(events, [](const shot_event& e) { return e.kind == shot_event_kind::capture; });
    return captures > 1 ? "hole" : "";
}

/// What was decided: of the shot, and of each disc by its number.
struct decisions {
    bool good = true;
    std::string clause;
    std::map<int, std::pair<place, std::string>> gone;
};

class keeper {
  public:
    /// `combination`: in hussar a contact through other own discs will do. [HU-21]
    keeper(const game::options& o, int beginner, quintet::random_stream lots, bool combination)
        : o_(o), combination_(combination), lots_(lots), beginner_(beginner), turn_(beginner)
    {
        fresh();
    }

    // What a position shows.
    [[nodiscard]] int seats() const { return four() ? 4 : 2; }
    [[nodiscard]] int sides() const { return o_.format == game::format::four_singles ? 4 : 2; }
    [[nodiscard]] bool darts() const { return o_.format == game::format::darts; }
    [[nodiscard]] const std::vector<token>& tokens() const { return tokens_; }
    [[nodiscard]] int beginner() const { return beginner_; }
    [[nodiscard]] int turn() const { return turn_; }
    [[nodiscard]] quintet::random_stream lots() const { return lots_; }
    [[nodiscard]] int layer(int t) const { return tokens_[at(t)].on < 0 ? 0 : 1 + layer(tokens_[at(t)].on); }
    [[nodiscard]] int number_in(place where, int side) const
    {
        return static_cast<int>(
            std::ranges::count_if(tokens_, [&](const token& t) { return t.where == where && t.side == side; }));
    }
    [[nodiscard]] int hand_of(int seat) const
    {
        return static_cast<int>(
            std::ranges::count_if(tokens_, [&](const token& t) { return t.where == place::hand && t.seat == seat; }));
    }
    /// The tokens on the board as logs number them.
    [[nodiscard]] std::vector<int> order() const
    {
        std::vector<int> list;
        for (int t = 0; t < static_cast<int>(tokens_.size()); ++t) {
            if (tokens_[at(t)].where == place::board) {
                list.push_back(t);
            }
        }
        std::ranges::sort(list, [&](int a, int b) {
            const token& p = tokens_[at(a)];
            const token& q = tokens_[at(b)];
            return std::tuple(layer(a), p.side, p.x, p.y) < std::tuple(layer(b), q.side, q.x, q.y);
        });
        return list;
    }
    [[nodiscard]] int standing(int side) const
    {
        int points = 0;
        for (int t = 0; t < static_cast<int>(tokens_.size()); ++t) {
            if (tokens_[at(t)].where == place::board && tokens_[at(t)].side == side) {
                const double off = tokens_[at(lowest(t))].off();
                points += fifteen_line - off > touch ? 15
                          : ten_line - off > touch   ? 10
                          : base_line - off > touch  ? 5
                                                     : 0;
            }
        }
        return points;
    }
    /// Points of the rounds before, by the scoring; in darts of the turns of this leg.
    [[nodiscard]] int total(int side) const
    {
        int sum = 0;
        for (const auto& round : rounds_) {
            sum += scored(round, side);
        }
        return sum;
    }
    [[nodiscard]] int twenties(int side) const
    {
        return std::accumulate(twenties_.begin(), twenties_.end(), 0,
                               [&](int sum, const std::vector<int>& made) { return sum + made[at(side)]; });
    }
    [[nodiscard]] int rounds() const { return darts() ? 0 : static_cast<int>(rounds_.size()); }
    [[nodiscard]] bool fixed() const
    {
        return o_.format == game::format::four_singles || (!darts() && o_.scoring == game::scoring_rule::match_points);
    }
    [[nodiscard]] int legs(int side) const
    {
        int won = 0;
        for (const auto& [set, winner] : legs_) {
            won += set == set_of_legs() && winner == side ? 1 : 0;
        }
        return won;
    }
    [[nodiscard]] int sets(int side) const { return static_cast<int>(std::ranges::count(sets_, side)); }
    /// Who has won the match, or -1.
    [[nodiscard]] int winner() const
    {
        if (darts()) {
            for (int side = 0; side < 2; ++side) {
                if (sets(side) >= o_.sets) {
                    return side;
                }
            }
            return -1;
        }
        std::vector<int> leaders;
        for (int side = 0; side < sides(); ++side) {
            bool beaten = false;
            bool shared = false;
            for (int other = 0; other < sides(); ++other) {
                const auto mine = std::pair(total(side), fixed() ? twenties(side) : 0);
                const auto theirs = std::pair(total(other), fixed() ? twenties(other) : 0);
                beaten = beaten || theirs > mine;
                shared = shared || (other != side && theirs == mine);
            }
            if (!beaten && !shared) {
                leaders.push_back(side);
            }
        }
        const bool may_end = fixed() ? rounds() >= 4 : true;
        if (!may_end || leaders.empty() || (!fixed() && total(leaders[0]) < o_.target)) {
            return -1;
        }
        return leaders[0];
    }
    [[nodiscard]] bool finishing() const { return darts() && total(turn_) == o_.target; }

    /// Judges a shot by its log, and goes on.
    decisions shot(const game::shot_choice& choice, double start_x, double start_y,
                   const std::vector<shot_event>& events)
    {
        int shooter = turn_;
        if (o_.format == game::format::tactical_pairs && hand_of(shooter) == 0) {
            shooter = (shooter + 2) % 4;
        }
        if (choice.partner) {
            shooter = (shooter + 2) % 4;
        }
        const int side = shooter % sides();
        const bool last = finishing();
        const std::vector<int> flicked = take(shooter, side, choice);
        numbers_ = order();
        std::erase_if(numbers_, [&](int t) { return std::ranges::count(flicked, t) != 0; });
        const std::vector<int> lying = numbers_;
        numbers_.insert(numbers_.end(), flicked.begin(), flicked.end());
        for (std::size_t i = 0; i < flicked.size(); ++i) {
            token& t = tokens_[at(flicked[i])];
            t.where = place::board;
            t.x = start_x;
            t.y = start_y;
            t.on = i == 0 ? -1 : flicked[0];
            t.height = static_cast<int>(i);
            t.leans = false;
        }
        decisions d = judge(side, last, choice.struck == game::struck_discs::upper, flicked, lying, events);
        const auto made = static_cast<int>(
            std::ranges::count_if(d.gone, [](const auto& entry) { return entry.second.first == place::cup; }));
        go_on(side, last, made);
        return d;
    }

  private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] bool four() const
    {
        return o_.format == game::format::pairs || o_.format == game::format::tactical_pairs ||
               o_.format == game::format::four_singles;
    }
    [[nodiscard]] int lowest(int t) const
    {
        while (tokens_[at(t)].on >= 0) {
            t = tokens_[at(t)].on;
        }
        return t;
    }
    [[nodiscard]] int set_of_legs() const
    {
        return winner_of_sets() ? static_cast<int>(sets_.size()) - 1 : static_cast<int>(sets_.size());
    }
    [[nodiscard]] bool winner_of_sets() const { return sets(0) >= o_.sets || sets(1) >= o_.sets; }

    void fresh()
    {
        tokens_.clear();
        for (int seat = 0; seat < seats(); ++seat) {
            for (int n = 0; n < o_.discs; ++n) {
                tokens_.push_back({seat, seat % sides()});
            }
        }
    }
    [[nodiscard]] int first_in(place where, int seat) const
    {
        for (int t = 0; t < static_cast<int>(tokens_.size()); ++t) {
            if (tokens_[at(t)].where == where && tokens_[at(t)].seat == seat) {
                return t;
            }
        }
        return -1;
    }
    /// The discs that go to the line.
    std::vector<int> take(int shooter, int side, const game::shot_choice& choice)
    {
        if (o_.format == game::format::hussar) {
            std::vector<int> both;
            for (int n = 0; n < 2; ++n) {
                both.push_back(first_in(place::hand, shooter));
                tokens_[at(both.back())].where = place::ditch;
            }
            return both;
        }
        if (const int own = first_in(place::hand, shooter); own >= 0) {
            return {own};
        }
        if (number_in(place::board, side) == 5) {
            const int picked = order()[choice.picked];
            go(picked, place::ditch);
            come_down();
            return {picked};
        }
        const int fallen = first_in(place::ditch, shooter);
        return {fallen >= 0 ? fallen : first_in(place::cup, shooter)};
    }
    void go(int t, place where) { tokens_[at(t)].where = where; }

    /// What lay on a disc that is not on the board any more comes down; over the open hole it leans. [HU-12] [HU-13]
    void come_down()
    {
        std::vector<lying_disc> discs;
        for (const token& t : tokens_) {
            discs.push_back({t.x, t.y, half_disc, t.on, t.height, t.where == place::board, false});
        }
        let_come_down(discs);
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            token& t = tokens_[i];
            if (t.where == place::board && t.on != discs[i].below) {
                t.on = discs[i].below;
                t.leans = t.on < 0 && t.off() < over_the_hole();
            }
            t.height = discs[i].height;
        }
    }

    decisions judge(int side, bool last, bool upper_only, const std::vector<int>& flicked,
                    const std::vector<int>& lying, const std::vector<shot_event>& events)
    {
        const auto number_of = [&](int t) {
            return static_cast<int>(std::ranges::find(numbers_, t) - numbers_.begin());
        };
        std::vector<int> below;
        std::set<int> shot;
        for (const int t : numbers_) {
            const int on = tokens_[at(t)].on;
            below.push_back(on < 0 ? -1 : number_of(on));
        }
        for (const int t : flicked) {
            if (!upper_only || t != flicked[0]) {
                shot.insert(number_of(t));
            }
        }
        const shot_story story(below, shot, events);

        decisions d;
        const auto drop = [&](int t, place where, const std::string& clause) {
            d.gone[number_of(t)] = {where, clause};
            go(t, where);
        };
        // Where everything is when all is at rest.
        bool full = false;
        for (int n = 0; n < static_cast<int>(numbers_.size()); ++n) {
            const int t = numbers_[at(n)];
            token& it = tokens_[at(t)];
            it.height = story.height()[at(n)];
            it.on = story.below()[at(n)] < 0 ? -1 : numbers_[at(story.below()[at(n)])];
            if (const shot_event* rest = story.rest_of(n)) {
                it.x = rest->where.x;
                it.y = rest->where.y;
                it.leans = rest->mode == quintet::disc_mode::leaning;
            }
            full = full || story.dropped(n);
            if (story.was(n, shot_event_kind::bounce_back)) {
                drop(t, place::ditch, "HU-11");
            } else if (story.left(n)) {
                drop(t, place::ditch, "HU-14");
            } else if (story.dropped(n)) {
                drop(t, place::cup, "HU-9");
            }
        }
        // Over the full hole, on the disc in it: out. So is what lay on such a disc, and has come down on the other.
        for (bool again = full; again;) {
            again = false;
            for (const int t : numbers_) {
                const token& it = tokens_[at(t)];
                const bool on_nothing = it.on < 0 || tokens_[at(it.on)].where != place::board;
                if (it.where == place::board && on_nothing && it.off() < over_the_hole()) {
                    drop(t, place::ditch, "HU-13");
                    again = true;
                }
            }
        }
        come_down();

        // Did the shot do what it had to?
        const auto is = [&](game::format f) { return o_.format == f; };
        const auto own = [&](int t) { return tokens_[at(t)].side == side; };
        const auto is_flicked = [&](int t) { return std::ranges::count(flicked, t) != 0; };
        const bool foreign = std::ranges::any_of(lying, [&](int t) { return !own(t); });
        const bool needs_contact = darts() ? !lying.empty() : foreign;
        std::set<int> touched;
        bool own_met_foreign = false;
        bool flicked_met_foreign = false;
        for (const meeting& m : story.meetings()) {
            const int a = numbers_[at(m.a)];
            const int b = numbers_[at(m.b)];
            touched.insert({a, b});
            own_met_foreign = own_met_foreign || own(a) != own(b);
            flicked_met_foreign = flicked_met_foreign || (is_flicked(a) && !own(b)) || (is_flicked(b) && !own(a));
        }
        for (const int t : flicked) {
            touched.erase(t);
        }
        const auto in_zone = [&](int t, bool inside) {
            if (tokens_[at(t)].where != place::board) {
                return tokens_[at(t)].where == place::cup;
            }
            const double off = tokens_[at(lowest(t))].off();
            return inside ? fifteen_line - off > touch : off - fifteen_line <= touch;
        };
        const bool hussar = is(game::format::hussar);
        if (last) { // a finishing dart need do nothing
            d.clause = "HU-24";
        } else if (needs_contact) {
            d.clause = darts() ? "HU-22" : hussar ? "HU-21" : is(game::format::four_singles) ? "HU-20" : "HU-6";
            d.good = darts() ? !touched.empty() : hussar && !combination_ ? flicked_met_foreign : own_met_foreign;
        } else {
            d.clause = darts() ? "HU-22" : hussar ? "HU-21" : "HU-4";
            const bool inside = hussar || (o_.free_carom == game::free_carom_rule::inside && !touched.empty());
            d.good = std::ranges::any_of(flicked, [&](int t) { return in_zone(t, inside); }) ||
                     (!hussar && std::ranges::any_of(touched, [&](int t) { return in_zone(t, inside); }));
        }
        if (!d.good) { // out of the hole, too
            const std::string clause = darts() ? "HU-22" : needs_contact ? "HU-7" : "HU-5";
            const bool all = needs_contact || o_.free_shot_foul == game::free_shot_foul_rule::shot_and_touched;
            for (const int t : numbers_) {
                const bool mine = all && touched.contains(t) && own(t);
                if ((is_flicked(t) || mine) && tokens_[at(t)].where != place::ditch) {
                    drop(t, place::ditch, clause);
                }
            }
        } else if (upper_only && tokens_[at(flicked[1])].where == place::board && !in_zone(flicked[1], true)) {
            drop(flicked[1], place::ditch, "HU-21");
        }

        for (const int t : numbers_) {
            if (tokens_[at(t)].where == place::board && base_line - tokens_[at(t)].off() <= touch) {
                drop(t, place::ditch, upper_only && t == flicked[0] ? "HU-21" : "HU-14");
            }
        }
        come_down();
        return d;
    }

    void go_on(int side, bool last, int made)
    {
        if (darts()) {
            after_dart(side, last, made);
            return;
        }
        if (std::ranges::any_of(tokens_, [](const token& t) { return t.where == place::hand; })) {
            turn_ = (turn_ + 1) % seats();
            return;
        }
        std::vector<int> points;
        std::vector<int> cups;
        for (int s = 0; s < sides(); ++s) {
            cups.push_back(number_in(place::cup, s));
            points.push_back(standing(s) + 20 * cups.back());
        }
        rounds_.push_back(points);
        twenties_.push_back(cups);
        if (winner() >= 0) {
            return;
        }
        beginner_ = (beginner_ + 1) % seats();
        if (fixed() && rounds_.size() >= 4) {
            beginner_ = static_cast<int>(lots_.below(static_cast<std::uint32_t>(seats())));
        }
        turn_ = beginner_;
        fresh();
    }

    void after_dart(int side, bool last, int made)
    {
        const int before = total(side);
        const int cup = 20 * number_in(place::cup, side);
        const int worth = cup + standing(side);
        const bool out_of_shots = hand_of(side) == 0;
        const auto add = [&] {
            std::vector<int> turn(2, 0);
            turn[at(side)] = worth;
            rounds_.push_back(turn);
        };
        if (last && made > 0) {
            legs_.emplace_back(static_cast<int>(sets_.size()), side);
            leg_beginners_.push_back(beginner_);
            int next = 1 - beginner_;
            if (legs(side) == o_.legs) {
                int first_of_set = beginner_;
                for (std::size_t i = 0; i < legs_.size(); ++i) {
                    if (legs_[i].first == static_cast<int>(sets_.size())) {
                        first_of_set = leg_beginners_[i];
                        break;
                    }
                }
                sets_.push_back(side);
                if (winner() >= 0) {
                    return;
                }
                next = 1 - first_of_set;
                if (sets(0) == o_.sets - 1 && sets(1) == o_.sets - 1) {
                    next = static_cast<int>(lots_.below(2));
                }
            }
            rounds_.clear();
            beginner_ = next;
            turn_ = next;
            fresh();
            return;
        }
        if (!last && before + worth == o_.target) {
            add();
            return;
        }
        const bool bust = before + cup > o_.target || before + worth > o_.target;
        if (!last && !out_of_shots && before + cup <= o_.target) {
            return;
        }
        if (!last && !bust) {
            add();
        }
        turn_ = 1 - side;
        fresh();
    }

    [[nodiscard]] int scored(const std::vector<int>& points, int side) const
    {
        if (darts() || o_.scoring == game::scoring_rule::totals) {
            return points[at(side)];
        }
        std::vector<int> sorted = points;
        std::ranges::sort(sorted, std::greater<>());
        const bool alone = sorted[0] != sorted[1];
        if (o_.scoring == game::scoring_rule::difference) {
            return points[at(side)] == sorted[0] ? sorted[0] - sorted[1] : 0;
        }
        return points[at(side)] != sorted[0] ? 0 : alone ? 2 : 1;
    }

    game::options o_;
    bool combination_;
    quintet::random_stream lots_;
    int beginner_;
    int turn_;
    std::vector<token> tokens_;
    std::vector<int> numbers_;
    std::vector<std::vector<int>> rounds_; // points by side, round by round; in darts turn by turn of this leg
    std::vector<std::vector<int>> twenties_;
    std::vector<std::pair<int, int>> legs_; // the number of the set, and who won the leg
    std::vector<int> leg_beginners_;
    std::vector<int> sets_;
};

} // namespace reference::hungarian

#endif
