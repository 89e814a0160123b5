// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_CHINESE_CHECKERS_HPP
#define QUINTET_TESTS_REFERENCE_CHINESE_CHECKERS_HPP

// Chinese checkers a second time, slow and plain, from the rule sheet alone: it includes nothing of the library. Holes
// are points of the plane, marbles are kept in a map from point to seat, chains are followed by recursion, scores and
// ends are worked out from the whole board after every move.

#include <compare>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace reference::chinese_checkers {

/// A hole as a point: y is the row, larger further down; x is twice the distance to the right of the middle. Holes of
/// a row are two apart, and rows lie so that every hole has its six neighbours at the squared distance
/// x² + 3 y² = 4.
struct point {
    int x = 0;
    int y = 0;
    friend auto operator<=>(const point&, const point&) = default;

    /// Turned by 60° clockwise about the middle of the board.
    [[nodiscard]] point turned() const { return {(x - 3 * y) / 2, (x + y) / 2}; }
    /// This point and k times a step.
    [[nodiscard]] point plus(point step, int k) const { return {x + k * step.x, y + k * step.y}; }
};

enum class side_arms { pass_through, closed, open };
enum class blocking { none, full_target_wins, swap };

struct options {
    int arm = 4;
    int players = 2;
    side_arms sides = side_arms::pass_through;
    bool target_lock = false;
    bool symmetric_jumps = false;
    bool one_row_more = false; // 15 marbles
    chinese_checkers::blocking blocking = blocking::none;
    long ply_limit = 0;
};

/// The numbers of the first and last hole, counted by rows from the top and from left to right; or a pass.
using move = std::pair<int, int>;
inline constexpr move pass{-1, -1};

struct position {
    std::map<point, int> marbles; // whose marble lies where
    int turn = 0;
    int passes = 0;
    long plies_left = 0;
};

/// How a game ended: the clause, or "" while it goes on; and the ranks.
struct ending {
    std::string clause;
    std::vector<int> ranks;
};

class game {
  public:
    explicit game(const options& o) : options_(o)
    {
        // The rows of the sheet: 1 … Arm, then a hexagon's rows that reach out to the arms at both sides, and so back.
        const int arm = o.arm;
        std::vector<int> widths;
        for (int w = 1; w <= arm; ++w) {
            widths.push_back(w);
        }
        for (int w = 3 * arm + 1; w >= 2 * arm + 1; --w) {
            widths.push_back(w);
        }
        for (std::size_t mirror = widths.size() - 1; mirror-- > 0;) {
            widths.push_back(widths[mirror]);
        }
        int y = -2 * arm;
        for (const int width : widths) {
            for (int i = 0; i < width; ++i) {
                const point hole{2 * i - (width - 1), y};
                number_[hole] = static_cast<int>(holes_.size());
                holes_.push_back(hole);
            }
            ++y;
        }
        for (int x = -2; x <= 2; ++x) {
            for (int dy = -1; dy <= 1; ++dy) {
                if (x * x + 3 * dy * dy == 4) {
                    steps_.push_back({x, dy});
                }
            }
        }
        const std::map<int, std::vector<int>> arms{
            {2, {0, 3}}, {3, {0, 2, 4}}, {4, {0, 1, 3, 4}}, {6, {0, 1, 2, 3, 4, 5}}};
        homes_ = arms.at(o.players);
        const int rows = arm + (o.one_row_more ? 1 : 0);
        for (int seat = 0; seat < o.players; ++seat) {
            std::set<point> home;
            std::set<point> target;
            std::set<point> side;
            for (const point& hole : holes_) {
                if (below_tip(hole, home_arm(seat), rows)) {
                    home.insert(hole);
                }
                if (below_tip(hole, target_arm(seat), rows)) {
                    target.insert(hole);
                }
                for (int a = 0; a < 6; ++a) {
                    if (a != home_arm(seat) && a != target_arm(seat) && below_tip(hole, a, arm)) {
                        side.insert(hole);
                    }
                }
            }
            home_.push_back(home);
            target_.push_back(target);
            side_.push_back(side);
        }
    }

