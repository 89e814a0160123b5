// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_ANY_POSITION_HPP
#define QUINTET_IO_ANY_POSITION_HPP

#include <quintet/core/outcome.hpp>
#include <quintet/core/score_sheet.hpp>
#include <quintet/io/board_text.hpp>
#include <quintet/io/bot.hpp>
#include <quintet/io/explain.hpp>
#include <quintet/io/judge.hpp>
#include <quintet/io/position.hpp>
#include <quintet/io/status.hpp>
#include <quintet/io/type_tag.hpp>
#include <quintet/search/perft.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace quintet::inline v0 {

/// What a picture of a position of any game shows beside the position.
struct picture_wish {
    /// Text pictures use colours and characters beyond ASCII.
    bool colour = false;
    /// A move to play first, and to draw; empty for none.
    std::string_view move{};
    /// The ends of the legal moves whose text begins so are marked; empty for none.
    std::string_view mark{};
};

/// A position of a game that is chosen as the program runs: position<Rules> for any rules that have a notation and an
/// explanation. A regular value. Moves are texts. Never throws but for lack of memory; needs no RTTI.
class any_position {
  public:
    template <explained Rules>
    any_position(position<Rules> p) : self_(std::make_unique<model<Rules>>(std::move(p)))
    {
    }
    any_position(const any_position& other) : self_(other.self_->clone()) {}
    any_position(any_position&&) noexcept = default;
    any_position& operator=(const any_position& other)
    {
        self_ = other.self_->clone();
        return *this;
    }
    any_position& operator=(any_position&&) noexcept = default;
    ~any_position() = default;

    [[nodiscard]] std::string_view game() const { return self_->game(); }
    /// The whole position on one line.
    [[nodiscard]] std::string text() const { return self_->text(); }
    [[nodiscard]] std::size_t seats() const { return self_->seats(); }
    [[nodiscard]] std::optional<seat> to_move() const { return self_->to_move(); }
    [[nodiscard]] score_sheet score() const { return self_->score(); }
    [[nodiscard]] std::optional<quintet::outcome> outcome() const { return self_->outcome(); }
    [[nodiscard]] std::uint64_t hash() const { return self_->hash(); }

    [[nodiscard]] std::size_t count_moves() const { return self_->count_moves(); }
    /// The legal moves in their documented order; a visitor that returns false stops.
    void for_each_move(const std::function<bool(std::string_view)>& visit) const { self_->for_each_move(visit); }
    /// Plays a move; if it is none, says why, and the position stays as it was.
    [[nodiscard]] std::optional<error> apply(std::string_view move) { return self_->apply(move); }
    /// The move that a bot chooses. Precondition: the game is not over.
    [[nodiscard]] result<std::string> choose(std::string_view bot, std::uint64_t seed) const
    {
        return self_->choose(bot, seed);
    }

    /// status_json, explain_json and judge_json, as in status.hpp, explain.hpp and judge.hpp.
    [[nodiscard]] std::string status() const { return self_->status(); }
    [[nodiscard]] result<std::string> explain(std::string_view move) const { return self_->explain(move); }
    [[nodiscard]] result<std::string> judge(std::string_view log) const { return self_->judge(log); }
    /// The board as text with the score beside it, or as an SVG document.
    [[nodiscard]] result<std::string> show(const picture_wish& wish = {}) const { return self_->picture(wish, false); }
    [[nodiscard]] result<std::string> svg(const picture_wish& wish = {}) const { return self_->picture(wish, true); }

    [[nodiscard]] std::uint64_t perft(int depth) const { return self_->perft(depth); }
    /// visit(move, sequences) for each legal move; returns the sum. Depth is at least 1.
    std::uint64_t perft_divide(int depth, const std::function<void(std::string_view, std::uint64_t)>& visit) const
    {
        return self_->perft_divide(depth, visit);
    }

    /// The position itself, if it is one of these rules; also where another module of the program made it.
    template <written Rules>
    [[nodiscard]] const position<Rules>* get_if() const
    {
        return self_->kind() == model<Rules>::tag ? &static_cast<const model<Rules>&>(*self_).held : nullptr;
    }

    friend bool operator==(const any_position& a, const any_position& b) { return a.self_->equals(*b.self_); }

  private:
    struct interface_of_all {
        virtual ~interface_of_all() = default;
        interface_of_all() = default;
        interface_of_all(const interface_of_all&) = default;
        interface_of_all& operator=(const interface_of_all&) = delete;

