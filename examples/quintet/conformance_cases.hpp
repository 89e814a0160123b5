// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_QUINTET_CONFORMANCE_CASES_HPP
#define QUINTET_EXAMPLES_QUINTET_CONFORMANCE_CASES_HPP

#include <span>
#include <string_view>

/// The files of tests/conformance/, as they were when the program was built.
[[nodiscard]] std::span<const std::string_view> conformance_cases();

#endif
