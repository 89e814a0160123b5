// SPDX-License-Identifier: MIT
// Any text is refused with its line, or is a log that is written and read back the same; a judge refuses it with a line
// of it, or comes to a position. The first byte chooses the position.
#include "fuzz/flick_positions.hpp"

#include <quintet/io/flick/log_text.hpp>

#include <algorithm>
#include <known_games.hpp>

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    const any_position& p = fuzz::flick_positions()[data[0] % fuzz::flick_positions().size()];
    const std::string_view text = fuzz::text_of(data + 1, size - 1);
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 2;
    const auto require_good = [lines](const error& why) {
        fuzz::require(!why.message.empty());
        fuzz::require(why.position == error::nowhere || (why.position >= 1 && why.position <= lines));
    };
    const auto log = flick::parse_log(text);
    const auto judged = p.judge(text);
    if (!log) {
        require_good(log.error());
        fuzz::require(!judged);
    } else {
        std::string written;
        flick::write_log(log->start, log->events, written);
        const auto again = flick::parse_log(written);
        fuzz::require(again && again->start == log->start && again->events == log->events);
    }
    if (!judged) {
        require_good(judged.error());
        return 0;
    }
    const json judgement = json::parse(*judged);
    const std::string after = judgement.at("position").get<std::string>();
    const auto read = read_known_position(after);
    fuzz::require(read && read->text() == after);
    return 0;
}
