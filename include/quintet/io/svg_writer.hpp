// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_SVG_WRITER_HPP
#define QUINTET_IO_SVG_WRITER_HPP

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace quintet::inline v0 {

/// A place in a drawing: x to the right, y down, in the units of its view box.
struct svg_point {
    double x = 0;
    double y = 0;
};

/// Writes a number rounded to hundredths.
inline void write_svg_number(double value, std::string& out)
{
    const auto hundredths = static_cast<long long>(value * 100 + (value < 0 ? -0.5 : 0.5));
    const long long size = hundredths < 0 ? -hundredths : hundredths;
    if (hundredths < 0) {
        out += '-';
    }
    out += std::to_string(size / 100);
    if (size % 100 != 0) {
        out += '.';
        out += static_cast<char>('0' + size % 100 / 10);
        if (size % 10 != 0) {
            out += static_cast<char>('0' + size % 10);
        }
    }
}

/// Writes an SVG 1.1 document. Attributes are given as they stand in a tag: `fill="red" stroke="none"`. Numbers are
/// rounded to hundredths, so the same drawing is the same text everywhere.
class svg_writer {
  public:
    svg_writer(double width, double height, std::string_view title)
    {
        text_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"";
        number(width);
        text_ += "\" height=\"";
        number(height);
        text_ += "\" viewBox=\"0 0 ";
        number(width);
        text_ += ' ';
        number(height);
        text_ += "\" font-family=\"sans-serif\">\n<title>";
        escaped(title);
        text_ += "</title>\n";
    }

    /// Everything that follows until close() has the attributes.
    void group(std::string_view attributes)
    {
        text_ += "<g ";
        text_ += attributes;
        text_ += ">\n";
    }
    void close() { text_ += "</g>\n"; }

    void circle(svg_point centre, double radius, std::string_view attributes = {})
    {
        text_ += "<circle";
        attribute("cx", centre.x);
        attribute("cy", centre.y);
        attribute("r", radius);
        end(attributes);
    }
    void ellipse(svg_point centre, double across, double down, std::string_view attributes = {})
    {
        text_ += "<ellipse";
        attribute("cx", centre.x);
        attribute("cy", centre.y);
        attribute("rx", across);
        attribute("ry", down);
        end(attributes);
    }
    void rectangle(svg_point corner, double width, double height, std::string_view attributes = {})
    {
        text_ += "<rect";
        attribute("x", corner.x);
        attribute("y", corner.y);
        attribute("width", width);
        attribute("height", height);
        end(attributes);
    }
    void line(svg_point from, svg_point to, std::string_view attributes = {})
    {
        text_ += "<line";
        attribute("x1", from.x);
        attribute("y1", from.y);
        attribute("x2", to.x);
        attribute("y2", to.y);
        end(attributes);
    }
    void polygon(std::span<const svg_point> corners, std::string_view attributes = {})
    {
        points("<polygon", corners, attributes);
    }
    void polyline(std::span<const svg_point> corners, std::string_view attributes = {})
    {
        points("<polyline", corners, attributes);
    }
    void label(svg_point at, std::string_view words, std::string_view attributes = {})
    {
        text_ += "<text";
        attribute("x", at.x);
        attribute("y", at.y);
        if (!attributes.empty()) {
            text_ += ' ';
            text_ += attributes;
        }
        text_ += '>';
        escaped(words);
        text_ += "</text>\n";
    }
    /// Markup that is written as it stands: definitions of gradients and the like.
    void raw(std::string_view markup) { text_ += markup; }

    /// The finished document.
    [[nodiscard]] std::string finish() &&
    {
        text_ += "</svg>\n";
        return std::move(text_);
    }

  private:
    void number(double value) { write_svg_number(value, text_); }
    void attribute(std::string_view name, double value)
    {
        text_ += ' ';
        text_ += name;
        text_ += "=\"";
        number(value);
        text_ += '"';
    }
    void end(std::string_view attributes)
    {
        if (!attributes.empty()) {
            text_ += ' ';
            text_ += attributes;
        }
        text_ += "/>\n";
    }
    void points(std::string_view tag, std::span<const svg_point> corners, std::string_view attributes)
    {
        text_ += tag;
        text_ += " points=\"";
        for (std::size_t i = 0; i < corners.size(); ++i) {
            text_ += i == 0 ? "" : " ";
            number(corners[i].x);
            text_ += ',';
            number(corners[i].y);
        }
        text_ += '"';
        end(attributes);
    }
    void escaped(std::string_view words)
    {
        for (const char c : words) {
            if (c == '<') {
                text_ += "&lt;";
            } else if (c == '&') {
                text_ += "&amp;";
            } else {
                text_ += c;
            }
        }
    }

    std::string text_;
};

} // namespace quintet::inline v0

#endif
