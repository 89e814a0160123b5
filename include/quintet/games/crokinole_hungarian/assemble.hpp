// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_ASSEMBLE_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_ASSEMBLE_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/config.hpp>
#include <quintet/core/result.hpp>
#include <quintet/games/crokinole_hungarian/game.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole_hungarian {

namespace detail {

/// Looks for what cannot be in a described position.
class setup_check {
  public:
    constexpr setup_check(const options& o, const setup& s)
        : o_(o), s_(s), seats_(seats_of(o.format)), sides_(sides_of(o.format)), over_(match_winner(o, s).has_value())
    {
    }

    [[nodiscard]] constexpr std::optional<error> fault() const
    {
        if (auto why = fault_of_players()) {
            return why;
        }
        if (auto why = fault_of_table()) {
            return why;
        }
        if (auto why = fault_of_discs()) {
            return why;
        }
        return o_.format == format::darts ? fault_of_darts() : fault_of_match();
    }

  private:
    static constexpr std::optional<error> bad(clause broken, std::string_view why)
    {
        return error{error_code::bad_position, broken, error::nowhere, why};
    }

    [[nodiscard]] constexpr std::optional<error> fault_of_players() const
    {
        if (s_.turn.index >= seats_ || s_.beginner.index >= seats_) {
            return bad("HU-1", "the seat in turn or the beginner does not play");
        }
        for (std::size_t i = 0; i < most_seats; ++i) {
            const bool idle_seat = i >= seats_ && s_.hands[i] != 0;
            const bool idle_side = i >= sides_ && (s_.cups[i] != 0 || s_.totals[i] != 0 || s_.twenties[i] != 0);
            if (idle_seat || idle_side) {
                return bad("HU-1", "a seat or side has discs or points, but does not play");
            }
            if (s_.hands[i] > o_.discs || s_.hands[i] % discs_a_shot(o_.format) != 0) {
                return bad(o_.format == format::hussar ? clause("HU-21") : clause("HU-1"),
                           "a seat has more discs in hand than it was given, or half a pair");
            }
        }
        return std::nullopt;
    }

    /// The discs lie as discs can, flat or leaning over the hole, and none is left that touches the base line.
    [[nodiscard]] constexpr std::optional<error> fault_of_table() const
    {
        if (const auto discs = s_.table.scene_on(o_.board); !discs) {
            error why = discs.error();
            why.code = error_code::bad_position;
            return why;
        }
        for (const flick::table_disc& d : s_.table) {
            if (d.side >= sides_) {
                return bad("HU-1", "a disc of a side that does not play");
            }
            if (d.mode != disc_mode::flat && !(d.mode == disc_mode::leaning && d.layer == 0)) {
                return bad("HU-12", "a disc in play lies flat, or leans over the hole");
            }
            if (length(d.position) >= inner_limit(o_.board.circles[0], o_.board.disc_radius)) {
                return bad("HU-14", "a disc on the board touches the base line");
            }
        }
        return std::nullopt;
    }

    /// Each disc is in one place, and as many have been shot as the turn says.
    [[nodiscard]] constexpr std::optional<error> fault_of_discs() const
    {
        std::size_t shot = 0;
        for (std::size_t side = 0; side < sides_; ++side) {
            std::size_t gone = 0;
            for (std::size_t i = side; i < seats_; i += sides_) {
                gone += static_cast<std::size_t>(o_.discs - s_.hands[i]);
            }
            std::size_t lying = s_.cups[side];
            for (const flick::table_disc& d : s_.table) {
                lying += d.side == side ? 1U : 0U;
            }
            if (lying > gone) {
                return bad("HU-1", "a side has more discs on the board and in the cup than it has shot");
            }
            shot += gone;
        }
        if (o_.format == format::darts) {
            return std::nullopt;
        }
        // Who began has shot as many as the others or one shot more; in tactical pairs that holds for the pairs.
        const std::size_t shots = shot / discs_a_shot(o_.format);
        const std::size_t takers = o_.format == format::tactical_pairs ? 2 : seats_;
        for (std::size_t k = 0; k < takers; ++k) {
            const std::size_t first = (s_.beginner.index + k) % takers;
            std::size_t gone = 0;
            for (std::size_t i = first; i < seats_; i += takers) {
                gone += static_cast<std::size_t>(o_.discs - s_.hands[i]);
            }
            if (gone / discs_a_shot(o_.format) != (shots + takers - 1 - k) / takers) {
                return bad("HU-2", "the seats have not shot in turns");
            }
        }
        const bool all_shot = shot == seats_ * o_.discs;
        if (all_shot != over_) {
            return bad("HU-16", over_ ? "the match is over, but there are discs to shoot"
                                      : "all discs are shot, but the round is not counted");
        }
        const std::size_t last = over_ ? shots - 1 : shots;
        if (s_.turn.index != (s_.beginner.index + last) % seats_) {
            return bad("HU-2", "the turn is not at the seat that the shots lead to");
        }
        return std::nullopt;
    }

