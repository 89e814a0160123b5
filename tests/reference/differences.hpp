// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_REFERENCE_DIFFERENCES_HPP
#define QUINTET_TESTS_REFERENCE_DIFFERENCES_HPP

// Where two judges differ: of each way to differ the shortest log that shows it.

#include <quintet/physics/shot_event.hpp>

#include <cstddef>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace reference {

class differences {
  public:
    void note(const std::string& what, const std::string& where, const std::vector<quintet::shot_event>& events)
    {
        entry& e = found_[what];
        if (e.times++ == 0 || events.size() < e.events.size()) {
            e.events = events;
            e.where = where;
        }
    }
    [[nodiscard]] bool none() const { return found_.empty(); }
    /// All of them, for a person.
    [[nodiscard]] std::string told() const
    {
        std::ostringstream out;
        out.precision(17);
        for (const auto& [what, e] : found_) {
            out << what << ", " << e.times << " times; as in " << e.where << '\n';
            for (const quintet::shot_event& event : e.events) {
                write(out, event);
            }
        }
        return out.str();
    }

  private:
    struct entry {
        int times = 0;
        std::string where;
        std::vector<quintet::shot_event> events;
    };

    static void write(std::ostringstream& out, const quintet::shot_event& e)
    {
        static const char* const kinds[] = {"contact",      "post_contact", "line", "capture",
                                            "left_surface", "bounce_back",  "fall", "topple",
                                            "fell_flat",    "landed",       "rest"};
        out << "  " << kinds[static_cast<std::size_t>(e.kind)] << " @" << e.time << ' ' << int{e.disc};
        if (e.other != quintet::disc::board_below) {
            out << ' ' << int{e.other};
        }
        if (e.kind == quintet::shot_event_kind::contact) {
            out << " impulse " << e.impulse << " normal " << e.normal.x << ' ' << e.normal.y;
        }
        if (e.kind == quintet::shot_event_kind::rest && e.mode != quintet::disc_mode::flat) {
            out << (e.mode == quintet::disc_mode::leaning ? " leaning" : " in another mode");
        }
        out << " at " << e.where.x << ' ' << e.where.y << '\n';
    }

    std::map<std::string, entry> found_;
};

} // namespace reference

#endif
