// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_MOVE_HPP
#define QUINTET_GAMES_SPINNING_TARGET_MOVE_HPP

#include <quintet/boards/vec2.hpp>
#include <quintet/config.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/flick/aim.hpp>

#include <compare>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::spinning_target {

enum class move_kind : std::uint8_t {
    barricade, ///< the beginner of the round places the barricade [ST-7]
    spin,      ///< a player spins a disc [ST-9]
    penalty,   ///< a referee punishes a player, or takes that back [ST-13]
    count,     ///< the beginner has the round counted, where a referee might still have punished [ST-13]
};

/// What a referee may decide about a player. [ST-13]
enum class penalty : std::uint8_t {
    none,       ///< the round counts after all
    void_round, ///< the round counts nothing for him
    disqualify, ///< he is out of the game, for good
};

/// One decision: of the seat to move, or of the referee, who acts between spins and is never listed among the moves.
/// Members that a kind has no use for keep their defaults.
struct move {
    move_kind kind = move_kind::spin;
    /// Where the barricade's centre is put, metres from the board's centre.
    vec2 place;
    /// How a disc is spun. `aim.place` turns the middle of the start field about the board's centre (radians), `reach`
    /// is how far (m) the disc stands outside it; direction, speed and spin are those of the flick.
    flick::aim aim;
    /// Whom the referee judges, and how.
    seat player;
    penalty verdict = penalty::none;

    [[nodiscard]] static constexpr move barricade(vec2 place)
    {
        move m;
        m.kind = move_kind::barricade;
        m.place = place;
        return m;
    }
    [[nodiscard]] static constexpr move spin(const flick::aim& how)
    {
        move m;
        m.aim = how;
        return m;
    }
    [[nodiscard]] static constexpr move referee(seat player, penalty verdict)
    {
        move m;
        m.kind = move_kind::penalty;
        m.player = player;
        m.verdict = verdict;
        return m;
    }

    [[nodiscard]] static constexpr move count()
    {
        move m;
        m.kind = move_kind::count;
        return m;
    }

    /// The move with the members that its kind has no use for at their defaults: the only one that is legal.
    [[nodiscard]] constexpr move plain() const
    {
        return kind == move_kind::barricade ? barricade(place)
               : kind == move_kind::penalty ? referee(player, verdict)
               : kind == move_kind::count   ? count()
                                            : spin(aim);
    }

    /// Whether it is so.
    [[nodiscard]] constexpr bool is_plain() const
    {
        return (kind == move_kind::barricade || place == vec2{}) && (kind == move_kind::spin || aim == flick::aim{}) &&
               (kind == move_kind::penalty || (player == seat{} && verdict == penalty::none));
    }

    friend constexpr bool operator==(const move&, const move&) = default;
    friend constexpr std::partial_ordering operator<=>(const move& a, const move& b)
    {
        std::partial_ordering order = a.kind <=> b.kind;
        const auto then = [&order](const auto& x, const auto& y) { order = order == 0 ? x <=> y : order; };
        then(a.place.x, b.place.x);
        then(a.place.y, b.place.y);
        then(a.aim, b.aim);
        then(a.player, b.player);
        then(a.verdict, b.verdict);
        return order;
    }
};

} // namespace quintet::inline v0::spinning_target

QUINTET_PRECISE_END

#endif
