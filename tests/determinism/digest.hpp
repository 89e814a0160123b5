// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_DETERMINISM_DIGEST_HPP
#define QUINTET_TESTS_DETERMINISM_DIGEST_HPP

#include <quintet/core/hash.hpp>

#include <bit>
#include <cinttypes>
#include <cstdint>
#include <cstdio>

namespace determinism {

/// Folds numbers into one, bit for bit.
class digest {
  public:
    void add(std::uint64_t word) { hash_ = quintet::hash_combine(hash_, word); }
    void add_real(double value) { add(__builtin_bit_cast(std::uint64_t, value)); }

    /// Prints "name hash" on a line.
    void print(const char* name) const { std::printf("%s %016" PRIx64 "\n", name, hash_); }

  private:
    std::uint64_t hash_ = 0;
};

} // namespace determinism

#endif
