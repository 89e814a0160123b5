// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_SVG_LETTER_HPP
#define QUINTET_IO_SVG_LETTER_HPP

#include <quintet/io/svg_writer.hpp>

#include <string>
#include <string_view>

namespace quintet::inline v0 {

/// Writes a letter in the middle of a marble or disc of any colour, so that whose it is need not be told by its colour:
/// dark, with a light edge.
inline void draw_letter(svg_writer& svg, svg_point centre, double radius, char letter)
{
    const int size = static_cast<int>(radius * 1.1) + 1;
    svg.label({centre.x, centre.y + 0.33 * size}, std::string_view(&letter, 1),
              "font-size=\"" + std::to_string(size) +
                  "\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#1b1b1b\" stroke=\"#ffffff\" "
                  "stroke-width=\"2\" stroke-opacity=\"1\" paint-order=\"stroke\"");
}

} // namespace quintet::inline v0

#endif
