// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_HOP_GAME_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_HOP_GAME_HPP

#include <quintet/config.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/core/visit.hpp>
#include <quintet/games/chinese_checkers/game.hpp>
#include <quintet/games/chinese_checkers/hop_state.hpp>
#include <quintet/games/chinese_checkers/paths.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace quintet::inline v0::chinese_checkers {

/// Which ways of a move the hop-by-hop view offers.
enum class routes : std::uint8_t {
    simple,   ///< every way that is in no hole twice: what a person may click
    shortest, ///< the way that shortest_path() gives, so that turns and whole moves are one to one: for learners
};

/// The same game, one hop at a time: a step ends the turn, a jump may be followed by another one or by the stop. Models
/// rules, reversible and encoded. A hop is written as a move from the hole where the marble is to the one where it
/// lands next; the stop as a move to the hole where it is.
///
/// Every complete row of hops is a way of a legal move of basic_game (refusal_of_path() is empty), and the other way
/// round; no hop leads where no legal end can be reached.
template <int Arm>
class basic_hop_game {
  public:
    using whole_game = basic_game<Arm>;
    using star = hex_star<Arm>;
    using hole = typename star::hole;
    using hole_set = typename star::hole_set;
    using state_type = basic_hop_state<Arm>;
    using move_type = move;
    using event_type = basic_hop_event<Arm>;

    /// Six steps and six jumps a marble.
    static constexpr std::size_t max_moves = 12 * whole_game::options_type::extended_marbles;

    constexpr basic_hop_game() = default;
    constexpr explicit basic_hop_game(const whole_game& whole, routes offered = routes::simple)
        : whole_(whole), routes_(offered)
    {
    }

    [[nodiscard]] constexpr const whole_game& whole() const { return whole_; }
    friend constexpr bool operator==(const basic_hop_game&, const basic_hop_game&) = default;

