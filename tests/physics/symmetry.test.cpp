// SPDX-License-Identifier: MIT
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <numeric>
#include <reference/disc_table.hpp>
#include <vector>

using namespace reference;

namespace {

/// The same shot with every place mapped, and discs numbered otherwise; then mapped back, the largest difference.
template <class Map>
double difference(std::uint64_t seed, std::size_t count, Map&& map, bool renumber)
{
    const auto board = crokinole_board();
    auto motion = disc_motion<24>::make(board);
    random_stream random{seed};
    auto scene = random_scene<24>(random, board, count);
    const shot s = random_shot(random, scene);
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (renumber) {
        random.shuffle(std::span<std::size_t>(order));
    }
    disc_scene<24> mapped;
    for (std::size_t k = 0; k < count; ++k) {
        REQUIRE(mapped.add(board, disc_at(map(scene.position(order[k])), board.disc_radius)));
    }
    shot mapped_shot = s;
    mapped_shot.direction = map(s.direction);
    for (std::size_t k = 0; k < count; ++k) {
        if (order[k] == s.disc) {
            mapped_shot.disc = k;
        }
    }
    REQUIRE(motion->simulate(scene, s));
    REQUIRE(motion->simulate(mapped, mapped_shot));
    double worst = 0;
    for (std::size_t k = 0; k < count; ++k) {
        if (scene.mode(order[k]) != mapped.mode(k)) {
            return 1;
        }
        worst = (std::max)(worst, distance(map(scene.position(order[k])), mapped.position(k)));
    }
    return worst;
}

} // namespace

TEST_CASE("numbering the discs otherwise changes not one bit", "[symmetry][B34]")
{
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        REQUIRE(difference(seed, 2 + seed % 22, [](vec2 p) { return p; }, true) == 0);
    }
}

TEST_CASE("a mirrored board gives the mirrored shot, to the bit", "[symmetry]")
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        REQUIRE(difference(seed, 1 + seed % 24, [](vec2 p) { return vec2{p.x, -p.y}; }, false) == 0);
        REQUIRE(difference(seed, 1 + seed % 24, [](vec2 p) { return vec2{-p.y, p.x}; }, true) == 0);
    }
}

TEST_CASE("turning everything by 45° turns the shot", "[symmetry]")
{
    const vec2 u = unit_vector(pi / 4);
    const auto turn = [u](vec2 p) { return vec2{p.x * u.x - p.y * u.y, p.x * u.y + p.y * u.x}; };
    int near_enough = 0;
    constexpr int shots = 300;
    for (std::uint64_t seed = 0; seed < shots; ++seed) {
        // Rounding grows by a factor of some tens at each hit; a few long chains may even go another way.
        near_enough += difference(seed, 1 + seed % 24, turn, false) < 1e-9 ? 1 : 0;
    }
    CHECK(near_enough > shots - 6);
}

TEST_CASE("simultaneous hits give mirrored results in any numbering", "[symmetry][B34]")
{
    for (const double e : {0.0, 0.5, 0.75, 1.0}) {
        for (const double mu : {0.0, 0.25}) {
            for (int numbering = 0; numbering < 6; ++numbering) {
                table t;
                t.parameters.disc_restitution = e;
                t.parameters.disc_contact_friction = mu;
                const double aside = 0.0151;
                std::array<vec2, 3> places{vec2{-0.2, 0}, vec2{0.1, aside}, vec2{0.1, -aside}};
                std::array<std::size_t, 3> order{0, 1, 2};
                for (int k = 0; k < numbering; ++k) {
                    std::next_permutation(order.begin(), order.end());
                }
                std::array<std::size_t, 3> index{};
                for (const std::size_t k : order) {
                    index[k] = t.put(places[k]);
                }
                t.flick({{index[0], {1, 0}, 2}});
                const vec2 shooter = t.scene.position(index[0]);
                const vec2 up = t.scene.position(index[1]);
                const vec2 down = t.scene.position(index[2]);
                CHECK(shooter.y == 0);
                CHECK(up.x == down.x);
                CHECK(up.y == -down.y);
                CHECK(up.y > aside);
                if (e == 1 && mu == 0) {
                    // Both touched at once, elastic, on paper: v' = v (1 − 4 cos²) / (1 + 2 cos²) for the shooter.
                    const double c = std::sqrt(1 - aside * aside / 9e-4);
                    const double a = 0.12 * 9.81;
                    const double v = std::sqrt(4 - 2 * a * (0.3 - 0.03 * c));
                    const double each = 2 * v * c / (1 + 2 * c * c);
                    CHECK(distance(up, places[1]) == Catch::Approx(each * each / (2 * a)).epsilon(1e-9));
                }
            }
        }
    }
}

TEST_CASE("without friction and loss, motion runs backwards to where it began", "[symmetry][time_reversal]")
{
    motion_parameters p;
    p.board_friction = 0;
    p.disc_restitution = 1;
    p.post_restitution = 1;
    p.disc_contact_friction = 0;
    p.post_contact_friction = 0;
    p.rest_speed = 0;
    auto board = crokinole_board();
    board.hole = {};
    board.ditch_width = 0;
    random_stream random{31};
    int runs = 0;
    int hits = 0;
    double worst = 0;
    while (runs < 2000) {
        auto scene = random_scene<24>(random, board, 2 + random.below(9));
        const auto start = scene;
        const shot s = random_shot(random, scene);
        p.time_limit = 0.25 / s.speed; // before a disc reaches the edge, mostly
        auto motion = disc_motion<24>::make(board, p);
        const auto there = motion->simulate(scene, s);
        REQUIRE(there);
        std::vector<shot> back;
        bool on_board = true;
        for (std::size_t i = 0; i < scene.size(); ++i) {
            const vec2 v = motion->after(i).velocity;
            on_board = on_board && scene.mode(i) == disc_mode::flat;
            if (length(v) > 0) {
                back.push_back({i, -v, length(v)});
            }
        }
        if (!on_board || back.size() > 3) {
            continue; // long chains multiply rounding by design
        }
        ++runs;
        hits += there->events > 0 ? 1 : 0;
        REQUIRE(motion->simulate(scene, std::span<const shot>(back)));
        for (std::size_t i = 0; i < scene.size(); ++i) {
            worst = (std::max)(worst, distance(scene.position(i), start.position(i)));
        }
    }
    CHECK(hits > 500);
    CHECK(worst < 2e-11);
}

TEST_CASE("a disc that touches another almost aside is met, wherever rounding puts it", "[motion][determinism]")
{
    int met = 0;
    for (int k = 0; k < 400; ++k) {
        table t;
        const vec2 centre{0.1 + 0.0007 * k, 0.07};
        const vec2 out = unit_vector(0.0157 * k);
        t.put(centre);
        t.put(centre + 0.03 * out);
        const shot_outcome outcome = t.flick({{1, left_of(out) - 1e-7 * out, 0.5}});
        met += outcome.events > 1 && t.count(shot_event_kind::contact) > 0 ? 1 : 0;
    }
    CHECK(met == 400);
}
