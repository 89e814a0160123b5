// SPDX-License-Identifier: MIT
#ifndef QUINTET_PHYSICS_DISC_SCENE_HPP
#define QUINTET_PHYSICS_DISC_SCENE_HPP

#include <quintet/boards/disc_board.hpp>
#include <quintet/config.hpp>
#include <quintet/core/result.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0 {

/// How a disc is: at rest, every disc of a scene is in one of these.
enum class disc_mode : std::uint8_t {
    flat,     ///< lies on the board, or on another disc
    leaning,  ///< over the hole without having dropped, or tilted against a disc or a tower [CR-16] [HU-12] [ST-16]
    in_hole,  ///< dropped into the hole [CR-15]
    fallen,   ///< left the surface: in the ditch, or off the board [CR-13] [ST-11]
    upright,  ///< stands on its edge and spins [ST-19]
    wobbling, ///< about to fall flat [ST-19]
    standing, ///< part of a tower that stands [ST-1]
    airborne, ///< between the surface and the rail; never at rest
};

/// Whether such a disc is on the board and can be met.
[[nodiscard]] constexpr bool on_surface(disc_mode mode)
{
    return mode != disc_mode::in_hole && mode != disc_mode::fallen && mode != disc_mode::airborne;
}

/// One disc: where it lies, what it is, how it lies.
struct disc {
    /// No disc below: it lies on the board.
    static constexpr std::uint8_t board_below = 255;

    /// The sizes that a scene takes (m, kg): beyond them the products of the motion would leave the range of a double.
    static constexpr double least_radius = 1e-4;
    static constexpr double least_mass = 1e-6;
    static constexpr double most_mass = 1e3;

    vec2 position;
    double radius = 0;
    /// kg. The default is a wooden disc of crokinole's size.
    double mass = 0.005;
    double height = 0.008;
    disc_mode mode = disc_mode::flat;
    /// How many discs lie below.
    std::uint8_t layer = 0;
    /// The index of the disc below.
    std::uint8_t support = board_below;

    friend constexpr bool operator==(const disc&, const disc&) = default;
};

/// The bits of the heights that a disc takes up: two discs can meet where these share one.
[[nodiscard]] constexpr std::uint8_t height_mask(disc_mode mode, std::uint8_t layer)
{
    const bool tall = mode == disc_mode::upright || mode == disc_mode::wobbling || mode == disc_mode::standing;
    return tall ? std::uint8_t{0xff} : static_cast<std::uint8_t>(1U << layer);
}

/// Discs at rest on a board: at most Capacity. A disc keeps its index for ever. Whatever is in a scene got there
/// through a check, so that no two discs overlap and none has a senseless size.
template <std::size_t Capacity>
class disc_scene {
    static_assert(Capacity >= 1 && Capacity <= 64);

  public:
    static constexpr std::size_t capacity = Capacity;
    /// m. Overlaps up to this are rounding, not faults.
    static constexpr double overlap_tolerance = 1e-9;
    /// More discs than this do not lie on each other.
    static constexpr std::uint8_t layer_limit = 7;

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

    /// Precondition: i < size().
    [[nodiscard]] constexpr disc operator[](std::size_t i) const
    {
        QUINTET_ASSERT(i < size_);
        return discs_[i];
    }
    [[nodiscard]] constexpr vec2 position(std::size_t i) const { return discs_[i].position; }
    [[nodiscard]] constexpr double radius(std::size_t i) const { return discs_[i].radius; }
    [[nodiscard]] constexpr double mass(std::size_t i) const { return discs_[i].mass; }
    [[nodiscard]] constexpr double height(std::size_t i) const { return discs_[i].height; }
    [[nodiscard]] constexpr disc_mode mode(std::size_t i) const { return discs_[i].mode; }
    [[nodiscard]] constexpr std::uint8_t layer(std::size_t i) const { return discs_[i].layer; }
    [[nodiscard]] constexpr std::uint8_t support(std::size_t i) const { return discs_[i].support; }
    /// Whether all discs lie flat on the board or are off it: no stacks, towers or upright discs.
    [[nodiscard]] constexpr bool is_plain() const { return special_ == 0; }

    /// Puts one more disc on the board; gives its index. The scene is unchanged where it is refused:
    /// senseless numbers (bad_number), no room in the scene (limit_reached), off the board or overlapping a disc or a
    /// post (bad_position). Takes a time linear in the number of discs.
    template <std::size_t BoardCapacity>
    constexpr result<std::size_t> add(const disc_board<BoardCapacity>& board, const disc& added)
    {
        if (size_ == Capacity) {
            return error{error_code::limit_reached, "CR-4", error::nowhere, "more discs than the scene has room for"};
        }
        if (const auto why = fault(board, added, size_)) {
            return *why;
        }
        write(size_, added);
        return size_++;
    }

    /// Puts one more disc on the board without a check, and gives its index. Precondition: there is room, and the scene
    /// is free of faults when all such writes are done: see `scene_fault`.
    constexpr std::size_t add_unchecked(const disc& added)
    {
        QUINTET_ASSERT(size_ < Capacity);
        write(size_, added);
        return size_++;
    }

    /// Puts disc i elsewhere, or turns it into another disc, under the same checks. Precondition: i < size().
    template <std::size_t BoardCapacity>
    constexpr result<std::size_t> replace(const disc_board<BoardCapacity>& board, std::size_t i, const disc& by)
    {
        QUINTET_ASSERT(i < size_);
        if (const auto why = fault(board, by, i)) {
            return *why;
        }
        write(i, by);
        return i;
    }

