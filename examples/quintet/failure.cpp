// SPDX-License-Identifier: MIT
#include "failure.hpp"

#include <quintet/io/error_text.hpp>

failure failure_from(const quintet::error& why, std::string_view text)
{
    using quintet::error_code;
    const bool by_the_rules = why.code == error_code::illegal_move || why.code == error_code::bad_position ||
                              why.code == error_code::bad_option || why.code == error_code::bad_record;
    return {by_the_rules ? failure::refused : failure::unreadable, quintet::describe(why, text)};
}
