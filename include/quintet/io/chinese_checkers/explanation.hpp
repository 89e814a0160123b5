// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CHINESE_CHECKERS_EXPLANATION_HPP
#define QUINTET_IO_CHINESE_CHECKERS_EXPLANATION_HPP

#include <quintet/io/chinese_checkers.hpp>
#include <quintet/io/chinese_checkers/explain_move.hpp>
#include <quintet/io/explanation.hpp>
#include <quintet/io/json.hpp>

namespace quintet::inline v0 {

/// See io/explanation.hpp.
template <>
struct explanation<chinese_checkers::game> {
    static void explain(const chinese_checkers::game& rules, const chinese_checkers::state& before,
                        chinese_checkers::move m, const chinese_checkers::event& e, json& object)
    {
        chinese_checkers::explain_move(rules, before, m, e, object);
    }
};

} // namespace quintet::inline v0

#endif
