// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CROKINOLE_BODY_TEXT_HPP
#define QUINTET_IO_CROKINOLE_BODY_TEXT_HPP

// body = discs , ":" , hands , ":" , cups , ":" , totals , ":" , rounds , ":" , beginner , ":" , turn ;
//
// hands    = counts ;      discs that each seat has still to shoot
// cups     = counts ;      twenties of each side in this round
// totals   = counts ;      points of each side from the rounds completed
// rounds   = count ;       rounds completed
// beginner = seat ;        who began this round
// turn     = seat ;        whose turn it is, or would be
//
// Discs are in flick/table_text.hpp, counts and seats in flick/count_text.hpp. A new game for two:
// -:10.10:0.0:0.0:0:a:a

#include <quintet/core/result.hpp>
#include <quintet/games/crokinole.hpp>
#include <quintet/io/flick/count_text.hpp>
#include <quintet/io/flick/table_text.hpp>
#include <quintet/io/text_cursor.hpp>

#include <cstddef>
#include <string>

namespace quintet::inline v0::crokinole {

inline void write_body(const game& rules, const state& s, std::string& out)
{
    const setup& all = s.setup();
    flick::write_table(all.table, out);
    out += ':';
    flick::write_counts(all.hands, rules.seats(), out);
    out += ':';
    flick::write_counts(all.cups, rules.teams(), out);
    out += ':';
    flick::write_counts(all.totals, rules.teams(), out);
    out += ':' + std::to_string(all.rounds) + ':';
    out += letter_of(all.beginner);
    out += ':';
    out += letter_of(all.turn);
}

/// The position that the rest of the text says. Precondition: the cursor stands where the body begins.
[[nodiscard]] inline result<state> parse_body(const game& rules, text_cursor& cursor)
{
    const auto discs = flick::parse_table(cursor, rules.teams(), "CR-4");
    if (!discs) {
        return discs.error();
    }
    setup described;
    described.table = discs->discs;
    flick::field_reader fields(cursor);
    fields.counts(described.hands, rules.seats(), "the discs in hand, a number a seat joined by '.', follow");
    const std::size_t at_hands = fields.place();
    fields.counts(described.cups, rules.teams(), "the twenties, a number a side joined by '.', follow");
    fields.counts(described.totals, rules.teams(), "the totals, a number a side joined by '.', follow");
    const std::size_t at_totals = fields.place();
    fields.count(described.rounds, "the number of rounds completed follows");
    fields.player(described.beginner, "the seat that began the round follows, a letter");
    const std::size_t at_beginner = fields.place();
    fields.player(described.turn, "the seat in turn follows, a letter");
    if (fields.failed()) {
        return fields.fault();
    }
    if (const auto why = discs->fault_on(rules.options().board)) {
        return *why;
    }
    result<state> assembled = rules.assemble(described);
    if (!assembled && assembled.error().position == error::nowhere) {
        error why = assembled.error();
        why.position = why.clause == clause("CR-4")                                     ? at_hands
                       : why.clause == clause("CR-5")                                   ? at_beginner
                       : why.clause == clause("CR-14") || why.clause == clause("CR-16") ? discs->begin
                                                                                        : at_totals;
        return why;
    }
    return assembled;
}

} // namespace quintet::inline v0::crokinole

#endif
