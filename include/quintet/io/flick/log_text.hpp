// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_FLICK_LOG_TEXT_HPP
#define QUINTET_IO_FLICK_LOG_TEXT_HPP

// A shot log as text: what a camera over a real board, a robot or another engine writes for `quintet judge`, and what
// `quintet explain` shows of a shot. A JSON object a line, in UTF-8; lengths in metres, times in seconds from the
// flick, x to the right and y up from the board's centre, seat a's quadrant to the right. Blank lines are passed over,
// and so are members whose name begins with x_.
//
// The first line says how the shot began:
//
//   placed    [x, y]: where the centre of the disc stood
//   seat      who shot, "a" … "d"; only where a team may choose
//   picked    the number of a disc of the position that was picked up to be shot; only where that is allowed
//   struck    "both" or "upper": what was struck of two stacked discs; only where two are shot at once
//
// Each line below it is an event, in order of time:
//
//   event     what happened:
//             contact       `disc` and `other` pushed each other
//             post_contact  `disc` hit the post `other`
//             line          `disc` met the line of the circle `other`; "part" is needed
//             capture       `disc` dropped into the hole
//             left_surface  the centre of `disc` passed the edge of the surface
//             bounce_back   `disc`, having left, came back onto the surface
//             fall          `disc`, having left, fell for good
//             topple        a tower fell from `disc` up: all of it if that is its lowest, else what is below stands on
//             fell_flat     the upright `disc` fell flat
//             landed        `disc` came to lie on `other`, flat or tilted; without "other", on the board
//             rest          `disc` came to rest; "where" is needed. Every disc that moved has one, or a capture or fall
//   time      needed; never less than on the line above
//   disc      needed; discs are numbered from 0 in the order in which the position's text has them (a disc that was
//             picked up is no longer among them), the shot disc last; of two stacked ones the lower before the upper
//   other     needed for contact, post_contact and line. Posts are numbered counterclockwise from the first above the
//             way to the right, circles from the largest
//   part      of a line event: "reached" (the disc begins to touch the line), "crossed" (its centre passes the middle
//             of the line) or "cleared" (it ceases to touch it)
//   outward   of a line event: whether it goes away from the board's centre; false if left out
//   mode      how the disc lies: "flat" (if left out), "leaning" (over the hole, or tilted against what it landed on or
//             a tower beside it), "standing" (in a tower, as before), …
//   where     [x, y]: the point of contact, or the disc's centre; the middle of the board if left out
//   normal    of a contact: the unit vector from `disc` to `other`; impulse, friction: N·s along and across it. A
//             contact without them is one at which a disc stopped as it touched: give an impulse, however rough, where
//             both push
//
// A judge needs no line events, normals or strengths beyond that. Discs lie still until something moves them: the shot
// disc moves from the start, any other from its first contact with an impulse.

#include <quintet/core/result.hpp>
#include <quintet/core/seat.hpp>
#include <quintet/games/flick/table.hpp>
#include <quintet/io/json.hpp>
#include <quintet/physics/shot_event.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::inline v0::flick {

/// No log is longer (bytes), nor has more events: a longer one is refused before it is parsed.
inline constexpr std::size_t longest_log = std::size_t{1} << 24U;
inline constexpr std::size_t most_logged_events = 100'000;

/// How a logged shot began.
struct log_start {
    vec2 placed;
    std::optional<seat> shooter{};
    /// The number of a disc of the position.
    std::optional<std::uint8_t> picked{};
    /// Of two stacked discs only the upper was struck.
    bool upper_struck = false;

    friend bool operator==(const log_start&, const log_start&) = default;
};

/// A log as it was read, with the line of each event, counted from 1.
struct log_reading {
    log_start start;
    std::size_t start_line = 1;
    std::vector<shot_event> events{};
    std::vector<std::size_t> lines{};
    /// Which events touch something and do not say "where"; their normals are left out, too, as one is worth nothing
    /// without the other.
    std::vector<bool> without_where{};

    /// An error whose position is the number of an event (see log_fault), with the line of it in its place; what is
    /// about the start of the shot has the first line.
    [[nodiscard]] error at_line(error why) const
    {
        why.position = why.position == error::nowhere ? start_line
                       : why.position < lines.size()  ? lines[why.position]
                       : lines.empty()                ? start_line
                                                      : lines.back() + 1;
        return why;
    }
};

