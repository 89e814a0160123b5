// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_SHOT_REPORT_HPP
#define QUINTET_GAMES_FLICK_SHOT_REPORT_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/shot_event.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace quintet::inline v0::flick {

/// What a judge wants to know of a shot, gathered from its events as they come: from the motion itself (it is a
/// shot_sink that stores no events), or from a log read elsewhere. Sets of discs are bits by the disc's number.
///
/// A contact counts unless one of the two had left the surface and bounced back, or was moved by such a disc: what
/// happens after a bounce makes or breaks nothing. [CR-13] [HU-11]
class shot_report {
  public:
    static constexpr bool enabled = true;

    /// `shot`: the discs that were flicked; `own`: those of the shooter's side, the shot's among them.
    constexpr shot_report(std::uint64_t shot, std::uint64_t own) : shot_(shot), own_(own) {}

    /// All discs that the shot, or a disc that it moved, touched; without the shot's own.
    [[nodiscard]] constexpr std::uint64_t touched() const { return touched_ & ~shot_; }
    /// Whether a disc of another side was touched.
    [[nodiscard]] constexpr bool touched_other() const { return (touched_ & ~own_) != 0; }
    /// The own discs that were touched before the first of another side; all, where none of another side was touched.
    /// Two discs that the shot meets at the same instant come neither before the other; a disc met only through an own
    /// one comes after it. [CR-11]
    [[nodiscard]] constexpr std::uint64_t touched_first() const { return touched_first_ & ~shot_; }
    /// The discs that dropped into the hole.
    [[nodiscard]] constexpr std::uint64_t captured() const { return captured_; }
    /// The discs that left the surface, bounced back or not.
    [[nodiscard]] constexpr std::uint64_t left() const { return left_; }
    /// The discs that bounced back onto the surface.
    [[nodiscard]] constexpr std::uint64_t bounced() const { return bounced_; }
    /// The discs that came to lie on one which dropped into the hole in this shot. [CR-16] [HU-13]
    [[nodiscard]] constexpr std::uint64_t on_captured() const { return on_captured_; }
    /// The lowest discs of what fell of towers, where that was told as such. [ST-10]
    [[nodiscard]] constexpr std::uint64_t toppled() const { return toppled_; }
    /// The discs that stood on their edge and fell flat. [ST-19]
    [[nodiscard]] constexpr std::uint64_t fell_flat() const { return fell_flat_; }
    /// The discs that came out over the board's outer line and touched a disc or a post there. [CR-21]
    [[nodiscard]] constexpr std::uint64_t touched_outside() const { return touched_outside_; }
    /// The discs that moved.
    [[nodiscard]] constexpr std::uint64_t moved() const { return moved_; }
    /// How disc i lies at the end. Precondition: there is such a disc.
    [[nodiscard]] constexpr const disc_pose& pose(std::size_t i) const { return poses_[i]; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr double duration() const { return duration_; }

    // As a shot_sink.

    constexpr void begin(std::span<const board_circle> circles, const scene& discs)
    {
        *this = shot_report(shot_, own_);
        size_ = discs.size();
        line_square_ = circles.empty() ? real::infinity() : real{circles[0].radius} * real{circles[0].radius};
        for (std::size_t i = 0; i < size_; ++i) {
            seen_[i] = discs.position(i);
            radius_[i] = discs.radius(i);
            inside_ |= real{dot(seen_[i], seen_[i])} < line_square_ ? std::uint64_t{1} << i : 0U;
            poses_[i] = {discs.position(i), {}, discs.mode(i), discs.layer(i), discs.support(i)};
        }
        moved_ = shot_;
    }
    constexpr void record(const shot_event& e)
    {
        const std::uint64_t bit = std::uint64_t{1} << e.disc;
        switch (e.kind) {
        case shot_event_kind::contact:
            moved_ |= bit | std::uint64_t{1} << e.other;
            touch(e, bit, std::uint64_t{1} << e.other);
            touch_at(e.disc, e.where - radius_[e.disc] * e.normal);
            touch_at(e.other, e.where + radius_[e.other] * e.normal);
            break;
        case shot_event_kind::post_contact:
            touch_at(e.disc, e.where - radius_[e.disc] * e.normal);
            break;
        case shot_event_kind::capture:
            captured_ |= bit;
            settle(e, disc_mode::in_hole);
            break;
        case shot_event_kind::left_surface:
            left_ |= bit;
            break;
        case shot_event_kind::bounce_back:
            bounced_ |= bit;
            stray_ |= bit;
            break;
        case shot_event_kind::fall:
            left_ |= bit;
            settle(e, disc_mode::fallen);
            break;
        case shot_event_kind::landed:
            if (e.other != disc::board_below) { // what comes to lie on a disc touches it
                touch(e, bit, std::uint64_t{1} << e.other);
            }
            if (e.other != disc::board_below && poses_[e.other].mode == disc_mode::in_hole) {
                on_captured_ |= bit;
                break;
            }
            come_off(e.disc);
            poses_[e.disc].support = e.other;
            poses_[e.disc].layer = 0;
            set_layers();
            break;
        case shot_event_kind::rest:
            if (e.mode != disc_mode::standing) {
                come_off(e.disc);
            }
            poses_[e.disc].position = e.where;
            poses_[e.disc].mode = e.mode;
            stray_ &= ~bit | bounced_;
            break;
        case shot_event_kind::topple:
            toppled_ |= bit;
            topple(e.disc);
            break;
        case shot_event_kind::fell_flat:
            fell_flat_ |= bit;
            break;
        case shot_event_kind::line:
            break;
        }
    }
    constexpr void move(const motion_segment&) {}
    constexpr void finish(double time) { duration_ = time; }

  private:
    constexpr void touch(const shot_event& e, std::uint64_t a, std::uint64_t b)
    {
        if (((a | b) & stray_) != 0) {
            stray_ |= a | b;
            return;
        }
        const bool first_other = !touched_other() && ((a | b) & ~own_) != 0;
        touched_ |= a | b;
        if (first_other) {
            // Met by the shot itself, it comes no later than what was met at this instant.
            if (((a | b) & shot_) != 0 && e.time == now_) {
                touched_first_ &= ~touched_now_;
            }
        } else if (!touched_other()) {
            if (e.time > now_) {
                now_ = e.time;
                touched_now_ = 0;
            }
            touched_now_ |= (a | b) & ~touched_first_;
            touched_first_ |= a | b;
        }
    }
    /// Each disc lies one layer above the one that it lies on, and what lies on it follows.
    constexpr void set_layers()
    {
        for (std::uint8_t pass = 0; pass < scene::layer_limit; ++pass) {
            for (std::size_t i = 0; i < size_; ++i) {
                if (poses_[i].support != disc::board_below && poses_[poses_[i].support].layer < scene::layer_limit) {
                    poses_[i].layer = static_cast<std::uint8_t>(poses_[poses_[i].support].layer + 1);
                }
            }
        }
    }
    /// Disc i touches something while its centre is at a place. Beyond the outer line that tells against it if it was
    /// inside before, as all are but a shot that begins outside: since it was last seen it went straight.
    constexpr void touch_at(std::size_t i, vec2 centre)
    {
        const std::uint64_t bit = std::uint64_t{1} << i;
        if ((inside_ & bit) == 0) {
            const vec2 way = centre - seen_[i];
            const double square = dot(way, way);
            const double part = square > 0 ? -dot(seen_[i], way) / square : 0;
            const vec2 innermost = part < 0 ? seen_[i] : part > 1 ? centre : seen_[i] + part * way;
            inside_ |= real{dot(innermost, innermost)} < line_square_ ? bit : 0U;
            seen_[i] = centre;
        }
        if ((inside_ & bit) != 0 && real{dot(centre, centre)} > line_square_) {
            touched_outside_ |= bit;
        }
    }
    /// A disc that stood in a tower lies on the board by itself, until more is told. [ST-10]
    constexpr void come_off(std::size_t i)
    {
        if (poses_[i].mode == disc_mode::standing) {
            poses_[i].mode = disc_mode::flat;
            poses_[i].layer = 0;
            poses_[i].support = disc::board_below;
        }
    }
    /// A tower fell from disc i up: at first its discs lie on each other. [ST-10]
    constexpr void topple(std::size_t i)
    {
        const disc_pose lowest = poses_[i];
        for (std::size_t k = 0; k < size_; ++k) {
            if (poses_[k].mode == disc_mode::standing && poses_[k].position == lowest.position &&
                poses_[k].layer >= lowest.layer) {
                poses_[k].mode = disc_mode::flat;
            }
        }
    }
    constexpr void settle(const shot_event& e, disc_mode mode)
    {
        poses_[e.disc] = {e.where, {}, mode, 0, disc::board_below};
    }

    std::uint64_t shot_;
    std::uint64_t own_;
    std::uint64_t touched_ = 0;
    std::uint64_t touched_first_ = 0;
    /// Of touched_first_, what was first touched at the instant now_.
    std::uint64_t touched_now_ = 0;
    double now_ = -1;
    std::uint64_t captured_ = 0;
    std::uint64_t left_ = 0;
    std::uint64_t bounced_ = 0;
    std::uint64_t toppled_ = 0;
    std::uint64_t fell_flat_ = 0;
    /// Discs that bounced back, and those that move because of them.
    std::uint64_t stray_ = 0;
    std::uint64_t on_captured_ = 0;
    std::uint64_t moved_ = 0;
    /// Of the outer line: the radius squared; the discs that were inside it; those that touched something outside.
    real line_square_ = 0;
    std::uint64_t inside_ = 0;
    std::uint64_t touched_outside_ = 0;
    std::size_t size_ = 0;
    double duration_ = 0;
    std::array<vec2, capacity> seen_{};
    std::array<double, capacity> radius_{};
    std::array<disc_pose, capacity> poses_{};
};

} // namespace quintet::inline v0::flick

#endif
