// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_PENTAGO_TRIPLE_GAME_HPP
#define QUINTET_GAMES_PENTAGO_TRIPLE_GAME_HPP

#include <quintet/core/encoded.hpp>
#include <quintet/core/outcome.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/refusal.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/core/symmetric.hpp>
#include <quintet/core/team.hpp>
#include <quintet/games/pentago_triple/claims.hpp>
#include <quintet/games/pentago_triple/detail/action_index.hpp>
#include <quintet/games/pentago_triple/detail/observation.hpp>
#include <quintet/games/pentago_triple/detail/play.hpp>
#include <quintet/games/pentago_triple/event.hpp>
#include <quintet/games/pentago_triple/move.hpp>
#include <quintet/games/pentago_triple/options.hpp>
#include <quintet/games/pentago_triple/setup.hpp>
#include <quintet/games/pentago_triple/state.hpp>
#include <quintet/games/quadrants/place_and_turn.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace quintet::inline v0::pentago_triple {

struct evaluation;

class tracked_position;

/// Pentago Triple (sheet PT). Models rules, reversible, hashed, symmetric, encoded and incremental. Seat a begins,
/// or a seat that is drawn (PT-2). States are trivially copyable; nothing allocates or throws.
///
/// Moves are ordered by the cell that a marble is taken from, its colour, the cell it goes to, the choice among the
/// cards that placing makes; then by twist, and the choice among the cards that the turn makes.
class game {
  public:
    using state_type = state;
    using move_type = move;
    using event_type = event;
    using placement_type = placement;
    using turn_type = turn;
    using tracked_type = tracked_position;
    using evaluation_type = evaluation;

    /// Of any colour on any cell; once nine cells are left, any marble but one to any of them; and a card is chosen.
    static constexpr std::size_t max_placements =
        (marbles_in_all - 1) * (geometry::cell_count - marbles_in_all) * (max_players - 1);
    static_assert(max_placements >= geometry::cell_count * colour_count * (max_players - 1));
    /// A turn may make as many cards as are still open.
    static constexpr std::size_t max_moves = max_placements * twist_choices * (max_players - 2);
    /// The clause that says that a turn follows a placement.
    static constexpr clause turn_clause = "PT-3";

    /// The sheet's game for two.
    constexpr game() = default;
    /// The game under these options, or what is wrong with them.
    [[nodiscard]] static constexpr result<game> with(const pentago_triple::options& chosen)
    {
        if (const auto wrong = fault(chosen)) {
            return *wrong;
        }
        game made;
        made.options_ = chosen;
        return made;
    }

    [[nodiscard]] constexpr const pentago_triple::options& options() const { return options_; }
    friend constexpr bool operator==(const game&, const game&) = default;

    [[nodiscard]] constexpr std::size_t seats() const { return options_.players; }
    [[nodiscard]] constexpr std::size_t teams() const { return seats(); }
    [[nodiscard]] constexpr team team_of(seat who) const { return {who.index}; }

