// SPDX-License-Identifier: MIT
#include <quintet/games/flick/detail/contact_rights.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

using quintet::flick::detail::contact_rights;

namespace {

// Disc 0 is the shot; 1 and 2 are its side's, 3 and 4 another's.
constexpr std::uint64_t shot = 0b00001;
constexpr std::uint64_t own = 0b00111;

struct meeting {
    std::size_t a;
    std::size_t b;
};

/// Contacts of one instant, told in every order; what is asked of the rights must not depend on it.
template <class Ask>
void in_every_order(std::vector<meeting> contacts, Ask&& ask)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        order.push_back(i);
    }
    do {
        contact_rights rights(shot, own, shot);
        rights.at(0.1);
        for (const std::size_t i : order) {
            rights.touch(contacts[i].a, contacts[i].b);
        }
        ask(rights);
    } while (std::next_permutation(order.begin(), order.end()));
}

} // namespace

TEST_CASE("the right to make contacts passes from disc to disc", "[CR-11][CR-13][HU-11]")
{
    contact_rights rights(shot, own, shot);
    rights.at(0.1);
    rights.touch(1, 3); // neither has it
    CHECK(rights.touched() == 0);
    rights.at(0.2);
    rights.touch(0, 1);
    rights.at(0.3);
    rights.touch(1, 3);
    rights.at(0.4);
    rights.touch(3, 4);
    CHECK(rights.touched() == 0b11011);
    CHECK(rights.touched_first() == 0b00011);
    CHECK(rights.touched_by_makers() == 0b00011);
}

TEST_CASE("who leaves the surface loses the right for good, and takes it from nobody", "[CR-13][HU-11]")
{
    contact_rights rights(shot, own, shot);
    rights.at(0.1);
    rights.touch(0, 1);
    rights.at(0.2);
    rights.leave(1);
    rights.at(0.3);
    rights.touch(1, 3); // bounced back
    CHECK((rights.touched() & 0b01000) == 0);
    rights.at(0.4);
    rights.touch(3, 4); // moved by it alone
    CHECK((rights.touched() & 0b11000) == 0);
    rights.at(0.5);
    rights.touch(0, 3); // the shot still has it, and disc 3 is in play
    CHECK((rights.touched() & 0b01000) != 0);
    rights.at(0.6);
    rights.touch(0, 1); // what is out of play makes nothing
    rights.at(0.7);
    rights.touch(1, 4);
    CHECK((rights.touched() & 0b10000) == 0);
    rights.at(0.8);
    rights.touch(3, 4);
    CHECK((rights.touched() & 0b10000) != 0);
}

TEST_CASE("a contact at the very instant of leaving counts, if it is told before that", "[CR-13]")
{
    for (const bool leaves_first : {false, true}) {
        contact_rights rights(shot, own, shot);
        rights.at(0.1);
        if (leaves_first) {
            rights.leave(0);
        }
        rights.touch(0, 3);
        if (!leaves_first) {
            rights.leave(0);
        }
        CHECK(rights.touched() == (leaves_first ? 0U : 0b01001U));
        rights.at(0.2);
        rights.touch(0, 4);
        CHECK((rights.touched() & 0b10000) == 0);
    }
}

TEST_CASE("the right passes up a stack, though that is no contact, and not down", "[CR-13][HU-11]")
{
    contact_rights rights(shot, own, shot);
    rights.lie(2, 1);
    rights.at(0.1);
    rights.touch(0, 1); // disc 2 lies on what is touched
    CHECK(rights.touched() == 0b00011);
    rights.at(0.2);
    rights.touch(2, 3);
    CHECK(rights.touched() == 0b01111);
    contact_rights down(shot, own, shot);
    down.lie(2, 1);
    down.at(0.1);
    down.touch(0, 2);
    down.at(0.2);
    down.touch(1, 3);
    CHECK(down.touched() == 0b00101);
    // Once it lies on the board, no more.
    contact_rights apart(shot, own, shot);
    apart.lie(2, 1);
    apart.at(0.1);
    apart.lie(2, quintet::disc::board_below);
    apart.at(0.2);
    apart.touch(0, 1);
    apart.at(0.3);
    apart.touch(2, 3);
    CHECK(apart.touched() == 0b00011);
}

TEST_CASE("contacts of one instant are judged as a set", "[CR-11]")
{
    // The shot meets an own disc that lies against another's, and another's.
    in_every_order({{0, 1}, {1, 3}, {0, 4}}, [](const contact_rights& rights) {
        CHECK(rights.touched() == 0b11011);
        CHECK(rights.touched_first() == 0);
    });
    // Only through the own disc, but at the same instant: it is not before.
    in_every_order({{0, 1}, {1, 3}}, [](const contact_rights& rights) { CHECK(rights.touched_first() == 0); });
    in_every_order({{0, 1}, {1, 2}, {2, 3}, {3, 4}}, [](const contact_rights& rights) {
        CHECK(rights.touched() == 0b11111);
        CHECK(rights.touched_first() == 0);
        CHECK(rights.touched_by_makers() == 0b00011);
    });
    // No other's disc at this instant: both own ones are before what comes later.
    in_every_order({{0, 1}, {1, 2}}, [](contact_rights rights) {
        CHECK(rights.touched_first() == 0b00111);
        rights.at(0.2);
        rights.touch(2, 3);
        CHECK(rights.touched_first() == 0b00111);
        rights.at(0.3);
        rights.touch(0, 4);
        CHECK(rights.touched_first() == 0b00111);
    });
    // What no right reaches stays apart.
    in_every_order({{1, 2}, {3, 4}}, [](const contact_rights& rights) { CHECK(rights.touched() == 0); });
}

TEST_CASE("contacts of the two discs that are flicked together are told apart", "[HU-21]")
{
    // Discs 0 and 1 are the pair, 2 is another own disc.
    contact_rights rights(0b00011, own, 0b00011);
    rights.at(0.1);
    rights.touch(0, 2);
    rights.at(0.2);
    rights.touch(2, 3);
    CHECK((rights.touched_by_makers() & ~own) == 0);
    rights.at(0.3);
    rights.touch(1, 4);
    CHECK((rights.touched_by_makers() & ~own) == 0b10000);
    // Only the upper one was struck; the lower one makes contacts once it has been touched.
    contact_rights upper(0b00010, own, 0b00011);
    upper.at(0.1);
    upper.touch(0, 3);
    CHECK(upper.touched_by_makers() == 0);
    upper.at(0.2);
    upper.touch(1, 0);
    upper.at(0.3);
    upper.touch(0, 3);
    CHECK((upper.touched_by_makers() & ~own) == 0b01000);
}
