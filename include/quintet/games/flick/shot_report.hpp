// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_SHOT_REPORT_HPP
#define QUINTET_GAMES_FLICK_SHOT_REPORT_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>
#include <quintet/games/flick/detail/contact_rights.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/shot_event.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

/// What a judge wants to know of a shot, gathered from its events as they come: from the motion itself (it is a
/// shot_sink that stores no events), or from a log read elsewhere. Sets of discs are bits by the disc's number.
///
/// Which contacts count, and for whom, see detail/contact_rights.hpp: what happens after a bounce makes or breaks
/// nothing. [CR-13] [HU-11]
class shot_report {
  public:
    static constexpr bool enabled = true;

    /// `shot`: the discs that were flicked; `own`: those of the shooter's side, the shot's among them; `makers`: those
    /// whose contacts are asked for apart, the shot's where they are not given.
    constexpr shot_report(std::uint64_t shot, std::uint64_t own, std::uint64_t makers = 0)
        : shot_(shot), own_(own), makers_(makers != 0 ? makers : shot), contacts_(shot, own, makers_)
    {
    }

    /// The discs that were flicked.
    [[nodiscard]] constexpr std::uint64_t shot() const { return shot_; }
    /// All discs that the shot, or a disc that it moved, touched; without the shot's own.
    [[nodiscard]] constexpr std::uint64_t touched() const { return contacts_.touched() & ~shot_; }
    /// Whether a disc of another side was touched.
    [[nodiscard]] constexpr bool touched_other() const { return (contacts_.touched() & ~own_) != 0; }
    /// Whether a contact of an own disc with another side's was among these. [HU-6]
    [[nodiscard]] constexpr bool own_met_other() const { return contacts_.own_met_other(); }
    /// Whether one of the makers itself touched a disc of another side. [HU-21]
    [[nodiscard]] constexpr bool makers_touched_other() const { return (contacts_.touched_by_makers() & ~own_) != 0; }
    /// The own discs that were touched before the first of another side; all, where none of another side was touched.
    /// What is touched at the same instant is not before it. [CR-11]
    [[nodiscard]] constexpr std::uint64_t touched_first() const { return contacts_.touched_first() & ~shot_; }
    /// The discs that dropped into the hole.
    [[nodiscard]] constexpr std::uint64_t captured() const { return captured_; }
    /// The discs that left the surface, bounced back or not.
    [[nodiscard]] constexpr std::uint64_t left() const { return left_; }
    /// The discs that bounced back onto the surface.
    [[nodiscard]] constexpr std::uint64_t bounced() const { return bounced_; }
    /// The lowest discs of what fell of towers, where that was told as such. [ST-10]
    [[nodiscard]] constexpr std::uint64_t toppled() const { return toppled_; }
    /// The discs that stood on their edge and fell flat. [ST-19]
    [[nodiscard]] constexpr std::uint64_t fell_flat() const { return fell_flat_; }
    /// The discs that came out over the board's outer line and touched a disc or a post there. [CR-21]
    [[nodiscard]] constexpr std::uint64_t touched_outside() const { return touched_outside_; }
    /// The discs of contacts that do not say in what direction (a log may lack that): where these took place is not
    /// known, so that touched_outside() says nothing of them.
    [[nodiscard]] constexpr std::uint64_t unplaced() const { return unplaced_; }
    /// The discs that moved.
    [[nodiscard]] constexpr std::uint64_t moved() const { return moved_; }
    /// How disc i lies at the end. Precondition: there is such a disc.
    [[nodiscard]] constexpr const disc_pose& pose(std::size_t i) const { return poses_[i]; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr double duration() const { return duration_; }

    // As a shot_sink.

    constexpr void begin(std::span<const board_circle> circles, const scene& discs)
    {
        *this = shot_report(shot_, own_, makers_);
        size_ = discs.size();
        const real line = circles.empty() ? real::infinity() : real{circles[0].radius};
        within_square_ = (line - real{on_line}) * (line - real{on_line});
        beyond_square_ = (line + real{on_line}) * (line + real{on_line});
        for (std::size_t i = 0; i < size_; ++i) {
            seen_[i] = discs.position(i);
            radius_[i] = discs.radius(i);
            inside_ |= is_within(seen_[i]) ? std::uint64_t{1} << i : 0U;
            poses_[i] = {discs.position(i), {}, discs.mode(i), discs.layer(i), discs.support(i)};
            if (discs.support(i) != disc::board_below) {
                contacts_.lie(i, discs.support(i));
            }
        }
        moved_ = shot_;
    }
    constexpr void record(const shot_event& e)
    {
        const std::uint64_t bit = std::uint64_t{1} << e.disc;
        contacts_.at(e.time);
        switch (e.kind) {
        case shot_event_kind::contact:
            moved_ |= bit | std::uint64_t{1} << e.other;
            contacts_.touch(e.disc, e.other);
            unplaced_ |= has_direction(e) ? 0U : bit | std::uint64_t{1} << e.other;
            touch_at(e.disc, e.where - radius_[e.disc] * e.normal);
            touch_at(e.other, e.where + radius_[e.other] * e.normal);
            break;
        case shot_event_kind::post_contact:
            unplaced_ |= has_direction(e) ? 0U : bit;
            touch_at(e.disc, e.where - radius_[e.disc] * e.normal);
            break;
        case shot_event_kind::capture:
            captured_ |= bit;
            settle(e, disc_mode::in_hole);
            drop_riders(e.disc);
            break;
        case shot_event_kind::left_surface:
            left_ |= bit;
            contacts_.leave(e.disc);
            poses_[e.disc].support = disc::board_below; // it comes back, if at all, by itself
            poses_[e.disc].layer = 0;
            set_layers();
            break;
        case shot_event_kind::bounce_back:
            bounced_ |= bit;
            break;
        case shot_event_kind::fall:
            left_ |= bit;
            contacts_.leave(e.disc);
            settle(e, disc_mode::fallen);
            break;
        case shot_event_kind::landed:
            if (e.other != disc::board_below) { // what comes to lie on a disc touches it
                contacts_.touch(e.disc, e.other);
            }
            contacts_.lie(e.disc, e.other);
            if (e.other != disc::board_below && poses_[e.other].mode == disc_mode::in_hole) {
                poses_[e.disc].support = disc::board_below;
                poses_[e.disc].layer = 0;
                set_layers();
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
            break;
        case shot_event_kind::topple:
            toppled_ |= bit;
            topple(e.disc);
            break;
        case shot_event_kind::fell_flat:
            fell_flat_ |= bit;
            break;
        case shot_event_kind::line:
            // A shot that begins on the line is not inside by going out from there.
            inside_ |=
                e.other == 0 && e.part == line_part::crossed && distance(e.where, seen_[e.disc]) > on_line ? bit : 0U;
            break;
        }
    }
    constexpr void move(const motion_segment&) {}
    constexpr void finish(double time)
    {
        duration_ = time;
        // Of a disc that slid off another a log need not say that it landed.
        for (std::size_t i = 0; i < size_; ++i) {
            const std::uint8_t lower = poses_[i].support;
            if (lower != disc::board_below &&
                !(distance(poses_[i].position, poses_[lower].position) < radius_[i] + radius_[lower])) {
                poses_[i].support = disc::board_below;
                poses_[i].layer = 0;
                set_layers();
            }
        }
    }

    /// Whether a contact says in what direction: a unit vector does.
    [[nodiscard]] static constexpr bool has_direction(const shot_event& e) { return dot(e.normal, e.normal) > 0.5; }

  private:
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
    /// Whether a disc's centre is inside the outer line; on it is neither inside nor beyond.
    [[nodiscard]] constexpr bool is_within(vec2 centre) const { return real{dot(centre, centre)} < within_square_; }
    /// Disc i touches something while its centre is at a place. Beyond the outer line that tells against it if it was
    /// inside before, as all are but a shot that begins outside: since it was last seen it went straight, and where a
    /// log tells that it crossed the line it has been inside.
    constexpr void touch_at(std::size_t i, vec2 centre)
    {
        const std::uint64_t bit = std::uint64_t{1} << i;
        if ((inside_ & bit) == 0) {
            const vec2 way = centre - seen_[i];
            const double square = dot(way, way);
            const double part = square > 0 ? -dot(seen_[i], way) / square : 0;
            const vec2 innermost = part < 0 ? seen_[i] : part > 1 ? centre : seen_[i] + part * way;
            inside_ |= is_within(innermost) ? bit : 0U;
            seen_[i] = centre;
        }
        if ((inside_ & bit) != 0 && real{dot(centre, centre)} > beyond_square_) {
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
    /// What lay on a disc that drops into the hole comes to lie over the full hole. [HU-13]
    constexpr void drop_riders(std::size_t i)
    {
        for (std::size_t k = 0; k < size_; ++k) {
            if (poses_[k].support == i) {
                poses_[k].support = disc::board_below;
                poses_[k].layer = 0;
                set_layers();
            }
        }
    }
    constexpr void settle(const shot_event& e, disc_mode mode)
    {
        poses_[e.disc] = {e.where, {}, mode, 0, disc::board_below};
    }

    std::uint64_t shot_;
    std::uint64_t own_;
    std::uint64_t makers_;
    detail::contact_rights contacts_;
    std::uint64_t captured_ = 0;
    std::uint64_t left_ = 0;
    std::uint64_t bounced_ = 0;
    std::uint64_t toppled_ = 0;
    std::uint64_t fell_flat_ = 0;
    std::uint64_t moved_ = 0;
    /// m. Nearer to the outer line than this a disc's centre is on it, whatever rounding makes of it.
    static constexpr double on_line = scene::overlap_tolerance;
    /// Of the outer line: the squared distances up to which a centre is inside, and from which it is beyond; the discs
    /// that were inside it; those that touched something outside.
    real within_square_ = 0;
    real beyond_square_ = 0;
    std::uint64_t inside_ = 0;
    std::uint64_t touched_outside_ = 0;
    std::uint64_t unplaced_ = 0;
    std::size_t size_ = 0;
    double duration_ = 0;
    std::array<vec2, capacity> seen_{};
    std::array<double, capacity> radius_{};
    std::array<disc_pose, capacity> poses_{};
};

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
