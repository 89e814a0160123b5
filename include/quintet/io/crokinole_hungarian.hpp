// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_CROKINOLE_HUNGARIAN_HPP
#define QUINTET_IO_CROKINOLE_HUNGARIAN_HPP

// The text and picture forms of crokinole by the Hungarian page. Grammars: of a position's body in
// crokinole_hungarian/body_text.hpp, of a move in crokinole_hungarian/move_text.hpp, of a shot log in
// flick/log_text.hpp.

#include <quintet/games/crokinole_hungarian.hpp>
#include <quintet/io/crokinole_hungarian/body_text.hpp>
#include <quintet/io/crokinole_hungarian/move_text.hpp>
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

namespace quintet::inline v0::crokinole_hungarian {

/// Every option as the page has it for a format, whatever they were before.
inline constexpr auto whole_preset = [](const options&, format f) { return preset(f); };

/// The page counts its scorings from 1, a choice counts from 0.
[[nodiscard]] constexpr option_entry<options> scoring_option()
{
    auto entry = choice_option<&options::scoring>("scoring", "totals|difference|match_points", "HU-16",
                                                  "how rounds make a match; not asked in darts");
    entry.write = [](const option_entry<options>& self, const options& o, std::string& out) {
        options from_0;
        from_0.scoring = static_cast<scoring_rule>(static_cast<unsigned>(o.scoring) - 1);
        choice_option<&options::scoring>({}, {}, {}, {}).write(self, from_0, out);
    };
    entry.read = [](const option_entry<options>& self, options& o, std::string_view text) {
        const bool known = choice_option<&options::scoring>({}, {}, {}, {}).read(self, o, text);
        o.scoring = known ? static_cast<scoring_rule>(static_cast<unsigned>(o.scoring) + 1) : o.scoring;
        return known;
    };
    return entry;
}

} // namespace quintet::inline v0::crokinole_hungarian

namespace quintet::inline v0 {

template <>
struct notation<crokinole_hungarian::game> : flick::flick_notation<crokinole_hungarian::game> {
    static constexpr std::string_view id = "crokinole_hungarian";
    static constexpr std::string_view title = "Crokinole, the Hungarian page";
    static constexpr std::string_view players = "2|4";
    /// The options but for the board and the motion take 250 characters at most, the counts of a body 180.
    static constexpr std::size_t longest_position = longest_scene + 512;
    /// All three choices take 22 characters.
    static constexpr std::size_t longest_move = flick::longest_aim + 24;

    static constexpr auto options = joined_options(
        std::array{
            preset_option<&options_type::format, crokinole_hungarian::whole_preset>(
                "format", "leisure|tournament|pairs|tactical_pairs|four_singles|hussar|darts", "HU-1",
                "which of the page's games; what the options below say differs from it"),
            crokinole_hungarian::scoring_option(),
            number_option<&options_type::discs>("discs", "N", "HU-1", "a seat's discs"),
            choice_option<&options_type::free_carom>(
                "free_carom", "touching|inside", "HU-4",
                "where a free shot that touched own discs must bring one of them: onto the 15-line, or inside"),
            choice_option<&options_type::free_shot_foul>("free_shot_foul", "shot|shot_and_touched", "HU-5",
                                                         "what goes to the ditch when a free shot fails"),
            choice_option<&options_type::hussar_contact>(
                "hussar_contact", "pair|combination", "HU-21",
                "which contact makes a hussar's shot: of one of the two discs itself, or through others too"),
            number_option<&options_type::target>(
                "target", "N", "HU-16", "the total that ends the match; in darts the total to be made exactly"),
            number_option<&options_type::legs>("legs", "N", "HU-25", "darts: legs that win a set"),
            number_option<&options_type::sets>("sets", "N", "HU-25", "darts: sets that win the match"),
            choice_option<&options_type::shot_grid>(
                "shot_grid", "aimed|coarse|fine", "CR-6",
                "the shots that are listed, of all that are legal: those aimed at something, and a regular grid"),
            flick::board_option<&options_type::board, &flick::crokinole_boards>("standard|BOARD", "CR-1")},
        flick::motion_options<&options_type::motion>);

    static void write_body(const game& rules, const state& s, std::string& out)
    {
        crokinole_hungarian::write_body(rules, s, out);
    }
    static result<state> read_body(const game& rules, text_cursor& cursor)
    {
        return crokinole_hungarian::parse_body(rules, cursor);
    }
    static void write_move(const move& m, std::string& out) { crokinole_hungarian::write_move(m, out); }
    static result<move> read_move(const game& rules, const state& s, std::string_view text)
    {
        return crokinole_hungarian::parse_move(rules, s, text);
    }
    static flick::disc_picture picture(const game& rules, const state& s, const picture_request<game>& request)
    {
        flick::disc_picture picture;
        flick::add_table(
            s.table(), flick::look_of_side, [&](std::size_t) { return rules.options().board.disc_radius; }, picture);
        if (request.last) {
            const state& before = request.last->before;
            const crokinole_hungarian::shot_choice& choice = request.last->move.choice;
            flick::add_shot(rules, *request.last, rules.table_for(before, choice),
                            rules.team_of(rules.shooter_of(before, choice)).index, flick::look_of_side, picture);
        }
        for (const move& m : request.marked) {
            picture.marked.push_back(flick::place_of(rules.area_of(rules.shooter_of(s, m.choice)), m.aim));
        }
        return picture;
    }
    static std::vector<flick::disc_pile> piles(const game& rules, const state& s)
    {
        return flick::piles_of(rules, s.setup().hands, s.setup().cups, [&](std::size_t side) {
            std::size_t given = 0;
            std::size_t elsewhere = s.setup().cups[side];
            for (std::uint8_t i = 0; i < rules.seats(); ++i) {
                const bool own = rules.team_of(seat{i}).index == side;
                given += own ? rules.options().discs : 0U;
                elsewhere += own ? s.setup().hands[i] : 0U;
            }
            for (const flick::table_disc& d : s.table()) {
                elsewhere += d.side == side ? 1U : 0U;
            }
            return given > elsewhere ? given - elsewhere : 0;
        });
    }
};

template <>
struct rules_of_move<crokinole_hungarian::move> {
    using type = crokinole_hungarian::game;
};

} // namespace quintet::inline v0

#endif