        [[nodiscard]] virtual type_tag kind() const = 0;
        [[nodiscard]] virtual std::unique_ptr<interface_of_all> clone() const = 0;
        [[nodiscard]] virtual bool equals(const interface_of_all& other) const = 0;
        [[nodiscard]] virtual std::string_view game() const = 0;
        [[nodiscard]] virtual std::string text() const = 0;
        [[nodiscard]] virtual std::size_t seats() const = 0;
        [[nodiscard]] virtual std::optional<seat> to_move() const = 0;
        [[nodiscard]] virtual score_sheet score() const = 0;
        [[nodiscard]] virtual std::optional<quintet::outcome> outcome() const = 0;
        [[nodiscard]] virtual std::uint64_t hash() const = 0;
        [[nodiscard]] virtual std::size_t count_moves() const = 0;
        virtual void for_each_move(const std::function<bool(std::string_view)>& visit) const = 0;
        [[nodiscard]] virtual std::optional<error> apply(std::string_view move) = 0;
        [[nodiscard]] virtual result<std::string> choose(std::string_view bot, std::uint64_t seed) const = 0;
        [[nodiscard]] virtual std::string status() const = 0;
        [[nodiscard]] virtual result<std::string> explain(std::string_view move) const = 0;
        [[nodiscard]] virtual result<std::string> judge(std::string_view log) const = 0;
        [[nodiscard]] virtual result<std::string> picture(const picture_wish& wish, bool svg) const = 0;
        [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;
        virtual std::uint64_t perft_divide(int depth,
                                           const std::function<void(std::string_view, std::uint64_t)>& visit) const = 0;
    };

    template <class Rules>
    struct model final : interface_of_all {
        static constexpr type_tag tag = type_tag::of<Rules>();
        position<Rules> held;

        explicit model(position<Rules> p) : held(std::move(p)) {}

        [[nodiscard]] const Rules& rules() const { return held.rules; }

        [[nodiscard]] type_tag kind() const override { return tag; }
        [[nodiscard]] std::unique_ptr<interface_of_all> clone() const override { return std::make_unique<model>(held); }
        [[nodiscard]] bool equals(const interface_of_all& other) const override
        {
            return other.kind() == tag && static_cast<const model&>(other).held == held;
        }
        [[nodiscard]] std::string_view game() const override { return notation<Rules>::id; }
        [[nodiscard]] std::string text() const override { return position_text(held); }
        [[nodiscard]] std::size_t seats() const override { return rules().seats(); }
        [[nodiscard]] std::optional<seat> to_move() const override { return rules().to_move(held.state); }
        [[nodiscard]] score_sheet score() const override { return rules().score(held.state); }
        [[nodiscard]] std::optional<quintet::outcome> outcome() const override { return rules().outcome(held.state); }
        [[nodiscard]] std::uint64_t hash() const override { return held.state.hash(); }
        [[nodiscard]] std::size_t count_moves() const override { return rules().count_moves(held.state); }
        void for_each_move(const std::function<bool(std::string_view)>& visit) const override
        {
            rules().for_each_move(held.state, [&](const move_of<Rules>& m) { return visit(move_text(rules(), m)); });
        }
        [[nodiscard]] std::optional<error> apply(std::string_view text) override
        {
            const result<move_of<Rules>> m = quintet::read_move(rules(), held.state, text);
            if (!m) {
                return m.error();
            }
            rules().apply(held.state, *m);
            return std::nullopt;
        }
        [[nodiscard]] result<std::string> choose(std::string_view name, std::uint64_t seed) const override
        {
            QUINTET_ASSERT(to_move().has_value());
            const result<bot<Rules>> player = bot_named<Rules>(name);
            if (!player) {
                return player.error();
            }
            random_stream random(seed);
            return move_text(rules(), (*player)(tracked<Rules>(rules(), held.state), random));
        }
        [[nodiscard]] std::string status() const override { return status_json(rules(), held.state); }
        [[nodiscard]] result<std::string> explain(std::string_view move) const override
        {
            return explain_json(rules(), held.state, move);
        }
        [[nodiscard]] result<std::string> judge(std::string_view log) const override
        {
            return judge_json(rules(), held.state, log);
        }
        [[nodiscard]] result<std::string> picture(const picture_wish& wish, bool svg) const override
        {
            picture_request<Rules> request;
            request.colour = wish.colour;
            state_of<Rules> shown = held.state;
            if (!wish.move.empty()) {
                const result<move_of<Rules>> m = quintet::read_move(rules(), shown, wish.move);
                if (!m) {
                    return m.error();
                }
                request.last = played_move<Rules>{shown, *m};
                rules().apply(shown, *m);
            }
            if (!wish.mark.empty()) {
                rules().for_each_move(shown, [&](const move_of<Rules>& m) {
                    if (move_text(rules(), m).starts_with(wish.mark)) {
                        request.marked.push_back(m);
                    }
                });
            }
            return svg ? notation<Rules>::draw_svg(rules(), shown, request) : board_text(rules(), shown, request);
        }
        [[nodiscard]] std::uint64_t perft(int depth) const override
        {
            return quintet::perft(rules(), held.state, depth);
        }
        std::uint64_t perft_divide(int depth,
                                   const std::function<void(std::string_view, std::uint64_t)>& visit) const override
        {
            return quintet::perft_divide(rules(), held.state, depth, [&](const perft_branch<move_of<Rules>>& branch) {
                visit(move_text(rules(), branch.move), branch.sequences);
            });
        }
    };

    std::unique_ptr<interface_of_all> self_;
};

} // namespace quintet::inline v0

#endif
