// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_SPINNING_TARGET_DETAIL_JUDGE_HPP
#define QUINTET_GAMES_SPINNING_TARGET_DETAIL_JUDGE_HPP

#include <quintet/core/error.hpp>
#include <quintet/games/flick/shot_report.hpp>
#include <quintet/games/spinning_target/detail/turns.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace quintet::inline v0::spinning_target {

/// Why discs cannot rest so, whoever moved them, or nothing: they lie flat, on the board or on each other, are tilted
/// against something, or stand in towers of white ones, from which upper ones may be gone. Overlaps are not looked at.
/// [ST-1] [ST-10] [ST-16] [ST-19]
[[nodiscard]] constexpr std::optional<error> rest_fault(const flick::table& discs, error_code code)
{
    const auto bad = [code](clause broken, std::string_view why) {
        return std::optional<error>{error{code, broken, error::nowhere, why}};
    };
    for (const flick::table_disc& d : discs) {
        if (d.mode == disc_mode::flat || d.mode == disc_mode::leaning) {
            continue;
        }
        if (d.mode != disc_mode::standing) {
            return bad("ST-19", "a disc at rest lies flat or tilted, or stands in a tower");
        }
        if (d.side != white_side || d.layer >= tower_height) {
            return bad("ST-1", "a tower is three white discs at most");
        }
        const bool on_its_own =
            d.layer > 0 && (d.support >= discs.size() || discs[d.support].mode != disc_mode::standing ||
                            discs[d.support].position != d.position);
        if (on_its_own) {
            return bad("ST-10", "what is left of a tower stands one above the other, from the board up");
        }
    }
    return std::nullopt;
}

/// The discs as a shot left them, by their numbers in the shot; which of them stay on the board, as bits.
struct discs_after {
    flick::disc_list discs;
    std::uint64_t kept = 0;

    [[nodiscard]] constexpr flick::table table() const { return flick::table_of(discs, kept); }
    /// The number in the shot of a disc of the table.
    [[nodiscard]] constexpr std::size_t number_of(const flick::table_disc& d) const
    {
        std::size_t i = 0;
        while (i + 1 < discs.size() &&
               ((kept >> i & 1U) == 0 || discs[i].position != d.position || discs[i].layer != d.layer)) {
            ++i;
        }
        return i;
    }
};

/// The discs as a shot left them: those that fell are taken off, those too that bounced back, and what lay on them
/// comes down; notes which did, and what fell of towers. [ST-10] [ST-11]
[[nodiscard]] constexpr discs_after discs_left(const options& o, const flick::table& before, std::size_t shooter,
                                               const flick::shot_report& report, event& e)
{
    discs_after after;
    for (std::size_t i = 0; i <= before.size(); ++i) {
        const std::uint64_t bit = std::uint64_t{1} << i;
        const disc_pose& pose = report.pose(i);
        flick::table_disc d;
        d.side = i < before.size() ? before[i].side : static_cast<std::uint8_t>(shooter);
        d.position = pose.position;
        d.mode = pose.mode;
        d.layer = pose.layer;
        d.support = pose.support;
        after.discs.push_back(d);
        if (i < before.size() && before[i].mode == disc_mode::standing && d.mode != disc_mode::standing) {
            if (before[i].layer == 0) {
                e.note(flick::verdict::stays, "ST-10", "a tower was knocked over: its discs lie in the way", d.side, i);
            } else if (report.pose(before[i].support).mode == disc_mode::standing) {
                e.note(flick::verdict::stays, "ST-10", "a tower lost its discs from this one up: the rest stands on",
                       d.side, i);
            }
        }
        if (on_surface(pose.mode) && (report.left() & bit) == 0) {
            after.kept |= bit;
        } else {
            const bool bounced = (report.bounced() & bit) != 0;
            e.note(flick::verdict::removed, "ST-11",
                   bounced ? "the disc had left the board: it is out until the round ends, though it bounced back"
                           : "the disc fell off the board: it is out until the round ends",
                   d.side, i);
        }
    }
    if (report.bounced() != 0) { // of all others that fell, the log says what became of what lay on them
        after.discs = come_down(o, after.discs, after.kept);
    }
    return after;
}

/// Makes the next position of a shot's report; the report numbers the discs as the table, the shot last. The judge
/// never asks how the discs came to lie so. [ST-8] [ST-9] [ST-10] [ST-11] [ST-19]
constexpr void judge_shot(const options& o, setup& s, const flick::shot_report& report, event& e)
{
    const std::size_t shooter = shooter_of(o, s);
    e.duration = report.duration();
    e.note(flick::verdict::good, "ST-9", "the shot counts, however it went: the disc stays where it ended", shooter,
           s.table.size());
    const discs_after after = discs_left(o, s.table, shooter, report, e);
    s.table = after.table();
    static_cast<void>(s.chance()); // what comes later wobbles by other numbers
    ++s.shots;
    const flick::table lying = s.table;
    const std::size_t before = e.rulings.size();
    advance(o, s, e);
    // What the count says of discs goes by their numbers in the shot, too.
    for (std::size_t k = before; k < e.rulings.size(); ++k) {
        std::uint8_t& number = e.rulings[k].disc;
        if (number != flick::ruling::no_disc) {
            number = static_cast<std::uint8_t>(after.number_of(lying[number]));
        }
    }
}

} // namespace quintet::inline v0::spinning_target

#endif
