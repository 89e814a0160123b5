// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DISC_MOTION_HPP
#define QUINTET_PHYSICS_DISC_MOTION_HPP

#include <quintet/boards/disc_board_fault.hpp>
#include <quintet/config.hpp>
#include <quintet/core/result.hpp>
#include <quintet/physics/detail/motion_loop.hpp>
#include <quintet/physics/disc_scene.hpp>
#include <quintet/physics/motion_parameters.hpp>
#include <quintet/physics/null_log.hpp>
#include <quintet/physics/shot.hpp>
#include <quintet/physics/shot_log.hpp>

#include <cstdint>
#include <span>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// What came of a shot; where the discs lie is in the scene.
struct shot_outcome {
    /// Seconds from the flick until everything rested.
    double duration = 0;
    std::uint32_t events = 0;
    /// The discs that moved, as bits by index.
    std::uint64_t moved = 0;

    friend constexpr bool operator==(const shot_outcome&, const shot_outcome&) = default;
};

/// Moves up to Capacity discs on a board. It solves for the next event (a contact, a stop, the hole, the edge) and
/// jumps to it, so there is no time step and nothing is missed; the same shot gives the same bits everywhere.
///
/// Make one for a board and keep it: a bot then tries shots without allocating. Not for two threads at once. It takes
/// 24 KB for 40 discs; on a small stack, keep it elsewhere.
template <std::size_t Capacity>
class disc_motion {
  public:
    /// Refuses a board or parameters that make no sense (bad_option).
    template <std::size_t BoardCapacity>
    static result<disc_motion> make(const disc_board<BoardCapacity>& board, const motion_parameters& parameters = {})
    {
        if (const auto why = board_fault(board)) {
            return *why;
        }
        if (const auto why = parameters_fault(parameters)) {
            return *why;
        }
        return make_unchecked(board, parameters);
    }
    /// The same for a board and parameters that are known to make sense, as those of a game are: so cheap that one can
    /// be made for a single shot. Precondition: neither has a fault, see `board_fault` and `parameters_fault`.
    template <std::size_t BoardCapacity>
    [[nodiscard]] static disc_motion make_unchecked(const disc_board<BoardCapacity>& board,
                                                    const motion_parameters& parameters)
    {
        disc_motion motion;
        motion.world_.set_board(board, parameters);
        return motion;
    }

    [[nodiscard]] const motion_parameters& parameters() const { return world_.parameters; }

    /// Why a shot cannot be taken, or nothing. [CR-7]
    [[nodiscard]] std::optional<error> fault(const disc_scene<Capacity>& scene, const shot& s) const
    {
        const auto bad = [](error_code code, std::string_view why) {
            return std::optional<error>{error{code, "CR-7", error::nowhere, why}};
        };
        if (s.disc >= scene.size()) {
            return bad(error_code::illegal_move, "there is no such disc to shoot");
        }
        if (!on_surface(scene.mode(s.disc))) {
            return bad(error_code::illegal_move, "the disc to shoot is not on the board");
        }
        if (scene.mode(s.disc) == disc_mode::standing) {
            return bad(error_code::illegal_move, "a disc of a tower is not shot");
        }
        if (!is_finite(s.direction) || !is_finite(real{s.speed}) || !is_finite(real{s.spin})) {
            return bad(error_code::bad_number, "direction, speed and spin of a shot are finite");
        }
        if (s.direction == vec2{}) {
            return bad(error_code::bad_number, "a shot has a direction");
        }
        if (s.speed < 0) {
            return bad(error_code::bad_number, "the speed of a shot is not negative");
        }
        if (s.speed > world_.parameters.maximum_speed) {
            return bad(error_code::bad_number, "the speed of the shot is over the maximum");
        }
        if (absolute(s.spin) > real{world_.parameters.maximum_spin}) {
            return bad(error_code::bad_number, "the spin of the shot is over the maximum");
        }
        return std::nullopt;
    }

