// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_QUINTET_INPUT_HPP
#define QUINTET_EXAMPLES_QUINTET_INPUT_HPP

#include <quintet/io/any_game.hpp>
#include <quintet/io/any_position.hpp>

#include <cstddef>
#include <istream>
#include <string>
#include <vector>

/// Reads a line of at most `most` bytes, without its end; of a longer one, one byte more. False at the end of the file.
bool read_line(std::istream& in, std::string& line, std::size_t most);

/// The text of a position: the argument itself, or with "-" the one line on stdin.
[[nodiscard]] std::string position_argument(const std::string& argument);

/// The position, or throws a failure.
[[nodiscard]] quintet::any_position read_position_or_fail(const std::string& argument);

/// All of a file of at most `most` bytes, of a longer one, one byte more; with "-", of stdin. Throws a failure where it
/// cannot be read.
[[nodiscard]] std::string file_text(const std::string& name, std::size_t most);

/// The game of that id under options "name=value", or throws a failure.
[[nodiscard]] quintet::any_game game_or_fail(const std::string& id, const std::vector<std::string>& options);

#endif
