// SPDX-License-Identifier: MIT
#include "input.hpp"

#include "failure.hpp"
#include "known_games.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iostream>

bool read_line(std::istream& in, std::string& line, std::size_t most)
{
    line.clear();
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        if (c == '\n') {
            if (!line.empty() && line.back() == '\r') {
                line.pop_back();
            }
            return true;
        }
        if (line.size() <= most) {
            line += static_cast<char>(c);
        }
    }
    return !line.empty();
}

std::string position_argument(const std::string& argument)
{
    if (argument != "-") {
        return argument;
    }
    constexpr std::size_t most = 1U << 16U;
    std::string line;
    if (!read_line(std::cin, line, most)) {
        throw failure{failure::unreadable, "no position on stdin"};
    }
    for (std::string more; read_line(std::cin, more, most);) {
        if (!more.empty()) {
            throw failure{failure::unreadable, "more than one position on stdin"};
        }
    }
    return line;
}

quintet::any_position read_position_or_fail(const std::string& argument)
{
    const std::string text = position_argument(argument);
    return value_or_fail(read_known_position(text), text);
}

std::string file_text(const std::string& name, std::size_t most)
{
    std::ifstream opened;
    if (name != "-") {
        opened.open(name, std::ios::binary);
    }
    std::istream& in = name == "-" ? std::cin : opened;
    std::string text;
    for (int c = in.get(); c != std::istream::traits_type::eof() && text.size() <= most; c = in.get()) {
        text += static_cast<char>(c);
    }
    if (in.bad() || (name != "-" && !opened.is_open())) {
        throw failure{failure::unreadable, fmt::format("cannot read {}", name)};
    }
    return text;
}

quintet::any_game game_or_fail(const std::string& id, const std::vector<std::string>& options)
{
    const quintet::any_game* game = find_known_game(id);
    if (game == nullptr) {
        std::string known;
        for (const quintet::any_game& g : known_games()) {
            known += fmt::format(" {}", g.id());
        }
        throw failure{failure::unreadable, fmt::format("no game of the id '{}'; there are:{}", id, known)};
    }
    const std::string text = fmt::format("{}", fmt::join(options, ","));
    return value_or_fail(game->with(text), text);
}
