// SPDX-License-Identifier: MIT
// Usage: host PLUG_IN. A position from a plug-in loaded as the program runs is equal to the host's own.
#include <quintet/io/any_position.hpp>
#include <quintet/io/pentago/explanation.hpp>
#include <quintet/io/type_tag.hpp>

#include <cstdio>
#include <dlfcn.h>

namespace {

struct only_here {};
struct also_here {};

int failures = 0;
void check(bool holds, const char* what)
{
    if (!holds) {
        std::printf("FAILED: %s\n", what);
        ++failures;
    }
}

} // namespace

int main(int argc, char** argv)
{
    using namespace quintet;
    void* const plug_in = argc == 2 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : nullptr;
    if (plug_in == nullptr) {
        std::puts("cannot load the plug-in");
        return 2;
    }
    const auto make = reinterpret_cast<any_position* (*)(const char*)>(dlsym(plug_in, "made_by_plug_in"));
    if (make == nullptr) {
        std::puts("the plug-in makes nothing");
        return 2;
    }
    random_stream random(1);
    const pentago::game rules;
    const position<pentago::game> own{rules, rules.start(random)};
    const any_position ours(own);
    const std::unique_ptr<any_position> theirs(make(ours.text().c_str()));
    check(theirs != nullptr, "the plug-in reads a position");
    if (theirs != nullptr) {
        check(*theirs == ours && ours == *theirs, "equal to the host's, from both sides");
        const auto* held = theirs->get_if<pentago::game>();
        check(held != nullptr && *held == own, "the host finds the position in it");
        any_position moved = ours;
        ours.for_each_move([&](std::string_view move) {
            check(!moved.apply(move), "a listed move is legal");
            return false;
        });
        check(moved != *theirs, "unequal after a move");
    }
    check(type_tag::of<only_here>() == type_tag::of<only_here>(), "a type is itself");
    check(!(type_tag::of<only_here>() == type_tag::of<also_here>()), "types of one size differ");
    check(!(type_tag::of<int>() == type_tag::of<unsigned>()), "types of one size differ by name");
    return failures == 0 ? 0 : 1;
}
