// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_TURN_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_TURN_HPP

#include <quintet/core/refusal.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/crokinole_hungarian/detail/count.hpp>
#include <quintet/games/crokinole_hungarian/move.hpp>
#include <quintet/games/crokinole_hungarian/options.hpp>
#include <quintet/games/crokinole_hungarian/setup.hpp>
#include <quintet/games/flick/relaid.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace quintet::inline v0::crokinole_hungarian {

// What the seat in turn may choose beside its aim: who shoots, with which disc, and what of a pair is struck.

/// Partners sit opposite each other, and are one side. [HU-1]
[[nodiscard]] constexpr std::size_t side_of(const options& o, seat who) { return who.index % sides_of(o.format); }

[[nodiscard]] constexpr seat partner_of(seat who) { return {static_cast<std::uint8_t>((who.index + 2U) % most_seats)}; }

/// Who must act: the seat that has the turn; where it has shot all its discs, its partner. [HU-19]
[[nodiscard]] constexpr seat shooter_in_turn(const options& o, const setup& s)
{
    const bool passed_on = o.format == format::tactical_pairs && s.hands[s.turn.index] == 0;
    return passed_on ? partner_of(s.turn) : s.turn;
}
/// Whether the partner may shoot in place of the seat that must act. [HU-19]
[[nodiscard]] constexpr bool partner_may_shoot(const options& o, const setup& s)
{
    return o.format == format::tactical_pairs && s.hands[partner_of(shooter_in_turn(o, s)).index] > 0;
}
/// Who shoots by a choice.
[[nodiscard]] constexpr seat shooter_of(const options& o, const setup& s, const shot_choice& choice)
{
    const seat own = shooter_in_turn(o, s);
    return choice.partner ? partner_of(own) : own;
}

/// Whether the shot to come is the finishing shot of darts. [HU-24]
[[nodiscard]] constexpr bool is_finishing(const options& o, const setup& s)
{
    return o.format == format::darts && s.totals[s.turn.index] == o.target;
}
/// Whether the finishing shot is one of the discs on the board, as all five lie there. [HU-24]
[[nodiscard]] constexpr bool must_pick(const options& o, const setup& s)
{
    return is_finishing(o, s) && s.table.size() == o.discs;
}
/// The discs as the shot finds them: without the one that is picked up. What lay on it comes down. [HU-24]
[[nodiscard]] constexpr flick::table table_for(const options& o, const setup& s, const shot_choice& choice)
{
    if (choice.picked >= s.table.size()) {
        return s.table;
    }
    const std::uint64_t kept = s.table.all() & ~(std::uint64_t{1} << choice.picked);
    return flick::table_of(flick::relaid(o.board, flick::list_of(s.table), kept), kept);
}

/// What each side would score if the round or turn ended now; nothing where it is counted already, nor in darts by a
/// turn that passes the target.
[[nodiscard]] constexpr side_points pending_scores(const options& o, const setup& s)
{
    if (match_winner(o, s) || is_finishing(o, s)) {
        return {};
    }
    const side_points points = round_points(o, s);
    if (o.format != format::darts) {
        return round_scores(o, points);
    }
    const std::size_t side = s.turn.index;
    return s.totals[side] + points[side] > o.target ? side_points{} : points;
}

/// The shot leaves the hand for the line. To finish at darts without a disc in hand: the picked one, or a fallen one,
/// or else an earlier twenty. [HU-24]
constexpr void take_disc(const options& o, setup& s, const shot_choice& choice)
{
    const seat shooter = shooter_of(o, s, choice);
    s.table = table_for(o, s, choice);
    std::uint8_t& hand = s.hands[shooter.index];
    std::uint8_t& cup = s.cups[side_of(o, shooter)];
    if (hand > 0) {
        hand = static_cast<std::uint8_t>(hand - discs_a_shot(o.format));
    } else if (choice.picked == shot_choice::none && s.table.size() + cup == o.discs) {
        cup = static_cast<std::uint8_t>(cup - 1);
    }
}

/// Why a choice cannot be made, or nothing. Precondition: the match goes on. [HU-19] [HU-21] [HU-24]
[[nodiscard]] constexpr std::optional<refusal> choice_refusal(const options& o, const setup& s,
                                                              const shot_choice& choice)
{
    const auto bad = [](clause by, std::string_view why, choice_part part) {
        return std::optional<refusal>{refusal{by, why, static_cast<std::int32_t>(part)}};
    };
    if (choice.partner && o.format != format::tactical_pairs) {
        return bad("HU-19", "a partner shoots in one's place in tactical pairs only", choice_part::partner);
    }
    if (choice.partner && !partner_may_shoot(o, s)) {
        return bad("HU-19", "the partner has shot all his discs, and none is handed over", choice_part::partner);
    }
    if (must_pick(o, s) && choice.picked >= s.table.size()) {
        return bad("HU-24", "all five discs lie on the board: one of them is picked up", choice_part::picked);
    }
    if (!must_pick(o, s) && choice.picked != shot_choice::none) {
        return bad("HU-24", "a disc is picked up to finish, and only if all five lie on the board",
                   choice_part::picked);
    }
    if (choice.struck != struck_discs::both && (choice.struck > struck_discs::upper || o.format != format::hussar)) {
        return bad("HU-21", "only a hussar has an upper disc to strike", choice_part::struck);
    }
    return std::nullopt;
}

/// The choice that can be made and is nearest to any: what cannot be is dropped.
[[nodiscard]] constexpr shot_choice nearest_choice(const options& o, const setup& s, shot_choice choice)
{
    choice.partner = choice.partner && partner_may_shoot(o, s);
    if (!must_pick(o, s)) {
        choice.picked = shot_choice::none;
    } else if (choice.picked >= s.table.size()) {
        choice.picked = static_cast<std::uint8_t>(s.table.size() - 1);
    }
    if (o.format != format::hussar || choice.struck > struck_discs::upper) {
        choice.struck = struck_discs::both;
    }
    return choice;
}

/// One of the choices that can be made, drawn; one hussar in eight strikes only the upper disc.
[[nodiscard]] constexpr shot_choice drawn_choice(const options& o, const setup& s, random_stream& random)
{
    shot_choice choice;
    choice.partner = partner_may_shoot(o, s) && random.below(2) == 0;
    if (must_pick(o, s)) {
        choice.picked = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(s.table.size())));
    }
    if (o.format == format::hussar && random.below(8) == 0) {
        choice.struck = struck_discs::upper;
    }
    return choice;
}

/// Visits the choices that can be made: of partners the one who must act first, discs to pick up by their numbers. That
/// only the upper disc of a hussar is struck nobody chooses; it is not visited. A visitor that returns false stops.
template <class Visit>
constexpr bool for_each_choice(const options& o, const setup& s, Visit&& visit)
{
    shot_choice choice;
    if (must_pick(o, s)) {
        for (choice.picked = 0; choice.picked < s.table.size(); ++choice.picked) {
            if (!visit(choice)) {
                return false;
            }
        }
        return true;
    }
    if (!visit(choice)) {
        return false;
    }
    choice.partner = true;
    return !partner_may_shoot(o, s) || visit(choice);
}

} // namespace quintet::inline v0::crokinole_hungarian

#endif
