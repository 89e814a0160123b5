// SPDX-License-Identifier: MIT
#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/games/flick.hpp>
#include <quintet/physics/disc_motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

using namespace quintet;

namespace {

/// Two discs at rest, numbers 0 and 1, and the shot, number 2.
struct impossible_logs {
    disc_board<> board = crokinole_board();
    flick::scene before;

    impossible_logs()
    {
        for (const vec2 at : {vec2{0.15, 0.05}, vec2{-0.15, 0.05}, vec2{0.3048, 0}}) {
            disc d;
            d.position = at;
            d.radius = board.disc_radius;
            REQUIRE(before.add(board, d).has_value());
        }
    }
    /// "place: reason", or nothing.
    [[nodiscard]] std::string fault(const std::vector<shot_event>& events) const
    {
        const auto why = flick::log_fault(board, before, 4, events);
        if (!why) {
            return "";
        }
        CHECK(why->code == error_code::bad_record);
        CHECK_FALSE(why->clause.empty());
        return std::to_string(why->position) + ": " + std::string(why->message);
    }
};

shot_event contact(double time, std::uint8_t a, std::uint8_t b)
{
    shot_event e;
    e.kind = shot_event_kind::contact;
    e.time = time;
    e.disc = a;
    e.other = b;
    e.impulse = 0.001;
    return e;
}
shot_event of(shot_event_kind kind, double time, std::uint8_t disc, std::uint8_t other = disc::board_below)
{
    shot_event e;
    e.kind = kind;
    e.time = time;
    e.disc = disc;
    e.other = other;
    return e;
}
shot_event rest(double time, std::uint8_t disc, vec2 where)
{
    shot_event e = of(shot_event_kind::rest, time, disc);
    e.where = where;
    return e;
}

} // namespace

