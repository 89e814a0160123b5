// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_QUINTET_SERVE_HPP
#define QUINTET_EXAMPLES_QUINTET_SERVE_HPP

#include <cstddef>
#include <string>
#include <string_view>

// The protocol of `quintet serve`: each line on stdin is a request, a JSON object; each gets one line on stdout.
//
//   request                                               answer, beside "ok":true
//   {"command":"games"}                                   "games":[{"id":…,"players":…,"title":…},…]
//   {"command":"options","game":G}                        "options":[{"name":…,"values":…,"default":…,…},…]
//   {"command":"start","game":G,"options":O,"seed":N}     "position":P
//   {"command":"moves","position":P,"limit":N}            "count":N, "moves":[M,…]
//   {"command":"apply","position":P,"moves":[M,…]}        "position":P
//   {"command":"status","position":P}                     "status":{…}
//   {"command":"explain","position":P,"move":M}           "explanation":{…}
//   {"command":"judge","position":P,"log":[{…},…]}        "judgement":{"seat":…,"rulings":[…],"position":P,…}
//   {"command":"show","position":P,"move":M,"mark":M}     "text":…, "svg":…
//   {"command":"choose","position":P,"bot":B,"seed":N}    "move":M
//   {"command":"perft","position":P,"depth":N}            "count":N
//   {"command":"replay","record":{…}}                     nothing more
//
// Options are written "players=3,jump=symmetric"; they, seeds, move and mark of a picture, and the limit of the moves
// listed may be left out. status, explain and show answer as the commands of these names do. A shot that is judged was
// made elsewhere; its log is a list of the lines of quintet/io/flick/log_text.hpp, as "explain" has it in "log".
//
// Where it fails: "ok":false, "error":{"code":…,"clause":…,"message":…,"place":…,"move":…}; clause and place are null
// where there is none; "move" is the number, from 0, of the move at fault in a list. A member "id" of a request comes
// back in its answer, letter by letter. The place of an error in a log is the number of its line, from 1. Positions and
// moves are the texts of the command line. A line that is no request gets an answer, too; the connection ends with the
// input, or when nobody reads the answers.

/// No request is longer; a longer line is refused.
inline constexpr std::size_t longest_request = std::size_t{1} << 25U;

/// The answer to one line, without a line feed.
[[nodiscard]] std::string answer(std::string_view line);

#endif
