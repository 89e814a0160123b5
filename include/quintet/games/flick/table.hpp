// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_TABLE_HPP
#define QUINTET_GAMES_FLICK_TABLE_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>
#include <quintet/core/hash.hpp>
#include <quintet/core/inline_vector.hpp>
#include <quintet/core/result.hpp>
#include <quintet/physics/disc_scene.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::flick {

/// All flick games move their discs in scenes of one size: the motion is then compiled once.
inline constexpr std::size_t capacity = 40;
using scene = disc_scene<capacity>;

/// A disc in play.
struct table_disc {
    vec2 position;
    /// The side that owns it: a team's number.
    std::uint8_t side = 0;
    disc_mode mode = disc_mode::flat;
    std::uint8_t layer = 0;
    /// The number of the disc below, or disc::board_below.
    std::uint8_t support = disc::board_below;

    friend constexpr bool operator==(const table_disc&, const table_disc&) = default;
};

/// The discs in play, whoever shot them and in whatever order: they stand in one order, so that equal positions are
/// equal values. By layer, then side, then place. A disc's number is its place in this order.
class table {
  public:
    [[nodiscard]] constexpr std::size_t size() const { return discs_.size(); }
    [[nodiscard]] constexpr bool empty() const { return discs_.empty(); }
    /// Precondition: i < size().
    [[nodiscard]] constexpr const table_disc& operator[](std::size_t i) const { return discs_[i]; }
    [[nodiscard]] constexpr auto begin() const { return discs_.begin(); }
    [[nodiscard]] constexpr auto end() const { return discs_.end(); }

    /// The discs of a side, as bits by their numbers.
    [[nodiscard]] constexpr std::uint64_t of_side(std::size_t side) const
    {
        std::uint64_t mask = 0;
        for (std::size_t i = 0; i < size(); ++i) {
            mask |= discs_[i].side == side ? std::uint64_t{1} << i : 0U;
        }
        return mask;
    }
    /// All discs, as bits.
    [[nodiscard]] constexpr std::uint64_t all() const { return (std::uint64_t{1} << size()) - 1; }

    /// The discs in any order, their supports counted in it; unchecked: see `scene_on`.
    /// Precondition: at most `capacity`, and each support below its disc by one layer.
    [[nodiscard]] static constexpr table of(const inline_vector<table_disc, capacity>& discs)
    {
        std::array<std::uint8_t, capacity> order{};
        for (std::size_t i = 0; i < discs.size(); ++i) {
            std::size_t at = i;
            for (; at > 0 && before(discs[i], discs[order[at - 1]]); --at) {
                order[at] = order[at - 1];
            }
            order[at] = static_cast<std::uint8_t>(i);
        }
        std::array<std::uint8_t, capacity> number{};
        for (std::size_t i = 0; i < discs.size(); ++i) {
            number[order[i]] = static_cast<std::uint8_t>(i);
        }
        table sorted;
        for (std::size_t i = 0; i < discs.size(); ++i) {
            table_disc d = discs[order[i]];
            d.position = d.position + vec2{}; // no negative zeros: they would be equal, with another hash
            if (d.support != disc::board_below && d.support < discs.size()) {
                d.support = number[d.support];
            }
            sorted.discs_.push_back(d);
        }
        return sorted;
    }

    /// The discs on a board, by their numbers, or why they cannot lie so. Takes a time quadratic in their number.
    template <std::size_t BoardCapacity>
    [[nodiscard]] constexpr result<scene> scene_on(const disc_board<BoardCapacity>& board) const
    {
        scene on_board;
        for (const table_disc& d : discs_) {
            const auto added = on_board.add(board, as_disc(board, d));
            if (!added) {
                return added.error();
            }
        }
        return on_board;
    }

    /// The same, unchecked. Precondition: they can lie so, as the discs of a position can.
    template <std::size_t BoardCapacity>
    [[nodiscard]] constexpr scene unchecked_scene(const disc_board<BoardCapacity>& board) const
    {
        scene on_board;
        for (const table_disc& d : discs_) {
            on_board.add_unchecked(as_disc(board, d));
        }
        return on_board;
    }

    template <std::size_t BoardCapacity>
    [[nodiscard]] static constexpr disc as_disc(const disc_board<BoardCapacity>& board, const table_disc& d)
    {
        disc made;
        made.position = d.position;
        made.radius = board.disc_radius;
        made.height = board.disc_height;
        made.mode = d.mode;
        made.layer = d.layer;
        made.support = d.support;
        return made;
    }

    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        std::uint64_t h = size();
        for (const table_disc& d : discs_) {
            h = hash_combine(h, bits_of(d.position.x));
            h = hash_combine(h, bits_of(d.position.y));
            h = hash_combine(h, d.side + 256U * static_cast<unsigned>(d.mode) + 65536U * d.layer +
                                    (1U << 24U) * d.support);
        }
        return h;
    }

    friend constexpr bool operator==(const table&, const table&) = default;

  private:
    static constexpr bool before(const table_disc& a, const table_disc& b)
    {
        if (a.layer != b.layer) {
            return a.layer < b.layer;
        }
        if (a.side != b.side) {
            return a.side < b.side;
        }
        return a.position.x != b.position.x ? a.position.x < b.position.x : a.position.y < b.position.y;
    }

    inline_vector<table_disc, capacity> discs_;
};

} // namespace quintet::inline v0::flick

QUINTET_PRECISE_END

#endif
