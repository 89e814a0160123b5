// SPDX-License-Identifier: MIT
// The input is a board's parameters, a scene and shots, all from raw numbers: whatever is not refused must come to an
// end with a scene that is free of faults.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <reference/disc_scenes.hpp>

namespace {

using namespace reference;

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

class reader {
  public:
    reader(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}

    bool empty() const { return left_ == 0; }
    std::uint8_t byte()
    {
        if (left_ == 0) {
            return 0;
        }
        --left_;
        return *data_++;
    }
    /// −1 … 1 in 65,536 steps; now and then raw bits, which may be anything.
    double number()
    {
        const unsigned high = byte();
        const unsigned low = byte();
        if (high == 255) {
            double raw = 0;
            std::uint8_t bytes[8];
            for (std::uint8_t& b : bytes) {
                b = byte();
            }
            std::memcpy(&raw, bytes, sizeof raw);
            return raw;
        }
        return (static_cast<double>(high * 256 + low) - 32512) / 32512;
    }

  private:
    const std::uint8_t* data_;
    std::size_t left_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    reader in(data, size);
    motion_parameters p;
    const std::uint8_t kind = in.byte();
    p.spin = static_cast<spin_level>(kind % 3);
    p.disc_restitution = in.byte() / 255.0;
    p.disc_contact_friction = in.byte() / 128.0;
    p.board_friction = 0.02 + in.byte() / 256.0;
    p.event_limit = 20'000;
    const auto board = (kind & 4U) != 0 ? target_board() : crokinole_board();
    auto motion = disc_motion<8>::make(board, p);
    require(motion.has_value());
    disc_scene<8> scene;
    shot_log<8> log;
    while (!in.empty()) {
        const std::uint8_t what = in.byte();
        if (what % 3 != 0) {
            disc d = disc_at({0.35 * in.number(), 0.35 * in.number()}, 0.016);
            if (what % 8 == 7) {
                d.radius = 0.03 * in.number();
                d.mass = 0.01 * in.number();
            }
            d.mode = static_cast<disc_mode>(what / 8 % 8);
            if (what % 16 == 5) {
                d.support = in.byte();
                d.layer = static_cast<std::uint8_t>(in.byte() % 9);
            }
            if (d.mode == disc_mode::standing && d.layer > 0) {
                d.mode = disc_mode::flat;
            }
            static_cast<void>(scene.add(board, d));
        } else {
            shot s;
            s.disc = in.byte();
            s.direction = {in.number(), in.number()};
            s.speed = 5 + 6 * in.number();
            s.spin = 300 * in.number();
            s.chance = random_stream{in.byte()};
            const auto before = scene;
            const auto outcome = motion->simulate(scene, s, log);
            if (!outcome) {
                require(scene == before);
                require(outcome.error().code != error_code::limit_reached);
                continue;
            }
            require(!scene_fault(board, scene));
            double last = 0;
            for (const shot_event& e : log.events()) {
                require(e.time >= last);
                last = e.time;
            }
        }
    }
    return 0;
}
