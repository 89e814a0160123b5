// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_RANDOM_LOG_HPP
#define QUINTET_TESTS_REFERENCE_RANDOM_LOG_HPP

// Logs as a camera over a real board might write them, made up by chance: several contacts at one instant in any order
// of lines, discs that bounce back and graze others, what drops, lands on others, lies there when these move or drop,
// topples, stays tilted. No motion is simulated; only what a log must have is kept: a disc meets another while one of
// them moves, every disc rests in the end, and no two in one place.

#include <quintet/core/random_stream.hpp>
#include <quintet/physics/shot_event.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace reference {

struct logged_disc {
    quintet::vec2 place;
    double radius = 0;
    int below = -1;
    bool stands = false; ///< part of a tower
    bool flicked = false;
};

/// What there is on a board, and what the game knows.
struct log_manner {
    double rest_within = 0; ///< m from the centre
    double hole_reach = 0;  ///< a disc leans over the hole where its centre is nearer; 0: there is none
    double line = 0;        ///< the circle over which moving discs go and come back; 0: it is not told
    std::vector<std::pair<quintet::vec2, double>> posts{};
    bool stacks = false; ///< discs come to lie on others
    bool tilts = false;  ///< and rest tilted
    bool details = true; ///< contacts tell the place and the normal
};

class random_log {
  public:
    random_log(const log_manner& manner, std::vector<logged_disc> discs, quintet::random_stream& random)
        : manner_(manner), discs_(std::move(discs)), random_(random), phase_(discs_.size(), phase::rests)
    {
    }

    [[nodiscard]] std::vector<quintet::shot_event> write()
    {
        for (int i = 0; i < count(); ++i) {
            if (at(i).flicked) {
                set(i, phase::moves);
                carry(i);
            }
        }
        if (manner_.line > 0) {
            for (int i = 0; i < count(); ++i) {
                if (at(i).flicked) {
                    cross(i, false);
                }
            }
        }
        for (std::uint32_t steps = 2 + random_.below(11); steps > 0; --steps) {
            if (!one_in(3)) {
                time_ += 0.01 * (1 + random_.below(5));
            }
            step();
        }
        come_to_rest();
        return std::move(events_);
    }

  private:
    enum class phase { rests, carried, moves, flies, in_hole, gone };
    using kind = quintet::shot_event_kind;
    static constexpr double gap = 1e-5;

    [[nodiscard]] int count() const { return static_cast<int>(discs_.size()); }
    [[nodiscard]] logged_disc& at(int i) { return discs_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] phase of(int i) const { return phase_[static_cast<std::size_t>(i)]; }
    void set(int i, phase p) { phase_[static_cast<std::size_t>(i)] = p; }
    [[nodiscard]] bool one_in(std::uint32_t n) { return random_.below(n) == 0; }
    [[nodiscard]] bool on_surface(int i) const { return of(i) <= phase::moves; }
    [[nodiscard]] int layer(int i) { return at(i).below < 0 ? 0 : 1 + layer(at(i).below); }
    [[nodiscard]] bool lies_on(int i, int lower)
    {
        return i == lower || (at(i).below >= 0 && lies_on(at(i).below, lower));
    }
    /// One of those for which it holds, or -1.
    template <class Which>
    [[nodiscard]] int any(Which which)
    {
        std::vector<int> list;
        for (int i = 0; i < count(); ++i) {
            if (which(i)) {
                list.push_back(i);
            }
        }
        return list.empty() ? -1 : list[random_.below(static_cast<std::uint32_t>(list.size()))];
    }
    [[nodiscard]] int mover()
    {
        return any([&](int i) { return of(i) == phase::moves; });
    }

    quintet::shot_event& add(kind what, int disc, int other = -1)
    {
        quintet::shot_event e;
        e.kind = what;
        e.disc = static_cast<std::uint8_t>(disc);
        e.other = other < 0 ? quintet::disc::board_below : static_cast<std::uint8_t>(other);
        e.time = time_;
        events_.push_back(e);
        return events_.back();
    }
    [[nodiscard]] quintet::vec2 direction()
    {
        for (;;) {
            const double x = 2 * random_.unit() - 1;
            const double y = 2 * random_.unit() - 1;
            const double length = std::sqrt(x * x + y * y);
            if (length > 0.1 && length < 1) {
                return {x / length, y / length};
            }
        }
    }
    [[nodiscard]] static double off(quintet::vec2 p) { return std::sqrt(p.x * p.x + p.y * p.y); }
    [[nodiscard]] static double apart(quintet::vec2 a, quintet::vec2 b) { return off({a.x - b.x, a.y - b.y}); }

