// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_PLAYED_SHOT_HPP
#define QUINTET_IO_FLICK_PLAYED_SHOT_HPP

#include <quintet/core/rules.hpp>
#include <quintet/games/flick/ruling.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/io/flick/verdict_name.hpp>
#include <quintet/io/picture_request.hpp>
#include <quintet/physics/shot_log.hpp>

#include <string>
#include <vector>

namespace quintet::inline v0::flick {

/// Rules whose moves set discs in motion, which a log can watch.
template <class Rules>
concept shoots = rules<Rules> && requires(const Rules& rules, const state_of<Rules>& s, const move_of<Rules>& m,
                                          shot_log<capacity>& log) { rules.shoot(s, m, log); };

} // namespace quintet::inline v0::flick

namespace quintet::inline v0 {

/// A flicked move and the position that it was played in. The path of a shot takes the motion of discs, which is long
/// to compile: only programs that make one of these pay for it, not every one that draws a board.
template <flick::shoots Rules>
struct played_move<Rules> {
    state_of<Rules> before;
    move_of<Rules> move;

    played_move(const state_of<Rules>& position, const move_of<Rules>& played) : before(position), move(played)
    {
        shoot_ = [](const Rules& rules, const played_move& last, shot_log<flick::capacity>& log) {
            return rules.shoot(last.before, last.move, log).has_value();
        };
        judge_ = [](const Rules& rules, const played_move& last) {
            state_of<Rules> after = last.before;
            std::vector<std::string> lines;
            for (const flick::ruling& r : rules.apply(after, last.move).rulings) {
                std::string& line = lines.emplace_back(r.clause.name());
                line += ' ';
                line += flick::name_of(r.verdict);
                if (r.verdict == flick::verdict::scored || r.disc != flick::ruling::no_disc) {
                    line += ": ";
                    line += static_cast<char>('a' + r.side);
                }
            }
            return lines;
        };
    }

    /// Shoots again and logs it. False where the shot meets the limit of events. Precondition: the move is a shot.
    [[nodiscard]] bool shoot(const Rules& rules, shot_log<flick::capacity>& log) const
    {
        return shoot_(rules, *this, log);
    }

    /// What the judge decided, a line a ruling: its clause, the verdict, and whose disc or score it is about.
    [[nodiscard]] std::vector<std::string> rulings(const Rules& rules) const { return judge_(rules, *this); }

  private:
    std::vector<std::string> (*judge_)(const Rules& rules, const played_move& last) = nullptr;
    bool (*shoot_)(const Rules& rules, const played_move& last, shot_log<flick::capacity>& log) = nullptr;
};

} // namespace quintet::inline v0

#endif
