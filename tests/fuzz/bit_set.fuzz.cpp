// SPDX-License-Identifier: MIT
// The input is a program of set operations, run on a bit_set and on a std::set.
#include <quintet/core/bit_set.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <set>

namespace {

constexpr std::size_t size = 121;

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t length);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t length)
{
    quintet::bit_set<size> bits;
    std::set<std::size_t> plain;
    for (std::size_t at = 0; at + 1 < length; at += 2) {
        const std::size_t i = data[at + 1] % size;
        switch (data[at] % 4) {
        case 0:
            bits.insert(i);
            plain.insert(i);
            break;
        case 1:
            bits.erase(i);
            plain.erase(i);
            break;
        case 2: {
            bits = ~bits;
            std::set<std::size_t> others;
            for (std::size_t j = 0; j < size; ++j) {
                if (!plain.contains(j)) {
                    others.insert(j);
                }
            }
            plain = others;
            break;
        }
        default:
            bits ^= quintet::bit_set<size>::single(i);
            if (plain.erase(i) == 0) {
                plain.insert(i);
            }
            break;
        }
        require(bits.count() == plain.size() && bits.contains(i) == plain.contains(i));
        require(bits.first() == (plain.empty() ? size : *plain.begin()));
    }
    std::size_t n = 0;
    for (const std::size_t i : plain) {
        require(bits.nth(n++) == i);
    }
    return 0;
}
