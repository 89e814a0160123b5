// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_OUTCOME_HPP
#define QUINTET_CORE_OUTCOME_HPP

#include <quintet/config.hpp>
#include <quintet/core/clause.hpp>
#include <quintet/core/seat.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// How a game ended: a rank for each seat, and the clause that ended it. Equal seats share the better rank
/// (1, 2, 2, 4); the members of a team always share theirs.
class outcome {
  public:
    constexpr outcome() = default;

    /// Ranks the seats by key, the highest first. Precondition: at most max_seats keys.
    [[nodiscard]] static constexpr outcome by_key(clause ended_by, std::span<const std::int32_t> keys)
    {
        QUINTET_ASSERT(keys.size() <= max_seats);
        outcome end;
        end.ended_by_ = ended_by;
        // The bound that the precondition gives; without it g++ warns of keys past the table.
        const std::size_t seats = keys.size() < max_seats ? keys.size() : max_seats;
        end.seats_ = static_cast<std::uint8_t>(seats);
        for (std::size_t i = 0; i < seats; ++i) {
            std::uint8_t rank = 1;
            for (std::size_t j = 0; j < seats; ++j) {
                if (keys[j] > keys[i]) {
                    ++rank;
                }
            }
            end.rank_[i] = rank;
        }
        return end;
    }

    [[nodiscard]] constexpr clause ended_by() const { return ended_by_; }
    [[nodiscard]] constexpr std::size_t seats() const { return seats_; }
    /// 1 is the best. Precondition: who.index < seats().
    [[nodiscard]] constexpr int rank(seat who) const
    {
        QUINTET_ASSERT(who.index < seats_);
        return rank_[who.index];
    }
    [[nodiscard]] constexpr bool wins(seat who) const { return rank(who) == 1; }
    [[nodiscard]] constexpr std::size_t winners() const
    {
        std::size_t n = 0;
        for (std::size_t i = 0; i < seats_; ++i) {
            n += rank_[i] == 1 ? 1U : 0U;
        }
        return n;
    }
    /// What the end is worth to a seat: the share of the other seats that it beat, a tie counting half.
    /// 1 for a sole winner, 0 for a sole loser; the sum over the seats is seats() / 2.
    [[nodiscard]] constexpr double utility(seat who) const
    {
        if (seats_ < 2) {
            return 1.0;
        }
        int halves = 0;
        for (std::size_t i = 0; i < seats_; ++i) {
            if (i != who.index) {
                halves += rank_[i] > rank(who) ? 2 : rank_[i] == rank(who) ? 1 : 0;
            }
        }
        return static_cast<double>(halves) / (2.0 * static_cast<double>(seats_ - 1));
    }

    friend constexpr bool operator==(const outcome&, const outcome&) = default;

  private:
    clause ended_by_;
    std::array<std::uint8_t, max_seats> rank_{};
    std::uint8_t seats_ = 0;
};

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
