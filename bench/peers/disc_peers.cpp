// SPDX-License-Identifier: MIT
// bench_peers [DISCS] [SHOTS]: the crokinole board without its hole, the same random shots by this library and by
// engines that step through time, in one run: shots a second, and how far their discs end from ours (of the discs that
// stay on the board by both, the farthest of a shot; median and 90th percentile over the shots). Contact friction is
// off and all restitutions are equal, as the engines mix them by different rules; their discs are slowed by Coulomb
// friction at each step. As the step shrinks the results approach ours.

#include <quintet/boards/disc_board_presets.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/physics/disc_motion.hpp>

#ifdef PEER_BOX2D
#include <box2d/box2d.h>
#endif
#ifdef PEER_CHIPMUNK
#include <chipmunk/chipmunk.h>
#endif

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

using namespace quintet;

constexpr double restitution = 0.75;
constexpr double deceleration = 0.12 * 9.81;
constexpr double still = 0.001;
constexpr double longest = 20;

struct prepared_shot {
    disc_scene<24> scene;
    shot flick;
    vec2 velocity;
};
using places = std::vector<vec2>;
/// Where a disc that left the board is said to be.
constexpr vec2 gone{1e3, 0};

disc_board<> board_of_the_shots()
{
    disc_board<> board = crokinole_board();
    board.hole = {};
    board.ditch_width = 0;
    return board;
}

std::vector<prepared_shot> prepare(std::size_t discs, std::size_t shots)
{
    const disc_board<> board = board_of_the_shots();
    random_stream random{2024};
    const auto between = [&](double from, double to) { return from + (to - from) * random.unit(); };
    std::vector<prepared_shot> all(shots);
    for (prepared_shot& p : all) {
        disc d;
        d.radius = board.disc_radius;
        while (p.scene.size() < discs) {
            const double out = p.scene.empty() ? 0.3048 : 0.3 * std::sqrt(random.unit());
            const double half_angle = p.scene.empty() ? pi / 4 : pi;
            d.position = out * unit_vector(between(-half_angle, half_angle));
            static_cast<void>(p.scene.add(board, d));
        }
        const vec2 to = discs > 1 ? p.scene.position(1) : vec2{};
        const vec2 towards = to - p.scene.position(0);
        const double aside = between(-1, 1) * d.radius / length(towards);
        p.flick.direction = towards + aside * left_of(towards);
        p.flick.speed = between(0.6, 3);
        p.velocity = (p.flick.speed / length(p.flick.direction)) * p.flick.direction;
    }
    return all;
}

/// Runs all shots at least once and for about a second; returns shots a second.
template <class Run>
double rate_of(const std::vector<prepared_shot>& shots, std::vector<places>* ends, Run&& run)
{
    using clock = std::chrono::steady_clock;
    const auto begin = clock::now();
    std::size_t count = 0;
    double seconds = 0;
    do {
        for (std::size_t k = 0; k < shots.size(); ++k) {
            places end = run(shots[k]);
            if (ends != nullptr && count < shots.size()) {
                ends->push_back(std::move(end));
            }
            ++count;
        }
        seconds = std::chrono::duration<double>(clock::now() - begin).count();
    } while (seconds < 1);
    return static_cast<double>(count) / seconds;
}

