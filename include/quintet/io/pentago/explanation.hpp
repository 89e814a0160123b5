// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_EXPLANATION_HPP
#define QUINTET_IO_PENTAGO_EXPLANATION_HPP

#include <quintet/io/explanation.hpp>
#include <quintet/io/json.hpp>
#include <quintet/io/pentago.hpp>
#include <quintet/io/pentago/cell_text.hpp>

#include <cstddef>
#include <string>

namespace quintet::inline v0 {

/// See io/explanation.hpp.
template <>
struct explanation<pentago::game> {
    static void explain(const pentago::game& rules, const pentago::state& before, const pentago::move& m,
                        const pentago::event& e, json& object)
    {
        std::string cell;
        pentago::write_cell(m.placing.cell, cell);
        object["placed"] = cell;
        if (m.turning.twist.turns()) {
            std::string twist;
            pentago::write_twist(m.turning.twist, twist);
            object["turned"] = twist;
        }
        object["allowed_by"] = m.turning.twist.turns() ? "PG-2" : rules.ends_turn(before, m.placing) ? "PG-3" : "PG-2";
        if (e.ending != pentago::ending::none) {
            pentago::state after = before;
            rules.apply(after, m);
            for (std::size_t c = 0; c < pentago::board_geometry::cell_count; ++c) {
                const auto one = static_cast<pentago::board_geometry::cell>(c);
                if ((notation<pentago::game>::fives(after) & pentago::board_geometry::cell_bit(one)) != 0) {
                    std::string name;
                    pentago::write_cell(one, name);
                    object["line"].push_back(name);
                }
            }
        }
    }
};

} // namespace quintet::inline v0

#endif