    /// Totals that the rounds completed can have made.
    [[nodiscard]] constexpr std::optional<error> fault_of_match() const
    {
        if (s_.legs != decltype(s_.legs){} || s_.sets != decltype(s_.sets){}) {
            return bad("HU-25", "legs and sets are of darts");
        }
        const std::int64_t rounds = s_.rounds;
        const auto discs = static_cast<std::int64_t>(o_.discs * seats_ / sides_);
        const side_points last = round_points(o_, s_);
        const bool points = o_.scoring == scoring_rule::match_points;
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < sides_; ++i) {
            if (s_.totals[i] < 0 || s_.totals[i] > flick::most_total || s_.rounds > most_rounds ||
                s_.totals[i] > (points ? 2 : discs * best_disc()) * rounds) {
                return bad("HU-16", "a total that so many rounds cannot make");
            }
            if (s_.twenties[i] > most_rounds || s_.twenties[i] > (has_fixed_rounds(o_) ? discs * rounds : 0)) {
                return bad("HU-18", "more twenties than discs in so many rounds, or twenties that decide nothing");
            }
            if (over_ && ((has_fixed_rounds(o_) && s_.twenties[i] < s_.cups[i]) ||
                          (o_.scoring == scoring_rule::totals && s_.totals[i] < last[i]))) {
                return bad("HU-16", "the last round is not in the total");
            }
            if (o_.scoring == scoring_rule::difference && !has_fixed_rounds(o_) && !over_ &&
                s_.totals[i] >= o_.target) {
                return bad("HU-17", "by differences only one side can be past the target, and wins");
            }
            sum += s_.totals[i];
        }
        // A round gives two match points; among four singles more where three or four are the best.
        if (points && (sum < 2 * rounds || sum > static_cast<std::int64_t>(sides_) * rounds)) {
            return bad("HU-18", "the match points do not come of so many rounds");
        }
        return std::nullopt;
    }
    [[nodiscard]] constexpr std::int64_t best_disc() const
    {
        std::int64_t most = o_.board.hole_points;
        for (const board_circle& circle : o_.board.circles) {
            most = circle.points > most ? circle.points : most;
        }
        return most;
    }

    /// A turn of darts that goes on, or the finishing shot that ended the match.
    [[nodiscard]] constexpr std::optional<error> fault_of_darts() const
    {
        const std::size_t side = s_.turn.index;
        const std::size_t other = 1 - side;
        if (s_.rounds != 0 || s_.twenties != decltype(s_.twenties){}) {
            return bad("HU-18", "rounds and twenties over the match are not of darts");
        }
        if (s_.cups[other] != 0 || s_.hands[other] != o_.discs || s_.table.of_side(other) != 0) {
            return bad("HU-22", "only the discs of whose turn it is are on the board");
        }
        for (std::size_t i = 0; i < 2; ++i) {
            if (s_.totals[i] < 0 || s_.totals[i] > o_.target || s_.totals[i] % 5 != 0) {
                return bad("HU-23", "a total is a multiple of 5 up to the target");
            }
            if (s_.sets[i] > o_.sets || (s_.sets[i] == o_.sets && i != side)) {
                return bad("HU-25", "more sets than win the match, or won by whom the turn is not");
            }
            const bool won = over_ && i == side;
            if (won ? s_.legs[i] != o_.legs : s_.legs[i] >= o_.legs) {
                return bad("HU-25", "as many legs as win a set, and it is not won");
            }
        }
        const std::int32_t worth = round_points(o_, s_)[side];
        const std::int32_t left = o_.target - s_.totals[side];
        const std::uint8_t hand = s_.hands[side];
        if (over_) {
            return left == 0 && s_.cups[side] > 0
                       ? std::nullopt
                       : bad("HU-24", "a match is won by a twenty when the target is reached");
        }
        if (left == 0) {
            return worth > o_.target || (hand < o_.discs && worth == 0)
                       ? bad("HU-24", "the target was not reached by this turn")
                       : std::nullopt;
        }
        if (worth == left) {
            return bad("HU-23", "the target is reached, but the turn is not counted");
        }
        if (o_.board.hole_points * s_.cups[side] > left) {
            return bad("HU-23", "twenties have passed the target, but the turn goes on");
        }
        return hand == 0 ? bad("HU-22", "all five are shot, but the turn is not counted") : std::nullopt;
    }

    const options& o_;
    const setup& s_;
    std::size_t seats_;
    std::size_t sides_;
    bool over_;
};

} // namespace detail

constexpr result<state> game::assemble(const setup& described) const
{
    if (const auto why = detail::setup_check(options_, described).fault()) {
        return *why;
    }
    return state_type(described);
}

} // namespace quintet::inline v0::crokinole_hungarian

QUINTET_PRECISE_END

#endif
