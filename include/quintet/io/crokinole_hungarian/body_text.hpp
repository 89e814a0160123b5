// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CROKINOLE_HUNGARIAN_BODY_TEXT_HPP
#define QUINTET_IO_CROKINOLE_HUNGARIAN_BODY_TEXT_HPP

// body = discs , ":" , hands , ":" , cups , ":" , totals , ":" , past , ":" , beginner , ":" , turn , ":" , lots ;
// past = twenties , ":" , rounds      in darts instead
//      | legs , ":" , sets ;
//
// hands    = counts ;      discs that each seat has still to shoot
// cups     = counts ;      twenties of each side in this round or turn
// totals   = counts ;      points of each side from the rounds before
// twenties = counts ;      of each side in the rounds before, where they may decide
// rounds   = count ;       rounds completed
// legs     = counts ;      of each player in this set
// sets     = counts ;      of each player
// beginner = seat ;        who began the round; in darts, the leg
// turn     = seat ;        whose turn it is
// lots     = chance ;      for the lots to come
//
// Discs are in flick/table_text.hpp, counts, seats and chance in flick/count_text.hpp.

#include <quintet/core/result.hpp>
#include <quintet/games/crokinole_hungarian.hpp>
#include <quintet/io/flick/count_text.hpp>
#include <quintet/io/flick/table_text.hpp>
#include <quintet/io/hexadecimal.hpp>
#include <quintet/io/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace quintet::inline v0::crokinole_hungarian {

inline void write_body(const game& rules, const state& s, std::string& out)
{
    const setup& all = s.setup();
    const auto counts = [&out](const auto& numbers, std::size_t count) {
        out += ':';
        flick::write_counts(numbers, count, out);
    };
    flick::write_table(all.table, out);
    counts(all.hands, rules.seats());
    counts(all.cups, rules.teams());
    counts(all.totals, rules.teams());
    if (rules.options().format == format::darts) {
        counts(all.legs, all.legs.size());
        counts(all.sets, all.sets.size());
    } else {
        counts(all.twenties, rules.teams());
        out += ':' + std::to_string(all.rounds);
    }
    for (const seat who : {all.beginner, all.turn}) {
        out += ':';
        out += letter_of(who);
    }
    out += ':' + hexadecimal(all.lots.bits());
}

/// The position that the rest of the text says. Precondition: the cursor stands where the body begins.
[[nodiscard]] inline result<state> parse_body(const game& rules, text_cursor& cursor)
{
    const auto discs = flick::parse_table(cursor, rules.teams(), "HU-1");
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
    std::size_t at_past = 0;
    if (rules.options().format == format::darts) {
        fields.counts(described.legs, described.legs.size(), "the legs, a number a player joined by '.', follow");
        at_past = fields.place();
        fields.counts(described.sets, described.sets.size(), "the sets, a number a player joined by '.', follow");
    } else {
        fields.counts(described.twenties, rules.teams(), "the earlier twenties, a number a side joined by '.', follow");
        at_past = fields.place();
        fields.count(described.rounds, "the number of rounds completed follows");
    }
    fields.player(described.beginner, "the seat that began follows, a letter");
    const std::size_t at_beginner = fields.place();
    fields.player(described.turn, "the seat in turn follows, a letter");
    fields.chance(described.lots, "16 hexadecimal digits, the state of the lots, follow");
    if (fields.failed()) {
        return fields.fault();
    }
    if (const auto why = discs->fault_on(rules.options().board)) {
        return *why;
    }
    result<state> assembled = rules.assemble(described);
    if (!assembled && assembled.error().position == error::nowhere) {
        error why = assembled.error();
        const std::array<std::pair<std::string_view, std::size_t>, 7> places{{{"HU-1", at_hands},
                                                                              {"HU-21", at_hands},
                                                                              {"HU-2", at_beginner},
                                                                              {"HU-12", discs->begin},
                                                                              {"HU-14", discs->begin},
                                                                              {"HU-18", at_past},
                                                                              {"HU-25", at_past}}};
        why.position = at_totals;
        for (const auto& [broken, place] : places) {
            why.position = why.clause.name() == broken ? place : why.position;
        }
        return why;
    }
    return assembled;
}

} // namespace quintet::inline v0::crokinole_hungarian

#endif
