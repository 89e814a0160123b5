// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_DETAIL_LOG_FAULT_HPP
#define QUINTET_GAMES_FLICK_DETAIL_LOG_FAULT_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>
#include <quintet/core/clause.hpp>
#include <quintet/core/error.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/shot_event.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

namespace detail {

/// Follows a log event by event, and says what cannot have happened.
template <std::size_t BoardCapacity>
class log_reader {
  public:
    constexpr log_reader(const disc_board<BoardCapacity>& board, const scene& before, std::uint64_t shot)
        : board_(board), after_(before)
    {
        for (std::size_t i = 0; i < before.size(); ++i) {
            rested_[i] = -1;
            const bool on = on_surface(before.mode(i));
            phase_[i] = (shot >> i & 1U) != 0 ? phase::moves : on ? phase::rests : phase::gone;
        }
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (phase_[i] == phase::moves) {
                carry_riders(i);
            }
        }
    }

    /// Why the next event cannot be, or an empty text.
    constexpr std::string_view fault(const shot_event& e)
    {
        place_ = events_++;
        if (!is_finite(real{e.time}) || !is_finite(e.where) || !is_finite(e.normal) || !is_finite(real{e.impulse}) ||
            !is_finite(real{e.friction_impulse})) {
            return "the numbers of an event are finite";
        }
        if (e.time < now_) {
            return "an event comes before the one above it";
        }
        if (e.time > now_ && !waiting_.empty()) {
            return nothing_moved();
        }
        now_ = e.time;
        if (e.disc >= after_.size()) {
            return "there is no such disc";
        }
        switch (e.kind) {
        case shot_event_kind::contact:
            return contact(e);
        case shot_event_kind::post_contact:
            carry_riders(e.disc);
            return e.other >= board_.posts.size() ? "there is no such post" : must_move(e);
        case shot_event_kind::line:
            // A line met just as the disc stops, or at the edge, may stand after the rest or the fall.
            return e.other >= board_.circles.size()                              ? "there is no such circle"
                   : phase_[e.disc] != phase::moves && rested_[e.disc] == e.time ? ""
                                                                                 : must_move(e);
        case shot_event_kind::capture:
            return capture(e);
        case shot_event_kind::left_surface:
            return go(e, phase::moves, phase::flies, disc_mode::airborne);
        case shot_event_kind::bounce_back:
            return go(e, phase::flies, phase::moves, disc_mode::flat);
        case shot_event_kind::fall:
            return go(e, phase::flies, phase::gone, disc_mode::fallen);
        case shot_event_kind::topple:
            return topple(e);
        case shot_event_kind::fell_flat:
            return fell_flat(e);
        case shot_event_kind::landed:
            return landed(e);
        case shot_event_kind::rest:
            return rest(e);
        }
        return "there is no such kind of event";
    }

    /// The clause that the fault is against.
    [[nodiscard]] constexpr clause broken() const { return broken_; }
    /// The number of the event that is to blame.
    [[nodiscard]] constexpr std::size_t place() const { return place_; }
    /// Why the log cannot end here, or nothing.
    [[nodiscard]] constexpr std::optional<error> end_fault(std::size_t events)
    {
        if (!waiting_.empty()) {
            const std::string_view why = nothing_moved();
            return error{error_code::bad_record, "CR-7", place_, why};
        }
        slide_off();
        for (std::size_t i = 0; i < after_.size(); ++i) {
            if (phase_[i] == phase::moves || phase_[i] == phase::flies) {
                return error{error_code::bad_record, "CR-7", events, "the log ends while a disc still moves"};
            }
        }
        if (auto why = scene_fault(board_, after_)) {
            why->code = error_code::bad_record;
            why->position = events;
            return why;
        }
        return std::nullopt;
    }

  private:
    enum class phase : std::uint8_t {
        rests,
        carried, ///< what it lies on was pushed: it may move, and may as well stay
        moves,
        flies,
        gone,
    };

