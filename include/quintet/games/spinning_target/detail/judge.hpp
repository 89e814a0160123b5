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

/// Why discs cannot rest so, whoever moved them, or nothing: they lie flat, on the board or on each other, or stand in
/// whole towers of white ones. Overlaps are not looked at. [ST-1] [ST-19]
[[nodiscard]] constexpr std::optional<error> rest_fault(const flick::table& discs, error_code code)
{
    const auto bad = [code](clause broken, std::string_view why) {
        return std::optional<error>{error{code, broken, error::nowhere, why}};
    };
    std::array<std::size_t, tower_height> standing{};
    for (const flick::table_disc& d : discs) {
        if (d.mode == disc_mode::flat) {
            continue;
        }
        if (d.mode != disc_mode::standing) {
            return bad("ST-19", "a disc at rest lies flat, or stands in a tower");
        }
        if (d.side != white_side || d.layer >= tower_height) {
            return bad("ST-1", "a tower is three white discs");
        }
        const bool on_its_own =
            d.layer > 0 && (d.support >= discs.size() || discs[d.support].mode != disc_mode::standing ||
                            discs[d.support].position != d.position);
        if (on_its_own) {
            return bad("ST-1", "the discs of a tower stand one above the other");
        }
        ++standing[d.layer];
    }
    for (const std::size_t level : standing) {
        if (level != standing[0]) {
            return bad("ST-1", "a tower is three white discs");
        }
    }
    return std::nullopt;
}

/// The discs as a shot left them, those that fell taken off; notes which did, and which towers fell. [ST-10] [ST-11]
[[nodiscard]] constexpr flick::table table_after(const flick::table& before, std::size_t shooter,
                                                 const flick::shot_report& report, event& e)
{
    flick::disc_list discs;
    std::uint64_t kept = 0;
    for (std::size_t i = 0; i <= before.size(); ++i) {
        const std::uint64_t bit = std::uint64_t{1} << i;
        const disc_pose& pose = report.pose(i);
        flick::table_disc d;
        d.side = i < before.size() ? before[i].side : static_cast<std::uint8_t>(shooter);
        d.position = pose.position;
        d.mode = pose.mode;
        d.layer = pose.layer;
        d.support = pose.support;
        discs.push_back(d);
        if ((report.toppled() & bit) != 0) {
            e.note(flick::verdict::stays, "ST-10", "a tower was knocked over: its discs lie in the way", d.side, i);
        }
        if (on_surface(pose.mode)) {
            kept |= bit;
        } else {
            e.note(flick::verdict::removed, "ST-11", "the disc fell off the board: it is out until the round ends",
                   d.side, i);
        }
    }
    return flick::table_of(discs, kept);
}

/// The number in a shot of a disc that it left on the board.
[[nodiscard]] constexpr std::size_t number_in_shot(const flick::shot_report& report, const flick::table_disc& d)
{
    std::size_t i = 0;
    while (i + 1 < report.size() && (report.pose(i).position != d.position || report.pose(i).layer != d.layer ||
                                     !on_surface(report.pose(i).mode))) {
        ++i;
    }
    return i;
}

/// Makes the next position of a shot's report; the report numbers the discs as the table, the shot last. The judge
/// never asks how the discs came to lie so. [ST-8] [ST-9] [ST-10] [ST-11] [ST-19]
constexpr void judge_shot(const options& o, setup& s, const flick::shot_report& report, event& e)
{
    const std::size_t shooter = shooter_of(o, s);
    e.duration = report.duration();
    e.note(flick::verdict::good, "ST-9", "the shot counts, however it went: the disc stays where it ended", shooter,
           s.table.size());
    s.table = table_after(s.table, shooter, report, e);
    static_cast<void>(s.chance()); // what comes later wobbles by other numbers
    ++s.shots;
    const flick::table lying = s.table;
    const std::size_t before = e.rulings.size();
    advance(o, s, e);
    // What the count says of discs goes by their numbers in the shot, too.
    for (std::size_t k = before; k < e.rulings.size(); ++k) {
        std::uint8_t& number = e.rulings[k].disc;
        if (number != flick::ruling::no_disc) {
            number = static_cast<std::uint8_t>(number_in_shot(report, lying[number]));
        }
    }
}

} // namespace quintet::inline v0::spinning_target

#endif
