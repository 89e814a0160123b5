// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_FLICK_NOTATION_HPP
#define QUINTET_IO_FLICK_FLICK_NOTATION_HPP

#include <quintet/core/result.hpp>
#include <quintet/core/rules.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/io/flick/aim_text.hpp>
#include <quintet/io/flick/board_option.hpp>
#include <quintet/io/flick/draw_position.hpp>
#include <quintet/io/flick/motion_options.hpp>
#include <quintet/io/flick/played_shot.hpp>
#include <quintet/io/flick/table_text.hpp>
#include <quintet/io/notation.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace quintet::inline v0::flick {

/// What the notations of the flick games share; `notation<Game>` derives from it. That adds what the game has of its
/// own: its names, options and texts, and `picture` and `piles` for the drawings.
template <class Game>
struct flick_notation {
    using game = Game;
    using state = state_of<Game>;
    using move = move_of<Game>;
    using options_type = typename Game::options_type;
    using own = notation<Game>;

    /// 3: fouls, contacts after a bounce and at one instant are judged otherwise than they were.
    static constexpr int revision = 3;
    static constexpr bool seat_marbles = true;
    /// The board, the motion and the discs; a game adds its other options and counts.
    static constexpr std::size_t longest_scene =
        longest_board<disc_board<>::capacity> + longest_motion + capacity * longest_disc;

    static const options_type& options_of(const Game& rules) { return rules.options(); }
    static result<Game> rules_with(const options_type& o) { return Game::with(o); }

    static void draw_text(const Game& rules, const state& s, const picture_request<Game>& request, text_canvas& canvas)
    {
        draw_position_text(rules.options().board, own::picture(rules, s, request), own::piles(rules, s), request.colour,
                           canvas);
    }
    static std::string draw_svg(const Game& rules, const state& s, const picture_request<Game>& request)
    {
        return position_svg(rules, s, rules.options().board, own::picture(rules, s, request), own::piles(rules, s));
    }
};

} // namespace quintet::inline v0::flick

#endif
