// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_IO_CHECK_NOTATION_HPP
#define QUINTET_TESTS_IO_CHECK_NOTATION_HPP

#include <quintet/core/move_list.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/io/any_position.hpp>
#include <quintet/io/explain.hpp>
#include <quintet/io/move_text.hpp>
#include <quintet/io/position.hpp>
#include <quintet/io/record.hpp>
#include <quintet/io/replay.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace io_tests {

/// No shell changes it, and it is one line.
inline bool is_plain(const std::string& text)
{
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789:,.=/_+-") == std::string::npos;
}

/// The position's text reads back to the same position and is written the same again.
template <quintet::written Rules>
void check_position_text(const Rules& rules, const quintet::state_of<Rules>& s)
{
    const std::string text = quintet::position_text(rules, s);
    INFO(text);
    REQUIRE(is_plain(text));
    REQUIRE(text.size() <= quintet::notation<Rules>::longest_position);
    const auto read = quintet::read_position<Rules>(text);
    REQUIRE(read);
    REQUIRE(read->rules == rules);
    REQUIRE(read->state == s);
    REQUIRE(read->state.hash() == s.hash());
    REQUIRE(quintet::position_text(*read) == text);
}

/// The text with one byte changed, taken out or put in: it is refused with a place in it, or it is a position whose own
/// text reads back.
template <quintet::written Rules>
void check_garbled(const std::string& good, quintet::random_stream& random)
{
    constexpr std::string_view letters = "abcdefgpqz0123456789:,./=-_ A\n%\xff";
    std::string text = good;
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    const char c = letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    switch (random.below(4)) {
    case 0:
        text[at] = c;
        break;
    case 1:
        text.erase(at, 1);
        break;
    case 2:
        text.insert(at, 1, c);
        break;
    default:
        text.resize(at);
        break;
    }
    INFO(text);
    const auto read = quintet::read_position<Rules>(text);
    if (read) {
        check_position_text(read->rules, read->state);
    } else {
        REQUIRE(read.error().position <= text.size());
        REQUIRE_FALSE(read.error().message.empty());
    }
}

/// Random play: positions, moves, explanations and records read back to what they were.
template <quintet::written Rules>
void check_notation(const Rules& rules, std::uint64_t seed, std::size_t plies)
{
    using namespace quintet;
    const std::string options = options_text(rules);
    INFO(options);
    const auto same_rules = read_options<Rules>(options);
    REQUIRE(same_rules);
    REQUIRE(*same_rules == rules);

    position<Rules> p = start_position(rules, seed);
    random_stream random(seed);
    game_record record{.library = library_version(),
                       .game = std::string(notation<Rules>::id),
                       .rules = hexadecimal(rules_digest(rules)),
                       .options = options,
                       .seed = seed,
                       .players = {},
                       .start = position_text(p),
                       .end = {},
                       .moves = {},
                       .result = {}};
    for (std::size_t ply = 0; ply < plies && rules.to_move(p.state); ++ply) {
        check_position_text(rules, p.state);
        check_garbled<Rules>(position_text(p), random);
        std::set<std::string> texts;
        std::size_t count = 0;
        std::vector<move_of<Rules>> moves;
        rules.for_each_move(p.state, [&](const move_of<Rules>& m) {
            const std::string text = move_text(rules, m);
            REQUIRE(is_plain(text));
            REQUIRE(text.size() <= notation<Rules>::longest_move);
            const auto read = read_move(rules, p.state, text);
            INFO(text);
            REQUIRE(read);
            REQUIRE(*read == m);
            texts.insert(text);
            moves.push_back(m);
            return ++count < 2000;
        });
        REQUIRE(texts.size() == count);
        const move_of<Rules> m = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        const std::string text = move_text(rules, m);
        const auto explained = explain_json(rules, p.state, text);
        REQUIRE(explained);
        REQUIRE(json::accept(*explained));
        REQUIRE(json::accept(status_json(rules, p.state)));
        record.moves.push_back(text);
        rules.apply(p.state, m);
        const auto object = json::parse(*explained);
        REQUIRE(object.at("legal") == true);
        REQUIRE(object.at("position") == position_text(p));
        REQUIRE(object.at("outcome").is_null() == rules.to_move(p.state).has_value());
    }
    check_position_text(rules, p.state);
    record.end = position_text(p);
    record.result = result_of(rules, p.state);
    const std::string line = record_json(record);
    REQUIRE(line.find('\n') == std::string::npos);
    const auto read = read_record(line);
    REQUIRE(read);
    REQUIRE(*read == record);
    REQUIRE(record_json(*read) == line);
    const auto fault = replay<Rules>(*read);
    INFO((fault ? fault->why.message : std::string_view()));
    REQUIRE_FALSE(fault.has_value());
}

} // namespace io_tests

#endif
