// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_MOTION_ONCE_HPP
#define QUINTET_TESTS_SUPPORT_MOTION_ONCE_HPP

// The motion of the flick games, compiled in motion_once.cpp for all units of their tests, which include this before
// anything else.

#include <quintet/games/flick/shot_report.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/disc_motion.hpp>
#include <quintet/physics/null_log.hpp>
#include <quintet/physics/shot_log.hpp>

#include <span>

#ifndef QUINTET_TESTS_EXTERN
#define QUINTET_TESTS_EXTERN extern
#endif
#define QUINTET_TESTS_MOTION(Log)                                                                                      \
    QUINTET_TESTS_EXTERN template detail::loop_end disc_motion<flick::capacity>::run<false>(                           \
        const flick::scene&, std::span<const shot>, Log&);                                                             \
    QUINTET_TESTS_EXTERN template detail::loop_end disc_motion<flick::capacity>::run<true>(                            \
        const flick::scene&, std::span<const shot>, Log&)

namespace quintet::inline v0 {

QUINTET_TESTS_MOTION(null_log);
QUINTET_TESTS_MOTION(flick::shot_report);
QUINTET_TESTS_MOTION(shot_log<flick::capacity>);

} // namespace quintet::inline v0

#undef QUINTET_TESTS_MOTION

#endif
