// SPDX-License-Identifier: MIT
// The first byte chooses what the rest is: a position of one of the flick games, or a move in one of some positions.
#include "fuzz/flick_positions.hpp"

using namespace quintet;

namespace {

// Refused with a place in it, or a position: its own text reads back to it, and moves of it can be played.
template <class Rules>
void try_position(std::string_view text)
{
    const auto read = read_position<Rules>(text);
    if (!read) {
        fuzz::require_good(read.error(), text);
        return;
    }
    const std::string written = position_text(*read);
    const auto again = read_position<Rules>(written);
    fuzz::require(written.size() <= notation<Rules>::longest_position);
    fuzz::require(again && *again == *read && position_text(*again) == written);
    const auto& [rules, state] = *read;
    fuzz::require(rules.to_move(state).has_value() != rules.outcome(state).has_value());
    std::size_t moves = 0;
    rules.for_each_move(state, [&](const move_of<Rules>& m) {
        fuzz::require(!rules.refusal(state, m).has_value());
        if (++moves % 64 == 1) {
            auto next = state;
            rules.apply(next, m);
            fuzz::require(read_position<Rules>(position_text(rules, next)).has_value());
        }
        return moves < 400;
    });
    fuzz::require((moves > 0) == rules.to_move(state).has_value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    const std::string_view text = fuzz::text_of(data + 1, size - 1);
    switch (data[0] % 4) {
    case 0:
        try_position<crokinole::game>(text);
        return 0;
    case 1:
        try_position<crokinole_hungarian::game>(text);
        return 0;
    case 2:
        try_position<spinning_target::game>(text);
        return 0;
    default:
        break;
    }
    // A move: refused with a place in it, or explained, and then the judge comes to the same by the explanation's log.
    any_position p = fuzz::flick_positions()[data[0] / 4 % fuzz::flick_positions().size()];
    const auto explained = p.explain(text);
    any_position next = p;
    if (const auto why = next.apply(text)) {
        fuzz::require_good(*why, text);
        fuzz::require(explained.has_value() == (why->code == error_code::illegal_move));
        fuzz::require(next == p);
        return 0;
    }
    fuzz::require(explained.has_value());
    const json told = json::parse(*explained);
    fuzz::require(told.at("position") == next.text());
    if (told.contains("log")) {
        std::string log;
        for (const json& line : told.at("log")) {
            log += json_line(line) + '\n';
        }
        const auto judged = p.judge(log);
        fuzz::require(judged && json::parse(*judged).at("position") == next.text());
    }
    return 0;
}
