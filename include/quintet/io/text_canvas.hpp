// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_TEXT_CANVAS_HPP
#define QUINTET_IO_TEXT_CANVAS_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0 {

/// How a character of a text picture looks on a terminal.
enum class ink : std::uint8_t { plain, faint, bold, red, green, yellow, blue, magenta, cyan };

/// A picture made of characters, which grows to where it is written. Each cell holds one character of UTF-8 that is one
/// column wide.
class text_canvas {
  public:
    /// Writes ASCII, a cell a character.
    void write(std::size_t row, std::size_t column, std::string_view ascii, ink look = ink::plain)
    {
        for (std::size_t i = 0; i < ascii.size(); ++i) {
            put(row, column + i, ascii.substr(i, 1), look);
        }
    }
    /// Writes one character into one cell.
    void put(std::size_t row, std::size_t column, std::string_view character, ink look = ink::plain)
    {
        if (rows_.size() <= row) {
            rows_.resize(row + 1);
        }
        if (rows_[row].size() <= column) {
            rows_[row].resize(column + 1);
        }
        rows_[row][column] = {std::string(character), look};
    }

    [[nodiscard]] std::size_t height() const { return rows_.size(); }
    [[nodiscard]] std::size_t width() const
    {
        std::size_t most = 0;
        for (const auto& row : rows_) {
            most = row.size() > most ? row.size() : most;
        }
        return most;
    }

    /// A line a row, each ended by a line feed; with ANSI escapes if `colour`.
    [[nodiscard]] std::string text(bool colour) const
    {
        std::string out;
        for (const auto& row : rows_) {
            ink now = ink::plain;
            for (const cell& c : row) {
                if (colour && c.look != now && c.character != " ") {
                    out += escape(c.look);
                    now = c.look;
                }
                out += c.character;
            }
            if (now != ink::plain) {
                out += escape(ink::plain);
            }
            out += '\n';
        }
        return out;
    }

  private:
    struct cell {
        std::string character = " ";
        ink look = ink::plain;
    };

    static std::string_view escape(ink look)
    {
        switch (look) {
        case ink::plain:
            return "\x1b[0m";
        case ink::faint:
            return "\x1b[0;2m";
        case ink::bold:
            return "\x1b[0;1m";
        case ink::red:
            return "\x1b[0;91m";
        case ink::green:
            return "\x1b[0;92m";
        case ink::yellow:
            return "\x1b[0;93m";
        case ink::blue:
            return "\x1b[0;94m";
        case ink::magenta:
            return "\x1b[0;95m";
        case ink::cyan:
            return "\x1b[0;96m";
        }
        return "";
    }

    std::vector<std::vector<cell>> rows_;
};

} // namespace quintet::inline v0

#endif
