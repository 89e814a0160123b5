// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_DETAIL_BOUND_TABLE_HPP
#define QUINTET_SEARCH_DETAIL_BOUND_TABLE_HPP

#include <quintet/config.hpp>
#include <quintet/core/worth.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

QUINTET_PRECISE_BEGIN

namespace quintet::inline v0::detail {

/// What a search learned of a position: the true worth is this, at least this, or at most this.
enum class bound : std::uint8_t { none, exact, lower, upper };

struct bound_entry {
    /// No move is known to be best.
    static constexpr std::uint16_t no_move = 0xffff;

    std::uint64_t key = 0;
    quintet::worth worth = 0;
    std::int16_t depth = 0;
    std::uint16_t move = no_move; ///< its place among the legal moves
    detail::bound bound = detail::bound::none;
    std::uint8_t search = 0; ///< in which search it was written, so that old ones give way
};

/// A transposition table of bounded memory: buckets of four entries. In a full bucket the entry gives way that is of
/// an earlier search, or else the one of the least depth.
class bound_table {
  public:
    /// At most so many bytes; none at all under 4 KiB.
    explicit bound_table(std::size_t bytes) : buckets_(bytes < 4096 ? 0 : std::bit_floor(bytes / sizeof(bucket))) {}

    [[nodiscard]] bool empty() const { return buckets_.empty(); }
    /// Before each search.
    void begin_search() { ++search_; }
    void clear() { std::fill(buckets_.begin(), buckets_.end(), bucket{}); }

    /// The entry of a position, or nullptr. Precondition: !empty().
    [[nodiscard]] const bound_entry* find(std::uint64_t key) const
    {
        for (const bound_entry& e : buckets_[place_of(key)]) {
            if (e.key == key && e.bound != bound::none) {
                return &e;
            }
        }
        return nullptr;
    }

    /// Precondition: !empty().
    void store(bound_entry entry)
    {
        bucket& b = buckets_[place_of(entry.key)];
        bound_entry* victim = b.data();
        for (bound_entry& e : b) {
            if (e.key == entry.key) {
                if (entry.move == bound_entry::no_move) {
                    entry.move = e.move;
                }
                victim = &e;
                break;
            }
            if (rank(e) < rank(*victim)) {
                victim = &e;
            }
        }
        entry.search = search_;
        *victim = entry;
    }

  private:
    using bucket = std::array<bound_entry, 4>;

    [[nodiscard]] std::size_t place_of(std::uint64_t key) const { return key & (buckets_.size() - 1); }
    [[nodiscard]] int rank(const bound_entry& e) const
    {
        return e.bound == bound::none ? -1 : e.depth + (e.search == search_ ? 1000 : 0);
    }

    std::vector<bucket> buckets_;
    std::uint8_t search_ = 0;
};

} // namespace quintet::inline v0::detail

QUINTET_PRECISE_END

#endif
