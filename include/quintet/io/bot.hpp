// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_BOT_HPP
#define QUINTET_IO_BOT_HPP

// bot = "random" | "greedy" ;

#include <quintet/core/incremental.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/random_policy.hpp>

#include <functional>
#include <string_view>

namespace quintet::inline v0 {

/// A player by name: a policy of search/ behind one type. All its chance comes from the stream.
template <rules Rules>
using bot = std::function<move_of<Rules>(const tracked<Rules>&, random_stream&)>;

/// The bot of that name, or error_code::unknown_name.
template <rules Rules>
[[nodiscard]] result<bot<Rules>> bot_named(std::string_view name)
{
    if (name == "random") {
        return bot<Rules>(random_policy{});
    }
    if (name == "greedy") {
        return bot<Rules>(greedy_policy{});
    }
    return error{error_code::unknown_name, {}, 0, "no bot of this name; there are random and greedy"};
}

} // namespace quintet::inline v0

#endif
