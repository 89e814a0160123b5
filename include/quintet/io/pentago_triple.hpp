// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_PENTAGO_TRIPLE_HPP
#define QUINTET_IO_PENTAGO_TRIPLE_HPP

// The text and picture forms of Pentago Triple. Grammars: of a position's body in pentago_triple/body_text.hpp, of a
// move in pentago_triple/move_text.hpp, of cards and decks in pentago_triple/card_text.hpp.

#include <quintet/games/pentago_triple.hpp>
#include <quintet/io/notation.hpp>
#include <quintet/io/pentago/draw_grid_text.hpp>
#include <quintet/io/pentago/grid_drawing.hpp>
#include <quintet/io/pentago_triple/body_text.hpp>
#include <quintet/io/pentago_triple/card_text.hpp>
#include <quintet/io/pentago_triple/move_text.hpp>
#include <quintet/io/seat_look.hpp>
#include <quintet/io/svg_score.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace quintet::inline v0 {

template <>
struct notation<pentago_triple::game> {
    using game = pentago_triple::game;
    using options_type = pentago_triple::options;

    static constexpr std::string_view id = "pentago_triple";
    static constexpr std::string_view title = "Pentago Triple";
    static constexpr std::string_view players = "2|3|4";
    static constexpr int revision = 2;
    static constexpr bool seat_marbles = false;
    /// A deck of one's own takes at most 896 characters; everything else, 240.
    static constexpr std::size_t longest_position = 1280;
    static constexpr std::size_t longest_move = 16;

    static constexpr std::array<option_entry<options_type>, 7> options{
        number_option<&options_type::players>("players", "2|3|4", "PT-1", "how many play"),
        choice_option<&options_type::turn_after_claim>(
            "turn_after_claim", "no|yes", "PT-6", "yes: a quadrant is turned after a pattern made by placing, too"),
        choice_option<&options_type::double_claim>(
            "double_claim", "one|both", "PT-9",
            "of two cards made by one action the mover claims one, or both, each for an elimination"),
        choice_option<&options_type::exhaustion>(
            "exhaustion", "share|relocate", "PT-11",
            "when all marbles are placed the players still in share the win, or marbles are moved instead"),
        choice_option<&options_type::twist>("twist", "mandatory|optional_if_neutral", "PT-12",
                                            "whether the turn may be skipped while a quadrant would not change"),
        choice_option<&options_type::start>("start", "first|drawn", "PT-2",
                                            "who begins: the first seat, as agreed, or a seat drawn by the seed"),
        option_entry<options_type>{"deck", "standard|triples|quadruples|CARDS", "PT-13",
                                   pentago_triple::deck_meaning.data(),
                                   [](const option_entry<options_type>&, const options_type& o, std::string& out) {
                                       pentago_triple::write_deck(o.deck, out);
                                   },
                                   [](const option_entry<options_type>&, options_type& o, std::string_view text) {
                                       const auto cards = pentago_triple::read_deck_word(text);
                                       o.deck = cards ? *cards : o.deck;
                                       return cards.has_value();
                                   },
                                   [](std::string_view text) { return pentago_triple::read_deck_word(text).error(); }}};

    static const options_type& options_of(const game& rules) { return rules.options(); }
    static result<game> rules_with(const options_type& o) { return game::with(o); }