TEST_CASE("a log that no shot can have is refused, with the place and the reason", "[CR-7][HU-7]")
{
    const impossible_logs logs;
    using kind = shot_event_kind;
    const vec2 here{0.2, 0};
    const vec2 there{0.2, 0.1};
    // A good one first.
    CHECK(logs.fault({contact(0.1, 2, 0), rest(0.2, 2, here), rest(0.3, 0, there)}).empty());
    CHECK(logs.fault({of(kind::capture, 0.1, 2)}).empty());

    CHECK(logs.fault({contact(0.1, 2, 0), rest(0.2, 2, here), rest(0.3, 0, there), contact(0.4, 2, 0)}) ==
          "3: two discs that lie still do not touch each other anew");
    CHECK(logs.fault({contact(0.1, 0, 1)}) == "0: two discs that lie still do not touch each other anew");
    CHECK(logs.fault({contact(0.1, 2, 7)}) == "0: there is no such other disc");
    CHECK(logs.fault({contact(0.1, 2, 2)}) == "0: there is no such other disc");
    CHECK(logs.fault({contact(0.1, 9, 0)}) == "0: there is no such disc");
    CHECK(logs.fault({of(kind::rest, 0.1, 200)}) == "0: there is no such disc");
    CHECK(logs.fault({contact(0.2, 2, 0), rest(0.1, 2, here)}) == "1: an event comes before the one above it");
    CHECK(logs.fault({rest(-0.1, 2, here)}) == "0: an event comes before the one above it");
    CHECK(logs.fault({of(kind::capture, 0.1, 2), of(kind::capture, 0.2, 2)}) == "1: the disc is out of play by then");
    CHECK(logs.fault({of(kind::capture, 0.1, 2), contact(0.2, 2, 0)}) ==
          "1: two discs that lie still do not touch each other anew");
    CHECK(logs.fault({of(kind::left_surface, 0.1, 2), of(kind::fall, 0.2, 2), contact(0.3, 2, 0)}) ==
          "2: a disc is out of play by then");
    CHECK(logs.fault({contact(0.1, 2, 0), of(kind::left_surface, 0.2, 2), contact(0.3, 2, 0)}) ==
          "2: a disc is out of play by then");
    CHECK(logs.fault({of(kind::capture, 0.1, 0)}) == "0: the disc does not move then");
    CHECK(logs.fault({of(kind::left_surface, 0.1, 1)}) == "0: the disc does not move then");
    CHECK(logs.fault({of(kind::bounce_back, 0.1, 2)}) == "0: the disc has not left the surface");
    CHECK(logs.fault({of(kind::fall, 0.1, 2)}) == "0: the disc has not left the surface");
    CHECK(logs.fault({of(kind::left_surface, 0.1, 2), rest(0.2, 2, here)}) == "1: the disc does not move then");
    CHECK(logs.fault({rest(0.1, 2, here), rest(0.2, 2, there)}) == "1: the disc does not move then");
    CHECK(logs.fault({rest(0.1, 0, here)}) == "0: the disc does not move then");
    CHECK(logs.fault({of(kind::post_contact, 0.1, 2, 8)}) == "0: there is no such post");
    CHECK(logs.fault({of(kind::post_contact, 0.1, 1, 0)}) == "0: the disc does not move then");
    CHECK(logs.fault({of(kind::line, 0.1, 2, 3)}) == "0: there is no such circle");
    CHECK(logs.fault({of(kind::line, 0.1, 1, 0)}) == "0: the disc does not move then");
    CHECK(logs.fault({of(kind::topple, 0.1, 2, 0)}) == "0: there stands no tower");
    CHECK(logs.fault({of(kind::landed, 0.1, 2, 2)}) == "0: there is no such disc to lie on");
    CHECK(logs.fault({of(kind::landed, 0.1, 2, 9)}) == "0: there is no such disc to lie on");
    CHECK(logs.fault({of(static_cast<kind>(77), 0.1, 2)}) == "0: there is no such kind of event");
    shot_event in_air = rest(0.1, 2, here);
    in_air.mode = disc_mode::airborne;
    CHECK(logs.fault({in_air}) == "0: a disc rests on the surface");
    shot_event pulling = contact(0.1, 2, 0);
    pulling.impulse = -1;
    CHECK(logs.fault({pulling}) == "0: an impulse is not negative");
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        CHECK(logs.fault({rest(bad, 2, here)}) == "0: the numbers of an event are finite");
        CHECK(logs.fault({rest(0.1, 2, {bad, 0})}) == "0: the numbers of an event are finite");
    }

    CHECK(logs.fault({}) == "0: the log ends while a disc still moves");
    CHECK(logs.fault({contact(0.1, 2, 0), rest(0.2, 2, here)}) == "2: the log ends while a disc still moves");
    CHECK(logs.fault({of(kind::left_surface, 0.1, 2)}) == "1: the log ends while a disc still moves");
    CHECK(logs.fault({rest(0.1, 2, {0.15, 0.05})}) == "1: two discs have the same centre");
    CHECK(logs.fault({rest(0.1, 2, {0.15, 0.06})}) == "1: two discs overlap");
    CHECK(logs.fault({rest(0.1, 2, {0.0939, 0.0389})}) == "1: the disc overlaps a post");
    CHECK(logs.fault({rest(0.1, 2, {0.4, 0})}) == "1: the disc's centre is off the board");
    disc_board<> plain = logs.board;
    plain.hole = {};
    CHECK(flick::log_fault(plain, logs.before, 4, std::vector{of(kind::capture, 0.1, 2)})->message ==
          "the board has no hole");
}

TEST_CASE("a disc may come to lie over one that has just dropped into the hole", "[CR-16][HU-13]")
{
    impossible_logs logs;
    shot_event leans = rest(0.3, 2, {0.001, 0});
    leans.mode = disc_mode::leaning;
    const std::vector<shot_event> events{contact(0.1, 2, 0), of(shot_event_kind::capture, 0.2, 0),
                                         of(shot_event_kind::landed, 0.3, 2, 0), leans};
    CHECK(logs.fault(events).empty());
    const auto report = flick::read_log(logs.board, logs.before, 4, 4, events);
    REQUIRE(report.has_value());
    CHECK(report->pose(2).support == disc::board_below);
    CHECK(report->pose(2).layer == 0);
    CHECK(report->pose(2).support == disc::board_below);
    CHECK(report->captured() == 1);
    CHECK(report->duration() == 0.3);
}

TEST_CASE("what a disc touches beyond the outer line is told, once it has been inside", "[CR-21]")
{
    const impossible_logs logs;
    const auto touched = [&](const std::vector<shot_event>& events) {
        flick::shot_report report(4, 4);
        report.begin(logs.board.circles.view(), logs.before);
        for (const shot_event& e : events) {
            report.record(e);
        }
        return report.touched_outside();
    };
    const auto at = [](shot_event e, vec2 where, vec2 normal) {
        e.where = where;
        e.normal = normal;
        return e;
    };
    // The centre of the first disc lies a radius before the contact, against the normal; the other's a radius beyond.
    CHECK(touched({at(contact(0.1, 2, 0), {0.3, 0}, {1, 0})}) == 1);
    CHECK(touched({at(contact(0.1, 2, 0), {-0.3, 0}, {1, 0})}) == 4);
    CHECK(touched({at(contact(0.1, 2, 0), {0.2, 0}, {1, 0})}) == 0);
    CHECK(touched({at(of(shot_event_kind::post_contact, 0.1, 2, 0), {0, 0.4}, {0, 1})}) == 4); // right through
    CHECK(touched({at(contact(0.1, 2, 0), {0.3, 0.02}, {-1, 0})}) == 0); // the shot has not been inside
}

