// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_PENTAGO_HPP
#define QUINTET_TESTS_REFERENCE_PENTAGO_HPP

#include "reference/pentago_board.hpp"

#include <cstdint>
#include <vector>

namespace reference {

/// Two-colour Pentago. A move is a place and a twist: 0 … 7 for quadrant · 2 + (counterclockwise ? 1 : 0), 8 for none.
struct pentago {
    struct move {
        place to;
        int twist = 8;
    };
    enum class result { none, first, second, both, full };

    bool placing_wins = true;
    bool may_skip_neutral = false;

    pentago_board board;
    int moves_played = 0;
    result end = result::none;

    [[nodiscard]] bool five(int colour) const
    {
        static const auto all = lines(5);
        for (const auto& line : all) {
            bool whole = true;
            for (const place p : line) {
                whole = whole && board.at(p) == colour;
            }
            if (whole) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] std::vector<move> moves() const
    {
        std::vector<move> out;
        if (end != result::none) {
            return out;
        }
        for (int r = 0; r < edge; ++r) {
            for (int c = 0; c < edge; ++c) {
                if (board.at({r, c}) != no_colour) {
                    continue;
                }
                pentago next = *this;
                next.board.at({r, c}) = moves_played % 2;
                if (placing_wins && next.five(moves_played % 2)) {
                    out.push_back({{r, c}, 8});
                    continue;
                }
                for (int t = 0; t < 8; ++t) {
                    out.push_back({{r, c}, t});
                }
                if (may_skip_neutral && has_neutral_quadrant(next.board)) {
                    out.push_back({{r, c}, 8});
                }
            }
        }
        return out;
    }

    void play(const move& m)
    {
        board.at(m.to) = moves_played % 2;
        ++moves_played;
        if (m.twist < 8) {
            board = turned(board, m.twist / 2, m.twist % 2 == 0);
        }
        const bool first = five(0);
        const bool second = five(1);
        if (first && second) {
            end = result::both;
        } else if (first) {
            end = result::first;
        } else if (second) {
            end = result::second;
        } else if (moves_played == edge * edge) {
            end = result::full;
        }
    }

    [[nodiscard]] std::uint64_t perft(int depth) const
    {
        const auto all = moves();
        if (depth == 1) {
            return all.size();
        }
        std::uint64_t leaves = 0;
        for (const move& m : all) {
            pentago next = *this;
            next.play(m);
            leaves += next.perft(depth - 1);
        }
        return leaves;
    }

    /// As perft, of half-moves: a placement is one, the turn after it another.
    [[nodiscard]] std::uint64_t half_perft(int depth) const
    {
        if (depth == 0) {
            return 1;
        }
        std::uint64_t leaves = 0;
        place placed{-1, -1};
        for (const move& m : moves()) { // those with one placement stand together
            if (depth == 1) {
                leaves += m.to == placed ? 0U : 1U;
                placed = m.to;
                continue;
            }
            pentago next = *this;
            next.play(m);
            const bool one_half = m.twist == 8 && next.end != result::none && placing_wins;
            leaves += next.half_perft(depth - (one_half ? 1 : 2));
        }
        return leaves;
    }
};

} // namespace reference

#endif
