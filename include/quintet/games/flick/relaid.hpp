// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_RELAID_HPP
#define QUINTET_GAMES_FLICK_RELAID_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/physics/tipping_radius.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

using disc_list = inline_vector<table_disc, capacity>;

/// How a disc rests at a place, so many layers up.
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr disc_mode resting_mode(const disc_board<BoardCapacity>& board, vec2 place, std::uint8_t layer)
{
    const double tip = tipping_radius(real{board.hole.radius}, real{board.disc_radius}).value();
    return layer == 0 && length(place) < tip ? disc_mode::leaning : disc_mode::flat;
}

/// The discs of a list of which some are taken off the board, `kept` being the others as bits by their place in it: a
/// disc that lay on one that is gone comes down where it is, on the board if there is room, else on the nearest disc
/// that it overlaps, layer by layer, as motion lets discs land. Places in the list stay as they were; what is gone
/// stays in it as it was. Takes a time quadratic in the number of discs. [HU-13]
/// `radius_of(disc)` tells how large each is.
template <std::size_t BoardCapacity, class RadiusOf>
[[nodiscard]] constexpr disc_list relaid(const disc_board<BoardCapacity>& board, const disc_list& discs,
                                         std::uint64_t kept, const RadiusOf& radius_of)
{
    const auto stays = [&](std::size_t i) { return (kept >> i & 1U) != 0; };
    disc_list laid = discs;
    std::uint64_t settled = 0;
    // From below: whatever a disc can come down on has its place by then.
    for (std::uint8_t layer = 0; layer <= scene::layer_limit; ++layer) {
        for (std::size_t i = 0; i < discs.size(); ++i) {
            if (!stays(i) || discs[i].layer != layer) {
                continue;
            }
            table_disc& d = laid[i];
            const bool lies =
                d.support == disc::board_below || (stays(d.support) && laid[d.support].layer + 1 == layer);
            if (!lies) {
                d.support = disc::board_below;
                for (d.layer = 0; d.layer < scene::layer_limit; ++d.layer) {
                    std::uint8_t below = disc::board_below;
                    for (std::size_t k = 0; k < discs.size(); ++k) {
                        const double away = distance(laid[k].position, d.position);
                        const real reach = real{radius_of(laid[k])} + real{radius_of(d)};
                        if ((settled >> k & 1U) == 0 || laid[k].layer != d.layer ||
                            !(real{away} < reach - real{scene::overlap_tolerance})) {
                            continue;
                        }
                        if (below == disc::board_below || away < distance(laid[below].position, d.position)) {
                            below = static_cast<std::uint8_t>(k);
                        }
                    }
                    if (below == disc::board_below) {
                        break;
                    }
                    d.support = below;
                }
                d.mode = resting_mode(board, d.position, d.layer);
            }
            settled |= std::uint64_t{1} << i;
        }
    }
    return laid;
}

/// The same where all discs are of the board's size.
template <std::size_t BoardCapacity>
[[nodiscard]] constexpr disc_list relaid(const disc_board<BoardCapacity>& board, const disc_list& discs,
                                         std::uint64_t kept)
{
    return relaid(board, discs, kept, [&](const table_disc&) { return board.disc_radius; });
}

/// The table of those discs of a list that are kept. Precondition: each of them lies on the board or on one kept.
[[nodiscard]] constexpr table table_of(const disc_list& discs, std::uint64_t kept)
{
    std::array<std::uint8_t, capacity> place{};
    disc_list left;
    for (std::size_t i = 0; i < discs.size(); ++i) {
        if ((kept >> i & 1U) != 0) {
            place[i] = static_cast<std::uint8_t>(left.size());
            left.push_back(discs[i]);
        }
    }
    for (table_disc& d : left) {
        d.support = d.support == disc::board_below ? d.support : place[d.support];
    }
    return table::of(left);
}

/// The discs of a table in its order.
[[nodiscard]] constexpr disc_list list_of(const table& discs)
{
    disc_list list;
    for (const table_disc& d : discs) {
        list.push_back(d);
    }
    return list;
}

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