    /// Of a disc that slid off another a log need not say that it landed.
    constexpr void slide_off()
    {
        for (std::size_t i = 0; i < after_.size(); ++i) {
            disc d = after_[i];
            // What rests tilted says against which disc, but over a hole.
            const bool tilted = d.mode == disc_mode::leaning && !(board_.hole.radius > 0);
            if (d.support != disc::board_below && d.mode != disc_mode::standing && !tilted &&
                !(distance(d.position, after_.position(d.support)) < d.radius + after_.radius(d.support))) {
                d.support = disc::board_below;
                d.layer = 0;
                after_.set_unchecked(i, d);
                lift_riders(i);
            }
        }
    }
    constexpr std::string_view must_move(const shot_event& e)
    {
        come_off(e.disc);
        if (phase_[e.disc] == phase::carried) {
            phase_[e.disc] = phase::moves;
        }
        return phase_[e.disc] == phase::moves ? "" : "the disc does not move then";
    }
    constexpr std::string_view must(const shot_event& e, phase needed)
    {
        return needed == phase::moves           ? must_move(e)
               : phase_[e.disc] == phase::flies ? ""
                                                : "the disc has not left the surface";
    }
    constexpr std::string_view go(const shot_event& e, phase from, phase to, disc_mode mode)
    {
        if (phase_[e.disc] == phase::gone) {
            return "the disc is out of play by then";
        }
        const std::string_view why = must(e, from);
        if (why.empty()) {
            phase_[e.disc] = to;
            rested_[e.disc] = e.time;
            disc d = after_[e.disc];
            d.mode = mode;
            d.layer = 0;
            d.support = disc::board_below;
            after_.set_unchecked(e.disc, d);
        }
        return why;
    }
    /// The hole holds one disc a shot. What lay on it comes to lie over the full hole. [CR-15] [HU-13]
    constexpr std::string_view capture(const shot_event& e)
    {
        if (!(board_.hole.radius > 0)) {
            return "the board has no hole";
        }
        if (full_ && phase_[e.disc] != phase::gone) {
            broken_ = "CR-15";
            return "a second capture: the hole holds one disc a shot";
        }
        const std::string_view why = go(e, phase::moves, phase::gone, disc_mode::in_hole);
        full_ = full_ || why.empty();
        for (std::size_t k = 0; why.empty() && k < after_.size(); ++k) {
            if (after_.support(k) == e.disc) {
                phase_[k] = phase_[k] == phase::rests ? phase::carried : phase_[k];
                disc d = after_[k];
                d.support = disc::board_below;
                d.layer = 0;
                d.mode = disc_mode::leaning;
                after_.set_unchecked(k, d);
                lift_riders(k);
            }
        }
        return why;
    }
    /// It stands proud in the hole until the shot is over, and may be hit. [CR-15]
    [[nodiscard]] constexpr bool stands_in_hole(std::size_t i) const
    {
        return phase_[i] == phase::gone && after_.mode(i) == disc_mode::in_hole;
    }
    constexpr std::string_view contact(const shot_event& e)
    {
        if (e.other >= after_.size() || e.other == e.disc) {
            return "there is no such other disc";
        }
        if (e.impulse < 0) {
            return "an impulse is not negative";
        }
        const auto is_here = [&](std::size_t i) { return phase_[i] <= phase::moves || stands_in_hole(i); };
        const auto lies_still = [&](std::size_t i) {
            return (phase_[i] == phase::rests && !pushed_[i] && rested_[i] != now_) || stands_in_hole(i);
        };
        if (!is_here(e.disc) || !is_here(e.other)) {
            return "a disc is out of play by then";
        }
        // A disc that stops at this very instant still touches, whichever line comes first.
        if (lies_still(e.disc) && lies_still(e.other)) {
            // Unless something moves one of them at this instant, on a later line.
            if (waiting_.full()) {
                return nothing_moved();
            }
            waiting_.push_back({e.disc, e.other, e.impulse > 0, place_});
            return "";
        }
        meet(e.disc, e.other, e.impulse > 0);
        for (std::size_t k = 0; k < waiting_.size();) {
            const waiting_contact w = waiting_[k];
            if (lies_still(w.disc) && lies_still(w.other)) {
                ++k;
                continue;
            }
            waiting_[k] = waiting_.back();
            waiting_.pop_back();
            meet(w.disc, w.other, w.pushes);
            k = 0;
        }
        return "";
    }
    constexpr void meet(std::size_t a, std::size_t b, bool pushes)
    {
        if (pushes) { // else one stopped as it touched the other
            push(a);
            push(b);
        }
    }
    constexpr std::string_view nothing_moved()
    {
        place_ = waiting_[0].event;
        return "two discs that lie still do not touch each other anew";
    }
    /// A tower that is pushed may be shifted as it stands, or lose its upper discs, but need not. [ST-10] [ST-19]
    constexpr void push(std::size_t i)
    {
        if (stands_in_hole(i)) {
            return;
        }
        if (phase_[i] == phase::rests && rested_[i] == now_) { // whether it stops or sets off again, the log tells
            phase_[i] = phase::carried;
            carry_riders(i);
            return;
        }
        if (after_.mode(i) == disc_mode::standing) {
            for (std::size_t k = 0; k < after_.size(); ++k) {
                pushed_[k] =
                    pushed_[k] || (after_.mode(k) == disc_mode::standing && after_.position(k) == after_.position(i));
            }
        } else {
            phase_[i] = phase::moves;
            carry_riders(i);
        }
    }
    /// A disc of a tower that was pushed moves by itself: it is off the tower, and lies on the board until more is
    /// told. [ST-10]
    constexpr void come_off(std::size_t i)
    {
        if (after_.mode(i) == disc_mode::standing && pushed_[i]) {
            disc d = after_[i];
            d.mode = disc_mode::flat;
            d.layer = 0;
            d.support = disc::board_below;
            after_.set_unchecked(i, d);
            phase_[i] = phase::moves;
            carry_riders(i);
        }
    }
    constexpr std::string_view fell_flat(const shot_event& e)
    {
        disc d = after_[e.disc];
        if (d.mode != disc_mode::upright && d.mode != disc_mode::wobbling) {
            return "only a disc on its edge falls flat";
        }
        d.mode = disc_mode::flat;
        after_.set_unchecked(e.disc, d);
        return must_move(e);
    }
    constexpr std::string_view topple(const shot_event& e)
    {
        if (after_.mode(e.disc) != disc_mode::standing) {
            return "there stands no tower";
        }
        const vec2 place = after_.position(e.disc);
        const std::uint8_t lowest = after_.layer(e.disc);
        for (std::size_t i = 0; i < after_.size(); ++i) {
            disc d = after_[i];
            if (d.mode == disc_mode::standing && d.position == place && d.layer >= lowest) {
                phase_[i] = phase::moves;
                d.mode = disc_mode::flat;
                after_.set_unchecked(i, d);
                carry_riders(i);
            }
        }
        return "";
    }
    constexpr std::string_view landed(const shot_event& e)
    {
        if (phase_[e.disc] == phase::gone || phase_[e.disc] == phase::flies) {
            return "the disc is out of play by then";
        }
        if (e.other != disc::board_below && (e.other >= after_.size() || phase_[e.other] == phase::flies ||
                                             lies_on(e.other, e.disc) || after_.layer(e.other) >= scene::layer_limit)) {
            return "there is no such disc to lie on";
        }
        if (after_.mode(e.disc) == disc_mode::standing && !pushed_[e.disc]) {
            return "a tower stands there that nothing pushed";
        }
        come_off(e.disc);
        phase_[e.disc] = phase::moves; // be it only down
        disc d = after_[e.disc];
        if (e.other != disc::board_below && after_.mode(e.other) == disc_mode::in_hole) {
            d.support = disc::board_below; // it lies on the board, over the full hole
            d.layer = 0;
            after_.set_unchecked(e.disc, d);
            lift_riders(e.disc);
            return "";
        }
        d.support = e.other;
        d.layer = e.other == disc::board_below ? std::uint8_t{0} : static_cast<std::uint8_t>(after_.layer(e.other) + 1);
        after_.set_unchecked(e.disc, d);
        lift_riders(e.disc);
        return "";
    }
    /// What lies on a disc that was pushed may go with it.
    constexpr void carry_riders(std::size_t i)
    {
        for (std::size_t k = 0; k < after_.size(); ++k) {
            if (after_.support(k) == i) {
                phase_[k] = phase_[k] == phase::rests ? phase::carried : phase_[k];
                carry_riders(k);
            }
        }
    }
    /// Whether disc i is `below`, or lies on it, or on what lies on it.
    [[nodiscard]] constexpr bool lies_on(std::size_t i, std::size_t below) const
    {
        while (i != below && after_.support(i) != disc::board_below) {
            i = after_.support(i);
        }
        return i == below;
    }
    /// What lies on a disc stays one layer above it.
    constexpr void lift_riders(std::size_t i)
    {
        for (std::size_t k = 0; k < after_.size(); ++k) {
            if (after_.support(k) == i && after_.layer(i) < scene::layer_limit) {
                disc d = after_[k];
                d.layer = static_cast<std::uint8_t>(after_.layer(i) + 1);
                after_.set_unchecked(k, d);
                lift_riders(k);
            }
        }
    }
    constexpr std::string_view rest(const shot_event& e)
    {
        if (e.mode == disc_mode::airborne || !on_surface(e.mode)) {
            return "a disc rests on the surface";
        }
        if (e.mode == disc_mode::upright || e.mode == disc_mode::wobbling) {
            return "no disc rests on its edge";
        }
        const bool stands = after_.mode(e.disc) == disc_mode::standing;
        if (e.mode == disc_mode::standing && !stands) {
            return "a tower stands as before, or falls from a disc of it up, and no other disc comes to stand";
        }
        const std::string_view why = e.mode == disc_mode::standing && pushed_[e.disc] ? "" : must_move(e);
        if (why.empty()) {
            phase_[e.disc] = phase::rests;
            rested_[e.disc] = e.time;
            disc d = after_[e.disc];
            d.mode = e.mode;
            d.position = e.where;
            after_.set_unchecked(e.disc, d);
        }
        return why;
    }

