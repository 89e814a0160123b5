// SPDX-License-Identifier: MIT
// The first byte chooses what the rest is: a position of either game, a move in one of some positions, a deck.
#include "fuzz/input.hpp"

#include <quintet/io/explain.hpp>
#include <quintet/io/move_text.hpp>
#include <quintet/io/pentago/explanation.hpp>
#include <quintet/io/pentago_triple/explanation.hpp>
#include <quintet/io/position.hpp>

#include <array>

using namespace quintet;

namespace {

// Refused with a place in it, or a position: its own text reads back to it, and every move of it can be played.
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
    fuzz::require(again && *again == *read && position_text(*again) == written);
    const auto& [rules, state] = *read;
    fuzz::require(rules.to_move(state).has_value() != rules.outcome(state).has_value());
    std::size_t moves = 0;
    rules.for_each_move(state, [&](const move_of<Rules>& m) {
        fuzz::require(!rules.refusal(state, m).has_value());
        if (++moves % 64 == 1) {
            auto next = state;
            const auto event = rules.apply(next, m);
            fuzz::require(next.hash() == rules.hash_after(state, m));
            fuzz::require(read_position<Rules>(position_text(rules, next)).has_value());
            rules.undo(next, m, event);
            fuzz::require(next == state);
        }
    });
    fuzz::require(moves == rules.count_moves(state));
}

// Refused with a place in it, or one of the legal moves.
template <class Rules>
void try_move(const position<Rules>& p, std::string_view text)
{
    const auto read = read_move(p.rules, p.state, text);
    if (!read) {
        fuzz::require_good(read.error(), text);
        return;
    }
    bool found = false;
    p.rules.for_each_move(p.state, [&](const move_of<Rules>& m) { found = found || m == *read; });
    fuzz::require(found);
    const auto again = read_move(p.rules, p.state, move_text(p.rules, *read));
    fuzz::require(again && *again == *read);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::array two{
        *read_position<pentago::game>("pentago:placing_wins=yes:aaaa2/bbbb2/6/6/6/6"),
        *read_position<pentago::game>("pentago:placing_wins=no,twist=optional_if_neutral:a5/5b/6/6/6/6")};
    static const std::array three{
        *read_position<pentago_triple::game>("pentago_triple:players=3:bb1rr1/6/6/6/6/6:bby/yrr:abc:b:a1"),
        *read_position<pentago_triple::game>("pentago_triple:players=4,exhaustion=relocate:y1br1b/1yrbrr/yrb2b/by1ry1/"
                                             "1rrryy/yyb1bb:yby/yyy:acd:d:e4")};
    if (size == 0) {
        return 0;
    }
    const std::string_view text = fuzz::text_of(data + 1, size - 1);
    switch (data[0] % 7) {
    case 0:
        try_position<pentago::game>(text);
        break;
    case 1:
        try_position<pentago_triple::game>(text);
        break;
    case 2:
    case 3:
        try_move(two[data[0] % 7U - 2U], text);
        break;
    case 4:
    case 5:
        try_move(three[data[0] % 7U - 4U], text);
        break;
    default:
        if (const auto deck = pentago_triple::read_deck(text, 2); !deck) {
            fuzz::require_good(deck.error(), text);
        } else {
            fuzz::require(pentago_triple::deck::assemble(deck->cards()).value() == *deck);
        }
        break;
    }
    return 0;
}