    /// An empty board; the deck is shuffled, one card fewer than players laid open, and then drawn who begins, if it is
    /// (PT-2).
    [[nodiscard]] constexpr state start(random_stream& random) const
    {
        std::array<std::uint8_t, deck::max_cards> stack{};
        for (std::size_t card = 0; card < stack.size(); ++card) {
            stack[card] = static_cast<std::uint8_t>(card);
        }
        random.shuffle(std::span(stack).first(options_.deck.size()));
        state s;
        for (std::size_t i = 0; i + 1 < seats(); ++i) {
            s.table_.lay_open(stack[i]);
        }
        s.table_.in = static_cast<std::uint8_t>((1U << seats()) - 1);
        if (options_.start == start_rule::drawn) {
            s.table_.mover = {static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(seats())))};
        }
        return s;
    }
    /// The position that a set-up describes, or why it is none of this game.
    [[nodiscard]] constexpr result<state> assemble(const setup& what) const
    {
        if (const auto wrong = fault(what, options_)) {
            return *wrong;
        }
        state s;
        s.grid_ = what.grid;
        s.table_ = what.beside;
        return s;
    }

    [[nodiscard]] constexpr std::optional<seat> to_move(const state& s) const
    {
        return is_over(s) ? std::nullopt : std::optional<seat>(s.table_.mover);
    }
    /// Who moved last (PT-15); none before the first move.
    [[nodiscard]] constexpr std::optional<seat> last_mover(const state& s) const
    {
        if (s.last_placed() == geometry::no_cell) {
            return std::nullopt;
        }
        return s.table_.before(s.table_.mover);
    }
    /// One player is left (PT-10), or the marbles have run out and the rest share (PT-11).
    [[nodiscard]] constexpr bool is_over(const state& s) const
    {
        return s.table_.decided() || (options_.exhaustion == exhaustion_rule::share && s.exhausted());
    }
    /// Marbles are moved instead of placed from the stock (PT-11).
    [[nodiscard]] constexpr bool relocates(const state& s) const { return s.exhausted(); }
    [[nodiscard]] constexpr open_patterns open(const state& s) const
    {
        open_patterns patterns;
        for (const std::uint8_t card : s.open_cards()) {
            patterns.push_back(options_.deck[card]);
        }
        return patterns;
    }

    /// Why the marble may not be placed so; empty if it may.
    [[nodiscard]] constexpr std::optional<quintet::refusal> placement_refusal(const state& s, placement p) const
    {
        if (is_over(s)) {
            return quintet::refusal{s.table_.decided() ? clause("PT-10") : clause("PT-11"), "the game is over", 0};
        }
        if (p.to >= geometry::cell_count) {
            return quintet::refusal{"PT-3", "there is no such cell", 0};
        }
        if ((s.grid().occupied() & geometry::cell_bit(p.to)) != 0) {
            return quintet::refusal{"PT-3", "the cell is not empty", 0};
        }
        if (static_cast<std::size_t>(p.marble) >= colour_count) {
            return quintet::refusal{"PT-1", "there is no such colour", 0};
        }
        if (relocates(s)) {
            if (p.from >= geometry::cell_count || s.grid().at(p.from) != static_cast<std::size_t>(p.marble)) {
                return quintet::refusal{"PT-11", "all marbles are placed: one on the board must be moved", 0};
            }
            if (p.from == s.last_placed()) {
                return quintet::refusal{"PT-11", "the previous player has just placed that marble", 0};
            }
        } else if (p.from != geometry::no_cell) {
            return quintet::refusal{"PT-3", "a marble is taken from the stock while there are any", 0};
        } else if (s.marbles_left(p.marble) == 0) {
            return quintet::refusal{"PT-3", "no marble of that colour is left", 0};
        }
        if (p.choice >= choices(made_by_placing(s, p), options_.double_claim)) {
            return quintet::refusal{"PT-9", "not so many open cards are made by placing", 0};
        }
        return std::nullopt;
    }
    /// Why the quadrant may not be turned after a legal placement; empty if it may.
    [[nodiscard]] constexpr std::optional<quintet::refusal> turn_refusal(const state& s, placement p, turn t) const
    {
        if (t.twist.index > quadrant_twist::count) {
            return quintet::refusal{"PT-3", "there is no such twist", 1};
        }
        if (ends_turn(s, p)) {
            if (t != turn{}) {
                return quintet::refusal{"PT-6", "a pattern made by placing ends the turn", 1};
            }
            return std::nullopt;
        }
        if (!t.twist.turns() && !may_skip(s, p)) {
            return quintet::refusal{options_.twist == twist_rule::mandatory ? clause("PT-3") : clause("PT-12"),
                                    "a quadrant must be turned", 1};
        }
        if (t.choice >= choices(made_by_turn(s, p, t.twist), options_.double_claim)) {
            return quintet::refusal{"PT-9", "not so many open cards are made by the turn", 1};
        }
        return std::nullopt;
    }
    [[nodiscard]] constexpr std::optional<quintet::refusal> refusal(const state& s, const move& m) const
    {
        const auto why = placement_refusal(s, m.placing);
        return why ? why : turn_refusal(s, m.placing, m.turning);
    }

    /// The open cards that a placement makes (PT-5). Every line through the marble is new, as its cell was empty
    /// (PT-7).
    [[nodiscard]] constexpr card_set made_by_placing(const state& s, placement p) const
    {
        return pentago_triple::made_by_placing(open(s), without(s.grid(), p), p);
    }
    /// The cards still open that the turn makes after a legal placement (PT-5).
    [[nodiscard]] constexpr card_set made_by_turn(const state& s, placement p, quadrant_twist twist) const
    {
        state between = s;
        event unused;
        place(between, p, unused);
        board turned = between.grid();
        turned.turn(twist);
        return made_between(open(between), between.grid(), turned);
    }
    /// Whether the move is over with a legal placement: a claim by placing ends it (PT-6), or leaves one player
    /// (PT-10).
    [[nodiscard]] constexpr bool ends_turn(const state& s, placement p) const
    {
        const card_set made = made_by_placing(s, p);
        return made != 0 && (!options_.turn_after_claim ||
                             s.players_in() == 1U + count_ones(claimed(made, p.choice, options_.double_claim)));
    }
    /// Whether the turn may be skipped after a legal placement (PT-12).
    [[nodiscard]] constexpr bool may_skip(const state& s, placement p) const
    {
        return options_.twist == twist_rule::optional_if_neutral && after_placing(s, p).any_neutral();
    }
    /// The board between the halves of a move.
    [[nodiscard]] constexpr board after_placing(const state& s, placement p) const
    {
        board grid = without(s.grid(), p);
        grid.place(p.to, static_cast<std::size_t>(p.marble));
        return grid;
    }

    /// The legal placements, in order; a visitor that returns false stops.
    template <class Visit>
    constexpr bool for_each_placement(const state& s, Visit&& visit) const
    {
        if (is_over(s)) {
            return true;
        }
        if (!relocates(s)) {
            return for_each_target(s, open(s), options_.double_claim, placement{}, visit);
        }
        return for_each_bit(s.grid().occupied() & ~geometry::cell_bit(s.last_placed()), [&](geometry::cell from) {
            const placement moved{from, static_cast<colour>(s.grid().at(from)), 0, 0};
            return for_each_target(s, open(s), options_.double_claim, moved, visit);
        });
    }
    /// The turns that may follow a legal placement that does not end the move, in order.
    template <class Visit>
    constexpr bool for_each_turn(const state& s, placement p, Visit&& visit) const
    {
        state between = s;
        event unused;
        place(between, p, unused);
        const open_patterns patterns = open(between);
        const bool choose = options_.double_claim == double_claim_rule::one && patterns.size() > 1;
        return for_each_twist(may_skip(s, p), [&](quadrant_twist twist) {
            std::size_t ways = 1;
            if (choose) {
                board turned = between.grid();
                turned.turn(twist);
                ways = choices(made_between(patterns, between.grid(), turned), options_.double_claim);
            }
            for (std::uint8_t choice = 0; choice < ways; ++choice) {
                if (!go_on(visit, turn{twist, choice})) {
                    return false;
                }
            }
            return true;
        });
    }
    template <class Visit>
    constexpr bool for_each_move(const state& s, Visit&& visit) const;
    [[nodiscard]] constexpr std::size_t count_moves(const state& s) const;
    [[nodiscard]] constexpr bool any_move(const state& s) const { return !is_over(s); }

    constexpr event apply(state& s, const move& m) const
    {
        event done{s.table_.mover, {}, s.table_};
        place(s, m.placing, done);
        const board before = s.grid_;
        s.turn(m.turning.twist);
        end_turn(s, m.turning, m.turning.twist.turns(), before, done);
        return done;
    }
    constexpr void undo(state& s, const move& m, const event& e) const
    {
        s.grid_.turn(m.turning.twist.reversed());
        s.grid_.remove(m.placing.to, static_cast<std::size_t>(m.placing.marble));
        if (m.placing.from != geometry::no_cell) {
            s.grid_.place(m.placing.from, static_cast<std::size_t>(m.placing.marble));
        }
        s.table_ = e.before;
    }
    [[nodiscard]] constexpr std::uint64_t hash_after(const state& s, const move& m) const
    {
        state next = s;
        apply(next, m);
        return next.hash();
    }

    /// A point for each seat that is still in.
    [[nodiscard]] constexpr score_sheet score(const state& s) const { return point_for_each(s.table_.in, seats()); }
    /// The last player left wins (PT-10), or those who are left share (PT-11). The eliminated share the last place.
    [[nodiscard]] constexpr std::optional<quintet::outcome> outcome(const state& s) const
    {
        if (!is_over(s)) {
            return std::nullopt;
        }
        std::array<std::int32_t, max_players> keys{};
        for (std::uint8_t i = 0; i < seats(); ++i) {
            keys[i] = s.is_in(seat{i}) ? 1 : 0;
        }
        return quintet::outcome::by_key(s.table_.decided() ? clause("PT-10") : clause("PT-11"),
                                        std::span(keys).first(seats()));
    }

    [[nodiscard]] constexpr std::size_t symmetries() const { return geometry::symmetry_count; }
    [[nodiscard]] constexpr state transformed(const state& s, std::size_t k) const
    {
        state image = s;
        image.grid_ = s.grid_.transformed(k);
        image.table_.last = board::symmetry::image(s.table_.last, k);
        return image;
    }
    [[nodiscard]] constexpr move transformed(const move& m, std::size_t k) const
    {
        move image = m;
        image.placing.from = board::symmetry::image(m.placing.from, k);
        image.placing.to = board::symmetry::image(m.placing.to, k);
        image.turning.twist = board::symmetry::image(m.turning.twist, k);
        return image;
    }
    [[nodiscard]] constexpr seat transformed(seat who, std::size_t) const { return who; }
    [[nodiscard]] constexpr canonical_form<state> canonical(const state& s) const { return least_image(*this, s); }

    /// See observation.hpp for the planes.
    [[nodiscard]] constexpr observation_shape observation() const { return pentago_triple::observation; }
    constexpr void observe(const state& s, seat who, std::span<float> out) const
    {
        pentago_triple::observe(s, open(s), to_move(s), who, seats(), out);
    }
    /// See action_index.hpp for the numbering.
    [[nodiscard]] constexpr std::size_t actions() const { return action_index(options_).count(); }
    [[nodiscard]] constexpr std::size_t action_of(const move& m) const { return action_index(options_).of(m); }
    [[nodiscard]] constexpr move action_move(std::size_t index) const { return action_index(options_).move_of(index); }

  private:
    friend class tracked_position;

    /// As apply(), for a move that is known to make nothing by placing; `stands` tells of the board after it whether
    /// there is any open card, and whatever is made is there.
    template <class Stands>
    constexpr event apply_quiet(state& s, const move& m, const Stands& stands) const
    {
        event done{s.table_.mover, {}, s.table_};
        s.grid_.place(m.placing.to, static_cast<std::size_t>(m.placing.marble));
        s.table_.last = m.placing.to;
        s.turn(m.turning.twist);
        const bool any = stands(s.grid_);
        board before = s.grid_;
        if (any) {
            before.turn(m.turning.twist.reversed());
        }
        end_turn(s, m.turning, any, before, done);
        return done;
    }
    /// The first half of a legal move, with its claims.
    constexpr void place(state& s, placement p, event& done) const
    {
        const open_patterns patterns = open(s);
        const board before = without(s.grid_, p);
        s.grid_ = before;
        s.grid_.place(p.to, static_cast<std::size_t>(p.marble));
        s.table_.last = p.to;
        claim(s, patterns, pentago_triple::made_by_placing(patterns, before, p), p.choice, before, false, done);
    }
    /// The claims of a turn that was just made, if it can have made any, on the board before it; then who moves next.
    constexpr void end_turn(state& s, turn t, bool claims, const board& before, event& done) const
    {
        if (claims) {
            const open_patterns patterns = open(s);
            claim(s, patterns, made_between(patterns, before, s.grid_), t.choice, before, true, done);
        }
        s.table_.mover = s.table_.after(s.table_.mover); // PT-8
    }
    constexpr void claim(state& s, const open_patterns& patterns, card_set made, std::uint8_t choice,
                         const board& before, bool by_turn, event& done) const
    {
        if (made != 0) {
            claim_cards(s.table_, patterns, claimed(made, choice, options_.double_claim), before, s.grid_, by_turn,
                        done);
        }
    }

    pentago_triple::options options_;
};

} // namespace quintet::inline v0::pentago_triple

#include <quintet/games/pentago_triple/tracked_position.hpp>

#endif
