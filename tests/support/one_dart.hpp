// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_ONE_DART_HPP
#define QUINTET_TESTS_SUPPORT_ONE_DART_HPP

#include <quintet/core/chancy.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/core/visit.hpp>

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace support {

/// What is wrong with the game below.
enum class continuous_flaw : std::uint8_t {
    none,
    drawn_out_of_range,
    nearest_out_of_range,
    nearest_moves_the_legal,
    perturbed_out_of_range,
    listed_twice,
    legal_after_the_end,
    redrawn_throws_a_dart,
    redrawn_sets_the_sums,
    redrawn_mixes_with_the_hidden,
    never_redrawn,
};

/// Two players throw darts by turns, six in all, each at a number from 0 to 1; a gust, which nobody knows before, makes
/// half of it; the higher sum wins. A small game of hidden chance whose moves form a continuum, to test the suite with:
/// one thing is broken in it, or none.
class one_dart {
  public:
    static constexpr std::size_t max_moves = 6;

    struct move_type {
        double at = 0;
        friend constexpr bool operator==(const move_type&, const move_type&) = default;
        friend constexpr auto operator<=>(const move_type&, const move_type&) = default;
    };
    using event_type = int;
    using noise_type = double;

    struct state_type {
        std::array<double, 2> sums{};
        std::uint8_t thrown = 0;
        quintet::random_stream gusts;

        [[nodiscard]] constexpr std::uint64_t hash() const
        {
            return quintet::hash_combine(
                quintet::hash_combine(
                    quintet::hash_combine(std::bit_cast<std::uint64_t>(sums[0]), std::bit_cast<std::uint64_t>(sums[1])),
                    thrown),
                gusts.bits());
        }
        friend constexpr bool operator==(const state_type&, const state_type&) = default;
    };

    constexpr explicit one_dart(continuous_flaw broken = continuous_flaw::none) : broken_(broken) {}
    friend constexpr bool operator==(const one_dart&, const one_dart&) = default;

    [[nodiscard]] constexpr std::size_t seats() const { return 2; }
    [[nodiscard]] constexpr std::size_t teams() const { return 2; }
    [[nodiscard]] constexpr quintet::team team_of(quintet::seat who) const { return {who.index}; }
    [[nodiscard]] constexpr state_type start(quintet::random_stream& random) const
    {
        return {{}, 0, quintet::random_stream(random())};
    }
    [[nodiscard]] constexpr std::optional<quintet::seat> to_move(const state_type& s) const
    {
        return over(s) ? std::nullopt : std::optional(quintet::seat{static_cast<std::uint8_t>(s.thrown % 2)});
    }
    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state_type& s, const move_type& m) const
    {
        const bool goes_on = !over(s) || broken_ == continuous_flaw::legal_after_the_end;
        return goes_on && m.at >= 0 && m.at <= 1 ? std::nullopt
                                                 : std::optional(quintet::refusal{"OD-1", "throw at 0 to 1"});
    }
    template <class Visit>
    constexpr bool for_each_move(const state_type& s, Visit&& visit) const
    {
        if (over(s)) {
            return true;
        }
        for (const double at : {1.0, 0.5, broken_ == continuous_flaw::listed_twice ? 1.0 : 0.25}) {
            if (!quintet::go_on(visit, move_type{at})) {
                return false;
            }
        }
        return true;
    }
    [[nodiscard]] constexpr std::size_t count_moves(const state_type& s) const { return over(s) ? 0 : 3; }
    [[nodiscard]] constexpr bool any_move(const state_type& s) const { return !over(s); }
    constexpr event_type apply(state_type& s, const move_type& m) const
    {
        s.sums[s.thrown % 2] += m.at * (0.5 + 0.5 * s.gusts.unit());
        ++s.thrown;
        return 0;
    }
    [[nodiscard]] constexpr state_type redrawn(const state_type& s, quintet::random_stream& random) const
    {
        state_type drawn = s;
        drawn.gusts = quintet::random_stream(random());
        if (broken_ == continuous_flaw::redrawn_throws_a_dart && !over(s)) {
            drawn.thrown = 3;
        } else if (broken_ == continuous_flaw::redrawn_sets_the_sums) {
            drawn.sums = {9, 9};
        } else if (broken_ == continuous_flaw::redrawn_mixes_with_the_hidden) {
            drawn.gusts = quintet::random_stream(drawn.gusts.bits() ^ s.gusts.bits());
        } else if (broken_ == continuous_flaw::never_redrawn) {
            return s;
        }
        return drawn;
    }
    [[nodiscard]] constexpr quintet::score_sheet score(const state_type& s) const
    {
        quintet::score_sheet sheet;
        for (const double sum : s.sums) {
            sheet.seats.push_back({0, static_cast<std::int32_t>(1000 * sum)});
        }
        sheet.teams = sheet.seats;
        return sheet;
    }
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state_type& s) const
    {
        if (!over(s)) {
            return std::nullopt;
        }
        const std::array<std::int32_t, 2> worth{s.sums[0] > s.sums[1] ? 1 : 0, s.sums[1] > s.sums[0] ? 1 : 0};
        return quintet::outcome::by_key("OD-2", worth);
    }

    [[nodiscard]] constexpr move_type sample(const state_type&, quintet::random_stream& random) const
    {
        return {broken_ == continuous_flaw::drawn_out_of_range ? 1.5 * random.unit() : random.unit()};
    }
    [[nodiscard]] constexpr move_type nearest(const state_type&, const move_type& m) const
    {
        if (broken_ == continuous_flaw::nearest_moves_the_legal) {
            return {0.5};
        }
        const double most = broken_ == continuous_flaw::nearest_out_of_range ? 1.25 : 1.0;
        return {m.at > most ? most : m.at >= 0 ? m.at : 0};
    }
    [[nodiscard]] constexpr move_type perturbed(const state_type& s, const move_type& m, double noise,
                                                quintet::random_stream& random) const
    {
        const double off = m.at + noise * (random.unit() - 0.5);
        return broken_ == continuous_flaw::perturbed_out_of_range ? move_type{off + 0.5} : nearest(s, {off});
    }

  private:
    static constexpr bool over(const state_type& s) { return s.thrown == 6; }

    continuous_flaw broken_;
};

} // namespace support

#endif
