// SPDX-License-Identifier: MIT
// Any text is refused, or is a record that is written and read back the same; replaying it ends, whatever it says.
#include "fuzz/input.hpp"

#include <quintet/io/record.hpp>

#include <known_games.hpp>

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text_of(data, size);
    const auto read = read_record(text);
    if (!read) {
        fuzz::require_good(read.error(), text);
        return 0;
    }
    const auto again = read_record(record_json(*read));
    fuzz::require(again && *again == *read);
    const any_game* game = find_known_game(read->game);
    if (game == nullptr) {
        return 0;
    }
    if (const auto fault = game->replay(*read)) {
        fuzz::require(!fault->why.message.empty());
        fuzz::require(!fault->move || *fault->move < read->moves.size());
    }
    return 0;
}
