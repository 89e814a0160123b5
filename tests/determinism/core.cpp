// SPDX-License-Identifier: MIT
#include "digest.hpp"

#include <quintet/boards/vec2.hpp>
#include <quintet/core/random_stream.hpp>
#include <quintet/core/real.hpp>

#include <array>
#include <span>

using determinism::digest;
using namespace quintet;

int main()
{
    digest words;
    random_stream random{1};
    for (int i = 0; i < 10'000; ++i) {
        words.add(random());
        words.add(random.below(static_cast<std::uint32_t>(i) + 1));
        words.add_real(random.unit());
        words.add(random.split(static_cast<std::uint64_t>(i))());
    }
    words.print("random_stream");

    digest orders;
    std::array<int, 52> cards{};
    for (int i = 0; i < 52; ++i) {
        cards[static_cast<std::size_t>(i)] = i;
    }
    for (int i = 0; i < 200; ++i) {
        random.shuffle(std::span<int>(cards));
        for (const int card : cards) {
            orders.add(static_cast<std::uint64_t>(card));
        }
    }
    orders.print("shuffle");

    digest reals;
    for (int i = 0; i < 100'000; ++i) {
        const real a = real{random.unit()} * real{3} - real{1};
        const real b = real{random.unit()} * real{5};
        const real c = random.unit();
        reals.add_real((a * b + c).value());
        reals.add_real((a * a - b * c).value());
        reals.add_real((a / (b + 1)).value());
        reals.add_real(square_root(b * b + c * c).value());
    }
    reals.print("real");

    digest vectors;
    vec2 sum;
    for (int i = 0; i < 50'000; ++i) {
        const vec2 u = unit_vector(i % 2 == 0 ? random.unit() * 7 : random.unit() * 1e6);
        const vec2 w = {random.unit() - 0.5, random.unit() - 0.5};
        sum = sum + 0.1 * u - 0.3 * w;
        for (const double value : {u.x, u.y, dot(u, w), cross(u, w), length(w), distance(u, w), sum.x, sum.y}) {
            vectors.add_real(value);
        }
    }
    vectors.print("vec2");
    return 0;
}