TEST_CASE("the log of every simulated shot is one that can be, and its report has the final poses", "[CR-7][CR-13]")
{
    const auto board = crokinole_board();
    auto motion = *disc_motion<flick::capacity>::make(board);
    shot_log<flick::capacity> log;
    random_stream random(7);
    std::size_t bounces = 0;
    for (int game = 0; game < 60; ++game) {
        flick::scene discs;
        for (int n = 0; n < 24; ++n) {
            disc d;
            d.position = board.circles[0].radius * unit_vector(random.unit() * 2 * pi);
            d.radius = board.disc_radius;
            const auto added = discs.add(board, d);
            if (!added) {
                continue;
            }
            const shot s{
                *added, flick::turned(-d.position, unit_vector(random.unit() - 0.5)), 9 * random.unit(), 0, {}};
            const flick::scene before = discs;
            const std::uint64_t bit = std::uint64_t{1} << s.disc;
            REQUIRE(motion.simulate(discs, s, log).has_value());
            const auto fault = flick::log_fault(board, before, bit, log.events());
            INFO((fault ? fault->message : "") << " at event " << (fault ? fault->position : 0));
            REQUIRE_FALSE(fault);
            flick::shot_report report(bit, bit);
            report.begin(board.circles.view(), before);
            for (const shot_event& e : log.events()) {
                report.record(e);
            }
            for (std::size_t i = 0; i < discs.size(); ++i) {
                const bool same = report.pose(i).position == discs.position(i) &&
                                  report.pose(i).mode == discs.mode(i) && report.pose(i).layer == discs.layer(i) &&
                                  report.pose(i).support == discs.support(i);
                REQUIRE(same);
            }
            bounces += report.bounced() != 0 ? 1U : 0U;
            for (std::size_t i = 0; i < discs.size(); ++i) {
                if (on_surface(discs.mode(i)) && length(discs.position(i)) > 0.28) {
                    discs.remove(i);
                }
            }
        }
    }
    CHECK(bounces > 0);
}

namespace {

/// Stands a tower of three on the target.
void put_tower(flick::scene& discs, const disc_board<>& board, vec2 place)
{
    disc d;
    d.position = place;
    d.radius = board.disc_radius;
    d.height = board.disc_height;
    d.mode = disc_mode::standing;
    for (std::uint8_t level = 0; level < 3; ++level) {
        d.layer = level;
        d.support = level == 0 ? disc::board_below : static_cast<std::uint8_t>(discs.size() - 1);
        REQUIRE(discs.add(board, d).has_value());
    }
}

} // namespace

TEST_CASE("the log of every spin at towers can be, and its report has the final poses, layers, towers",
          "[ST-10][ST-16][ST-19]")
{
    const auto board = target_board();
    auto motion = *disc_motion<flick::capacity>::make(board);
    shot_log<flick::capacity> log;
    const random_stream master(8);
    std::size_t toppled = 0;
    std::size_t stacked = 0;
    std::size_t touched = 0;
    for (std::uint64_t game = 0; game < 150; ++game) {
        random_stream random = master.split(game);
        flick::scene discs;
        for (const vec2 place : board.tower_places) {
            put_tower(discs, board, place);
        }
        for (int n = 0; n < 12; ++n) {
            disc d;
            d.position = board.start_areas[random.below(4)].centre;
            d.radius = board.disc_radius;
            d.height = board.disc_height;
            d.mode = disc_mode::upright;
            const auto added = discs.add(board, d);
            if (!added) {
                continue;
            }
            const shot s{*added, flick::turned(-d.position, unit_vector(random.unit() - 0.5)), 2 * random.unit(),
                         300 * random.unit() - 150, random.split(1)};
            const flick::scene before = discs;
            const std::uint64_t bit = std::uint64_t{1} << s.disc;
            REQUIRE(motion.simulate(discs, s, log).has_value());
            const auto fault = flick::log_fault(board, before, bit, log.events());
            INFO((fault ? fault->message : "") << " at event " << (fault ? fault->position : 0));
            REQUIRE_FALSE(fault);
            flick::shot_report report(bit, bit);
            report.begin(board.circles.view(), before);
            for (const shot_event& e : log.events()) {
                report.record(e);
            }
            std::uint64_t fell = 0;
            for (std::size_t i = 0; i < discs.size(); ++i) {
                const disc_pose& pose = report.pose(i);
                const bool same = pose.position == discs.position(i) && pose.mode == discs.mode(i) &&
                                  pose.layer == discs.layer(i) && pose.support == discs.support(i);
                REQUIRE(same);
                const bool lowest = before.mode(i) == disc_mode::standing && before.layer(i) == 0;
                fell |= lowest && discs.mode(i) != disc_mode::standing ? std::uint64_t{1} << i : 0U;
                stacked += discs.mode(i) == disc_mode::flat && discs.layer(i) > 0 ? 1U : 0U;
                touched += lowest && discs.mode(i) == disc_mode::standing && (report.touched() >> i & 1U) != 0;
            }
            REQUIRE(report.toppled() == fell);
            REQUIRE((report.fell_flat() == bit || discs.mode(s.disc) == disc_mode::fallen));
            toppled += fell != 0 ? 1U : 0U;
        }
    }
    CHECK(toppled > 20);
    CHECK(stacked > 20);
    CHECK(touched > 20);
}

