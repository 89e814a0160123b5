// SPDX-License-Identifier: MIT
#include "terminal.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

bool terminal_has_colours()
{
    const char* no_colour = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    if ((no_colour != nullptr && *no_colour != '\0') || kind == nullptr || std::string_view(kind) == "dumb") {
        return false;
    }
#ifdef _WIN32
    return _isatty(_fileno(stdout)) != 0;
#else
    return isatty(fileno(stdout)) != 0;
#endif
}
