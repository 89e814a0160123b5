// SPDX-License-Identifier: MIT
// Any text is refused with a place in it, or is one of the legal moves. The first byte chooses the position.
#include "fuzz/chinese_checkers.hpp"

#include <array>

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::array positions{
        *read_position<fuzz::cc>(
            "chinese_checkers:players=2:b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a:a:0"),
        *read_position<fuzz::cc>(
            "chinese_checkers:players=2:b/bb/bbb/b3/13/12/11/10/ab1b1b3/10/11/12/13/1aaa/aaa/aa/a:a:0"),
        *read_position<fuzz::cc>(
            "chinese_checkers:players=2,jump=symmetric:b/bb/bbb/b3/13/12/11/10/ab1b1b3/10/11/12/13/1aaa/aaa/aa/a:a:0"),
        *read_position<fuzz::cc>("chinese_checkers:players=2,blocking=swap:b/bb/bbb/bbbb/5a7/12/11/10/9/10/11/12/13/"
                                 "1aaa/aaa/aa/a:a:0"),
        *read_position<fuzz::cc>(
            "chinese_checkers:players=2:a/aa/aaa/aaaa/13/12/11/10/4b4/10/11/12/13/1bbb/bbb/bb/b:b:0")};
    if (size == 0) {
        return 0;
    }
    const auto& [rules, state] = positions[data[0] % positions.size()];
    const std::string_view text = fuzz::text_of(data + 1, size - 1);
    const auto read = read_move(rules, state, text);
    const auto explained = explain_json(rules, state, text);
    if (!read) {
        fuzz::require_good(read.error(), text);
        fuzz::require(explained.has_value() == (read.error().code == error_code::illegal_move));
        return 0;
    }
    fuzz::require(explained.has_value());
    bool found = false;
    rules.for_each_move(state, [&](chinese_checkers::move m) { found = found || m == *read; });
    fuzz::require(found);
    const auto again = read_move(rules, state, move_text(rules, *read));
    fuzz::require(again && *again == *read);
    return 0;
}