    void step()
    {
        switch (random_.below(16)) {
        case 0:
            if (const int i = mover(); i >= 0 && !manner_.posts.empty()) {
                describe(add(kind::post_contact, i,
                             static_cast<int>(random_.below(static_cast<std::uint32_t>(manner_.posts.size())))));
            }
            break;
        case 1:
        case 2:
            drop();
            break;
        case 3:
        case 4:
            leave();
            break;
        case 5:
        case 6:
            return_or_fall(any([&](int i) { return of(i) == phase::flies; }));
            break;
        case 7:
            lie_on_another();
            break;
        case 8:
            if (const int i = mover(); i >= 0 && (at(i).below < 0 || of(at(i).below) == phase::rests)) {
                rest(i);
            }
            break;
        case 9:
            outside_the_line();
            break;
        case 10:
            tower_loses();
            break;
        default:
            burst();
        }
    }

    void describe(quintet::shot_event& e)
    {
        if (!manner_.details) {
            return;
        }
        const quintet::vec2 way = direction();
        const double distance = 0.02 + 0.16 * random_.unit();
        e.where = distance * way;
        e.normal = direction();
    }
    void carry(int i)
    {
        for (int k = 0; k < count(); ++k) {
            if (at(k).below == i && !at(k).stands && on_surface(k)) {
                if (of(k) == phase::rests) {
                    set(k, phase::carried);
                }
                carry(k);
            }
        }
    }
    void push(int i)
    {
        if (!at(i).stands && on_surface(i)) {
            set(i, phase::moves);
            carry(i);
        }
    }
    /// Contacts of one instant, one leading to the next, in any order of lines.
    void burst()
    {
        const std::size_t first = events_.size();
        for (std::uint32_t n = 1 + random_.below(3); n > 0; --n) {
            const int a = mover();
            // What lies still is met more often than what moves, and what is in the hole seldom.
            const bool still = !one_in(4);
            const int b = any([&](int i) {
                return i != a && (still ? of(i) == phase::rests || of(i) == phase::carried
                                        : of(i) == phase::moves || of(i) == phase::in_hole);
            });
            if (a < 0 || b < 0) {
                continue;
            }
            const bool turned = one_in(2);
            quintet::shot_event& e = add(kind::contact, turned ? b : a, turned ? a : b);
            describe(e);
            if (!one_in(8)) {
                e.impulse = 0.001;
                push(a);
                push(b);
            }
        }
        for (std::size_t left = events_.size() - first; left > 1; --left) {
            std::swap(events_[first + left - 1], events_[first + random_.below(static_cast<std::uint32_t>(left))]);
        }
    }
    void release_riders(int i)
    {
        for (int k = 0; k < count(); ++k) {
            if (at(k).below == i && on_surface(k)) {
                come_down(k);
            }
        }
    }
    void come_down(int i)
    {
        add(kind::landed, i);
        at(i).below = -1;
        set(i, phase::moves);
    }
    void leave()
    {
        const int i = mover();
        if (i < 0) {
            return;
        }
        add(kind::left_surface, i).where = 0.33 * direction();
        at(i).below = -1;
        set(i, phase::flies);
        release_riders(i);
    }
    void return_or_fall(int i)
    {
        if (i < 0) {
            return;
        }
        const bool returns = !one_in(3);
        add(returns ? kind::bounce_back : kind::fall, i).where = 0.33 * direction();
        set(i, returns ? phase::moves : phase::gone);
        if (returns && one_in(2)) { // and grazes another at once
            const int b = any([&](int k) { return k != i && (of(k) == phase::rests || of(k) == phase::moves); });
            if (b >= 0) {
                quintet::shot_event& e = add(kind::contact, i, b);
                describe(e);
                if (!one_in(3)) {
                    e.impulse = 0.001;
                    push(b);
                }
            }
        }
    }
    /// A moving disc drops into the hole, unless one lies in it or over it. What lies on it may end over the full hole,
    /// told by a line or not, or elsewhere.
    void drop()
    {
        const int i = mover();
        if (i < 0 || manner_.hole_reach <= 0 || full_) {
            return;
        }
        for (int k = 0; k < count(); ++k) {
            const bool lies = of(k) == phase::rests || of(k) == phase::carried;
            if (lies && !lies_on(k, i) && off(at(k).place) < 2 * at(k).radius + gap) {
                return;
            }
        }
        // Something lands on it just before, or just as it has dropped.
        const int last =
            manner_.stacks && one_in(3)
                ? any([&](int k) { return of(k) == phase::moves && !lies_on(i, k) && !lies_on(k, i) && no_riders(k); })
                : -1;
        const bool before = one_in(2);
        if (last >= 0 && before && layer(i) < 4) {
            add(kind::landed, last, i);
        }
        add(kind::capture, i);
        full_ = true;
        at(i).below = -1;
        set(i, phase::in_hole);
        if (last >= 0 && !(before && layer(i) < 4)) {
            add(kind::landed, last, i);
        }
        if (last >= 0) {
            at(last).below = -1;
            over_.push_back(last);
        }
        for (int k = 0; k < count(); ++k) {
            if (at(k).below != i || !on_surface(k)) {
                continue;
            }
            at(k).below = -1;
            if (off(at(k).place) < 0.8 * manner_.hole_reach && of(k) != phase::moves && one_in(2)) {
                set(k, phase::rests); // nothing more is told of it
            } else {
                if (one_in(2)) {
                    add(kind::landed, k, i);
                }
                set(k, phase::moves);
                over_.push_back(k);
            }
        }
    }
    [[nodiscard]] bool no_riders(int i)
    {
        for (int k = 0; k < count(); ++k) {
            if (at(k).below == i && on_surface(k)) {
                return false;
            }
        }
        return true;
    }
    void lie_on_another()
    {
        const int i = mover();
        if (i < 0 || !manner_.stacks || !no_riders(i)) {
            return;
        }
        const int on = any([&](int k) {
            const bool left_a_tower = std::ranges::count(silent_, k) > 0 && of(k) == phase::moves;
            return k != i && (of(k) == phase::rests || of(k) == phase::moves) && !at(k).stands && !left_a_tower &&
                   layer(k) < 3;
        });
        if (on >= 0) {
            add(kind::landed, i, on);
            at(i).below = on;
        }
    }
    /// A moving disc goes over the line, may meet another there, and comes back.
    void outside_the_line()
    {
        const int a = mover();
        if (a < 0 || manner_.line <= 0) {
            return;
        }
        cross(a, true);
        const int b = any([&](int k) { return k != a && (of(k) == phase::rests || of(k) == phase::moves); });
        if (b >= 0 && !one_in(3)) {
            const quintet::vec2 outwards = direction();
            quintet::shot_event& e = add(kind::contact, a, b);
            e.normal = -1.0 * outwards;
            e.where = (manner_.line + 0.008 - at(a).radius) * outwards;
            e.impulse = 0.001;
            push(b);
        }
        cross(a, false);
    }
    void cross(int i, bool outward)
    {
        quintet::shot_event& e = add(kind::line, i, 0);
        e.part = quintet::line_part::crossed;
        e.outward = outward;
        e.where = manner_.line * direction();
    }
    /// A tower is hit: all of it topples, or the upper ones leave it, or it stands.
    void tower_loses()
    {
        const int by = mover();
        const int hit = any([&](int k) { return at(k).stands; });
        if (by < 0 || hit < 0) {
            return;
        }
        describe(add(kind::contact, by, hit));
        events_.back().impulse = 0.001;
        std::vector<int> tower;
        for (int k = hit; k >= 0; k = at(k).below) {
            tower.insert(tower.begin(), k);
        }
        const quintet::vec2 place = at(hit).place;
        for (int k = 0; k < count(); ++k) {
            if (at(k).stands && lies_on(k, hit) && k != hit) {
                tower.push_back(k);
            }
        }
        if (one_in(3)) {
            return;
        }
        const bool whole = one_in(2) && silent_.empty();
        if (whole) {
            add(kind::topple, tower[0], by).where = place;
        }
        // By the height at which it is hit: what is above falls, too.
        const std::size_t from = whole ? 0 : 1 + random_.below(static_cast<std::uint32_t>(tower.size()));
        for (std::size_t k = tower.size(); k-- > from;) {
            const int d = tower[k];
            at(d).stands = false;
            if (whole && k > 0) {
                add(kind::landed, d);
            } else if (!whole) {
                silent_.push_back(d); // its rest will tell
            }
            at(d).below = -1;
            set(d, phase::moves);
        }
    }

