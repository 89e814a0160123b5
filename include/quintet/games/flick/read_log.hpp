// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_READ_LOG_HPP
#define QUINTET_GAMES_FLICK_READ_LOG_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/core/result.hpp>
#include <quintet/games/flick/detail/log_fault.hpp>
#include <quintet/games/flick/shot_report.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/shot_event.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

namespace quintet::inline v0::flick {

/// The report of a shot from its log, whoever kept that; or why no shot can have had it: see `log_fault`. `before`: the
/// discs as the shot found them, it among them; `shot`: the discs that were flicked, `own`: those of the shooter's
/// side, the shot's among them, `makers`: see shot_report; all as bits.
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr result<shot_report> read_log(const disc_board<BoardCapacity>& board, const scene& before,
                                                     std::uint64_t shot, std::uint64_t own,
                                                     std::span<const shot_event> events, std::uint64_t makers = 0)
{
    if (const auto why = log_fault(board, before, shot, events)) {
        return *why;
    }
    shot_report report(shot, own, makers);
    report.begin(board.circles.view(), before);
    for (const shot_event& e : events) {
        report.record(e);
    }
    report.finish(events.empty() ? 0 : events.back().time);
    return report;
}

} // namespace quintet::inline v0::flick

#endif
