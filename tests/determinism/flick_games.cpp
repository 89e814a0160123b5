// SPDX-License-Identifier: MIT
// Games of flicked discs under several options: every shot drawn, listed, put right and blurred, and every state's
// hash.
#include "digest.hpp"

#include <quintet/games/crokinole.hpp>
#include <quintet/games/spinning_target.hpp>

using determinism::digest;
using namespace quintet;

QUINTET_PRECISE_BEGIN

namespace {

void add(digest& to, const flick::aim& a)
{
    for (const double number : {a.place, a.reach, a.direction, a.speed, a.spin}) {
        to.add_real(number);
    }
}

void play(const char* name, const crokinole::options& options, int games, int shots)
{
    const auto rules = *crokinole::game::with(options);
    digest played;
    for (int g = 0; g < games; ++g) {
        random_stream random{static_cast<std::uint64_t>(g) + 1};
        crokinole::state s = rules.start(random);
        for (int i = 0; i < shots && rules.to_move(s); ++i) {
            flick::aim aim = rules.sample(s, random);
            if (i % 2 == 0) {
                std::uint32_t skip = random.below(40);
                rules.for_each_move(s, [&](const flick::aim& a) {
                    add(played, a);
                    aim = a;
                    return skip-- != 0;
                });
                aim = rules.perturbed(s, aim, flick::hands::club, random);
            }
            add(played, aim);
            const flick::aim wild{2 * random.unit(), random.unit() / 20, 5 * random.unit(), 12 * random.unit(), 0};
            add(played, rules.nearest(s, wild));
            played.add_real(rules.apply(s, aim).duration);
            played.add(s.hash());
        }
    }
    played.print(name);
}

/// The same for spins and barricades, whose moves are of a type of their own.
void spin(const char* name, const spinning_target::options& options, int games, int moves)
{
    const auto rules = *spinning_target::game::with(options);
    digest played;
    for (int g = 0; g < games; ++g) {
        random_stream random{static_cast<std::uint64_t>(g) + 1};
        spinning_target::state s = rules.start(random);
        for (int i = 0; i < moves && rules.to_move(s); ++i) {
            spinning_target::move m = rules.sample(s, random);
            if (i % 2 == 0) {
                std::uint32_t skip = random.below(40);
                rules.for_each_move(s, [&](const spinning_target::move& listed) {
                    add(played, listed.aim);
                    m = listed;
                    return skip-- != 0;
                });
                m = rules.perturbed(s, m, flick::hands::club, random);
            }
            add(played, m.aim);
            played.add_real(m.place.x);
            played.add_real(m.place.y);
            spinning_target::move wild = m;
            wild.place = {random.unit() / 10, random.unit() / 10};
            wild.aim = {random.unit() / 10, random.unit() / 50, 5 * random.unit(), random.unit(), 300 * random.unit()};
            const spinning_target::move nearest = rules.nearest(s, wild);
            add(played, nearest.aim);
            played.add_real(nearest.place.x);
            played.add_real(rules.apply(s, m).duration);
            played.add(s.hash());
        }
    }
    played.print(name);
}

} // namespace

QUINTET_PRECISE_END

int main()
{
    crokinole::options club;
    play("crokinole", club, 30, 100);
    crokinole::options spun = club;
    spun.motion.spin = spin_level::full;
    play("crokinole_with_spin", spun, 10, 100);
    crokinole::options doubles;
    doubles.players = 4;
    doubles.teams = true;
    play("crokinole_nca_doubles", with_preset(doubles, crokinole::preset::nca), 10, 100);
    spinning_target::options target;
    spin("spinning_target", target, 20, 120);
    target.players = 4;
    target.barricade_each = spinning_target::barricade_time::cycle;
    target.motion = spinning_target::polished_motion();
    spin("spinning_target_for_four", target, 10, 120);
    return 0;
}