namespace detail {

inline constexpr std::array<std::string_view, 11> event_names{"contact",      "post_contact", "line", "capture",
                                                              "left_surface", "bounce_back",  "fall", "topple",
                                                              "fell_flat",    "landed",       "rest"};
inline constexpr std::array<std::string_view, 3> part_names{"reached", "crossed", "cleared"};
inline constexpr std::array<std::string_view, 8> mode_names{"flat",    "leaning",  "in_hole",  "fallen",
                                                            "upright", "wobbling", "standing", "airborne"};

template <class Names>
[[nodiscard]] std::string_view name_in(const Names& names, std::size_t i)
{
    return i < names.size() ? names[i] : std::string_view("?");
}

inline json pair_json(vec2 v) { return json::array({v.x, v.y}); }

/// Reads one line of a log; remembers the first thing that is wrong with it.
class line_reader {
  public:
    explicit line_reader(const json& object) : object_(object) {}

    /// Whether there is such a member; it is then known.
    bool has(std::string_view name)
    {
        known_ += object_.contains(name) ? 1U : 0U;
        return object_.contains(name);
    }
    double number(std::string_view name)
    {
        const json& value = object_[std::string(name)];
        return value.is_number() ? value.get<double>() : fail<double>("a number is due here");
    }
    vec2 pair(std::string_view name)
    {
        const json& value = object_[std::string(name)];
        if (!value.is_array() || value.size() != 2 || !value[0].is_number() || !value[1].is_number()) {
            return fail<vec2>("a place or direction is a list of two numbers");
        }
        return {value[0].get<double>(), value[1].get<double>()};
    }
    std::uint8_t index(std::string_view name)
    {
        const json& value = object_[std::string(name)];
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() >= disc::board_below) {
            return fail<std::uint8_t>("the number of a disc, post or circle is a whole number from 0 on");
        }
        return value.get<std::uint8_t>();
    }
    bool boolean(std::string_view name)
    {
        const json& value = object_[std::string(name)];
        return value.is_boolean() ? value.get<bool>() : fail<bool>("true or false is due here");
    }
    template <class Value, class Names>
    Value named(std::string_view name, const Names& names, std::string_view otherwise)
    {
        const auto* text = object_[std::string(name)].template get_ptr<const std::string*>();
        for (std::size_t i = 0; text != nullptr && i < names.size(); ++i) {
            if (names[i] == *text) {
                return static_cast<Value>(i);
            }
        }
        return fail<Value>(otherwise);
    }

    void demand(bool holds, std::string_view why)
    {
        if (!holds && why_.empty()) {
            why_ = why;
        }
    }
    /// What is wrong with the line, or an empty text.
    [[nodiscard]] std::string_view fault() const
    {
        std::size_t extra = 0;
        for (const auto& member : object_.items()) {
            extra += member.key().starts_with("x_") ? 1U : 0U;
        }
        return !why_.empty()                      ? why_
               : known_ + extra != object_.size() ? "a member that logs do not have; own ones begin with x_"
                                                  : std::string_view();
    }

  private:
    template <class Value>
    Value fail(std::string_view why)
    {
        demand(false, why);
        return {};
    }

    const json& object_;
    std::size_t known_ = 0;
    std::string_view why_;
};

inline std::string_view read_start(const json& object, log_start& start)
{
    line_reader members(object);
    members.demand(object.contains("placed"), "the first line says where the disc was \"placed\"");
    if (members.has("placed")) {
        start.placed = members.pair("placed");
    }
    if (members.has("seat")) {
        constexpr std::array<std::string_view, max_seats> letters{"a", "b", "c", "d", "e", "f"};
        start.shooter = seat{members.named<std::uint8_t>("seat", letters, "a seat is a letter from a to f")};
    }
    if (members.has("picked")) {
        start.picked = members.index("picked");
    }
    if (members.has("struck")) {
        constexpr std::array<std::string_view, 2> words{"both", "upper"};
        start.upper_struck = members.named<std::uint8_t>("struck", words, "what is struck is both or upper") != 0;
    }
    return members.fault();
}

inline std::string_view read_event(const json& object, shot_event& e)
{
    using kind = shot_event_kind;
    line_reader members(object);
    members.demand(object.contains("event") && object.contains("time") && object.contains("disc"),
                   "an event has an \"event\", a \"time\" and a \"disc\"");
    if (members.has("event")) {
        e.kind = members.named<shot_event_kind>("event", event_names, "there is no such kind of event");
    }
    if (members.has("time")) {
        e.time = members.number("time");
    }
    if (members.has("disc")) {
        e.disc = members.index("disc");
    }
    if (members.has("other")) {
        e.other = members.index("other");
    }
    if (members.has("part")) {
        e.part =
            members.named<line_part>("part", part_names, "the part of a line event is reached, crossed or cleared");
    }
    if (members.has("outward")) {
        e.outward = members.boolean("outward");
    }
    if (members.has("mode")) {
        e.mode = members.named<disc_mode>("mode", mode_names, "there is no such way to lie");
    }
    if (members.has("where")) {
        e.where = members.pair("where");
    }
    if (members.has("normal")) {
        e.normal = members.pair("normal");
    }
    if (members.has("impulse")) {
        e.impulse = members.number("impulse");
    }
    if (members.has("friction")) {
        e.friction_impulse = members.number("friction");
    }
    members.demand(object.contains("other") ||
                       (e.kind != kind::contact && e.kind != kind::post_contact && e.kind != kind::line),
                   "a contact or a line event has an \"other\"");
    members.demand(object.contains("part") || e.kind != kind::line, "a line event has a \"part\"");
    members.demand(object.contains("where") || e.kind != kind::rest, "a rest has a \"where\"");
    return members.fault();
}

} // namespace detail