    static void write_body(const game& rules, const pentago_triple::state& s, std::string& out)
    {
        pentago_triple::write_body(rules, s, out);
    }
    static result<pentago_triple::state> read_body(const game& rules, text_cursor& cursor)
    {
        return pentago_triple::read_body(rules, cursor);
    }
    static void write_move(const pentago_triple::move& m, std::string& out) { pentago_triple::write_move(m, out); }
    static result<pentago_triple::move> read_move(const game& rules, const pentago_triple::state& s,
                                                  std::string_view text)
    {
        return pentago_triple::parse_move(rules, s, text);
    }
    /// The board; under it the open cards, the marbles left, and who is out.
    static void draw_text(const game& rules, const pentago_triple::state& s, const picture_request<game>& request,
                          text_canvas& canvas)
    {
        pentago::draw_grid_text(s.grid(), looks_, picture(rules, s, request), request.colour, canvas);
        std::size_t row = canvas.height() + 1;
        canvas.write(row, 0, "cards", ink::faint);
        std::size_t column = 7;
        for (const std::uint8_t number : s.open_cards()) {
            const pentago_triple::pattern card = rules.options().deck[number];
            for (std::size_t i = 0; i < card.size(); ++i) {
                const auto& look = looks_[static_cast<std::size_t>(card[i])];
                canvas.write(row, column++, {&look.letter, 1}, look.on_terminal);
            }
            column += 2;
        }
        ++row;
        canvas.write(row, 0, "left", ink::faint);
        for (std::size_t c = 0; c < pentago_triple::colour_count; ++c) {
            const std::size_t left = s.marbles_left(static_cast<pentago_triple::colour>(c));
            canvas.write(row, 7 + 4 * c, {&looks_[c].letter, 1}, looks_[c].on_terminal);
            canvas.write(row, 8 + 4 * c, std::to_string(left));
        }
    }
    static std::string draw_svg(const game& rules, const pentago_triple::state& s, const picture_request<game>& request)
    {
        using drawing = pentago::grid_drawing<pentago_triple::colour_count>;
        drawing board(title, s.grid(), looks_, picture(rules, s, request));
        draw_score(rules, s, board.svg, drawing::margin, drawing::spacing * 0.6);
        constexpr double step = drawing::spacing * 0.45;
        svg_point at{drawing::margin.x + step / 2, drawing::margin.y + drawing::spacing * 3};
        for (const std::uint8_t number : s.open_cards()) {
            const pentago_triple::pattern card = rules.options().deck[number];
            board.svg.rectangle({at.x - step * 0.7, at.y - step * 0.7}, step * (0.4 + static_cast<double>(card.size())),
                                step * 1.4, "rx=\"6\" fill=\"#ffffff\" stroke=\"#8a6236\"");
            for (std::size_t i = 0; i < card.size(); ++i) {
                board.marble({at.x + step * static_cast<double>(i), at.y}, step * 0.42,
                             looks_[static_cast<std::size_t>(card[i])]);
            }
            at.y += step * 1.7;
        }
        for (std::size_t c = 0; c < pentago_triple::colour_count; ++c) {
            const svg_point place{at.x + step * 2.2 * static_cast<double>(c), drawing::height - drawing::spacing * 0.7};
            board.marble(place, step * 0.35, looks_[c]);
            board.svg.label({place.x + step * 0.5, place.y + 6},
                            std::to_string(s.marbles_left(static_cast<pentago_triple::colour>(c))),
                            "font-size=\"18\" fill=\"#3b2a1a\"");
        }
        return std::move(board.svg).finish();
    }

  private:
    static constexpr std::array<pentago::marble_look, pentago_triple::colour_count> looks_{
        {{'b', ink::blue, "#0072b2"}, {'y', ink::yellow, "#f0e442"}, {'r', ink::red, "#d55e00"}}};

    static pentago::grid_picture picture(const game& rules, const pentago_triple::state& s,
                                         const picture_request<game>& request)
    {
        pentago::grid_picture picture;
        picture.placed = s.last_placed();
        if (request.last) {
            picture.twist = request.last->move.turning.twist;
            pentago_triple::state after = request.last->before;
            for (const pentago_triple::claim& c : rules.apply(after, request.last->move).claims) {
                picture.ringed |= c.by_turn ? c.cells : pentago_triple::geometry::turned(c.cells, picture.twist);
            }
        }
        for (const pentago_triple::move& m : request.marked) {
            picture.marked |= pentago_triple::geometry::cell_bit(m.placing.to);
        }
        return picture;
    }
};

template <>
struct rules_of_move<pentago_triple::move> {
    using type = pentago_triple::game;
};

} // namespace quintet::inline v0

#endif
