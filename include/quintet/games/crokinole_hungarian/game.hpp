// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_GAME_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_GAME_HPP

#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/visit.hpp>
#include <quintet/games/crokinole_hungarian/count.hpp>
#include <quintet/games/crokinole_hungarian/event.hpp>
#include <quintet/games/crokinole_hungarian/match_progress.hpp>
#include <quintet/games/crokinole_hungarian/move.hpp>
#include <quintet/games/crokinole_hungarian/options.hpp>
#include <quintet/games/crokinole_hungarian/shot_judge.hpp>
#include <quintet/games/crokinole_hungarian/state.hpp>
#include <quintet/games/crokinole_hungarian/turn.hpp>
#include <quintet/games/flick.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace quintet::inline v0::crokinole_hungarian {

/// What a judge makes of a shot.
struct judgement {
    state next;
    crokinole_hungarian::event event;

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
    using state_type = state;
    using move_type = move;
    using event_type = event;
    using noise_type = flick::hand;

    static constexpr flick::placement_clauses placement_by{"HU-3", "HU-3", "CR-6", "CR-7"};

    /// The leisure game for two.
    constexpr game() = default;
    /// The game under these options, or what is wrong with them.
    [[nodiscard]] static constexpr result<game> with(const crokinole_hungarian::options& options)
    {
        if (const auto wrong = fault(options)) {
            return *wrong;
        }
        game made;
        made.options_ = options;
        return made;
    }

    /// A shot of each of five discs, or of two partners, over the finest grid.
    static constexpr std::size_t max_moves =
        crokinole_hungarian::options::turn_shots *
        (flick::aimed_limit<disc_board<>::capacity> + size_of(flick::shot_grid::fine).shots());

    [[nodiscard]] constexpr const crokinole_hungarian::options& options() const { return options_; }
    friend constexpr bool operator==(const game&, const game&) = default;

    [[nodiscard]] constexpr std::size_t seats() const { return seats_of(options_.format); }
    [[nodiscard]] constexpr std::size_t teams() const { return sides_of(options_.format); }
    [[nodiscard]] constexpr team team_of(seat who) const { return {static_cast<std::uint8_t>(side_of(options_, who))}; }

