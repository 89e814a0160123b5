// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CROKINOLE_HPP
#define QUINTET_IO_CROKINOLE_HPP

// The text and picture forms of crokinole by the club sheet. Grammars: of a position's body in crokinole/body_text.hpp,
// of a move in flick/aim_text.hpp.

#include <quintet/games/crokinole.hpp>
#include <quintet/io/crokinole/body_text.hpp>
#include <quintet/io/flick/aim_text.hpp>
#include <quintet/io/flick/board_option.hpp>
#include <quintet/io/flick/draw_position.hpp>
#include <quintet/io/flick/flick_notation.hpp>
#include <quintet/io/flick/motion_options.hpp>
#include <quintet/io/flick/table_picture.hpp>
#include <quintet/io/notation.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0 {

template <>
struct notation<crokinole::game> : flick::flick_notation<crokinole::game> {
    static constexpr std::string_view id = "crokinole";
    static constexpr std::string_view title = "Crokinole";
    static constexpr std::string_view players = "2|3|4";
    /// The options but for the board and the motion take 250 characters at most, the counts of a body 120.
    static constexpr std::size_t longest_position = longest_scene + 512;
    static constexpr std::size_t longest_move = flick::longest_aim;

    static constexpr auto options = joined_options(
        std::array{
            preset_option<&options_type::preset, &crokinole::with_preset>(
                "preset", "club|nca", "CR-21", "whose rules; what the options below say differs from them"),
            number_option<&options_type::players>("players", "2|3|4", "CR-4", "how many play"),
            choice_option<&options_type::teams>("teams", "no|yes", "CR-4",
                                                "yes: four play as two teams of opposite seats"),
            number_option<&options_type::discs>(
                "discs", "0|N", "CR-4", "a player's discs, 1 to 10; 0: as many as is usual for so many players"),
            choice_option<&options_type::own_first>("own_first", "foul|allowed", "CR-11",
                                                    "touching own discs before the first opponent's"),
            choice_option<&options_type::fouled_discs>("fouled_discs", "own|all", "CR-11",
                                                       "which of the discs touched go to the ditch with such a shot"),
            choice_option<&options_type::illegal_shot>(
                "illegal_shot", "shot|struck", "CR-21",
                "what goes to the ditch where a shot does not do what it must: the shot, or all that it struck too"),
            choice_option<&options_type::open_board>(
                "open_board", "inside|touching", "CR-21",
                "what a shot must do with no opponent's disc on the board: end inside the 15-line if the board is "
                "empty, or bring a disc inside or onto that line"),
            choice_option<&options_type::line_crossing>(
                "line_crossing", "free|clean", "CR-21",
                "a moving disc may cross the shooting line and come back: always, or if it touched nothing outside"),
            choice_option<&options_type::quadrant_lines>(
                "quadrant_lines", "inside|touching", "CR-21",
                "the shot's disc and the lines of its quadrant: it may touch one, or lie over it while it touches it"),
            choice_option<&options_type::round_score>("round_score", "difference|totals|match_points", "CR-18",
                                                      "what a side scores by a round"),
            limit_option<&options_type::target>("target", "CR-19", "the total that ends the game"),
            limit_option<&options_type::rounds>("rounds", "CR-21", "the game is over after so many rounds"),
            choice_option<&options_type::shot_grid>(
                "shot_grid", "aimed|coarse|fine", "CR-6",
                "the shots that are listed, of all that are legal: those aimed at something, and a regular grid"),
            flick::board_option<&options_type::board, &flick::crokinole_boards>("standard|BOARD", "CR-1")},
        flick::motion_options<&options_type::motion>);

    static void write_body(const game& rules, const state& s, std::string& out)
    {
        crokinole::write_body(rules, s, out);
    }
    static result<state> read_body(const game& rules, text_cursor& cursor)
    {
        return crokinole::parse_body(rules, cursor);
    }
    static void write_move(const flick::aim& m, std::string& out) { flick::write_aim(m, out); }
    static result<flick::aim> read_move(const game& rules, const state& s, std::string_view text)
    {
        text_cursor cursor(text);
        const auto aim = flick::parse_aim(cursor);
        if (!aim) {
            return aim.error();
        }
        if (!cursor.done()) {
            return cursor.fault("a move is an aim, and nothing more");
        }
        if (const auto why = rules.refusal(s, aim->value)) {
            return error_from(*why, aim->place_of(why->part));
        }
        return aim->value;
    }
    static flick::disc_picture picture(const game& rules, const state& s, const picture_request<game>& request)
    {
        flick::disc_picture picture;
        flick::add_table(
            s.table(), flick::look_of_side, [&](std::size_t) { return rules.options().board.disc_radius; }, picture);
        if (request.last) {
            const state& before = request.last->before;
            flick::add_shot(rules, *request.last, before.table(), rules.team_of(*rules.to_move(before)).index,
                            flick::look_of_side, picture);
        }
        for (const flick::aim& m : request.marked) {
            picture.marked.push_back(flick::place_of(rules.area_of(*rules.to_move(s)), m));
        }
        return picture;
    }
    static std::vector<flick::disc_pile> piles(const game& rules, const state& s)
    {
        return flick::piles_of(rules, s.setup().hands, s.setup().cups,
                               [&](std::size_t side) { return crokinole::ditch_of(rules.options(), s.setup(), side); });
    }
};

template <>
struct rules_of_move<flick::aim> {
    using type = crokinole::game;
};

} // namespace quintet::inline v0

#endif
