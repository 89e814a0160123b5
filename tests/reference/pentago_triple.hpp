// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_PENTAGO_TRIPLE_HPP
#define QUINTET_TESTS_REFERENCE_PENTAGO_TRIPLE_HPP

#include "reference/pentago_board.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace reference {

/// Pentago Triple. Colours are 0 … 2, seats 0 …, cards are numbers in the deck; twists as in reference::pentago.
struct pentago_triple {
    struct move {
        std::optional<place> from;
        int colour = 0;
        place to;
        int choice = 0;
        int twist = 8;
        int turn_choice = 0;
    };

    int players = 2;
    bool turn_after_claim = false;
    bool both_claims = false;
    bool relocate = false;
    bool may_skip_neutral = false;
    std::vector<std::vector<int>> deck;

    pentago_board board;
    std::vector<int> open;
    std::vector<bool> in;
    int mover = 0;
    std::optional<place> last;

    [[nodiscard]] int count(int colour) const
    {
        int n = 0;
        for (const auto& row : board.colour) {
            for (const int c : row) {
                n += c == colour ? 1 : 0;
            }
        }
        return n;
    }
    [[nodiscard]] bool all_placed() const { return count(0) + count(1) + count(2) == 27; }
    [[nodiscard]] int players_in() const
    {
        int n = 0;
        for (const bool is_in : in) {
            n += is_in ? 1 : 0;
        }
        return n;
    }
    [[nodiscard]] bool over() const { return players_in() == 1 || (!relocate && all_placed()); }
    [[nodiscard]] int seat_from(int from, int step) const
    {
        do {
            from = (from + step + players) % players;
        } while (!in[static_cast<std::size_t>(from)]);
        return from;
    }

    /// Whether a card is shown by these cells, from one end or the other.
    static bool shows(const pentago_board& on, const std::vector<place>& line, const std::vector<int>& card)
    {
        bool forward = true;
        bool backward = true;
        for (std::size_t i = 0; i < card.size(); ++i) {
            forward = forward && on.at(line[i]) == card[i];
            backward = backward && on.at(line[i]) == card[card.size() - 1 - i];
        }
        return forward || backward;
    }
    /// Which open cards one action makes: places in `open`.
    [[nodiscard]] std::vector<std::size_t> made(const pentago_board& before, const pentago_board& after) const
    {
        static const std::array<std::vector<std::vector<place>>, 4> all{lines(3), lines(4), lines(5), lines(6)};
        std::vector<std::size_t> out;
        for (std::size_t i = 0; i < open.size(); ++i) {
            const auto& card = deck[static_cast<std::size_t>(open[i])];
            bool is_new = false;
            for (const auto& line : all[card.size() - 3]) {
                is_new = is_new || (shows(after, line, card) && !shows(before, line, card));
            }
            if (is_new) {
                out.push_back(i);
            }
        }
        return out;
    }
    [[nodiscard]] int choices(const std::vector<std::size_t>& cards) const
    {
        return both_claims || cards.empty() ? 1 : static_cast<int>(cards.size());
    }
    /// Takes a card off the table, and who moved before out of the game.
    void claim(std::vector<std::size_t> cards, int choice)
    {
        if (!both_claims && !cards.empty()) {
            cards = {cards[static_cast<std::size_t>(choice)]};
        }
        std::vector<int> left;
        for (std::size_t i = 0; i < open.size(); ++i) {
            bool taken = false;
            for (const std::size_t card : cards) {
                taken = taken || card == i;
            }
            if (taken) {
                in[static_cast<std::size_t>(seat_from(mover, -1))] = false;
            } else {
                left.push_back(open[i]);
            }
        }
        open = left;
    }

    /// The game after the first half of a move, and whether that ends it.
    [[nodiscard]] pentago_triple placed(const move& m, bool& ends) const
    {
        pentago_triple next = *this;
        if (m.from) {
            next.board.at(*m.from) = no_colour;
        }
        const pentago_board before = next.board;
        next.board.at(m.to) = m.colour;
        next.last = m.to;
        const auto cards = made(before, next.board);
        next.claim(cards, m.choice);
        ends = !cards.empty() && (!turn_after_claim || next.players_in() == 1);
        return next;
    }

    void add_turns(move m, std::vector<move>& out) const
    {
        bool ends = false;
        const pentago_triple between = placed(m, ends);
        if (ends) {
            out.push_back(m);
            return;
        }
        for (m.twist = 0; m.twist < 8; ++m.twist) {
            const auto cards = both_claims || between.open.size() < 2
                                   ? std::vector<std::size_t>{}
                                   : between.made(between.board, turned(between.board, m.twist / 2, m.twist % 2 == 0));
            for (m.turn_choice = 0; m.turn_choice < choices(cards); ++m.turn_choice) {
                out.push_back(m);
            }
        }
        if (may_skip_neutral && has_neutral_quadrant(between.board)) {
            m.turn_choice = 0;
            out.push_back(m);
        }
    }

    [[nodiscard]] std::vector<move> moves() const
    {
        std::vector<move> out;
        if (over()) {
            return out;
        }
        std::vector<std::optional<place>> sources{std::nullopt};
        if (all_placed()) {
            sources.clear();
            for (int i = 0; i < edge * edge; ++i) {
                const place p{i / edge, i % edge};
                if (board.at(p) != no_colour && p != last) {
                    sources.emplace_back(p);
                }
            }
        }
        for (const auto& from : sources) {
            for (int colour = 0; colour < 3; ++colour) {
                if (from ? board.at(*from) != colour : count(colour) == 9) {
                    continue;
                }
                for (int i = 0; i < edge * edge; ++i) {
                    move m{from, colour, {i / edge, i % edge}};
                    if (board.at(m.to) != no_colour) {
                        continue;
                    }
                    pentago_board before = board;
                    if (from) {
                        before.at(*from) = no_colour;
                    }
                    pentago_board after = before;
                    after.at(m.to) = colour;
                    const int ways = choices(made(before, after));
                    for (m.choice = 0; m.choice < ways; ++m.choice) {
                        add_turns(m, out);
                    }
                }
            }
        }
        return out;
    }

    void play(const move& m)
    {
        bool ends = false;
        pentago_triple next = placed(m, ends);
        if (m.twist < 8) {
            const pentago_board before = next.board;
            next.board = turned(before, m.twist / 2, m.twist % 2 == 0);
            next.last = after_turn(m.to, m.twist / 2, m.twist % 2 == 0);
            next.claim(next.made(before, next.board), m.turn_choice);
        }
        next.mover = next.seat_from(mover, 1);
        *this = next;
    }

    [[nodiscard]] std::uint64_t perft(int depth) const
    {
        const auto all = moves();
        if (depth == 1) {
            return all.size();
        }
        std::uint64_t leaves = 0;
        for (const move& m : all) {
            pentago_triple next = *this;
            next.play(m);
            leaves += next.perft(depth - 1);
        }
        return leaves;
    }
};

} // namespace reference

#endif
