// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_REAL_OPTION_HPP
#define QUINTET_IO_FLICK_REAL_OPTION_HPP

#include <quintet/io/flick/number_text.hpp>
#include <quintet/io/option_entry.hpp>

#include <limits>
#include <string>
#include <string_view>

namespace quintet::inline v0::flick {

/// A real number in a member of the options, or of a member of theirs and so on; "none" is infinity.
template <auto... Members>
[[nodiscard]] constexpr auto real_option(std::string_view name, clause broken, std::string_view meaning)
{
    using member = quintet::detail::member_chain<Members...>;
    using options = typename member::options;
    using entry = option_entry<options>;
    return entry{name,
                 "REAL",
                 broken,
                 meaning,
                 [](const entry&, const options& o, std::string& out) {
                     if (member::in(o) == std::numeric_limits<double>::infinity()) {
                         out += "none";
                     } else {
                         write_number(member::in(o), out);
                     }
                 },
                 [](const entry&, options& o, std::string_view text) {
                     text_cursor cursor(text);
                     const result<double> number =
                         text == "none" ? std::numeric_limits<double>::infinity() : read_number(cursor);
                     const bool good = number && (text == "none" || cursor.done());
                     if (good) {
                         member::in(o) = *number;
                     }
                     return good;
                 }};
}

} // namespace quintet::inline v0::flick

#endif
