// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_TRIPLE_EXPLANATION_HPP
#define QUINTET_IO_PENTAGO_TRIPLE_EXPLANATION_HPP

#include <quintet/io/explanation.hpp>
#include <quintet/io/json.hpp>
#include <quintet/io/pentago/cell_text.hpp>
#include <quintet/io/pentago_triple.hpp>
#include <quintet/io/pentago_triple/card_text.hpp>

#include <bit>
#include <cstdint>
#include <string>

namespace quintet::inline v0 {

/// See io/explanation.hpp.
template <>
struct explanation<pentago_triple::game> {
    static void explain(const pentago_triple::game& rules, const pentago_triple::state&, const pentago_triple::move& m,
                        const pentago_triple::event& e, json& object)
    {
        object["placed"] = name_of(m.placing.to);
        object["marble"] = std::string(1, pentago_triple::letter_of(m.placing.marble));
        if (m.placing.from != pentago_triple::geometry::no_cell) {
            object["taken_from"] = name_of(m.placing.from);
        }
        if (m.turning.twist.turns()) {
            std::string twist;
            pentago::write_twist(m.turning.twist, twist);
            object["turned"] = twist;
        }
        for (const pentago_triple::claim& c : e.claims) {
            json one;
            std::string card;
            pentago_triple::write_card(rules.options().deck[c.card], card);
            one["card"] = card;
            one["eliminated"] = std::string(1, letter_of(c.eliminated));
            one["made_by"] = c.by_turn ? "turning" : "placing";
            one["clause"] = "PT-8";
            for (auto left = c.cells; left != 0; left &= left - 1) {
                one["cells"].push_back(name_of(static_cast<std::uint8_t>(std::countr_zero(left))));
            }
            object["claims"].push_back(one);
        }
    }

  private:
    static std::string name_of(pentago_triple::geometry::cell c)
    {
        std::string name;
        pentago::write_cell(c, name);
        return name;
    }
};

} // namespace quintet::inline v0

#endif
