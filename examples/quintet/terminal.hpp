// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_QUINTET_TERMINAL_HPP
#define QUINTET_EXAMPLES_QUINTET_TERMINAL_HPP

/// Whether stdout is a terminal on which colours are wanted (https://no-color.org).
[[nodiscard]] bool terminal_has_colours();

#endif