    /// A new match; the beginner is drawn, and the state keeps a stream of its own for later lots. [HU-2]
    [[nodiscard]] constexpr state_type start(random_stream& random) const
    {
        return state_type(new_match(options_, random_stream(random())));
    }
    /// The position that the setup describes, or the clause by which it cannot be one. Defined in assemble.hpp.
    [[nodiscard]] constexpr result<state_type> assemble(const setup& described) const;

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
                                  table_for(s, m.choice), m.aim, placement_by);
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
                                         table.of_side(team_of(shooter).index), options_.shot_grid, placement_by,
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

    /// Takes the shot without judging it, and tells a log of it; where everything comes to rest is in what the log
    /// says. The same shot gives the same bits. Where the limit of events was met (limit_reached) the log is cut short.
    /// Precondition: refusal(s, m) is empty.
    template <shot_sink Log>
    result<shot_outcome> shoot(const state_type& s, const move_type& m, Log& log) const
    {
        const vec2 placed = flick::place_of(area_of(shooter_of(s, m.choice)), m.aim);
        flick::scene discs = *scene_for(s, {placed, m.choice});
        const std::size_t first = table_for(s, m.choice).size();
        auto motion = *disc_motion<flick::capacity>::make(options_.board, options_.motion);
        const shot taken = flick::shot_of(m.aim, placed, m.choice.struck == struck_discs::upper ? first + 1 : first);
        return motion.attempt(discs, taken, log);
    }

    event_type apply(state_type& s, const move_type& m) const
    {
        flick::shot_report report = report_for(s, m.choice);
        if (!shoot(s, m, report)) { // so long a shot is taken as one that did not leave its place
            const vec2 placed = flick::place_of(area_of(shooter_of(s, m.choice)), m.aim);
            report.begin(options_.board.circles.view(), *scene_for(s, {placed, m.choice}));
        }
        const judgement ruled = judge(s, m.choice, report);
        s = ruled.next;
        return ruled.event;
    }

    /// An empty report of a shot, for shoot() or another sink's owner to fill.
    [[nodiscard]] constexpr flick::shot_report report_for(const state_type& s, const shot_choice& choice) const
    {
        const flick::table table = table_for(s, choice);
        const std::uint64_t shot = shot_bits(table);
        return {shot, table.of_side(team_of(shooter_of(s, choice)).index) | shot};
    }
    /// The discs on the board when a shot is about to be taken, the shot among them, or why they cannot lie so.
    [[nodiscard]] constexpr result<flick::scene> scene_for(const state_type& s, const placement& p) const
    {
        result<flick::scene> discs = table_for(s, p.choice).scene_on(options_.board);
        flick::table_disc shot;
        shot.position = p.position;
        for (std::size_t i = 0; discs && i < discs_a_shot(options_.format); ++i) {
            if (i > 0) {
                shot.layer = 1;
                shot.support = static_cast<std::uint8_t>(discs->size() - 1);
            }
            if (const auto added = discs->add(options_.board, flick::table::as_disc(options_.board, shot)); !added) {
                return added.error();
            }
        }
        return discs;
    }

    /// What the rules make of a shot. It never asks who wrote the report. Precondition: the choice is legal, and the
    /// report is of a shot in this position.
    [[nodiscard]] constexpr judgement judge(const state_type& s, const shot_choice& choice,
                                            const flick::shot_report& report) const
    {
        judgement ruled;
        event_type& e = ruled.event;
        setup after = s.setup_;
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
    /// The same of a log from elsewhere, or what is wrong with the placement or the log.
    [[nodiscard]] constexpr result<judgement> judge(const state_type& s, const placement& p,
                                                    std::span<const shot_event> events) const
    {
        auto why = choice_refusal(s, p.choice);
        if (!why) {
            why = is_finite(p.position) ? flick::placement_refusal(options_.board, area_of(shooter_of(s, p.choice)),
                                                                   table_for(s, p.choice), p.position, placement_by)
                                        : quintet::refusal{"CR-7", "the place of the disc is finite"};
        }
        if (why) {
            return error_from(*why);
        }
        const auto discs = scene_for(s, p);
        if (!discs) {
            return discs.error();
        }
        const std::uint64_t shot = shot_bits(table_for(s, p.choice));
        const std::uint64_t launched = p.choice.struck == struck_discs::upper ? shot & (shot - 1) : shot;
        if (const auto wrong = flick::log_fault(options_.board, *discs, launched, events)) {
            return *wrong;
        }
        flick::shot_report report = report_for(s, p.choice);
        report.begin(options_.board.circles.view(), *discs);
        for (const shot_event& e : events) {
            report.record(e);
        }
        report.finish(events.empty() ? 0 : events.back().time);
        return judge(s, p.choice, report);
    }

    /// A legal shot drawn from all that are legal: in tactical pairs of either partner, with any disc that may be
    /// picked up; one hussar in eight strikes only the upper disc.
    [[nodiscard]] constexpr move_type sample(const state_type& s, random_stream& random) const
    {
        const shot_choice choice = drawn_choice(options_, s.setup_, random);
        const flick::table table = table_for(s, choice);
        const seat shooter = shooter_of(s, choice);
        return {flick::sample_aim(options_.board, options_.motion, area_of(shooter), table,
                                  table.of_side(team_of(shooter).index), placement_by, random),
                choice};
    }
    /// The legal shot nearest to any: a choice that cannot be made is dropped, then the aim is brought into its range.
    [[nodiscard]] constexpr move_type nearest(const state_type& s, const move_type& m) const
    {
        const shot_choice choice = nearest_choice(options_, s.setup_, m.choice);
        return {flick::nearest_aim(options_.board, options_.motion, area_of(shooter_of(s, choice)),
                                   table_for(s, choice), m.aim, placement_by),
                choice};
    }
    /// The shot as a hand of that skill carries it out. Precondition: refusal(s, m) is empty.
    [[nodiscard]] constexpr move_type perturbed(const state_type& s, const move_type& m, const noise_type& skill,
                                                random_stream& random) const
    {
        return {flick::perturbed_aim(options_.board, options_.motion, area_of(shooter_of(s, m.choice)),
                                     table_for(s, m.choice), m.aim, placement_by, skill, random),
                m.choice};
    }

    /// `round`: what a side has made so far in this round or turn; `total`: what is counted of those before, by scoring
    /// 3 its match points. [HU-15] … [HU-18]
    [[nodiscard]] constexpr score_sheet score(const state_type& s) const
    {
        score_sheet sheet;
        side_points round = round_points(options_, s.setup_);
        if (is_finishing(options_, s.setup_)) {
            round = {}; // counted already
        }
        for (std::size_t i = 0; i < teams(); ++i) {
            sheet.teams.push_back({round[i], s.setup_.totals[i]});
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

  private:
    [[nodiscard]] constexpr std::uint64_t shot_bits(const flick::table& table) const
    {
        return ((std::uint64_t{1} << discs_a_shot(options_.format)) - 1) << table.size();
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

    crokinole_hungarian::options options_;
};

} // namespace quintet::inline v0::crokinole_hungarian

#endif
