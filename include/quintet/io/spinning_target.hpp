// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_SPINNING_TARGET_HPP
#define QUINTET_IO_SPINNING_TARGET_HPP

// The text and picture forms of the spinning target. Grammars: of a position's body in spinning_target/body_text.hpp,
// of a move in spinning_target/move_text.hpp, of a shot log in flick/log_text.hpp.

#include <quintet/games/spinning_target.hpp>
#include <quintet/io/flick/board_option.hpp>
#include <quintet/io/flick/draw_position.hpp>
#include <quintet/io/flick/flick_notation.hpp>
#include <quintet/io/flick/motion_options.hpp>
#include <quintet/io/flick/table_picture.hpp>
#include <quintet/io/notation.hpp>
#include <quintet/io/spinning_target/body_text.hpp>
#include <quintet/io/spinning_target/move_text.hpp>
#include <quintet/io/spinning_target/options_text.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0 {

template <>
struct notation<spinning_target::game> : flick::flick_notation<spinning_target::game> {
    static constexpr std::string_view id = "spinning_target";
    static constexpr std::string_view title = "Spinning target";
    static constexpr std::string_view players = "2|3|4";
    /// The options but for the board and the motion take 380 characters at most, the counts of a body 130.
    static constexpr std::size_t longest_position = longest_scene + 768;
    static constexpr std::size_t longest_move = flick::longest_aim;

    static constexpr auto options = spinning_target::option_table;

    static void write_body(const game& rules, const state& s, std::string& out)
    {
        spinning_target::write_body(rules, s, out);
    }
    static result<state> read_body(const game& rules, text_cursor& cursor)
    {
        return spinning_target::parse_body(rules, cursor);
    }
    static void write_move(const move& m, std::string& out) { spinning_target::write_move(m, out); }
    static result<move> read_move(const game& rules, const state& s, std::string_view text)
    {
        return spinning_target::parse_move(rules, s, text);
    }
    /// White discs are w, the barricade is x.
    static flick::disc_look look_of(std::size_t side)
    {
        return side == spinning_target::white_side       ? flick::disc_look{'w', ink::plain, "#f7f4ee"}
               : side == spinning_target::barricade_side ? flick::disc_look{'x', ink::bold, "#1b1b1b"}
                                                         : flick::look_of_side(side);
    }
    static flick::disc_picture picture(const game& rules, const state& s, const picture_request<game>& request)
    {
        using spinning_target::move_kind;
        flick::disc_picture picture;
        const auto radius_of = [&](std::size_t side) {
            return spinning_target::radius_of(rules.options(), static_cast<std::uint8_t>(side));
        };
        flick::add_table(s.table(), look_of, radius_of, picture);
        if (request.last && request.last->move.kind == move_kind::spin) {
            const state& before = request.last->before;
            flick::add_shot(rules, *request.last, before.table(), rules.to_move(before)->index, look_of, picture);
        }
        for (const move& m : request.marked) {
            if (m.kind == move_kind::spin) {
                picture.marked.push_back(spinning_target::stand_of(rules.area_of(*rules.to_move(s)), m.aim));
            } else if (m.kind == move_kind::barricade) {
                picture.marked.push_back(m.place);
            }
        }
        return picture;
    }
    /// The discs that each seat has still to spin in this round, and those that are burnt or were forfeited.
    static std::vector<flick::disc_pile> piles(const game& rules, const state& s)
    {
        const spinning_target::setup& all = s.setup();
        std::vector<flick::disc_pile> piles;
        std::vector<flick::disc_pile> burnt;
        const std::size_t beginner = spinning_target::beginner_of(rules.options(), all.first, all.round);
        for (std::size_t i = 0; i < rules.seats(); ++i) {
            const std::size_t turn = (i + rules.seats() - beginner) % rules.seats();
            const std::size_t spun =
                rules.to_move(s) ? all.cycle + (turn < all.shots ? 1U : 0U) : std::size_t{spinning_target::cycles};
            std::size_t lying = 0;
            for (const flick::table_disc& d : s.table()) {
                lying += d.side == i ? 1U : 0U;
            }
            piles.push_back({"hand", spinning_target::cycles - spun, look_of(i)});
            burnt.push_back({"burnt", spun - lying, look_of(i)});
        }
        piles.insert(piles.end(), burnt.begin(), burnt.end());
        return piles;
    }
};

template <>
struct rules_of_move<spinning_target::move> {
    using type = spinning_target::game;
};

} // namespace quintet::inline v0

#endif