#ifdef PEER_BOX2D
places by_box2d(const prepared_shot& p, double hertz)
{
    constexpr float scale = 20; // Box2D is tuned for things of 0.1 to 10 m
    const auto board = board_of_the_shots();
    b2World world(b2Vec2(0, 0));
    world.SetAllowSleeping(false);
    const auto add = [&](vec2 at, double radius, b2BodyType type) {
        b2BodyDef definition;
        definition.type = type;
        definition.bullet = type == b2_dynamicBody;
        definition.fixedRotation = true;
        definition.position.Set(static_cast<float>(at.x) * scale, static_cast<float>(at.y) * scale);
        b2Body* body = world.CreateBody(&definition);
        b2CircleShape circle;
        circle.m_radius = static_cast<float>(radius) * scale;
        b2FixtureDef fixture;
        fixture.shape = &circle;
        fixture.density = 1;
        fixture.friction = 0;
        fixture.restitution = static_cast<float>(restitution);
        fixture.restitutionThreshold = 0;
        body->CreateFixture(&fixture);
        return body;
    };
    for (const board_post& post : board.posts) {
        add(post.centre, post.radius, b2_staticBody);
    }
    std::vector<b2Body*> bodies;
    for (std::size_t i = 0; i < p.scene.size(); ++i) {
        bodies.push_back(add(p.scene.position(i), p.scene.radius(i), b2_dynamicBody));
    }
    bodies[0]->SetLinearVelocity(
        b2Vec2(static_cast<float>(p.velocity.x) * scale, static_cast<float>(p.velocity.y) * scale));
    const auto dt = static_cast<float>(1 / hertz);
    const float loss = static_cast<float>(deceleration) * scale * dt;
    for (double t = 0; t < longest; t += 1 / hertz) {
        bool moving = false;
        world.Step(dt, 8, 3);
        for (b2Body* body : bodies) {
            const b2Vec2 v = body->GetLinearVelocity();
            const float speed = v.Length();
            body->SetLinearVelocity(speed > loss ? (1 - loss / speed) * v : b2Vec2(0, 0));
            moving = moving || (body->IsEnabled() && speed > static_cast<float>(still) * scale);
            if (body->GetPosition().Length() > static_cast<float>(board.surface_radius) * scale) {
                body->SetEnabled(false);
            }
        }
        if (!moving) {
            break;
        }
    }
    places end;
    for (const b2Body* body : bodies) {
        const b2Vec2 at = body->GetPosition();
        end.push_back(body->IsEnabled() ? vec2{static_cast<double>(at.x / scale), static_cast<double>(at.y / scale)}
                                        : gone);
    }
    return end;
}
#endif

#ifdef PEER_CHIPMUNK
void slow_down(cpBody* body, cpVect, cpFloat, cpFloat dt)
{
    const cpVect v = cpBodyGetVelocity(body);
    const cpFloat speed = cpvlength(v);
    const cpFloat loss = deceleration * dt;
    cpBodySetVelocity(body, speed > loss ? cpvmult(v, 1 - loss / speed) : cpv(0, 0));
}

places by_chipmunk(const prepared_shot& p, double hertz)
{
    const auto board = board_of_the_shots();
    cpSpace* space = cpSpaceNew();
    cpSpaceSetIterations(space, 10);
    cpSpaceSetCollisionSlop(space, 1e-5);
    std::vector<cpBody*> bodies;
    std::vector<cpShape*> shapes;
    for (const board_post& post : board.posts) {
        cpShape* shape = cpCircleShapeNew(cpSpaceGetStaticBody(space), post.radius, cpv(post.centre.x, post.centre.y));
        cpShapeSetElasticity(shape, std::sqrt(restitution)); // Chipmunk multiplies the two
        shapes.push_back(cpSpaceAddShape(space, shape));
    }
    for (std::size_t i = 0; i < p.scene.size(); ++i) {
        cpBody* body = cpSpaceAddBody(space, cpBodyNew(1, INFINITY));
        cpBodySetPosition(body, cpv(p.scene.position(i).x, p.scene.position(i).y));
        cpBodySetVelocityUpdateFunc(body, slow_down);
        cpShape* shape = cpSpaceAddShape(space, cpCircleShapeNew(body, p.scene.radius(i), cpv(0, 0)));
        cpShapeSetElasticity(shape, std::sqrt(restitution));
        cpShapeSetFriction(shape, 0);
        bodies.push_back(body);
        shapes.push_back(shape);
    }
    std::vector<bool> out(bodies.size(), false);
    cpBodySetVelocity(bodies[0], cpv(p.velocity.x, p.velocity.y));
    for (double t = 0; t < longest; t += 1 / hertz) {
        cpSpaceStep(space, 1 / hertz);
        bool moving = false;
        for (std::size_t i = 0; i < bodies.size(); ++i) {
            if (out[i]) {
                continue;
            }
            moving = moving || cpvlength(cpBodyGetVelocity(bodies[i])) > still;
            if (cpvlength(cpBodyGetPosition(bodies[i])) > board.surface_radius) {
                out[i] = true;
                cpBodySetPosition(bodies[i], cpv(gone.x + static_cast<double>(i), 0));
                cpBodySetVelocity(bodies[i], cpv(0, 0));
            }
        }
        if (!moving) {
            break;
        }
    }
    places end;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const cpVect at = cpBodyGetPosition(bodies[i]);
        end.push_back(out[i] ? gone : vec2{at.x, at.y});
    }
    for (cpShape* shape : shapes) {
        cpSpaceRemoveShape(space, shape);
        cpShapeFree(shape);
    }
    for (cpBody* body : bodies) {
        cpSpaceRemoveBody(space, body);
        cpBodyFree(body);
    }
    cpSpaceFree(space);
    return end;
}
#endif

