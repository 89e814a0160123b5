// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_ASSEMBLE_HPP
#define QUINTET_GAMES_SPINNING_TARGET_ASSEMBLE_HPP

#include <quintet/core/result.hpp>
#include <quintet/games/spinning_target/game.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>

namespace quintet::inline v0::spinning_target {

namespace detail {

/// Follows a setup through, and says why it is no position.
class setup_reader {
  public:
    constexpr setup_reader(const options& o, const setup& s) : o_(o), s_(s) {}

    [[nodiscard]] constexpr std::optional<error> fault() const
    {
        if (const auto why = numbers_fault()) {
            return why;
        }
        if (const auto why = points_fault()) {
            return why;
        }
        if (const auto why = table_fault()) {
            return why;
        }
        if (const auto why = counts_fault()) {
            return why;
        }
        return is_over(o_, s_) ? end_fault() : turn_fault();
    }

  private:
    static constexpr std::optional<error> bad(clause broken, std::string_view why)
    {
        return error{error_code::bad_position, broken, error::nowhere, why};
    }

    [[nodiscard]] constexpr std::optional<error> numbers_fault() const
    {
        if (s_.first >= o_.players) {
            return bad("ST-4", "the beginner that was drawn does not play");
        }
        if (s_.cycle > cycles || s_.shots >= o_.players || (awaits_count(s_) && (s_.shots > 0 || !o_.penalties))) {
            return bad("ST-8", "a round has three cycles, with a shot of each player in each");
        }
        if (awaits_count(s_) && s_.placing) {
            return bad("ST-13", "a round is counted before the barricade is placed for the next");
        }
        if (s_.out != 0 && s_.round == 0 && is_fresh_round(s_)) {
            return bad("ST-13", "a player is out before anybody has spun");
        }
        if (s_.round > o_.rounds) {
            return bad("ST-17", "more rounds were counted than are played");
        }
        if ((s_.voided >> o_.players) != 0 || (s_.out >> o_.players) != 0 || (s_.voided & s_.out) != 0) {
            return bad("ST-13", "a penalty of nobody who plays");
        }
        if (!o_.penalties && (s_.voided != 0 || s_.out != 0)) {
            return bad("ST-13", "a penalty, where none were agreed on");
        }
        if (players_in(o_, s_) == 0) {
            return bad("ST-13", "the last player is not disqualified, as the game is over before");
        }
        return std::nullopt;
    }

