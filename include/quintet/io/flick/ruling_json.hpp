// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_RULING_JSON_HPP
#define QUINTET_IO_FLICK_RULING_JSON_HPP

#include <quintet/games/flick/ruling.hpp>
#include <quintet/io/flick/verdict_name.hpp>
#include <quintet/io/json.hpp>

#include <string>
#include <string_view>

namespace quintet::inline v0::flick {

/// {"verdict":"removed","clause":"CR-14","disc":3,"side":"a","message":…}; "disc" is null where it is about no single
/// disc, and else its number in the log.
[[nodiscard]] inline json ruling_json(const ruling& r)
{
    return {{"verdict", name_of(r.verdict)},
            {"clause", r.clause.name()},
            {"disc", r.disc == ruling::no_disc ? json() : json(r.disc)},
            {"side", std::string(1, static_cast<char>('a' + r.side))},
            {"message", r.message}};
}

/// All rulings of a shot, in the judge's order.
template <class Rulings>
[[nodiscard]] json rulings_json(const Rulings& rulings)
{
    json list = json::array();
    for (const ruling& r : rulings) {
        list.push_back(ruling_json(r));
    }
    return list;
}

} // namespace quintet::inline v0::flick

#endif
