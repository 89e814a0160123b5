// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_GAME_HPP
#define QUINTET_GAMES_SPINNING_TARGET_GAME_HPP

#include <quintet/config.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/games/flick/lead_evaluation.hpp>
#include <quintet/games/flick/read_log.hpp>
#include <quintet/games/spinning_target/detail/fault.hpp>
#include <quintet/games/spinning_target/detail/judge.hpp>
#include <quintet/games/spinning_target/detail/observation.hpp>
#include <quintet/games/spinning_target/detail/referee.hpp>
#include <quintet/games/spinning_target/detail/sampling.hpp>
#include <quintet/games/spinning_target/state.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

/// What a judge makes of a shot.
struct judgement {
    state next;
    event what;

    friend constexpr bool operator==(const judgement&, const judgement&) = default;
};

/// The spinning target (ST). Models rules and sampled. States are trivially copyable; nothing throws, and nothing
/// allocates but a log that is asked for.
///
/// A spin has two halves, both public: `shoot` moves the discs and tells a log what happened; `judge` makes the next
/// position of that, whoever kept the log. `apply` does both. The wobbling of discs draws from a stream that the state
/// holds, so that the same spin in the same state always goes the same way. [ST-19]
class game {
  public:
    using options_type = spinning_target::options;
    using setup_type = spinning_target::setup;
    using state_type = spinning_target::state;
    using move_type = spinning_target::move;
    using event_type = spinning_target::event;
    using noise_type = flick::hand;
    using evaluation_type = flick::lead_evaluation;

    /// Of the moves listed: the legal ones form a continuum.
    static constexpr std::size_t max_moves = move_limit;

    /// The sheet's game for two.
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
    [[nodiscard]] constexpr std::size_t teams() const { return seats(); }
    [[nodiscard]] constexpr team team_of(seat who) const { return {who.index}; }
    /// The start field of a seat. Precondition: who.index < seats(). [ST-3]
    [[nodiscard]] constexpr const start_area& area_of(seat who) const { return field_of(options_, who); }

    /// All towers stand, the first round's beginner is drawn, and is to place the barricade. [ST-4] [ST-6] [ST-7]
    [[nodiscard]] constexpr state_type start(random_stream& random) const
    {
        setup_type s;
        s.table = fresh_table(options_);
        s.first = static_cast<std::uint8_t>(random.below(options_.players));
        s.chance = random_stream(random());
        event_type unheard;
        advance(options_, s, unheard);
        return state_type(s);
    }
    /// The position in which discs will wobble in another way: how they do is nobody's to know. [ST-19]
    [[nodiscard]] constexpr state_type redrawn(const state_type& s, random_stream& random) const
    {
        setup_type all = s.setup_;
        all.chance = random_stream(random());
        return state_type(all);
    }
    /// The position that the setup describes, or the clause by which it cannot be one. Defined in assemble.hpp.
    [[nodiscard]] constexpr result<state_type> assemble(const setup_type& setup) const;

    [[nodiscard]] constexpr std::optional<seat> to_move(const state_type& s) const
    {
        if (is_over(options_, s.setup_)) {
            return std::nullopt;
        }
        return seat{static_cast<std::uint8_t>(mover_of(s))};
    }