    /// Whether a disc can come to rest there, one layer above what it lies on.
    [[nodiscard]] bool free(int i, quintet::vec2 p, bool against_tower)
    {
        for (const auto& [place, radius] : manner_.posts) {
            if (apart(place, p) < radius + at(i).radius + gap) {
                return false;
            }
        }
        for (int k = 0; k < count(); ++k) {
            const bool lies = (of(k) == phase::rests || of(k) == phase::carried) && k != i;
            if (lies && (at(k).stands ? !against_tower || apart(at(k).place, p) < gap : layer(k) == layer(i)) &&
                apart(at(k).place, p) < at(k).radius + at(i).radius + gap) {
                return false;
            }
        }
        return off(p) < manner_.rest_within;
    }
    void rest(int i)
    {
        const bool tilted = manner_.tilts && one_in(6);
        const bool against_tower = tilted && layer(i) == 0;
        for (int tries = 0; tries < 200; ++tries) {
            const quintet::vec2 p = place_for(i);
            const bool near = manner_.hole_reach > 0 && layer(i) == 0 && off(p) < manner_.hole_reach + gap;
            const bool over = came_down_on_the_hole(i);
            const bool mid = full_ && layer(i) == 0 && off(p) < 2 * at(i).radius + gap;
            const bool allowed =
                over ? off(p) < 0.8 * manner_.hole_reach || !mid : !mid && !(near && off(p) > 0.9 * manner_.hole_reach);
            if (!allowed || !free(i, p, against_tower)) {
                continue;
            }
            quintet::shot_event& e = add(kind::rest, i);
            e.where = p;
            if (tilted || (near && !full_)) {
                e.mode = quintet::disc_mode::leaning;
            }
            at(i).place = p;
            set(i, phase::rests);
            return;
        }
        if (at(i).below >= 0) {
            come_down(i);
            rest(i);
            return;
        }
        add(kind::left_surface, i);
        add(kind::fall, i);
        set(i, phase::gone);
        release_riders(i);
    }
    [[nodiscard]] bool came_down_on_the_hole(int i) const { return std::ranges::count(over_, i) > 0; }
    [[nodiscard]] quintet::vec2 place_for(int i)
    {
        if (at(i).below >= 0) {
            const logged_disc& lower = at(at(i).below);
            return lower.place + 0.95 * random_.unit() * (lower.radius + at(i).radius) * direction();
        }
        if (manner_.hole_reach > 0 && one_in(came_down_on_the_hole(i) ? 2 : 12)) {
            return 0.79 * manner_.hole_reach * random_.unit() * direction();
        }
        return manner_.rest_within * random_.unit() * direction();
    }
    void come_to_rest()
    {
        for (bool again = true; again;) {
            again = false;
            for (int i = 0; i < count(); ++i) {
                if (of(i) == phase::flies) {
                    time_ += 0.01;
                    return_or_fall(i);
                    again = true;
                }
            }
            for (int floor = 0; floor < 8; ++floor) {
                for (int i = 0; i < count(); ++i) {
                    if (of(i) == phase::moves && layer(i) == floor) {
                        time_ += one_in(2) ? 0 : 0.01;
                        rest(i);
                        again = true;
                    } else if (of(i) == phase::carried && layer(i) == floor) {
                        settle_carried(i);
                        again = true;
                    }
                }
            }
        }
    }
    /// It may have stayed where it was, if what it lies on is still below it; or went along.
    void settle_carried(int i)
    {
        const int lower = at(i).below;
        const bool stays = lower >= 0 && of(lower) == phase::rests &&
                           apart(at(lower).place, at(i).place) < at(lower).radius + at(i).radius - gap &&
                           free(i, at(i).place, false);
        if (stays && one_in(2)) {
            set(i, phase::rests);
        } else {
            rest(i);
        }
    }

    const log_manner& manner_;
    std::vector<logged_disc> discs_;
    quintet::random_stream& random_;
    std::vector<phase> phase_;
    std::vector<quintet::shot_event> events_;
    std::vector<int> over_;   ///< came down on the disc in the hole
    std::vector<int> silent_; ///< fell off a tower
    double time_ = 0.01;
    bool full_ = false;
};

} // namespace reference

#endif
