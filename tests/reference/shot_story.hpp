// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_SHOT_STORY_HPP
#define QUINTET_TESTS_REFERENCE_SHOT_STORY_HPP

// What a log tells, read slowly: the events instant by instant, sets of numbers, every question answered by going
// through a list again. It shares nothing with the library but the events themselves.

#include <quintet/physics/shot_event.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace reference {

using quintet::shot_event;
using quintet::shot_event_kind;

/// Two discs met, and it counts. [CR-13]
struct meeting {
    int a = 0;
    int b = 0;
    double time = 0;

    [[nodiscard]] bool with(int disc) const { return a == disc || b == disc; }
    [[nodiscard]] int partner_of(int disc) const { return a == disc ? b : a; }
};

class shot_story {
  public:
    /// `below`: what each disc lies on as the shot begins, or -1; the flicked discs among them. `towers`: the discs
    /// that stand in towers.
    shot_story(const std::vector<int>& below, const std::set<int>& flicked, const std::vector<shot_event>& events,
               const std::set<int>& towers = {})
        : events_(events), below_(below), towers_(towers), right_(flicked)
    {
        for (int d = 0; d < static_cast<int>(below.size()); ++d) {
            int height = 0;
            for (int k = below[static_cast<std::size_t>(d)]; k >= 0; k = below[static_cast<std::size_t>(k)]) {
                ++height;
            }
            height_.push_back(height);
        }
        for (std::size_t k = 0; k < events.size();) {
            std::size_t end = k;
            while (end < events.size() && events[end].time == events[k].time) {
                ++end;
            }
            instant(k, end);
            k = end;
        }
    }

    /// The meetings that count, in order of time; those of one instant are a set, in no order that means anything.
    [[nodiscard]] const std::vector<meeting>& meetings() const { return meetings_; }
    /// Whatever met something, in a meeting that counts.
    [[nodiscard]] std::set<int> touched() const
    {
        std::set<int> all;
        for (const meeting& m : meetings_) {
            all.insert({m.a, m.b});
        }
        return all;
    }
    /// What each disc lies on when all is over, as the log has it; what of it has gone is not asked.
    [[nodiscard]] const std::vector<int>& below() const { return below_; }
    /// How many discs lay below each when it came to lie where it lies: what has gone from under it counts.
    [[nodiscard]] const std::vector<int>& height() const { return height_; }

    [[nodiscard]] bool was(int disc, shot_event_kind kind) const
    {
        return std::ranges::any_of(events_, [&](const shot_event& e) { return e.disc == disc && e.kind == kind; });
    }
    /// It left the surface, or is said to have fallen: nothing brings it back. [CR-13] [HU-11] [ST-11]
    [[nodiscard]] bool left(int disc) const
    {
        return was(disc, shot_event_kind::left_surface) || was(disc, shot_event_kind::fall);
    }
    [[nodiscard]] bool dropped(int disc) const { return was(disc, shot_event_kind::capture); }
    /// The last line about its coming to rest, or nothing.
    [[nodiscard]] const shot_event* rest_of(int disc) const
    {
        const shot_event* last = nullptr;
        for (const shot_event& e : events_) {
            if (e.kind == shot_event_kind::rest && e.disc == disc) {
                last = &e;
            }
        }
        return last;
    }

  private:
    /// The right to make contacts passes from disc to disc: who has it gives it to whatever it meets, and to what lies
    /// on it, which has its motion from it. Who has left the surface has lost it for good, is out of play, and to meet
    /// him is nothing. All meetings of an instant are one set: they are gone through until nothing changes, so that the
    /// order of the lines cannot matter, except whether a disc left before or after a meeting. [CR-13] [HU-11]
    void instant(std::size_t from, std::size_t to)
    {
        std::vector<meeting> met;
        std::vector<std::pair<int, int>> resting = stacks();
        for (std::size_t k = from; k < to; ++k) {
            const shot_event& e = events_[k];
            const int d = e.disc;
            const bool lands = e.kind == shot_event_kind::landed;
            const int other = (lands || e.kind == shot_event_kind::contact) && e.other != quintet::disc::board_below
                                  ? int{e.other}
                                  : -1;
            if (other >= 0 && !lost_.contains(d) && !lost_.contains(other)) {
                met.push_back({d, other, e.time});
            }
            // A disc of a tower that rests otherwise than standing has left it; it lies on the board if no line has
            // said on what. [ST-10]
            const bool comes_off =
                e.kind == shot_event_kind::rest && towers_.contains(d) && e.mode != quintet::disc_mode::standing;
            if (lands || comes_off) {
                towers_.erase(d);
            }
            if (e.kind == shot_event_kind::topple) { // from that disc up; how they come to lie is told
                std::erase_if(towers_, [&](int t) { return lies_on(t, d); });
            }
            if (comes_off) {
                below_[static_cast<std::size_t>(d)] = -1;
                lift(d, 0);
            }
            if (lands) {
                below_[static_cast<std::size_t>(d)] = other;
                lift(d, other < 0 ? 0 : height_[static_cast<std::size_t>(other)] + 1);
            }
            if (e.kind == shot_event_kind::left_surface || e.kind == shot_event_kind::fall) {
                lost_.insert(d);
                below_[static_cast<std::size_t>(d)] = -1;
            }
            if (e.kind == shot_event_kind::capture) { // what lies on it has nothing but the full hole below it
                below_[static_cast<std::size_t>(d)] = -1;
                lift(d, -1);
            }
        }
        const std::vector<std::pair<int, int>> now = stacks();
        resting.insert(resting.end(), now.begin(), now.end());
        for (std::size_t before = 0; before != right_.size();) {
            before = right_.size();
            for (const meeting& m : met) {
                pass(m.a, m.b);
            }
            for (const auto& [upper, lower] : resting) {
                if (right_.contains(lower)) {
                    right_.insert(upper);
                }
            }
        }
        for (const meeting& m : met) {
            if (right_.contains(m.a) || right_.contains(m.b)) {
                meetings_.push_back(m);
            }
        }
        for (const int d : lost_) {
            right_.erase(d);
        }
    }
    [[nodiscard]] bool lies_on(int d, int lower) const
    {
        return d == lower ||
               (below_[static_cast<std::size_t>(d)] >= 0 && lies_on(below_[static_cast<std::size_t>(d)], lower));
    }
    /// What lies on a disc goes up and down with it.
    void lift(int d, int height)
    {
        height_[static_cast<std::size_t>(d)] = height;
        for (int k = 0; k < static_cast<int>(below_.size()); ++k) {
            if (below_[static_cast<std::size_t>(k)] == d) {
                lift(k, height + 1);
            }
        }
    }
    void pass(int a, int b)
    {
        if (right_.contains(a) || right_.contains(b)) {
            right_.insert({a, b});
        }
    }
    /// Discs in play, each with what it lies on.
    [[nodiscard]] std::vector<std::pair<int, int>> stacks() const
    {
        std::vector<std::pair<int, int>> list;
        for (int d = 0; d < static_cast<int>(below_.size()); ++d) {
            const int lower = below_[static_cast<std::size_t>(d)];
            if (lower >= 0 && !lost_.contains(d) && !lost_.contains(lower)) {
                list.emplace_back(d, lower);
            }
        }
        return list;
    }

    const std::vector<shot_event>& events_;
    std::vector<int> below_;
    std::vector<int> height_;
    std::set<int> towers_;
    std::set<int> right_;
    std::set<int> lost_;
    std::vector<meeting> meetings_;
};

} // namespace reference

#endif