/// The first line of a log.
[[nodiscard]] inline json start_json(const log_start& start)
{
    json object = {{"placed", detail::pair_json(start.placed)}};
    if (start.shooter) {
        object["seat"] = std::string(1, letter_of(*start.shooter));
    }
    if (start.picked) {
        object["picked"] = *start.picked;
    }
    if (start.upper_struck) {
        object["struck"] = "upper";
    }
    return object;
}

/// One line of a log, without the members that have their defaults.
[[nodiscard]] inline json event_json(const shot_event& e)
{
    const shot_event usual;
    json object = {{"event", detail::name_in(detail::event_names, static_cast<std::size_t>(e.kind))},
                   {"time", e.time},
                   {"disc", e.disc}};
    if (e.other != usual.other) {
        object["other"] = e.other;
    }
    if (e.kind == shot_event_kind::line) {
        object["part"] = detail::name_in(detail::part_names, static_cast<std::size_t>(e.part));
        object["outward"] = e.outward;
    }
    if (e.mode != usual.mode) {
        object["mode"] = detail::name_in(detail::mode_names, static_cast<std::size_t>(e.mode));
    }
    object["where"] = detail::pair_json(e.where);
    if (e.normal != usual.normal) {
        object["normal"] = detail::pair_json(e.normal);
    }
    if (e.impulse != usual.impulse) {
        object["impulse"] = e.impulse;
    }
    if (e.friction_impulse != usual.friction_impulse) {
        object["friction"] = e.friction_impulse;
    }
    return object;
}

/// A log as a list of its lines.
[[nodiscard]] inline json log_json(const log_start& start, std::span<const shot_event> events)
{
    json list = json::array({start_json(start)});
    for (const shot_event& e : events) {
        list.push_back(event_json(e));
    }
    return list;
}

/// Appends a log, a line feed after each line. It reads back to equal events.
inline void write_log(const log_start& start, std::span<const shot_event> events, std::string& out)
{
    for (const json& line : log_json(start, events)) {
        out += json_line(line);
        out += '\n';
    }
}

/// A log from its text, or what is wrong with it: too_long, or syntax with the number of the line, from 1 on, as its
/// place. Whether there can have been such a shot, log_fault and the judge of a game say.
[[nodiscard]] inline result<log_reading> parse_log(std::string_view text)
{
    if (text.size() > longest_log) {
        return error{error_code::too_long, {}, error::nowhere, "longer than any log"};
    }
    log_reading read;
    bool started = false;
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t feed = (std::min)(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, feed - begin);
        begin = feed + 1;
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
            continue;
        }
        const auto fault = [number](std::string_view why, error_code code = error_code::syntax) {
            return error{code, {}, number, why};
        };
        const result<json> parsed = read_json(line);
        if (!parsed) {
            return fault(parsed.error().message);
        }
        const json& object = *parsed;
        if (!object.is_object()) {
            return fault("a line of a log is a JSON object");
        }
        if (!started) {
            started = true;
            read.start_line = number;
            if (const std::string_view why = detail::read_start(object, read.start); !why.empty()) {
                return fault(why);
            }
            continue;
        }
        if (read.events.size() == most_logged_events) {
            return fault("more events than any shot has", error_code::too_long);
        }
        shot_event e;
        if (const std::string_view why = detail::read_event(object, e); !why.empty()) {
            return fault(why);
        }
        const bool touches = e.kind == shot_event_kind::contact || e.kind == shot_event_kind::post_contact;
        read.without_where.push_back(touches && !object.contains("where"));
        if (read.without_where.back()) {
            e.normal = {};
        }
        read.events.push_back(e);
        read.lines.push_back(number);
    }
    if (!started) {
        return error{error_code::syntax, {}, number + 1, "the first line says where the disc was \"placed\""};
    }
    return read;
}

} // namespace quintet::inline v0::flick

#endif
