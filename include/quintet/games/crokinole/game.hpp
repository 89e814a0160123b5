// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_GAME_HPP
#define QUINTET_GAMES_CROKINOLE_GAME_HPP

#include <quintet/config.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/games/crokinole/detail/observation.hpp>
#include <quintet/games/crokinole/detail/scoring.hpp>
#include <quintet/games/crokinole/detail/shot_judge.hpp>
#include <quintet/games/crokinole/event.hpp>
#include <quintet/games/crokinole/options.hpp>
#include <quintet/games/crokinole/setup.hpp>
#include <quintet/games/crokinole/state.hpp>
#include <quintet/games/flick/aimed_shots.hpp>
#include <quintet/games/flick/hand.hpp>
#include <quintet/games/flick/lead_evaluation.hpp>
#include <quintet/games/flick/placement.hpp>
#include <quintet/games/flick/read_log.hpp>
#include <quintet/games/flick/sampling.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole {

/// What a judge makes of a shot.
struct judgement {
    state next;
    event what;

    friend constexpr bool operator==(const judgement&, const judgement&) = default;
};

/// Crokinole by the North American club sheet (CR). Models rules and sampled. States are trivially copyable; nothing
/// throws, and nothing allocates but a log that is asked for.
///
/// A turn has two halves, both public: `shoot` moves the discs and tells a log what happened; `judge` makes the next
/// position of that, whoever kept the log. `apply` does both.
class game {
  public:
    using options_type = crokinole::options;
    using setup_type = crokinole::setup;
    using state_type = crokinole::state;
    using move_type = flick::aim;
    using event_type = crokinole::event;
    using noise_type = flick::hand;
    using evaluation_type = flick::lead_evaluation;

    /// Of the shots listed: the legal ones form a continuum.
    static constexpr std::size_t max_moves =
        flick::aimed_limit<disc_board<>::capacity> + flick::size_of(flick::shot_grid::fine).shots();

    /// The club's game for two.
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

    [[nodiscard]] constexpr const options_type& options() const { return options_; }
    friend constexpr bool operator==(const game&, const game&) = default;

    [[nodiscard]] constexpr std::size_t seats() const { return options_.players; }
    [[nodiscard]] constexpr std::size_t teams() const { return sides_of(options_); }
    [[nodiscard]] constexpr team team_of(seat who) const
    {
        return {static_cast<std::uint8_t>(side_of(options_, who.index))};
    }
    /// The quadrant of a seat. Precondition: who.index < seats().
    [[nodiscard]] constexpr const start_area& area_of(seat who) const
    {
        return options_.board.start_areas[flick::area_of(who.index, seats())];
    }

    /// Every disc in hand, the first shooter drawn by lot. [CR-4] [CR-5]
    [[nodiscard]] constexpr state_type start(random_stream& random) const
    {
        setup_type s;
        for (std::size_t i = 0; i < seats(); ++i) {
            s.hands[i] = discs_each(options_);
        }
        s.beginner = {static_cast<std::uint8_t>(random.below(options_.players))};
        s.turn = s.beginner;
        return state_type(s);
    }
    /// The position that the setup describes, or the clause by which it cannot be one. Defined in assemble.hpp.
    [[nodiscard]] constexpr result<state_type> assemble(const setup_type& setup) const;

    [[nodiscard]] constexpr std::optional<seat> to_move(const state_type& s) const
    {
        return is_over(s.setup_) ? std::nullopt : std::optional(s.setup_.turn);
    }

