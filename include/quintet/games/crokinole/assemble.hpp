// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_ASSEMBLE_HPP
#define QUINTET_GAMES_CROKINOLE_ASSEMBLE_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/core/result.hpp>
#include <quintet/games/crokinole/game.hpp>
#include <quintet/games/flick/relaid.hpp>

namespace quintet::inline v0::crokinole {

namespace detail {

/// Follows a setup through, and says why it is no position.
class setup_reader {
  public:
    constexpr setup_reader(const options& o, const setup& s) : o_(o), s_(s) {}

    [[nodiscard]] constexpr std::optional<error> fault() const
    {
        for (std::size_t i = 0; i < options::most_players; ++i) {
            if (i >= o_.players && s_.hands[i] != 0) {
                return bad("CR-4", "a seat that does not play has discs in hand");
            }
            if (i >= sides_of(o_) && (s_.cups[i] != 0 || s_.totals[i] != 0)) {
                return bad("CR-4", "a side that does not play has twenties or points");
            }
            if (s_.hands[i] > discs_each(o_)) {
                return bad("CR-4", "a seat has more discs in hand than it is given");
            }
        }
        if (s_.beginner.index >= o_.players || s_.turn.index >= o_.players) {
            return bad("CR-5", "the beginner and the seat to move play");
        }
        if (const auto why = turn_fault()) {
            return why;
        }
        if (const auto why = totals_fault()) {
            return why;
        }
        return table_fault();
    }

  private:
    static constexpr std::optional<error> bad(clause broken, std::string_view why)
    {
        return error{error_code::bad_position, broken, error::nowhere, why};
    }

    /// Turns go round from the beginner, a disc each. [CR-5]
    [[nodiscard]] constexpr std::optional<error> turn_fault() const
    {
        std::size_t shots = 0;
        for (std::size_t i = 0; i < o_.players; ++i) {
            shots += std::size_t{discs_each(o_)} - s_.hands[i];
        }
        seat who = s_.beginner;
        for (std::size_t i = 0; i < o_.players; ++i, who = next_seat(o_, who)) {
            if (std::size_t{discs_each(o_)} - s_.hands[who.index] != (shots + o_.players - 1 - i) / o_.players) {
                return bad("CR-5", "the discs in hand do not follow from the turns taken");
            }
        }
        if ((s_.beginner.index + shots) % o_.players != s_.turn.index) {
            return bad("CR-5", "it is another seat's turn");
        }
        return std::nullopt;
    }

    [[nodiscard]] constexpr std::optional<error> totals_fault() const
    {
        std::int64_t sum = 0;
        for (const std::int32_t total : s_.totals) {
            if (total < 0 || total > flick::most_total) {
                return bad("CR-18", "a total is a number from 0 to 1000000000");
            }
            sum += total;
        }
        if (s_.rounds == 0 && sum != 0) {
            return bad("CR-18", "nobody has points before a round is completed");
        }
        const std::int64_t rounds = s_.rounds;
        if (o_.round_score == round_score_rule::match_points &&
            (sum < 2 * rounds || sum > (sides_of(o_) == 2 ? 2 : 4) * rounds)) {
            return bad("CR-21", "each round gives two match points");
        }
        const bool ends = s_.rounds > 0 && !ended_by(o_, s_).empty();
        if (is_over(s_) != ends) {
            return ends ? bad("CR-19", "discs are in hand, but the game was over")
                        : bad("CR-19", "no disc is in hand, but the game goes on");
        }
        if (o_.rounds != 0 && s_.rounds > o_.rounds) {
            return bad("CR-21", "more rounds are completed than are played");
        }
        return std::nullopt;
    }

    [[nodiscard]] constexpr std::optional<error> table_fault() const
    {
        std::array<std::size_t, options::most_players> used{};
        for (const flick::table_disc& d : s_.table) {
            if (d.side >= sides_of(o_)) {
                return bad("CR-4", "a disc of a side that does not play");
            }
            ++used[d.side];
        }
        for (std::size_t i = 0; i < options::most_players; ++i) {
            used[i] += s_.cups[i];
        }
        for (std::size_t i = 0; i < o_.players; ++i) {
            const std::size_t side = side_of(o_, i);
            const std::size_t shot = std::size_t{discs_each(o_)} - s_.hands[i];
            used[side] -= shot < used[side] ? shot : used[side];
        }
        if (used != decltype(used){}) {
            return bad("CR-4", "a side has more discs on the board and in the cup than it shot");
        }
        const auto on_board = s_.table.scene_on(o_.board);
        if (!on_board) {
            return on_board.error();
        }
        for (const flick::table_disc& d : s_.table) {
            if (length(d.position) >= inner_limit(o_.board.circles[0], o_.board.disc_radius)) {
                return bad("CR-14", "a disc at rest touches the shooting line, or lies beyond it");
            }
            if (d.mode != flick::resting_mode(o_.board, d.position, d.layer)) {
                return bad("CR-16", "a disc lies flat, or leans over the hole");
            }
        }
        return std::nullopt;
    }

    const options& o_;
    const setup& s_;
};

} // namespace detail

constexpr result<state> game::assemble(const setup_type& setup) const
{
    if (const auto why = detail::setup_reader(options_, setup).fault()) {
        return *why;
    }
    return state_type(setup);
}

} // namespace quintet::inline v0::crokinole

#endif
