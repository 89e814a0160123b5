// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_QUINTET_COMMANDS_HPP
#define QUINTET_EXAMPLES_QUINTET_COMMANDS_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The commands, each with its arguments as they come from the command line. Data goes to stdout; a failure is thrown.

void list_games();
void list_options(const std::string& game);
void start(const std::string& game, const std::vector<std::string>& options, std::uint64_t seed);
void moves(const std::string& position, bool count, std::optional<std::size_t> limit);
void apply_moves(const std::string& position, const std::vector<std::string>& moves);

struct show_arguments {
    std::string svg_file;
    std::string move;
    std::string mark;
    std::string colour = "auto";
};
void show(const std::string& position, const show_arguments& wish);

void status(const std::string& position);
void explain(const std::string& position, const std::string& move);
void judge(const std::string& position, const std::string& log_file);
void perft(const std::string& position, int depth, bool divide);

struct play_arguments {
    std::string game;
    std::vector<std::string> options;
    std::vector<std::string> bots;
    std::uint64_t games = 1;
    std::uint64_t seed = 1;
    std::uint64_t plies = 10'000;
    unsigned threads = 1;
    std::string record_file;
    bool show = false;
};
void play(const play_arguments& arguments);

void replay(const std::string& file);
void serve();
void conform(const std::vector<std::string>& files, const std::string& command);

#endif
