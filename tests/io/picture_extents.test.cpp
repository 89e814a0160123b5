// SPDX-License-Identifier: MIT
// No text leaves its picture, in a font that is wider than most: all is measured as bold.

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdlib>
#include <known_games.hpp>
#include <string>
#include <string_view>
#include <vector>

using namespace quintet;

namespace {

/// How far the characters from ' ' to '~' advance in DejaVu Sans Bold, in 1/2048 of the font's size.
constexpr std::array<int, 95> advances{
    713,  934,  1067, 1716, 1425, 2052, 1786, 627,  936,  936,  1071, 1716, 778,  850,  778,  748,  1425, 1425, 1425,
    1425, 1425, 1425, 1425, 1425, 1425, 1425, 819,  819,  1716, 1716, 1716, 1188, 2048, 1585, 1561, 1503, 1700, 1399,
    1399, 1681, 1714, 762,  762,  1587, 1305, 2038, 1714, 1741, 1501, 1741, 1577, 1475, 1397, 1663, 1585, 2259, 1579,
    1483, 1485, 936,  748,  936,  1716, 1024, 1024, 1382, 1466, 1214, 1466, 1389, 891,  1466, 1458, 702,  702,  1362,
    702,  2134, 1458, 1407, 1466, 1466, 1010, 1219, 979,  1458, 1335, 1892, 1321, 1335, 1192, 1458, 748,  1458, 1716};

/// The value of an attribute in a tag, or nothing.
std::string_view value_of(std::string_view tag, std::string_view name)
{
    const std::string start = ' ' + std::string(name) + "=\"";
    const auto at = tag.find(start);
    if (at == std::string_view::npos) {
        return {};
    }
    tag.remove_prefix(at + start.size());
    return tag.substr(0, tag.find('"'));
}
double number(std::string_view text) { return std::strtod(std::string(text).c_str(), nullptr); }

/// The texts that leave the picture, and how many texts there are.
struct texts {
    std::vector<std::string> outside;
    std::size_t count = 0;
};

texts texts_of(std::string_view svg)
{
    struct style {
        double size = 16;
        std::string_view anchor = "start";
    };
    texts found;
    std::vector<style> styles(1);
    double width = 0;
    double height = 0;
    for (auto at = svg.find('<'); at != std::string_view::npos; at = svg.find('<', at + 1)) {
        const auto end = svg.find('>', at);
        const std::string_view tag = svg.substr(at, end - at);
        if (tag == "</g") {
            styles.pop_back();
            continue;
        }
        if (tag.starts_with("<svg")) {
            width = number(value_of(tag, "width"));
            height = number(value_of(tag, "height"));
        }
        style own = styles.back();
        if (const auto size = value_of(tag, "font-size"); !size.empty()) {
            own.size = number(size);
        }
        if (const auto anchor = value_of(tag, "text-anchor"); !anchor.empty()) {
            own.anchor = anchor;
        }
        if (tag.starts_with("<g ")) {
            styles.push_back(own);
        }
        if (tag.starts_with("<text")) {
            ++found.count;
            const std::string_view words = svg.substr(end + 1, svg.find('<', end) - end - 1);
            double advance = 0;
            for (const char c : words) {
                advance += c >= ' ' && c <= '~' ? advances[static_cast<std::size_t>(c - ' ')] : 2048;
            }
            advance *= own.size / 2048;
            const double share = own.anchor == "end" ? 1 : own.anchor == "middle" ? 0.5 : 0;
            const double left = number(value_of(tag, "x")) - share * advance;
            const double base = number(value_of(tag, "y"));
            if (left < 0 || left + advance > width || base - 0.76 * own.size < 0 || base + 0.24 * own.size > height) {
                found.outside.emplace_back(words);
            }
        }
    }
    return found;
}

} // namespace

TEST_CASE("what leaves a picture is noticed", "[io][picture]")
{
    const std::string head = "<svg width=\"100\" height=\"50\">";
    CHECK(texts_of(head + "<text x=\"40\" y=\"20\" font-size=\"14\">to move</text></svg>").outside.size() == 1);
    CHECK(texts_of(head + "<text x=\"20\" y=\"20\" font-size=\"14\">to move</text></svg>").outside.empty());
    CHECK(texts_of(head + "<g font-size=\"60\"><text x=\"1\" y=\"48\">a</text></g></svg>").outside.size() == 1);
}

TEST_CASE("no text leaves its picture, at any ply of any game", "[io][picture]")
{
    for (const any_game& game : known_games()) {
        INFO(game.id());
        any_position p = game.start(1);
        for (std::uint64_t ply = 0; ply < 200 && p.to_move(); ++ply) {
            const texts found = texts_of(*p.svg());
            INFO(p.text());
            CHECK(found.outside == std::vector<std::string>{});
            CHECK(found.count >= p.seats());
            const auto chosen = p.choose("random", ply);
            REQUIRE(chosen);
            if (ply % 20 == 0) {
                CHECK(texts_of(*p.svg({false, *chosen, ""})).outside == std::vector<std::string>{});
            }
            REQUIRE_FALSE(p.apply(*chosen).has_value());
        }
        CHECK(texts_of(*p.svg()).outside == std::vector<std::string>{});
    }
}
