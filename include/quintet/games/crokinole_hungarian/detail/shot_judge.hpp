// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_SHOT_JUDGE_HPP
#define QUINTET_GAMES_CROKINOLE_HUNGARIAN_DETAIL_SHOT_JUDGE_HPP

#include <quintet/boards/disc_board_zones.hpp>
#include <quintet/config.hpp>
#include <quintet/core/clause.hpp>
#include <quintet/games/crokinole_hungarian/event.hpp>
#include <quintet/games/crokinole_hungarian/move.hpp>
#include <quintet/games/crokinole_hungarian/options.hpp>
#include <quintet/games/crokinole_hungarian/setup.hpp>
#include <quintet/games/flick/relaid.hpp>
#include <quintet/games/flick/shot_report.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::crokinole_hungarian {

/// What a shot must bring about.
enum class shot_duty : std::uint8_t {
    free_shot, ///< reach the 15 zone or the hole [HU-4]
    contact,   ///< touch another's disc [HU-6]
    nothing,   ///< the finishing shot of darts [HU-24]
};

/// The duty, with the clauses that a ruling names: of the duty itself, and of what a foul costs.
struct shot_law {
    shot_duty duty = shot_duty::free_shot;
    clause clause_of_duty;
    clause clause_of_foul;
};

/// What the discs on the board ask of a side's shot. [HU-4] [HU-6] [HU-20] … [HU-24]
[[nodiscard]] constexpr shot_law law_of(const options& o, const setup& s, std::size_t side)
{
    if (o.format == format::darts) {
        if (s.totals[side] == o.target) {
            return {shot_duty::nothing, "HU-24", "HU-24"};
        }
        // Own discs are touched, as there are no others.
        return {s.table.empty() ? shot_duty::free_shot : shot_duty::contact, "HU-22", "HU-22"};
    }
    const bool free = (s.table.all() & ~s.table.of_side(side)) == 0;
    if (o.format == format::hussar) {
        return free ? shot_law{shot_duty::free_shot, "HU-21", "HU-5"} : shot_law{shot_duty::contact, "HU-21", "HU-7"};
    }
    if (free) {
        return {shot_duty::free_shot, "HU-4", "HU-5"};
    }
    // A contact with any foreign disc will do.
    return {shot_duty::contact, o.format == format::four_singles ? clause("HU-20") : clause("HU-6"), "HU-7"};
}

/// What a judge makes of a shot: the discs left on the board, and the twenties by side.
struct judged_shot {
    flick::table table;
    std::array<std::uint8_t, most_sides> made{};
};

/// Judges one shot: what it had to do, what it made, and which discs go.
class shot_judge {
  public:
    /// `before`: the position as the shot found it, without a disc that was picked up. Its discs come first in the
    /// report, then the shot: of a pair the lower one first.
    constexpr shot_judge(const options& o, const setup& before, std::size_t side, struck_discs struck,
                         const flick::shot_report& report, ruling_list& rulings)
        : o_(o), before_(before), side_(side), struck_(struck), report_(report), rulings_(rulings),
          first_(before.table.size()), count_(first_ + discs_a_shot(o.format)),
          shot_(((std::uint64_t{1} << count_) - 1) & ~before.table.all()), law_(law_of(o, before, side))
    {
    }

    [[nodiscard]] constexpr judged_shot judge()
    {
        place_discs();
        const bool good = is_good();
        rule_on_shot(good);
        if (!good) {
            punish();
        } else if (struck_ == struck_discs::upper) {
            judge_upper();
        }
        clear_base_line();
        return result();
    }

  private:
    enum class fate : std::uint8_t { stays, cup, ditch };

    struct decision {
        crokinole_hungarian::shot_judge::fate fate = fate::stays;
        clause by;
        std::string_view why;
    };

