// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_TWO_HEAPS_HPP
#define QUINTET_TESTS_SUPPORT_TWO_HEAPS_HPP

#include <quintet/core/encoded.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/plain_tracked.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/symmetric.hpp>
#include <quintet/core/visit.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace support {

/// What is wrong with the game below.
enum class flaw : std::uint8_t {
    none,
    count_is_one_more,
    any_is_always,
    order_falls,
    move_listed_twice,
    listed_move_refused,
    unlisted_move_allowed,
    visit_never_stops,
    undo_forgets_the_turn,
    hash_without_the_turn,
    hash_after_of_before,
    moves_after_the_end,
    outcome_ranks_a_third,
    teams_differ_from_seats,
    mirror_keeps_the_heaps,
    canonical_is_itself,
    two_moves_one_index,
    plane_left_unwritten,
    turn_unseen,
    moves_by_hidden_memory,
    tracked_misses_a_move,
    tracked_replies_wrong,
};

/// Two heaps; a player takes one to three stones from one of them; who takes the last stone wins. A small game that
/// models every refinement of the marble games, to test the suite with: one thing is broken in it, or none.
class two_heaps {
  public:
    static constexpr std::size_t max_moves = 8;

    struct move_type {
        std::uint8_t heap = 0;
        std::uint8_t stones = 0;
        friend constexpr auto operator<=>(const move_type&, const move_type&) = default;
    };
    using event_type = int;

    struct state_type {
        std::array<std::uint8_t, 2> heaps{};
        std::uint8_t turn = 0;
        std::uint8_t hidden = 0; // stays 0, but for the flaw of a state that hides what decides
        bool hashes_turn = true; // but for the flaw of a hash without it

        [[nodiscard]] constexpr std::uint64_t hash() const
        {
            const std::uint64_t seat = hashes_turn ? turn : 0U;
            return quintet::mix(heaps[0] + 256U * heaps[1] + 65536U * seat);
        }
        friend constexpr bool operator==(const state_type& a, const state_type& b)
        {
            return a.heaps == b.heaps && a.turn == b.turn;
        }
        friend constexpr auto operator<=>(const state_type& a, const state_type& b)
        {
            return a.heaps != b.heaps ? a.heaps <=> b.heaps : a.turn <=> b.turn;
        }
    };

    class tracked_type;

    constexpr explicit two_heaps(flaw broken = flaw::none) : broken_(broken) {}
    friend constexpr bool operator==(const two_heaps&, const two_heaps&) = default;

    [[nodiscard]] constexpr std::size_t seats() const { return 2; }
    [[nodiscard]] constexpr std::size_t teams() const { return 2; }
    [[nodiscard]] constexpr quintet::team team_of(quintet::seat who) const { return {who.index}; }

