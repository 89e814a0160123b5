// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_SPINNING_TARGET_HPP
#define QUINTET_TESTS_REFERENCE_SPINNING_TARGET_HPP

// The spinning target, slowly and plainly, written from the sheet: logs read by a reading of its own, pieces in
// vectors, leaning as a search through a graph, turns as a list that is walked along. It shares nothing with the
// library but the options, the board as data, and the events.

#include <quintet/games/spinning_target.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <reference/coming_down.hpp>
#include <reference/shot_story.hpp>
#include <tuple>
#include <vector>

namespace reference {

namespace target = quintet::spinning_target;

class plain_target {
  public:
    struct piece {
        int owner = 0; ///< a seat, 4 white, 5 the barricade
        double x = 0;
        double y = 0;
        bool tower = false;
        int layer = 0;
        int below = -1; ///< the index of the piece that it rests on
        bool tilted = false;

        [[nodiscard]] auto key() const { return std::tuple(owner, x, y, tower, layer, below >= 0, tilted); }
    };

    explicit plain_target(const target::options& options) : o(options) {}

    /// Begins where a game begins.
    void begin(int drawn)
    {
        first = drawn;
        const std::size_t seats = o.players;
        points.assign(seats, 0);
        last.assign(seats, 0);
        spoiled.assign(seats, false);
        gone.assign(seats, false);
        new_round();
    }

    void place_barricade(double x, double y)
    {
        pieces.push_back({5, x, y, false, 0, -1, false});
        wants_barricade = false;
        settle();
    }

    /// The spun disc comes last in the log, the others in the order of `order`, the library's numbers.
    void shot(const std::vector<shot_event>& events, const std::vector<piece>& order)
    {
        std::vector<piece> after = order;
        after.push_back({turn(), 0, 0, false, 0, -1, false});
        std::vector<int> below;
        std::set<int> towers;
        for (const piece& p : after) {
            if (p.tower) {
                towers.insert(static_cast<int>(below.size()));
            }
            below.push_back(p.below);
        }
        const shot_story story(below, {static_cast<int>(order.size())}, events, towers);
        // What falls from a disc of a tower up is no tower any more. [ST-10]
        std::vector<bool> toppled(after.size(), false);
        for (const shot_event& e : events) {
            for (std::size_t i = 0; e.kind == shot_event_kind::topple && i < order.size(); ++i) {
                toppled[i] = toppled[i] || (order[i].tower && order[i].x == order[e.disc].x &&
                                            order[i].y == order[e.disc].y && order[i].layer >= order[e.disc].layer);
            }
        }
        std::vector<bool> here(after.size(), true);
        for (std::size_t i = 0; i < after.size(); ++i) {
            piece& p = after[i];
            const int d = static_cast<int>(i);
            p.below = story.below()[i];
            p.layer = story.height()[i];
            here[i] = !story.left(d); // burnt, even if it came back [ST-11]
            if (const shot_event* rest = story.rest_of(d)) {
                p.tower = p.tower && !toppled[i] && rest->mode == quintet::disc_mode::standing;
                p.x = rest->where.x;
                p.y = rest->where.y;
                p.tilted = rest->mode == quintet::disc_mode::leaning; // [ST-16]
            }
        }
        keep(after, here);
        queue.erase(queue.begin());
        settle();
    }

    void punish(int seat, target::penalty verdict)
    {
        const auto who = static_cast<std::size_t>(seat);
        if (verdict == target::penalty::disqualify) {
            gone[who] = true;
            spoiled[who] = false;
        } else if (verdict == target::penalty::none) {
            spoiled[who] = false;
        } else {
            spoiled[who] = true;
        }
        settle();
    }

    /// The round's points become final.
    void count()
    {
        waits = false;
        finish_round();
        settle();
    }

    [[nodiscard]] bool over() const { return finished || std::count(gone.begin(), gone.end(), false) < 2; }
    /// Who must act.
    [[nodiscard]] int turn() const
    {
        if (!wants_barricade && !waits) {
            return queue.front();
        }
        int seat = beginner();
        while (gone[static_cast<std::size_t>(seat)]) {
            seat = (seat + 1) % o.players;
        }
        return seat;
    }
    [[nodiscard]] int beginner() const
    {
        static const std::vector<int> pendulum{0, 1, 2, 1};
        const auto k = static_cast<std::size_t>(first + rounds);
        return o.three_player_starts == target::beginner_order::alternating ? pendulum[k % 4]
                                                                            : static_cast<int>(k % o.players);
    }
    [[nodiscard]] int shots_left() const { return static_cast<int>(queue.size()); }