    [[nodiscard]] constexpr std::size_t seats() const { return whole_.seats(); }
    [[nodiscard]] constexpr std::size_t teams() const { return whole_.teams(); }
    [[nodiscard]] constexpr team team_of(seat who) const { return whole_.team_of(who); }
    [[nodiscard]] constexpr state_type start(random_stream& random) const { return state_type(whole_.start(random)); }
    [[nodiscard]] constexpr std::optional<seat> to_move(const state_type& s) const { return whole_.to_move(s.turn_); }
    [[nodiscard]] constexpr score_sheet score(const state_type& s) const { return whole_.score(s.turn_); }
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state_type& s) const
    {
        return whole_.outcome(s.turn_);
    }

    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state_type& s, move_type hop) const
    {
        using quintet::refusal;
        const basic_flight<Arm>& flight = s.flight_;
        if (!flight.airborne()) {
            const auto as_whole = whole_.refusal(s.turn_, hop);
            if (hop.is_pass() || (as_whole && !may_go_on(as_whole->clause))) {
                return as_whole;
            }
        } else if (hop.from != flight.at) {
            return refusal{"CC-4", "only the marble that is jumping may go on", 0};
        } else if (hop.to >= star::hole_count) {
            return refusal{"CC-1", "the hop ends past the board", 1};
        }
        if (hops_of(s, hop.from).contains(hop.to)) {
            return std::nullopt;
        }
        if (hop.to == hop.from) {
            const auto as_whole = whole_.refusal(s.turn_, {flight.from, flight.at});
            return as_whole ? as_whole : refusal{"CC-10", "this is not the way that stands for the move", 1};
        }
        return refusal{"CC-6", "no hop to that hole leads to the end of a legal move", 1};
    }

    template <class Visit>
    constexpr bool for_each_move(const state_type& s, Visit&& visit) const
    {
        if (!to_move(s)) {
            return true;
        }
        const auto hops_from = [&](std::size_t from) {
            return hops_of(s, static_cast<hole>(from)).for_each([&](std::size_t to) {
                return go_on(visit, move_type{static_cast<hole>(from), static_cast<hole>(to)});
            });
        };
        if (s.flight_.airborne()) {
            return hops_from(s.flight_.at);
        }
        if (!whole_.refusal(s.turn_, move::pass())) {
            return go_on(visit, move::pass());
        }
        return s.turn_.marbles(s.turn_.turn()).for_each(hops_from);
    }
    [[nodiscard]] constexpr std::size_t count_moves(const state_type& s) const
    {
        std::size_t moves = 0;
        for_each_move(s, [&](move_type) { ++moves; });
        return moves;
    }
    [[nodiscard]] constexpr bool any_move(const state_type& s) const { return to_move(s).has_value(); }

    constexpr event_type apply(state_type& s, move_type hop) const
    {
        QUINTET_ASSERT(!refusal(s, hop));
        event_type e{s.flight_, {}, std::nullopt};
        const bool stops = s.flight_.airborne() && hop.to == hop.from;
        const bool steps = !s.flight_.airborne() && !hop.is_pass() && star::neighbours(hop.from).contains(hop.to);
        if (stops || steps || hop.is_pass()) {
            e.whole = stops ? move{s.flight_.from, s.flight_.at} : hop;
            e.played = whole_.apply(s.turn_, e.whole);
            s.flight_ = {};
            return e;
        }
        if (!s.flight_.airborne()) {
            s.flight_.from = hop.from;
            s.flight_.visited.insert(hop.from);
        }
        s.flight_.at = hop.to;
        s.flight_.visited.insert(hop.to);
        return e;
    }
    constexpr void undo(state_type& s, move_type, const event_type& e) const
    {
        if (e.played) {
            whole_.undo(s.turn_, e.whole, *e.played);
        }
        s.flight_ = e.before;
    }

    /// The planes of the whole game, then one that marks the marble in the air where it has landed last, and one for
    /// the holes that it has visited.
    [[nodiscard]] constexpr observation_shape observation() const
    {
        observation_shape shape = whole_.observation();
        shape.planes += 2;
        return shape;
    }
    constexpr void observe(const state_type& s, seat who, std::span<float> out) const
    {
        QUINTET_ASSERT(out.size() == observation().size());
        const std::size_t before = whole_.observation().size();
        whole_.observe(s.turn_, who, out.first(before));
        const std::span<float> own = out.subspan(before);
        std::fill(own.begin(), own.end(), 0.0F);
        if (s.flight_.airborne()) {
            own[star::grid_index(s.flight_.at)] = 1.0F;
        }
        s.flight_.visited.for_each(
            [&](std::size_t h) { own[own.size() / 2 + star::grid_index(static_cast<hole>(h))] = 1.0F; });
    }
    [[nodiscard]] constexpr std::size_t actions() const { return whole_.actions(); }
    [[nodiscard]] constexpr std::size_t action_of(move_type hop) const { return whole_.action_of(hop); }
    [[nodiscard]] constexpr move_type action_move(std::size_t index) const { return whole_.action_move(index); }

  private:
    // These clauses forbid to end there; a hop need not end there.
    static constexpr bool may_go_on(clause broken)
    {
        return broken == clause("CC-6") || broken == clause("CC-9") || broken == clause("CC-15");
    }

    // Where a marble may land next; the hole where it is stands for the stop.
    constexpr hole_set hops_of(const state_type& s, hole here) const
    {
        const bool airborne = s.flight_.airborne();
        const hole from = airborne ? s.flight_.from : here;
        const hole_set ends = reach_of<star>(whole_.surroundings_of(s.turn_, s.turn_.turn()), from);
        hole_set hops;
        if (!airborne) {
            hops = ends & star::neighbours(from);
        }
        if (routes_ == routes::shortest) {
            const auto before = chain_tree(whole_, s.turn_, from);
            const hole_set chains = ends & ~star::neighbours(from);
            chains.for_each([&](std::size_t end) {
                if (airborne && end == here) {
                    hops.insert(here);
                }
                for (auto h = static_cast<hole>(end); h != from; h = before[h]) {
                    if (before[h] == here) {
                        hops.insert(h);
                    }
                }
            });
            return hops;
        }
        const surroundings<star> around = detail::lifted(whole_, s.turn_, from);
        if (airborne && ends.contains(here)) {
            hops.insert(here);
        }
        if (around.occupied.contains(here)) {
            return hops; // the chain has come to a hole to swap into
        }
        hole_set visited = s.flight_.visited;
        visited.insert(from);
        detail::for_each_landing<Arm>(around, here, [&](hole to) {
            if (!visited.contains(to) && leads_to(around, to, visited, ends)) {
                hops.insert(to);
            }
        });
        return hops;
    }

    // Whether a chain that lands in `to` can go on to one of the ends without a hole twice.
    static constexpr bool leads_to(const surroundings<star>& around, hole to, hole_set visited, const hole_set& ends)
    {
        basic_path<Arm> waiting;
        waiting.push_back(to);
        visited.insert(to);
        while (!waiting.empty()) {
            const hole here = waiting.back();
            waiting.pop_back();
            if (ends.contains(here)) {
                return true;
            }
            if (around.occupied.contains(here)) {
                continue;
            }
            detail::for_each_landing<Arm>(around, here, [&](hole landing) {
                if (!visited.contains(landing)) {
                    visited.insert(landing);
                    waiting.push_back(landing);
                }
            });
        }
        return false;
    }

    whole_game whole_;
    routes routes_ = routes::simple;
};

} // namespace quintet::inline v0::chinese_checkers

#endif