    /// Judges every move that a value of the type can mean, the referee's too.
    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state_type& s, const move_type& m) const
    {
        if (is_over(options_, s.setup_)) {
            return quintet::refusal{ended_by(s), "the game is over"};
        }
        if (m.kind > move_kind::count) {
            return quintet::refusal{"ST-9", "there is no such kind of move"};
        }
        if (!m.is_plain()) {
            return quintet::refusal{"ST-9", "the move has what its kind has no use for"};
        }
        if (m.kind == move_kind::penalty) {
            return referee_refusal(options_, s.setup_, m);
        }
        if (m.kind == move_kind::count) {
            return awaits_count(s.setup_) ? std::nullopt
                                          : std::optional(quintet::refusal{"ST-13", "no round waits to be counted"});
        }
        if (awaits_count(s.setup_)) {
            return quintet::refusal{"ST-13", "the round is to be counted, or a player to be punished first"};
        }
        if (m.kind == move_kind::barricade) {
            return s.setup_.placing ? barricade_refusal(options_, s.table(), m.place)
                                    : quintet::refusal{"ST-7", "the barricade is not to be placed now"};
        }
        return s.setup_.placing ? quintet::refusal{"ST-7", "the beginner of the round places the barricade first"}
                                : spin_refusal(options_, s.table(), area_of(shooter(s)), m.aim);
    }

    /// What for_each_spin and for_each_barricade list under the option shot_grid, in their order; of a round that waits
    /// to be counted, that. A referee's penalties are not listed: they are nobody's turn.
    template <class Visit>
    constexpr bool for_each_move(const state_type& s, Visit&& visit) const
    {
        if (is_over(options_, s.setup_)) {
            return true;
        }
        if (awaits_count(s.setup_)) {
            return go_on(visit, move_type::count());
        }
        if (s.setup_.placing) {
            return for_each_barricade(options_, s.table(),
                                      [&](vec2 place) { return go_on(visit, move_type::barricade(place)); });
        }
        return for_each_spin(options_, s.table(), shooter(s),
                             [&](const flick::aim& a) { return go_on(visit, move_type::spin(a)); });
    }
    [[nodiscard]] constexpr std::size_t count_moves(const state_type& s) const
    {
        std::size_t moves = 0;
        for_each_move(s, [&](const move_type&) { ++moves; });
        return moves;
    }
    /// A position waits only for somebody who can move: what cannot be done is forfeited at once. [ST-12]
    [[nodiscard]] constexpr bool any_move(const state_type& s) const { return !is_over(options_, s.setup_); }

    /// See sample_spin and sample_barricade, nearest_spin and nearest_barricade, perturbed_spin. A penalty is never
    /// drawn, and where it is legal its own nearest; a barricade is put where it is meant to be.
    [[nodiscard]] constexpr move_type sample(const state_type& s, random_stream& random) const
    {
        return awaits_count(s.setup_) ? move_type::count()
               : s.setup_.placing     ? move_type::barricade(sample_barricade(options_, s.table(), random))
                                      : move_type::spin(sample_spin(options_, s.table(), area_of(shooter(s)), random));
    }
    [[nodiscard]] constexpr move_type nearest(const state_type& s, const move_type& m) const
    {
        if (m.kind == move_kind::penalty && !refusal(s, m)) {
            return m;
        }
        if (awaits_count(s.setup_)) {
            return move_type::count();
        }
        if (s.setup_.placing) {
            const double stretch = options_.board.surface_radius;
            const vec2 goal{flick::detail::within(m.place.x, stretch), flick::detail::within(m.place.y, stretch)};
            const auto place = nearest_barricade(options_, s.table(), goal);
            return move_type::barricade(place ? *place : goal);
        }
        return move_type::spin(nearest_spin(options_, s.table(), area_of(shooter(s)), m.aim));
    }
    [[nodiscard]] constexpr move_type perturbed(const state_type& s, const move_type& m, const noise_type& skill,
                                                random_stream& random) const
    {
        return m.kind == move_kind::spin
                   ? move_type::spin(perturbed_spin(options_, s.table(), area_of(shooter(s)), m.aim, skill, random))
                   : m;
    }

    /// Shoots and judges, places, punishes, or has a round counted. A spin that meets the motion's limit of events,
    /// which none with sensible parameters does, counts as a failed flick: the disc falls flat where it stood. [ST-9]
    event_type apply(state_type& s, const move_type& m) const
    {
        QUINTET_ASSERT(!refusal(s, m));
        event_type e;
        e.mover = {static_cast<std::uint8_t>(m.kind == move_kind::penalty ? m.player.index : mover_of(s))};
        switch (m.kind) {
        case move_kind::penalty:
            punish(s.setup_, m, e);
            advance(options_, s.setup_, e);
            break;
        case move_kind::barricade:
            place_barricade(s.setup_, m.place, e);
            advance(options_, s.setup_, e);
            break;
        case move_kind::count:
            end_round(options_, s.setup_, e);
            advance(options_, s.setup_, e);
            break;
        case move_kind::spin: {
            flick::shot_report report(shot_bit(s), own(s) | shot_bit(s));
            if (!shoot(s, m, report)) {
                fail_flick(s, m, report);
            }
            judge_shot(options_, s.setup_, report, e);
            break;
        }
        }
        return e;
    }

    /// Simulates a spin, and tells any shot_sink what happens. In the log discs are numbered as in state.table(); the
    /// spun one comes last. The same spin gives the same bits. Precondition: the move is a legal spin. [ST-19]
    template <class Log>
    result<shot_outcome> shoot(const state_type& s, const move_type& m, Log& log) const
    {
        QUINTET_ASSERT(m.kind == move_kind::spin && !refusal(s, m));
        auto motion = disc_motion<flick::capacity>::make_unchecked(options_.board, options_.motion);
        const vec2 placed = stand_of(area_of(shooter(s)), m.aim);
        shot flicked = flick::shot_of(m.aim, placed, s.table().size());
        flicked.chance = s.setup_.chance.split(0);
        return motion.attempt(scene_of(s, placed), flicked, log);
    }

    /// What comes of a spin of the seat to move, by its report. Precondition: a spin is awaited, and the report is of
    /// one in this position, its discs numbered as `shoot` numbers them, and at rest as rest_fault asks.
    [[nodiscard]] constexpr judgement judge(const state_type& s, const flick::shot_report& report) const
    {
        QUINTET_ASSERT(!is_over(options_, s.setup_) && !s.setup_.placing && !awaits_count(s.setup_));
        judgement judged{s, {}};
        judged.what.mover = shooter(s);
        judge_shot(options_, judged.next.setup_, report, judged.what);
        return judged;
    }
    /// The same by a log from elsewhere: of a disc that stood at a place, with all that happened then. Refuses a place
    /// where it may not stand, or a spin that is not awaited (illegal_move), and a log that cannot be (bad_record, with
    /// the number of the event).
    [[nodiscard]] constexpr result<judgement> judge(const state_type& s, vec2 placed,
                                                    std::span<const shot_event> events) const
    {
        const auto illegal = [](const quintet::refusal& why) { return error_from(why); };
        if (is_over(options_, s.setup_)) {
            return illegal({ended_by(s), "the game is over"});
        }
        if (awaits_count(s.setup_)) {
            return illegal({"ST-13", "the round is to be counted first"});
        }
        if (s.setup_.placing) {
            return illegal({"ST-7", "the beginner of the round places the barricade first"});
        }
        if (!is_finite(placed)) {
            return error{error_code::bad_number, "ST-9", error::nowhere, "the place of the disc is no pair of numbers"};
        }
        if (const auto why = stand_refusal(options_, s.table(), area_of(shooter(s)), placed)) {
            return illegal(*why);
        }
        const auto report =
            flick::read_log(options_.board, scene_of(s, placed), shot_bit(s), own(s) | shot_bit(s), events);
        if (!report) {
            return report.error();
        }
        event_type unheard;
        const flick::table after = discs_left(options_, s.table(), shooter(s).index, *report, unheard).table();
        if (auto why = rest_fault(after, error_code::bad_record)) {
            why->position = events.size();
            return *why;
        }
        return judge(s, *report);
    }

    /// `round` is what a seat's discs count as they lie; `total` is what it scored in the rounds before, and what it
    /// would have if the round ended now. Of a game that is over, the last round counted. [ST-14]
    [[nodiscard]] constexpr score_sheet score(const state_type& s) const
    {
        const bool over = is_over(options_, s.setup_);
        const auto now = over ? s.setup_.last : round_points(options_, s.setup_);
        score_sheet sheet;
        for (std::size_t i = 0; i < seats(); ++i) {
            sheet.seats.push_back({now[i], s.setup_.points[i] + (over ? 0 : now[i])});
        }
        sheet.teams = sheet.seats;
        return sheet;
    }

    /// Most points after the last count win, equal ones share; who was disqualified comes after all others.
    /// [ST-13] [ST-17]
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state_type& s) const
    {
        if (!is_over(options_, s.setup_)) {
            return std::nullopt;
        }
        inline_vector<std::int32_t, max_seats> keys;
        for (std::size_t i = 0; i < seats(); ++i) {
            keys.push_back(is_out(s.setup_, i) ? -1 : s.setup_.points[i]);
        }
        return quintet::outcome::by_key(ended_by(s), keys.view());
    }

    /// See spinning_target::observation.
    [[nodiscard]] constexpr observation_shape observation() const
    {
        return spinning_target::observation::shape(options_);
    }
    constexpr void observe(const state_type& s, seat who, std::span<float> out) const
    {
        spinning_target::observation::write(options_, s.setup_, who, out);
    }

  private:
    [[nodiscard]] constexpr seat shooter(const state_type& s) const
    {
        return {static_cast<std::uint8_t>(shooter_of(options_, s.setup_))};
    }
    [[nodiscard]] constexpr std::size_t mover_of(const state_type& s) const
    {
        const bool prepares = s.setup_.placing || awaits_count(s.setup_);
        return prepares ? placer_of(options_, s.setup_) : shooter_of(options_, s.setup_);
    }
    [[nodiscard]] constexpr clause ended_by(const state_type& s) const
    {
        return is_deserted(options_, s.setup_) ? clause{"ST-13"} : clause{"ST-17"};
    }
    [[nodiscard]] constexpr std::uint64_t own(const state_type& s) const { return s.table().of_side(shooter(s).index); }
    [[nodiscard]] static constexpr std::uint64_t shot_bit(const state_type& s)
    {
        return std::uint64_t{1} << s.table().size();
    }
    /// The discs on the board, and the one to be spun, on its edge. [ST-9]
    [[nodiscard]] constexpr flick::scene scene_of(const state_type& s, vec2 placed) const
    {
        flick::scene discs = unchecked_scene(options_, s.table());
        flick::table_disc spun;
        spun.position = placed;
        spun.side = shooter(s).index;
        spun.mode = disc_mode::upright;
        discs.add_unchecked(as_disc(options_, spun));
        return discs;
    }
    constexpr void fail_flick(const state_type& s, const move_type& m, flick::shot_report& report) const
    {
        const vec2 placed = stand_of(area_of(shooter(s)), m.aim);
        report.begin(options_.board.circles.view(), scene_of(s, placed));
        shot_event rest;
        rest.disc = static_cast<std::uint8_t>(s.table().size());
        rest.where = placed;
        report.record(rest);
    }
    static constexpr void place_barricade(setup_type& s, vec2 place, event_type& e)
    {
        flick::disc_list discs = flick::list_of(s.table);
        flick::table_disc barricade;
        barricade.position = place;
        barricade.side = barricade_side;
        discs.push_back(barricade);
        s.table = flick::table::of(discs);
        s.placing = false;
        e.note(flick::verdict::good, "ST-7", "the barricade is placed", e.mover.index);
    }

    options_type options_;
};

} // namespace quintet::inline v0::spinning_target

#include <quintet/games/spinning_target/assemble.hpp>

QUINTET_PRECISE_END

#endif
