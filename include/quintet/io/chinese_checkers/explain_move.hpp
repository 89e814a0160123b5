// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CHINESE_CHECKERS_EXPLAIN_MOVE_HPP
#define QUINTET_IO_CHINESE_CHECKERS_EXPLAIN_MOVE_HPP

#include <quintet/games/chinese_checkers.hpp>
#include <quintet/games/chinese_checkers/paths.hpp>
#include <quintet/io/chinese_checkers/hole_name.hpp>
#include <quintet/io/json_writer.hpp>

#include <cstddef>
#include <string>

namespace quintet::inline v0::chinese_checkers {

/// Writes what a legal move does: its kind with the clause that allows it, the holes on its shortest way, rows gained,
/// whose marble went the other way.
template <int Arm>
void explain_move(const basic_game<Arm>& rules, const basic_state<Arm>& before, move m, const event& e,
                  json_writer& json)
{
    using star = hex_star<Arm>;
    if (m.is_pass()) {
        json.member("kind", "pass").member("allowed_by", "CC-12");
        return;
    }
    const bool step = star::neighbours(m.from).contains(m.to);
    json.member("kind", step ? "step" : "chain").member("allowed_by", step ? "CC-5" : "CC-6").key("path");
    json.begin_array();
    for (const auto hole : shortest_path(rules, before, m)) {
        std::string name;
        write_hole<star>(hole, name);
        json.value(name);
    }
    json.end_array().member("gain", e.gain);
    if (e.swapped) {
        json.member("swapped_with", letter_of(*e.swapped));
    }
}

} // namespace quintet::inline v0::chinese_checkers

#endif