void print(const char* name, double hertz, double rate, double ours, const std::vector<places>& theirs,
           const std::vector<places>& right)
{
    std::vector<double> errors;
    for (std::size_t k = 0; k < right.size(); ++k) {
        double worst = 0;
        for (std::size_t i = 0; i < right[k].size(); ++i) {
            if (!(right[k][i] == gone) && !(theirs[k][i] == gone)) {
                worst = (std::max)(worst, distance(right[k][i], theirs[k][i]));
            }
        }
        errors.push_back(worst);
    }
    std::sort(errors.begin(), errors.end());
    std::printf("%-10s %8.0f %14.0f %12.1f %12.4f %12.4f\n", name, hertz, rate, ours / rate,
                1e3 * errors[errors.size() / 2], 1e3 * errors[errors.size() * 9 / 10]);
}

} // namespace

int main(int argc, char** argv)
{
    const auto discs = static_cast<std::size_t>(argc > 1 ? std::atoi(argv[1]) : 12);
    const auto count = static_cast<std::size_t>(argc > 2 ? std::atoi(argv[2]) : 200);
    if (discs < 1 || discs > 24 || count < 1) {
        std::fputs("usage: bench_peers [DISCS 1 … 24] [SHOTS]\n", stderr);
        return 2;
    }
    const auto shots = prepare(discs, count);
    motion_parameters p;
    p.disc_restitution = restitution;
    p.post_restitution = restitution;
    p.disc_contact_friction = 0;
    p.post_contact_friction = 0;
    auto motion = disc_motion<24>::make(board_of_the_shots(), p);
    std::vector<places> right;
    static_cast<void>(rate_of(shots, &right, [&](const prepared_shot& s) {
        disc_scene<24> scene = s.scene;
        static_cast<void>(motion->simulate(scene, s.flick));
        places end;
        for (std::size_t i = 0; i < scene.size(); ++i) {
            end.push_back(scene.mode(i) == disc_mode::fallen ? gone : scene.position(i));
        }
        return end;
    }));
    const double ours = rate_of(shots, nullptr, [&](const prepared_shot& s) {
        disc_scene<24> scene = s.scene;
        static_cast<void>(motion->simulate(scene, s.flick));
        return places{};
    });
    std::printf("%zu discs, %zu shots\n%-10s %8s %14s %12s %12s %12s\n", discs, count, "engine", "Hz", "shots/s",
                "ours / it", "median mm", "90 % mm");
    print("quintet", 0, ours, ours, right, right);
#ifdef PEER_BOX2D
    for (const double hertz : {240.0, 960.0, 3840.0, 15360.0}) {
        std::vector<places> ends;
        const double rate = rate_of(shots, &ends, [&](const prepared_shot& s) { return by_box2d(s, hertz); });
        print("Box2D", hertz, rate, ours, ends, right);
    }
#endif
#ifdef PEER_CHIPMUNK
    for (const double hertz : {240.0, 960.0, 3840.0, 15360.0}) {
        std::vector<places> ends;
        const double rate = rate_of(shots, &ends, [&](const prepared_shot& s) { return by_chipmunk(s, hertz); });
        print("Chipmunk", hertz, rate, ours, ends, right);
    }
#endif
    return 0;
}
