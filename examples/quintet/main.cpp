// SPDX-License-Identifier: MIT
#include "commands.hpp"
#include "failure.hpp"

#include <quintet/io/game_record.hpp>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <functional>
#include <iostream>
#include <limits>
#include <optional>
#include <string>
#include <system_error>

namespace {

constexpr const char* closing_words = R"help(
A POSITION is the one line that `start` and `apply` print, or - to read it from stdin.
Exit codes: 0 done; 1 the rules refuse, the reason with its clause on stderr; 2 bad usage or unreadable input.

  quintet start chinese_checkers -o players=3
  quintet start chinese_checkers | quintet show -
  quintet moves "$(quintet start chinese_checkers)"
  quintet play pentago_triple --bots greedy,random --games 20 --record games.jsonl
  quintet replay games.jsonl)help";

/// Adds a command; `run` is called if it is the one given.
CLI::App* add(CLI::App& app, const char* name, const char* help, std::function<void()> run)
{
    CLI::App* command = app.add_subcommand(name, help);
    command->footer("");
    command->callback(std::move(run));
    return command;
}

constexpr std::uint64_t largest = (std::numeric_limits<std::uint64_t>::max)();

/// A whole number in its one form. CLI11 alone would take -1 and what is too large for very large ones, and 010 for 8.
CLI::Validator whole_number(std::uint64_t least = 0, std::uint64_t most = largest)
{
    const auto fault = [least, most](const std::string& text) {
        std::uint64_t n = 0;
        const char* end = text.data() + text.size();
        const auto [stopped, code] = std::from_chars(text.data(), end, n);
        const bool one_form = text.size() == 1 || !text.starts_with('0');
        return stopped == end && code == std::errc() && one_form && n >= least && n <= most
                   ? std::string()
                   : fmt::format("not a whole number from {} to {}: {:.40}", least, most, text);
    };
    return {fault, ""};
}

/// A name or a move: where nothing is meant, the option is left out.
const CLI::Validator not_empty([](const std::string& text) { return text.empty() ? "is empty" : std::string(); }, "");

