// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_SPINNING_TARGET_BODY_TEXT_HPP
#define QUINTET_IO_SPINNING_TARGET_BODY_TEXT_HPP

// body = discs , ":" , points , ":" , last , ":" , round , ":" , cycle , ":" , shots , ":" , first , ":" , due , ":" ,
//        voided , ":" , out , ":" , chance ;
//
// discs  = in flick/table_text.hpp; sides a to d are the seats, e the white discs of the towers, f the barricade
// points = counts ;             of each seat, in the rounds that were counted
// last   = counts ;             and in the last of them
// round  = count ;              rounds that were counted
// cycle  = count ;              of the round being played: 0 to 2; 3 where it waits to be counted
// shots  = count ;              taken or forfeited in this cycle
// first  = seat ;               who was drawn to begin the first round
// due    = "place" | "spin" ;   what the seat to move has to do: place the barricade, or spin a disc
// voided = seats ;              whose round counts nothing
// out    = seats ;              who are out of the game
// chance = chance ;             what later wobbling draws from
//
// Counts, seats and chance are in flick/count_text.hpp.

#include <quintet/core/result.hpp>
#include <quintet/games/spinning_target.hpp>
#include <quintet/io/flick/count_text.hpp>
#include <quintet/io/flick/table_text.hpp>
#include <quintet/io/hexadecimal.hpp>
#include <quintet/io/text_cursor.hpp>

#include <cstddef>
#include <string>

namespace quintet::inline v0::spinning_target {

inline void write_body(const game& rules, const state& s, std::string& out)
{
    const setup& all = s.setup();
    flick::write_table(all.table, out);
    out += ':';
    flick::write_counts(all.points, rules.seats(), out);
    out += ':';
    flick::write_counts(all.last, rules.seats(), out);
    for (const unsigned count : {unsigned{all.round}, unsigned{all.cycle}, unsigned{all.shots}}) {
        out += ':' + std::to_string(count);
    }
    out += ':';
    out += letter_of(seat{all.first});
    out += all.placing ? ":place:" : ":spin:";
    flick::write_seats(all.voided, out);
    out += ':';
    flick::write_seats(all.out, out);
    out += ':' + hexadecimal(all.chance.bits());
}

/// The position that the rest of the text says. Precondition: the cursor stands where the body begins.
[[nodiscard]] inline result<state> parse_body(const game& rules, text_cursor& cursor)
{
    const auto discs = flick::parse_table(cursor, barricade_side + 1U, "ST-3");
    if (!discs) {
        return discs.error();
    }
    setup described;
    described.table = discs->discs;
    flick::field_reader fields(cursor);
    fields.counts(described.points, rules.seats(), "the points, a number a seat joined by '.', follow");
    const std::size_t at_points = fields.place();
    fields.counts(described.last, rules.seats(), "the points of the last round, a number a seat, follow");
    fields.count(described.round, "the number of rounds counted follows");
    const std::size_t at_round = fields.place();
    fields.count(described.cycle, "the cycle, 0 to 2, follows");
    const std::size_t at_cycle = fields.place();
    fields.count(described.shots, "the shots of this cycle follow");
    seat first;
    fields.player(first, "the seat that began the first round follows, a letter");
    const std::size_t at_first = fields.place();
    described.first = first.index;
    fields.flag(described.placing, "place", "spin", "place or spin, what is due, follows");
    fields.players(described.voided, "the seats whose round counts nothing follow, or '-'");
    const std::size_t at_voided = fields.place();
    fields.players(described.out, "the seats that are out follow, or '-'");
    fields.chance(described.chance, "16 hexadecimal digits, the state of chance, follow");
    if (fields.failed()) {
        return fields.fault();
    }
    result<state> assembled = rules.assemble(described);
    if (!assembled && assembled.error().position == error::nowhere) {
        error why = assembled.error();
        const auto by = [&why](clause broken) { return why.clause == broken; };
        why.position = by("ST-14") || by("ST-18")  ? at_points
                       : by("ST-17")               ? at_round
                       : by("ST-8") || by("ST-12") ? at_cycle
                       : by("ST-4")                ? at_first
                       : by("ST-13")               ? at_voided
                                                   : discs->begin;
        return why;
    }
    return assembled;
}

} // namespace quintet::inline v0::spinning_target

#endif