    /// Takes a shot: moves the discs of the scene to where they come to rest. The scene is unchanged where the shot is
    /// refused (see `fault`), and where it met the limit of events (limit_reached).
    template <class Log = null_log>
    result<shot_outcome> simulate(disc_scene<Capacity>& scene, const shot& s, Log&& log = {})
    {
        return simulate(scene, std::span<const shot>(&s, 1), log);
    }
    /// Takes several shots at once: all discs named set off at the same instant.
    template <class Log = null_log>
    result<shot_outcome> simulate(disc_scene<Capacity>& scene, std::span<const shot> shots, Log&& log = {})
    {
        const auto outcome = attempt(scene, shots, log);
        if (outcome) {
            store(scene);
        }
        return outcome;
    }

    /// Tries a shot and leaves the scene as it is; `after` tells where the discs would lie.
    template <class Log = null_log>
    result<shot_outcome> attempt(const disc_scene<Capacity>& scene, const shot& s, Log&& log = {})
    {
        return attempt(scene, std::span<const shot>(&s, 1), log);
    }
    template <class Log = null_log>
    result<shot_outcome> attempt(const disc_scene<Capacity>& scene, std::span<const shot> shots, Log&& log = {})
    {
        for (const shot& s : shots) {
            if (const auto why = fault(scene, s)) {
                return *why;
            }
        }
        using detail::loop_end;
        const bool plain = scene.is_plain() && parameters().spin != spin_level::full;
        loop_end end = plain ? run<false>(scene, shots, log) : loop_end::needs_layers;
        if (end == loop_end::needs_layers) {
            end = run<true>(scene, shots, log);
        }
        if (end == loop_end::too_long) {
            return error{error_code::limit_reached, "CR-7", error::nowhere, "the shot met the limit of events"};
        }
        return shot_outcome{world_.now.value(), world_.events, world_.disturbed};
    }

    /// How disc i lies after the last shot that was taken or tried; its velocity is not zero only where the time limit
    /// cut the motion off. Precondition: there was one, with such a disc.
    [[nodiscard]] disc_pose after(std::size_t i) const
    {
        const std::size_t b = world_.body(i);
        return {{world_.x[b].value(), world_.y[b].value()},
                {world_.velocity_x[b].value(), world_.velocity_y[b].value()},
                world_.mode[i],
                world_.layer[i],
                world_.support[i]};
    }

  private:
    disc_motion() = default;

    /// The whole of the motion, which takes seconds to compile. As it is not inline, a program can have it compiled
    /// once for all its units, by `extern template`.
    template <bool Layers, shot_sink Log>
    detail::loop_end run(const disc_scene<Capacity>& scene, std::span<const shot> shots, Log& log);

    void store(disc_scene<Capacity>& scene) const
    {
        for (std::uint64_t rest = world_.disturbed; rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            const disc_pose pose = after(i);
            disc d = scene[i];
            d.position = pose.position;
            d.mode = pose.mode;
            d.layer = pose.layer;
            d.support = pose.support;
            scene.set_unchecked(i, d);
        }
    }

    detail::motion_world<Capacity> world_;
};

template <std::size_t Capacity>
template <bool Layers, shot_sink Log>
detail::loop_end disc_motion<Capacity>::run(const disc_scene<Capacity>& scene, std::span<const shot> shots, Log& log)
{
    world_.load(scene);
    if constexpr (Log::enabled) {
        log.begin(world_.circles.view(), scene);
    }
    detail::motion_loop<Layers, Capacity, Log> loop(world_, log,
                                                    shots.empty() ? random_stream{} : shots.front().chance);
    for (const shot& s : shots) {
        loop.launch(s.disc, unit_along(s.direction), s.speed, s.spin);
    }
    const detail::loop_end end = loop.run();
    if constexpr (Log::enabled) {
        log.finish(world_.now.value());
    }
    return end;
}

/// Takes one shot on a board: for a game or a test. A bot that tries many keeps a `disc_motion`.
template <std::size_t BoardCapacity, std::size_t Capacity, class Log = null_log>
result<shot_outcome> simulate(const disc_board<BoardCapacity>& board, disc_scene<Capacity>& scene, const shot& s,
                              Log&& log = {}, const motion_parameters& parameters = {})
{
    auto motion = disc_motion<Capacity>::make(board, parameters);
    if (!motion) {
        return motion.error();
    }
    return motion->simulate(scene, s, log);
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