    const disc_board<BoardCapacity>& board_;
    scene after_;
    std::array<phase, capacity> phase_{};
    /// When a disc came to rest, or left the board.
    std::array<double, capacity> rested_{};
    /// Discs of standing towers that were pushed.
    std::array<bool, capacity> pushed_{};
    double now_ = 0;
    /// Contacts of discs that lay still, which something must move at the same instant.
    struct waiting_contact {
        std::uint8_t disc = 0;
        std::uint8_t other = 0;
        bool pushes = false;
        std::size_t event = 0;
    };
    inline_vector<waiting_contact, capacity> waiting_;
    std::size_t events_ = 0;
    std::size_t place_ = 0;
    /// Whether a disc dropped into the hole.
    bool full_ = false;
    clause broken_ = "CR-7";
};

} // namespace detail

/// Why no shot can have had this log, or nothing: times out of order, a disc that is not there, a contact of discs that
/// lie still, a disc captured twice, one that never comes to rest, discs that end in one place. The error's position is
/// the number of the event, or the number of events where the log breaks off. `shot`: the discs that were flicked, as
/// bits. Takes a time linear in the number of events.
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr std::optional<error> log_fault(const disc_board<BoardCapacity>& board, const scene& before,
                                                       std::uint64_t shot, std::span<const shot_event> events)
{
    detail::log_reader<BoardCapacity> reader(board, before, shot);
    for (const shot_event& e : events) {
        if (const std::string_view why = reader.fault(e); !why.empty()) {
            return error{error_code::bad_record, reader.broken(), reader.place(), why};
        }
    }
    return reader.end_fault(events.size());
}

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
