// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_GAME_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_GAME_HPP

#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/visit.hpp>
#include <quintet/games/crokinole_hungarian/detail/count.hpp>
#include <quintet/games/crokinole_hungarian/detail/match_progress.hpp>
#include <quintet/games/crokinole_hungarian/detail/observation.hpp>
#include <quintet/games/crokinole_hungarian/detail/shot_judge.hpp>
#include <quintet/games/crokinole_hungarian/detail/turn.hpp>
#include <quintet/games/crokinole_hungarian/event.hpp>
#include <quintet/games/crokinole_hungarian/move.hpp>
#include <quintet/games/crokinole_hungarian/options.hpp>
#include <quintet/games/crokinole_hungarian/state.hpp>
#include <quintet/games/flick/aimed_shots.hpp>
#include <quintet/games/flick/hand.hpp>
#include <quintet/games/flick/lead_evaluation.hpp>
#include <quintet/games/flick/placement.hpp>
#include <quintet/games/flick/read_log.hpp>
#include <quintet/games/flick/sampling.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace quintet::inline v0::crokinole_hungarian {

/// What a judge makes of a shot.
struct judgement {
    state next;
    event what;

    friend constexpr bool operator==(const judgement&, const judgement&) = default;
};

/// Crokinole by the Hungarian club and tournament page (sheet HU), in all its formats. Models rules and sampled; it has
/// no action index, as its moves form a continuum. Nothing allocates or throws.
///
/// A shot is played in two halves that can be had by themselves: shoot() moves the discs, judge() tells what the rules
/// make of it, be it of a report that the motion wrote or of a log from elsewhere. Discs are numbered as in the state's
/// table (after a disc was picked up: as in `table_for`), the shot comes last; of two stacked discs the lower first.
class game {
  public:
    using options_type = crokinole_hungarian::options;
    using setup_type = crokinole_hungarian::setup;
    using state_type = crokinole_hungarian::state;
    using move_type = crokinole_hungarian::move;
    using event_type = crokinole_hungarian::event;
    using noise_type = flick::hand;
    using evaluation_type = flick::lead_evaluation;

    /// The leisure game for two.
    constexpr game() = default;
    /// The game under these options, or what is wrong with them.
    [[nodiscard]] static constexpr result<game> with(const options_type& options)
    {
        if (const auto wrong = fault(options)) {
            return *wrong;
        }
        game made;
        made.options_ = options;
        return made;
    }

    /// Of the shots listed: with each of five discs, over the finest grid.
    static constexpr std::size_t max_moves = options_type::turn_shots * (flick::aimed_limit<disc_board<>::capacity> +
                                                                         size_of(flick::shot_grid::fine).shots());

    [[nodiscard]] constexpr const options_type& options() const { return options_; }
    friend constexpr bool operator==(const game&, const game&) = default;

    [[nodiscard]] constexpr std::size_t seats() const { return seats_of(options_.format); }
    [[nodiscard]] constexpr std::size_t teams() const { return sides_of(options_.format); }
    [[nodiscard]] constexpr team team_of(seat who) const { return {static_cast<std::uint8_t>(side_of(options_, who))}; }

    /// A new match; the beginner is drawn, and the state keeps a stream of its own for later lots. [HU-2]
    [[nodiscard]] constexpr state_type start(random_stream& random) const
    {
        return state_type(new_match(options_, random_stream(random())));
    }
    /// The position with other lots to come: who begins an extra round or a deciding set, nobody knows before.
    /// [HU-18] [HU-25]
    [[nodiscard]] constexpr state_type redrawn(const state_type& s, random_stream& random) const
    {
        setup_type all = s.setup_;
        all.lots = random_stream(random());
        return state_type(all);
    }
    /// The position that the setup describes, or the clause by which it cannot be one. Defined in assemble.hpp.
    [[nodiscard]] constexpr result<state_type> assemble(const setup_type& described) const;

