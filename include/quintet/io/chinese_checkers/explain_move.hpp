// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CHINESE_CHECKERS_EXPLAIN_MOVE_HPP
#define QUINTET_IO_CHINESE_CHECKERS_EXPLAIN_MOVE_HPP

#include <quintet/games/chinese_checkers.hpp>
#include <quintet/games/chinese_checkers/paths.hpp>
#include <quintet/io/chinese_checkers/hole_name.hpp>
#include <quintet/io/json.hpp>

#include <string>

namespace quintet::inline v0::chinese_checkers {

/// Adds what a legal move does to an object: its kind with the clause that allows it, the holes on its shortest way,
/// rows gained, whose marble went the other way.
template <int Arm>
void explain_move(const basic_game<Arm>& rules, const basic_state<Arm>& before, move m, const event& e, json& object)
{
    using star = hex_star<Arm>;
    if (m.is_pass()) {
        object["kind"] = "pass";
        object["allowed_by"] = "CC-12";
        return;
    }
    const bool step = star::neighbours(m.from).contains(m.to);
    object["kind"] = step ? "step" : "chain";
    object["allowed_by"] = e.swapped ? "CC-15" : step ? "CC-5" : "CC-6";
    for (const auto hole : shortest_path(rules, before, m)) {
        std::string name;
        write_hole<star>(hole, name);
        object["path"].push_back(name);
    }
    object["gain"] = e.gain;
    if (e.swapped) {
        object["swapped_with"] = std::string(1, letter_of(*e.swapped));
    }
}

} // namespace quintet::inline v0::chinese_checkers

#endif
