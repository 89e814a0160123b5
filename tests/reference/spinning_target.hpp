// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_SPINNING_TARGET_HPP
#define QUINTET_TESTS_REFERENCE_SPINNING_TARGET_HPP

// The spinning target after a shot, slowly and plainly, written from the sheet: pieces in vectors, leaning as a search
// through a graph, turns as a list that is walked along. It takes where the discs ended from a report, and shares no
// code with the library's judge but the geometry of the board.

#include <quintet/games/spinning_target.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
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

        [[nodiscard]] auto key() const { return std::tuple(owner, x, y, tower, layer); }
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
        pieces.push_back({5, x, y, false, 0, -1});
        wants_barricade = false;
        settle();
    }

    /// The spun disc is the last in the report, the others come in the order of `order`, the library's numbers.
    void shot(const quintet::flick::shot_report& report, const std::vector<piece>& order)
    {
        std::vector<piece> after;
        std::vector<int> where(report.size(), -1);
        for (std::size_t i = 0; i < report.size(); ++i) {
            const quintet::disc_pose& pose = report.pose(i);
            if (pose.mode == quintet::disc_mode::fallen) {
                continue;
            }
            where[i] = static_cast<int>(after.size());
            after.push_back({i < order.size() ? order[i].owner : turn(), pose.position.x, pose.position.y,
                             pose.mode == quintet::disc_mode::standing, pose.layer, -1});
        }
        for (std::size_t i = 0; i < report.size(); ++i) {
            if (where[i] >= 0 && report.pose(i).support != quintet::disc::board_below) {
                after[static_cast<std::size_t>(where[i])].below = where[report.pose(i).support];
            }
        }
        pieces = after;
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

    /// Whether a disc may stand somewhere on a seat's field: where nothing is in the way, the free part of the field is
    /// bounded by arcs of circles about the field and about discs, so it is enough to walk along those.
    [[nodiscard]] bool can_stand(int seat) const
    {
        const auto& field = o.board.start_areas[seat_field(seat)];
        if (stands(field, field.centre.x, field.centre.y)) {
            return true;
        }
        std::vector<std::array<double, 3>> circles{{field.centre.x, field.centre.y, field.radius}};
        for (const piece& p : pieces) {
            const double apart = radius(p) + o.board.disc_radius;
            if (std::hypot(p.x - field.centre.x, p.y - field.centre.y) < field.radius + apart) {
                circles.push_back({p.x, p.y, apart});
            }
        }
        for (const auto& [x, y, r] : circles) {
            for (int k = 0; k < 720; ++k) {
                const double angle = k * std::acos(-1.0) / 360;
                if (stands(field, x + r * std::cos(angle), y + r * std::sin(angle))) {
                    return true;
                }
            }
        }
        // A gap narrower than the walk's steps: let the library show its place.
        const auto shown = target::nearest_stand(o, library_table(), field, field.centre);
        return shown && stands(field, target::stand_of(field, *shown).x, target::stand_of(field, *shown).y);
    }

    [[nodiscard]] quintet::flick::table library_table() const
    {
        quintet::flick::disc_list list;
        for (const piece& p : pieces) {
            quintet::flick::table_disc d;
            d.position = {p.x, p.y};
            d.side = static_cast<std::uint8_t>(p.owner);
            d.mode = p.tower ? quintet::disc_mode::standing : quintet::disc_mode::flat;
            d.layer = static_cast<std::uint8_t>(p.layer);
            d.support = p.below < 0 ? quintet::disc::board_below : static_cast<std::uint8_t>(p.below);
            list.push_back(d);
        }
        return quintet::flick::table::of(list);
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
               std::hypot(x, y) <= o.board.surface_radius &&
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
        return o.leaning == target::leaning_rule::touch ? step < 2 && gap <= 1e-9 : step == 1 && gap < -1e-9;
    }

    void new_round()
    {
        pieces.clear();
        for (const quintet::vec2 place : o.board.tower_places) {
            for (int level = 0; level < 3; ++level) {
                pieces.push_back(
                    {4, place.x, place.y, true, level, level == 0 ? -1 : static_cast<int>(pieces.size()) - 1});
            }
        }
        std::fill(spoiled.begin(), spoiled.end(), false);
        queue.clear();
        for (int k = 0; k < 3 * o.players; ++k) {
            queue.push_back((beginner() + k) % o.players);
        }
        wants_barricade = true;
    }

    /// Takes the barricade away; what lay on it comes down, and what lay on that.
    void lift_barricade()
    {
        const auto found = std::find_if(pieces.begin(), pieces.end(), [](const piece& p) { return p.owner == 5; });
        if (found == pieces.end()) {
            return;
        }
        const auto lifted = static_cast<int>(found - pieces.begin());
        std::vector<std::size_t> loose;
        const auto rests_on_loose = [&](const piece& p) {
            return p.below == lifted || std::any_of(loose.begin(), loose.end(),
                                                    [&](std::size_t k) { return p.below == static_cast<int>(k); });
        };
        for (int layer = 1; layer < 8; ++layer) {
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                if (pieces[i].layer == layer && rests_on_loose(pieces[i])) {
                    loose.push_back(i);
                }
            }
        }
        std::vector<bool> lies(pieces.size(), true);
        lies[static_cast<std::size_t>(lifted)] = false;
        for (const std::size_t i : loose) {
            lies[i] = false;
        }
        for (const std::size_t i : loose) {
            piece& p = pieces[i];
            p.layer = 0;
            p.below = -1;
            for (bool again = true; again;) {
                again = false;
                double nearest = 1e9;
                for (std::size_t k = 0; k < pieces.size(); ++k) {
                    const double away = apart(pieces[k], p.x, p.y);
                    if (lies[k] && pieces[k].layer == p.layer && away < radius(pieces[k]) + radius(p) - 1e-9 &&
                        away < nearest) {
                        nearest = away;
                        p.below = static_cast<int>(k);
                        again = true;
                    }
                }
                p.layer += again ? 1 : 0;
            }
            lies[i] = true;
        }
        pieces.erase(found);
        for (piece& p : pieces) {
            p.below -= p.below > lifted ? 1 : 0;
        }
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
