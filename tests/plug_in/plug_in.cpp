// SPDX-License-Identifier: MIT
// Built as a shared library with hidden visibility: a plug-in that makes positions.
#include <quintet/io/any_position.hpp>
#include <quintet/io/pentago/explanation.hpp>

extern "C" [[gnu::visibility("default")]] quintet::any_position* made_by_plug_in(const char* text)
{
    auto read = quintet::read_position<quintet::pentago::game>(text);
    return read ? new quintet::any_position(std::move(read).value()) : nullptr;
}
