// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_DISC_INTEGRATOR_HPP
#define QUINTET_TESTS_REFERENCE_DISC_INTEGRATOR_HPP

// Discs moved in small steps of time: plain, slow, and by another route than the library's. Friction between rims and
// spin are left out. It converges to the truth as the step shrinks.

#include <cmath>
#include <vector>

namespace reference {

struct stepped_disc {
    double x = 0;
    double y = 0;
    double vx = 0;
    double vy = 0;
    double radius = 0;
    double mass = 1; // infinite: a post
};

struct stepped_rules {
    double deceleration = 0;
    double disc_restitution = 0;
    double post_restitution = 0;
    double surface = 0;
};

/// Runs until all rest. Discs that leave the surface are taken far away.
inline void step_to_rest(std::vector<stepped_disc>& discs, const stepped_rules& rules, double dt)
{
    for (double t = 0; t < 20; t += dt) {
        bool moving = false;
        for (stepped_disc& d : discs) {
            const double speed = std::hypot(d.vx, d.vy);
            if (speed == 0) {
                continue;
            }
            moving = true;
            // Exact for a straight stretch: the mean of the speeds before and after.
            const double left = std::max(0.0, speed - rules.deceleration * dt);
            const double lasted = std::min(dt, speed / rules.deceleration);
            d.x += d.vx / speed * (speed + left) / 2 * lasted;
            d.y += d.vy / speed * (speed + left) / 2 * lasted;
            d.vx *= left / speed;
            d.vy *= left / speed;
            if (std::hypot(d.x, d.y) > rules.surface) {
                d = {1e6 + 1e3 * static_cast<double>(&d - discs.data()), 0, 0, 0, d.radius, d.mass};
            }
        }
        for (std::size_t i = 0; i < discs.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                stepped_disc& a = discs[i];
                stepped_disc& b = discs[j];
                const double dx = b.x - a.x;
                const double dy = b.y - a.y;
                const double gap = std::hypot(dx, dy);
                if (gap >= a.radius + b.radius || gap == 0) {
                    continue;
                }
                const double nx = dx / gap;
                const double ny = dy / gap;
                const double closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
                if (closing <= 0) {
                    continue;
                }
                const bool post = std::isinf(a.mass) || std::isinf(b.mass);
                const double e = post ? rules.post_restitution : rules.disc_restitution;
                const double push = (1 + e) * closing / (1 / a.mass + 1 / b.mass);
                a.vx -= push / a.mass * nx;
                a.vy -= push / a.mass * ny;
                b.vx += push / b.mass * nx;
                b.vy += push / b.mass * ny;
            }
        }
        if (!moving) {
            return;
        }
    }
}

} // namespace reference

#endif