    /// A count is three zones at most, and none went before that would have ended the game. [ST-14] [ST-17] [ST-18]
    [[nodiscard]] constexpr std::optional<error> points_fault() const
    {
        std::int32_t step = 0;
        for (const board_circle& circle : o_.board.circles) {
            step = std::gcd(step, circle.points);
        }
        for (std::size_t i = 0; i < max_players; ++i) {
            const std::int32_t before = s_.points[i] - s_.last[i];
            if (i >= o_.players || s_.round == 0) {
                if (s_.points[i] != 0 || s_.last[i] != 0) {
                    return bad("ST-14", "points of a seat that does not play, or before a round was counted");
                }
                continue;
            }
            if (s_.last[i] < 0 || before < 0 || !can_count(s_.last[i])) {
                return bad("ST-14", "no three discs count what the last round gave");
            }
            const std::int64_t most = std::int64_t{most_of_a_round(o_)} * (s_.round - 1);
            if (before > most || (step > 0 && before % step != 0)) {
                return bad("ST-18", "the rounds that were counted cannot give so many points");
            }
            if (!is_out(s_, i) && before >= o_.target_points) {
                return bad("ST-17", "the game was over before the last round");
            }
        }
        return std::nullopt;
    }
    /// Whether at most three discs count so much.
    [[nodiscard]] constexpr bool can_count(std::int32_t points) const
    {
        inline_vector<std::int32_t, disc_board<>::capacity + 1> zones;
        zones.push_back(0);
        for (const board_circle& circle : o_.board.circles) {
            zones.push_back(circle.points);
        }
        for (const std::int32_t a : zones) {
            for (const std::int32_t b : zones) {
                for (const std::int32_t c : zones) {
                    if (a + b + c == points) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    [[nodiscard]] constexpr std::optional<error> table_fault() const
    {
        for (const flick::table_disc& d : s_.table) {
            if (d.side >= o_.players && d.side != white_side && d.side != barricade_side) {
                return bad("ST-3", "a disc of a seat that does not play");
            }
        }
        if (const auto why = rest_fault(s_.table, error_code::bad_position)) {
            return why;
        }
        flick::scene scene;
        for (const flick::table_disc& d : s_.table) {
            if (const auto added = scene.add(o_.board, as_disc(o_, d)); !added) {
                return added.error();
            }
        }
        return std::nullopt;
    }

    /// No more discs lie there than were spun. [ST-1] [ST-3] [ST-7] [ST-8]
    [[nodiscard]] constexpr std::optional<error> counts_fault() const
    {
        std::array<std::size_t, barricade_side + 1> lying{};
        for (const flick::table_disc& d : s_.table) {
            ++lying[d.side];
        }
        if (lying[white_side] > tower_height * o_.board.tower_places.size()) {
            return bad("ST-1", "there are more white discs than towers hold");
        }
        if (lying[barricade_side] > (s_.placing ? 0U : 1U)) {
            return bad("ST-7", "there is one barricade, and none before it is placed");
        }
        const std::size_t beginner = beginner_of(o_, s_.first, s_.round);
        for (std::size_t i = 0; i < o_.players; ++i) {
            const std::size_t turn = (i + o_.players - beginner) % o_.players;
            const std::size_t spun = is_played_out(o_, s_) ? cycles : s_.cycle + (turn < s_.shots ? 1U : 0U);
            if (lying[i] > spun) {
                return bad("ST-8", "a player has more discs on the board than he spun");
            }
        }
        return std::nullopt;
    }

    /// Of a game that goes on: it waits for a decision, and nothing is left to be straightened. [ST-6] [ST-7] [ST-12]
    [[nodiscard]] constexpr std::optional<error> turn_fault() const
    {
        setup after = s_;
        event unheard;
        advance(o_, after, unheard);
        if (!(after == s_)) {
            return bad("ST-12", "the position does not wait for the seat to move: its shot is forfeited, or it is out");
        }
        if (s_.placing && (s_.shots > 0 || (s_.cycle > 0 && o_.barricade_each == barricade_time::round))) {
            return bad("ST-7", "the barricade is not placed now");
        }
        if (s_.voided != 0 && is_fresh_round(s_)) {
            return bad("ST-13", "a round is voided in which nobody has spun");
        }
        if (s_.shots == 0 && !awaits_count(s_)) {
            const flick::table left = without_barricade(o_, s_.table);
            if (s_.cycle == 0 && !(left == fresh_table(o_))) {
                return bad("ST-6", "all towers stand at the start of a round");
            }
            if (o_.align == alignment::each_cycle && !(straightened(o_, s_.table) == s_.table)) {
                return bad("ST-6", "a tower is not straightened at the start of a cycle");
            }
            if (const auto why = barricade_fault()) {
                return why;
            }
        }
        return std::nullopt;
    }
    /// Just placed, the barricade lies where it may. [ST-7]
    [[nodiscard]] constexpr std::optional<error> barricade_fault() const
    {
        if (s_.placing || (s_.cycle > 0 && o_.barricade_each == barricade_time::round)) {
            return std::nullopt;
        }
        for (const flick::table_disc& d : s_.table) {
            if (d.side == barricade_side) {
                const bool may = d.mode == disc_mode::flat && d.layer == 0 &&
                                 !barricade_refusal(o_, without_barricade(o_, s_.table), d.position);
                return may ? std::nullopt : bad("ST-7", "the barricade lies where it is not placed");
            }
        }
        // Without one there was no room for it.
        return nearest_barricade(o_, s_.table, {}) ? bad("ST-7", "the barricade was not placed") : std::nullopt;
    }

    /// Of a game that is over: played out, its discs count what was counted. [ST-14] [ST-17]
    [[nodiscard]] constexpr std::optional<error> end_fault() const
    {
        if (!is_played_out(o_, s_)) {
            return std::nullopt; // left by all but one, at any moment
        }
        if (s_.cycle != 0 || s_.shots != 0 || s_.placing) {
            return bad("ST-17", "a round is played after the end of the game");
        }
        return round_points(o_, s_) == s_.last ? std::nullopt : bad("ST-14", "the discs do not count what was counted");
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

} // namespace quintet::inline v0::spinning_target

#endif
