// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_PENTAGO_BOARD_HPP
#define QUINTET_TESTS_REFERENCE_PENTAGO_BOARD_HPP

#include <array>
#include <cstddef>
#include <vector>

// Slow and plain on purpose, and by another route than the library: a square of numbers that is turned by copying, and
// lines that are walked cell by cell.
namespace reference {

inline constexpr int edge = 6;
inline constexpr int no_colour = -1;

struct place {
    int row = 0;
    int column = 0;

    friend bool operator==(const place&, const place&) = default;
};

struct pentago_board {
    std::array<std::array<int, edge>, edge> colour;

    pentago_board()
    {
        for (auto& row : colour) {
            row.fill(no_colour);
        }
    }
    int& at(place p) { return colour[static_cast<std::size_t>(p.row)][static_cast<std::size_t>(p.column)]; }
    int at(place p) const { return colour[static_cast<std::size_t>(p.row)][static_cast<std::size_t>(p.column)]; }

    friend bool operator==(const pentago_board&, const pentago_board&) = default;
};

/// Where a place goes when a quadrant (0 … 3, row by row) is turned by a quarter.
inline place after_turn(place p, int quadrant, bool clockwise)
{
    const int top = quadrant / 2 * 3;
    const int left = quadrant % 2 * 3;
    const int r = p.row - top;
    const int c = p.column - left;
    if (r < 0 || r > 2 || c < 0 || c > 2) {
        return p;
    }
    return clockwise ? place{top + c, left + 2 - r} : place{top + 2 - c, left + r};
}

inline pentago_board turned(const pentago_board& board, int quadrant, bool clockwise)
{
    pentago_board out;
    for (int r = 0; r < edge; ++r) {
        for (int c = 0; c < edge; ++c) {
            out.at(after_turn({r, c}, quadrant, clockwise)) = board.at({r, c});
        }
    }
    return out;
}

inline bool has_neutral_quadrant(const pentago_board& board)
{
    for (int q = 0; q < 4; ++q) {
        if (turned(board, q, true) == board) {
            return true;
        }
    }
    return false;
}

/// Every line of `length` cells, in one of its two directions.
inline std::vector<std::vector<place>> lines(int length)
{
    std::vector<std::vector<place>> out;
    for (int r = 0; r < edge; ++r) {
        for (int c = 0; c < edge; ++c) {
            for (const place way : {place{0, 1}, place{1, 0}, place{1, 1}, place{1, -1}}) {
                std::vector<place> line;
                for (int i = 0; i < length; ++i) {
                    const place p{r + i * way.row, c + i * way.column};
                    if (p.row >= 0 && p.row < edge && p.column >= 0 && p.column < edge) {
                        line.push_back(p);
                    }
                }
                if (static_cast<int>(line.size()) == length) {
                    out.push_back(line);
                }
            }
        }
    }
    return out;
}

} // namespace reference

#endif