    /// Takes disc i off the board (its index stays); discs that lay on it come down by one. Precondition: i < size().
    constexpr void remove(std::size_t i)
    {
        QUINTET_ASSERT(i < size_);
        disc gone = (*this)[i];
        for (std::size_t k = 0; k < size_; ++k) {
            if (discs_[k].support == i) {
                discs_[k].support = gone.support;
                lower(k, gone.layer);
            }
        }
        gone.mode = disc_mode::fallen;
        gone.layer = 0;
        gone.support = disc::board_below;
        write(i, gone);
    }

    constexpr void clear()
    {
        size_ = 0;
        special_ = 0;
    }

    /// Writes what motion, a camera or a text form says, without a check. Precondition: i < size(), and the scene is
    /// free of faults when all such writes are done: see `scene_fault`.
    constexpr void set_unchecked(std::size_t i, const disc& by) { write(i, by); }

    /// What forbids disc i to be like this among the others, or nothing.
    template <std::size_t BoardCapacity>
    [[nodiscard]] constexpr std::optional<error> fault(const disc_board<BoardCapacity>& board, const disc& d,
                                                       std::size_t i) const
    {
        const auto bad = [](error_code code, std::string_view why) {
            return std::optional<error>{error{code, "CR-7", error::nowhere, why}};
        };
        if (!is_finite(d.position) || !is_finite(real{d.radius}) || !is_finite(real{d.mass}) ||
            !is_finite(real{d.height})) {
            return bad(error_code::bad_number, "a disc's numbers are finite");
        }
        if (!(d.radius > 0) || !(d.mass > 0) || !(d.height >= 0)) {
            return bad(error_code::bad_number, "a disc has a positive radius and mass, and no negative height");
        }
        if (d.radius < disc::least_radius || d.radius > board.surface_radius || d.height > board.surface_radius ||
            d.mass < disc::least_mass || d.mass > disc::most_mass) {
            return bad(error_code::bad_number, "a disc is no larger than the board, and neither a grain nor a rock");
        }
        if (d.mode == disc_mode::airborne) {
            return bad(error_code::bad_position, "no disc rests in the air");
        }
        if ((d.layer == 0) != (d.support == disc::board_below) || d.layer > layer_limit ||
            (d.layer > 0 && !on_surface(d.mode))) {
            return bad(error_code::bad_position, "a disc lies on the board, or on a disc one layer below");
        }
        if (!on_surface(d.mode)) {
            return std::nullopt;
        }
        if (length(d.position) > board.surface_radius) {
            return bad(error_code::bad_position, "the disc's centre is off the board");
        }
        if (d.layer > 0) {
            const bool below = d.support < size_ && d.support != i && on_surface(discs_[d.support].mode) &&
                               discs_[d.support].layer + 1 == d.layer &&
                               distance(position(d.support), d.position) < discs_[d.support].radius + d.radius;
            if (!below) {
                return bad(error_code::bad_position, "the disc that it lies on is not below it");
            }
        }
        for (const board_post& post : board.posts) {
            if (distance(post.centre, d.position) < post.radius + d.radius - overlap_tolerance) {
                return bad(error_code::bad_position, "the disc overlaps a post");
            }
        }
        for (std::size_t k = 0; k < size_; ++k) {
            const bool same_tower = d.mode == disc_mode::standing && discs_[k].mode == disc_mode::standing &&
                                    d.layer != discs_[k].layer && (d.support == k || position(k) == d.position);
            if (k == i || !on_surface(discs_[k].mode) || same_tower ||
                (height_mask(discs_[k].mode, discs_[k].layer) & height_mask(d.mode, d.layer)) == 0) {
                continue;
            }
            const bool against_tower = (d.mode == disc_mode::leaning && discs_[k].mode == disc_mode::standing) ||
                                       (d.mode == disc_mode::standing && discs_[k].mode == disc_mode::leaning);
            if (against_tower && position(k) != d.position) {
                continue; // tilted, it is narrower than it lies [ST-16]
            }
            if (position(k) == d.position) {
                return bad(error_code::bad_position, "two discs have the same centre");
            }
            if (distance(position(k), d.position) < discs_[k].radius + d.radius - overlap_tolerance) {
                return bad(error_code::bad_position, "two discs overlap");
            }
        }
        return std::nullopt;
    }

    friend constexpr bool operator==(const disc_scene& a, const disc_scene& b)
    {
        if (a.size_ != b.size_) {
            return false;
        }
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

  private:
    static constexpr bool special(disc_mode mode, std::uint8_t layer)
    {
        return layer > 0 || mode == disc_mode::upright || mode == disc_mode::wobbling || mode == disc_mode::standing;
    }
    constexpr void write(std::size_t i, const disc& d)
    {
        const std::uint64_t bit = std::uint64_t{1} << i;
        special_ = special(d.mode, d.layer) ? special_ | bit : special_ & ~bit;
        discs_[i] = d;
    }
    constexpr void lower(std::size_t i, std::uint8_t to)
    {
        disc down = (*this)[i];
        down.layer = to;
        write(i, down);
        for (std::size_t k = 0; k < size_; ++k) {
            if (discs_[k].support == i) {
                lower(k, static_cast<std::uint8_t>(to + 1));
            }
        }
    }

    std::array<disc, Capacity> discs_{};
    std::uint64_t special_ = 0;
    std::size_t size_ = 0;
};

/// What is wrong with a whole scene on a board, or nothing. Takes a time quadratic in the number of discs.
template <std::size_t BoardCapacity, std::size_t Capacity>
[[nodiscard]] constexpr std::optional<error> scene_fault(const disc_board<BoardCapacity>& board,
                                                         const disc_scene<Capacity>& scene)
{
    for (std::size_t i = 0; i < scene.size(); ++i) {
        if (const auto why = scene.fault(board, scene[i], i)) {
            return why;
        }
    }
    return std::nullopt;
}

} // namespace quintet::inline v0

QUINTET_PRECISE_END

#endif
