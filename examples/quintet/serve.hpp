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
//   {"command":"options","game":G} "options":[{"name":…,"values":…,"default":…,"clause":…,"meaning":…},…]
//   {"command":"start","game":G,"options":O,"seed":N}     "position":P       options: "players=3,jump=symmetric"; both
//   may be missing
//   {"command":"moves","position":P,"limit":N}            "count":N, "moves":[M,…]       at most `limit` of them, if it
//   is there
//   {"command":"apply","position":P,"moves":[M,…]}        "position":P
//   {"command":"status","position":P}                     "status":{…}       as `quintet status`
//   {"command":"explain","position":P,"move":M}           "explanation":{…}  as `quintet explain`
//   {"command":"judge","position":P,"log":[{…},…]}        "judgement":{"seat":…,"rulings":[…],"position":P,…}   a shot
//   made elsewhere; the log is a list of the lines of quintet/io/flick/log_text.hpp, as "explain" has it in "log"
//   {"command":"show","position":P,"move":M,"mark":M}     "text":…, "svg":…  as `quintet show`; move and mark may be
//   missing
//   {"command":"choose","position":P,"bot":B,"seed":N}    "move":M           what a bot plays
//   {"command":"perft","position":P,"depth":N}            "count":N
//   {"command":"replay","record":{…}}                     nothing more
//
// Where it fails: "ok":false, "error":{"code":…,"clause":…,"message":…,"place":…,"move":…}; clause and place are null
// where there is none; "move" is the number, from 0, of the move at fault in a list. A member "id" of a request comes
// back in its answer. The place of an error in a log is the number of its line, from 1. Positions and moves are the
// texts of the command line. A line that is no request gets an answer, too; the connection ends with the input.

/// No request is longer; a longer line is refused.
inline constexpr std::size_t longest_request = std::size_t{1} << 25U;

/// The answer to one line, without a line feed.
[[nodiscard]] std::string answer(std::string_view line);

#endif
