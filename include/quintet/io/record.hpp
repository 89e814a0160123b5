// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_RECORD_HPP
#define QUINTET_IO_RECORD_HPP

// A record is one JSON object on one line; link quintet::json. Members:
//
//   format    1
//   quintet   the library's version, "0.1.0"
//   game      its id
//   rules     digest of the game, its revision and all options, 16 hexadecimal digits
//   options   "players=2,side_arms=open"
//   seed      0 … 2^64 − 1, or null where the start did not come from one
//   players   the bots by seat, or []
//   start     position before the first move
//   moves     [move, …]
//   end       position after the last move
//   result    {"ended_by":"CC-14","ranks":[1,2],"scores":[120,61]}; ended_by null and ranks [] where it was broken off
//
// Readers pass over members that they do not know.

#include <quintet/core/result.hpp>
#include <quintet/io/game_record.hpp>
#include <quintet/io/json.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0 {

/// No record is longer (bytes); a longer text is refused before it is parsed.
inline constexpr std::size_t longest_record = std::size_t{1} << 24U;

/// The record as one line of JSON, without a line feed.
[[nodiscard]] inline std::string record_json(const game_record& record)
{
    return json_line({{"format", record.format},
                      {"quintet", record.library},
                      {"game", record.game},
                      {"rules", record.rules},
                      {"options", record.options},
                      {"seed", record.seed ? json(*record.seed) : json()},
                      {"players", record.players},
                      {"start", record.start},
                      {"moves", record.moves},
                      {"end", record.end},
                      {"result",
                       {{"ended_by", record.result.ended_by.empty() ? json() : json(record.result.ended_by)},
                        {"ranks", record.result.ranks},
                        {"scores", record.result.scores}}}});
}

namespace detail {

/// Takes members out of a JSON object one by one, and remembers the first that is missing or of the wrong kind.
class member_reader {
  public:
    explicit member_reader(const json& object) : object_(object) {}

    [[nodiscard]] bool failed() const { return failed_; }

    std::string text(const char* name)
    {
        const json* value = find(name);
        const auto* text = value == nullptr ? nullptr : value->get_ptr<const std::string*>();
        failed_ = failed_ || text == nullptr;
        return text == nullptr ? std::string() : *text;
    }
    std::int32_t number(const char* name)
    {
        const json* value = find(name);
        return value == nullptr ? 0 : number_of(*value);
    }
    std::optional<std::uint64_t> optional_seed(const char* name)
    {
        const json* value = find(name);
        if (value == nullptr || value->is_null()) {
            return std::nullopt;
        }
        const auto* seed = value->get_ptr<const json::number_unsigned_t*>();
        failed_ = failed_ || seed == nullptr;
        return seed == nullptr ? std::nullopt : std::optional<std::uint64_t>(*seed);
    }
    std::vector<std::string> texts(const char* name)
    {
        std::vector<std::string> all;
        for_each(name, [&](const json& value) {
            const auto* text = value.get_ptr<const std::string*>();
            failed_ = failed_ || text == nullptr;
            all.push_back(text == nullptr ? std::string() : *text);
        });
        return all;
    }
    std::vector<std::int32_t> numbers(const char* name)
    {
        std::vector<std::int32_t> all;
        for_each(name, [&](const json& value) { all.push_back(number_of(value)); });
        return all;
    }
    const json* find(const char* name)
    {
        const auto found = object_.find(name);
        failed_ = failed_ || found == object_.end();
        return found == object_.end() ? nullptr : &*found;
    }

  private:
    std::int32_t number_of(const json& value)
    {
        const bool fits =
            value.is_number_integer() &&
            (value.is_number_unsigned() ? value.get<std::uint64_t>() <= (std::numeric_limits<std::int32_t>::max)()
                                        : value.get<std::int64_t>() >= (std::numeric_limits<std::int32_t>::min)());
        failed_ = failed_ || !fits;
        return fits ? value.get<std::int32_t>() : 0;
    }
    template <class Visit>
    void for_each(const char* name, Visit visit)
    {
        const json* list = find(name);
        failed_ = failed_ || list == nullptr || !list->is_array();
        if (!failed_) {
            for (const json& value : *list) {
                visit(value);
            }
        }
    }

    const json& object_;
    bool failed_ = false;
};

} // namespace detail

/// The record that a line holds, or why it is none: too_long, syntax with the byte, or bad_record. Whether it is a game
/// by the rules, replay() tells.
[[nodiscard]] inline result<game_record> read_record(std::string_view line)
{
    const auto bad = [](std::string_view message) {
        return error{error_code::bad_record, {}, error::nowhere, message};
    };
    if (line.size() > longest_record) {
        return error{error_code::too_long, {}, longest_record, "longer than any record"};
    }
    const result<json> parsed = read_json(line);
    if (!parsed) {
        return parsed.error();
    }
    const json& object = *parsed;
    if (!object.is_object()) {
        return error{error_code::syntax, {}, 0, "a record is a JSON object"};
    }
    detail::member_reader members(object);
    game_record record;
    record.format = members.number("format");
    if (members.failed() || record.format != game_record::current_format) {
        return bad("\"format\" is missing, or a format that this version does not know");
    }
    record.library = members.text("quintet");
    record.game = members.text("game");
    record.rules = members.text("rules");
    record.options = members.text("options");
    record.seed = members.optional_seed("seed");
    record.players = members.texts("players");
    record.start = members.text("start");
    record.moves = members.texts("moves");
    record.end = members.text("end");
    const json* outcome = members.find("result");
    if (members.failed() || !outcome->is_object()) {
        return bad("a member of the record is missing or of the wrong kind");
    }
    detail::member_reader in_result(*outcome);
    if (const json* ended_by = in_result.find("ended_by"); ended_by != nullptr && !ended_by->is_null()) {
        record.result.ended_by = in_result.text("ended_by");
    }
    record.result.ranks = in_result.numbers("ranks");
    record.result.scores = in_result.numbers("scores");
    if (in_result.failed()) {
        return bad("a member of the result is missing or of the wrong kind");
    }
    return record;
}

} // namespace quintet::inline v0

#endif
