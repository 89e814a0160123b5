// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_MATCH_PROGRESS_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_MATCH_PROGRESS_HPP

#include <quintet/config.hpp>
#include <quintet/games/crokinole_hungarian/detail/count.hpp>
#include <quintet/games/crokinole_hungarian/event.hpp>
#include <quintet/games/crokinole_hungarian/options.hpp>
#include <quintet/games/crokinole_hungarian/setup.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole_hungarian {

/// The seat that shoots after another: clockwise. [HU-2]
[[nodiscard]] constexpr seat next_seat(const options& o, seat who)
{
    return {static_cast<std::uint8_t>((who.index + 1U) % seats_of(o.format))};
}

/// A seat drawn by lot. [HU-2] [HU-18] [HU-25]
[[nodiscard]] constexpr seat drawn_seat(const options& o, random_stream& lots)
{
    return {static_cast<std::uint8_t>(lots.below(static_cast<std::uint32_t>(seats_of(o.format))))};
}

/// Everybody's discs are in hand, the board is empty, and a seat is to shoot. [HU-1] [HU-2]
constexpr void deal(const options& o, setup& s, seat first)
{
    s.table = {};
    s.cups = {};
    for (std::size_t i = 0; i < seats_of(o.format); ++i) {
        s.hands[i] = o.discs;
    }
    s.turn = first;
}

/// A new match, its beginner drawn. [HU-2]
[[nodiscard]] constexpr setup new_match(const options& o, random_stream lots)
{
    setup s;
    s.beginner = drawn_seat(o, lots);
    s.lots = lots;
    deal(o, s, s.beginner);
    return s;
}

/// Follows a match from shot to shot: what a shot ended, what that counted, who is next.
class match_progress {
  public:
    /// `s`: the position with the shot judged, the disc gone from the hand; `side`: the shooter's.
    constexpr match_progress(const options& o, setup& s, std::size_t side, event& e) : o_(o), s_(s), side_(side), e_(e)
    {
    }

    /// After a shot of any format but darts.
    constexpr void after_shot()
    {
        for (const std::uint8_t left : s_.hands) {
            if (left > 0) {
                s_.turn = next_seat(o_, s_.turn);
                return;
            }
        }
        count_round();
        if (match_winner(o_, s_)) {
            e_.ended = stage::match; // the last board stays as it is
            return;
        }
        s_.beginner = next_seat(o_, s_.beginner);
        if (has_fixed_rounds(o_) && s_.rounds >= options::match_rounds) { // the extra round's is drawn [HU-18]
            s_.beginner = drawn_seat(o_, s_.lots);
        }
        deal(o_, s_, s_.beginner);
    }

    /// After a shot of darts. `finishing`: whether the target had been reached before it; `made`: its twenties.
    constexpr void after_dart(bool finishing, int made)
    {
        if (finishing) {
            if (made > 0) { // any disc in the hole finishes [HU-24]
                win_leg();
            } else {
                score("HU-24", "the finishing shot missed");
                pass_turn();
            }
            return;
        }
        const std::int32_t twenties = o_.board.hole_points * s_.cups[side_];
        const std::int32_t worth = round_points(o_, s_)[side_];
        const std::int32_t before = s_.totals[side_];
        if (before + worth == o_.target) { // the finishing shot follows at once [HU-22] [HU-24]
            s_.totals[side_] = o_.target;
            e_.points[side_] = worth;
            score("HU-23", "the target is reached exactly");
        } else if (before + twenties > o_.target || (s_.hands[s_.turn.index] == 0 && before + worth > o_.target)) {
            // Twenties that pass the target cannot be undone; standing discs can, while shots are left. [HU-23]
            score("HU-23", "the target is passed: the total from before the turn is restored");
            pass_turn();
        } else if (s_.hands[s_.turn.index] == 0) { // counted after the turn [HU-22]
            s_.totals[side_] += worth;
            e_.points[side_] = worth;
            score("HU-22", "the turn is counted");
            pass_turn();
        }
    }

  private:
    constexpr void score(clause by, std::string_view why) { score(by, side_, why); }
    constexpr void score(clause by, std::size_t side, std::string_view why)
    {
        e_.rulings.push_back(
            {flick::verdict::scored, by, flick::ruling::no_disc, static_cast<std::uint8_t>(side), why});
    }

    constexpr void count_round()
    {
        const std::size_t sides = sides_of(o_.format);
        e_.ended = stage::round;
        e_.points = round_points(o_, s_);
        s_.rounds += s_.rounds < most_rounds ? 1U : 0U;
        if (has_fixed_rounds(o_)) {
            for (std::size_t i = 0; i < sides; ++i) {
                const auto twenties = s_.twenties[i] + s_.cups[i];
                s_.twenties[i] = twenties < most_rounds ? twenties : most_rounds;
            }
        }
        const side_points scores = round_scores(o_, e_.points);
        for (std::size_t i = 0; i < sides; ++i) {
            const auto total = s_.totals[i] + scores[i];
            s_.totals[i] = total < flick::most_total ? total : flick::most_total;
            if (o_.scoring == scoring_rule::totals) {
                score("HU-16", i, "the side adds what it made in the round");
            } else if (scores[i] != 0) {
                score(o_.scoring == scoring_rule::difference ? clause("HU-17") : clause("HU-18"), i,
                      o_.scoring == scoring_rule::difference ? "the side adds the difference of the round"
                      : scores[i] == 2                       ? "two match points for the round"
                                                             : "a match point for an equal round");
            }
        }
    }

    /// The other player's turn, onto an emptied board. [HU-22] [HU-24]
    constexpr void pass_turn()
    {
        e_.ended = stage::round;
        deal(o_, s_, next_seat(o_, s_.turn));
    }

    /// Legs make sets, sets make the match; beginners alternate by leg and by set, and a deciding set's is drawn.
    /// [HU-25]
    constexpr void win_leg()
    {
        score("HU-24", "the leg is finished");
        e_.ended = stage::leg;
        const bool odd = (s_.legs[0] + s_.legs[1]) % 2 != 0;
        seat first = next_seat(o_, s_.beginner);
        ++s_.legs[side_];
        if (s_.legs[side_] == o_.legs) {
            score("HU-25", "the set is won");
            e_.ended = stage::set;
            ++s_.sets[side_];
            if (match_winner(o_, s_)) {
                e_.ended = stage::match; // the last board stays as it is
                return;
            }
            s_.legs = {};
            first = odd ? s_.beginner : next_seat(o_, s_.beginner); // not who began the first leg of this set
            if (s_.sets[0] + 1 == o_.sets && s_.sets[1] + 1 == o_.sets) {
                first = drawn_seat(o_, s_.lots);
            }
        }
        s_.totals = {};
        s_.beginner = first;
        deal(o_, s_, first);
    }

    const options& o_;
    setup& s_;
    std::size_t side_;
    event& e_;
};

} // namespace quintet::inline v0::crokinole_hungarian

QUINTET_PRECISE_END

#endif
