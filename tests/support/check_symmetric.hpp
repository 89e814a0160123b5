// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_CHECK_SYMMETRIC_HPP
#define QUINTET_TESTS_SUPPORT_CHECK_SYMMETRIC_HPP

#include "support/check_position.hpp"
#include "support/fault_log.hpp"

#include <quintet/core/symmetric.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace support {

/// Symmetry number 0 changes nothing, each takes the seats to all seats, and doing two is doing one.
template <quintet::symmetric Rules>
void check_symmetry_group(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s)
{
    log.expect(rules.symmetries() >= 1, "there is at least the identity");
    log.expect(rules.transformed(s, 0) == s, "symmetry 0 is the identity");
    std::vector<quintet::state_of<Rules>> images;
    for (std::size_t k = 0; k < rules.symmetries(); ++k) {
        images.push_back(rules.transformed(s, k));
        std::size_t taken = 0;
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            taken |= std::size_t{1} << rules.transformed(quintet::seat{i}, k).index;
        }
        log.expect(taken == (std::size_t{1} << rules.seats()) - 1, "a symmetry takes the seats to all seats");
    }
    for (const auto& image : images) {
        for (std::size_t k = 0; k < rules.symmetries(); ++k) {
            log.expect(std::ranges::find(images, rules.transformed(image, k)) != images.end(),
                       "two symmetries after another are one");
        }
    }
}

/// All images have one canonical form; legality, moves, turn, score and outcome go along with each symmetry.
template <quintet::symmetric Rules>
void check_symmetries(fault_log& log, const Rules& rules, const quintet::state_of<Rules>& s,
                      const std::vector<quintet::move_of<Rules>>& list,
                      const std::optional<quintet::move_of<Rules>>& played)
{
    const auto canonical = rules.canonical(s);
    log.expect(rules.transformed(s, canonical.symmetry) == canonical.state,
               "the canonical form tells the symmetry that leads to it");
    for (std::size_t k = 0; k < rules.symmetries(); ++k) {
        const auto image = rules.transformed(s, k);
        log.expect(rules.canonical(image).state == canonical.state, "all images have one canonical form");

        std::vector<quintet::move_of<Rules>> moves;
        for (const auto& m : list) {
            moves.push_back(rules.transformed(m, k));
        }
        std::ranges::sort(moves);
        log.expect(moves == list_moves(rules, image), "the image's legal moves are the images of the legal moves");

        const auto who = rules.to_move(s);
        log.expect(rules.to_move(image) == (who ? std::optional(rules.transformed(*who, k)) : std::nullopt),
                   "the turn goes along with a symmetry");
        const auto end = rules.outcome(s);
        const auto image_end = rules.outcome(image);
        log.expect(end.has_value() == image_end.has_value(), "the end goes along with a symmetry");
        for (std::uint8_t i = 0; i < rules.seats(); ++i) {
            const quintet::seat there = rules.transformed(quintet::seat{i}, k);
            log.expect(rules.score(s).seats[i] == rules.score(image).seats[there.index],
                       "the score goes along with a symmetry");
            if (end && image_end) {
                log.expect(end->rank({i}) == image_end->rank(there) && end->ended_by() == image_end->ended_by(),
                           "ranks and ending go along with a symmetry");
            }
        }
        if (played && !log.failed()) {
            auto next = s;
            rules.apply(next, *played);
            auto image_next = image;
            rules.apply(image_next, rules.transformed(*played, k));
            log.expect(image_next == rules.transformed(next, k), "a move's image leads to the image");
        }
    }
}

} // namespace support

#endif
