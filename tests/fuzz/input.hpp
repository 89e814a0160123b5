// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_FUZZ_INPUT_HPP
#define QUINTET_TESTS_FUZZ_INPUT_HPP

#include <quintet/core/error.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// What must hold of all input; ends the program where it does not, in every build.
inline void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

/// An error names a place in the text, if any, and says something.
inline void require_good(const quintet::error& why, std::string_view text)
{
    require(!why.message.empty());
    require(why.position == quintet::error::nowhere || why.position <= text.size());
}

} // namespace fuzz

#endif
