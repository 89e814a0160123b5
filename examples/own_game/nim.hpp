// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_OWN_GAME_NIM_HPP
#define QUINTET_EXAMPLES_OWN_GAME_NIM_HPP

#include <quintet/core/hash.hpp>
#include <quintet/core/reversible.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/visit.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

/// Nim: two players in turn take any number of sticks from one of three piles; who takes the last stick wins.
/// All that a game of your own needs, and no more, to be a model of quintet::rules. Its rule sheet has three clauses:
/// NIM-1 a move takes from a pile that has so many; NIM-2 it takes at least one; NIM-3 the last stick wins.
namespace nim {

struct move {
    std::uint8_t pile = 0;
    std::uint8_t sticks = 0;

    friend constexpr bool operator==(move, move) = default;
    friend constexpr auto operator<=>(move, move) = default;
};

struct state {
    std::array<std::uint8_t, 3> piles{};
    quintet::seat turn;

    friend constexpr bool operator==(const state&, const state&) = default;
    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        std::uint64_t h = turn.index;
        for (const std::uint8_t pile : piles) {
            h = quintet::hash_combine(h, pile);
        }
        return h;
    }
};

struct event {};

class game {
  public:
    using state_type = state;
    using move_type = move;
    using event_type = event;
    static constexpr std::size_t max_moves = 3 * 9;

    constexpr game() = default;
    /// Precondition: at most 9 sticks in a pile.
    constexpr explicit game(std::array<std::uint8_t, 3> piles) : piles_(piles) {}
    friend constexpr bool operator==(const game&, const game&) = default;

    [[nodiscard]] constexpr std::size_t seats() const { return 2; }
    [[nodiscard]] constexpr std::size_t teams() const { return 2; }
    [[nodiscard]] constexpr quintet::team team_of(quintet::seat who) const { return {who.index}; }

    [[nodiscard]] constexpr state start(quintet::random_stream&) const { return {piles_, {}}; }

    [[nodiscard]] constexpr std::optional<quintet::seat> to_move(const state& s) const
    {
        return any_move(s) ? std::optional(s.turn) : std::nullopt;
    }

    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state& s, move m) const
    {
        if (m.pile >= s.piles.size() || m.sticks > s.piles[m.pile]) {
            return quintet::refusal{"NIM-1", "no pile has so many sticks"};
        }
        if (m.sticks == 0) {
            return quintet::refusal{"NIM-2", "a move takes at least one stick"};
        }
        return std::nullopt;
    }

    template <class Visit>
    constexpr bool for_each_move(const state& s, Visit&& visit) const
    {
        for (std::uint8_t pile = 0; pile < s.piles.size(); ++pile) {
            for (std::uint8_t sticks = 1; sticks <= s.piles[pile]; ++sticks) {
                if (!quintet::go_on(visit, move{pile, sticks})) {
                    return false;
                }
            }
        }
        return true;
    }
    [[nodiscard]] constexpr std::size_t count_moves(const state& s) const
    {
        return std::size_t{s.piles[0]} + s.piles[1] + s.piles[2];
    }
    [[nodiscard]] constexpr bool any_move(const state& s) const { return count_moves(s) != 0; }

    constexpr event apply(state& s, move m) const
    {
        s.piles[m.pile] = static_cast<std::uint8_t>(s.piles[m.pile] - m.sticks);
        s.turn = other(s.turn);
        return {};
    }
    /// Not asked for by the concept, but easy to give: the refinement quintet::reversible.
    constexpr void undo(state& s, move m, event) const
    {
        s.piles[m.pile] = static_cast<std::uint8_t>(s.piles[m.pile] + m.sticks);
        s.turn = other(s.turn);
    }

    [[nodiscard]] constexpr quintet::score_sheet score(const state& s) const
    {
        quintet::score_sheet sheet;
        for (std::uint8_t i = 0; i < 2; ++i) {
            const std::int32_t won = !any_move(s) && s.turn.index != i ? 1 : 0;
            sheet.seats.push_back({won, won});
        }
        sheet.teams = sheet.seats;
        return sheet;
    }
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state& s) const
    {
        if (any_move(s)) {
            return std::nullopt;
        }
        const std::array<std::int32_t, 2> won{s.turn.index == 1 ? 1 : 0, s.turn.index == 0 ? 1 : 0};
        return quintet::outcome::by_key("NIM-3", won);
    }

  private:
    static constexpr quintet::seat other(quintet::seat who) { return {static_cast<std::uint8_t>(1 - who.index)}; }

    std::array<std::uint8_t, 3> piles_{3, 4, 5};
};

static_assert(quintet::rules<game> && quintet::reversible<game>);

} // namespace nim

#endif