    [[nodiscard]] int players() const { return options_.players; }
    [[nodiscard]] const std::vector<point>& holes() const { return holes_; }
    [[nodiscard]] int number(point hole) const { return number_.at(hole); }
    [[nodiscard]] const std::set<point>& home(int seat) const { return home_[index(seat)]; }
    [[nodiscard]] const std::set<point>& target(int seat) const { return target_[index(seat)]; }

    [[nodiscard]] position start() const
    {
        position p;
        for (int seat = 0; seat < players(); ++seat) {
            for (const point& hole : home(seat)) {
                p.marbles[hole] = seat;
            }
        }
        p.plies_left = options_.ply_limit;
        return p;
    }

    /// The legal moves in rising order; none after the end.
    [[nodiscard]] std::vector<move> moves(position& p) const
    {
        std::vector<move> found;
        if (!end_of(p).clause.empty()) {
            return found;
        }
        std::vector<point> own;
        for (const auto& [hole, owner] : p.marbles) {
            if (owner == p.turn) {
                own.push_back(hole);
            }
        }
        for (const point& from : own) {
            p.marbles.erase(from); // while it jumps, the marble is nowhere
            std::set<point> ends;
            for (const point& step : steps_) {
                const point to = from.plus(step, 1);
                if (is_hole(to) && (is_empty(p, to) || may_swap(p, to))) {
                    ends.insert(to);
                }
            }
            std::set<point> landed;
            jump_on(p, from, landed, ends);
            ends.erase(from);
            for (const point& to : ends) {
                if (may_end(p.turn, from, to)) {
                    found.push_back({number(from), number(to)});
                }
            }
            p.marbles[from] = p.turn;
        }
        if (found.empty()) {
            found.push_back(pass);
        }
        std::set<move> sorted(found.begin(), found.end());
        return {sorted.begin(), sorted.end()};
    }

    void play(position& p, const move& m) const
    {
        if (m == pass) {
            ++p.passes;
        } else {
            const point from = holes_[index(m.first)];
            const point to = holes_[index(m.second)];
            const auto other = p.marbles.find(to);
            p.marbles.erase(from);
            if (other != p.marbles.end()) {
                p.marbles[from] = other->second;
            }
            p.marbles[to] = p.turn;
            p.passes = 0;
        }
        p.turn = (p.turn + 1) % players();
        p.plies_left -= options_.ply_limit > 0 ? 1 : 0;
    }

    /// Rows that a seat's marbles have come nearer to its target's tip.
    [[nodiscard]] std::vector<int> scores(const position& p) const
    {
        std::vector<int> rows(index(players()), 0);
        for (int seat = 0; seat < players(); ++seat) {
            for (const point& hole : home(seat)) {
                rows[index(seat)] -= height(hole, target_arm(seat));
            }
        }
        for (const auto& [hole, owner] : p.marbles) {
            rows[index(owner)] += height(hole, target_arm(owner));
        }
        return rows;
    }

    [[nodiscard]] ending end_of(const position& p) const
    {
        std::vector<int> worth = scores(p);
        std::string clause;
        for (int seat = 0; seat < players(); ++seat) {
            if (own_in_target(p, seat) == target(seat).size()) {
                clause = "CC-14";
                worth[index(seat)] = 1'000'000;
            }
        }
        if (clause.empty() && options_.blocking == blocking::full_target_wins) {
            for (int seat = 0; seat < players(); ++seat) {
                if (own_in_target(p, seat) > 0 && is_full(p, target(seat))) {
                    clause = "CC-15";
                    worth[index(seat)] = 1'000'000; // wins, whatever the score
                }
            }
        }
        if (clause.empty() && p.passes >= players()) {
            clause = "CC-12";
        }
        if (clause.empty() && options_.ply_limit > 0 && p.plies_left <= 0) {
            clause = "CC-15";
        }
        if (clause.empty()) {
            return {};
        }
        std::vector<int> ranks;
        for (const int mine : worth) {
            int rank = 1;
            for (const int other : worth) {
                rank += other > mine ? 1 : 0;
            }
            ranks.push_back(rank);
        }
        return {clause, ranks};
    }

