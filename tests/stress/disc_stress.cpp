// SPDX-License-Identifier: MIT
// disc_stress SHOTS [SEED]: random shots under random parameters, every invariant checked after every event. Exits with
// 1 where one broke.
#include <cstdio>
#include <cstdlib>
#include <reference/disc_scenes.hpp>

using namespace reference;

namespace {

motion_parameters parameters_of(std::uint64_t kind)
{
    motion_parameters p;
    constexpr std::array<double, 5> restitutions{0.75, 0.0, 0.3, 0.8, 1.0};
    p.disc_restitution = restitutions[kind % 5];
    p.spin = static_cast<spin_level>(kind / 5 % 3);
    if (kind / 15 % 2 == 1) {
        p.disc_contact_friction = 0;
        p.post_contact_friction = 0;
    }
    return p;
}

} // namespace

int main(int argc, char** argv)
{
    const long shots = argc > 1 ? std::atol(argv[1]) : 100'000;
    const random_stream master{argc > 2 ? static_cast<std::uint64_t>(std::atol(argv[2])) : 1};
    const auto board = crokinole_board();
    invariant_log log;
    std::uint64_t events = 0;
    std::uint32_t most = 0;
    long faults = 0;
    long errors = 0;
    constexpr long batch = 500;
    for (long first = 0; first < shots; first += batch) {
        auto motion = disc_motion<24>::make(board, parameters_of(static_cast<std::uint64_t>(first / batch)));
        for (long k = first; k < first + batch && k < shots; ++k) {
            random_stream random = master.split(static_cast<std::uint64_t>(k));
            auto scene = random_scene<24>(random, board, 1 + random.below(24));
            shot s = random_shot(random, scene);
            s.spin = between(random, -60, 60);
            const auto outcome = motion->simulate(scene, s, log);
            if (!outcome) {
                ++errors;
                continue;
            }
            events += outcome->events;
            most = (std::max)(most, outcome->events);
            faults += scene_fault(board, scene) ? 1 : 0;
        }
    }
    std::printf("shots %ld\nevents %llu, at most %u a shot\ncaps reached %ld\nscenes with a fault %ld\n"
                "deepest overlap %.3g m\nlargest gain of energy %.3g\ntime in order %s\nall finite %s\n",
                shots, static_cast<unsigned long long>(events), most, errors, faults, -log.worst_gap, log.worst_gain,
                log.time_runs ? "yes" : "no", log.finite ? "yes" : "no");
    const bool good =
        errors == 0 && faults == 0 && log.worst_gap >= -1e-9 && log.worst_gain < 1e-11 && log.time_runs && log.finite;
    return good ? 0 : 1;
}
