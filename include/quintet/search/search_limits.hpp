// SPDX-License-Identifier: MIT
#ifndef QUINTET_SEARCH_SEARCH_LIMITS_HPP
#define QUINTET_SEARCH_SEARCH_LIMITS_HPP

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace quintet::inline v0 {

/// No search goes deeper, whatever its limits: each ply takes a position's place on the stack.
inline constexpr int most_plies_ahead = 128;

/// When a search must answer: at the first of these that is met. Every search looks at one move at least.
struct search_limits {
    /// Plies that are looked ahead.
    int depth = (std::numeric_limits<int>::max)();
    /// Positions that are looked at; for tree searches by playouts, the playouts.
    std::uint64_t nodes = (std::numeric_limits<std::uint64_t>::max)();
    /// Time from the start of the search. What is found then depends on the machine.
    std::optional<std::chrono::nanoseconds> time = std::nullopt;
    /// Set to true by another thread, it ends the search; it is looked at for every position.
    const std::atomic<bool>* stop = nullptr;
};

/// Counts what a search has looked at, and tells when it must end.
class search_budget {
  public:
    using clock = std::chrono::steady_clock;

    explicit search_budget(const search_limits& limits) : limits_(limits)
    {
        if (limits.time) {
            deadline_ = clock::now() + *limits.time;
        }
    }

    /// One more node. True when the search must end; from then on it stays true.
    bool spend()
    {
        ++nodes_;
        return exhausted();
    }
    /// The clock is read at every `clock_stride`-th call only, as reading it costs as much as a small position.
    bool exhausted()
    {
        if (!over_) {
            over_ = nodes_ >= limits_.nodes ||
                    (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) ||
                    (deadline_ && calls_++ % clock_stride == 0 && clock::now() >= *deadline_);
        }
        return over_;
    }
    /// Whether the stop token or the clock ends the search, asked without any change here: any thread may.
    [[nodiscard]] bool called_off() const
    {
        return (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) ||
               (deadline_ && clock::now() >= *deadline_);
    }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] const search_limits& limits() const { return limits_; }

    /// How many positions may pass before the clock is read again; 1 where a position takes microseconds.
    std::uint32_t clock_stride = 32;

  private:
    search_limits limits_;
    std::optional<clock::time_point> deadline_;
    std::uint64_t nodes_ = 0;
    std::uint32_t calls_ = 0;
    bool over_ = false;
};

} // namespace quintet::inline v0

#endif