int run(int argc, char** argv)
{
    CLI::App app("quintet: referee, move generator and bots for table games");
    app.name("quintet");
    app.set_version_flag("--version", quintet::library_version());
    app.footer(closing_words);
    app.require_subcommand(1);

    std::string game;
    std::string position;
    std::string move;
    std::string file;
    std::string engine;
    std::vector<std::string> options;
    std::vector<std::string> words;
    std::uint64_t seed = 1;
    std::optional<std::size_t> limit;
    bool count = false;
    bool divide = false;
    int depth = 0;
    show_arguments picture;
    play_arguments match;

    const auto takes_game = [&game](CLI::App* command) {
        command->add_option("GAME", game, "The id of a game, as `quintet games` lists it")->required();
        return command;
    };
    const auto takes_position = [&position](CLI::App* command) {
        command->add_option("POSITION", position, "A position, or - to read it from stdin")->required();
        return command;
    };
    const auto takes_options = [&options](CLI::App* command) {
        command->add_option("-o,--option", options, "name=value, as `quintet options GAME` lists them; repeatable")
            ->check(not_empty)
            ->allow_extra_args(false);
        return command;
    };

    add(app, "games", "List the games: id, players, title", list_games);

    takes_game(add(app, "options", "List a game's options: name, values, default, clause, meaning",
                   [&] { list_options(game); }));

    CLI::App* command =
        add(app, "start", "Print the position that a game begins with", [&] { start(game, options, seed); });
    takes_options(takes_game(command));
    command->add_option("--seed", seed, "For the chance of the start, if there is any")
        ->check(whole_number())
        ->capture_default_str();

    command = takes_position(add(app, "moves", "Print the legal moves", [&] { moves(position, count, limit); }));
    command->add_flag("--count", count, "Print only how many there are");
    command->add_option("--limit", limit, "Print at most so many")->check(whole_number());

    command =
        takes_position(add(app, "apply", "Print the position after moves", [&] { apply_moves(position, words); }));
    command->add_option("MOVE", words, "Moves, in the order of play")->required();

    command = takes_position(add(app, "show", "Draw the board, for people", [&] { show(position, picture); }));
    command->add_option("--svg", picture.svg_file, "Draw it into this file instead, - for stdout")->check(not_empty);
    command->add_option("--move", picture.move, "Play this move first, and draw its path")->check(not_empty);
    command->add_option("--mark", picture.mark, "Mark where the moves end whose text begins so (`--mark e5-`)")
        ->check(not_empty);
    command->add_option("--colour", picture.colour, "auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();

    takes_position(add(app, "status", "Print JSON: seat to move, scores, outcome", [&] { status(position); }));

    command = takes_position(add(app, "explain", "Print JSON: what a move does, or the clause that forbids it",
                                 [&] { explain(position, move); }));
    command->add_option("MOVE", move)->required();

    command =
        takes_position(add(app, "judge", "Print the position after a shot that was logged elsewhere (flick games)",
                           [&] { judge(position, file); }));
    command
        ->add_option("--log", file, "The shot log: JSON, a line an event (quintet/io/flick/log_text.hpp); - for stdin")
        ->required();

    command =
        takes_position(add(app, "perft", "Count the sequences of moves", [&] { perft(position, depth, divide); }));
    command->add_option("--depth", depth, "Moves in a sequence")->required()->check(whole_number(0, 64));
    command->add_flag("--divide", divide, "First a line for each first move: the move and its share");

    command = add(app, "play", "Let bots play, and print a table of results", [&] {
        match.game = game;
        match.options = options;
        play(match);
    });
    takes_options(takes_game(command));
    command
        ->add_option("--bots", match.bots,
                     "One a seat, or one for all: random, greedy; in flick games also with the hand of a "
                     "beginner, club, expert or champion: greedy@club")
        ->delimiter(',')
        ->required();
    command->add_option("--games", match.games, "How many games")->check(whole_number(1))->capture_default_str();
    command->add_option("--seed", match.seed, "Of the first game; the next ones count on from it")
        ->check(whole_number())
        ->capture_default_str();
    command
        ->add_option("--plies", match.plies,
                     "Break a game off after so many: it has no ranks and no winner, its score counts as it stands")
        ->check(whole_number())
        ->capture_default_str();
    command->add_option("--threads", match.threads, "The results do not depend on it")
        ->check(whole_number(1, 1024))
        ->capture_default_str();
    command->add_option("--record", match.record_file, "Write the games' records into this file, one a line")
        ->check(not_empty);
    command->add_flag("--show", match.show, "Draw the end of the last game first");

    add(app, "replay", "Play recorded games again, checking each move and the result", [&] { replay(file); })
        ->add_option("FILE", file, "Records, one a line; - for stdin")
        ->required();

    add(app, "serve", "Answer requests, a line of JSON each, on stdin and stdout", serve);

    command = add(app, "conform", "Run conformance cases on the library, or on another program",
                  [&] { conform(words, engine); });
    command->add_option("--engine", engine, "A shell command: a program that speaks the protocol of `quintet serve`")
        ->check(not_empty);
    command->add_option("FILE", words, "Cases, one a line; without any, those that are built in");

    const auto is_first_word = [&](const CLI::App* known) { return known->check_name(argv[1]); };
    if (argc > 1 && *argv[1] != '-' && app.get_subcommands(is_first_word).empty()) {
        fmt::print(stderr, "quintet: no command '{:.40}'; `quintet --help` lists them\n", argv[1]);
        return failure::unreadable;
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& e) {
        if (app.exit(e) != 0) {
            return failure::unreadable;
        }
    } catch (const failure& e) {
        fmt::print(stderr, "quintet: {}\n", e.reason);
        return e.exit_code;
    }
    std::cout.flush(); // help and version are written there
    if (std::fflush(stdout) != 0 || !std::cout) {
        fmt::print(stderr, "quintet: cannot write to stdout\n");
        return failure::unreadable;
    }
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& e) {
        std::fputs("quintet: ", stderr);
        std::fputs(e.what(), stderr);
        std::fputs("\n", stderr);
        return failure::unreadable;
    }
}
