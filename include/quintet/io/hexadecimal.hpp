// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_HEXADECIMAL_HPP
#define QUINTET_IO_HEXADECIMAL_HPP

#include <cstdint>
#include <string>

namespace quintet::inline v0 {

/// A word in 16 digits: 0 … 9, a … f.
[[nodiscard]] inline std::string hexadecimal(std::uint64_t word)
{
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) {
        text += "0123456789abcdef"[(word >> static_cast<unsigned>(shift)) & 15U];
    }
    return text;
}

} // namespace quintet::inline v0

#endif
