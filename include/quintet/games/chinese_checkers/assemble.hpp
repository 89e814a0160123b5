// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_CHINESE_CHECKERS_ASSEMBLE_HPP
#define QUINTET_GAMES_CHINESE_CHECKERS_ASSEMBLE_HPP

#include <quintet/core/result.hpp>
#include <quintet/games/chinese_checkers/game.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace quintet::inline v0::chinese_checkers {

template <int Arm>
constexpr result<basic_state<Arm>> basic_game<Arm>::assemble(const setup_type& setup) const
{
    const auto refuse = [](clause broken, std::string_view message) {
        return error{error_code::bad_position, broken, error::nowhere, message};
    };
    hole_set occupied;
    for (std::uint8_t i = 0; i < max_seats; ++i) {
        const hole_set& own = setup.marbles[i];
        if (i >= seats()) {
            if (!own.empty()) {
                return refuse("CC-3", "a marble of a seat that does not play");
            }
            continue;
        }
        if (own.count() > options_.marbles) {
            return refuse("CC-2", "a seat has too many marbles");
        }
        if (own.count() < options_.marbles) {
            return refuse("CC-2", "a seat has too few marbles");
        }
        if (own.intersects(occupied)) {
            return refuse("CC-5", "two marbles in one hole");
        }
        if (!terrain_of(seat{i}).stopping.contains_all(own)) {
            return refuse("CC-9", "a marble rests in a side arm");
        }
        occupied |= own;
    }
    if (setup.turn.index >= seats()) {
        return refuse("CC-3", "the seat to move does not play");
    }
    if (setup.passes > seats()) {
        return refuse("CC-12", "more turns passed in a row than there are players");
    }
    if (setup.plies_left > options_.ply_limit) {
        return refuse("CC-15", "more plies left than the limit allows");
    }
    if (options_.ply_limit != 0 && setup.passes > options_.ply_limit - setup.plies_left) {
        return refuse("CC-12", "more turns passed in a row than were played");
    }
    if (const auto wrong = fault_of_count(setup)) {
        return refuse("CC-15", *wrong);
    }
    const state_type s = unchecked(setup);
    // The game ends at once, so a target is full by the last move alone: the mover's, and one more only by a swap. With
    // full_target_wins it may be another's target, but then a marble of the mover's has filled it.
    std::size_t full_before = 0;
    for (std::uint8_t i = 0; i < seats(); ++i) {
        full_before += is_complete(options_, s, seat{i}) && next(seat{i}) != s.turn_ ? 1U : 0U;
    }
    if (full_before > (options_.blocking == blocking_rule::swap ? 1U : 0U)) {
        return refuse("CC-14", "a target was full before the last move, which ended the game");
    }
    if (options_.blocking == blocking_rule::full_target_wins) {
        std::size_t full = 0;
        for (std::uint8_t i = 0; i < seats(); ++i) {
            if (has_full_target(options_, s, seat{i})) {
                ++full;
                full_before += s.marbles_[previous(s.turn_).index].intersects(terrain_of(seat{i}).target) ? 0U : 1U;
            }
        }
        if (full > 1 || full_before > 0) {
            return refuse("CC-14", "a target was full before the last move, which ended the game");
        }
    }
    if (s.passes_ == 0) {
        return s;
    }
    if (s.ending_ == ending::completed || s.ending_ == ending::full_target) {
        return refuse("CC-14", "a turn was passed after the game had ended");
    }
    // Nothing moved since the first pass, so each seat that passed must still be stuck.
    seat passer = s.turn_;
    for (std::size_t i = 0; i + s.passes_ < seats(); ++i) {
        passer = next(passer);
    }
    for (std::size_t i = 0; i < s.passes_; ++i, passer = next(passer)) {
        if (has_step_or_chain(s, passer)) {
            return refuse("CC-12", "a seat passed that could have moved");
        }
    }
    return s;
}

template <int Arm>
constexpr std::optional<std::string_view> basic_game<Arm>::fault_of_count(const setup_type& setup) const
{
    if (options_.ply_limit == 0) {
        return std::nullopt;
    }
    const std::uint32_t played = options_.ply_limit - setup.plies_left;
    if (played % seats() != setup.turn.index) {
        return "after so many plies, passes among them, it is another seat's turn";
    }
    const std::size_t moves = played - setup.passes;
    std::size_t away_in_all = 0;
    for (std::uint8_t i = 0; i < seats(); ++i) {
        const std::size_t away = (setup.marbles[i] & ~terrain_of(seat{i}).home).count();
        const std::size_t turns = (moves + seats() - 1U - i) / seats();
        if (options_.blocking != blocking_rule::swap && away > turns) {
            return "more marbles of a seat have left home than it has had turns";
        }
        away_in_all += away;
    }
    if (away_in_all > 2 * moves) { // a swap takes two along
        return "more marbles have left home than so many plies can have moved";
    }
    return std::nullopt;
}

} // namespace quintet::inline v0::chinese_checkers

#endif
