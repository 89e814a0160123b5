// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_DETAIL_SHOT_JUDGE_HPP
#define QUINTET_GAMES_CROKINOLE_DETAIL_SHOT_JUDGE_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/config.hpp>
#include <quintet/core/clause.hpp>
#include <quintet/games/crokinole/event.hpp>
#include <quintet/games/crokinole/options.hpp>
#include <quintet/games/crokinole/setup.hpp>
#include <quintet/games/flick/relaid.hpp>
#include <quintet/games/flick/shot_report.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole {

/// Judges one shot of the seat to move: whether it did what it had to, and what becomes of each disc. [CR-8] … [CR-16]
class shot_judge {
  public:
    /// The discs of the position come first in the report, in its table's order; the shot comes last.
    constexpr shot_judge(const options& o, const setup& before, const flick::shot_report& report)
        : o_(o), before_(before), report_(report), side_(side_of(o, before.turn.index)), shot_(before.table.size()),
          own_(before.table.of_side(side_)), others_(before.table.all() & ~own_)
    {
    }

    /// Leaves in the setup the discs that stay on the board, and the twenties; adds the rulings.
    constexpr void judge(setup& after, ruling_list& rulings)
    {
        judge_shot();
        rulings.push_back({bad_ != 0 ? flick::verdict::foul : flick::verdict::good, law_,
                           static_cast<std::uint8_t>(shot_), static_cast<std::uint8_t>(side_), why_});
        flick::disc_list discs;
        std::uint64_t kept = 0;
        for (std::size_t i = 0; i <= shot_; ++i) {
            const disc_pose& pose = report_.pose(i);
            discs.push_back({pose.position, side_of_disc(i), resting_mode(pose), pose.layer, pose.support});
            const decision d = fate_of(i);
            kept |= d.verdict == flick::verdict::stays ? std::uint64_t{1} << i : 0U;
            if (d.verdict == flick::verdict::made) {
                ++after.cups[side_of_disc(i)];
            }
            if (!d.by.empty()) {
                rulings.push_back({d.verdict, d.by, static_cast<std::uint8_t>(i), side_of_disc(i), d.why});
            }
        }
        after.table = flick::table_of(flick::relaid(o_.board, discs, kept), kept);
    }

    /// The discs that stay unless they touched something outside, which the report cannot tell. [CR-21]
    [[nodiscard]] constexpr std::uint64_t undecided() const
    {
        std::uint64_t found = 0;
        if (o_.line_crossing == line_crossing_rule::clean) {
            for (std::size_t i = 0; i <= shot_; ++i) {
                const bool stays = fate_of(i).verdict == flick::verdict::stays;
                found |= stays ? report_.unplaced() & std::uint64_t{1} << i : 0U;
            }
        }
        return found;
    }

  private:
    /// What becomes of a disc; where nobody might think otherwise without a clause.
    struct decision {
        flick::verdict verdict = flick::verdict::stays;
        clause by;
        std::string_view why;
    };

    [[nodiscard]] static constexpr bool has(std::uint64_t set, std::size_t i) { return (set >> i & 1U) != 0; }
    [[nodiscard]] constexpr std::uint64_t bit_of_shot() const { return std::uint64_t{1} << shot_; }
    [[nodiscard]] constexpr std::uint8_t side_of_disc(std::size_t i) const
    {
        return i < shot_ ? before_.table[i].side : static_cast<std::uint8_t>(side_);
    }
    [[nodiscard]] constexpr disc_mode resting_mode(const disc_pose& pose) const
    {
        return flick::resting_mode(o_.board, pose.position, pose.layer);
    }

    constexpr void rule(clause law, std::string_view why, std::uint64_t bad = 0)
    {
        law_ = law;
        why_ = why;
        bad_ = bad;
    }

    /// Posts play no part in any of this: they may be hit freely. [CR-12]
    constexpr void judge_shot()
    {
        const std::uint64_t struck = report_.touched();
        const std::uint64_t with_struck = bit_of_shot() | (o_.illegal_shot == illegal_shot_rule::struck ? struck : 0U);
        if (others_ == 0) {
            judge_open_shot(with_struck);
            return;
        }
        // Own discs come first also where no opponent's follows.
        const bool own_first = o_.own_first == own_first_rule::foul && report_.touched_first() != 0;
        const std::uint64_t fouled = !own_first                                  ? 0U
                                     : o_.fouled_discs == fouled_discs_rule::all ? struck
                                                                                 : struck & own_;
        if (!report_.touched_other()) { // directly, off posts or by a combination
            rule("CR-10", "the shot touched no opponent's disc", with_struck | fouled);
        } else if (own_first) {
            rule("CR-11", "the shot touched an own disc before an opponent's", bit_of_shot() | fouled);
        } else {
            rule("CR-10", "the shot touched an opponent's disc");
        }
    }