    /// Who must act: in tactical pairs on behalf of his team, as either may shoot. [HU-19]
    [[nodiscard]] constexpr std::optional<seat> to_move(const state_type& s) const
    {
        return match_winner(options_, s.setup_) ? std::nullopt : std::optional(shooter_in_turn(options_, s.setup_));
    }
    /// Who shoots by a choice. Precondition: the game goes on, and the choice can be made.
    [[nodiscard]] constexpr seat shooter_of(const state_type& s, const shot_choice& choice) const
    {
        return crokinole_hungarian::shooter_of(options_, s.setup_, choice);
    }
    /// The discs as a shot finds them: without the one that is picked up.
    [[nodiscard]] constexpr flick::table table_for(const state_type& s, const shot_choice& choice) const
    {
        return crokinole_hungarian::table_for(options_, s.setup_, choice);
    }
    /// Where a seat shoots from. Precondition: who.index < seats().
    [[nodiscard]] constexpr const start_area& area_of(seat who) const
    {
        return options_.board.start_areas[flick::area_of(who.index, seats())];
    }

    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state_type& s, const move_type& m) const
    {
        if (const auto why = choice_refusal(s, m.choice)) {
            return why;
        }
        return flick::aim_refusal(options_.board, options_.motion, area_of(shooter_of(s, m.choice)),
                                  table_for(s, m.choice), m.aim, by);
    }
    /// Why a choice cannot be made, or nothing. [HU-19] [HU-21] [HU-24]
    [[nodiscard]] constexpr std::optional<quintet::refusal> choice_refusal(const state_type& s,
                                                                           const shot_choice& choice) const
    {
        if (match_winner(options_, s.setup_)) {
            return quintet::refusal{ended_by(), "the match is over"};
        }
        return crokinole_hungarian::choice_refusal(options_, s.setup_, choice);
    }

    /// Visits aimed shots, and where the option says so a regular grid: see flick::for_each_aimed. In tactical pairs
    /// first those of the seat that is to move, then its partner's; where a disc must be picked up, those with each
    /// disc by its number. Of a hussar those that strike both discs.
    template <class Visit>
    constexpr bool for_each_move(const state_type& s, Visit&& visit) const
    {
        if (!to_move(s)) {
            return true;
        }
        return for_each_choice(options_, s.setup_, [&](const shot_choice& choice) {
            const seat shooter = shooter_of(s, choice);
            const flick::table table = table_for(s, choice);
            return flick::for_each_aimed(options_.board, options_.motion, area_of(shooter), table,
                                         table.of_side(team_of(shooter).index), options_.shot_grid, by,
                                         [&](const flick::aim& a) { return go_on(visit, move_type{a, choice}); });
        });
    }
    [[nodiscard]] constexpr std::size_t count_moves(const state_type& s) const
    {
        std::size_t moves = 0;
        for_each_move(s, [&](const move_type&) { ++moves; });
        return moves;
    }
    [[nodiscard]] constexpr bool any_move(const state_type& s) const { return to_move(s).has_value(); }

    /// Shoots and judges. A shot that meets the motion's limit of events, which none with sensible parameters does,
    /// counts as one that left the surface and moved nothing. Precondition: refusal(s, m) is empty.
    event_type apply(state_type& s, const move_type& m) const
    {
        QUINTET_ASSERT(!refusal(s, m));
        const std::uint64_t flicked = flicked_discs(s, m.choice);
        flick::shot_report report(flicked, own_discs(s, m.choice), shot_discs(s, m.choice));
        if (!shoot(s, m, report)) {
            report.begin(options_.board.circles.view(), scene_of(s, placement_of(s, m)));
            for (std::uint64_t rest = flicked; rest != 0; rest &= rest - 1) {
                shot_event fall;
                fall.kind = shot_event_kind::fall;
                fall.disc = static_cast<std::uint8_t>(std::countr_zero(rest));
                report.record(fall);
            }
        }
        const judgement judged = judge(s, m.choice, report);
        s = judged.next;
        return judged.what;
    }

    /// Simulates a shot, and tells any shot_sink what happens: see the class for how discs are numbered. The same shot
    /// gives the same bits. Precondition: refusal(s, m) is empty.
    template <class Log>
    result<shot_outcome> shoot(const state_type& s, const move_type& m, Log& log) const
    {
        QUINTET_ASSERT(!refusal(s, m));
        auto motion = disc_motion<flick::capacity>::make_unchecked(options_.board, options_.motion);
        const placement p = placement_of(s, m);
        // What lies on the disc that is flicked goes with it.
        const auto disc = static_cast<std::size_t>(std::countr_zero(flicked_discs(s, m.choice)));
        return motion.attempt(scene_of(s, p), flick::shot_of(m.aim, p.position, disc), log);
    }
    /// Where a shot's disc is put, as a judge is told.
    [[nodiscard]] constexpr placement placement_of(const state_type& s, const move_type& m) const
    {
        return {flick::place_of(area_of(shooter_of(s, m.choice)), m.aim), m.choice};
    }

    /// What the rules make of a shot. It never asks who wrote the report. Precondition: the choice is legal, and the
    /// report is of a shot in this position.
    [[nodiscard]] constexpr judgement judge(const state_type& s, const shot_choice& choice,
                                            const flick::shot_report& report) const
    {
        judgement ruled;
        event_type& e = ruled.what;
        setup_type after = s.setup_;
        const bool finishing = is_finishing(options_, after);
        e.duration = report.duration();
        e.shooter = shooter_of(s, choice);
        const std::size_t side = team_of(e.shooter).index;
        take_disc(options_, after, choice);
        const judged_shot shot = shot_judge(options_, after, side, choice.struck, report, e.rulings).judge();
        after.table = shot.table;
        for (std::size_t i = 0; i < teams(); ++i) {
            after.cups[i] = static_cast<std::uint8_t>(after.cups[i] + shot.made[i]);
        }
        match_progress progress(options_, after, side, e);
        if (options_.format == format::darts) {
            progress.after_dart(finishing, shot.made[side]);
        } else {
            progress.after_shot();
        }
        ruled.next = state_type(after);
        return ruled;
    }
    /// The same by a log from elsewhere: of a disc that was put at a place, with all that happened then. Refuses a
    /// place where it may not lie or a choice that cannot be made (illegal_move), and a log that cannot be (bad_record,
    /// with the number of the event).
    [[nodiscard]] constexpr result<judgement> judge(const state_type& s, const placement& p,
                                                    std::span<const shot_event> events) const
    {
        if (const auto why = choice_refusal(s, p.choice)) {
            return error_from(*why);
        }
        if (!is_finite(p.position)) {
            return error{error_code::bad_number, "CR-7", error::nowhere, "the place of the disc is no pair of numbers"};
        }
        if (const auto why = flick::placement_refusal(options_.board, area_of(shooter_of(s, p.choice)),
                                                      table_for(s, p.choice), p.position, by)) {
            return error_from(*why);
        }
        const auto report = flick::read_log(options_.board, scene_of(s, p), flicked_discs(s, p.choice),
                                            own_discs(s, p.choice), events, shot_discs(s, p.choice));
        return report.and_then(
            [&](const flick::shot_report& read) { return result<judgement>(judge(s, p.choice, read)); });
    }

    /// A legal shot drawn from all that are legal: in tactical pairs of either partner, with any disc that may be
    /// picked up; one hussar in eight strikes only the upper disc.
    [[nodiscard]] constexpr move_type sample(const state_type& s, random_stream& random) const
    {
        const shot_choice choice = drawn_choice(options_, s.setup_, random);
        const flick::table table = table_for(s, choice);
        const seat shooter = shooter_of(s, choice);
        return {flick::sample_aim(options_.board, options_.motion, area_of(shooter), table,
                                  table.of_side(team_of(shooter).index), by, random),
                choice};
    }
    /// The legal shot nearest to any: a choice that cannot be made is dropped, then the aim is brought into its range.
    [[nodiscard]] constexpr move_type nearest(const state_type& s, const move_type& m) const
    {
        const shot_choice choice = nearest_choice(options_, s.setup_, m.choice);
        return {flick::nearest_aim(options_.board, options_.motion, area_of(shooter_of(s, choice)),
                                   table_for(s, choice), m.aim, by),
                choice};
    }
    /// The shot as a hand of that skill carries it out. Precondition: refusal(s, m) is empty.
    [[nodiscard]] constexpr move_type perturbed(const state_type& s, const move_type& m, const noise_type& skill,
                                                random_stream& random) const
    {
        return {flick::perturbed_aim(options_.board, options_.motion, area_of(shooter_of(s, m.choice)),
                                     table_for(s, m.choice), m.aim, by, skill, random),
                m.choice};
    }

    /// A seat has what its side has. `round` is what the side has made in this round or turn as things lie; `total`
    /// what it scored in those before, and what it would score by this one if it ended now: see `pending_scores`.
    /// [HU-15]
    [[nodiscard]] constexpr score_sheet score(const state_type& s) const
    {
        score_sheet sheet;
        const side_points round = round_points(options_, s.setup_);
        const side_points more = pending_scores(options_, s.setup_);
        for (std::size_t i = 0; i < teams(); ++i) {
            sheet.teams.push_back({round[i], s.setup_.totals[i] + more[i]});
        }
        for (std::uint8_t i = 0; i < seats(); ++i) {
            sheet.seats.push_back(sheet.teams[team_of(seat{i}).index]);
        }
        return sheet;
    }

    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state_type& s) const
    {
        const auto winner = match_winner(options_, s.setup_);
        if (!winner) {
            return std::nullopt;
        }
        std::array<std::int32_t, most_seats> keys{};
        for (std::uint8_t i = 0; i < seats(); ++i) {
            const std::size_t side = team_of(seat{i}).index;
            for (std::size_t other = 0; other < teams(); ++other) {
                keys[i] += side == *winner || (other != *winner && is_ahead(s.setup_, side, other)) ? 1 : 0;
            }
        }
        return quintet::outcome::by_key(ended_by(), std::span(keys).first(seats()));
    }

    /// See crokinole_hungarian::observation.
    [[nodiscard]] constexpr observation_shape observation() const
    {
        return crokinole_hungarian::observation::shape(options_);
    }
    constexpr void observe(const state_type& s, seat who, std::span<float> out) const
    {
        crokinole_hungarian::observation::write(options_, s.setup_, who, out);
    }

  private:
    /// The disc touches the base line and lies in the own quadrant: at its side it may go as far as touching the
    /// quadrant line as well, not over it. [HU-3]
    static constexpr flick::placement_clauses by{"HU-3", "HU-3", "CR-6", "CR-7"};

    /// The discs that set off, as bits: one or two, the last of all; or the upper of two. [HU-21]
    [[nodiscard]] constexpr std::uint64_t flicked_discs(const state_type& s, const shot_choice& choice) const
    {
        const std::uint64_t shot = shot_discs(s, choice);
        return choice.struck == struck_discs::upper ? shot & (shot - 1) : shot;
    }
    [[nodiscard]] constexpr std::uint64_t shot_discs(const state_type& s, const shot_choice& choice) const
    {
        return ((std::uint64_t{1} << discs_a_shot(options_.format)) - 1) << table_for(s, choice).size();
    }
    /// The shooter's and his partner's discs, the shot's among them.
    [[nodiscard]] constexpr std::uint64_t own_discs(const state_type& s, const shot_choice& choice) const
    {
        return table_for(s, choice).of_side(team_of(shooter_of(s, choice)).index) | shot_discs(s, choice);
    }
    /// The discs on the board as the shot finds them, and the shot where it is put: of two the lower first.
    [[nodiscard]] constexpr flick::scene scene_of(const state_type& s, const placement& p) const
    {
        flick::scene discs = table_for(s, p.choice).unchecked_scene(options_.board);
        flick::table_disc shot;
        shot.position = p.position;
        const std::size_t lower = discs.add_unchecked(flick::table::as_disc(options_.board, shot));
        if (discs_a_shot(options_.format) == 2) {
            shot.layer = 1;
            shot.support = static_cast<std::uint8_t>(lower);
            discs.add_unchecked(flick::table::as_disc(options_.board, shot));
        }
        return discs;
    }
    /// The clause that ends a match. [HU-16] [HU-17] [HU-18] [HU-20] [HU-25]
    [[nodiscard]] constexpr clause ended_by() const
    {
        return options_.format == format::darts                 ? clause("HU-25")
               : options_.format == format::four_singles        ? clause("HU-20")
               : options_.scoring == scoring_rule::match_points ? clause("HU-18")
               : options_.scoring == scoring_rule::difference   ? clause("HU-17")
                                                                : clause("HU-16");
    }
    /// Whether a side that has not won stands better than another such. [HU-18]
    [[nodiscard]] static constexpr bool is_ahead(const setup& s, std::size_t side, std::size_t other)
    {
        return s.totals[side] > s.totals[other] ||
               (s.totals[side] == s.totals[other] && s.twenties[side] > s.twenties[other]);
    }

    options_type options_;
};

} // namespace quintet::inline v0::crokinole_hungarian

#endif