TEST_CASE("a camera may see a tower shifted as it stands, but no disc that comes to stand", "[ST-6][ST-10][ST-19]")
{
    const auto board = target_board();
    flick::scene before;
    put_tower(before, board, board.tower_places[0]);
    disc d;
    d.position = board.start_areas[0].centre;
    d.radius = board.disc_radius;
    d.height = board.disc_height;
    d.mode = disc_mode::upright;
    REQUIRE(before.add(board, d).has_value());
    const auto event = [](shot_event_kind kind, std::uint8_t disc, double time, vec2 where, disc_mode mode) {
        shot_event e;
        e.kind = kind;
        e.disc = disc;
        e.time = time;
        e.where = where;
        e.mode = mode;
        return e;
    };
    shot_event push = event(shot_event_kind::contact, 3, 0.1, {}, disc_mode::flat);
    push.other = 0;
    push.impulse = 1;
    const vec2 shifted = board.tower_places[0] + vec2{0.001, 0};
    inline_vector<shot_event, 8> log;
    log.push_back(push);
    for (std::uint8_t i = 0; i < 3; ++i) {
        log.push_back(event(shot_event_kind::rest, i, 0.2, shifted, disc_mode::standing));
    }
    log.push_back(event(shot_event_kind::fell_flat, 3, 0.3, d.position, disc_mode::flat));
    log.push_back(event(shot_event_kind::rest, 3, 0.3, d.position, disc_mode::flat));
    CHECK_FALSE(flick::log_fault(board, before, 8, log.view()));
    flick::shot_report report(8, 8);
    report.begin(board.circles.view(), before);
    for (const shot_event& e : log) {
        report.record(e);
    }
    CHECK(report.pose(2).position == shifted);
    CHECK(report.pose(2).mode == disc_mode::standing);

    const auto faulty = [&](std::size_t i, const shot_event& by) {
        auto other = log;
        other[i] = by;
        const auto fault = flick::log_fault(board, before, 8, other.view());
        return fault ? fault->position : error::nowhere;
    };
    CHECK(faulty(0, event(shot_event_kind::rest, 0, 0.1, shifted, disc_mode::standing)) == 0); // nobody pushed it
    // Its lowest disc alone does not come off; an upper one may, as far as all above it do. [ST-10]
    CHECK(faulty(1, event(shot_event_kind::rest, 0, 0.2, shifted, disc_mode::flat)) == 6);
    const vec2 beside = board.tower_places[0] + vec2{0.05, 0};
    CHECK(faulty(2, event(shot_event_kind::rest, 1, 0.2, beside, disc_mode::flat)) == 6);
    auto upper = log;
    upper[3] = event(shot_event_kind::rest, 2, 0.2, beside, disc_mode::flat);
    CHECK_FALSE(flick::log_fault(board, before, 8, upper.view()));
    CHECK(faulty(3, event(shot_event_kind::rest, 2, 0.2, shifted, disc_mode::flat)) == 6); // it lies on no tower
    CHECK(faulty(5, event(shot_event_kind::rest, 3, 0.3, d.position, disc_mode::standing)) == 5);
    CHECK(faulty(5, event(shot_event_kind::rest, 3, 0.3, d.position, disc_mode::upright)) == 5);
    CHECK(faulty(5, event(shot_event_kind::fell_flat, 3, 0.3, d.position, disc_mode::flat)) == 5);
}