    /// What a seat's discs count as they lie.
    [[nodiscard]] int value(int seat) const
    {
        if (spoiled[static_cast<std::size_t>(seat)] || gone[static_cast<std::size_t>(seat)]) {
            return 0;
        }
        std::vector<std::size_t> own;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (pieces[i].owner == seat) {
                own.push_back(i);
            }
        }
        int sum = 0;
        for (const std::size_t start : own) {
            std::vector<std::size_t> reached{start};
            int best = 0;
            for (std::size_t k = 0; k < reached.size(); ++k) {
                best = (std::max)(best, zone(pieces[reached[k]]));
                for (const std::size_t other : own) {
                    if (std::find(reached.begin(), reached.end(), other) == reached.end() && lean(reached[k], other)) {
                        reached.push_back(other);
                    }
                }
            }
            sum += best;
        }
        return sum;
    }

    /// Whether a disc may stand somewhere on a seat's field. What is free of it is bounded by arcs of circles about the
    /// field, the board and the pieces: where there is any, either a crossing of two of these circles is free, or a
    /// whole circle is. [ST-12]
    [[nodiscard]] bool can_stand(int seat) const
    {
        const auto& field = o.board.start_areas[seat_field(seat)];
        std::vector<std::array<double, 3>> circles{{field.centre.x, field.centre.y, field.radius},
                                                   {0, 0, o.board.surface_radius}};
        for (const piece& p : pieces) {
            circles.push_back({p.x, p.y, radius(p) + o.board.disc_radius});
        }
        for (const auto& [x, y, r] : circles) {
            if (stands(field, x + r, y)) {
                return true;
            }
            for (const auto& [u, v, q] : circles) {
                const double away = std::hypot(u - x, v - y);
                if (away == 0) {
                    continue;
                }
                // The crossings lie on a line across that between the centres, so far along it and so far aside.
                const double along = (away * away + r * r - q * q) / (2 * away);
                const double square = r * r - along * along;
                if (square < 0) {
                    continue;
                }
                const double aside = std::sqrt(square);
                const double ex = (u - x) / away;
                const double ey = (v - y) / away;
                if (stands(field, x + along * ex - aside * ey, y + along * ey + aside * ex) ||
                    stands(field, x + along * ex + aside * ey, y + along * ey - aside * ex)) {
                    return true;
                }
            }
        }
        return false;
    }

    target::options o;
    std::vector<piece> pieces;
    std::vector<int> points;
    std::vector<int> last;
    std::vector<bool> spoiled;
    std::vector<bool> gone;
    int first = 0;
    int rounds = 0;
    bool wants_barricade = true;
    bool finished = false;
    /// Where penalties are agreed on: all discs are spun, and the referee has the word.
    bool waits = false;
    /// Whose shots are left in the round, in order.
    std::vector<int> queue;

  private:
    [[nodiscard]] std::size_t seat_field(int seat) const
    {
        static const std::map<int, std::vector<std::size_t>> fields{{2, {0, 2}}, {3, {0, 3, 2}}, {4, {0, 3, 2, 1}}};
        return fields.at(o.players)[static_cast<std::size_t>(seat)];
    }
    [[nodiscard]] double radius(const piece& p) const
    {
        return p.owner == 5 ? o.pieces.barricade_radius : o.board.disc_radius;
    }
    [[nodiscard]] static double apart(const piece& p, double x, double y)
    {
        return std::sqrt((p.x - x) * (p.x - x) + (p.y - y) * (p.y - y));
    }
    [[nodiscard]] bool stands(const quintet::start_area& field, double x, double y) const
    {
        constexpr double slack = 1e-9;
        return std::hypot(x - field.centre.x, y - field.centre.y) <= field.radius + slack &&
               std::hypot(x, y) <= o.board.surface_radius + slack &&
               std::all_of(pieces.begin(), pieces.end(),
                           [&](const piece& p) { return apart(p, x, y) >= radius(p) + o.board.disc_radius - slack; });
    }
    [[nodiscard]] int zone(const piece& p) const
    {
        const double away = std::sqrt(p.x * p.x + p.y * p.y);
        const double spread = o.line == quintet::zone_reading::highest_touched ? radius(p)
                              : o.line == quintet::zone_reading::centre        ? 0
                                                                               : -radius(p);
        for (std::size_t k = o.board.circles.size(); k-- > 0;) {
            const double limit = o.board.circles[k].radius + spread;
            const bool just = o.line == quintet::zone_reading::highest_touched && away == limit;
            if (away < limit || just) {
                return o.board.circles[k].points;
            }
        }
        return 0;
    }
    [[nodiscard]] bool lean(std::size_t i, std::size_t k) const
    {
        const piece& a = pieces[i];
        const piece& b = pieces[k];
        if (a.below == static_cast<int>(k) || b.below == static_cast<int>(i)) {
            return true;
        }
        const double gap = apart(a, b.x, b.y) - radius(a) - radius(b);
        const int step = std::abs(a.layer - b.layer);
        const bool beside = o.leaning == target::leaning_rule::touch || a.tilted || b.tilted;
        return beside ? step < 2 && gap <= 1e-9 : step == 1 && gap < -1e-9;
    }