    /// Where each disc came to lie, whatever the shot was worth.
    constexpr void place_discs()
    {
        for (std::size_t i = 0; i < count_; ++i) {
            const disc_pose& pose = report_.pose(i);
            const std::uint64_t bit = std::uint64_t{1} << i;
            const disc_mode mode =
                on_surface(pose.mode) ? flick::resting_mode(o_.board, pose.position, pose.layer) : pose.mode;
            if ((report_.bounced() & bit) != 0) { // and be it into the hole [HU-11]
                remove(i, "HU-11", "it left the board and bounced back");
            } else if (mode == disc_mode::in_hole) { // at once and for its owner, whoever knocked it in [HU-9]
                decisions_[i] = {fate::cup, "HU-9", "it fell into the hole: a twenty for its owner"};
            } else if (!on_surface(mode)) { // what slid out stays out [HU-14]
                remove(i, "HU-14", "it left the board");
            }
            discs_.push_back({pose.position, owner_of(i), mode, pose.layer, pose.support});
        }
        if (report_.captured() != 0) {
            clear_full_hole();
        }
        come_down();
    }
    /// What lay on a disc that is out of play lies where it comes down, and is judged there. [HU-11] [HU-13]
    constexpr void come_down() { discs_ = flick::relaid(o_.board, discs_, kept()); }
    /// What lies on the disc in the hole is out, be its landing told or not; and so is what comes down on it as that
    /// goes. [HU-13]
    constexpr void clear_full_hole()
    {
        for (bool again = true; again;) {
            again = false;
            for (std::size_t i = 0; i < count_; ++i) {
                const std::uint8_t lower = discs_[i].support;
                const bool lies_there = lower == disc::board_below || decisions_[lower].fate != fate::stays;
                if (decisions_[i].fate == fate::stays && lies_there && is_over_hole(discs_[i].position)) {
                    remove(i, "HU-13", "it lies on a disc in the hole");
                    again = true;
                }
            }
        }
    }

    [[nodiscard]] constexpr bool is_over_hole(vec2 place) const
    {
        return flick::resting_mode(o_.board, place, 0) == disc_mode::leaning;
    }