    /// The number of sequences of so many moves; every move is made and taken back.
    [[nodiscard]] unsigned long long perft(position& p, int depth) const
    {
        if (depth == 0) {
            return 1;
        }
        const std::vector<move> list = moves(p);
        if (depth == 1) {
            return list.size();
        }
        unsigned long long count = 0;
        for (const move& m : list) {
            position next = p;
            play(next, m);
            count += perft(next, depth - 1);
        }
        return count;
    }

  private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] int home_arm(int seat) const { return homes_[index(seat)]; }
    [[nodiscard]] int target_arm(int seat) const { return (home_arm(seat) + 3) % 6; }

    /// How far down a hole lies if the board is turned so that an arm points down. Arms are counted clockwise from the
    /// bottom, so the turn that brings arm a to the bottom is 6 − a times 60° clockwise.
    [[nodiscard]] static int height(point hole, int arm) { return turned_down(hole, arm).y; }
    [[nodiscard]] static point turned_down(point hole, int arm)
    {
        for (int i = arm; i < 6; ++i) {
            hole = hole.turned();
        }
        return hole;
    }
    /// Whether a hole lies in the triangle of so many rows under an arm's tip.
    [[nodiscard]] bool below_tip(point hole, int arm, int rows) const
    {
        const point p = turned_down(hole, arm);
        const int from_tip = 2 * options_.arm - p.y;
        return from_tip < rows && p.x >= -from_tip && p.x <= from_tip;
    }

    [[nodiscard]] bool is_hole(point p) const { return number_.contains(p); }
    [[nodiscard]] static bool is_empty(const position& p, point hole) { return !p.marbles.contains(hole); }
    [[nodiscard]] bool may_swap(const position& p, point hole) const
    {
        const auto marble = p.marbles.find(hole);
        return options_.blocking == blocking::swap && marble != p.marbles.end() && marble->second != p.turn &&
               target(p.turn).contains(hole);
    }
    [[nodiscard]] bool may_pass(int seat, point hole) const
    {
        return options_.sides != side_arms::closed || !side_[index(seat)].contains(hole);
    }
    [[nodiscard]] bool may_end(int seat, point from, point to) const
    {
        if (options_.sides != side_arms::open && side_[index(seat)].contains(to)) {
            return false;
        }
        return !options_.target_lock || !target(seat).contains(from) || target(seat).contains(to);
    }

    /// Follows every chain on from a hole; a chain ends in each hole where it lands.
    void jump_on(const position& p, point here, std::set<point>& landed, std::set<point>& ends) const
    {
        landed.insert(here);
        for (const point& step : steps_) {
            const int reach = options_.symmetric_jumps ? 4 * options_.arm : 1;
            for (int k = 1; k <= reach && is_hole(here.plus(step, 2 * k)); ++k) {
                const point to = here.plus(step, 2 * k);
                if (!jumps_over_one(p, here, step, k)) {
                    continue;
                }
                if (may_swap(p, to)) {
                    ends.insert(to); // and there the chain stops
                } else if (is_empty(p, to) && may_pass(p.turn, to) && !landed.contains(to)) {
                    ends.insert(to);
                    jump_on(p, to, landed, ends);
                }
            }
        }
    }
    /// One marble in the middle of 2 k steps, and the other holes between empty. A line may not leave the board.
    [[nodiscard]] bool jumps_over_one(const position& p, point here, point step, int k) const
    {
        for (int i = 1; i < 2 * k; ++i) {
            const point between = here.plus(step, i);
            if (!is_hole(between) || is_empty(p, between) != (i != k)) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] std::size_t own_in_target(const position& p, int seat) const
    {
        std::size_t own = 0;
        for (const point& hole : target(seat)) {
            const auto marble = p.marbles.find(hole);
            own += marble != p.marbles.end() && marble->second == seat ? 1U : 0U;
        }
        return own;
    }
    [[nodiscard]] static bool is_full(const position& p, const std::set<point>& holes)
    {
        for (const point& hole : holes) {
            if (is_empty(p, hole)) {
                return false;
            }
        }
        return true;
    }

    options options_;
    std::vector<point> holes_;
    std::map<point, int> number_;
    std::vector<point> steps_;
    std::vector<int> homes_;
    std::vector<std::set<point>> home_;
    std::vector<std::set<point>> target_;
    std::vector<std::set<point>> side_;
};

} // namespace reference::chinese_checkers

#endif
