// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_REFUSAL_HPP
#define QUINTET_CORE_REFUSAL_HPP

#include <quintet/core/clause.hpp>

#include <cstdint>
#include <string_view>

namespace quintet::inline v0 {

/// Why a move is illegal: the clause that forbids it, and a sentence for a person.
struct refusal {
    /// No place in the move is to blame more than another.
    static constexpr std::int32_t everywhere = -1;

    quintet::clause clause;
    /// Text with static storage; it needs no freeing and never holds the move itself.
    std::string_view message;
    /// Which part of the move is to blame, counted from 0 (the leg of a path, the disc of a pair), or `everywhere`.
    std::int32_t part = everywhere;

    friend constexpr bool operator==(const refusal&, const refusal&) = default;
};

} // namespace quintet::inline v0

#endif