    [[nodiscard]] constexpr bool is_good() const
    {
        switch (law_.duty) {
        case shot_duty::nothing:
            return true;
        case shot_duty::contact:
            // One of the own discs touched another's: directly, off posts, or through own discs. [HU-6] In darts any
            // disc will do. [HU-22]
            if (o_.format == format::darts) {
                return report_.touched() != 0;
            }
            // Of two that are flicked together, one must itself touch it. [HU-21]
            return o_.format == format::hussar && o_.hussar_contact == hussar_contact_rule::pair
                       ? report_.makers_touched_other()
                       : report_.own_met_other();
        case shot_duty::free_shot:
            break;
        }
        // Of the shot and the own discs that it touched one must end in the 15 zone, or in the hole. [HU-4] Of two that
        // are flicked together, one of the two inside the line. [HU-21]
        const bool pair = o_.format == format::hussar;
        const bool inside = pair || (o_.free_carom == free_carom_rule::inside && report_.touched() != 0);
        for (std::uint64_t rest = pair ? shot_ : shot_ | report_.touched(); rest != 0; rest &= rest - 1) {
            if (reaches_fifteen(static_cast<std::size_t>(std::countr_zero(rest)), inside)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a disc ended in the hole, or in the 15 zone; there touching its line is enough unless it must lie
    /// inside. What lies on another lies where that does. [HU-4] [HU-13]
    [[nodiscard]] constexpr bool reaches_fifteen(std::size_t i, bool inside) const
    {
        if (decisions_[i].fate != fate::stays) {
            return decisions_[i].fate == fate::cup;
        }
        while (discs_[i].support != disc::board_below) {
            i = discs_[i].support;
        }
        const board_circle& fifteen = o_.board.circles.back();
        const double off = length(discs_[i].position);
        return inside ? off < inner_limit(fifteen, o_.board.disc_radius)
                      : off <= outer_limit(fifteen, o_.board.disc_radius);
    }

    constexpr void rule_on_shot(bool good)
    {
        const bool free = law_.duty == shot_duty::free_shot;
        const std::string_view why = law_.duty == shot_duty::nothing ? "the finishing shot need not touch anything"
                                     : good && free                  ? "the shot reached the 15 zone or the hole"
                                     : good                          ? "the shot brought about a contact"
                                     : free                          ? "no disc reached the 15 zone"
                                                                     : "no disc that had to be touched was touched";
        rulings_.push_back({good ? flick::verdict::good : flick::verdict::foul, law_.clause_of_duty,
                            static_cast<std::uint8_t>(first_), static_cast<std::uint8_t>(side_), why});
    }

    /// The shot goes to the ditch, even out of the hole; and own and partner's discs that it touched, where a contact
    /// failed [HU-7]; where a free shot failed, by the option. [HU-5]
    constexpr void punish()
    {
        const bool own_too =
            law_.duty == shot_duty::contact || o_.free_shot_foul == free_shot_foul_rule::shot_and_touched;
        const std::uint64_t own = before_.table.of_side(side_) & report_.touched();
        for (std::uint64_t rest = shot_ | (own_too ? own : 0U); rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            if (decisions_[i].fate != fate::ditch) {
                remove(i, law_.clause_of_foul, "the shot was a foul");
            }
        }
    }

    /// Only the upper of the two discs was struck: it stays if it ends in the 15 zone or the hole. [HU-21]
    constexpr void judge_upper()
    {
        const std::size_t upper = first_ + 1;
        if (decisions_[upper].fate == fate::stays && !reaches_fifteen(upper, true)) {
            remove(upper, "HU-21", "only the upper disc was struck, and it did not reach the 15 zone");
        }
    }

    /// Whatever stops touching the base line goes, whosever it is, and be it by reaching over the line from on top of
    /// another. [HU-8] [HU-14] What lay on a disc that goes comes down.
    constexpr void clear_base_line()
    {
        const double limit = inner_limit(o_.board.circles[0], o_.board.disc_radius);
        for (std::size_t i = 0; i < count_; ++i) {
            if (decisions_[i].fate == fate::stays && length(discs_[i].position) >= limit) {
                const bool left_behind = struck_ == struck_discs::upper && i == first_;
                remove(i, left_behind ? clause("HU-21") : clause("HU-14"), "it touches the base line");
            }
        }
        come_down();
    }

    [[nodiscard]] constexpr judged_shot result()
    {
        judged_shot shot;
        for (std::size_t i = 0; i < count_; ++i) {
            const decision& d = decisions_[i];
            if (d.fate == fate::cup) {
                ++shot.made[owner_of(i)];
            }
            if (d.fate != fate::stays) {
                rule(d.fate == fate::cup ? flick::verdict::made : flick::verdict::removed, d.by, i, d.why);
            } else if ((report_.moved() >> i & 1U) != 0) {
                tell_why_it_stays(i);
            }
        }
        shot.table = flick::table_of(discs_, kept());
        return shot;
    }

    constexpr void tell_why_it_stays(std::size_t i)
    {
        if (discs_[i].mode == disc_mode::leaning) { // still in play; it counts 15 if it lies so at the end [HU-12]
            rule(flick::verdict::stays, "HU-12", i, "it leans over the hole, and stays in play");
        } else if (discs_[i].layer > 0) { // as it also may when two are flicked together [HU-13] [HU-21]
            rule(flick::verdict::stays, "HU-13", i, "it lies on another disc, and stays in play");
        } else if ((report_.touched_outside() >> i & 1U) != 0) { // by its own motion, not off the ditch or rail [HU-10]
            rule(flick::verdict::stays, "HU-10", i, "it crossed the base line, came back, and rests inside");
        }
    }

    constexpr void rule(flick::verdict verdict, clause by, std::size_t i, std::string_view why)
    {
        rulings_.push_back({verdict, by, static_cast<std::uint8_t>(i), owner_of(i), why});
    }
    constexpr void remove(std::size_t i, clause by, std::string_view why) { decisions_[i] = {fate::ditch, by, why}; }
    [[nodiscard]] constexpr std::uint8_t owner_of(std::size_t i) const
    {
        return i < first_ ? before_.table[i].side : static_cast<std::uint8_t>(side_);
    }
    [[nodiscard]] constexpr std::uint64_t kept() const
    {
        std::uint64_t mask = 0;
        for (std::size_t i = 0; i < count_; ++i) {
            mask |= decisions_[i].fate == fate::stays ? std::uint64_t{1} << i : 0U;
        }
        return mask;
    }

    const options& o_;
    const setup& before_;
    std::size_t side_;
    struck_discs struck_;
    const flick::shot_report& report_;
    ruling_list& rulings_;
    std::size_t first_;
    std::size_t count_;
    std::uint64_t shot_;
    shot_law law_;
    std::array<decision, flick::capacity> decisions_{};
    flick::disc_list discs_;
};

} // namespace quintet::inline v0::crokinole_hungarian

QUINTET_PRECISE_END

#endif