    /// Judges every shot that five doubles can mean. [CR-6] [CR-7]
    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state_type& s, const move_type& m) const
    {
        if (is_over(s.setup_)) {
            return quintet::refusal{ended_by(options_, s.setup_), "the game is over"};
        }
        return flick::aim_refusal(options_.board, options_.motion, area_of(s.setup_.turn), s.table(), m, by());
    }

    /// The shots that `flick::for_each_aimed` lists under the option shot_grid, in its order.
    template <class Visit>
    constexpr bool for_each_move(const state_type& s, Visit&& visit) const
    {
        return is_over(s.setup_) || flick::for_each_aimed(options_.board, options_.motion, area_of(s.setup_.turn),
                                                          s.table(), own(s), options_.shot_grid, by(), visit);
    }
    [[nodiscard]] constexpr std::size_t count_moves(const state_type& s) const
    {
        std::size_t moves = 0;
        for_each_move(s, [&](const move_type&) { ++moves; });
        return moves;
    }
    /// There is always room to shoot from: no disc in play reaches the shooting line. [CR-14]
    [[nodiscard]] constexpr bool any_move(const state_type& s) const { return !is_over(s.setup_); }

    /// See flick::sample_aim, nearest_aim and perturbed_aim.
    [[nodiscard]] constexpr move_type sample(const state_type& s, random_stream& random) const
    {
        return flick::sample_aim(options_.board, options_.motion, area_of(s.setup_.turn), s.table(), own(s), by(),
                                 random);
    }
    [[nodiscard]] constexpr move_type nearest(const state_type& s, const move_type& m) const
    {
        return flick::nearest_aim(options_.board, options_.motion, area_of(s.setup_.turn), s.table(), m, by());
    }
    [[nodiscard]] constexpr move_type perturbed(const state_type& s, const move_type& m, const noise_type& skill,
                                                random_stream& random) const
    {
        return flick::perturbed_aim(options_.board, options_.motion, area_of(s.setup_.turn), s.table(), m, by(), skill,
                                    random);
    }

    /// Shoots and judges. A shot that meets the motion's limit of events, which none with sensible parameters does,
    /// counts as one that left the surface and moved nothing.
    event_type apply(state_type& s, const move_type& m) const
    {
        QUINTET_ASSERT(!refusal(s, m));
        flick::shot_report report(shot_bit(s), own(s) | shot_bit(s));
        if (!shoot(s, m, report)) {
            const vec2 placed = flick::place_of(area_of(s.setup_.turn), m);
            report.begin(options_.board.circles.view(), scene_of(s, placed));
            shot_event fall;
            fall.kind = shot_event_kind::fall;
            fall.disc = static_cast<std::uint8_t>(s.table().size());
            report.record(fall);
        }
        const judgement judged = judge(s, report);
        s = judged.next;
        return judged.what;
    }

    /// Simulates a shot, and tells any shot_sink what happens. In the log discs are numbered as in state.table(); the
    /// shot comes last. The same shot gives the same bits. Precondition: the move is legal.
    template <class Log>
    result<shot_outcome> shoot(const state_type& s, const move_type& m, Log& log) const
    {
        QUINTET_ASSERT(!refusal(s, m));
        auto motion = disc_motion<flick::capacity>::make_unchecked(options_.board, options_.motion);
        const vec2 placed = flick::place_of(area_of(s.setup_.turn), m);
        return motion.attempt(scene_of(s, placed), flick::shot_of(m, placed, s.table().size()), log);
    }

    /// What comes of a shot of the seat to move, by its report. Precondition: the game is not over, and the report is
    /// of a shot in this position, its discs numbered as `shoot` numbers them.
    [[nodiscard]] constexpr judgement judge(const state_type& s, const flick::shot_report& report) const
    {
        QUINTET_ASSERT(!is_over(s.setup_));
        std::uint64_t undecided = 0;
        return judge(s, report, undecided);
    }
    /// The same by a log from elsewhere: of a disc that was put at a place, with all that happened then. Refuses a
    /// place where it may not lie (illegal_move), a log that cannot be (bad_record, with the number of the event) or
    /// lacks the direction of a contact on which the fate of a disc depends [CR-21], and a shot when the game is over.
    [[nodiscard]] constexpr result<judgement> judge(const state_type& s, vec2 placed,
                                                    std::span<const shot_event> events) const
    {
        if (is_over(s.setup_)) {
            return error{error_code::illegal_move, ended_by(options_, s.setup_), error::nowhere, "the game is over"};
        }
        if (!is_finite(placed)) {
            return error{error_code::bad_number, "CR-7", error::nowhere, "the place of the disc is no pair of numbers"};
        }
        if (const auto why =
                flick::placement_refusal(options_.board, area_of(s.setup_.turn), s.table(), placed, by())) {
            return error_from(*why);
        }
        const auto report =
            flick::read_log(options_.board, scene_of(s, placed), shot_bit(s), own(s) | shot_bit(s), events);
        if (!report) {
            return report.error();
        }
        std::uint64_t undecided = 0;
        const judgement judged = judge(s, *report, undecided);
        for (std::size_t i = 0; undecided != 0 && i < events.size(); ++i) {
            const shot_event& e = events[i];
            const bool contact = e.kind == shot_event_kind::contact;
            const std::uint64_t discs =
                std::uint64_t{1} << e.disc | (contact ? std::uint64_t{1} << e.other : std::uint64_t{0});
            if ((contact || e.kind == shot_event_kind::post_contact) && (discs & undecided) != 0 &&
                !flick::shot_report::has_direction(e)) {
                return error{error_code::bad_record, "CR-21", i,
                             "the contact has no \"normal\": it decides whether a disc stays"};
            }
        }
        return judged;
    }

    /// A seat has what its side has. `round` is what the side's discs and twenties count as they lie; `total` is what
    /// it scored in the rounds before, and what it would score by this one if the round ended now. [CR-17] [CR-18]
    [[nodiscard]] constexpr score_sheet score(const state_type& s) const
    {
        const side_points points = counted(options_, s.setup_);
        const side_points more = is_over(s.setup_) ? side_points{} : round_scores(options_, points);
        score_sheet sheet;
        for (std::size_t side = 0; side < teams(); ++side) {
            sheet.teams.push_back({points[side], s.setup_.totals[side] + more[side]});
        }
        for (std::size_t i = 0; i < seats(); ++i) {
            sheet.seats.push_back(sheet.teams[side_of(options_, i)]);
        }
        return sheet;
    }

    /// Ranked by the totals. [CR-19] [CR-21]
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state_type& s) const
    {
        if (!is_over(s.setup_)) {
            return std::nullopt;
        }
        std::array<std::int32_t, crokinole::options::most_players> totals{};
        for (std::size_t i = 0; i < seats(); ++i) {
            totals[i] = s.setup_.totals[side_of(options_, i)];
        }
        return quintet::outcome::by_key(ended_by(options_, s.setup_),
                                        std::span<const std::int32_t>(totals).first(seats()));
    }

    /// See crokinole::observation.
    [[nodiscard]] constexpr observation_shape observation() const { return crokinole::observation::shape(options_); }
    constexpr void observe(const state_type& s, seat who, std::span<float> out) const
    {
        crokinole::observation::write(options_, s.setup_, who, out);
    }

  private:
    [[nodiscard]] constexpr judgement judge(const state_type& s, const flick::shot_report& report,
                                            std::uint64_t& undecided) const
    {
        event_type e;
        e.shooter = s.setup_.turn;
        e.duration = report.duration();
        setup_type after = s.setup_;
        shot_judge judge(options_, s.setup_, report);
        judge.judge(after, e.rulings);
        undecided = judge.undecided();
        --after.hands[e.shooter.index];
        go_on_to_next(options_, after, e);
        return {state_type(after), e};
    }
    /// [CR-6] [CR-21]
    [[nodiscard]] constexpr flick::placement_clauses by() const
    {
        return {"CR-6", "CR-6", "CR-6", "CR-7", options_.quadrant_lines == quadrant_lines_rule::touching};
    }

    [[nodiscard]] constexpr std::uint64_t own(const state_type& s) const
    {
        return s.table().of_side(side_of(options_, s.setup_.turn.index));
    }
    [[nodiscard]] static constexpr std::uint64_t shot_bit(const state_type& s)
    {
        return std::uint64_t{1} << s.table().size();
    }
    /// The discs on the board, and the shot where it is put.
    [[nodiscard]] constexpr flick::scene scene_of(const state_type& s, vec2 placed) const
    {
        flick::scene discs = s.table().unchecked_scene(options_.board);
        flick::table_disc shot;
        shot.position = placed;
        discs.add_unchecked(flick::table::as_disc(options_.board, shot));
        return discs;
    }

    options_type options_;
};

} // namespace quintet::inline v0::crokinole

QUINTET_PRECISE_END

#endif
