// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_COMING_DOWN_HPP
#define QUINTET_TESTS_REFERENCE_COMING_DOWN_HPP

// Discs that lie on others, of which some were taken away: what lay on them comes down. [HU-13]

#include <cmath>
#include <vector>

namespace reference {

struct lying_disc {
    double x = 0;
    double y = 0;
    double radius = 0;
    int below = -1;    ///< the index of the disc that it lies on, or -1: the board
    int height = 0;    ///< how many discs lay below it before
    bool here = true;  ///< false: it was taken away
    bool firm = false; ///< part of a tower: nothing comes down on it
};

/// Floor by floor, from the lowest. Who lies on the board, or on a disc that is still as high as it was, stays; any
/// other falls: to the board, and from there up past each floor on which there is a disc in its way. It lies on the
/// nearest of the uppermost that was in its way; at the same distance, on that with the smaller x, then y.
inline void let_come_down(std::vector<lying_disc>& discs)
{
    const int count = static_cast<int>(discs.size());
    const auto at = [&](int i) -> lying_disc& { return discs[static_cast<std::size_t>(i)]; };
    std::vector<int> now(discs.size(), -1); // -1: not laid down yet
    int highest = 0;
    for (const lying_disc& d : discs) {
        highest = d.height > highest ? d.height : highest;
    }
    const auto floor_of = [&](int i) -> int& { return now[static_cast<std::size_t>(i)]; };
    const auto away = [&](int a, int b) { return std::hypot(at(a).x - at(b).x, at(a).y - at(b).y); };
    for (int floor = 0; floor <= highest; ++floor) {
        for (int i = 0; i < count; ++i) {
            if (!at(i).here || at(i).height != floor) {
                continue;
            }
            const int below = at(i).below;
            if (below < 0 || (at(below).here && floor_of(below) == floor - 1)) {
                floor_of(i) = floor;
                continue;
            }
            int lands = 0;
            int on = -1;
            for (bool in_the_way = true; in_the_way; lands += in_the_way ? 1 : 0) {
                int nearest = -1;
                for (int k = 0; k < count; ++k) {
                    if (k == i || floor_of(k) != lands || at(k).firm ||
                        !(away(k, i) < at(k).radius + at(i).radius - 1e-9)) {
                        continue;
                    }
                    const bool nearer = nearest < 0 || away(k, i) < away(nearest, i);
                    const bool tied = nearest >= 0 && away(k, i) == away(nearest, i);
                    if (nearer ||
                        (tied && (at(k).x < at(nearest).x || (at(k).x == at(nearest).x && at(k).y < at(nearest).y)))) {
                        nearest = k;
                    }
                }
                in_the_way = nearest >= 0;
                on = in_the_way ? nearest : on;
            }
            at(i).below = on;
            at(i).height = lands;
            floor_of(i) = lands;
        }
    }
}

} // namespace reference

#endif