    void new_round()
    {
        pieces.clear();
        for (const quintet::vec2 place : o.board.tower_places) {
            for (int level = 0; level < 3; ++level) {
                pieces.push_back(
                    {4, place.x, place.y, true, level, level == 0 ? -1 : static_cast<int>(pieces.size()) - 1, false});
            }
        }
        std::fill(spoiled.begin(), spoiled.end(), false);
        queue.clear();
        for (int k = 0; k < 3 * o.players; ++k) {
            queue.push_back((beginner() + k) % o.players);
        }
        wants_barricade = true;
    }

    /// Keeps the pieces that are here, as indexed by `all`; what lay on the others comes down: flat, or tilted against
    /// a tower that is in the way. [ST-16]
    void keep(const std::vector<piece>& all, const std::vector<bool>& here)
    {
        std::vector<lying_disc> lying;
        for (std::size_t i = 0; i < all.size(); ++i) {
            lying.push_back({all[i].x, all[i].y, radius(all[i]), all[i].below, all[i].layer, here[i], all[i].tower});
        }
        let_come_down(lying);
        std::vector<int> index(all.size(), -1);
        pieces.clear();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (here[i]) {
                index[i] = static_cast<int>(pieces.size());
                pieces.push_back(all[i]);
                piece& p = pieces.back();
                if (p.below != lying[i].below || p.layer != lying[i].height) {
                    p.below = lying[i].below;
                    p.layer = lying[i].height;
                    p.tilted = std::any_of(all.begin(), all.end(), [&](const piece& q) {
                        return q.tower && apart(q, p.x, p.y) < radius(q) + radius(p) - 1e-9;
                    });
                }
            }
        }
        for (piece& p : pieces) {
            p.below = p.below < 0 ? -1 : index[static_cast<std::size_t>(p.below)];
        }
    }
    /// Takes the barricade away. [ST-7]
    void lift_barricade()
    {
        std::vector<bool> here;
        for (const piece& p : pieces) {
            here.push_back(p.owner != 5);
        }
        keep(std::vector<piece>(pieces), here);
    }

    void finish_round()
    {
        const auto players = static_cast<std::size_t>(o.players);
        for (std::size_t i = 0; i < players; ++i) {
            last[i] = value(static_cast<int>(i));
        }
        for (std::size_t i = 0; i < players; ++i) {
            points[i] += last[i];
            finished = finished || (!gone[i] && points[i] >= o.target_points);
        }
        ++rounds;
        finished = finished || rounds == o.rounds;
        cycle_begun = 0;
        if (!finished) {
            new_round();
        }
    }

    void settle()
    {
        while (!over() && !wants_barricade && !waits) {
            const auto players = static_cast<std::size_t>(o.players);
            if (queue.empty()) {
                waits = o.penalties;
                if (!waits) {
                    finish_round();
                }
                continue;
            }
            const std::size_t cycle = 3 - (queue.size() + players - 1) / players;
            if (queue.size() % players == 0 && cycle > cycle_begun) {
                cycle_begun = cycle;
                if (o.barricade_each == target::barricade_time::cycle) {
                    lift_barricade();
                    wants_barricade = true;
                    continue;
                }
            }
            if (gone[static_cast<std::size_t>(queue.front())] || !can_stand(queue.front())) {
                queue.erase(queue.begin());
                continue;
            }
            return;
        }
    }

    std::size_t cycle_begun = 0;
};

} // namespace reference

#endif