    [[nodiscard]] constexpr state_type start(quintet::random_stream& random) const
    {
        const auto heap = [&] { return static_cast<std::uint8_t>(5 + random.below(4)); };
        const std::uint8_t first = heap();
        return {{first, heap()}, 0, 0, broken_ != flaw::hash_without_the_turn};
    }
    [[nodiscard]] constexpr std::optional<quintet::seat> to_move(const state_type& s) const
    {
        return over(s) ? std::nullopt : std::optional(quintet::seat{s.turn});
    }
    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state_type& s, const move_type& m) const
    {
        const bool flawed = (broken_ == flaw::listed_move_refused && m.stones == 3) ||
                            (broken_ == flaw::unlisted_move_allowed && m.stones == 4);
        const bool legal = m.heap < 2 && m.stones >= 1 && m.stones <= 3 && m.stones <= s.heaps[m.heap % 2];
        return legal != flawed ? std::nullopt
                               : std::optional(quintet::refusal{"TH-1", "take one to three stones from one heap"});
    }
    template <class Visit>
    constexpr bool for_each_move(const state_type& s, Visit&& visit) const
    {
        const unsigned hidden = broken_ == flaw::moves_by_hidden_memory ? s.hidden : 0U;
        bool go = true;
        for (std::uint8_t i = 0; i < 2; ++i) {
            const std::uint8_t heap = broken_ == flaw::order_falls ? static_cast<std::uint8_t>(1 - i) : i;
            for (std::uint8_t stones = 1; stones <= 3 && stones <= s.heaps[heap]; ++stones) {
                if (hidden == stones && s.heaps[heap] > 1) {
                    continue;
                }
                const move_type m{heap, stones};
                for (int times = broken_ == flaw::move_listed_twice && stones == 2 ? 2 : 1; times > 0; --times) {
                    go = quintet::go_on(visit, m) && go;
                    if (!go && broken_ != flaw::visit_never_stops) {
                        return false;
                    }
                }
            }
        }
        if (broken_ == flaw::moves_after_the_end && over(s)) {
            return quintet::go_on(visit, move_type{});
        }
        return go;
    }
    [[nodiscard]] constexpr std::size_t count_moves(const state_type& s) const
    {
        std::size_t moves = broken_ == flaw::count_is_one_more ? 1 : 0;
        for_each_move(s, [&](const move_type&) { ++moves; });
        return moves;
    }
    [[nodiscard]] constexpr bool any_move(const state_type& s) const
    {
        return broken_ == flaw::any_is_always || !over(s) || broken_ == flaw::moves_after_the_end;
    }
    constexpr event_type apply(state_type& s, const move_type& m) const
    {
        s.heaps[m.heap] = static_cast<std::uint8_t>(s.heaps[m.heap] - m.stones);
        s.turn = static_cast<std::uint8_t>(1 - s.turn);
        s.hidden = broken_ == flaw::moves_by_hidden_memory ? m.stones : std::uint8_t{0};
        return 0;
    }
    constexpr void undo(state_type& s, const move_type& m, const event_type&) const
    {
        s.heaps[m.heap] = static_cast<std::uint8_t>(s.heaps[m.heap] + m.stones);
        if (broken_ != flaw::undo_forgets_the_turn) {
            s.turn = static_cast<std::uint8_t>(1 - s.turn);
        }
    }
    [[nodiscard]] constexpr std::uint64_t hash_after(state_type s, const move_type& m) const
    {
        if (broken_ != flaw::hash_after_of_before) {
            apply(s, m);
        }
        return s.hash();
    }
    [[nodiscard]] constexpr quintet::score_sheet score(const state_type& s) const
    {
        quintet::score_sheet sheet;
        for (std::uint8_t i = 0; i < 2; ++i) {
            const std::int32_t points = over(s) && s.turn != i ? 1 : 0;
            sheet.seats.push_back({points, points});
        }
        sheet.teams = sheet.seats;
        if (broken_ == flaw::teams_differ_from_seats) {
            sheet.teams[0].total += 1;
        }
        return sheet;
    }
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state_type& s) const
    {
        if (!over(s)) {
            return std::nullopt;
        }
        const std::array<std::int32_t, 3> worth{s.turn == 0 ? 0 : 1, s.turn == 1 ? 0 : 1, 2};
        return quintet::outcome::by_key("TH-2", std::span(worth).first(broken_ == flaw::outcome_ranks_a_third ? 3 : 2));
    }

    [[nodiscard]] constexpr std::size_t symmetries() const { return 2; }
    [[nodiscard]] constexpr quintet::seat transformed(quintet::seat who, std::size_t) const { return who; }
    [[nodiscard]] constexpr move_type transformed(move_type m, std::size_t k) const
    {
        return {static_cast<std::uint8_t>(k == 0 ? m.heap : 1 - m.heap), m.stones};
    }
    [[nodiscard]] constexpr state_type transformed(state_type s, std::size_t k) const
    {
        if (k == 1 && broken_ != flaw::mirror_keeps_the_heaps) {
            s.heaps = {s.heaps[1], s.heaps[0]};
        }
        return s;
    }
    [[nodiscard]] constexpr quintet::canonical_form<state_type> canonical(const state_type& s) const
    {
        if (broken_ == flaw::canonical_is_itself) {
            return {s, 0};
        }
        return quintet::least_image(*this, s);
    }

    [[nodiscard]] constexpr quintet::observation_shape observation() const { return {1, 1, 3}; }
    constexpr void observe(const state_type& s, quintet::seat who, std::span<float> out) const
    {
        out[0] = static_cast<float>(s.heaps[0]);
        if (broken_ != flaw::plane_left_unwritten) {
            out[1] = static_cast<float>(s.heaps[1]);
        }
        out[2] = who.index == s.turn && broken_ != flaw::turn_unseen ? 1.0F : 0.0F;
    }
    [[nodiscard]] constexpr std::size_t actions() const { return 6; }
    [[nodiscard]] constexpr std::size_t action_of(const move_type& m) const
    {
        return broken_ == flaw::two_moves_one_index ? m.stones - 1U : m.heap * 3U + m.stones - 1U;
    }
    [[nodiscard]] constexpr move_type action_move(std::size_t index) const
    {
        return {static_cast<std::uint8_t>(index / 3), static_cast<std::uint8_t>(index % 3 + 1)};
    }

  private:
    static constexpr bool over(const state_type& s) { return s.heaps[0] == 0 && s.heaps[1] == 0; }

    flaw broken_;
};

class two_heaps::tracked_type : public quintet::plain_tracked<two_heaps> {
  public:
    using quintet::plain_tracked<two_heaps>::plain_tracked;

    template <class Visit>
    constexpr bool for_each_move(Visit&& visit) const
    {
        bool skip = this->rules().broken_ == flaw::tracked_misses_a_move && this->count_moves() > 4;
        return this->rules().for_each_move(this->state(), [&](const move_type& m) {
            const bool skipped = skip;
            skip = false;
            return skipped || quintet::go_on(visit, m);
        });
    }
    [[nodiscard]] constexpr std::size_t count_replies() const
    {
        return quintet::plain_tracked<two_heaps>::count_replies() +
               (this->rules().broken_ == flaw::tracked_replies_wrong ? 1U : 0U);
    }
};

} // namespace support

#endif
