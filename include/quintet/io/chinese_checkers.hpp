// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CHINESE_CHECKERS_HPP
#define QUINTET_IO_CHINESE_CHECKERS_HPP

// The text and picture forms of Chinese checkers. Grammars: of a position's body in chinese_checkers/body_text.hpp, of
// a move in chinese_checkers/move_text.hpp, of a hole in chinese_checkers/hole_name.hpp.

#include <quintet/games/chinese_checkers.hpp>
#include <quintet/io/chinese_checkers/body_text.hpp>
#include <quintet/io/chinese_checkers/draw_svg.hpp>
#include <quintet/io/chinese_checkers/draw_text.hpp>
#include <quintet/io/chinese_checkers/move_text.hpp>
#include <quintet/io/notation.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace quintet::inline v0 {

template <>
struct notation<chinese_checkers::game> {
    using game = chinese_checkers::game;
    using options_type = chinese_checkers::options;

    static constexpr std::string_view id = "chinese_checkers";
    static constexpr std::string_view title = "Chinese checkers";
    static constexpr std::string_view players = "2|3|4|6";
    static constexpr int revision = 1;
    static constexpr bool seat_marbles = true;
    /// The board takes 137 characters at most, all options with their longest values 130.
    static constexpr std::size_t longest_position = 512;
    /// A path of as many holes as the board has.
    static constexpr std::size_t longest_move = 4 * game::star::hole_count;

    static constexpr std::array<option_entry<options_type>, 7> options{
        number_option<&options_type::players>("players", "2|3|4|6", "CC-2", "how many play"),
        choice_option<&options_type::side_arms>(
            "side_arms", "pass_through|closed|open", "CC-15",
            "what a marble may do in an arm that is neither its home nor its target: pass, nothing, or stop too"),
        choice_option<&options_type::target_lock>("target_lock", "off|on", "CC-15",
                                                  "on: a marble that rests in its target stays in it"),
        choice_option<&options_type::jump>(
            "jump", "adjacent|symmetric", "CC-15",
            "over an adjacent marble, or over one at any distance to the hole as far behind it"),
        number_option<&options_type::marbles>("marbles", "10|15", "CC-15", "marbles of a player; 15 at two players"),
        choice_option<&options_type::blocking>(
            "blocking", "none|full_target_wins|swap", "CC-15",
            "against marbles that never leave: a full target with an own marble wins, or marbles swap"),
        limit_option<&options_type::ply_limit>("ply_limit", "CC-15",
                                               "the game is ranked by score after so many plies")};

    static const options_type& options_of(const game& rules) { return rules.options(); }
    static result<game> rules_with(const options_type& o) { return game::with(o); }

    static void write_body(const game& rules, const chinese_checkers::state& s, std::string& out)
    {
        chinese_checkers::write_body(rules, s, out);
    }
    static result<chinese_checkers::state> read_body(const game& rules, text_cursor& cursor)
    {
        return chinese_checkers::parse_body(rules, cursor);
    }
    static void write_move(chinese_checkers::move m, std::string& out)
    {
        chinese_checkers::write_move<game::star>(m, out);
    }
    static result<chinese_checkers::move> read_move(const game& rules, const chinese_checkers::state& s,
                                                    std::string_view text)
    {
        return chinese_checkers::parse_move(rules, s, text);
    }
    static void draw_text(const game& rules, const chinese_checkers::state& s, const picture_request<game>& request,
                          text_canvas& canvas)
    {
        chinese_checkers::draw_text(rules, s, request, canvas);
    }
    static std::string draw_svg(const game& rules, const chinese_checkers::state& s,
                                const picture_request<game>& request)
    {
        return chinese_checkers::board_drawing(rules, s, request).finish();
    }
};

template <>
struct rules_of_move<chinese_checkers::move> {
    using type = chinese_checkers::game;
};

} // namespace quintet::inline v0

#endif
