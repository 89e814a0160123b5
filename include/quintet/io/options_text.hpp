// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_OPTIONS_TEXT_HPP
#define QUINTET_IO_OPTIONS_TEXT_HPP

// options = [ option , { "," , option } ] ;
// option  = name , "=" , value ;              names and values as `quintet options` lists them

#include <quintet/core/hash.hpp>
#include <quintet/io/notation.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0 {

/// The first option and all that are not as those before them set them, or else at their default:
/// "players=2,side_arms=open".
template <written Rules>
[[nodiscard]] std::string options_text(const Rules& rules)
{
    using game = notation<Rules>;
    const typename game::options_type options = game::options_of(rules);
    typename game::options_type usual_options;
    std::string text;
    for (const auto& entry : game::options) {
        std::string value;
        std::string usual;
        entry.write(entry, options, value);
        entry.write(entry, usual_options, usual);
        if (text.empty() || value != usual) {
            text += text.empty() ? "" : ",";
            text += entry.name;
            text += '=';
            text += value;
            entry.read(entry, usual_options, value); // what it sets of those below need not be said
        }
    }
    return text;
}

/// Rules from the text of their options, in any order, each at most once; those not named are as the first of the
/// game's options sets them, or else at their default. Places in errors count from `offset`.
template <written Rules>
[[nodiscard]] result<Rules> read_options(std::string_view text, std::size_t offset = 0)
{
    using game = notation<Rules>;
    typename game::options_type options;
    std::vector<bool> seen(std::size(game::options));
    const auto fault = [offset](std::size_t at, error_code code, std::string_view message, clause broken = {}) {
        return error{code, broken, offset + at, message};
    };
    if (text.size() > game::longest_position) {
        return fault(game::longest_position, error_code::too_long, "longer than any text of options");
    }
    // In the order of the table, whatever the order of the text; what is no good is reported below.
    for (const auto& entry : game::options) {
        for (text_cursor cursor(text); !cursor.done(); cursor.take(',')) {
            const std::string_view field = cursor.take_until(',');
            if (field.size() > entry.name.size() && field[entry.name.size()] == '=' && field.starts_with(entry.name)) {
                entry.read(entry, options, field.substr(entry.name.size() + 1));
            }
        }
    }
    text_cursor cursor(text);
    while (!cursor.done()) {
        const std::size_t at_name = cursor.position();
        const std::string_view field = cursor.take_until(',');
        const std::string_view name = field.substr(0, field.find('='));
        std::size_t which = 0;
        while (which < seen.size() && game::options[which].name != name) {
            ++which;
        }
        if (which == seen.size()) {
            return fault(at_name, error_code::unknown_name, "the game has no option of this name");
        }
        if (seen[which]) {
            return fault(at_name, error_code::syntax, "the option is given twice");
        }
        seen[which] = true;
        if (name.size() == field.size()) {
            return fault(cursor.position(), error_code::syntax, "an option is name=value");
        }
        const auto& entry = game::options[which];
        typename game::options_type unused;
        const std::string_view value = field.substr(name.size() + 1);
        if (!entry.read(entry, unused, value)) {
            const std::size_t at_value = at_name + name.size() + 1;
            if (entry.fault == nullptr) {
                return fault(at_value, error_code::unknown_name, "the option has no such value", entry.clause);
            }
            error why = entry.fault(value);
            why.position += offset + at_value;
            return why;
        }
        if (cursor.take(',') && cursor.done()) {
            return fault(cursor.position(), error_code::syntax, "an option must follow the comma");
        }
    }
    result<Rules> rules = game::rules_with(options);
    if (!rules && rules.error().position == error::nowhere) {
        error why = rules.error();
        why.position = offset;
        return why;
    }
    return rules;
}

/// A game's options for people, in the order of its table.
template <written Rules>
[[nodiscard]] std::vector<option_description> describe_options()
{
    using game = notation<Rules>;
    std::vector<option_description> all;
    for (const auto& entry : game::options) {
        std::string usual;
        entry.write(entry, typename game::options_type{}, usual);
        all.push_back({entry.name, entry.values, usual, entry.clause, entry.meaning});
    }
    return all;
}

/// A digest of all that the rules depend on: the game, its revision, every option. Records carry it.
template <written Rules>
[[nodiscard]] std::uint64_t rules_digest(const Rules& rules)
{
    using game = notation<Rules>;
    const typename game::options_type options = game::options_of(rules);
    std::string all(game::id);
    all += ':';
    all += std::to_string(game::revision);
    for (const auto& entry : game::options) {
        all += ',';
        all += entry.name;
        all += '=';
        entry.write(entry, options, all);
    }
    return hash_text(all);
}

} // namespace quintet::inline v0

#endif