    /// No opponent's disc lies on the board.
    constexpr void judge_open_shot(std::uint64_t with_struck)
    {
        if (o_.open_board == open_board_rule::touching) {
            for (std::uint64_t rest = bit_of_shot() | report_.touched(); rest != 0; rest &= rest - 1) {
                if (reaches_fifteen(static_cast<std::size_t>(std::countr_zero(rest)), true)) {
                    rule("CR-21", "the shot, or a disc that it struck, ended inside or touching the 15-line");
                    return;
                }
            }
            rule("CR-21", "neither the shot nor a disc that it struck ended inside or touching the 15-line",
                 with_struck);
        } else if (own_ != 0) {
            rule("CR-9", "among own discs a shot need not reach the 15-line");
        } else if (reaches_fifteen(shot_, false)) {
            rule("CR-8", "the shot on an empty board fell into the hole, or ended inside the 15-line");
        } else {
            rule("CR-8", "the shot on an empty board must end inside the 15-line without touching it", with_struck);
        }
    }

    /// Whether a disc dropped into the hole, or ended inside the 15-line, or touching it where that is enough. One that
    /// bounced back is out of play wherever it lies. [CR-13]
    [[nodiscard]] constexpr bool reaches_fifteen(std::size_t i, bool touching) const
    {
        const disc_pose& pose = report_.pose(i);
        if (has(report_.left(), i)) {
            return false;
        }
        const board_circle& fifteen = o_.board.circles.back();
        const double off = length(pose.position);
        return pose.mode == disc_mode::in_hole || (touching ? off <= outer_limit(fifteen, o_.board.disc_radius)
                                                            : off < inner_limit(fifteen, o_.board.disc_radius));
    }

    [[nodiscard]] constexpr decision fate_of(std::size_t i) const
    {
        using flick::verdict;
        const disc_pose& pose = report_.pose(i);
        if (has(report_.left(), i)) { // what it disturbed stays where it came to rest
            return {verdict::removed, "CR-13",
                    has(report_.bounced(), i) ? "it left the surface and bounced back" : "it left the surface"};
        }
        const bool in_hole = pose.mode == disc_mode::in_hole;
        if (has(bad_, i)) { // a bad disc makes no twenty [CR-11] [CR-15]
            const bool struck = i != shot_ && o_.illegal_shot == illegal_shot_rule::struck && law_ != clause("CR-11");
            const bool touched_own = i != shot_ && !struck;
            return {verdict::removed,
                    struck        ? clause("CR-21")
                    : touched_own ? clause("CR-11")
                                  : law_,
                    i != shot_ ? (in_hole ? "a bad shot touched it: it goes to the ditch, even out of the hole"
                                          : "a bad shot touched it")
                    : in_hole  ? "the shot was bad: it goes to the ditch, even out of the hole"
                               : "the shot was bad"};
        }
        if (in_hole) { // the owner's, whoever knocked it in
            return {verdict::made, "CR-15", "it fell into the hole: a twenty for its owner"};
        }
        if (o_.line_crossing == line_crossing_rule::clean && has(report_.touched_outside(), i)) {
            return {verdict::removed, "CR-21", "it crossed the shooting line and touched something outside"};
        }
        if (length(pose.position) >=
            inner_limit(o_.board.circles[0], o_.board.disc_radius)) { // touching it is enough, whoever moved it [CR-3]
            return {verdict::removed, "CR-14", "it does not rest clear inside the shooting line"};
        }
        if (has(report_.moved(), i) && resting_mode(pose) == disc_mode::leaning) {
            return {verdict::stays, "CR-16", "it leans over the hole without dropping, and counts 15"};
        }
        return {};
    }

    const options& o_;
    const setup& before_;
    const flick::shot_report& report_;
    std::size_t side_;
    /// The shot's number, and the discs on the board by whose they are.
    std::size_t shot_;
    std::uint64_t own_;
    std::uint64_t others_;
    /// What was decided about the shot; which discs it spoils.
    clause law_;
    std::string_view why_;
    std::uint64_t bad_ = 0;
};

} // namespace quintet::inline v0::crokinole

QUINTET_PRECISE_END

#endif
