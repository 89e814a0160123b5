// SPDX-License-Identifier: MIT
// Any text is refused with a place in it, or is a position: its own text reads back to it, and it can be played on.
#include "fuzz/chinese_checkers.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text_of(data, size);
    const auto read = read_position<fuzz::cc>(text);
    if (!read) {
        fuzz::require_good(read.error(), text);
        return 0;
    }
    const std::string written = position_text(*read);
    const auto again = read_position<fuzz::cc>(written);
    fuzz::require(again && *again == *read && position_text(*again) == written);

    const auto& [rules, state] = *read;
    fuzz::require(rules.to_move(state).has_value() != rules.outcome(state).has_value());
    std::size_t moves = 0;
    rules.for_each_move(state, [&](chinese_checkers::move m) {
        ++moves;
        fuzz::require(!rules.refusal(state, m).has_value());
        auto next = state;
        const auto event = rules.apply(next, m);
        fuzz::require(next.hash() == rules.hash_after(state, m));
        fuzz::require(read_position<fuzz::cc>(position_text(rules, next)).has_value());
        rules.undo(next, m, event);
        fuzz::require(next == state);
    });
    fuzz::require(moves == rules.count_moves(state));
    return 0;
}
