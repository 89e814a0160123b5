// SPDX-License-Identifier: MIT
#ifndef QUINTET_GAMES_FLICK_SEEN_SHOTS_HPP
#define QUINTET_GAMES_FLICK_SEEN_SHOTS_HPP

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet::inline v0::flick {

/// Which shots of a list were visited, by 64-bit hashes of them: at most Most. It lies on the stack beneath whatever
/// the visitor does, so it keeps 32 bits of a hash, and where they stand tells more of it: two shots of a list of a
/// thousand are taken for one less than once in a million lists.
template <std::size_t Most>
class seen_shots {
  public:
    /// Adds a shot; false where it was there.
    constexpr bool insert(std::uint64_t hash)
    {
        std::uint32_t& slot = tags_[place_of(hash)];
        const bool is_new = slot == 0;
        slot = tag_of(hash);
        return is_new;
    }
    [[nodiscard]] constexpr bool contains(std::uint64_t hash) const { return tags_[place_of(hash)] != 0; }

  private:
    /// So many that some always stay free.
    static constexpr std::size_t slot_count = Most + Most / 5 + 1;

    static constexpr std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32U) | 1U; }
    /// Where the tag of a hash stands, or would: then 0 stands there.
    [[nodiscard]] constexpr std::size_t place_of(std::uint64_t hash) const
    {
        std::size_t at = static_cast<std::uint32_t>(hash) % slot_count;
        while (tags_[at] != 0 && tags_[at] != tag_of(hash)) {
            at = at + 1 == slot_count ? 0 : at + 1;
        }
        return at;
    }

    std::array<std::uint32_t, slot_count> tags_{};
};

} // namespace quintet::inline v0::flick

#endif
