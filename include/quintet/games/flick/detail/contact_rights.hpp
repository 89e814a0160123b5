// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_DETAIL_CONTACT_RIGHTS_HPP
#define QUINTET_GAMES_FLICK_DETAIL_CONTACT_RIGHTS_HPP

#include <quintet/config.hpp>
#include <quintet/games/flick/table.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick::detail {

/// Who may make contacts in a shot. The shot has the right; a disc that has it gives it to each disc that it touches;
/// who leaves the surface loses it for good; being touched by a disc without it takes nothing away. Contacts of one
/// instant count as a set, in whatever order they are told. What lies on a disc, or carries it, touches it all the
/// time: the right passes between them. Sets of discs are bits by number. [CR-11] [CR-13] [HU-11]
class contact_rights {
  public:
    /// `shot`: the discs that were flicked. `makers`: those whose own contacts are told apart. [HU-21]
    constexpr contact_rights(std::uint64_t shot, std::uint64_t own, std::uint64_t makers)
        : own_(own), makers_(makers), able_(shot)
    {
    }

    /// All discs of contacts that count.
    [[nodiscard]] constexpr std::uint64_t touched() const { return touched_; }
    /// Those that were touched strictly before the first disc that is not an own one; all, where there was none.
    /// [CR-11]
    [[nodiscard]] constexpr std::uint64_t touched_first() const { return other_ ? touched_first_ : touched_; }
    /// Whether an own disc and another's touched each other. [HU-6]
    [[nodiscard]] constexpr bool own_met_other() const { return own_met_other_; }
    /// Those that one of the makers touched itself. [HU-21]
    [[nodiscard]] constexpr std::uint64_t touched_by_makers() const { return by_makers_; }

    /// Something happens at a time, not before what was told last.
    constexpr void at(double time)
    {
        if (time > now_) {
            now_ = time;
            able_ &= ~gone_;
            for (std::uint64_t rest = meeting_; rest != 0; rest &= rest - 1) {
                met_[static_cast<std::size_t>(std::countr_zero(rest))] = 0;
            }
            meeting_ = 0;
            restack();
            touched_first_ = other_ ? touched_first_ : touched_;
        }
    }
    /// Two discs touch, now.
    constexpr void touch(std::size_t a, std::size_t b)
    {
        const std::uint64_t both = std::uint64_t{1} << a | std::uint64_t{1} << b;
        if ((both & gone_) != 0) {
            return;
        }
        met_[a] |= both;
        met_[b] |= both;
        meeting_ |= both;
        hand_on();
    }
    /// A disc lies on another from now on, or on the board, if that is no disc's number.
    constexpr void lie(std::size_t upper, std::size_t lower)
    {
        below_[upper] = static_cast<std::uint8_t>(lower);
        stacked_ = lower < capacity ? stacked_ | std::uint64_t{1} << upper : stacked_ & ~(std::uint64_t{1} << upper);
        stack(upper, lower);
        hand_on();
    }
    /// A disc leaves the surface, now: what it has touched at this very instant still counts.
    constexpr void leave(std::size_t i)
    {
        gone_ |= std::uint64_t{1} << i;
        stacked_ &= ~(std::uint64_t{1} << i);
    }

  private:
    /// Whoever has the right hands it on, within this instant too.
    constexpr void hand_on()
    {
        for (std::uint64_t spread = able_ & (meeting_ | carrying_); spread != 0;) {
            const auto i = static_cast<std::size_t>(std::countr_zero(spread));
            const std::uint64_t gets = (met_[i] | carried_[i]) & ~able_;
            able_ |= gets;
            touched_ |= met_[i];
            own_met_other_ = own_met_other_ || (met_[i] & ((own_ >> i & 1U) != 0 ? ~own_ : own_)) != 0;
            by_makers_ |= (makers_ >> i & 1U) != 0 ? met_[i] : 0U;
            spread = (spread & (spread - 1)) | gets;
        }
        other_ = other_ || (touched_ & ~own_) != 0;
    }
    /// At a new instant only what lies on each other now hands the right on.
    constexpr void restack()
    {
        for (std::uint64_t rest = carrying_; rest != 0; rest &= rest - 1) {
            carried_[static_cast<std::size_t>(std::countr_zero(rest))] = 0;
        }
        carrying_ = 0;
        for (std::uint64_t rest = stacked_; rest != 0; rest &= rest - 1) {
            const auto upper = static_cast<std::size_t>(std::countr_zero(rest));
            stack(upper, below_[upper]);
        }
    }
    constexpr void stack(std::size_t upper, std::size_t lower)
    {
        if (lower < capacity && (gone_ >> upper & 1U) == 0 && (gone_ >> lower & 1U) == 0) {
            carried_[lower] |= std::uint64_t{1} << upper;
            carrying_ |= std::uint64_t{1} << lower;
        }
    }

    std::uint64_t own_;
    std::uint64_t makers_;
    /// The discs that have the right; those that have left the surface.
    std::uint64_t able_;
    std::uint64_t gone_ = 0;
    std::uint64_t touched_ = 0;
    std::uint64_t touched_first_ = 0;
    std::uint64_t by_makers_ = 0;
    /// Whether a disc that is not an own one was touched.
    bool other_ = false;
    bool own_met_other_ = false;
    double now_ = -1;
    /// The discs that touch others at this instant, and which.
    std::uint64_t meeting_ = 0;
    std::array<std::uint64_t, capacity> met_{};
    /// What each disc lies on, and which discs lie on each at this instant; only filled where any do.
    std::uint64_t stacked_ = 0;
    std::uint64_t carrying_ = 0;
    std::array<std::uint8_t, capacity> below_{};
    std::array<std::uint64_t, capacity> carried_{};
};

} // namespace quintet::inline v0::flick::detail

QUINTET_PRECISE_END

#endif
